"""How The Magnates is shown: words, tables, panels and the board."""
