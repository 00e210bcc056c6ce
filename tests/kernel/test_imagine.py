"""Imagining in the middle of a step: what was seen came from somewhere, the rest is anew.

Each story is a game of one step, written here. Frequencies are counted with fixed dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from scipy.stats import chisquare

from gloam.kernel.core.asks import (
    EVERYONE,
    PASS,
    Flow,
    Interrupted,
    Key,
    choose,
    together,
    window,
)
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.rules import Result, Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ROLL, transcript
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.hidden.imagine import imagine

DECK, DISCARD, HAND, ASIDE = 0, 1, 2, 5  # HAND + seat, ASIDE + seat
SEATS = 3
CARDS = 9
DOUBT = 1e-4
SAMPLES = 600

ON: Key = ("on",)
YES, NO = ("yes",), ("no",)

PACK = Pack(
    range(CARDS),
    [0] * CARDS,
    [
        Zone("deck", NOBODY),
        Zone("discard"),
        *[Zone(f"hand {seat}", 1 << seat, seat) for seat in range(SEATS)],
        *[Zone(f"aside {seat}", 1 << seat, seat) for seat in range(SEATS)],
    ],
)


@dataclass(slots=True)
class Story(CardTable):
    secret: int  # a number that only seat 1 knows
    told: list[int]
    done: bool


Tell = Callable[[Story], Flow[None]]


class StoryRules(Rules[Story]):
    """One step, which is the story; then it is over."""

    id = "story"
    players = (SEATS,)

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Story:
        """Cards 0 and 1 in hand 0, 2 and 3 in hand 1, 4 in hand 2, the rest in the deck."""
        start = [HAND, HAND, HAND + 1, HAND + 1, HAND + 2, *[DECK] * (CARDS - 5)]
        return Story(seats, PACK, *table_of(PACK, start), (), 0, [], False)

    def step(self, game: Story) -> Flow[None]:
        yield from self.tell(game)
        game.done = True

    def result(self, game: Story) -> Result | None:
        return Result((0,) * SEATS, ()) if game.done else None

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return [ON, YES, NO, PASS]

    def interrupts(self, game: Story, seat: int) -> Sequence[Key]:
        return [("sigh", n) for n in range(3)] + [("shout", n) for n in range(30)]

    def interrupt(self, game: Story, seat: int, key: Key) -> None:
        game.told.append(key[1])

    def hears(self, game: Story, seat: int, key: Key) -> int:
        return 0b100 if key[0] == "sigh" else EVERYONE

    def resample(self, game: Story, seat: int, dice: Dice, pins: Pins) -> Story:
        world = deal_anew(game, seat, dice, pins)
        if seat != 1:
            world.secret = dice.roll(6)
        return world


StoryRun = Run[Story]


def telling(
    story: Tell, *said: tuple[int, Key], rolls: Sequence[int] = (), picks: Sequence[int] = ()
) -> StoryRun:
    rules = StoryRules(story)
    state = rules.setup({}, SEATS, {})
    state.dice = ScriptedDice(rolls, picks)
    run = Run.at(rules, state)
    for seat, key in said:
        run.send(seat, key)
    assert run.ask is not None
    return run


def worlds(run: StoryRun, seat: int, count: int = 60) -> list[StoryRun]:
    """Imagined worlds, each of which looks like the truth to the seat. None may fail."""
    dice = Dice(b"imagine")
    found: list[StoryRun] = []
    for _ in range(count):
        world = imagine(run, seat, dice)
        assert world is not None, "no world was found"
        found.append(world)
    for world in found[:40]:
        told, seen = (transcript(r.state.journal or [], seat) for r in (world, run))
        assert told == seen
        assert world.state.lost() == []
        assert world.quiet.lost() == []
        for at, zone in enumerate(run.state.zones):
            if PACK.sight[at] >> seat & 1:
                assert world.state.zones[at] == zone
        assert world.ask is not None
        assert run.ask is not None
        assert list(world.ask.offer(seat)) == list(run.ask.offer(seat))
    return found


def uniform(seen: Counter[Any], expected: Iterable[object]) -> None:
    """Each of the expected things was seen, equally often."""
    hoped = list(expected)
    assert set(seen) == set(hoped)
    assert chisquare([seen[thing] for thing in hoped]).pvalue > DOUBT


# --- where a piece came from ---


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


def draws_and_discards(game: Story) -> Flow[None]:
    """Seat 1 draws a card and discards one of its hand, in the open."""
    game.draw(DECK, HAND + 1)
    key = yield choose(1, [("discard", card) for card in game.zones[HAND + 1]], "discard")
    game.move(key[1], DISCARD)
    yield choose(0, [ON])


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


# --- rolls ---


def rolls_in_secret(game: Story) -> Flow[None]:
    game.told.append(game.roll(6))
    game.told.append(game.roll(6, audience=0b010))
    yield choose(0, [ON])


def test_rolls_that_were_seen_are_repeated_and_others_made_anew() -> None:
    run = telling(rolls_in_secret, rolls=[4, 2])
    assert all(world.state.told == [4, 2] for world in worlds(run, 1))
    found = worlds(run, 0, SAMPLES)
    assert {world.state.told[0] for world in found} == {4}
    uniform(Counter(world.state.told[1] for world in found), range(6))


def acts_on_a_secret(game: Story) -> Flow[None]:
    """Seat 1 rolls in secret; all see whether it was high, and a second roll if it was."""
    secret = game.roll(6, audience=0b010)
    game.told.append(secret)
    game.tell("high" if secret > 3 else "low")
    if secret > 3:
        game.told.append(game.roll(4))
    yield choose(0, [ON])


def test_a_world_must_lead_to_what_was_seen() -> None:
    found = worlds(telling(acts_on_a_secret, rolls=[4, 3]), 0, SAMPLES)
    uniform(Counter(tuple(world.state.told) for world in found), [(4, 3), (5, 3)])
    found = worlds(telling(acts_on_a_secret, rolls=[1]), 0, SAMPLES)
    uniform(Counter(tuple(world.state.told) for world in found), [(0,), (1,), (2,), (3,)])


def test_a_world_has_dice_of_its_own() -> None:
    """What the dice will show is not known, in no two worlds the same."""
    run = telling(rolls_in_secret, rolls=[4, 2])
    dice = Dice(b"own")
    one, two = imagine(run, 0, dice), imagine(run, 0, dice)
    assert one is not None
    assert two is not None
    at = dice.at
    assert one.state.dice.roll(1 << 32) != two.state.dice.roll(1 << 32)
    assert dice.at == at, "playing in a world does not move the dice that made it"


def rolls_a_handful(game: Story) -> Flow[None]:
    for _ in range(4):
        game.told.append(game.roll(20, audience=0b010))
    yield choose(0, [ON])


def test_a_world_is_found_however_unlikely_was_what_one_saw() -> None:
    """One throw in 160,000: it is repeated, not waited for."""
    run = telling(rolls_a_handful, rolls=[7, 7, 7, 7])
    assert all(world.state.told == [7] * 4 for world in worlds(run, 1, 10))


# --- answers ---


def is_asked_in_secret(game: Story) -> Flow[None]:
    key = yield choose(1, [YES, NO], "secret", audience=0b110)
    game.told.append(int(key == YES))
    yield choose(0, [ON])


def test_answers_that_were_not_heard_are_chosen_anew() -> None:
    run = telling(is_asked_in_secret, (1, YES))
    assert all(world.state.told == [1] for world in worlds(run, 2))
    assert all(world.state.told == [1] for world in worlds(run, 1))
    uniform(Counter(world.state.told[0] for world in worlds(run, 0, SAMPLES)), [0, 1])


def opens_a_window(game: Story) -> Flow[None]:
    acted = yield from window(game, lambda: {0: [YES], 1: [YES], 2: [YES]})
    game.told.append(-1 if acted is None else acted[0])
    yield choose(0, [ON])


def test_what_others_have_in_mind_in_a_window_is_not_known_before_it_closes() -> None:
    run = telling(opens_a_window, (1, YES), (2, PASS))
    found = worlds(run, 0, SAMPLES)
    minds = Counter(tuple(key for _, _, key in world.acts) for world in found)
    uniform(minds, [(a, b) for a in (YES, PASS) for b in (YES, PASS)])


def test_what_was_opened_is_known() -> None:
    run = telling(opens_a_window, (2, YES), (1, YES), (0, PASS))
    for world in worlds(run, 0):
        said = {seat: key for _, seat, key in world.acts}
        assert (said[0], said[1]) == (PASS, YES)
        assert world.state.told == [1]
    minds = Counter(world.acts[0][2] for world in worlds(run, 0, SAMPLES))
    uniform(minds, [YES, PASS])


def votes(game: Story) -> Flow[None]:
    def ballot(seat: int) -> Flow[int]:
        key = yield choose(seat, [YES, NO])
        return int(key == YES)

    given = yield from together(
        game, lambda: {1: lambda: ballot(1), 2: lambda: ballot(2)}, opens={1: EVERYONE, 2: 0b010}
    )
    game.told += given.values()
    yield choose(0, [ON])


def test_a_vote_is_known_to_those_it_was_opened_to() -> None:
    run = telling(votes, (2, YES), (1, NO))
    assert all(world.state.told == [0, 1] for world in worlds(run, 1))
    found = worlds(run, 0, SAMPLES)
    uniform(Counter(tuple(world.state.told) for world in found), [(0, 0), (0, 1)])


def bids(game: Story) -> Flow[None]:
    def bid(seat: int) -> Flow[int]:
        key = yield choose(seat, [("bid", n) for n in range(500)])
        return int(key[1])

    given = yield from together(
        game, lambda: {1: lambda: bid(1), 2: lambda: bid(2)}, opens={1: EVERYONE, 2: EVERYONE}
    )
    game.told += given.values()
    game.tell("bids", *given.values())
    yield choose(0, [ON])


def test_a_world_is_found_however_unlikely_was_what_was_opened() -> None:
    run = telling(bids, (2, ("bid", 411)), (1, ("bid", 17)))
    assert all(world.state.told == [17, 411] for world in worlds(run, 0, 10))


def is_interrupted(game: Story) -> Flow[None]:
    while True:
        try:
            yield choose(0, [ON])
        except Interrupted:
            continue
        return


def test_an_interrupt_is_repeated_by_those_who_heard_it() -> None:
    run = telling(is_interrupted)
    run.interrupt(1, ("sigh", 2))
    assert all(world.state.told == [2] for world in worlds(run, 2))
    assert all(world.state.told == [2] for world in worlds(run, 1))
    uniform(Counter(world.state.told[0] for world in worlds(run, 0, SAMPLES)), [0, 1, 2])


def test_what_one_would_have_heard_is_not_imagined_in_its_place() -> None:
    """Or hardly any world would fit where much may be said aloud and little in secret."""
    run = telling(is_interrupted)
    for n in range(3):
        run.interrupt(1, ("sigh", n))
    assert len({tuple(world.state.told) for world in worlds(run, 0, 200)}) == 27


# --- at a quiet point, and nowhere ---


def test_at_the_first_ask_of_a_step_a_world_is_just_dealt() -> None:
    run = telling(is_interrupted)
    world = imagine(run, 0, Dice(b"quiet"))
    dealt = deal_anew(run.quiet, 0, Dice(b"quiet"), ())
    assert world is not None
    assert world.quiet.zones == dealt.zones
    assert world.acts == []


def test_what_is_kept_for_further_worlds_is_made_anew_when_the_game_goes_on() -> None:
    run = telling(draws_and_discards, picks=[6])
    for said in ((1, ("discard", 3)), None):
        for seat in range(SEATS):
            again, fresh = Dice(b"goes on"), Dice(b"goes on")
            for _ in range(3):
                one, other = imagine(run, seat, again), imagine(run.copy(), seat, fresh)
                assert one is not None
                assert other is not None
                assert dump(one.state) == dump(other.state)
        if said is not None:
            run.send(*said)


def test_the_truth_is_left_alone() -> None:
    run = telling(draws_and_discards, (1, ("discard", 3)), picks=[6])
    before = dump(run.state), dump(run.quiet), list(run.acts), len(run.state.journal or [])
    for seat in range(SEATS):
        imagine(run, seat, Dice(b"alone"))
    after = dump(run.state), dump(run.quiet), list(run.acts), len(run.state.journal or [])
    assert before == after


def test_a_world_can_be_played_on_copied_and_imagined_from() -> None:
    run = telling(draws_and_discards, (1, ("discard", 3)), picks=[6])
    world = imagine(run, 0, Dice(b"on"))
    assert world is not None
    copy = world.copy()
    assert dump(copy.state) == dump(world.state)
    for number in range(10):
        again = imagine(world, 0, Dice(b"again %d" % number))
        directly = imagine(run, 0, Dice(b"again %d" % number))
        assert again is not None
        assert directly is not None
        assert dump(again.state) == dump(directly.state)
    world.send(0, ON)
    assert world.result is not None


def test_where_no_world_fits_there_is_none() -> None:
    """The secret was 3 when it was told; rules that resample it badly never fit."""

    def tells_the_secret(game: Story) -> Flow[None]:
        game.tell("secret", game.secret)
        yield choose(0, [ON])

    run = telling(tells_the_secret)
    assert imagine(run, 0, Dice(b"fits")) is not None, "one in six fits, and there are 32 tries"
    run.rules.resample = lambda game, seat, dice, pins: _with_secret(game, 4)  # type: ignore[method-assign]
    assert imagine(run, 0, Dice(b"none")) is None


def _with_secret(game: Story, secret: int) -> Story:
    world = deal_anew(game, 0, Dice(b"bad"), ())
    world.secret = secret
    return world


def test_nobody_imagines_a_game_that_is_over_or_not_kept() -> None:
    run = telling(is_interrupted)
    run.send(0, ON)
    with pytest.raises(AssertionError, match="the game is over"):
        imagine(run, 0, Dice(b"over"))
    loose = Run.start(StoryRules(is_interrupted), SEATS, Dice(b"x"), keep=False)
    with pytest.raises(AssertionError, match="does not keep"):
        imagine(loose, 0, Dice(b"loose"))


def test_a_world_notes_what_happens_in_it() -> None:
    world = worlds(telling(rolls_in_secret, rolls=[4, 2]), 0, 1)[0]
    assert [entry[0] for entry in world.state.journal or []].count(ROLL) == 2
