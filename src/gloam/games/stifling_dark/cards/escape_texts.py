"""What Escape cards lay out once one of them is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark


def _lays(name: str, procedure: str, en: str, rule: str) -> None:
    def lays(game: StiflingDark, you: int, this: int) -> Calls:
        return [(procedure,)]

    lays.__name__ = name
    BOOK.phrase("act", en=en, rule=rule)(lays)


# --- the Objectives of the Scenarios: the board has their spaces ---

_lays(
    "lay_gate",
    "lay_escape",
    "lay the Saw and the Locked Escape, and roll where the Lockbox lies; cut open on the Saw, it "
    "yields the Fuse that unlocks the Escape",
    "gate.setup",
)
_lays(
    "lay_truck",
    "lay_escape",
    "lay the Truck, and roll where its 3 Parts lie; with one of them installed it may start, with "
    "all it will",
    "truck.setup",
)
_lays(
    "lay_tunnel",
    "lay_escape",
    "lay the Locked Escape and 2 Ride Parts, and roll where the Angle Grinder lies; Grinder and "
    "Part together open the tunnel for the next round",
    "tunnel.setup",
)

RIDES = BOOK.nouns("ride")
for _ride in ("the Zipper", "the Ferris Wheel"):
    RIDES.add(_ride, en=_ride)


@BOOK.phrase(
    "act",
    en="lay the Locked Escape on {ride}, and roll where the Flare Gun and 2 Ammo lie; 2 rounds "
    "after a shot from there every seat of the ride is an Escape",
    rule="flare.setup",
)
def lay_flare_out(game: StiflingDark, you: int, this: int, ride: str) -> Calls:
    return [("lay_escape",)]


# --- Banishments ---

_lays(
    "lay_grave",
    "dig_grave",
    "the Butcher hides his Grave and lays its marker; dig it up, let it burn down, and put the "
    "Hook into him",
    "butcher.grave",
)
_lays(
    "lay_eggs",
    "take_eggs",
    "the Horror lays an Egg Sac in each of its next 4 turns; destroy them all, and wear it down "
    "3 times in its rage",
    "horror.eggs",
)
_lays(
    "lay_altar",
    "lay_ritual",
    "the Cult lays the Ritual Knife and the Rope Circle; give the Altar 3 Supply with the Knife, "
    "then close the Rope round it",
    "cult.banish-setup",
)
