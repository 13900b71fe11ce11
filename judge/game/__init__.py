"""The game as a camera sees it: its vocabulary, and later its tables, cards and moves. It imports nothing but support."""
