"""The lists of cards that users import, and the store that keeps them. Imports `cards/text` and what lies below."""
