"""Items that make light, find tokens or lie on the map."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.stifling_dark.rules.board.adjacent import adjacent, neighbours
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators_turn.picking_up_tokens import (
    take,
    take_medical_at,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    relight,
    reveal_tokens,
)
from gloam.games.stifling_dark.state import (
    FACE_DOWN,
    ON_BOARD,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, Whole, choose
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.several import choose_several


@possible_if("bright_disc")
def has_neighbours(game: StiflingDark, who: int, call: Call) -> bool:
    """There are spaces of the Mirror Maze that nothing but doorways leads to."""
    return bool(neighbours(game, game.team[who].space))


@PROCEDURES.asking
def dim_disc(game: StiflingDark, who: int, far: int, wide: int) -> Flow[None]:
    near = within(game, game.team[who].space, far)
    keys: list[Key] = [("space", space) for space in members(near)]
    key: Key = yield choose(game.seat_of(who), keys, ("glowstick", who))
    game.dim_spots |= within(game, key[1], wide)  # rule: light.single-spaces
    game.tell("glows", key[1])
    relight(game)


@PROCEDURES.asking
def bright_disc(game: StiflingDark, who: int) -> Flow[None]:
    at = game.team[who].space
    near = neighbours(game, at)
    key: Key = yield choose(game.seat_of(who), [("space", s) for s in near], ("lantern", who))
    game.bright_spots |= within(game, key[1], 1)  # rule: light.single-spaces
    game.tell("lantern", key[1])
    relight(game)  # rule: light.other-sources


@possible_if("bright_and_dim")
def has_somewhere(game: StiflingDark, who: int, call: Call) -> bool:
    return has_neighbours(game, who, call)


@PROCEDURES.asking
def bright_and_dim(game: StiflingDark, who: int, wide: int) -> Flow[None]:
    """The Lantern of the mini expansion."""
    near = neighbours(game, game.team[who].space)
    key: Key = yield choose(game.seat_of(who), [("space", s) for s in near], ("lantern", who))
    game.bright_spots |= 1 << key[1]  # rule: item.mini-lantern, light.single-spaces
    game.dim_spots |= within(game, key[1], wide)
    game.tell("lantern", key[1])
    relight(game)  # rule: light.other-sources


@PROCEDURES.asking
def reveal_at_interest(game: StiflingDark, who: int, n: int) -> Flow[None]:
    keys: list[Key] = [("space", space) for space in game.ground.interests]
    key: Key = yield choose(game.seat_of(who), keys, ("blueprints", who))
    reveal_tokens(game, within(game, key[1], n))


# --- a Stray Mutt ---


def in_reach(game: StiflingDark, who: int, n: int) -> list[Key]:
    """Revealed Point of Interest tokens and Medical tokens near somebody."""
    near = within(game, game.team[who].space, n)
    barred = burden(game, who).no_interest_tokens
    keys: list[Key] = [
        ("take", number)
        for number, token in enumerate(game.tokens)
        if token.kind == "interest"
        and token.status in (ON_BOARD, FACE_DOWN)
        and near >> token.space & 1
        and not barred
    ]
    return keys + [("medical", space) for space in members(game.medical & near)]


@possible_if("fetch_token")
def something_to_fetch(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(in_reach(game, who, int(call[2])))


@PROCEDURES.asking
def fetch_token(game: StiflingDark, who: int, n: int) -> Flow[None]:
    key: Key = yield choose(game.seat_of(who), in_reach(game, who, n), ("fetch", who))
    if key[0] == "take":
        take(game, who, key[1])
    else:
        take_medical_at(game, who, key[1])


# --- Kerosene ---


def flame_spaces(game: StiflingDark, who: int) -> list[Key]:
    """The spaces next to one's own that are next to another such space."""
    near = sorted(neighbours(game, game.team[who].space))
    return [("space", one) for one in near if any(adjacent(game, one, other) for other in near)]


@possible_if("lay_flames")
def flames_fit(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(flame_spaces(game, who))


@PROCEDURES.asking
def lay_flames(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """The Adversary cannot enter them; an Investigator who does is wounded."""

    def side_by_side(keys: Sequence[Key]) -> bool:
        return len(keys) == n and adjacent(game, keys[0][1], keys[1][1])

    pair = Whole(side_by_side, "concept.adjacent")
    spaces = flame_spaces(game, who)
    keys = yield from choose_several(game.seat_of(who), spaces, n, n, ("flames", who), whole=pair)
    one, other = [key[1] for key in keys]
    game.flames |= 1 << one | 1 << other
    game.tell("flames", one, other)
