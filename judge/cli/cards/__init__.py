"""`judge cards`: looks up, imports and updates card facts."""

COMMANDS = ("find", "show", "add", "update", "check", "mend")
"""Each is a module of this package with a function `command`, and a page `cards NAME` in the language file."""
