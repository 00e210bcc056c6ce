"""Bots in processes of their own: what they are told, and what becomes of those that fail."""
