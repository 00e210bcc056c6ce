"""Escape cards: what they lay on the board, Objective Items, and getting out.

The Objectives themselves are in `sawmill/` and `amusement_park/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.games.stifling_dark.cards.catalogue import OBJECTIVE
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import (
    can_escape_from,
    escaped,
)
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import may_involve
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import turn_is_over
from gloam.games.stifling_dark.rules.items.gaining_and_using import gain_item
from gloam.games.stifling_dark.state import (
    HAND,
    NOWHERE,
    OBJECTIVE_SUPPLY,
    OUT,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import EVERYONE, Key

# What an Escape card names, and the Objective Items that lie there.
LAID: Final[Mapping[str, Sequence[str]]] = {
    "lockbox": ("lockbox",),
    "parts": ("battery", "repair-kit", "spark-plugs"),
    "gun": ("flare-gun",),
    "ammo": ("ammo", "ammo"),
    "grinder": ("angle-grinder",),
    "ride_parts": ("ride-parts", "ride-parts"),
}
RIDE_PARTS: Final = FACE["ride-parts"]

# Actions that the team can take once a round, all together.
SAW, INSTALL, START = 1, 2, 4  # rule: concept.once-per-round-team
ONCE: Final = {"saw": SAW, "truck": INSTALL}


@PROCEDURES.plain
def lay_escape(game: StiflingDark) -> None:
    """What is always there first, then one of three sets by the D6."""
    card = game.ground.escapes[game.escape.card]
    lay(game, card.fixed)  # rule: objective.setup
    rolled = game.roll(6)  # rule: objective.roll
    game.tell("escape-roll", rolled + 1)
    lay(game, card.rolled[rolled // 2])


def lay(game: StiflingDark, places: Mapping[str, Sequence[int]]) -> None:
    # rule: gate.setup, truck.setup, flare.setup, tunnel.setup
    escape = game.escape
    for what, spaces in places.items():
        if what in LAID:
            names = LAID[what]
            found = [(FACE[name], at) for name, at in zip(names, spaces, strict=True)]
            escape.lying = (*escape.lying, *found)
            for face, at in found:
                game.tell("laid", face, at)
        elif what == "saw":
            escape.saw = spaces[0]
            game.tell("saw", spaces[0])
        elif what == "truck":
            escape.truck = spaces[0]
            game.tell("truck", spaces[0])
        else:
            escape.exit = spaces[0]
            game.tell("locked-escape", spaces[0])


# --- Objective Items ---


def item_keys(game: StiflingDark, who: int) -> list[Key]:
    """Objective Items that lie on one's space. Ride Parts take more than an Interact."""
    # rule: gate.lockbox, truck.parts, flare.collect, tunnel.grinder, tunnel.parts
    here = [face for face, at in game.escape.lying if at == game.team[who].space]
    keys: list[Key] = [("pick-up", face) for face in dict.fromkeys(here)]
    if RIDE_PARTS in here and not may_involve(game, who):
        keys.remove(("pick-up", RIDE_PARTS))
    return keys


def pick_up(game: StiflingDark, who: int, face: int) -> None:
    at = game.team[who].space
    lying = list(game.escape.lying)
    lying.remove((face, at))
    game.escape.lying = tuple(lying)
    game.tell("picks-up", who, face)
    gain_item(game, who, piece_with(game, OBJECTIVE_SUPPLY, face))


def objective_keys(game: StiflingDark, who: int) -> list[Key]:
    """Objective Items that can be used where one stands, with what goes with them in hand."""
    if game.objective == "" or not may_involve(game, who):
        return []
    faces = distinct_faces(game, game.hand(who))
    at = game.team[who].space
    keys: list[Key] = []
    for face in faces:
        text = TEXTS[face]
        if CARDS[face].type != OBJECTIVE or place_of(game, text.place) != at:
            continue
        # rule: objective.carry, item.objective
        has_goods = not text.goods or FACE[text.goods] in faces
        if has_goods and not game.escape.used & ONCE.get(text.place, 0):
            keys.append(("use", face))  # rule: gate.once, truck.install-once
    return keys


def place_of(game: StiflingDark, place: str) -> int:
    """The space of a token at which Objective Items are used, if they can be."""
    escape = game.escape
    if place == "saw":
        return escape.saw
    if place == "truck":
        return escape.truck
    shut = place == "locked-escape" and not escape.open and not escape.opens
    return escape.exit if shut else NOWHERE


def use_objective(game: StiflingDark, who: int, face: int) -> None:
    """An Involved Action; the Item stays in hand unless what it does uses it up."""
    text = TEXTS[face]
    game.tell("uses", who, face)
    played("stifling_dark", CARDS[face].id)
    game.escape.used |= ONCE.get(text.place, 0)
    game.agenda.call(*calls_of(text.acts, game, who, face))  # rule: item.objective-kept


def used_up(game: StiflingDark, who: int, face: int) -> None:
    played("stifling_dark", CARDS[face].id)
    game.move(piece_with(game, HAND + who, face), OUT, EVERYONE)  # rule: item.objective-kept


# --- getting out ---


def escape_keys(game: StiflingDark, who: int) -> list[Key]:
    return [("escape",)] if can_escape_from(game, game.team[who].space) else []


def get_out(game: StiflingDark, who: int) -> None:
    """An Interact, and the end of their game."""
    escaped(game, who)
    if game.outcome is None:
        turn_is_over(game, who)


def reach_escape_token(game: StiflingDark) -> None:
    """As a round begins: the Escape token on the tracker takes effect."""
    escape = game.escape
    if escape.opens == game.round and not escape.open:
        escape.open = True  # rule: flare.escape, flare.stays-open, tunnel.escape
        game.tell("escape-opens", escape.exit)
