"""Players who leave, and players who enter, at the end of a round.

Both say so beforehand, at any time, with an interrupt; nobody is asked every round.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.actions.talk_and_trade import forget_requests
from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.rules.darkness import raise_darkness
from gloam.games.heart_of_darkness.rules.killed import lay_down
from gloam.games.heart_of_darkness.rules.map import VILLAGE
from gloam.games.heart_of_darkness.rules.protagonists import deal_protagonist
from gloam.games.heart_of_darkness.rules.win_and_lose import lose
from gloam.games.heart_of_darkness.state import NO_ONE, SECOND, Heart, Phase, without
from gloam.kernel.core.asks import Flow, Key

LEAVE: Key = ("leave",)
STAY: Key = ("stay",)
JOIN: Key = ("join",)
STAY_OUT: Key = ("stay-out",)
MOST_PLAYERS = 4


def comings(game: Heart, seat: int) -> list[Key]:
    """What a seat may say about leaving or entering."""
    if game.boat is not None or game.outcome is not None or game.phase is Phase.OPENING:
        return []  # rule: join.not-after-boat
    if seat in game.players:
        return [STAY] if seat in game.leaving else [LEAVE]  # rule: join.when
    if seat in game.joining:
        return [STAY_OUT]
    return [JOIN] if game.solo or game.unused else []  # rule: join.limits


def say(game: Heart, seat: int, key: Key) -> None:
    """Somebody means to leave or to enter when the round is over, or thinks better of it."""
    if key == LEAVE:
        game.leaving += (seat,)
    elif key == STAY:
        game.leaving = without(game.leaving, seat)
    elif key == JOIN:
        game.joining += (seat,)
    else:
        game.joining = without(game.joining, seat)
    game.tell(str(key[0]), seat)


def leave_and_join(game: Heart) -> Flow[None]:
    """At the end of the round, if the boat has not been called."""
    leaving, joining = sorted(game.leaving), sorted(game.joining)
    game.leaving = game.joining = ()
    if game.boat is not None:
        return  # rule: join.not-after-boat
    # Only who says so leaves. Who sits in a seat, a person or a bot, is no matter here.
    for seat in leaving:  # rule: join.when, join.seat-takeover
        _leave(game, seat)
    if leaving and game.solo:
        _second_protagonist(game)
    for seat in joining:
        yield from _enter(game, seat)


def _leave(game: Heart, seat: int) -> None:
    """As if the Protagonist had been killed."""
    game.tell("left", seat)
    own = [who for who in game.cast() if game.seat_of(who) == seat]
    dead = [who for who in own if game.alive(who)]
    for who in dead:
        lay_down(game, who, ("leaves",))  # rule: join.leave, join.leaver-quests
    game.players = without(game.players, seat)
    for who in own:
        game.recent = without(game.recent, who)  # rule: decide.dead-decider
    _let_go(game, seat)
    if not game.players:
        lose(game, "lost-nobody")
    if dead:  # rule: join.leaver-dead
        raise_darkness(game, len(dead), ("left", seat))  # rule: join.leave


def _let_go(game: Heart, seat: int) -> None:
    """Nothing of what a leaver said, or was said to have said, goes on."""
    game.immune = without(game.immune, seat)
    if game.accused == seat:
        game.accused = NO_ONE
    forget_requests(game, seat)


def _second_protagonist(game: Heart) -> None:
    """One player is left: the game goes on under the solo rules."""
    who = game.players[0] + SECOND
    if not game.alive(who):
        deal_protagonist(game, who, VILLAGE)  # rule: join.down-to-one


def _enter(game: Heart, seat: int) -> Flow[None]:
    """A newcomer, in the Village; or with one of the two Protagonists of a solo game."""
    # Whoever is just entering may say so again while the solo player is asked.
    if seat in game.players or len(game.players) >= MOST_PLAYERS:
        return  # rule: join.limits
    if game.solo:
        yield from _split_solo(game, seat)  # rule: join.solo-grows
    elif game.unused:  # rule: join.limits
        _add_player(game, seat)
        # rule: join.newcomer, setup.late-start-location
        deal_protagonist(game, seat, VILLAGE)
    if seat in game.players:
        game.tell("entered", seat)


def _split_solo(game: Heart, seat: int) -> Flow[None]:
    """The newcomer takes over one of the two, as it stands."""
    # rule: join.solo-grows
    first = game.players[0]
    second = first + SECOND
    options: list[Key] = [("hand-over", first), ("hand-over", second)]
    key = yield from ask(game, first, lambda: options, ("hand-over", seat))
    hand_over(game, key[1], seat)
    if key[1] == first:
        hand_over(game, second, first)
    _add_player(game, seat)


def _add_player(game: Heart, seat: int) -> None:
    game.players = tuple(sorted([*game.players, seat]))


def hand_over(game: Heart, who: int, to: int) -> None:
    """A Protagonist with all it has gets another place at the table."""
    game.move_all(game.hand(who), game.hand(to))
    game.move_all(game.begun(who), game.begun(to))
    if game.alive(who):
        game.take_seat(to, game.protagonists.pop(who))
    game.recent = tuple([to if other == who else other for other in game.recent])
    game.mute = tuple([to if other == who else other for other in game.mute])
