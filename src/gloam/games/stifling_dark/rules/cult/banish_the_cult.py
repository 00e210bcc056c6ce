"""Banish the Cult: the Altar, the Ritual Knife and the Rope Circle."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.belief import possible_colours
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.ending import end
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    involved_done,
    may_involve,
)
from gloam.games.stifling_dark.rules.told_causes import Why
from gloam.games.stifling_dark.rules.wounds import face_down, gain_wound, reopen
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    ON_BOARD,
    PROCEDURES,
    Outcome,
    StiflingDark,
    Token,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import members

# Whether time runs out on it without a winner.
TIME_OUT_IS_A_DRAW: Final = False  # rule: cult.banish-time
KNIFE, ROPE = FACE["ritual-knife"], FACE["rope-circle"]
FROM_ALTAR: Final = 10  # rule: cult.banish-setup
ENOUGH: Final = 3  # Supply  # rule: cult.rope
WHY: Final[Why] = KNIFE


def altar_of(game: StiflingDark) -> Token:
    return next(token for token in game.tokens if token.kind == "altar")


# --- laying it out ---


def altar_places(ground: Ground) -> int:
    """Where it may be hidden: the General spaces of all Zones."""
    indoors = 0
    for zone in ground.zone_mask:
        indoors |= zone
    return indoors & ground.general  # rule: cult.altar


@PROCEDURES.plain
def lay_ritual(game: StiflingDark) -> None:
    game.agenda.call(("lay_relic", KNIFE), ("lay_relic", ROPE))


@PROCEDURES.asking
def lay_relic(game: StiflingDark, face: int) -> Flow[None]:
    """On any space not too far from the Altar. Where that is, this tells a little."""
    altar = altar_of(game)
    near = his_within(game, altar.space, FROM_ALTAR, true_colour(game))
    keys: list[Key] = [("relic", space) for space in members(near)]
    key: Key = yield choose(ADVERSARY, keys, ("lay-relic", face))
    # rule: cult.banish-setup, within.passages
    game.escape.lying = (*game.escape.lying, (face, key[1]))
    reach = 0
    for colour in possible_colours(game):
        reach |= his_within(game, key[1], FROM_ALTAR, colour)
    altar.may &= reach
    game.tell("laid", face, key[1])


# --- what Investigators can do ---


def banish_keys(game: StiflingDark, who: int) -> list[Key]:
    altar = altar_of(game)
    if altar.status != ON_BOARD:
        return []  # rule: cult.banish-altar
    held = [game.pack.faces[piece] for piece in game.hand(who)]
    keys: list[Key] = []
    if KNIFE in held and altar.space == game.team[who].space and may_cut(game, who):
        keys += [("knife-up", slot) for slot in face_down(game, who)]
        keys.append(("knife-gain",))  # rule: cult.knife
    if ROPE in held and game.cult.ritual >= ENOUGH and are_joined(game):
        keys.append(("rope",))  # rule: cult.rope
    return keys


def may_cut(game: StiflingDark, who: int) -> bool:
    """Once a round for the team."""
    return not game.used_this_round >> KNIFE & 1 and may_involve(game, who)


def use_knife(game: StiflingDark, who: int, key: Key) -> None:
    """The token is added before a death is resolved."""
    game.used_this_round |= 1 << KNIFE
    played("stifling_dark", "ritual-knife")
    game.tell("uses", who, KNIFE)
    game.cult.ritual += 1  # rule: cult.knife, cult.knife-fatal
    game.tell("ritual", game.cult.ritual)
    if key[0] == "knife-up":
        reopen(game, who, key[1], WHY)
    else:
        gain_wound(game, who, 0, WHY)
    involved_done(game, who)


def are_joined(game: StiflingDark) -> bool:
    """All who live form one group, and one of them at least is at the Altar or next to it."""
    altar = altar_of(game).space
    spaces = [game.team[who].space for who in game.on_board()]
    if len(spaces) != len(game.living()):
        return False  # somebody is away
    # rule: cult.rope, cult.rope-lone
    if not any(space == altar or adjacent(game, space, altar) for space in spaces):
        return False
    joined, apart = spaces[:1], spaces[1:]
    for at in joined:  # those who share a space are not next to one another
        found = [space for space in apart if adjacent(game, at, space)]
        joined += found
        apart = [space for space in apart if space not in found]
    return not apart


def use_rope(game: StiflingDark, who: int, key: Key) -> None:
    played("stifling_dark", "rope-circle")
    game.tell("uses", who, ROPE)
    end(game, Outcome.INVESTIGATORS)  # rule: cult.rope, end.investigators-win
