"""The interfaces that learning libraries know: PettingZoo, Gymnasium and OpenSpiel. See docs/learning.md."""
