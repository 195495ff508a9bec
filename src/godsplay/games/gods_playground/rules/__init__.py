"""The rules of God's Playground. All of it is compiled."""
