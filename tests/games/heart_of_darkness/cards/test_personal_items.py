"""Personal Items: each Protagonist's own."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, PERSONAL_OF
from gloam.games.heart_of_darkness.state import (
    BOX,
    LOOT_BOTTOM,
    SPAWN_TOP,
)
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.playing import BLANK, HERO, HIT, HeartTable, face, heart


@proves("heart_of_darkness", "personal.returns", "personal.once-a-turn")
def test_a_personal_item_comes_back_but_serves_once_a_turn() -> None:
    table = heart(heroes={0: "stoker"}, hands={0: ["Coal Shovel"]})
    table.play("Coal Shovel")
    assert table.hand(0) == ["Coal Shovel"]
    assert not table.may("play", "Coal Shovel")
    assert table.game.protagonists[0].combat_dice == 3


def _next_turn_of_first(table: HeartTable) -> HeartTable:
    """Everybody else ends the turn at once, until the first has one again."""
    table.end_turn()
    while table.asked != (0, "act"):
        word = table.asked[1]
        if word == "act":
            table.end_turn()
        else:
            table.answer(*table.options()[0])
    return table


@proves("heart_of_darkness", "personal.once-a-turn")
def test_next_turn_it_serves_again() -> None:
    table = heart(heroes={0: "stoker"}, hands={0: ["Coal Shovel"]})
    assert _next_turn_of_first(table.play("Coal Shovel")).may("play", "Coal Shovel")


@proves("heart_of_darkness", "discard.personal")
def test_a_discarded_personal_item_is_gone_for_good() -> None:
    table = heart(
        heroes={0: "surgeon"}, hands={0: ["Laudanum Case", "Dark Lantern"]}, sanity={0: 1}
    )
    table.play("Laudanum Case")
    assert table.ask.audience == 0
    table.answer("card", "Dark Lantern")
    assert "Dark Lantern" in table.names(BOX)
    assert table.sanity(0) == 2


@proves("heart_of_darkness", "discard.no-curses", "play.no-effect")
def test_a_laudanum_case_needs_another_card_to_discard() -> None:
    alone = heart(heroes={0: "surgeon"}, hands={0: ["Laudanum Case", "The Scent"]}, sanity={0: 1})
    assert not alone.may("play", "Laudanum Case")
    sane = heart(heroes={0: "surgeon"}, hands={0: ["Laudanum Case", "Radio Part"]})
    assert not sane.may("play", "Laudanum Case")


def test_a_coal_shovel_adds_three_dice_to_the_next_combat() -> None:
    table = heart(
        heroes={0: "stoker"},
        hands={0: ["Coal Shovel"]},
        creatures=[("crawler", "village")],
        rolls=[BLANK] * 6 + [HIT],
    )
    table.play("Coal Shovel").fight()
    assert table.creatures() == []


def test_a_theodolite_shows_the_next_spawn_card_to_its_owner_alone() -> None:
    table = heart(hands={0: ["Brass Theodolite"]}, spawn_top=["Black Damp"])
    table.play("Brass Theodolite")
    assert table.says("saw-on-top", to=0) == [("saw-on-top", face("Black Damp"))]
    assert table.says("saw-on-top", to=1) == []
    assert table.names(SPAWN_TOP) == ["Black Damp"]
    assert table.asked == (0, "act")


def test_a_planchette_betters_the_next_loot_and_hushes_it() -> None:
    table = heart(
        heroes={0: "medium", 1: "surveyor"},
        places={1: "lighthouse"},
        hands={0: ["Walnut Planchette"]},
        creatures=[("crawler", "harbour")],
    )
    table.play("Walnut Planchette")
    under, top = table.offered("under")[0][0], table.offered("under")[-1][0]
    table.answer("under", under)
    assert [table.game.pack.faces[p] for p in table.game.zones[LOOT_BOTTOM]] == [under]
    assert len(table.hand(0)) == 1  # it is not drawn
    table.loot()
    assert top in [table.game.pack.faces[p] for p in table.game.zones[table.game.hand(0)]]
    assert table.creatures("harbour") == ["crawler"]


@proves("heart_of_darkness", "play.no-effect")
def test_a_dark_lantern_moves_two_spaces_where_no_creature_is() -> None:
    table = heart(heroes={0: "smuggler"}, hands={0: ["Dark Lantern"]}, actions=0)
    table.play("Dark Lantern").answer("step", "harbour").answer("step", "cave")
    assert table.at(0) == "cave"
    haunted = heart(
        heroes={0: "smuggler"}, hands={0: ["Dark Lantern"]}, creatures=[("crawler", "village")]
    )
    assert not haunted.may("play", "Dark Lantern")


@proves("heart_of_darkness", "play.no-effect")
def test_a_rosary_comforts_those_who_are_alone() -> None:
    sister = {0: "lay-sister", 1: "medium"}
    table = heart(
        heroes=sister, hands={0: ["Bog-Oak Rosary"]}, sanity={0: 1}, places={1: "harbour"}
    )
    table.play("Bog-Oak Rosary")
    assert table.sanity(0) == 2
    together = heart(heroes=sister, hands={0: ["Bog-Oak Rosary"]}, sanity={0: 1})
    assert not together.may("play", "Bog-Oak Rosary")


def test_a_boot_knife_kills_a_crawler_once_a_turn() -> None:
    table = heart(
        heroes={0: "deserter"},
        hands={0: ["Boot Knife"]},
        creatures=[("crawler", "village"), ("crawler", "village"), ("devourer", "village")],
    )
    table.play("Boot Knife")
    assert table.creatures("village") == ["crawler", "devourer"]
    assert not table.may("play", "Boot Knife")


def test_a_theodolite_finds_what_a_gate_nearby_lacks() -> None:
    table = heart(
        hands={0: ["Brass Theodolite"]}, spawn_top=["Black Damp"], gates={"southern_gate": 2}
    )
    table.play("Brass Theodolite")
    assert table.gate("southern_gate") == 0
    damaged = {"eastern_gate": 2, "northern_gate": 1}  # four spaces from the Village, and five
    far = heart(hands={0: ["Brass Theodolite"]}, gates=damaged).play("Brass Theodolite")
    assert (far.gate("eastern_gate"), far.gate("northern_gate")) == (0, 1)


@pytest.mark.parametrize(("roll", "left"), [(HIT, []), (BLANK, ["devourer"])])
def test_a_rosary_may_banish_what_is_within_two_spaces(roll: int, left: list[str]) -> None:
    table = heart(
        heroes={0: "lay-sister"},
        hands={0: ["Bog-Oak Rosary"]},
        creatures=[("devourer", "cave"), ("crawler", "old_military_complex")],
        rolls=[roll],
    )
    table.play("Bog-Oak Rosary")
    assert table.creatures("cave") == left
    assert table.creatures("old_military_complex") == ["crawler"]


@proves("heart_of_darkness", "personal.not-traded", "talk.not-personal")
def test_a_personal_item_is_never_traded() -> None:
    table = heart(hands={1: ["Walnut Planchette", "Gin Trap"]})
    table.answer("talk", 1).answer("give-card", 1, seat=1)
    assert table.offered("card") == [(face("Gin Trap"),)]


@proves("heart_of_darkness", "personal.in-limit")
def test_a_personal_item_counts_towards_the_hand() -> None:
    table = heart(hands={0: ["Brass Theodolite", *["Radio Part"] * 5]})
    table.end_turn()
    assert table.asked == (0, "hand-limit")
    table.answer("card", "Radio Part")
    assert table.asked == (1, "act")


@proves("heart_of_darkness", "personal.gained", "setup.personal-item", "protagonist.icon")
@pytest.mark.parametrize("hero", HERO)
def test_a_personal_item_comes_with_its_protagonist(hero: str) -> None:
    others = [other for other in HERO if other != hero][:2]
    table = heart(heroes=dict(enumerate(others)))
    table.kill(1)
    table.game.unused = (HERO[hero],)
    table.roll(0)
    table.renewed().end_turn()
    assert table.hand(1) == [CARDS[PERSONAL_OF[HERO[hero]]].name]
    assert CARDS[PERSONAL_OF[HERO[hero]]].owner == hero
