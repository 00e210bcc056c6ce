"""Bots share the work: somebody always acts, harm goes where it hurts least, games end."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.bot.answers import assign, heal, seduce
from gloam.games.harrowing.bot.open_play import best_deed, deed_worth
from gloam.games.harrowing.bot.policy import HarrowingPolicy
from gloam.games.harrowing.bot.worth import capacity
from gloam.games.harrowing.rules.adversaries import faces_of
from gloam.games.harrowing.rules.flow_of_play import offers
from gloam.games.harrowing.state import (
    ENVY,
    FIGHT,
    FOES,
    FULL,
    LUST,
    PRIDE,
    SEDUCE,
    WRATH,
    Harrowing,
)
from gloam.kernel.core.asks import WAIT, Ask, Key, choose
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.games.harrowing.cards.real_table import EVERYTHING, RULES, put, real_table

POLICY = HarrowingPolicy()
ALL_SINS: list[Key] = [("sin", sin) for sin in range(7)]


def asked(seat: int, options: list[Key], about: str) -> Ask:
    return choose(seat, options, about)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("circle", ["first", "second"])
def test_a_game_of_bots_goes_on_until_it_ends(seats: int, circle: str) -> None:
    key = bytes([seats]) * 32
    run = Run.start(RULES, seats, Dice(key), {"circle": circle}, EVERYTHING, keep=False)
    for _ in range(4000):
        ask = run.ask
        if ask is None:
            break
        answer = POLICY.choose(run.state, ask.seat, ask)
        assert answer in ask.offer(ask.seat)
        run.send(ask.seat, answer)
    assert run.result is not None


def test_the_one_with_the_best_deed_acts_and_the_others_wait() -> None:
    game = real_table(3)
    offered = {seat: [*keys, WAIT] for seat, keys in offers(game).items()}
    chosen = [best_deed(game, seat, offered) for seat in range(3)]
    assert chosen.count(WAIT) == 2
    (actor,) = [seat for seat in range(3) if chosen[seat] != WAIT]
    others = [deed_worth(game, s, key) for s in range(3) for key in offered[s] if key != WAIT]
    assert deed_worth(game, actor, chosen[actor]) == pytest.approx(max(others))


def test_corruption_goes_to_what_is_of_no_use_but_never_makes_a_third_six_needlessly() -> None:
    game = real_table()
    sheet = game.sheet(0)
    sheet.corruption[:] = [5, 3, 3, 3, 3, 5, 3]
    assert assign(game, 0, ALL_SINS, asked(0, ALL_SINS, "assign"))[1] in (ENVY, LUST)
    sheet.corruption[:] = [6, 5, 5, 5, 5, 6, 4]
    rest: list[Key] = [("sin", sin) for sin in range(7) if sheet.corruption[sin] < FULL]
    assert assign(game, 0, rest, asked(0, rest, "assign")) == ("sin", PRIDE)


def test_healing_opens_what_is_locked() -> None:
    game = real_table()
    game.sheet(0).corruption[:] = [6, 4, 4, 4, 6, 4, 4]
    assert heal(game, 0, ALL_SINS, asked(0, ALL_SINS, "heal")) == ("sin", WRATH)


def test_capacity_counts_two_sixes_and_fives() -> None:
    game = real_table()
    assert capacity(game, 0) == 7 * 2 + 2
    game.sheet(0).corruption[:] = [FULL] * 3 + [2] * 4
    assert capacity(game, 0) == 0


def test_the_boss_is_fought_before_anything_else() -> None:
    game = real_table()
    put(game, "lord-of-asphalt", FOES)
    game.boss_health, game.boss_placed = 8, True
    game.omens[:] = [8, 2]
    assert best(game, 0) == ("act", FIGHT)


def test_the_boss_is_taken_over_from_who_cannot_go_on() -> None:
    game = real_table()
    face = put(game, "lord-of-asphalt", FOES + 1)
    game.boss_health, game.boss_placed = 8, True
    for omens, wanted in ((8, False), (1, True)):
        game.omens[:] = [8, omens]
        assert (best(game, 0) == ("act", SEDUCE)) is wanted
    options: list[Key] = [("foe", 1, faces_of(game, 1).index(face)), ("none",)]
    assert seduce(game, 0, options, asked(0, options, "seduce")) == options[0]


def best(game: Harrowing, seat: int) -> Key:
    return max(offers(game)[seat], key=lambda key: deed_worth(game, seat, key))
