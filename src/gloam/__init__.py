"""Gloam, a table for dark tabletop games."""

__version__ = "0.1.0"
