"""God Cards: drawing them, and a file for each god with what the card does. All of it is compiled."""
