"""The grammar of card text, and what its sentences mean. Imports `game` and `support`."""
