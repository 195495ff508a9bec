"""The rules of The Magnates. All of it is compiled."""
