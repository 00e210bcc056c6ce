"""What GLOAM_GAMES must be for the tiny games to be known: `GLOAM_GAMES=$(python -m examples)`."""

import sys

from examples import GLOAM_GAMES

sys.stdout.write(f"{GLOAM_GAMES}\n")
