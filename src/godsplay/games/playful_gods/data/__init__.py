"""The figures of Playful Gods, each with its source and grade."""
