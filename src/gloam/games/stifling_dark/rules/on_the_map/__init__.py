"""On the map: Doors, Windows, Secret Passages, Noise."""
