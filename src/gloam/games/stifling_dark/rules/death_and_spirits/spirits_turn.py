"""A Spirit's turn: it goes where lines lead, uses its powers and gives away what it holds."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.texts import SPIRIT_POWERS
from gloam.games.stifling_dark.rules.board.adjacent import passages_from
from gloam.games.stifling_dark.rules.death_and_spirits.spirit_abilities import (
    can_use,
    number_of,
    place_haunts,
    use_power,
)
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import turn_is_over
from gloam.games.stifling_dark.rules.items.trading import trade_keys
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import (
    BOARD_MP,
    SPRINT_FACES,
    Status,
    StiflingDark,
    Turn,
)
from gloam.kernel.core.asks import Flow, Key, choose

POWERS_A_TURN: Final = 2  # rule: spirit.abilities
SPRINT: Final[Key] = ("sprint",)
END: Final[Key] = ("end",)


def is_spirit(game: StiflingDark, who: int) -> bool:
    return game.team[who].status is Status.SPIRIT


def begin_haunting(game: StiflingDark, who: int) -> None:
    """4 MP; no ride, no Condition, nothing that starts with a turn concerns a Spirit."""
    game.turn = Turn(who=who, mp=BOARD_MP)  # rule: spirit.move, spirit.turn


def haunt(game: StiflingDark, who: int) -> Flow[None]:
    """One thing that a Spirit does."""
    key: Key = yield choose(game.seat_of(who), options(game, who), ("haunt", who))
    word = key[0]
    game.turn.begun = True
    if word == "go":
        drift(game, who, key[1])
    elif word == "sprint":
        rolled = SPRINT_FACES[game.roll(len(SPRINT_FACES))]
        game.turn.sprints += 1
        game.turn.mp += rolled
        game.tell("sprints", who, rolled)
    elif word == "power":
        use_power(game, who, key[1])
    elif word == "trade":
        game.agenda.call(("trade", who, key[1]))
    else:
        turn_is_over(game, who)


def options(game: StiflingDark, who: int) -> list[Key]:
    """Moving, Sprinting, powers and giving: there is nothing else that a Spirit can do."""
    # rule: spirit.cannot
    turn = game.turn
    keys: list[Key] = []
    if turn.mp:
        keys += [("go", space) for space in ways_of_spirits(game, game.team[who].space)]
    if not turn.sprints:
        keys.append(SPRINT)  # rule: spirit.move
    if turn.powers < POWERS_A_TURN:
        first = number_of(game.team[who].spirit, 0)
        count = len(SPIRIT_POWERS[game.team[who].spirit])
        # rule: spirit.abilities, spirit.same-ability-twice
        keys += [("power", n) for n in range(first, first + count) if can_use(game, who, n)]
    # rule: spirit.trade, spirit.trade-reach, spirit.no-spirit-trade
    return [*keys, *trade_keys(game, who, burden(game, who)), END]


def ways_of_spirits(game: StiflingDark, at: int) -> list[int]:
    """Every Movement Line, whatever shuts it; all doorways of the Mirror Maze; Secret Passages.

    Nothing that affects movement affects a Spirit: no Door, no Window, no Barricade.
    """
    # rule: spirit.unhindered, spirit.doors
    near: dict[int, None] = {}
    for lines in game.ground.near_of.values():
        near.update(dict.fromkeys(lines[at]))
    near.update(dict.fromkeys(passages_from(game, at)))
    return list(near)


def drift(game: StiflingDark, who: int, space: int) -> None:
    """One space for 1 MP, into the Dark and onto others' spaces too; nothing carries it."""
    one = game.team[who]
    before, one.space = one.space, space  # rule: spirit.unhindered, spirit.not-investigator
    game.turn.mp -= 1
    game.tell("moved", who, before, space)
    place_haunts(game, who)
