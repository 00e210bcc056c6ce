"""Spirits: what becomes of the dead, their turns and their powers."""
