"""The engine: what every game is made of, and the one way to change it. It knows no game; all of it is compiled."""
