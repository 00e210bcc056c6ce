"""Every card is played on a real table: laid out, invoked or gained, and does what it says."""

from __future__ import annotations

import random

import pytest

from gloam.games.harrowing.cards.catalogue import (
    ADVERSARY,
    CRISIS,
    HEAD,
    HUNTER,
    INNATE_ITEM,
    ITEM,
    LOCATION,
    STORY,
    WOODS,
    Card,
)
from gloam.games.harrowing.cards.deck import CARDS
from gloam.games.harrowing.cards.item_balance import pairs
from gloam.games.harrowing.cards.texts import CATALOGUE, READ, joined_text
from gloam.games.harrowing.rules.abilities import abilities, lasting
from gloam.games.harrowing.rules.columns_of_joined_items import MANY, column_faces
from gloam.games.harrowing.rules.legacy.innate_items import on_offer
from gloam.games.harrowing.rules.printed_actions import usable
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FOES,
    INNATE,
    MAP,
    RESOLVING,
    RITUAL,
    TURNED,
    Harrowing,
    Outcome,
)
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.data import copy_of
from tests.games.harrowing.cards.real_table import Answers, carry_out, put, real_table, stand_at
from tests.games.harrowing.playing import proves

INFERNAL = [card for card in CARDS if card.home and not card.origin]
PLACED = [card for card in CARDS if card.type == LOCATION]
FOUGHT = [card for card in CARDS if card.type == ADVERSARY]


def named(card: Card) -> str:
    return card.id


def table_for(card: Card, seats: int = 2) -> Harrowing:
    game = real_table(seats, "second" if card.home == WOODS else "first")
    game.omens[:] = [4] * seats
    return game


def by_chance(seed: int) -> Answers:
    chance = random.Random(seed)

    def answer(ask: Ask) -> Key:
        return chance.choice(list(ask.options))

    return answer


@proves("harrowing", "setup.origins", "setup.starters")
def test_every_origin_and_every_head_is_laid_out_in_set_up() -> None:
    laid: set[int] = set()
    for circle in ("first", "second"):
        game = real_table(2, circle)
        laid |= {spot.face for spot in game.spots.values()}
        laid |= {face for column in range(COLUMNS) for face in column_faces(game, 1, column)}
    assert laid == {card.face for card in CARDS if card.origin or card.type == HEAD}


@pytest.mark.parametrize("card", INFERNAL, ids=named)
@pytest.mark.parametrize("seats", [1, 2])
@proves("harrowing", "invoke.gain-first", "invoke.from-deck")
def test_a_card_is_invoked(card: Card, seats: int) -> None:
    game = table_for(card, seats)
    put(game, "note-from-home", COLUMN)
    face = put(game, card.id, RESOLVING)
    events = carry_out(game, ("invoke_card", 0, face), answers=by_chance(face))
    assert events[:2] == [("invoked", 0, face), ("gained", 0, card.eyes)]
    where = game.where_is(face)
    if card.type == ADVERSARY:
        assert where == FOES + (seats - 1 if HUNTER in card.keywords else 0)
    elif card.type == LOCATION:
        assert where == MAP
        assert game.spots[game.grid[location(game, face)]].closed
    elif card.ritual:
        assert where == RITUAL
    else:
        assert card.type in (CRISIS, STORY)
        assert where not in (RESOLVING, FOES, MAP)


def location(game: Harrowing, face: int) -> tuple[int, int]:
    return next((spot.x, spot.y) for spot in game.spots.values() if spot.face == face)


@pytest.mark.parametrize("card", [card for card in FOUGHT if card.threat], ids=named)
def test_a_threat_strikes_its_controller(card: Card) -> None:
    game = table_for(card)
    face = put(game, card.id, FOES)
    before = state_of(game)
    carry_out(game, ("threat", 0, face), answers=by_chance(face))
    assert state_of(game) != before


def state_of(game: Harrowing) -> tuple[object, ...]:
    sheets = [tuple(sheet.corruption) for sheet in game.sheets]
    return sheets, list(game.omens), game.bane, [len(zone) for zone in game.zones]


