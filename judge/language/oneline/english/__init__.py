"""What people say in English, as data."""
