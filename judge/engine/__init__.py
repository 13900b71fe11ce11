"""Question + Table + Rulebook -> Ruling. Alone combines law; imports `rulebook`, `cards` and `game`."""
