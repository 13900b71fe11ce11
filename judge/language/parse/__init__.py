"""Lines, terminals, LALR: text to syntax. Imports `support` and the vocabulary of `game`."""
