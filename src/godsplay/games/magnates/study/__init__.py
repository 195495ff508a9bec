"""What is counted and encoded of The Magnates for tournaments and learners. All of it is compiled."""
