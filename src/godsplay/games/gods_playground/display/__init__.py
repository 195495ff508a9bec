"""How God's Playground is shown: words, tables, panels and the board."""
