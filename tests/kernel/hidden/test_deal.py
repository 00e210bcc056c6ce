"""Dealing anew: sound (nothing possible is left out), uniform, and blind to what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.cards import CardTable, table_of
from gloam.kernel.core.data import Piece, PieceSet, dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.deal import Pinned, deal_anew
from tests.kernel.hidden.worlds import (
    MINE,
    THEIRS,
    YOURS,
    facewise,
    is_like_the_truth,
)
from tests.kernel.minds import (
    DECK,
    DISCARD,
    GRAVE,
    PILE,
    SEATS,
    Watched,
    World,
    lay,
    pieces,
    remembered,
    set_of,
    world_of,
)

DOUBT = 1e-4  # the dice are fixed: what passes once passes always


# --- random play, held against what seats can know ---

# --- uniform ---


def agrees(game: CardTable, seat: int, samples: int = 1500, pins: Sequence[int] = ()) -> int:
    """Hold many worlds against full enumeration. Gives how many worlds there are."""
    expected = remembered(game, seat)
    for world in list(expected):  # faces are numbers here
        if not all(piece in world[game.where[piece]] for piece in pins):
            del expected[world]
    dice = Dice(b"uniform %d" % seat)
    seen = Counter(world_of(deal_anew(game, seat, dice, pins)) for _ in range(samples))
    assert set(seen) == set(expected), "not the worlds that fit the memory"
    if len(expected) > 1:
        ways = sum(expected.values())
        hopes = [expected[world] * samples / ways for world in expected]
        assert chisquare([seen[world] for world in expected], hopes).pvalue > DOUBT
    return len(expected)


@pytest.mark.parametrize(
    "start",
    [
        [DECK, DECK, DECK, YOURS, THEIRS],  # the bag gets what is left
        [PILE, PILE, PILE, YOURS, YOURS],  # a pile gets what is left, in random order
        [MINE, YOURS, YOURS, THEIRS, THEIRS],
        [DISCARD, PILE, YOURS, GRAVE, DISCARD],
    ],
)
def test_without_memories_every_arrangement_is_equally_likely(start: list[int]) -> None:
    for seat in range(SEATS):
        assert agrees(lay(start), seat) > 1


def test_cards_change_places_only_among_equal_backs() -> None:
    game = lay([DECK, YOURS, DECK, YOURS, PILE, PILE], backs=[0, 0, 1, 1, 1, 0])
    assert agrees(game, 0) == 36


def test_counted_cards_are_dealt_to_where_they_can_be() -> None:
    """Known cards were shuffled in, and some drawn since: the choices of the pieces nest."""
    table = Watched(lay([DISCARD, DISCARD, DECK, YOURS, THEIRS, PILE]))
    table.shuffle(DISCARD)
    table.draw(0, YOURS)
    assert agrees(table.game, 0) > 20


def crossing() -> CardTable:
    """Seat 0 knows card 0 to be in one of three places, card 2 too; two of them are the same."""
    table = Watched(lay([YOURS, YOURS, THEIRS, THEIRS, PILE, DECK]))
    table.look([0], 0b001)
    table.look([2], 0b001)
    table.move(1, PILE)
    table.move(3, YOURS)
    table.move(0, GRAVE)
    return table.game


def test_memories_that_cross_are_dealt_fairly() -> None:
    game = crossing()
    one, two = (entry[2] for entry in game.mixed if entry[0] & 1)
    assert one & two, "the memories should overlap"
    assert one & ~two, "and neither should hold the other"
    assert two & ~one
    assert agrees(game, 0) > 100


def remembering(start: list[int], *memory: tuple[int, int]) -> CardTable:
    game = lay(start)
    game.mixed = tuple((0b001, PieceSet(held), PieceSet(places)) for held, places in memory)
    return game


def test_two_memories_that_overlap_are_dealt_fairly() -> None:
    """Card 0 is here or in your hand, card 1 in your hand or in theirs."""
    agrees(remembering([DECK, YOURS, THEIRS, DECK], (0b0001, 0b0011), (0b0010, 0b0110)), 0)


def test_many_memories_are_dealt_fairly() -> None:
    """Some nest, some cross, some fix a card; all are true."""
    dice = Dice(b"memories")
    for _ in range(8):
        zones = [(DECK, PILE, YOURS, THEIRS)[dice.roll(4)] for _ in range(5)]
        memory = []
        for _ in range(3):
            held = dice.roll(31) + 1
            memory.append((held, held | dice.roll(32)))
        agrees(remembering(zones, *memory), 0, 1000)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    start=st.lists(st.sampled_from([DECK, PILE, YOURS, THEIRS]), min_size=5, max_size=5),
    memory=st.lists(st.tuples(st.integers(1, 31), st.integers(0, 31)), max_size=4),
    key=st.binary(min_size=1, max_size=4),
)
def test_no_true_memory_is_a_contradiction(
    start: list[int], memory: list[tuple[int, int]], key: bytes
) -> None:
    game = lay(start)
    game.mixed = tuple((0b001, PieceSet(held), PieceSet(held | more)) for held, more in memory)
    world = deal_anew(game, 0, Dice(key), ())
    is_like_the_truth(world, game, 0)


def test_a_memory_that_cannot_be_true_is_found_out() -> None:
    game = lay([YOURS, YOURS, THEIRS])
    game.mixed = ((0b001, set_of([0, 1]), set_of([2])),)
    with pytest.raises(ValueError, match="its memory contradicts itself"):
        deal_anew(game, 0, Dice(b"x"), ())


def test_many_ways_need_more_than_one_word_of_the_dice() -> None:
    """Forty cards and two memories that cross: the ways do not fit into 32 bits."""
    start = [YOURS] * 14 + [THEIRS] * 13 + [DECK] * 13
    game = lay(start)
    early, late = set_of(range(27)), set_of(range(14, 40))
    some = set_of([0, 1, 2, 14, 15]), set_of([27, 28, 29, 16, 17])
    game.mixed = ((0b001, some[0], early), (0b001, some[1], late))
    dice = Dice(b"wide")
    for _ in range(20):
        world = deal_anew(game, 0, dice, ())
        assert not set(world.zones[DECK]) & {0, 1, 2, 14, 15}
        assert not set(world.zones[YOURS]) & {27, 28, 29, 16, 17}


# --- what stays ---


def test_pinned_cards_stay_where_they_are() -> None:
    game = lay([DECK, DECK, YOURS, THEIRS, PILE])
    for number in range(40):
        world = deal_anew(game, 0, Dice(b"pin %d" % number), {1, 2})
        assert world.where[1] == DECK
        assert world.where[2] == YOURS
        is_like_the_truth(world, game, 0)


def test_pins_and_memories_are_dealt_fairly_together() -> None:
    game = remembering([YOURS, YOURS, THEIRS, DECK, DECK], (0b00001, 0b00101), (0b01000, 0b11010))
    assert agrees(game, 0, pins=[1]) > 4
    assert agrees(game, 0, pins=[1, 4]) > 1


def test_a_pinned_card_may_lie_in_any_place_of_its_zone() -> None:
    """Card 4 does not lie where card 0 does; but where card 0 lies in the hand is not known."""
    game = remembering([YOURS, DECK, THEIRS, THEIRS, YOURS, YOURS], (0b010000, 0b111110))
    agrees(game, 0, 6000, pins=[0])


def test_the_truth_is_left_alone() -> None:
    game = crossing()
    before = dump(game)
    for seat in (0, 1, 2, WATCHER):
        deal_anew(game, seat, Dice(b"alone"), ())
    assert dump(game) == before


def test_a_watcher_knows_what_lies_open_and_counts_cards_too() -> None:
    table = Watched(lay([DISCARD, DISCARD, DECK, MINE, YOURS]))
    table.shuffle(DISCARD)
    dice = Dice(b"watch")
    for _ in range(40):
        world = deal_anew(table.game, WATCHER, dice, ())
        assert {0, 1} <= set(world.zones[DECK])
    assert {world.zones[MINE][0] for world in _worlds(table.game, WATCHER)} == {2, 3, 4}


def _worlds(game: CardTable, seat: int) -> list[CardTable]:
    dice = Dice(b"worlds")
    return [deal_anew(game, seat, dice, ()) for _ in range(60)]


def test_nothing_is_rolled_where_nothing_is_hidden() -> None:
    game = lay([DISCARD, DISCARD, MINE])
    dice = Dice(b"idle")
    assert dump(deal_anew(game, 0, dice, ())) == dump(game)
    assert dice.at == 0


def test_a_memory_that_says_nothing_new_does_not_decide_how_a_seat_is_dealt() -> None:
    """Card 4 is known to be on the pile; that the others are elsewhere is no news then.

    With three equal cards, games that look the same to a seat come to differ in this.
    """
    start = [YOURS, YOURS, THEIRS, THEIRS, PILE]
    fixed = (0b10000, 0b10000)
    plain = remembering(start, fixed)
    wordy = remembering(start, fixed, (0b00001, 0b01111), (0b01000, 0b01111))
    assert remembered(plain, 0) == remembered(wordy, 0)
    one, two = ([facewise(world, 0) for world in _worlds(game, 0)] for game in (plain, wordy))
    assert one == two


# --- games that name pieces ---


@dataclass(slots=True)
class Marked(CardTable):
    top: Piece  # which card is on top of the pile
    mine: list[Piece]
    hidden: PieceSet  # which cards are in the pile


def test_a_game_that_names_a_card_names_what_lies_there_in_the_world() -> None:
    plain = lay([PILE, PILE, PILE, MINE, YOURS])
    zones, where, knows = table_of(plain.pack, plain.where)
    game = Marked(
        SEATS, plain.pack, zones, where, knows, (), Piece(2), pieces([3]), set_of([0, 1, 2])
    )
    tops: set[int] = set()
    for world in _worlds_of_marked(game):
        assert world.top == world.zones[PILE][-1]
        assert world.mine == [3]
        assert world.hidden == set_of(world.zones[PILE])
        tops.add(world.top)
    assert tops == {0, 1, 2, 4}


def test_a_name_for_a_hidden_card_of_the_deck_does_not_tell_which_it_is() -> None:
    """All that the seat knows of the named card is that it is one of eight."""
    plain = lay([DECK] * 8 + [MINE])
    zones, where, knows = table_of(plain.pack, plain.where)
    named = Piece(2)
    game = Marked(SEATS, plain.pack, zones, where, knows, (), named, [], set_of([]))
    assert len({world.top for world in _worlds_of_marked(game)}) > 1


def _worlds_of_marked(game: Marked) -> list[Marked]:
    dice = Dice(b"marked")
    return [deal_anew(game, 0, dice, ()) for _ in range(60)]


def test_a_name_for_a_card_that_lies_open_costs_no_rolls() -> None:
    plain = lay([DECK] * 8 + [YOURS, DISCARD])
    zones, where, knows = table_of(plain.pack, plain.where)
    game = Marked(SEATS, plain.pack, zones, where, knows, (), Piece(9), [], set_of([]))
    dice = Dice(b"open")
    deal_anew(game, 0, dice, ())
    assert dice.at == 1, "one card for the hand; the deck gets what is left"


def test_a_plan_that_is_kept_deals_as_one_that_is_not() -> None:
    for game in (
        crossing(),
        lay([DECK, DECK, YOURS, YOURS, THEIRS, MINE]),
        lay([PILE, PILE, YOURS]),
    ):
        for seat in range(SEATS):
            kept = Pinned(())
            for number in range(8):
                dice = Dice(b"kept %d" % number)
                assert deal_anew(game, seat, dice.copy(), kept) == deal_anew(game, seat, dice, ())


def test_a_plan_is_for_one_position_and_one_seat() -> None:
    kept = Pinned(())
    one, other = lay([DECK, DECK, YOURS, MINE]), lay([YOURS, DECK, MINE, DECK])
    for game, seat in ((one, 0), (other, 0), (other, 1), (one, 2)):
        made = deal_anew(game, seat, Dice(b"which"), kept)
        assert made == deal_anew(game, seat, Dice(b"which"), ())


def test_equal_dice_give_equal_worlds() -> None:
    worlds = [deal_anew(crossing(), 0, Dice(b"equal"), ()) for _ in range(2)]
    assert dump(worlds[0]) == dump(worlds[1])


def test_what_another_remembers_does_not_decide_how_a_seat_is_dealt() -> None:
    """Law 2: an imagined world does not hold what the others remember."""
    worlds = []
    for other_looks in (False, True):
        table = Watched(lay([YOURS, YOURS, THEIRS, THEIRS, DECK]))
        if other_looks:
            table.look([4], 0b100)
        worlds.append([facewise(world, 0) for world in _worlds(table.game, 0)])
    assert worlds[0] == worlds[1]


def test_the_hidden_order_of_a_pile_does_not_decide_how_it_is_dealt() -> None:
    """Two piles that differ only in an order that nobody knows are the same to everybody."""
    worlds = []
    for order in ([0, 1, 2], [2, 0, 1]):
        game = lay([PILE, PILE, PILE, YOURS, DECK, DECK, DECK, DECK])
        game.zones[PILE] = pieces(order)
        worlds.append(deal_anew(game, 0, Dice(b"order"), ()))
    assert dump(worlds[0]) == dump(worlds[1])


def test_the_model_finds_every_world() -> None:
    """The yardstick itself: three unknown cards in three places lie in six ways."""
    worlds: Counter[World] = remembered(lay([PILE, PILE, YOURS]), 0)
    assert len(worlds) == 6
    assert set(worlds.values()) == {1}
