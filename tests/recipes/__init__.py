"""The README's recipes, followed in a copy of the house and held to what HOUSE.md says that each may cost."""
