"""People beyond a single table: their devices, their games, and how they find each other."""