@pytest.mark.parametrize("card", [card for card in FOUGHT if card.health], ids=named)
def test_an_adversary_is_defeated(card: Card) -> None:
    game = table_for(card)
    face = put(game, card.id, FOES)
    game.boss_health = card.health + card.health_each * 2
    health = game.boss_health if card.is_boss else card.health
    before = state_of(game)
    carry_out(game, ("damage", 0, face, health - 1), answers=by_chance(face))
    assert game.where_is(face) == FOES
    events = carry_out(game, ("damage", 0, face, 1), answers=by_chance(face))
    assert ("defeated", 0, face) in events
    if card.is_boss:
        assert game.outcome is Outcome.WON
        return
    assert game.where_is(face) not in (FOES, FOES + 1)
    if card.defeated:
        assert state_of(game)[:3] != before[:3] or "Loot" in card.defeated


@pytest.mark.parametrize("card", [card for card in PLACED if card.misstep], ids=named)
def test_a_misstep(card: Card) -> None:
    game = table_for(card)
    stand_at(game, card.id)
    before = (state_of(game), game.here(0).closed)
    carry_out(game, ("misstep", 0), answers=by_chance(1))
    assert (state_of(game), game.here(0).closed) != before


@pytest.mark.parametrize("card", [card for card in PLACED if card.charted], ids=named)
def test_a_location_is_charted(card: Card) -> None:
    game = table_for(card)
    face = stand_at(game, card.id)
    put(game, "old-hunger" if card.home == WOODS else "the-repossessor", FOES)
    events = carry_out(game, ("chartings", 0, game.at[0]))
    assert ("charted", 0, face) in events
    assert len(events) > 1 or "ove" in card.charted


@pytest.mark.parametrize("card", [card for card in CARDS if card.action], ids=named)
def test_a_printed_action_is_paid_for(card: Card) -> None:
    game = table_for(card)
    if card.type == LOCATION:
        face, at = stand_at(game, card.id), 0
    else:
        face, at = put(game, card.id, FOES), 1
    action = CATALOGUE.texts[face].action
    assert action is not None
    events = carry_out(game, ("use_printed", 0, at), answers=by_chance(face))
    assert ("printed", 0, face) in events
    if card.type == ADVERSARY:
        assert game.where_is(face) != FOES  # the way out of what cannot be fought
    if not events[1:]:
        assert game.omens[0] == 4 - action.cost


TRIGGERED = [card for card in CARDS if CATALOGUE.texts[card.face].abilities and card.home]


@pytest.mark.parametrize("card", TRIGGERED, ids=named)
def test_an_adversary_troubles_its_controller(card: Card) -> None:
    game = table_for(card)
    face = put(game, card.id, FOES)
    before = state_of(game)
    (active,) = [one for one in abilities(game, 0) if one.this == face]
    carry_out(game, ("trigger", 0, active.number), answers=by_chance(face))
    assert state_of(game) != before


LASTING = [card for card in CARDS if CATALOGUE.texts[card.face].bends]


@pytest.mark.parametrize("card", LASTING, ids=named)
def test_what_lasts_changes_tests_or_costs(card: Card) -> None:
    game = table_for(card)
    put(game, card.id, INNATE if card.type == INNATE_ITEM else FOES)
    bent = lasting(game, 0)
    changed = [*bent.sin_graces, *bent.sin_faults, *bent.costs]
    traits = len(CATALOGUE.texts[card.face].bends)  # some give and take
    assert sum(number != 0 for number in changed) == traits
    untouched = lasting(game, 1)
    assert not any([*untouched.sin_graces, *untouched.sin_faults, *untouched.costs])


GIFTS = [card for card in CARDS if card.type == INNATE_ITEM]


