"""Playful Gods: three rotating rings, hidden hands, and gods who meddle."""
