"""How clauses combine, in three values throughout. Imports `rulebook` and `game`."""
