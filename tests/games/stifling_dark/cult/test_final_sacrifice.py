"""The Final Sacrifice, Mor'gonnod in the flesh, and its banishment."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.ending import time_is_up
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    ATTACK_SLOT,
    HIDDEN,
    LAST_ROUND,
    NOWHERE,
    ON_BOARD,
    Outcome,
)
from tests.games.stifling_dark.cult.coven import DEMON, Coven, coven
from tests.games.stifling_dark.playing import PLAIN
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import WINDOW, at


def at_the_end(**laid: Any) -> Coven:
    """Blood stands at 5 and all are together."""
    laid.setdefault("cultists", [(4, 4), (3, 4)])
    table = coven(spots=[(1, 0), (1, 5)], **laid)
    table.game.cult.blood = 5
    return table.settle()


@proves("cult.sacrifice", "cult.sacrifice-timing", "cult.sacrifice-effect")
def test_the_sacrifice_makes_mor_gonnod_flesh() -> None:
    table = at_the_end(attack="immolate").their_turn()
    table.do("sacrifice")
    demon, *cultists = table.game.figures
    assert table.game.cult.corporeal
    assert demon.revealed
    assert [one.space for one in cultists] == [NOWHERE] * 2
    assert [one.shadow for one in cultists] == [NOWHERE] * 2
    assert table.game.round == 3  # the turn is over
    (piece,) = table.game.zones[ATTACK_SLOT]
    assert table.game.knows[piece] >> 1 & 1


@proves("cult.sacrifice")
def test_there_is_no_sacrifice_before_its_time() -> None:
    assert at_the_end().their_turn().offers("sacrifice")
    assert not at_the_end(cultists=[(4, 4), (2, 4)]).their_turn().offers("sacrifice")
    assert not at_the_end(demon=(2, 5), cultists=[(4, 4), (4, 5)]).their_turn().offers("sacrifice")
    table = at_the_end()
    table.game.cult.blood = 4
    assert not table.settle().their_turn().offers("sacrifice")


def flesh(attack: str = "ravage", **laid: Any) -> Coven:
    """Mor'gonnod is Corporeal, and it is his turn."""
    table = coven(attack=attack, **laid)
    table.game.cult.corporeal = True
    demon, *cultists = table.game.figures
    demon.revealed = True
    for cultist in cultists:
        cultist.space, cultist.belief = NOWHERE, None
    return table.settle().their_turn()


@proves("cult.corporeal", "cult.corporeal-move", "adv.revealed-card")
def test_flesh_moves_ten_strikes_and_is_seen() -> None:
    table = flesh(demon=(4, 5), spots=[(1, 0), (0, 5)])
    assert not table.offers("roll")
    assert not table.offers("disappear")
    for spot in ((3, 5), (2, 5), (2, 4), (2, 3), (1, 3), (1, 2)):
        table.go(*spot)
    assert table.game.figure.spent == 6
    table.game.bright_spots = 1 << at(1, 1)
    table.game.bright = 1 << at(1, 1)
    table.settle().go(1, 1)
    assert table.game.figure.spent == 8  # a Bright space costs 2
    assert table.offered("attack") == [(0,)]
    table.do("attack", 0)
    assert table.wounds(0) == 3
    assert not table.offered("attack")
    assert table.offered("card")
    assert table.game.figure.revealed


@proves("cult.corporeal-window")
def test_flesh_pays_for_windows_and_makes_noise() -> None:
    table = flesh(demon=(3, 3), spots=[(1, 0), (0, 5)]).go(3, 2)
    assert table.game.figure.spent == 2
    assert table.game.noise >> WINDOW & 1


@proves("cult.corporeal")
def test_immolate_burns_two() -> None:
    table = flesh("immolate", demon=(1, 1), spots=[(1, 0), (1, 2), (0, 1)], team=PLAIN[:3])
    table.do("attack", 0)
    assert (table.wounds(0), table.one(0).up) == (2, 0b11)
    assert table.offered("attack") == [(1,), (2,)]
    table.do("attack", 1)
    assert not table.offered("attack")


