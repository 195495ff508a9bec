"""The Commonwealth of Poland and Lithuania, as the games that are set there draw it."""
