"""Bots in any language: lines of JSON over standard input and output."""
