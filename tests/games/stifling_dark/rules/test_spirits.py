"""Spirits: what becomes of the dead, how they move, what they keep and give."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.butcher.butchers_board import BUTCHER
from gloam.games.stifling_dark.rules.death_and_spirits.death_and_becoming_a_spirit import (
    died,
    leaves_something,
)
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import escaped
from gloam.games.stifling_dark.rules.rounds import waiting_for_turn
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    FALSE,
    LOCKED,
    WOUND_DISCARD,
    Light,
    Outcome,
    Phase,
    Status,
)
from tests.games.stifling_dark.fair import fair
from tests.games.stifling_dark.playing import PLAIN, Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, WINDOW, at

APPARITION, PHANTOM, POLTERGEIST = (FACE[n] for n in ("apparition", "phantom", "poltergeist"))
THREE = PLAIN[:3]
# The Butcher, if he had to kill so many.
KILLS = {kills: replace(BUTCHER, kills=kills) for kills in range(1, 6)}


def haunted(spirit: str = "apparition", **laid: Any) -> Dark:
    """The first of three Investigators has died, and is a Spirit now."""
    table = dark(**{"team": THREE, "kind": KILLS[2], **laid})
    died(table.game, 0)
    return table.settle().do("spirit", FACE[spirit])


@proves("spirit.check-win", "spirit.no-butcher", "butcher.win")
def test_only_a_death_that_does_not_decide_the_game_brings_a_spirit() -> None:
    table = dark(THREE, kind=KILLS[1])
    died(table.game, 0)
    assert table.game.outcome is Outcome.ADVERSARY
    table = dark(THREE, kind=KILLS[2])
    died(table.game, 0)
    assert table.game.outcome is None
    assert table.settle().offered("spirit")


@proves("end.settled")
def test_the_last_death_does_not_undo_an_escape() -> None:
    table = dark(kind=KILLS[2])
    escaped(table.game, 1)
    died(table.game, 0)
    assert table.game.outcome is Outcome.INVESTIGATORS


@proves("spirit.choose", "setup.spirits-boxed", "spirit.tokens", "component.cards")
def test_a_spirit_is_taken_by_one_player_only() -> None:
    table = dark(PLAIN, kind=KILLS[4])
    assert [one.spirit for one in table.game.team] == [-1] * 4
    died(table.game, 0)
    table.settle()
    assert table.offered("spirit") == [(APPARITION,), (PHANTOM,), (POLTERGEIST,)]
    table.do("spirit", PHANTOM)
    assert (table.one(0).spirit, table.one(0).spirit_tokens) == (PHANTOM, 2)
    died(table.game, 1)
    table.settle()
    assert table.offered("spirit") == [(APPARITION,), (POLTERGEIST,)]


@proves("spirit.keeps", "spirit.sheds", "flash.death")
def test_the_player_board_goes_but_items_and_evidence_stay() -> None:
    table = dark(
        ["brielle-easton", "lucy-belle", "mada-rorrim"],
        hands={0: ["whistle"]},
        wounds={0: ["panic"]},
        conditions={0: ["bleeding"]},
        kind=KILLS[3],
        cans=1 << at(1, 3),
        barricades=1 << at(1, 4),
        damaged_barricades=1 << at(1, 4),
        lights=(Light(0, at(1, 0), 0, 127),),
    )
    table.one(0).evidence = 0b1
    table.one(2).coin = True
    died(table.game, 0)
    table.settle().do("spirit", APPARITION)
    one = table.one(0)
    assert (one.stamina, one.charge, one.major, one.conditions) == (0, 0, False, {})
    assert (table.wounds(0), len(table.game.zones[WOUND_DISCARD])) == (0, 1)
    assert (table.game.cans, table.game.can_supply, table.game.lights) == (0, 0, ())
    assert table.game.barricades
    assert (len(table.game.hand(0)), one.evidence, one.space) == (1, 0b1, at(1, 0))
    died(table.game, 1)
    table.settle().do("spirit", PHANTOM)
    assert not table.game.barricades | table.game.damaged_barricades
    table = dark(["mada-rorrim", *THREE[:2]], kind=KILLS[2])
    table.one(0).coin = True
    died(table.game, 0)
    assert not table.settle().do("spirit", PHANTOM).one(0).coin


@proves("spirit.turn")
def test_who_dies_in_their_own_turn_first_acts_in_the_next_round() -> None:
    wounds = {0: ["panic", "drain", "spasm"]}
    table = dark(THREE, kind=KILLS[2], wounds=wounds).turn(0)
    gain_wound(table.game, 0)
    table.settle().do("spirit", APPARITION)
    assert table.game.phase is Phase.NEXT
    assert waiting_for_turn(table.game) == [1, 2]
    table = dark(THREE, kind=KILLS[2], wounds=wounds).turn(1)
    gain_wound(table.game, 0)
    table.settle().do("spirit", APPARITION).end()
    table.turn(0)
    assert table.offers("power", 0)


@proves("spirit.move")
def test_a_spirit_has_four_mp_and_one_free_roll() -> None:
    table = haunted(rolls=[5]).turn(0)
    assert table.game.turn.mp == 4
    table.do("sprint")
    assert (table.game.turn.mp, table.one(0).stamina, table.wounds(0)) == (8, 0, 0)
    assert not table.offers("sprint")


@proves("spirit.unhindered", "spirit.doors")
def test_nothing_hampers_a_spirit() -> None:
    table = haunted(spots=[(1, 2), (1, 5), (0, 0)], barricades=1 << at(2, 3))
    table.game.gates[DOOR], table.game.gates[WINDOW] = LOCKED, FALSE
    table.game.blocked = 1 << DOOR | 1 << WINDOW
    table.turn(0).go(2, 2).go(3, 2)
    assert table.game.turn.mp == 2  # Dark is no dearer
    table.go(3, 3).go(2, 3)
    assert table.wounds(0) == 0
    assert table.where(0) == (2, 3)


@proves("spirit.unhindered", "spirit.doors")
def test_neither_water_nor_rides_carry_a_spirit() -> None:
    table = fair(["vincent-campbell", "aira-willson"], ["T-2", "204"], kind=KILLS[2])
    died(table.game, 0)
    table.again().do("spirit", APPARITION).turn(0).to("T-3")
    assert table.place(0) == "T-3"
    ground = table.game.ground
    doorway = ground.board.doorways["green"][0]
    table.one(0).space = doorway[0]  # red is open, and nobody has looked
    table.again()
    assert table.offers("go", doorway[1])
    seat = next(iter(ground.next_seat))
    dashed = next(n for n, far in enumerate(ground.board.dashed) if far and n != seat)
    table.one(0).space = dashed
    table.again()
    assert not table.offers("go", ground.board.dashed[dashed][0])


@proves("spirit.cannot")
def test_a_spirit_can_do_nothing_else() -> None:
    table = haunted(
        spots=[(4, 0), (1, 5), (0, 0)], hands={0: ["energy-bar"]}, medical=1 << at(4, 0)
    ).turn(0)
    assert {key[0] for key in table.options()} == {"go", "sprint", "power", "end"}


@proves("spirit.not-investigator")
def test_a_spirit_is_no_investigator() -> None:
    table = haunted(spots=[(1, 1), (1, 2), (0, 5)])
    assert (table.game.living(), table.game.on_board()) == ([1, 2], [1, 2])
    gain_wound(table.game, 0)
    assert table.settle().wounds(0) == 0
    table.turn(1).go(1, 1).end()  # on the same space
    table.pass_turns()
    table.game.figure.space = at(1, 0)
    table.game.butcher.stalk = 1
    table.settle()
    assert table.offered("attack") == [(1,)]


@proves("spirit.trade", "spirit.trade-reach", "spirit.no-spirit-trade")
def test_a_spirit_gives_and_never_gets() -> None:
    spots = [(1, 1), (1, 2), (1, 0)]
    table = haunted(spots=spots, hands={0: ["whistle"], 1: ["energy-bar"]}).turn(0)
    assert table.offered("trade") == [(1,), (2,)]
    table.do("trade", 1)
    assert table.offered("item") == [(0, FACE["whistle"])]
    table.do("item", 0, FACE["whistle"]).do("agree", seat=2)
    assert not table.offered("trade")  # nothing is left to give
    table.end()
    table.turn(2)
    assert not table.offered("trade")
    table = haunted(spots=spots, hands={0: ["whistle"]}).turn(2)
    table.do("trade", 0)  # in that Investigator's turn
    assert table.offered("item") == [(0, FACE["whistle"])]
    table = haunted(spots=[*spots, (0, 1)], team=PLAIN, hands={0: ["whistle"]}, kind=KILLS[3])
    died(table.game, 3)
    table.settle().do("spirit", PHANTOM).turn(3)
    assert not table.offered("trade")


@proves("spirit.abilities", "spirit.same-ability-twice")
def test_two_powers_a_turn_and_two_tokens_a_game() -> None:
    table = haunted(spots=[(4, 0), (1, 5), (0, 0)], bright_zones=0b11, with_events=False).turn(0)
    transfer = 2
    table.do("power", transfer).do("bright-token", 0)
    table.do("power", transfer).do("bright-token", 1)
    assert (table.one(0).spirit_tokens, table.offered("power")) == (0, [])
    table.end().pass_turns().end()
    table.game.dim_zones = 0b1
    table.turn(0)
    assert table.offered("power") == [(0,), (1,)]  # the Minors are free


@proves("spirit.declined")
@pytest.mark.parametrize("takes", [True, False])
def test_who_declines_leaves_all_behind(takes: bool) -> None:
    table = dark(THREE, kind=KILLS[2], hands={0: ["whistle", "energy-bar"]})
    table.one(0).evidence = 0b1
    died(table.game, 0)
    table.settle().do("decline")
    assert table.one(0).status is Status.DEAD
    assert waiting_for_turn(table.game) == [1, 2]
    table.one(1).space = at(1, 0) if takes else at(1, 1)
    table.turn(1)
    assert table.offered("take-left") == ([(0,)] if takes else [])
    if takes:
        table.do("take-left", 0)
        assert (len(table.game.hand(1)), table.one(1).evidence) == (2, 0b1)
        assert not table.offered("take-left")


@proves("spirit.declined")
def test_with_no_spirit_left_all_is_left_behind() -> None:
    table = dark(PLAIN, kind=KILLS[5], hands={3: ["whistle"]})
    for who, spirit in enumerate((APPARITION, PHANTOM, POLTERGEIST)):
        table.one(who).spirit = spirit
    died(table.game, 3)
    table.settle()
    assert table.one(3).status is Status.DEAD
    assert leaves_something(table.game, 3)
