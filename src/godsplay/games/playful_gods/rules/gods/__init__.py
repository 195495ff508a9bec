"""God Cards: drawing them, and what each god asks for. All of it is compiled."""
