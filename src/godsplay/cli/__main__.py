"""Lets `python -m godsplay.cli` be the `godsplay` command."""

from godsplay.cli import main

main()
