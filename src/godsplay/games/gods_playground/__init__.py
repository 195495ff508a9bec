"""God's Playground: three noble families in Poland, 1386 to 1795."""
