"""What is counted and encoded of God's Playground for tournaments and learners. All of it is compiled."""
