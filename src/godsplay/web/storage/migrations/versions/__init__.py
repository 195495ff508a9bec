"""One module for every version that changed the schema."""
