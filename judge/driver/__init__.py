"""Files -> what came of them: runs, covers, compares. Knows no door; imports `engine` and `language`."""
