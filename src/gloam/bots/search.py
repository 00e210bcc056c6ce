"""Tree search over imagined worlds: plain information-set UCT.

Every iteration thinks of one world that the seat cannot tell from the truth, walks down a
tree of answers shared by all worlds (choosing among those that this world offers), adds one
node, plays on a little by the game's rules of thumb, and asks the game's policy what the
position is worth to everybody. Each seat is taken to do what is best for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine


class _Node:
    """What is known of one answer: how often it was tried, offered, and what came of it."""

    __slots__ = ("below", "offered", "total", "tried")

    def __init__(self) -> None:
        self.below: dict[Key, _Node] = {}
        self.tried = 0
        self.offered = 0
        self.total = 0.0


EXPLORATION: Final = 0.6  # how readily it looks at answers that seem worse
RANDOM_ANSWERS: Final = 10  # of a hundred that are played out: a rule of thumb is not followed


def _never() -> bool:
    return False


class SearchBot:
    """Thinks for `iterations` worlds; `horizon` is how many answers it plays on in each.

    It stops sooner when `enough` says so, for instance because its time is up, but never
    before it has seen one world.
    """

    def __init__(
        self,
        iterations: int = 300,
        horizon: int = 12,
        enough: Callable[[], bool] = _never,
    ) -> None:
        self.iterations = iterations
        self.horizon = horizon
        self.enough = enough

    def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
        assert world.ask is not None
        options = world.ask.offer(seat)
        if len(options) == 1:
            return options[0]
        root = _Node()
        for _ in range(self.iterations):
            imagined = imagine(world, seat, dice) or world.copy()
            self._iterate(imagined, root, seat, dice)
            if self.enough():
                break
        return max(options, key=lambda key: root.below[key].tried if key in root.below else -1)

    def _iterate(self, run: Run[Any], root: _Node, seat: int, dice: Dice) -> None:
        """One iteration."""
        run.forget()
        node = root
        path: list[tuple[int, _Node]] = []
        who, fresh = seat, False
        while (ask := run.ask) is not None and not fresh:
            key, fresh = self._descend(node, ask, who, dice)
            node = node.below[key]
            path.append((who, node))
            who = _send(run, who, key)
        self._play_on(run, dice)
        worth = _worth(run)
        for actor, visited in path:
            visited.tried += 1
            visited.total += worth[actor]

    def _descend(self, node: _Node, ask: Ask, who: int, dice: Dice) -> tuple[Key, bool]:
        """The next answer to look at, and whether it is looked at for the first time."""
        options = ask.offer(who)
        untried = [key for key in options if key not in node.below]
        if untried:
            key = untried[dice.roll(len(untried))]
            node.below[key] = _Node()
        for option in options:
            if option in node.below:
                node.below[option].offered += 1
        if untried:
            return key, True
        return max(options, key=lambda option: self._promise(node.below[option])), False

    def _promise(self, node: _Node) -> float:
        if not node.tried:
            return 2.0
        return node.total / node.tried + EXPLORATION * sqrt(log(node.offered) / node.tried)

    def _play_on(self, run: Run[Any], dice: Dice) -> None:
        policy = run.rules.policy().quick()
        for _ in range(self.horizon):
            ask = run.ask
            if ask is None:
                return
            if dice.roll(100) < RANDOM_ANSWERS:
                key = ask.options[dice.roll(len(ask.options))]
            else:
                key = policy.choose(run.state, ask.seat, ask)
            run.send(ask.seat, key)


def _send(run: Run[Any], who: int, key: Key) -> int:
    """Answer, and give the seat that is asked next (-1 when the game is over)."""
    run.send(who, key)
    return run.ask.seat if run.ask is not None else -1


def _worth(run: Run[Any]) -> list[float]:
    """What the position is worth to every seat."""
    if run.result is not None:
        winners = run.result.winners
        if run.rules.cooperative:  # what is won together is won whole
            return [float(seat in winners) for seat in range(run.state.seats)]
        return [seat_share(seat, winners) for seat in range(run.state.seats)]
    policy = run.rules.policy()
    return [policy.evaluate(run.state, seat) for seat in range(run.state.seats)]


def seat_share(seat: int, winners: tuple[int, ...]) -> float:
    """A win counts one; a shared one less."""
    return 1 / len(winners) if seat in winners else 0.0
