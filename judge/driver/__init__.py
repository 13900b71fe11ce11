"""Files and lines -> Reports: opens law and cards, reads, rules, checks, compares, covers, looks up. Knows no door and no
words; imports `engine`, `language`, `rulebook` and `cards`."""
