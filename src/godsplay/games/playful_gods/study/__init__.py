"""What is counted and encoded of Playful Gods for tournaments and learners. All of it is compiled."""
