"""Measuring light and sight of a board: done once, before anybody plays on it. Needs numpy."""
