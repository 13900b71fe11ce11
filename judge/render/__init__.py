"""Ruling -> words: sentences, pages and records, in the words of a language file."""
