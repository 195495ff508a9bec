"""Presentation: how games are shown to people, in words, tables and pictures."""
