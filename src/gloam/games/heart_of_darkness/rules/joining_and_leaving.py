"""Players who leave, and players who enter, at the end of a round.

Both say so beforehand, at any time, with an interrupt; nobody is asked every round.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.rules.darkness import raise_darkness
from gloam.games.heart_of_darkness.rules.map import VILLAGE
from gloam.games.heart_of_darkness.rules.protagonists import deal_protagonist, lay_down
from gloam.games.heart_of_darkness.rules.talk_and_trade import forget_requests
from gloam.games.heart_of_darkness.rules.win_and_lose import lose
from gloam.games.heart_of_darkness.state import GRANTS, NO_BOAT, NO_ONE, OPENING, SECOND, Heart
from gloam.kernel.core.asks import Flow, Key

LEAVE: Key = ("leave",)
STAY: Key = ("stay",)
JOIN: Key = ("join",)
STAY_OUT: Key = ("stay-out",)
MOST_PLAYERS = 4


def comings(game: Heart, seat: int) -> list[Key]:
    """What a seat may say about leaving or entering."""
    if game.boat != NO_BOAT or game.outcome or game.phase == OPENING:
        return []  # rule: join.not-after-boat
    if game.present >> seat & 1:
        return [STAY] if game.leaving >> seat & 1 else [LEAVE]  # rule: join.when
    return [STAY_OUT] if game.joining >> seat & 1 else [JOIN]


def say(game: Heart, seat: int, key: Key) -> None:
    """Somebody means to leave or to enter when the round is over, or thinks better of it."""
    if key == LEAVE:
        game.leaving |= 1 << seat
    elif key == STAY:
        game.leaving &= ~(1 << seat)
    elif key == JOIN:
        game.joining |= 1 << seat
    else:
        game.joining &= ~(1 << seat)
    game.tell(str(key[0]), seat)


def leave_and_join(game: Heart) -> Flow[None]:
    """At the end of the round, if the boat has not been called."""
    leaving, joining = game.leaving, game.joining
    game.leaving = game.joining = 0
    if game.boat != NO_BOAT:
        return  # rule: join.not-after-boat
    for seat in range(game.seats):  # rule: join.when
        # Only who says so leaves. Who sits in a seat, a person or a bot, is no matter here.
        if leaving >> seat & 1:  # rule: join.seat-takeover
            _leave(game, seat)
    if leaving and game.solo:
        _second_protagonist(game)
    for seat in range(game.seats):
        if joining >> seat & 1:
            yield from _enter(game, seat)


def _leave(game: Heart, seat: int) -> None:
    """As if the Protagonist had been killed."""
    game.tell("left", seat)
    own = [who for who in game.cast() if game.seat_of(who) == seat]
    dead = [who for who in own if game.alive(who)]
    for who in dead:
        lay_down(game, who)  # rule: join.leave, join.leaver-quests
    game.present &= ~(1 << seat)
    game.recent = [who for who in game.recent if who not in own]  # rule: decide.dead-decider
    _let_go(game, seat)
    if not game.present:
        lose(game, "lost-nobody")
    if dead:  # rule: join.leaver-dead
        raise_darkness(game, len(dead))  # rule: join.leave


def _let_go(game: Heart, seat: int) -> None:
    """Nothing of what a leaver said, or was said to have said, goes on."""
    game.immune &= ~(1 << seat)
    if game.claim == seat:
        game.claim = NO_ONE
    forget_requests(game, seat)


def _second_protagonist(game: Heart) -> None:
    """One player is left: the game goes on under the solo rules."""
    who = game.players()[0] + SECOND
    if game.hero[who] < 0:
        deal_protagonist(game, who, VILLAGE)  # rule: join.down-to-one


def _enter(game: Heart, seat: int) -> Flow[None]:
    """A newcomer, in the Village; or with one of the two Protagonists of a solo game."""
    if game.present.bit_count() >= MOST_PLAYERS:
        return  # rule: join.limits
    if game.solo:
        yield from _split_solo(game, seat)  # rule: join.solo-grows
    elif game.unused:  # rule: join.limits
        game.present |= 1 << seat
        # rule: join.newcomer, setup.late-start-location
        deal_protagonist(game, seat, VILLAGE)
    if game.present >> seat & 1:
        game.tell("entered", seat)


def _split_solo(game: Heart, seat: int) -> Flow[None]:
    """The newcomer takes over one of the two, as it stands."""
    # rule: join.solo-grows
    first = game.players()[0]
    second = first + SECOND
    options: list[Key] = [("hand-over", first), ("hand-over", second)]
    key = yield from ask(game, first, lambda: options, ("hand-over", seat))
    hand_over(game, key[1], seat)
    if key[1] == first:
        hand_over(game, second, first)
    game.present |= 1 << seat


def hand_over(game: Heart, who: int, to: int) -> None:
    """A Protagonist with all it has gets another place at the table."""
    game.move_all(game.hand(who), game.hand(to))
    game.move_all(game.begun(who), game.begun(to))
    for values, nothing in (
        (game.hero, -1),
        (game.place, -1),
        (game.strength, 0),
        (game.sanity, 0),
        (game.traps, 0),
    ):
        values[to], values[who] = values[who], nothing
    for which in range(GRANTS):
        game.grants[to * GRANTS + which] = game.grants[who * GRANTS + which]
        game.grants[who * GRANTS + which] = 0
    game.recent = [to if other == who else other for other in game.recent]
