"""Steps that several phases share."""
