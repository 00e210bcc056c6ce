"""The Amusement Park: Mirror Maze, Water, rides, Game Booths; and Secret Passages, of any board."""
