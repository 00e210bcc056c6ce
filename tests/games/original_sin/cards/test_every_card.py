"""Every card is used once, and something comes of it: an event, or a number that changes."""

from __future__ import annotations

import pytest

from gloam.games.original_sin.cards.catalogue import (
    CONSUMABLES,
    EQUIPMENT,
    KINDS,
    MINION,
    ORIGIN,
    PLACES,
    RUNE,
    SKILL,
    SOURCE_SKILL,
    STATUS,
    SUMMON,
    TACTIC,
    TALENT,
    Card,
    Lasting,
)
from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.figures.numbers import lasting, own
from gloam.games.original_sin.rules.setup import worn_by
from gloam.games.original_sin.state import BOSS, HAND, NO_CARD, WORN, OriginalSin
from gloam.kernel.core.dice import Dice
from tests.games.original_sin.playing import A, Fight, fight
from tests.games.original_sin.proving import proves

# What is told of any card in use, whatever it does.
SAID_ANYWAY = {
    *("uses", "turn", "rolls", "hits", "combat-round", "tactic", "targets", "targeting", "moves"),
    *("unharmed", "spawns", "boss"),
}
WITH = {
    **dict.fromkeys(("BOW", "TWO HANDS"), "starter-bow"),
    **dict.fromkeys(("ONE HAND", "SWORD", "MELEE"), "starter-sword"),
    "DAGGER": "starter-dagger",
    "SHIELD": "starter-shield",
}


def of(*types: str) -> list[str]:
    return [card.id for card in CARDS if card.type in types]


def gear_for(card: Card) -> list[int]:
    """What must be equipped for a card to be used."""
    words = [*card.requires]
    texts = fight().game.book.texts[card.face]
    words += texts.weapon
    if "MELEE" in card.requires or not words:
        words.append("SWORD")
    if "TWO HANDS" in words and "BOW" not in words:
        return [FACE["starter-axe"]]
    return [FACE[WITH[word]] for word in words if word in WITH][:1]


def company() -> Fight:
    """Ifan and a wounded friend beside two enemies, everything within reach."""
    table = fight(
        ["ifan", "lohse", "fane"],
        at=(3, 3, 3),
        minions=[("crocodile", 3), ("drowned-thrall", 3)],
        hp={0: 12, 1: 9, 2: 0},
        statuses=[(1, "bleeding", 3), (0, "blinded", 2)],
        level=5,
    )
    table.game.dice = Dice(b"every card")
    table.one(0).source, table.one(0).collared = 1, False
    return table


def means(table: Fight) -> tuple[int, int]:
    return table.one(0).ap, table.one(0).source


def events_of_use(table: Fight, face: int) -> set[str]:
    """Use a card, answer whatever is asked, and gather what was told."""
    table.turn(0)
    before = len(table.words())
    assert ("use", face) in table.options(), table.options()
    table.do("use", face)
    for _ in range(40):
        if table.run.ask is None or table.asks("act") or table.asks("round"):
            break
        if table.asks("who-acts"):
            break
        foes = [key for key in table.options() if key in (("figure", A), ("space", 3))]
        friend = 2 if face == FACE["resurrection-scroll"] else 1
        friends = [key for key in table.options() if key == ("figure", friend)]
        key = (friends if not table.game.book.cards[face].damage and friends else foes) or [
            table.options()[0]
        ]
        for seat in table.ask.seats():
            table.do(*key[0], seat=seat)
    return set(table.words()[before:]) - SAID_ANYWAY


def numbers(found: Lasting) -> list[object]:
    return [getattr(found, name) for name in Lasting.__slots__]


@proves("action.card")
@pytest.mark.parametrize("id", of(SKILL, SOURCE_SKILL, *CONSUMABLES))
def test_skills_and_consumables_do_something(id: str) -> None:
    card = CARDS[FACE[id]]
    table = company()
    origin = table.one(0)
    origin.worn = worn_by(table.game.book, gear_for(card))
    if card.type in CONSUMABLES:
        origin.pack = (card.face,)
    else:
        origin.skills = origin.hand = (card.face,)
    before = numbers(lasting(table.game, 0)), own(table.game, 0).texts
    ap, source = means(table.turn(0))
    told = events_of_use(table, card.face)
    after = numbers(lasting(table.game, 0)), own(table.game, 0).texts
    paid = (ap - max(0, card.ap), source - card.source)
    assert told or before != after or means(table) != paid, "nothing came of it"


