"""Bots cannot read ahead: what nobody has read or met is a stand-in in every imagined world."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.stand_ins import BLOWS
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.sealed import as_seen
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from tests.battery.playing import act
from tests.games.original_sin.exploring.playing import MILL
from tests.games.original_sin.playing import fight
from tests.games.original_sin.proving import proves

PLACES = {"mill": MILL, **{id: LOCATIONS[id] for id in ("torture_chamber", "wardens_gate")}}
ASKS = 250


def playing(place: Location, seed: int) -> Iterator[Run[OriginalSin]]:
    rules = OriginalSinRules(CATALOGUE, place)
    run = Run.start(rules, 3, Dice(b"sealed %d" % seed), {"party": "ready-made"})
    chance = random.Random(seed)
    for _ in range(ASKS):
        if run.ask is None:
            return
        yield run
        act(run, chance)


@pytest.mark.parametrize("place", PLACES.values(), ids=list(PLACES))
def test_every_ask_has_a_world_in_which_nothing_unread_is_true(place: Location) -> None:
    without = 0
    for at, run in enumerate(playing(place, 3)):
        if at % 4:
            continue
        assert run.ask is not None
        seat = run.ask.seats()[0]
        world = imagine(run, seat, Dice(b"world %d" % at))
        if world is None:
            without += 1
            continue
        assert world.ask is not None
        assert world.ask.offer(seat) == run.ask.offer(seat)
        known = run.quiet.read
        for number, card in enumerate(run.quiet.place.cards):
            imagined = world.quiet.place.cards[number]
            for part_number, part in enumerate(card.parts):
                if (number, part_number) in known:
                    assert imagined.parts[part_number] is part
                elif part_number < len(imagined.parts):
                    assert not imagined.parts[part_number].prose
                    assert imagined.parts[part_number].exit is None
    assert without == 0


@proves("boss.cost-public")
def test_tactics_that_nobody_met_are_plain_blows() -> None:
    table = fight(boss="warden", minions=[])
    game = table.game
    gaff = CATALOGUE.face["gaff"]
    game.met |= {"gaff"}
    world = as_seen(game)
    assert len(world.tactics) == len(game.tactics)
    assert set(world.tactics) <= {gaff, *BLOWS.values()}
    assert any(CATALOGUE.cards[face].ap == game.next_cost for face in world.tactics)
    assert (world.party, world.enemies) == (game.party, game.enemies)  # all that lies open


def test_imagining_twice_is_imagining_once() -> None:
    for run in playing(MILL, 5):
        once = as_seen(run.quiet)
        assert as_seen(once) == once
        assert as_seen(once).place.cards == once.place.cards
