"""The first two tiers: their sizes, every part read in some run, and what is new in their texts."""

from __future__ import annotations

from random import Random

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.cards.journal import JOURNAL, SYMBOLS
from gloam.games.original_sin.cards.phrasebook import BOOK
from gloam.games.original_sin.rules.combat.attacks import range_of
from gloam.games.original_sin.rules.exploring.environment import environment_at
from gloam.games.original_sin.rules.exploring.exits import forced_restart
from gloam.games.original_sin.rules.exploring.location_cards import lay_on_map
from gloam.games.original_sin.rules.exploring.loot import in_deck
from gloam.games.original_sin.state import BOSS, DISCARDED, ENVIRONMENT_WORDS
from tests.games.original_sin.bot.playing import Visit
from tests.games.original_sin.exploring.playing import Party, explore
from tests.games.original_sin.proving import proves
from tools.location_walk import at_random, begin, parts_read

# Location cards, the title card counted.
SIZES = {
    "shipwreck": 14,
    "kelp_caves": 10,
    "gull_cliffs": 10,
    "penitents_camp": 14,
    "cistern": 6,
    "wardens_gate": 10,
    "lamp_house": 6,
    "salt_pans": 10,
    "drowned_chapel": 10,
    "ash_road": 14,
    "charcoal_wood": 10,
    "quarry": 10,
    "listening_house": 10,
    "root_cellar": 6,
    "bone_orchard": 10,
    "collar_works": 10,
    "far_shore": 6,
}
# What was laid on the map is never turned to its front again.
ONLY_LAID = {
    ("shipwreck", "11", "front"),
    ("penitents_camp", "11", "front"),
    ("ash_road", "11", "front"),
}


@pytest.mark.parametrize("id", SIZES)
def test_every_part_is_read_in_some_run(id: str) -> None:
    place = LOCATIONS[id]
    assert len(place.cards) == SIZES[id] - 1
    parts = {(card.id, part.name) for card in place.cards for part in card.parts}
    missing = {part for part in parts if (id, *part) not in ONLY_LAID}
    for seed in range(2_000):
        run = begin(place, 2 + seed % 3, seed)
        at_random(run, Random(seed))
        missing -= parts_read(run, place)
        if not missing:
            return
    assert missing == set()


def at(id: str, *, space: str) -> Party:
    """Ifan and Fane, exploring one space of a location together."""
    return explore(place=LOCATIONS[id]).round("explore").all_travel(space, space)


def test_each_direction_of_the_story_has_journal_cards_and_some_have_none() -> None:
    symbols = [card.symbol for card in JOURNAL.values()]
    assert all(symbols.count(symbol) >= 2 for symbol in SYMBOLS)
    assert "" in symbols


@proves("loot.specific", "restart.no-double", "restart.keep")
def test_a_named_item_is_searched_out_and_not_found_again_after_a_restart() -> None:
    table = at("kelp_caves", space="3").option(0)
    lamp = FACE["drowned-lamp"]
    assert table.asks("who-takes", lamp)
    table.vote("figure", 0).do("no").vote("no")
    assert table.one(0).pack == (lamp,)
    forced_restart(table.game)
    table.one(0).pack = ()  # even if it was thrown away
    table.run.first_ask()
    table.vote("go-on").content()
    table.round("explore").all_travel("3", "3").option(0)
    assert not table.asks("who-takes")


@proves("loot.unique-deck")
def test_a_unique_item_is_in_no_deck_that_is_drawn_from_or_sold() -> None:
    table = explore()
    unique = {card.face for card in CARDS if card.unique}
    assert len(unique) == 6
    for deck in ("equipment-1", "equipment-2"):
        assert unique.isdisjoint(in_deck(table.game, deck))


@proves("map.placed-stays")
def test_a_card_on_the_map_stays_until_it_says_otherwise_and_its_space_stays_open() -> None:
    table = explore(place=LOCATIONS["shipwreck"])
    lay_on_map(table.game, 11, 7)
    table.rolls(0, 0, 0).round("explore").all_travel("7", "7").option(1)
    table.vote("figure", 0).do("no")
    assert table.game.placed == {table.space("7"): table.card("11")}
    table.rolls(0).round("explore").all_travel("7", "7").option(0)
    table.vote("leave-it")
    assert table.where("11") == DISCARDED
    assert not table.game.placed
    table.round("explore").do("turn", 0, seat=0)
    assert (table.space("7"),) in table.offered("travel")


@proves("location.intro")
def test_in_the_dark_nobody_shoots_far_without_a_light() -> None:
    table = explore(place=LOCATIONS["kelp_caves"])
    bow = table.game.book.cards[FACE["starter-bow"]]
    assert range_of(table.game, 0, bow) == 1
    table.one(1).worn = (*table.one(1).worn[:-1], FACE["drowned-lamp"])
    assert range_of(table.game, 0, bow) == bow.range == 2
    table.one(1).at = table.space("2")
    assert range_of(table.game, 0, bow) == 1


@proves("env.replace", "env.token-stays")
def test_the_tide_wets_the_pools() -> None:
    table = explore(place=LOCATIONS["shipwreck"])
    table.game.time = 5
    before = [ENVIRONMENT_WORDS[environment_at(table.game, table.space(id))] for id in "34"]
    assert before == ["none", "none"]
    table.round("explore").all_travel("1", "1").option(0)
    after = [ENVIRONMENT_WORDS[environment_at(table.game, table.space(id))] for id in "34"]
    assert after == ["WET", "WET"]


def test_who_pays_has_less() -> None:
    table = explore(place=LOCATIONS["penitents_camp"])
    table.game.gold = 4
    table.round("explore").all_travel("3", "3").option(0)
    assert table.game.gold == 1
    assert 10 in table.game.journal_cards


GATES = {"wardens_gate": 28, "drowned_chapel": 29, "collar_works": 30}


@proves("restart.keep", "restart.journal")
@pytest.mark.parametrize("id", GATES)
def test_whoever_a_boss_has_beaten_has_learnt_something_for_the_next_try(id: str) -> None:
    """Parties lost twenty times running: a restart takes the gold and gives nothing back."""
    place = LOCATIONS[id]
    visit = Visit(place, 2, 0)
    for _, ask, _ in visit.answers():
        game = visit.run.state
        if ask.about == "end-session":
            assert GATES[id] in game.journal_cards
            break
        if BOSS in game.enemies:
            for origin in game.party:
                origin.hp = min(origin.hp, 1)
    else:
        raise AssertionError("the Boss has beaten nobody")
    # at the next try there is a way that was not there before, and only the Boss is on it
    table = explore(place=place, rolls=[0] * 9)
    table.game.journal_cards = (GATES[id],)
    table.round("explore").all_travel("5", "5")
    part = place.cards[table.card("5")].parts[0]
    needs = [BOOK.render(one.needs) if one.needs else "" for one in part.options]
    known = needs.index(f"journal card {GATES[id]} is held")
    assert (known,) in table.offered("option")
    table.option(known).vote("leave-it")
    assert list(table.game.enemies) == [BOSS]
    assert all(origin.track for origin in table.game.party)
