"""The sixteen phases of a turn, one module each, in the rulebook's order."""
