"""The Magnates: great families between the Senate, the Sejm and the wars of a Commonwealth that may fall."""
