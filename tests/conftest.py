"""The tiny games are known to every test."""

import os

TINY = ("leduc", "drawhold", "chase", "parley")
os.environ.setdefault("GLOAM_GAMES", ",".join(f"examples.{name}:GAME" for name in TINY))
