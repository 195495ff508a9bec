"""Small tournaments for a group: rounds of tables, and standings."""
