"""Locations: the map, and Explore rounds."""
