"""Imagining: where a piece that a seat has come to see was before."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy.stats import chisquare

from gloam.kernel.core.asks import (
    EVERYONE,
    Flow,
    choose,
)
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from tests.kernel.hidden.story import (
    ASIDE,
    CARDS,
    DECK,
    DISCARD,
    DOUBT,
    HAND,
    ON,
    ROW,
    SAMPLES,
    SEATS,
    Story,
    StoryRules,
    draws_and_discards,
    telling,
    uniform,
    worlds,
)


def draws(game: Story) -> Flow[None]:
    """Seat 0 draws a card."""
    game.draw(DECK, HAND)
    yield choose(0, [ON])


def test_a_card_one_has_drawn_was_in_the_deck() -> None:
    run = telling(draws, picks=[7])
    for world in worlds(run, 0):
        assert world.quiet.where[7] == DECK
        assert world.state.zones[HAND] == [0, 1, 7]


def test_a_card_another_has_drawn_may_be_any() -> None:
    run = telling(draws, picks=[7])
    found = worlds(run, 2, SAMPLES)
    uniform(Counter(c for w in found for c in w.state.zones[HAND]), [0, 1, 2, 3, 5, 6, 7, 8])
    assert all(len(world.quiet.zones[HAND]) == 2 for world in found)


def takes(game: Story) -> Flow[None]:
    """Seat 0 takes a card from seat 1, unseen by others."""
    game.draw(HAND + 1, HAND)
    yield choose(0, [ON])


def test_a_card_one_has_taken_was_in_that_hand() -> None:
    run = telling(takes, picks=[3])
    found = worlds(run, 0, SAMPLES)
    for world in found:
        assert world.quiet.where[3] == HAND + 1
        assert world.state.where[3] == HAND
    uniform(Counter(world.state.zones[HAND + 1][0] for world in found), [2, 4, 5, 6, 7, 8])


def test_whoever_gave_the_card_knows_which_it_was() -> None:
    run = telling(takes, picks=[3])
    for world in worlds(run, 1):
        assert world.state.where[3] == HAND
        assert world.quiet.zones[HAND + 1] == [2, 3]


def test_a_third_party_cannot_say_which_card_was_taken() -> None:
    found = worlds(telling(takes, picks=[3]), 2, SAMPLES)
    hands = Counter(tuple(world.state.zones[HAND + 1]) for world in found)
    uniform(hands, [(card,) for card in range(CARDS) if card != 4])


def turns_up_two(game: Story) -> Flow[None]:
    """Behind a card of seat 2 two from the deck are laid face down, then turned up."""
    game.move(game.zones[HAND + 2][0], ROW)
    for _ in range(2):
        game.look([game.draw(DECK, ROW)], EVERYONE)
    yield choose(0, [ON])


def test_what_is_turned_up_in_a_row_came_from_where_its_place_was_filled() -> None:
    for world in worlds(telling(turns_up_two, picks=[7, 5]), 0):
        assert world.quiet.where[7] == world.quiet.where[5] == DECK
        assert world.state.zones[ROW][1:] == [7, 5]


def keeps_one_of_two(game: Story) -> Flow[None]:
    """Seat 1 looks at two cards of the deck, keeps one and discards the other, open to all."""
    for _ in range(2):
        game.draw(DECK, ASIDE + 1)
    seen = game.zones[ASIDE + 1]
    key = yield choose(1, [("keep", card) for card in seen], "keep", audience=0)
    game.move(key[1], HAND + 1)
    game.move_all(ASIDE + 1, DISCARD)
    yield choose(0, [ON])


@pytest.mark.parametrize("picks", [(5, 8), (8, 5)])
def test_the_card_that_was_not_kept_came_from_the_deck(picks: tuple[int, int]) -> None:
    """Both cards came the same way, so that of the discarded one is known."""
    run = telling(keeps_one_of_two, (1, ("keep", 5)), picks=picks)
    found = worlds(run, 0, SAMPLES)
    for world in found:
        assert world.quiet.where[8] == DECK
        assert world.state.zones[DISCARD] == [8]
    held = Counter(card for world in found for card in world.state.zones[HAND + 1])
    uniform(held, [2, 3, 4, 5, 6, 7])


def test_in_which_order_they_were_drawn_makes_no_difference() -> None:
    """Law 3: seat 0 has seen the same in both games."""
    runs = [telling(keeps_one_of_two, (1, ("keep", 5)), picks=p) for p in ((5, 8), (8, 5))]
    for number in range(20):
        one, two = (imagine(run, 0, Dice(b"order %d" % number)) for run in runs)
        assert one is not None
        assert two is not None
        assert dump(one.state) == dump(two.state)


def test_whoever_kept_a_card_remembers_both() -> None:
    run = telling(keeps_one_of_two, (1, ("keep", 5)), picks=[5, 8])
    for world in worlds(run, 1):
        assert (world.quiet.where[5], world.quiet.where[8]) == (DECK, DECK)
        assert world.acts == run.acts


@pytest.mark.parametrize("card", [3, 6])
def test_a_card_whose_way_cannot_be_told_is_not_pinned(card: int) -> None:
    """The discarded card was just drawn, or held before: one way in three against two."""
    run = telling(draws_and_discards, (1, ("discard", card)), picks=[6])
    found = worlds(run, 0, SAMPLES)
    origins = Counter(world.quiet.where[card] for world in found)
    assert set(origins) == {DECK, HAND + 1}
    counts = [origins[DECK], origins[HAND + 1]]
    assert chisquare(counts, [SAMPLES / 3, SAMPLES * 2 / 3]).pvalue > DOUBT


def test_where_a_card_truly_came_from_makes_no_difference() -> None:
    """Law 3 again: drawn and discarded, or held and discarded, is the same to seat 0."""
    runs = []
    for held, drawn in ((3, 6), (6, 3)):
        rules = StoryRules(draws_and_discards)
        state = rules.setup({}, SEATS, {})
        if held == 6:  # the same game, but cards 3 and 6 have changed places
            state.zones[HAND + 1], state.zones[DECK] = [2, 6], [3, 5, 7, 8]  # type: ignore[list-item]
            state.where[3], state.where[6] = DECK, HAND + 1
            state.knows[3], state.knows[6] = 0, 0b010
        state.dice = ScriptedDice(picks=[drawn])
        run = Run.at(rules, state)
        run.send(1, ("discard", 3))
        runs.append(run)
    for number in range(20):
        one, two = (imagine(run, 0, Dice(b"way %d" % number)) for run in runs)
        assert (one is None) == (two is None)
        if one is not None and two is not None:
            assert dump(one.state) == dump(two.state)


def passes_round(game: Story) -> Flow[None]:
    """A card goes from the deck over hand 2 and hand 1 to seat 0, each time at random."""
    game.draw(DECK, HAND + 2)
    game.draw(HAND + 2, HAND + 1)
    game.draw(HAND + 1, HAND)
    yield choose(0, [ON])


@pytest.mark.parametrize("picks", [(6, 6, 6), (6, 4, 4), (6, 4, 2)])
def test_a_long_way_is_told_as_far_as_it_can_be(picks: tuple[int, ...]) -> None:
    """A card of hand 1: it was there in two ways of three, in hand 2 or the deck otherwise."""
    run = telling(passes_round, picks=picks)
    dice = Dice(b"far")
    found = [world for _ in range(SAMPLES) if (world := imagine(run, 0, dice)) is not None]
    assert len(found) > SAMPLES * 0.99
    origins = Counter(world.quiet.where[picks[-1]] for world in found)
    hoped = {HAND + 1: 4, HAND + 2: 1, DECK: 1}
    counts = [origins[zone] for zone in hoped]
    made = len(found)
    assert chisquare(counts, [made * part / 6 for part in hoped.values()]).pvalue > DOUBT
