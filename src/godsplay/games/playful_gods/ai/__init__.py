"""What bots know of Playful Gods. All of it is compiled."""
