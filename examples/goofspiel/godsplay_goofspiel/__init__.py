"""Goofspiel for godsplay: sealed bids for prizes that chance turns up."""
