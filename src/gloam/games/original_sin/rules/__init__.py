"""The rulebook in code."""
