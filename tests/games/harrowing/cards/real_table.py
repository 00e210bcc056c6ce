"""A table with the real cards, everything unlocked, to try out what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.game import HarrowingRules
from gloam.games.harrowing.rules.locations_and_map import lay
from gloam.games.harrowing.rules.setup import begin
from gloam.games.harrowing.state import MAP, PROCEDURES, SINS, Harrowing
from gloam.games.harrowing.view.sentences import EVENTS
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Ask, Flow, Key
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.state import TELL, Event

RULES = HarrowingRules(CATALOGUE)
FACE = CATALOGUE.face
SECTIONS = ("unknown", "stories", "lifewater", "areas", "innate", "circles")
SEALS = (*[f"number-{number}" for number in range(1, 14)], *SECTIONS)
EVERYTHING = campaign_of([("unlock", seal) for seal in SEALS])

# What comes of dice in tests: `game.roll(6)`.
FAULT, GRACE, BANE = 0, 2, 5

Answers = Callable[[Ask], Key]


def real_table(seats: int = 2, circle: str = "first", rolls: Sequence[int] = ()) -> Harrowing:
    """In full swing at the gate: all sins 2 with 3 corruption, five omens, seat 1 hunted."""
    game = RULES.setup(RULES.choices({"circle": circle}), seats, EVERYTHING)
    game.dice = Dice(bytes(32))
    RULES.deal(game)
    for seat in range(seats):
        sheet = game.sheets[seat]
        sheet.base[:] = [2] * SINS
        sheet.corruption[:] = [3] * SINS
        game.markers[seat] = seat
    game.ready = tuple(range(seats))
    begin(game)
    game.agenda.frames.clear()  # innate items are for those who ask for them
    game.omens[:] = [5] * seats
    game.eye = seats - 1
    game.floor = game.actor = 0
    if rolls:
        game.dice = ScriptedDice(rolls)
    return game


def put(game: Harrowing, id: str, zone: int) -> int:
    """A card goes into a zone, from wherever it is; gives its face."""
    face = FACE[id]
    game.move(piece_with(game, game.where_is(face), face), zone)
    return face


def stand_at(game: Harrowing, id: str, seat: int = 0) -> int:
    """A location lies in the Map, open and far off, and an effigy stands there."""
    face = put(game, id, MAP)
    game.at[seat] = lay(game, face, 20, 20, closed=False)
    return face


def carry_out(game: Harrowing, *calls: Call, answers: Answers | None = None) -> list[Event]:
    """Play these to their end, as if a card had ordered them; gives what was told, without why."""
    told = carry_out_with_causes(game, *calls, answers=answers)
    return [event[: len(event) - len(EVENTS.cause(event))] for event in told]


def carry_out_with_causes(
    game: Harrowing, *calls: Call, answers: Answers | None = None
) -> list[Event]:
    game.journal = []
    game.agenda.call(*calls)
    for _ in range(200):
        flow = PROCEDURES.next_step(game, game.agenda)
        if flow is None or game.outcome is not None:
            return [entry[2] for entry in game.journal if entry[0] == TELL]
        play(flow, answers or first)
    raise AssertionError("it does not end")


def play(flow: Flow[None], answers: Answers) -> None:
    try:
        ask = next(flow)
        while True:
            ask = flow.send(answers(ask))
    except StopIteration:
        return


def first(ask: Ask) -> Key:
    return ask.options[0]
