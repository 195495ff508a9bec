"""Tables: records that people and bots play together."""
