"""Bots: legal, honest, and some stronger than others."""
