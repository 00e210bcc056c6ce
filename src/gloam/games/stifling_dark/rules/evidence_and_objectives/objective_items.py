"""Objective Items: taken up where an Escape card has laid them, used at their place, used up."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.catalogue import OBJECTIVE
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import may_involve
from gloam.games.stifling_dark.rules.items.gaining_and_using import gain_item
from gloam.games.stifling_dark.state import HAND, NOWHERE, OBJECTIVE_SUPPLY, OUT, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import EVERYONE, Key

# Actions that the team can take once a round, all together.
SAW, INSTALL, START = 1, 2, 4  # rule: concept.once-per-round-team


RIDE_PARTS: Final = FACE["ride-parts"]


ONCE: Final = {"saw": SAW, "truck": INSTALL}


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
        return []  # rule: game.objective-gate
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
    game.agenda.call(*calls_of(text.acts, game, who, face))  # rule: item.objective-kept


def used_up(game: StiflingDark, who: int, face: int) -> None:
    played("stifling_dark", CARDS[face].id)
    game.move(piece_with(game, HAND + who, face), OUT, EVERYONE)  # rule: item.objective-kept
