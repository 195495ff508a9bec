"""What bots know of God's Playground. All of it is compiled."""
