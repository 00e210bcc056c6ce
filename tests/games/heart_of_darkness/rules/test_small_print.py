"""Situations that a judge thought of with the rulebook in hand, and the rules got wrong."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import GUARDIAN
from gloam.games.heart_of_darkness.view.names import CREATURE_ID
from gloam.kernel.content.ledger import proves
from gloam.kernel.present.scene import Words
from tests.games.heart_of_darkness.phases import S, spawn, still
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable

SPEAK = ("speak", 2)
THREE = ["Grave-Cold", "Palsied Hands", "Leaden Feet"]

EIGHT = [*["Pit Pony"] * 2, *["Keg of Mortar"] * 2, "Storm Glass", "Felt Slippers"]
EIGHT += ["Carrier Pigeon", "Signal Lamp"]


@proves("heart_of_darkness", "play.then-discard", "personal.returns")
@pytest.mark.parametrize("die", [HIT, BLANK])
def test_a_hit_that_has_nothing_to_kill_does_not_end_a_card(die: int) -> None:
    """Sister Perpetua's Rosary restored Sanity on a blank, and on a Hit nothing."""
    table = still(
        2,
        heroes={0: "lay-sister", 1: "stoker"},
        places={0: "cave"},
        hands={0: ["Bog-Oak Rosary"]},
        sanity={0: 2},
        rolls=[die],
    )
    table.play("Bog-Oak Rosary")
    assert table.sanity(0) == 3
    assert table.hand(0) == ["Bog-Oak Rosary"]


@proves("heart_of_darkness", "event.lasting", "killed.turn-ends")
def test_a_turn_that_a_death_cuts_short_passes_without_loot() -> None:
    def died_at_the_heart(looted: int) -> HeartTable:
        table = still(
            4,
            hands={0: THREE},
            places={0: "chapel"},
            in_force=["Every Sound Carries"],
            draws=["The Scent"],
        )
        table.game.turn.looted = looted
        return table.move("heart")

    assert died_at_the_heart(looted=0).events() == []
    assert died_at_the_heart(looted=1).events() == ["Every Sound Carries"]


@proves("heart_of_darkness", "ritual.success", "event.lasting")
def test_a_ritual_has_succeeded_though_its_player_dies_of_a_word() -> None:
    table = still(
        3,
        hands={0: [*THREE[:2], "Ritual of Passage"]},
        in_force=["The Black Sun"],
        rolls=[HIT] * 6,
    )
    table.play("Ritual of Passage")
    assert table.asked == (0, "traveller")
    table.interrupt(0, *SPEAK)
    assert not table.game.alive(0)
    assert table.events() == []
    assert table.discards() == ["Ritual of Passage"]


@proves("heart_of_darkness", "turn.hand-limit", "quest.benefit")
def test_the_prompt_counts_the_cards_that_must_go_by_the_limit_that_holds() -> None:
    """Vigil in the Swamp lifts the limit to six."""
    table = still(2, hands={0: EIGHT}, completed={0: ["Vigil in the Swamp"]}).end_turn()
    assert table.ask.about == ("hand-limit", 2)
    table.answer("card", "Pit Pony")
    assert table.ask.about == ("hand-limit", 1)
    table.answer("card", "Pit Pony")
    assert (table.asked[1], len(table.hand(0))) == ("act", 6)


@proves("heart_of_darkness", "turn.hand-limit", "hidden.hands")
def test_the_prompt_tells_nothing_of_a_burden() -> None:
    """Borrowed Face takes the place that Vigil in the Swamp gives: nobody knows it yet."""
    table = still(
        2,
        hands={0: [*EIGHT[:6], "Borrowed Face"]},
        completed={0: ["Vigil in the Swamp"]},
    ).end_turn()
    assert table.ask.about == ("hand-limit", 1)
    assert not table.says("burden-shows")
    table.answer("card", "Pit Pony")
    assert table.ask.about == ("hand-limit", 1)
    assert [event[1] for event in table.says("burden-shows")] == [0]


@proves("heart_of_darkness", "hidden.hands")
def test_a_burden_shows_though_something_makes_up_for_it() -> None:
    """Everybody can count the dice: with Names of the Drowned there should be one more."""
    table = still(
        2,
        hands={0: ["Palsied Hands", "The Second Voice", "Ritual of Stillness"]},
        completed={0: ["Names of the Drowned", "The Reliquary"]},
        creatures=[("crawler", "village")],
        rolls=[BLANK] * 3,
    )
    table.fight()
    assert table.rolls() == [(0, 3, 0)]
    assert len(table.says("burden-shows")) == 1
    table.roll(*[HIT] * 4).play("Ritual of Stillness")
    assert len(table.says("burden-shows")) == 2


@proves("heart_of_darkness", "spawn.guardian-in-play", "darkness.sets-guardian")
def test_it_is_told_that_the_guardian_on_the_map_is_made_whole() -> None:
    table = still(
        2,
        creatures=[("guardian", "cave")],
        health=2,
        darkness=5,
        spawn_top=[S["s11"]],
    )
    table = spawn(table)
    assert table.game.health == 5
    (event,) = table.says("guardian-renewed")
    told = GAME.words.say(GAME.rules.event_words(event))
    assert told == "The Guardian stands at the Cave already: its health is now 5."
    assert GAME.rules.event_things(event)[0] == CREATURE_ID[GUARDIAN][PLACE["cave"]]


def test_a_hand_says_how_many_cards_may_be_kept() -> None:
    """Alone one keeps four; the hand said five."""
    of_two = GAME.words.about(Words("label-hand"), n=3)
    alone = GAME.words.about(Words("label-hand-of", {"hero": "Silas Crake"}), n=3)
    assert of_two is not None
    assert alone is not None
    assert "Five may be kept" in of_two.text
    assert "Four may be kept" in alone.text


@proves("heart_of_darkness", "silence.outside-breach", "silence.immunity")
def test_a_claim_that_is_upheld_is_not_told_to_be_dismissed() -> None:
    """Against somebody who has paid in the meantime it costs nothing."""
    table = still(3)
    table.interrupt(1, *SPEAK).interrupt(2, "claim", 1)
    held = len(table.curses(1))
    table.move("harbour")
    table.game.immune = (1,)
    table.answer("uphold")
    assert len(table.curses(1)) == held
    assert table.says("claim-costs-nothing") == [("claim-costs-nothing", 1)]
    assert not table.says("dismissed")


@proves("heart_of_darkness", "join.limits")
def test_nobody_is_offered_to_enter_when_no_protagonist_is_left() -> None:
    """Who said so waited for the end of the round, and nothing came of it."""
    table = still(3, options={"latecomers": "one"})
    assert ("join",) in GAME.rules.interrupts(table.game, 2)
    table.game.unused = ()
    assert GAME.rules.interrupts(table.game, 2) == []
    # In a solo game a newcomer takes one of the two over, and needs none.
    alone = still(2, options={"latecomers": "one"})
    alone.game.unused = ()
    assert ("join",) in GAME.rules.interrupts(alone.game, 1)
