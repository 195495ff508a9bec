"""Lots, a small game for tests of what every game must do, and ways to break it."""
