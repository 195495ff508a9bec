"""What bots know of The Magnates. All of it is compiled."""
