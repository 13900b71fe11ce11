"""English as it is spoken at a table: every phrase that a one-line question may use, as data."""
