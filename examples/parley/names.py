"""How envoys and cards are named: words, and ids of nodes."""

from __future__ import annotations

from examples.parley.deck import CARDS
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import Thing

MOST_SEATS = 4

# An envoy is called by the number of its seat, and shown by its hand.
SEAT = Thing("seat", nodes=[f"hand-{seat}" for seat in range(MOST_SEATS)], each=1)
CARD = Thing("card", [Words("card", {"name": card.name}) for card in CARDS])
