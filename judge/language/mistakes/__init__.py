"""What is wrong with a line, and what was probably meant. Imports `parse`."""
