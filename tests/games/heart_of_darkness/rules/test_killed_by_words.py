"""Deaths by a spoken word in the middle of something: what was under way stops or goes on whole."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import RESOLVING
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable

SPEAK = ("speak", 2)
TWO = ["Grave-Cold", "Palsied Hands"]


def whole(table: HeartTable) -> None:
    """No card is lost, and none lies where nobody is."""
    game = table.game
    assert game.lost() == []
    assert game.zones[RESOLVING] == []
    for who in range(8):
        assert game.alive(who) or not game.zones[game.hand(who)]


@proves("heart_of_darkness", "killed.not-a-protagonist", "killed.turn-ends")
def test_hits_fall_no_more_when_the_fighter_has_died_of_a_word() -> None:
    for weapon in ("Swordstick", "Boarding Axe", "Fowling Piece", "Coastguard Cutlass"):
        table = still(
            3,
            hands={0: [*TWO, weapon]},
            creatures=[("crawler", "village"), ("devourer", "village")],
            rolls=[HIT] * 6,
        )
        table.fight(weapon)
        assert table.asked == (0, "hit")
        table.interrupt(0, *SPEAK)
        whole(table)
        assert sorted(table.creatures("village")) == ["crawler", "devourer"]
        assert table.discards() == [weapon]
        assert not table.game.alive(0)
        assert table.asked[1] == "signal"
        assert table.run.rules.observe(table.game, 0)


@proves("heart_of_darkness", "killed.not-a-protagonist", "talk.traps")
def test_a_talk_ends_with_a_partner_who_dies_of_a_word() -> None:
    table = still(3, hands={1: TWO, 0: ["Pit Pony"]}, traps={0: 1, 1: 1})
    table.answer("talk", 1)
    table.interrupt(1, *SPEAK)
    assert table.asked == (0, "act")
    assert table.ask.seats() == (0,)
    assert not [key for key in table.options() if key[0] in ("give-card", "give-trap")]
    assert table.game.traps_in_stock() == 4  # what the dead carried is back
    # The same when a card was about to be handed over.
    table = still(3, hands={1: TWO, 0: ["Pit Pony"]})
    table.answer("talk", 1).answer("give-card", 0, seat=0)
    assert table.asked == (0, "give")
    table.interrupt(1, *SPEAK)
    assert table.hand(0) == ["Pit Pony"]
    assert table.asked == (0, "act")
    whole(table)


@proves("heart_of_darkness", "killed.not-a-protagonist", "advance.target-now")
def test_nobody_hunts_the_dead() -> None:
    """Three are equally near a Devourer, and none has had a turn; then one of them dies."""
    table = still(
        4,
        active=3,
        places={0: "northern_tunnel", 1: "old_mine", 2: "northern_gate", 3: "harbour"},
        creatures=[("devourer", "cemetery")],
        hands={1: TWO},
    )
    advance(table)
    assert table.asked == (3, "prey")
    assert table.offered("target") == [(0,), (1,), (2,)]
    table.interrupt(1, *SPEAK)
    assert table.offered("target") == [(0,), (2,)]
    table.answer("target", 2)
    assert table.creatures("northern_gate") == ["devourer"]


@proves("heart_of_darkness", "advance.route-tie", "advance.target-now")
def test_a_hunter_turns_to_another_when_its_prey_dies_while_the_way_is_chosen() -> None:
    table = still(
        3,
        places={0: "harbour", 1: "swamp", 2: "western_tunnel"},
        creatures=[("devourer", "chapel")],
        hands={1: TWO},
    )
    table.game.recent = (2, 0, 1)  # both are two spaces away; 1 was the last to take a turn
    advance(table)
    assert table.asked[1] == "route"
    assert table.offered("go") == [(PLACE["heart"],), (PLACE["old_manor"],)]
    table.interrupt(1, *SPEAK)
    assert table.creatures("old_manor") == ["devourer"]  # on its way to the Western Tunnel
    whole(table)


@proves("heart_of_darkness", "ritual.success", "event.lasting")
def test_a_ritual_ends_as_it_should_when_somebody_it_is_about_has_died() -> None:
    """The Ritual has succeeded, whoever is gone: it is put away, and an Event ends by it."""
    table = still(
        3,
        hands={0: ["Ritual of Unbinding"], 1: TWO},
        in_force=["The Black Sun"],
        rolls=[HIT, HIT, HIT, HIT],
    )
    table.play("Ritual of Unbinding")
    assert table.asked == (1, "shed")
    table.interrupt(1, *SPEAK)
    assert table.asked == (0, "act")
    assert table.events() == []
    assert table.discards() == ["Ritual of Unbinding"]
    whole(table)


@proves("heart_of_darkness", "killed.turn-ends", "play.weapon-return")
def test_no_card_comes_back_to_a_dead_hand() -> None:
    """A Weapon that would return is discarded with its bearer's death in the take-back ask."""
    table = still(
        2,
        hands={0: [*TWO, "Swordstick"]},
        creatures=[("crawler", "village")],
        rolls=[HIT, *[BLANK] * 5],
        options={"much easier": "on"},
    )
    table.fight("Swordstick")
    assert table.asked == (0, "back")
    table.interrupt(0, *SPEAK)
    assert table.discards() == ["Swordstick"]
    whole(table)
