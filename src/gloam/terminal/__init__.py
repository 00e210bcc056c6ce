"""The terminal table: draws scenes, asks people, keeps games. Knows no game."""
