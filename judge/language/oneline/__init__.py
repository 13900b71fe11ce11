"""A person's one line -> a question on a table laid for it. Imports the rest of `language`."""
