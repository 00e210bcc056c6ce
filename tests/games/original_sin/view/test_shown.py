"""Whatever random parties meet at any location can be said; what is sealed is not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from gloam.games.original_sin import GAME
from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.cards.pages import PAGES
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.state import DIE_SIDES, HELD, IN_DECK, NO_CARD, OriginalSin
from gloam.games.original_sin.view import expected
from gloam.games.original_sin.view.keys import keys
from gloam.games.original_sin.view.options import OPTIONS
from gloam.kernel.core.asks import CHOOSE, EVERYONE, WATCHER, Ask
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL
from gloam.kernel.present.layout_lint import misplaced_at
from gloam.kernel.present.scene import Card, Prose, Sheet, Text, Words, encoder
from gloam.kernel.present.show import scene
from gloam.kernel.present.words import read_words
from tests.battery.playing import act
from tests.battery.test_words import check_cause, said, waiting
from tests.games.original_sin.between.playing import begun
from tests.games.original_sin.exploring.playing import MILL, Party, explore
from tests.games.original_sin.proving import proves

PLACES = {**LOCATIONS, "mill": MILL}
every_place = pytest.mark.parametrize("place", PLACES.values(), ids=list(PLACES))
ASKS = 400


def playing(place: Location, seed: int, seats: int = 2) -> Iterator[Run[OriginalSin]]:
    """The first asks of a random game."""
    rules = OriginalSinRules(CATALOGUE, place)
    run = Run.start(rules, seats, Dice(b"shown %d" % seed))
    run.journals = []
    chance = random.Random(seed)
    for _ in range(ASKS):
        if run.ask is None:
            return
        yield run
        act(run, chance)


@every_place
def test_all_that_happens_can_be_said_and_says_why(place: Location) -> None:
    told: set[tuple[str | int, ...]] = set()
    run = None
    for at, run in enumerate(playing(place, 5, seats=3)):
        words = GAME.files.opened(run.rules.unlocked(run.state)).wordbook
        if at % 5 == 0:
            for seat in (0, 1, 2, WATCHER):
                shown = scene(run, seat)
                for something in said(shown):
                    assert words.say(something)
                assert shown.prompt is None or words.say(waiting(shown.prompt.words))
            for blocked in [one for seat in range(3) for one in run.blocked(seat)]:
                assert words.say(blocked.words)
                assert blocked.rule in GAME.ledger
    assert run is not None
    words = GAME.files.opened(run.rules.unlocked(run.state)).wordbook
    for journal in [*(run.journals or []), run.state.journal or []]:
        told |= {entry[2] for entry in journal if entry[0] == TELL}
    for event in [run.rules.as_said(run.state, event) for event in told]:
        sentence = words.say(run.rules.event_words(event))
        check_cause(GAME, words, event, sentence)
        assert run.rules.event_rule(event) in GAME.ledger


@every_place
def test_what_an_option_touches_is_on_the_table_and_has_a_place(place: Location) -> None:
    for at, run in enumerate(playing(place, 9)):
        shown = [scene(run, seat) for seat in (0, 1)]
        ids = [node.id for node in (*run.rules.fixed(run.state), *shown[0].public)]
        assert len(set(ids)) == len(ids)
        for choice in [choice for one in shown for choice in one.choices]:
            assert {*choice.touches, *choice.preview} <= set(ids), choice
        if at % 40 == 0:
            assert misplaced_at(run, GAME.layout) == []


def test_every_key_can_be_shown() -> None:
    words = {str(key[0]) for key in keys(CATALOGUE)} - {"pass", "wait", "revise"}
    shown = {name.rpartition(" ")[2] for name in OPTIONS.shown}
    assert words == shown


# --- what is sealed ---


def sealed_texts(run: Run[OriginalSin], read: set[tuple[int, int]]) -> list[str]:
    """Titles and prose of cards, and words of options, that nobody has been shown yet."""
    game = run.state
    cards = game.place.cards
    met = {card for card, _ in read} | {card for _, card, _ in game.revealed}
    met |= {card for card, where in enumerate(game.where) if where != IN_DECK}
    found = [card.title for at, card in enumerate(cards) if at not in met]
    for at, card in enumerate(cards):
        for number, part in enumerate(card.parts):
            if (at, number) not in read:
                found += [part.prose, *[option.say for option in part.options]]
    on_the_map = {space.name for space in game.place.spaces}
    return [text for text in found if text and text not in on_the_map]


@every_place
def test_nothing_of_a_card_is_sent_before_it_is_read(place: Location) -> None:
    read: set[tuple[int, int]] = set()
    for run in playing(place, 7):
        for journal in [*(run.journals or []), run.state.journal or []]:
            read |= {
                entry[2][1:3] for entry in journal if entry[0] == TELL and entry[2][0] == "reads"
            }
        run.journals = []
        sent = encoder.encode([scene(run, seat) for seat in (0, 1, WATCHER)]).decode()
        sent += encoder.encode(run.rules.fixed(run.state)).decode()
        # Whole texts: a name in a title may well be spoken of elsewhere.
        assert [
            text for text in sealed_texts(run, read) if encoder.encode(text).decode() in sent
        ] == []


def test_no_words_of_any_location_are_in_the_words_file() -> None:
    """Prose and titles travel with scenes."""
    text = read_words(GAME.folder)
    for place in PLACES.values():
        for card in place.cards:
            assert not [part.prose for part in card.parts if part.prose and part.prose in text]


@proves("journal.review", "location.intro")
def test_the_page_shows_the_place_first_and_then_what_is_read() -> None:
    seen: list[tuple[str, ...]] = []
    for run in islice(playing(LOCATIONS["torture_chamber"], 3), 200):
        for node in run.rules.public(run.state):
            if isinstance(node, Prose) and node.paragraphs not in seen:
                seen.append(node.paragraphs)
    assert seen[:2] == [PAGES["creation"].prose, (LOCATIONS["torture_chamber"].intro,)]
    assert len(seen) > 4


def test_a_held_card_lies_in_sight_by_its_title() -> None:
    for run in playing(LOCATIONS["torture_chamber"], 11):
        held = [at for at, where in enumerate(run.state.where) if where == HELD]
        shown = [node for node in run.rules.public(run.state) if isinstance(node, Text)]
        ids = [node.id for node in shown if node.within == "held"]
        assert ids == [f"held-{card}" for card in held]
    assert NO_CARD not in held


def test_who_may_try_a_challenge_reads_what_to_expect() -> None:
    table = explore(["vali", "fane"])
    part = replace(MILL.cards[table.card("2")].parts[0], dice=())
    game = table.game
    assert expected.challenge(game, 0, part) == 2  # three white dice: two thirds of a hit each
    bonus = next(card.parts for card in MILL.cards if any(one.dice for one in card.parts))
    full = next(one for one in bonus if one.dice)
    game.group = 0b11
    needs = [colour for colour, need in full.dice if need.value(game, [0]).holds]
    averages = sum([expected.AVERAGE[colour] for colour in (0, 0, 0, *needs)])
    assert expected.challenge(game, 0, full) == round(averages / 6)
    table.round("explore").all_travel("2", "2")
    while table.ask.about[0] != "may-roll":
        table.vote(*table.options()[0])
    yes, no = scene(table.run, table.ask.seat).choices
    assert yes.note is not None
    assert yes.note.key == "note-hits"
    assert no.note is None


def test_an_origin_in_the_making_is_neither_down_nor_hurt() -> None:
    table = begun(1).do("card", FACE["fane"])
    assert words_of(table) == {"option-yes-ready-made", "option-no-ready-made"}
    shown = {node.id: node for node in scene(table.do("no").run, 0).public}
    sheet = next(node for node in shown.values() if isinstance(node, Sheet))
    assert "down" not in sheet.marks
    assert "health-0" not in shown, "HP come with the first location"


def test_what_a_ready_made_origin_comes_with_is_said_before_it_is_taken() -> None:
    table = begun(1).do("card", FACE["fane"])
    made, own = scene(table.run, 0).choices
    assert made.note is not None
    assert own.note is None
    cards = [CATALOGUE.cards[FACE[id]] for id in CATALOGUE.cards[FACE["fane"]].premade]
    assert GAME.words.say(made.note) == ", ".join([card.name for card in cards])
    assert {FACE["poison-dart"], FACE["starter-wand"]} < {card.face for card in cards}


def test_first_gear_lies_open_and_a_set_is_chosen_by_its_cards() -> None:
    table = begun(1).do("card", FACE["fane"]).do("no")
    for id in sorted(("riposte", "rally", "spark-lance", "ice-needle"), key=lambda one: FACE[one]):
        table.do("card", FACE[id])
    table.do("card", FACE["firm-stance"])
    assert sets_of(table) == [
        ("Sword and shield", ["starter-sword", "starter-shield"]),
        ("Two daggers", ["starter-dagger", "starter-dagger"]),
        ("A felling axe", ["starter-axe"]),
        ("A bow", ["starter-bow"]),
        ("A staff", ["starter-staff"]),
        ("Wand and shield", ["starter-wand", "starter-shield"]),
    ]
    assert [faces for _, faces in sets_of(table.do("set", 3))] == [
        ["light-robe"],
        ["medium-coat"],
        ["heavy-mail"],
    ]
    left = scene(table.do("set", 0).run, 0).public
    assert not [
        node.id for node in left if node.id.startswith(("laid-out/weapons", "laid-out/armour"))
    ]


def sets_of(table: Party) -> list[tuple[str, list[str]]]:
    """What each option says, and the faces of the cards that it touches.

    They lie in a row of their own, which is called as the option is.
    """
    seen = scene(table.run, 0)
    nodes = {node.id: node for node in seen.public}
    found: list[tuple[str, list[str]]] = []
    for choice in seen.choices:
        cards = [nodes[id] for id in choice.touches]
        (row,) = {card.within for card in cards}
        assert nodes[row].label == Words("label-set", {"set": Words(choice.words.key)})
        assert [card.id for card in nodes.values() if card.within == row] == list(choice.touches)
        faces = [card.face for card in cards if isinstance(card, Card)]
        found.append((GAME.words.say(choice.words), faces))
    return found


def words_of(table: Party) -> set[str]:
    return {choice.words.key for choice in scene(table.run, 0).choices}


def test_dice_that_show_the_same_are_told_apart_by_their_colour() -> None:
    table = begun(1)
    blue, red = ("die", DIE_SIDES + 3), ("die", 2 * DIE_SIDES + 1)
    ask = Ask(CHOOSE, 0, [blue, red], ("reroll-dice", 0), EVERYONE)
    words = [GAME.words.say(OPTIONS.describe(table.game, 0, ask, die).words) for die in (blue, red)]
    assert words == ["A hit and a star (blue)", "A hit and a star (red)"]
