"""With open information: what one side would keep to itself all see and imagine as it is."""

from __future__ import annotations

import random

import pytest

from gloam.bots.policy import GreedyBot
from gloam.games.stifling_dark import GAME
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.belief import possible_colours, possible_spaces
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ATTACK_SLOT,
    CARD_POOL,
    HAND,
    HIDDEN,
    LAID_ASIDE,
    LOOKED_AT,
    MOST_INVESTIGATORS,
    StiflingDark,
)
from gloam.games.stifling_dark.view.observation_tensor import observe
from gloam.games.stifling_dark.view.scene import private
from gloam.kernel.core.asks import WATCHER, WINDOW, sees
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Node
from tests.battery import laws
from tests.battery.playing import playing
from tests.games.stifling_dark.playing import dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.test_random_games import ADVERSARIES
from tests.games.stifling_dark.yard import at

FOE, FIRST, SECOND = 0, 1, 2
FOE_ZONES = (CARD_POOL, ATTACK_SLOT, ABILITY_SLOTS)
TEAM_ZONES = (LOOKED_AT, LAID_ASIDE, *range(HAND, HAND + MOST_INVESTIGATORS))


def ids(nodes: list[Node]) -> set[str]:
    return {node.id for node in nodes}


def items_in(nodes: list[Node]) -> int:
    """How many of the two Items that are used here are shown."""
    return len([name for name in ids(nodes) if name.endswith(("leather-jacket", "whistle"))])


# --- what is shown ---


@proves("info.open-variant")
def test_where_the_adversary_is_open_everybody_sees_its_mini_map_and_cards() -> None:
    table = dark(butcher=(4, 5), opened="adversary")
    own = ids(private(table.game, FOE))
    for seat in (FIRST, SECOND, WATCHER):
        assert own <= ids(private(table.game, seat))
    assert {"butcher", "attack/eviscerate", "abilities/sinister-gaze", "token-0"} <= own
    hidden = dark(butcher=(4, 5))
    assert not ids(private(hidden.game, FIRST)) & own


@proves("info.open-variant")
def test_where_the_investigators_are_open_everybody_sees_their_items() -> None:
    hands = {0: ["leather-jacket", "whistle"]}
    table, hidden = (dark(hands=hands, opened=opened) for opened in ("investigators", "nothing"))
    for seat in (FOE, WATCHER):
        assert items_in(private(table.game, seat)) == items_in(private(table.game, FIRST)) == 2
        assert items_in(private(hidden.game, seat)) == 0
    assert observe(table.game, FOE) != observe(hidden.game, FOE)


@proves("info.open-variant")
def test_everybody_follows_an_open_adversary_step_by_step() -> None:
    table = dark(butcher=(4, 5), opened="adversary").pass_turns()
    ask = table.run.ask
    assert ask is not None
    assert all(ask.shown(seat) is ask for seat in (FIRST, SECOND, WATCHER))
    table.do("go", at(4, 4))
    assert possible_spaces(table.game) == 1 << at(4, 4)
    assert possible_colours(table.game) == [""]
    assert table.game.figure.belief is None
    unseen = dark(butcher=(4, 5)).pass_turns()
    assert unseen.run.ask is not None
    assert unseen.run.ask.shown(FIRST) is not unseen.run.ask


@proves("info.open-variant")
def test_the_adversary_hears_what_open_investigators_trade() -> None:
    for opened, hears in (("investigators", True), ("nothing", False)):
        table = dark(spots=[(1, 0), (1, 1)], hands={0: ["whistle"]}, opened=opened).turn(0)
        table.do("trade", 1)
        ask = table.run.ask
        assert ask is not None
        assert sees(ask.audience, FOE) == hears


@proves("info.open-variant")
def test_where_something_is_hidden_in_the_open_everybody_knows() -> None:
    run = next(run for run in playing(GAME.rules, 1, 3, {"open": "all"}) if run.state.round > 1)
    lying = [token for token in run.state.tokens if token.status == HIDDEN]
    assert lying
    assert all(token.may == 1 << token.space for token in lying)


@proves("info.open-variant")
@pytest.mark.parametrize("adversary", ADVERSARIES)
@pytest.mark.parametrize("scenario", ["sawmill", "park"])
def test_with_everything_open_nothing_is_asked_aside(adversary: str, scenario: str) -> None:
    """Set-up, hidden turns, trades, mirrors: all follow each ask as whoever is asked."""
    options = {"adversary": adversary, "scenario": scenario, "open": "all"}
    asked = set()
    for run in playing(GAME.rules, 7, 4, options):
        ask = run.ask
        assert ask is not None
        about = ask.about if isinstance(ask.about, str) else ask.about[0]
        asked.add(about)
        for seat in (FOE, FIRST, SECOND, 3, WATCHER):
            assert ask.shown(seat) is ask, about
            # Who lets a reaction pass says nothing, and who reacts is seen by what they use.
            assert ask.form == WINDOW or sees(ask.audience, seat), about
    assert {"hide", "purple", "start-hidden", "prowl", "share"} <= asked


# --- what is imagined ---


def test_used_up_supply_that_everybody_saw_is_imagined_as_it_is() -> None:
    table = dark(opened="investigators", supply={FACE["whistle"]: 0})
    world = imagine(table.run, FOE, Dice(b"supply"))
    assert world is not None
    assert world.state.supply == {FACE["whistle"]: 0}


@proves("info.open-variant")
@pytest.mark.parametrize("adversary", ADVERSARIES)
@pytest.mark.parametrize("opened", ["adversary", "investigators", "all"])
def test_what_lies_open_is_imagined_as_it_is(adversary: str, opened: str) -> None:
    """And the laws hold: nothing that is still hidden is used."""
    options = {"adversary": adversary, "scenario": "park", "open": opened}
    dice, chance, tried = Dice(b"open"), random.Random(3), 0
    for run in playing(GAME.rules, 3, 4, options):
        if chance.random() > 0.06:
            continue
        seat = chance.randrange(4)
        assert laws.an_imagined_world_looks_like_the_truth(run, seat, dice)
        laws.imagining_uses_nothing_hidden(run, seat, dice)
        world = imagine(run, seat, dice)
        assert world is not None
        tried += 1
        if seat != FOE and opened != "investigators":
            assert foe_side(world.state) == foe_side(run.state)
        if seat == FOE and opened != "adversary":
            assert team_side(world.state) == team_side(run.state)
    assert tried > 10


def foe_side(game: StiflingDark) -> object:
    tokens = [(token.space, token.purple, token.may) for token in game.tokens]
    cards = [game.zones[zone] for zone in FOE_ZONES]
    return game.figures, game.acting, game.mirror, game.adversary, game.cult, tokens, cards


def team_side(game: StiflingDark) -> object:
    return [game.zones[zone] for zone in TEAM_ZONES], game.supply


# --- what is played ---


def test_bots_play_with_everything_open() -> None:
    bot, dice = GreedyBot(), Dice(b"open bots")
    options = {"open": "all", "events": "off"}
    for asked, run in enumerate(playing(GAME.rules, 5, 3, options)):
        if asked % 25 == 0 and run.ask is not None:
            world = imagine(run, run.ask.seat, dice)
            assert world is not None
            assert bot.answer(world, run.ask.seat, dice) in run.ask.offer(run.ask.seat)
