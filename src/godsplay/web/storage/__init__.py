"""Storage: the database and what is kept in it."""
