"""Pages for people: handlers, templates and static files."""
