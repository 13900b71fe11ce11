"""Ruling + Table -> what was not read on the cards and may bear on it. Imports `rule` and what lies below."""
