"""Views: what one person may see of a table, as data."""
