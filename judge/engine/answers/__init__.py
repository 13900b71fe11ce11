"""One file a kind of question. Imports `play` and `evaluate`."""
