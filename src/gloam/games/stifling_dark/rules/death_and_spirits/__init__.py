"""Death and Spirits: what becomes of the dead, their turns and their Abilities."""
