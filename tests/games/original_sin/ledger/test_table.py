"""What lies on the table: components, set-up, arrival, the party."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.games.original_sin.cards import journal
from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.catalogue import (
    BOSS_PAGE,
    CONSUMABLES,
    EQUIPMENT,
    MINION,
    ORIGIN,
    SOURCE_SKILL,
    STATUS,
    SUMMON,
    TACTIC,
    TALENT,
)
from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.cards.echoes import SCENES
from gloam.games.original_sin.rules.combat.bosses import spawn_boss
from gloam.games.original_sin.rules.dice import CLOSEST, HITS, SEEN, SIDES, SPECIALS, capped
from gloam.games.original_sin.rules.exploring.location_cards import unlock
from gloam.games.original_sin.rules.exploring.loot import in_deck
from gloam.games.original_sin.rules.figures.statuses import lose_harmful
from gloam.games.original_sin.state import (
    BLUE,
    BOSS,
    IN_DECK,
    NO_CARD,
    RED,
    TRAYS,
    WHITE,
)
from gloam.kernel.present.scene import Card
from tests.games.original_sin.between.playing import begun
from tests.games.original_sin.exploring.playing import MILL, explore
from tests.games.original_sin.playing import all_cards, fight
from tests.games.original_sin.proving import proves


@proves("components.cards-character", "components.figures", "components.cards-status")
def test_origins_talents_and_statuses_are_all_there() -> None:
    cards = all_cards()
    types = Counter([card.type for card in cards])
    assert (types[ORIGIN], types[SOURCE_SKILL], types[TALENT], types[STATUS]) == (10, 10, 36, 15)
    names = {card.name for card in cards if card.type == ORIGIN}
    assert names == {
        *("Beast", "Cassian", "Fane", "Farzanah", "Ifan", "Lohse", "Red Prince", "Sebille"),
        *("Tanguistal", "Vali"),
    }
    assert all(len(card.hp) == 5 for card in cards if card.type == ORIGIN)
    assert all(card.says and card.minion_says for card in cards if card.type == STATUS)
    assert {card.origin for card in cards if card.type == SOURCE_SKILL} == {
        card.id for card in cards if card.type == ORIGIN
    }


@proves("components.cards-enemies", "components.books", "components.cards-gear")
def test_enemies_have_two_sides_or_a_deck_and_items_their_decks() -> None:
    cards = all_cards()
    minions = [card for card in cards if card.type == MINION]
    assert all(FACE[card.veteran] for card in minions if card.veteran)
    assert len([card for card in minions if card.veteran]) * 2 == len(minions)
    for boss in [card for card in cards if card.type == BOSS_PAGE]:
        assert [card for card in cards if card.type == TACTIC and card.boss == boss.id]
    assert sum(card.count for card in cards if card.type in CONSUMABLES) == 54
    assert len([card for card in cards if card.type == SUMMON]) == 12
    assert {card.level for card in cards if card.type == EQUIPMENT} >= {1, 2}
    assert {origin for origin, _ in SCENES} == {card.id for card in cards if card.type == ORIGIN}


@proves("components.cards-story")
def test_journal_cards_are_numbered_to_sixty_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(journal.JOURNAL) <= set(range(1, 69))
    assert all(place.cards for place in LOCATIONS.values())
    monkeypatch.setattr(journal, "MOST", 1)
    with pytest.raises(ValueError, match="from 1 to 1"):
        journal._read()


@proves("dice.faces", "dice.white", "dice.blue", "dice.red")
def test_white_dice_hit_least_blue_shine_most_red_hit_most() -> None:
    hits = [sum(hit for hit, _ in SIDES[colour]) for colour in (WHITE, BLUE, RED)]
    stars = [sum(star for _, star in SIDES[colour]) for colour in (WHITE, BLUE, RED)]
    assert hits == [4, 6, 10]
    assert stars == [1, 3, 2]
    assert HITS[:6] == (0, 0, 1, 1, 1, 1)
    assert SPECIALS[:6] == (0, 0, 0, 0, 0, 1)
    table = fight(at=(4, 0), rolls=[1, 5])
    table.turn(0).use("starter-bow", "figure", 4)
    assert table.enemy(4).hp == 18 - (1 + 3 - 1)


@proves("components.dice", "dice.max", "dice.targeting-faces", "source.reroll-targeting")
def test_five_of_a_colour_and_one_targeting_die_that_source_rerolls() -> None:
    assert capped((9, 5, 6)) == (5, 5, 5)
    assert SEEN[CLOSEST:].count(CLOSEST) == 3
    assert len(SEEN[CLOSEST:]) == 6
    table = fight(at=(4, 4), source=1, rolls=[0])
    table.turn(0).end().turn(1).end()
    assert table.asks("reroll", 4, CLOSEST)
    table.rolls(5).do("reroll", 0, -1, seat=0)
    if table.asks("reroll-dice"):
        table.do("die", CLOSEST)
    assert table.game.deeds[-1].dice == (CLOSEST + 3,)


@proves("setup.hp", "setup.ap", "setup.source", "setup.origin-card")
def test_everybody_begins_whole_with_all_source_and_no_ap() -> None:
    game = begun(2, {"party": "ready-made"}).game
    for origin in game.party:
        card = CARDS[origin.face]
        assert (origin.hp, origin.ap, origin.source) == (card.hp[0], 0, card.source)
        assert len(origin.talents) == card.talents[0]


@proves("location.when", "location.map", "location.deck", "location.start-space")
def test_a_party_arrives_at_the_start_with_the_whole_deck_unread() -> None:
    table = explore(["ifan", "fane", "lohse"])
    assert [origin.at for origin in table.game.party] == [MILL.start] * 3
    assert table.game.where == [IN_DECK] * len(MILL.cards)
    assert table.game.time == MILL.time[1]
    assert table.game.read == frozenset()


@proves("setup.boss-parts-away", "components.trays", "boss.one")
def test_no_boss_before_one_comes_and_never_two() -> None:
    game = fight().game
    assert (BOSS in game.enemies, game.tactics, game.next_cost) == (False, (), NO_CARD)
    assert TRAYS == 6
    table = explore(rolls=[0] * 9)
    spawn_boss(table.game, FACE["warden"], 0)
    table = table.called("spawn_part", table.card("11"), 0)
    assert table.game.enemies[BOSS].face == FACE["warden"]


@proves("setup.supply", "components.tokens", "loot.gold-shared")
def test_what_nobody_has_is_in_the_supply() -> None:
    table = explore()
    game = table.game
    potion = FACE["healing-potion"]
    count = in_deck(game, "potion").count(potion)
    table.one(0).pack = (potion,)
    assert in_deck(game, "potion").count(potion) == count - 1
    unlock(game, 4)
    assert len(game.keys) == 1
    table.called("gain_gold", 3)
    assert game.gold == 3  # one stash for all


@proves("status.kinds")
def test_harmful_statuses_are_taken_away_and_helpful_ones_stay() -> None:
    harmful = {card.id for card in CARDS if card.type == STATUS and card.harmful}
    helpful = {card.id for card in CARDS if card.type == STATUS} - harmful
    assert helpful == {"blessed", "haste", "invisible"}
    table = fight(statuses=[(0, "haste", 2), (0, "poisoned", 2)])
    assert list(lose_harmful(table.game, 0, 2)) == []
    assert table.statuses(0) == {"haste": 2}


@proves("party.co-op", "party.open-information", "party.open-hands")
def test_all_win_together_and_see_the_same() -> None:
    table = explore()
    table.game.time = 1
    rules = table.run.rules
    assert rules.cooperative
    first, second = [rules.private(table.game, seat) for seat in (0, 1)]
    assert first == second
    shown = {node.face for node in rules.public(table.game) if isinstance(node, Card)}
    for origin in table.game.party:
        assert origin.hand
        assert {CARDS[face].id for face in (*origin.hand, *origin.talents)} <= shown
