"""Whether an answer can be taken back does not depend on where steps end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gloam.kernel.core.asks import Ask
from gloam.kernel.session.session import Session
from tests.kernel.errands import ErrandRules, Errands


def question(ask: Ask | None) -> object:
    if ask is None:
        return None
    return ask.about, ask.seats(), [list(ask.offer(seat)) for seat in ask.seats()]


def both(secret: bytes) -> tuple[Session[Errands], Session[Errands]]:
    """The same game in one long step a turn, and with every errand in a step of its own."""
    long, split = (Session.begin(ErrandRules(split), 2, secret) for split in (False, True))
    return long, split


def offers_of_undo(session: Session[Errands]) -> list[str]:
    return [session.no_undo(seat) for seat in range(2)]


@pytest.mark.parametrize("seed", range(40))
def test_undo_is_offered_alike_at_every_ask(seed: int) -> None:
    chance = random.Random(seed)
    long, split = both(b"%d" % seed)
    while long.ask is not None:
        assert question(long.ask) == question(split.ask)
        assert offers_of_undo(long) == offers_of_undo(split)
        seat = long.ask.seat
        if chance.random() < 0.2 and not long.no_undo(1 - seat if chance.random() < 0.5 else seat):
            for session in (long, split):
                session.undo(seat if not session.no_undo(seat) else 1 - seat)
            continue
        if chance.random() < 0.02:
            for session in (long, split):
                session.interrupt(seat, ("shoo",))
            continue
        key = chance.choice(list(long.ask.offer(seat)))
        for session in (long, split):
            session.answer(seat, key)
    assert split.ask is None
    assert long.run.state.bought == split.run.state.bought


def test_the_games_compared_have_long_steps_and_every_reason_to_refuse() -> None:
    """Or the test above would show nothing."""
    reasons: Counter[str] = Counter()
    longest: Counter[bool] = Counter()
    for seed in range(40):
        chance = random.Random(seed)
        for session in both(b"%d" % seed):
            while session.ask is not None:
                rules = session.rules
                assert isinstance(rules, ErrandRules)
                longest[rules.split] = max(longest[rules.split], len(session.run.acts))
                reasons.update(offers_of_undo(session))
                session.answer(session.ask.seat, chance.choice(list(session.ask.options)))
    assert longest[False] >= 5
    assert longest[True] <= 3
    assert len(reasons) >= 5, reasons
