"""The report of a tournament: one HTML file with plots."""