@pytest.mark.parametrize("card", GIFTS, ids=named)
@proves("harrowing", "innate.gain-at-start", "innate.no-column")
def test_an_innate_item_is_gained(card: Card) -> None:
    game = table_for(card)
    at = on_offer(game).index(card.face)
    carry_out(game, ("innate_item", 0), answers=lambda ask: ask.options[at])
    assert [game.pack.faces[piece] for piece in game.innate(0)] == [card.face]


@pytest.mark.parametrize("card", GIFTS, ids=named)
def test_an_innate_item_works(card: Card) -> None:
    game = table_for(card)
    face = put(game, card.id, INNATE)
    text = CATALOGUE.texts[face]
    if text.action is not None:
        assert usable(game, 0) == [("use", 3, 0)]
        before = state_of(game)
        carry_out(game, ("use", 0, 3, 0), answers=by_chance(face))
        assert state_of(game) != before
        assert usable(game, 0) == []  # until a Fate is refilled
    for active in [one for one in abilities(game, 0) if one.this == face and one.ability.event]:
        events = carry_out(game, ("trigger", 0, active.number))
        assert ("ability", 0, face) in events


ITEMS = [card for card in CARDS if card.type == ITEM]


@pytest.mark.parametrize("card", ITEMS, ids=named)
@proves("harrowing", "column.attach", "column.choice")
def test_an_item_is_attached_where_its_gainer_likes(card: Card) -> None:
    game = table_for(card)
    face = put(game, card.id, TURNED)
    events = carry_out(game, ("attach", 0, face), answers=by_chance(face))
    assert ("gained-item", 0, face) in events
    assert [column_faces(game, 0, column)[1:] for column in range(COLUMNS)].count([face]) == 1


@pytest.mark.parametrize("card", ITEMS, ids=named)
@proves("harrowing", "column.fragments")
def test_complete_halves_of_an_item_work_unjoined(card: Card) -> None:
    game = table_for(card)
    face = put(game, card.id, COLUMN)
    game.gaps[0] = 1 << 1  # joined to nothing
    text = CATALOGUE.texts[face]
    for half in (text.top, text.bottom):
        assert half is not None
        if half.bends is not None:
            bent = lasting(game, 0)
            assert any([*bent.sin_graces, *bent.costs])
    own = [one for one in abilities(game, 0) if one.this == face]
    for active in own:
        if active.ability.event:
            events = carry_out(game, ("trigger", 0, active.number))
        else:
            events = carry_out(game, ("use", 0, active.column, active.half))
        assert ("ability", 0, face) in events
    halves = [half for half in (text.top, text.bottom) if half and half.kind == "whole"]
    assert len(own) == len([half for half in halves if half.ability is not None])


ALL_PAIRS = list(pairs(CARDS, READ))


@pytest.mark.parametrize("tier", [0, 1, 2, 3, 4])
@proves("harrowing", "column.combined")
def test_every_pair_that_may_join_works(tier: int) -> None:
    """Upper items of one tier (0: heads) with everything that can hang below them."""
    base = table_for(CARDS[0])
    tried = 0
    for upper, lower, _ in ALL_PAIRS:
        if upper.tier != tier:
            continue
        game = twin(base)
        column = ("shroud", "gauntlet", "wreath").index(upper.id) if not tier else 0
        zone = COLUMN + column
        if tier:
            put(game, upper.id, zone)
            game.gaps[column] = 1 << 1
        put(game, lower.id, zone)
        row = 2 if tier else 1
        number = upper.face * MANY + lower.face
        (active,) = [one for one in abilities(game, 0) if one.number == number]
        assert (active.column, active.half) == (column, 2 * row - 1)
        if active.ability.event:
            events = carry_out(game, ("trigger", 0, number))
        else:
            events = carry_out(game, ("use", 0, column, active.half))
            assert game.omens[0] <= 4 - active.ability.cost + 1
        assert ("ability", 0, upper.face, lower.face) in events, joined_text(upper.face, lower.face)
        tried += 1
    assert tried > 20


def twin(game: Harrowing) -> Harrowing:
    other = copy_of(game)
    other.dice = game.dice.copy()
    return other
