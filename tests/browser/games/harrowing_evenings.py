"""A campaign of The Harrowing, played by code to where it is about to be changed for good.

Three evenings are lost: then the stories come. In the fourth "The Burning of Things" lies in the
Fate, somebody has an item to burn, and what the water then brings is an innate item. Dice and
cards are fixed by the secret in the file: so what is planned here happens on the page, too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from gloam.games.harrowing.state import COLUMNS, STANDARD, Harrowing, fate
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.state import Change
from gloam.kernel.session.session import Session
from gloam.table.campaigns.campaign_file import SeatEntry, encoded
from tests.table.campaigns.files import Written

STORY = "the-burning-of-things"
BRINGS = ("unlock", "number-12")  # an innate item
SCAVENGE: Key = ("act", 2)
NEVER = ("wait", "revise", "anew")
FIRST_TRY, TRIES = 1200, 6000  # the first that is good now; 4 ms each, if cards have changed
MOST_ANSWERS = 16  # so many clicks to the end of the fourth evening
CLICKS = ("invoke", "sin")  # and only such

Answer = tuple[int, Key]


class Evenings(NamedTuple):
    """A campaign's file, the answers that end its running game, and what that changes."""

    file: bytes
    plan: list[Answer]
    changes: list[Change]

    def burnt(self) -> str:
        """The face of the item that is no more."""
        return next(str(change[1]) for change in self.changes if change[0] == "obliterate")


def evenings() -> Evenings:
    """Raises StopIteration if none of many games comes to the story as it should."""
    written = Written("harrowing", (SeatEntry("Ada"), SeatEntry("Ben")))
    for _ in range(3):
        written.play(loses)
    plans = (planned(written, number) for number in range(FIRST_TRY, TRIES))
    return next(found for found in plans if found is not None)


def planned(written: Written, number: int) -> Evenings | None:
    """A fourth evening, if it is one that we look for."""
    secret = number.to_bytes(32, "big")
    session, dice = written.begin(secret), random.Random(number)
    acts = 1
    while not (who := tellers(session)):
        if session.ask is None or session.run.state.telling:
            return None
        session.answer(*descends(session, dice))
        acts += 1
    if who[0]:  # Ada shall tell it
        return None
    plan: list[Answer] = [(who[0], story_key(session.run.state))]
    changes: list[Change] = [*session.answer(*plan[0]).lasting]
    while session.ask is not None and len(plan) <= MOST_ANSWERS:
        plan.append(loses(session))
        changes += session.answer(*plan[-1]).lasting
    if session.ask is not None or BRINGS not in changes or any(k[0] not in CLICKS for _, k in plan):
        return None
    again = random.Random(number)
    written.play(lambda session: descends(session, again), secret, acts)
    return Evenings(encoded(written.file()), plan, changes)


# --- how the evenings are played ---


def loses(session: Session[Any]) -> Answer:
    """The way down: all sins high, one card after the other, and the first answer to all else."""
    seat, options = open_to(session.ask)
    high = [key for key in options if key[0] == "value" and key[2] == 4]
    invoke = [key for key in options if key[0] == "invoke"]
    return seat, (high or invoke or options)[0]


def descends(session: Session[Any], dice: random.Random) -> Answer:
    """As before, but by chance, and whoever has no item looks for one."""
    ask, game = session.ask, session.run.state
    if ask is not None and ask.about == "open":
        poor = [s for s in ask.seats() if not items(game, s) and SCAVENGE in ask.offer(s)]
        if poor:
            return poor[0], SCAVENGE
        seat = dice.choice(ask.seats())
        invoke = [key for key in ask.offer(seat) if key[0] == "invoke"]
        if invoke:
            return seat, dice.choice(invoke)
    seat, options = open_to(ask)
    high = [key for key in options if key[0] == "value" and key[2] == 4]
    return seat, high[0] if high else dice.choice(options)


def open_to(ask: Ask | None) -> tuple[int, Sequence[Key]]:
    """The first seat that has something to answer, and what."""
    assert ask is not None
    offers = {s: [key for key in ask.offer(s) if key[0] not in NEVER] for s in ask.seats()}
    return next((seat, keys) for seat, keys in offers.items() if keys)


# --- what lies on the table ---


def items(game: Harrowing, seat: int) -> list[int]:
    """Below the heads of an effigy's columns."""
    return [piece for n in range(COLUMNS) for piece in game.zones[game.column(seat, n)][1:]]


def story_key(game: Harrowing) -> Key:
    """To invoke the story, if it lies open in the Fate."""
    faces = [game.book.cards[game.pack.faces[piece]].id for piece in game.zones[fate(STANDARD)]]
    return ("invoke", STANDARD, faces.index(STORY) + 1) if STORY in faces else ()


def tellers(session: Session[Any]) -> list[int]:
    """Who may invoke the story now for its first telling, and has something to burn."""
    ask, game = session.ask, session.run.state
    if ask is None or ask.about != "open" or game.telling:
        return []
    key = story_key(game)
    return [seat for seat in ask.seats() if key in ask.offer(seat) and items(game, seat)]
