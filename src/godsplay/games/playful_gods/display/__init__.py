"""How Playful Gods is shown: words, tables, panels and the board."""
