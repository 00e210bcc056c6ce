"""Game Booths: three games, each for a General Item. One that was won closes the Booth."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_charge,
    lose_stamina,
    spare_stamina,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import draw_general, spend
from gloam.games.stifling_dark.rules.reacting.dice import LUCKY_DICE, roll_d6
from gloam.games.stifling_dark.rules.reacting.interrupting import can_use_now
from gloam.games.stifling_dark.state import PROCEDURES, SPRINT_FACES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of

TARGET: Final = 5  # of Test-Your-Strength and Duck Hunt
RINGS: Final = 3  # dice of a Ring Toss, and how many of them must show RING
RING: Final = 3
ROLL: Final[Key] = ("roll",)
EXTRA_DIE: Final[Key] = ("extra-die",)
STOP: Final[Key] = ("stop",)


def first_ducks(ground: Ground) -> int:
    """The spaces of the Game Booths of a board: on each a Duck is laid at set-up."""
    return mask_of(ground.booths)  # rule: setup.park-ducks, booth.count


def booth_keys(game: StiflingDark, who: int) -> list[Key]:
    """Any of the three games, once a turn at each Booth that still has its Duck."""
    space = game.team[who].space
    # rule: booth.count, booth.use, booth.closed
    if not (game.ducks & ~game.turn.booths) >> space & 1:
        return []
    # rule: booth.strength-zero
    strength: list[Key] = [("strength", n) for n in range(spare_stamina(game, who) + 1)]
    return [*strength, ("duck-hunt",), ("ring-toss",)]


def play(game: StiflingDark, who: int, key: Key) -> None:
    game.turn.booths |= 1 << game.team[who].space
    game.tell("plays-booth", who, key[0])
    if key[0] == "strength":
        test_strength(game, who, key[1])
    elif key[0] == "duck-hunt":
        roll_d6(game, who, "ducks_fall", who)
    else:
        game.turn.rings = ()
        game.agenda.call(("toss_rings", who, 0))


def test_strength(game: StiflingDark, who: int, stamina: int) -> None:
    """A D6 and 2 for each Stamina; a 1 always loses."""
    lose_stamina(game, who, stamina, 1, "strength")  # rule: booth.strength, concept.spend
    roll_d6(game, who, "strength_shows", who, stamina)


@PROCEDURES.plain
def strength_shows(game: StiflingDark, who: int, stamina: int, six: int) -> None:
    if six > 1 and six + 2 * stamina >= TARGET:
        win(game, who)


@PROCEDURES.plain
def ducks_fall(game: StiflingDark, who: int, six: int) -> None:
    bright = game.bright >> game.team[who].space & 1
    if six + 2 * bright >= TARGET:  # rule: booth.duck-hunt
        win(game, who)


@PROCEDURES.asking
def toss_rings(game: StiflingDark, who: int, extra: int) -> Flow[None]:
    """The next roll of a Ring Toss: the first one, the extra die, or some dice again.

    Lucky Dice roll those again that were rolled last; what has fewer threes is of no use.
    """
    one, turn = game.team[who], game.turn
    if not one.here:
        return
    options: list[Key] = [STOP] if turn.rings else [ROLL]
    if spare_stamina(game, who) and not extra:
        options.append(EXTRA_DIE)  # rule: booth.ring-toss-extra
    if one.charge and turn.rings:
        some = range(1, 1 << len(turn.rings))
        options += [("reroll", dice) for dice in some]  # rule: booth.ring-toss
    if turn.rings and can_use_now(game, who, LUCKY_DICE):
        options.append(("use", LUCKY_DICE))
    key: Key = yield choose(game.seat_of(who), options, ("ring-toss", who))
    if key == STOP:
        return
    if key == EXTRA_DIE:
        extra = 1
        lose_stamina(game, who, 1, 1, "ring-toss")
        if turn.rings:
            turn.tossed = 1 << len(turn.rings)
            turn.rings = (*turn.rings, sprint_die(game))
    elif key == ROLL:
        turn.rings = tuple([sprint_die(game) for _ in range(RINGS + extra)])
        turn.tossed = (1 << len(turn.rings)) - 1
    elif key[0] == "use":
        spend(game, who, LUCKY_DICE)
        again = tossed_again(game, turn.tossed)
        game.tell("rings", who, *again)
        turn.rings = max(turn.rings, again, key=lambda dice: dice.count(RING))
    else:
        lose_charge(game, who, 1, "ring-toss")
        turn.tossed = key[1]
        turn.rings = tossed_again(game, turn.tossed)
    game.tell("rings", who, *turn.rings)
    if turn.rings.count(RING) >= RINGS:
        win(game, who)
    else:
        game.agenda.call(("toss_rings", who, extra))


def tossed_again(game: StiflingDark, dice: int) -> tuple[int, ...]:
    """The dice of a Ring Toss, some of them rolled anew."""
    rings = enumerate(game.turn.rings)
    return tuple([sprint_die(game) if dice >> n & 1 else die for n, die in rings])


def sprint_die(game: StiflingDark) -> int:
    return SPRINT_FACES[game.roll(len(SPRINT_FACES))]


def win(game: StiflingDark, who: int) -> None:
    """A General Item, and the Duck goes for good."""
    one = game.team[who]
    if not one.here:
        return  # the Stamina that was spent has killed
    game.ducks &= ~(1 << one.space)  # rule: booth.closed
    game.tell("wins-booth", who, one.space)
    draw_general(game, who, 1)
