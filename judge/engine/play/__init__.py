"""Table in, table out, as clauses direct. Imports `evaluate`."""
