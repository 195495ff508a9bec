"""What tests of several areas share. Tests import from here, never from each other."""
