"""Banish the Butcher: the Grave, what lies in it, the Burning, the Hook and the Ropes."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.belief import not_in, possible_colours, seen_where
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import lay_face_down, spaces_for_shadow
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.ending import end
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    involved_done,
    may_involve,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import gain_item
from gloam.games.stifling_dark.rules.light_and_flashlights import reveal_in
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    FALSE,
    OBJECTIVE_SUPPLY,
    ON_BOARD,
    PROCEDURES,
    TAKEN,
    Outcome,
    StiflingDark,
    Token,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of, members

# Whether time runs out on it without a winner.
TIME_OUT_IS_A_DRAW: Final = True  # rule: butcher.banish-draw
FROM_SOMEBODY: Final = 10  # the Grave is within so many spaces of an Investigator
MARKER: Final = 3  # and its marker within so many of it
FACE_UP, FACE_DOWN_TOKEN = 2, 1  # sides of the Burning token


# --- the Grave ---


@PROCEDURES.plain
def dig_grave(game: StiflingDark) -> None:
    game.agenda.call(("hide_grave",), ("mark_grave",))


@PROCEDURES.asking
def hide_grave(game: StiflingDark) -> Flow[None]:
    """The true Grave is hidden on the mini-map, not too far from somebody."""
    spaces = grave_spaces(game, true_colour(game))
    keys: list[Key] = [("hide", space) for space in members(spaces)]
    key: Key = yield choose(ADVERSARY, keys, "hide-grave", game.foe_audience)  # rule: butcher.grave
    may = 1 << key[1]
    if not game.foe_open:
        for colour in possible_colours(game):
            may |= grave_spaces(game, colour)
    game.tokens.append(Token("grave", 0, key[1], may=may))


def grave_spaces(game: StiflingDark, colour: str) -> int:
    """Any space but seats and False Doors, within 10 of an Investigator."""
    ground = game.ground
    near = 0
    for who in game.on_board():
        near |= his_within(game, game.team[who].space, FROM_SOMEBODY, colour)
    false_doors = mask_of(
        [space for gate, space in ground.door_space.items() if game.gates[gate] == FALSE]
    )
    return near & ~ground.of_kind("seat") & ~false_doors  # rule: butcher.grave-spaces


@PROCEDURES.asking
def mark_grave(game: StiflingDark) -> Flow[None]:
    """A face-down Grave goes to the main board, within 3 of the true one."""
    grave = game.tokens[-1]
    near = his_within(game, grave.space, MARKER, true_colour(game))  # rule: within.passages
    keys: list[Key] = [("mark", space) for space in members(near)]
    key: Key = yield choose(ADVERSARY, keys, "mark-grave")
    game.grave_marker = key[1]
    reach = 0
    for colour in possible_colours(game):
        reach |= his_within(game, key[1], MARKER, colour)
    grave.may &= reach
    game.tell("grave-marked", key[1])
    if game.bright:
        reveal_in(game, game.bright)  # rule: butcher.grave-spaces, butcher.grave-reveal


def grave_of(game: StiflingDark) -> Token | None:
    return next((token for token in game.tokens if token.kind == "grave"), None)


def exhume_keys(game: StiflingDark, who: int) -> list[Key]:
    grave = grave_of(game)
    if grave is None or grave.status != ON_BOARD or grave.space != game.team[who].space:
        return []
    return [("exhume",)] if may_involve(game, who) else []


def exhume(game: StiflingDark, who: int) -> None:
    """The Hook and Frayed Ropes, and the Grave begins to burn."""
    grave = grave_of(game)
    assert grave is not None
    grave.status = TAKEN
    game.tell("exhumes", who)
    for name in ("the-hook", "frayed-ropes"):  # rule: butcher.exhume
        gain_item(game, who, piece_with(game, OBJECTIVE_SUPPLY, FACE[name]))
    game.burning = FACE_UP
    involved_done(game, who)


def burn_down(game: StiflingDark) -> None:
    """At the end of each round the Burning token flips, then goes."""
    if game.burning:
        game.burning -= 1  # rule: butcher.burning, butcher.burn-timeline
        game.tell("burns", game.burning)


# --- the Hook and the Ropes ---


def hook_keys(game: StiflingDark, who: int) -> list[Key]:
    """The spaces next to one, once nothing burns any more and nobody has used it this round."""
    hook = FACE["the-hook"]
    held = [game.pack.faces[piece] for piece in game.hand(who)]
    if hook not in held or game.burning or game.used_this_round >> hook & 1:
        return []  # rule: butcher.hook, butcher.hook-once
    if not may_involve(game, who):
        return []
    at = game.team[who].space
    # rule: butcher.hook-own-space
    return [("hook", space) for space in neighbours(game, at)]


def use_hook(game: StiflingDark, who: int, space: int) -> None:
    game.used_this_round |= 1 << FACE["the-hook"]
    played("stifling_dark", "the-hook")
    game.tell("hooks", who, space)
    if game.figure.space == space:
        end(game, Outcome.INVESTIGATORS)  # rule: butcher.hook, end.investigators-win
        return
    game.tell("hook-misses", space)
    not_in(game, 1 << space)  # rule: butcher.hook-miss
    involved_done(game, who)


@PROCEDURES.asking
def lay_far_shadow(game: StiflingDark, within: int) -> Flow[None]:
    """He lays his Shadow face down somewhere near himself, where he likes."""
    figure = game.figure
    near = spaces_for_shadow(game, figure, within)
    keys: list[Key] = [("shadow", space) for space in members(near)]
    # rule: butcher.ropes, shadow.face-down, shadow.face-down-zero
    key: Key = yield choose(ADVERSARY, keys, "far-shadow")
    lay_face_down(game, figure, key[1])
    if not figure.revealed:
        seen_where(
            game, lambda at, colour: bool(his_within(game, key[1], within, colour) >> at & 1)
        )
