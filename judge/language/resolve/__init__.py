"""Syntax to values: names are looked up, nothing is judged. Imports `mistakes`, `translate`, `scenario`, `parse`."""
