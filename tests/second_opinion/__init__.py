"""The rules stated a second time, plainly and slowly, from the rulebooks alone; random games are compared with them."""
