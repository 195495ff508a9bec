"""The figures of God's Playground, each with its source and grade."""
