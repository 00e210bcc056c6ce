"""Scenes as the design studies draw them, in layouts of their own."""
