"""The Amusement Park: Mirror Maze, Water and rides, Game Booths, and its two Objectives."""