@proves("cult.corporeal", "move.effect-no-share", "adv.cards-once")
def test_flagellate_pulls_and_tears() -> None:
    table = flesh("flagellate", demon=(1, 1), spots=[(1, 3), (0, 1)])
    assert table.offered("haul") == [(0,)]
    table.do("haul", 0)
    assert ("space", at(0, 1)) not in table.options()  # somebody stands there
    table.do("space", at(1, 2))
    assert table.where(0) == (1, 2)
    assert not table.offered("haul")
    table.do("attack", 0)
    assert (table.wounds(0), FACE["bleeding"] in table.one(0).conditions) == (1, True)
    assert not table.offered("attack")


@proves("cult.ethereal")
def test_only_flesh_attacks() -> None:
    table = coven(demon=(1, 1), spots=[(1, 0), (0, 5)]).their_turn().move(DEMON)
    assert not table.offered("attack")


# --- Banishment ---


def banished(**laid: Any) -> Coven:
    """The Banishment was chosen, and the Knife and the Rope are in hand; the Altar is found."""
    laid.setdefault("hands", {0: ["ritual-knife", "rope-circle"]})
    laid.setdefault("spots", [(3, 0), (3, 1)])
    table = coven(objective="banish", **laid)
    table.game.tokens[-1].status = ON_BOARD
    return table.settle()


@proves("cult.banish-setup", "within.passages")
def test_knife_and_rope_lie_within_ten_of_the_altar() -> None:
    table = coven(altar=(3, 0))
    table.game.agenda.call(("lay_ritual",))
    table.settle()
    assert table.ask.seat == ADVERSARY
    assert ("relic", at(2, 2)) in table.options()
    table.do("relic", at(0, 5)).do("relic", at(3, 1))
    assert table.game.escape.lying == (
        (FACE["ritual-knife"], at(0, 5)),
        (FACE["rope-circle"], at(3, 1)),
    )
    assert table.game.tokens[-1].may >> at(3, 0) & 1
    table.one(0).space = at(3, 1)
    table.settle().turn(0).do("pick-up", FACE["rope-circle"])
    assert len(table.game.hand(0)) == 1


@proves("cult.banish-altar", "cult.knife")
def test_the_knife_is_used_on_the_altar_once_a_round() -> None:
    table = banished(wounds={0: ["panic"]})
    table.game.tokens[-1].status = HIDDEN
    assert not table.settle().turn(0).offers("knife-gain")
    table = banished(wounds={0: ["panic"]})
    table.one(0).up = 0
    table.settle().turn(0)
    assert table.offered("knife-up") == [(0,)]
    table.do("knife-up", 0)
    assert (table.one(0).up, table.game.cult.ritual) == (1, 1)
    table.turn(1)
    assert not table.offered("knife-gain")
    table = banished(spots=[(3, 1), (1, 5)])
    assert not table.turn(0).offers("knife-gain")  # beside it is not on it


@proves("cult.knife-fatal")
def test_the_knife_may_kill_and_the_altar_drinks_first() -> None:
    table = banished(wounds={0: ["panic", "drain", "spasm"]})
    table.turn(0).do("knife-gain")
    assert table.game.cult.ritual == 1
    assert table.game.dead() == [0]


@proves("cult.rope", "cult.rope-lone")
def test_the_rope_closes_round_the_altar() -> None:
    table = banished(spots=[(3, 1), (3, 2)])
    table.turn(0)
    assert not table.offers("rope")
    table.game.cult.ritual = 3
    assert table.settle().offers("rope")
    table.do("rope")
    assert table.game.outcome is Outcome.INVESTIGATORS
    chain = banished(team=PLAIN[:3], spots=[(3, 1), (3, 2), (2, 2)])
    chain.game.cult.ritual = 3
    assert chain.settle().turn(0).offers("rope")
    table = banished(spots=[(3, 1), (1, 5)])
    table.game.cult.ritual = 3
    assert not table.settle().turn(0).offers("rope")  # not all are joined
    table = banished(spots=[(3, 2), (2, 2)])
    table.game.cult.ritual = 3
    assert not table.settle().turn(0).offers("rope")  # nobody is at the Altar


@proves("cult.banish-time", "end.timeout-table")
def test_time_is_on_the_cults_side() -> None:
    table = coven(objective="banish", round=LAST_ROUND)
    assert time_is_up(table.game)
    assert table.game.outcome is Outcome.ADVERSARY
