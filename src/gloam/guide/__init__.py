"""Guided games: a script of steps laid over a real game, as `docs/authors/guides.md` explains."""
