"""Builds the site: the games in a page without a server, the documentation, and a front page."""
