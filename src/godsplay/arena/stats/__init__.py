"""Statistics of a tournament: win shares with intervals, ratings, standings."""
