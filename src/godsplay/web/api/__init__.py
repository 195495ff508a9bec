"""The JSON interface and the live connection."""
