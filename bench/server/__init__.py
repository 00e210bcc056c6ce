"""How much a server bears: `python -m bench server`."""
