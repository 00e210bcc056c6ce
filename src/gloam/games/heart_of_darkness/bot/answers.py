"""What bots answer to all that is asked besides the next Action: cards, Creatures, turn order."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.heart_of_darkness.bot.card_values import banish_worth, keep_worth, quests_missing
from gloam.games.heart_of_darkness.bot.evaluation import (
    curses_held,
    kill_worth,
    losing,
    move_harm,
    trap_worth,
    ways_of,
)
from gloam.games.heart_of_darkness.bot.goals import resolutions
from gloam.games.heart_of_darkness.cards.catalogue import CARDS, SPAWN, TYPE
from gloam.games.heart_of_darkness.cards.quest_progress import begun_by_player
from gloam.games.heart_of_darkness.rules.turns import allowance
from gloam.games.heart_of_darkness.state import CRAWLER, DESTROYED, DEVOURER, KIND_OF, Heart
from gloam.kernel.core.asks import Key

WOULD: Key = ("would",)
WOULD_NOT: Key = ("would-not",)

# --- cards ---


def give_up(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """The card that is missed least; of several Radio Parts past the third, one of those."""
    who = game.turn.who if game.turn.who >= 0 and game.seat_of(game.turn.who) == seat else seat
    return min(options, key=lambda key: keep_worth(game, who, key[1]))


def under(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """A card at the bottom of its deck: a Creature close to the Heart, or a poor find."""
    if TYPE[options[0][1]] != SPAWN:
        finds = [key for key in options if TYPE[key[1]] != SPAWN]
        return min(finds, key=lambda key: keep_worth(game, game.turn.who, key[1]))
    return max(options, key=lambda key: _is_dreadful(game, key[1]))


def _is_dreadful(game: Heart, face: int) -> int:
    if TYPE[face] != SPAWN:
        return 5  # an Event
    row = 0 if game.darkness <= 2 else 1 if game.darkness <= 4 else 2
    _, icon = CARDS[face].row(row)
    return {"": 2, "devourer": 3, "guardian": 6}[icon]


def weapon(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """The strongest Weapon."""
    arms = [key for key in options if key[0] == "weapon"]
    if not arms:
        return options[0]
    return max(arms, key=lambda key: CARDS[key[1]].modifier)


def hit(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """The Creature that is worth most dead."""
    here = game.creatures_at(game.protagonists[game.turn.who].place)
    worth = {KIND_OF[creature]: kill_worth(game, creature) for creature in here}
    struck = [key for key in options if key[0] == "hit"]
    return max(struck, key=lambda key: worth[key[1]])


# --- Creatures ---


def noise(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """The Creature whose move does the least harm."""
    return min(options, key=lambda key: _harm(game, key[1], key[2]))


def _harm(game: Heart, kind: int, place: int) -> float:
    here = [c for c in game.creatures_at(place) if KIND_OF[c] == kind]
    return move_harm(game, here[0]) if here else 0.0


def prey(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: game.protagonists[key[1]].strength)


def route(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """Into a Trap, else where nobody is struck, else where there is a Gate to cross."""
    return min(
        options,
        key=lambda key: (
            key[1] not in game.traps,
            len(game.here(key[1])),
            not game.gate_stands(key[1]),
        ),
    )


def least_of_evils(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """A Crawler, if there is one."""
    order = (CRAWLER, DEVOURER)
    for kind in order:
        if ("kind", kind) in options:
            return ("kind", kind)
    return options[0]


def lay_trap(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: trap_worth(game, key[1]))


def banish(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: banish_worth(game, key[1]))


# --- who goes next ---


def signal(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """Would, if something needs help that it can bring this turn, or a Quest is in reach."""
    can_finish = game.alive(seat) and _quest_in_reach(game, seat)
    return WOULD if can_finish or eagerness(game, seat) > 0 else WOULD_NOT


def _quest_in_reach(game: Heart, who: int) -> bool:
    """Whether a begun Quest can be brought to its end this turn."""
    if not quests_missing(game):
        return False
    far = ways_of(game, who)[game.protagonists[who].place]
    reach = allowance(game)
    return any(
        far[goal.place] + goal.need <= reach and not goal.ends
        for quest in begun_by_player(game, who)
        for goal in resolutions(game, who, quest)
    )


def eagerness(game: Heart, who: int) -> float:
    """How much a Protagonist can save this turn, as all can see it."""
    if not game.alive(who):
        return 0.0
    far = ways_of(game, who)[game.protagonists[who].place]
    reach = allowance(game)
    worth = 0.0
    for creature, place in game.creatures.items():
        if far[place] < reach:
            worth = max(worth, kill_worth(game, creature) - 0.5 * far[place])
    for gate, damage in game.gates.items():
        if damage == DESTROYED - 1 and far[gate] < reach:
            worth = max(worth, 5.0)
    return worth - 3.5


def next_one(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: eagerness(game, key[1]))


# --- the rest ---


def tend(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """Whoever has least left."""
    people = [key for key in options if key[0] == "tend"]
    return min(
        people, key=lambda key: (game.protagonists[key[1]].strength, -losing(game, key[1])[0])
    )


def unbind(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: curses_held(game, key[1]))


def mend(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: game.gates[key[1]])


def open_grave(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return max(options, key=lambda key: len(game.zones[game.beneath(key[1])]))


def dismiss(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return ("dismiss",)


def take(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    return ("yes",)
