"""The rules of Playful Gods. All of it is compiled."""
