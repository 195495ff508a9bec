"""Drawing: SVG elements, emblems, and what every board has in common."""
