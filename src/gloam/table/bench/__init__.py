"""How much a server bears: `gloam bench-server`."""
