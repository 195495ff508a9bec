"""Notices: telling players who are elsewhere that it is their turn."""
