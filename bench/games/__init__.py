"""How fast the games run: `python -m bench games`."""
