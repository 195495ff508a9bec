"""The figures of The Magnates, each with its source and grade."""
