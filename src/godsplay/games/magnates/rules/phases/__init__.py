"""The five phases of a round, one module each, and the decisions that several of them share."""