@proves("equip.keywords", "summon.as-item")
@pytest.mark.parametrize("id", of(EQUIPMENT, SUMMON))
def test_items_and_summons_change_something_or_attack(id: str) -> None:
    card = CARDS[FACE[id]]
    table = company()
    origin = table.one(0)
    origin.worn, origin.summon = (NO_CARD,) * WORN, NO_CARD
    bare = numbers(lasting(table.game, 0)), own(table.game, 0).texts
    if card.type == SUMMON:
        origin.summon, origin.summon_at = card.face, 3
    else:
        origin.worn = worn_by(table.game.book, [card.face])
        assert origin.worn[PLACES[card.place]] == card.face
    equipped = numbers(lasting(table.game, 0)), own(table.game, 0).texts
    assert bare != equipped, "it gives neither armour nor keyword nor ability"
    if card.damage:
        assert events_of_use(table, card.face) & {"damage", "heals", "gains-status"}


@proves("talent.free", "origin.special-ability")
@pytest.mark.parametrize("id", of(TALENT, ORIGIN))
def test_talents_and_special_abilities_change_something(id: str) -> None:
    card = CARDS[FACE[id]]
    table = company()
    origin = table.one(0)
    origin.talents = ()
    if card.type == TALENT:
        bare = numbers(lasting(table.game, 0)), len(own(table.game, 0).texts)
        origin.talents = (card.face,)
        assert bare != (numbers(lasting(table.game, 0)), len(own(table.game, 0).texts))
    else:
        origin.face = card.face
    text = table.game.book.texts[card.face]
    if text.once_acts:
        had = means(table.turn(0))
        table.do("free", card.face)
        for _ in range(5):
            if table.asks("act"):
                break
            table.do(*table.options()[0])
        assert card.face in origin.spent
        assert set(table.words()) - SAID_ANYWAY or means(table) != had


@proves("rune.two-sides")
@pytest.mark.parametrize("id", of(RUNE))
def test_both_sides_of_a_rune_say_something_else(id: str) -> None:
    rune = CARDS[FACE[id]]
    table = company()
    things = {"head": "leather-cap", "chest": "medium-coat", "trinket": "copper-band"}
    found = []
    for place in (rune.place, rune.other_place):
        worn = [FACE[things[one]] for one in things] + [FACE["starter-sword"]]
        table.one(0).worn = worn_by(table.game.book, worn)
        slot = KINDS.index(place) if place != "hand" else HAND
        runes = [NO_CARD] * WORN
        bare = own(table.game, 0).texts, numbers(lasting(table.game, 0))
        runes[slot] = rune.face
        table.one(0).runes = tuple(runes)
        with_rune = own(table.game, 0).texts, numbers(lasting(table.game, 0))
        assert bare != with_rune
        found.append(with_rune)
        table.one(0).runes = (NO_CARD,) * WORN
    assert found[0] != found[1]


@proves("status.designed", "status.side")
@pytest.mark.parametrize("id", of(STATUS))
def test_statuses_hold_on_both_sides(id: str) -> None:
    table = company()
    for who in (0, A):
        table.game.figure(who).track = ()
        bare = numbers(lasting(table.game, who)), own(table.game, who).texts
        table.game.figure(who).track = ((FACE[id], 2, True),)
        assert bare != (numbers(lasting(table.game, who)), own(table.game, who).texts)


@proves("minion.card", "minion.attack")
@pytest.mark.parametrize("id", of(MINION))
def test_minions_attack(id: str) -> None:
    table = fight(at=(3, 3), minions=[(id, 3)], level=5, rolls=[3, 5, 3, 1, 5, 2] * 20)
    for who in (0, 1):
        table.turn(who).end()
    for _ in range(20):
        if table.asks("who-acts"):
            break
        table.votes(*table.options()[0])
    assert {"damage", "heals", "unharmed"} & set(table.words())


@proves("boss.play")
@pytest.mark.parametrize("id", of(TACTIC))
def test_tactics_do_something(id: str) -> None:
    card = CARDS[FACE[id]]
    table = fight(
        at=(4, 4),
        minions=[],
        boss="warden" if card.boss == "nobody" else card.boss,  # a stand-in is anybody's
        boss_at=4,
        statuses=[(BOSS, "burning", 3)],
        level=5,
    )
    game: OriginalSin = table.game
    game.dice = Dice(b"every tactic")
    game.enemies[BOSS].fast = False
    game.enemies[BOSS].hp = 40
    for origin in game.party:
        origin.hp, origin.source = 30, 0
    table.top(card.ap, id)
    if game.enemies[BOSS].acted:  # a fast one has had its turn: the next round
        game.enemies[BOSS].acted = False
    for _ in range(60):
        if "tactic" in table.words() and (table.asks("who-acts") or table.asks("act")):
            break
        if table.asks("who-acts"):
            table.do("turn", next(w for w in (0, 1) if not table.one(w).acted))
        elif table.asks("act"):
            table.end()
        else:
            for seat in table.ask.seats():
                table.do(*table.options(seat)[0], seat=seat)
    told = [event for event in table.told() if event[0] == "tactic"]
    assert (("tactic", card.face)) in told
    after = set(table.words()) - SAID_ANYWAY
    assert after or any(on[0] == card.face for on in game.enemies[BOSS].track)
