"""The Atlas: all locations there are, read from `content/locations`."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.deck import CONTENT
from gloam.games.original_sin.cards.location_cards import read_location

LOCATIONS: Final = {
    path.stem: read_location(path) for path in sorted((CONTENT / "locations").glob("*.toml"))
}
TUTORIAL: Final = "torture_chamber"  # rule: campaign.tutorial
