"""Records: a game written down, replayed, undone, branched, saved and verified."""
