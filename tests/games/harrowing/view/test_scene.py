"""The scene: a Map that grows, ghosts only while somebody may place, seams, notes, refusals."""

from __future__ import annotations

from gloam.games.harrowing import GAME
from gloam.games.harrowing.cards.catalogue import AMBUSH, BEGINNING, ENDING, HEAD, LOCATION
from gloam.games.harrowing.cards.texts import CATALOGUE, joined_text
from gloam.games.harrowing.rules.columns_of_joined_items import MANY, places_for
from gloam.games.harrowing.rules.locations_and_map import free_sides
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FULL,
    NO_ONE,
    OUT,
    SEDUCE,
    SNATCH,
    STANDARD,
    TROVE,
    Harrowing,
    bag,
    down,
    fate,
)
from gloam.games.harrowing.view.chances import at_least_one_fault, at_least_one_grace, few_faults
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.present import show
from gloam.kernel.present.scene import Choice, Node, Space, Text, Track, Words

RULES = GAME.rules


def going_down(seats: int = 1, value: int = 2) -> Run[Harrowing]:
    """A table at its first open moment: every sin of every effigy has this value."""
    run = Run.start(RULES, seats, Dice(b"view"))
    while run.ask is not None and run.ask.about == "create":
        seat = run.ask.seats()[0]
        keys = run.ask.offer(seat)
        wanted = [key for key in keys if key[0] != "value" or key[2] == value]
        run.send(seat, wanted[0])
    return run


def nodes(run: Run[Harrowing]) -> dict[str, Node]:
    return {node.id: node for node in show.scene(run, 0).public}


def choice(run: Run[Harrowing], seat: int, *key: str | int) -> Choice:
    return next(one for one in show.choices(run, seat) if one.key == key)


def test_the_card_that_lies_face_down_is_told_to_nobody() -> None:
    run = going_down()
    (hidden,) = run.state.zones[down(STANDARD)]
    card = CATALOGUE.cards[run.state.pack.faces[hidden]]
    shown = nodes(run)
    assert shown["down-0"].label == Words("label-face-down")
    assert f"card-{card.id}" not in shown


def test_ghosts_are_there_only_while_a_location_is_laid() -> None:
    run = going_down()
    assert not [id for id in nodes(run) if id.startswith("ghost-")]
    game = run.state
    faces = game.pack.faces
    at = next(
        piece
        for piece in game.zones[bag(STANDARD)]
        if CATALOGUE.type[faces[piece]] == LOCATION and not CATALOGUE.walls[faces[piece]]
    )
    for piece in list(game.zones[fate(STANDARD)]):
        game.move(piece, bag(STANDARD))
    game.move(at, fate(STANDARD))
    run = Run.at(RULES, game)
    run.send(0, ("invoke", 0, 1))
    assert run.ask is not None
    assert run.ask.about == ("place", faces[at])
    ghosts = {id for id in nodes(run) if id.startswith("ghost-")}
    sides = free_sides(run.state, 0, faces[at])
    assert len(ghosts) == len(sides) == len(show.choices(run, 0))
    assert {touched for one in show.choices(run, 0) for touched in one.touches} == ghosts
    before = {node.id: (node.x, node.y) for node in nodes(run).values() if isinstance(node, Space)}
    run.send(0, show.choices(run, 0)[0].key)
    after = [node for node in nodes(run).values() if isinstance(node, Space)]
    assert run.state.placing == NO_ONE
    assert not [node for node in after if node.id in ghosts]
    assert len(after) == len(before) - len(ghosts) + 1
    assert len({(node.x, node.y) for node in after}) == len(after)


def test_two_halves_that_join_are_one_lit_sentence() -> None:
    run = going_down()
    game = run.state
    zone = COLUMN
    head = game.pack.faces[game.zones[zone][0]]
    assert CATALOGUE.type[head] == HEAD
    item = next(face for face in range(len(CATALOGUE.cards)) if _joins(head, face))
    game.move(piece_with(game, game.where_is(item), item), zone)
    seam = nodes(run)["seam-0-0-0"]
    assert isinstance(seam, Text)
    assert seam.words == Words("seam", {"text": joined_text(head, item)})
    assert seam.marks[0] == "lit"
    number = head * 1024 + item
    game.sheets[0].spent = frozenset((number,))
    assert nodes(run)["seam-0-0-0"].marks[0] == "spent"
    game.move(piece_with(game, zone, item), OUT)
    assert nodes(run)["seam-0-0-0"].marks[0] == "wanting"


def _joins(upper: int, lower: int) -> bool:
    top, bottom = CATALOGUE.texts[lower].top, CATALOGUE.texts[upper].bottom
    if top is None or bottom is None or not top.boxes & bottom.boxes:
        return False
    return top.kind == ENDING and bottom.kind == BEGINNING


def test_the_sheet_is_the_menu() -> None:
    run = going_down(value=3)
    explore = choice(run, 0, "act", 6)
    assert explore.touches == ("sin-0-6",)
    assert explore.note is not None
    assert explore.note.args["dice"] == 3
    assert (explore.note.args["grace"], explore.note.args["fault"]) == (88, 70)


def test_a_full_sin_is_locked_and_says_so() -> None:
    run = going_down()
    run.state.sheets[0].corruption[6] = FULL
    run = Run.at(RULES, run.state)
    bar = nodes(run)["sin-0-6"]
    assert isinstance(bar, Track)
    assert (bar.value, bar.notch, bar.marks) == (FULL, 2, ("locked",))
    why = {touched: one.words.key for one in run.blocked(0) for touched in one.touches}
    assert why["sin-0-6"] == "blocked-locked"
    assert why["sin-0-4"] == "blocked-no-foe"
    assert why["boss"] == "blocked-boss"


def test_what_a_card_of_the_fate_would_do_is_said_with_its_gain() -> None:
    run = going_down()
    note = choice(run, 0, "invoke", 0, 0).note
    assert note == Words("note-down", {"now": 3, "then": 6})
    run.state.omens[0] = 9
    note = choice(run, 0, "invoke", 0, 0).note
    assert note == Words("note-down", {"now": 9, "then": 10})


def test_chances_are_those_of_the_dice() -> None:
    assert [at_least_one_grace(n) for n in (1, 2, 3, 4)] == [50, 75, 88, 94]
    assert [at_least_one_fault(n) for n in (1, 2, 3, 4)] == [33, 56, 70, 80]
    assert [few_faults(n, 0, 1) for n in (1, 2, 3, 4)] == [100, 89, 74, 59]
    assert few_faults(3, 1, 0) == 0


# --- what is asked, in words ---


def asked(run: Run[Harrowing]) -> Words:
    assert run.ask is not None
    return RULES.ask_words(run.ask.about)


def test_an_open_moment_says_who_can_act_and_what_can_be_done() -> None:
    run = going_down(2)
    game = run.state
    assert asked(run) == Words("ask-open")
    game.omens[:] = [0, 0]
    assert asked(Run.at(RULES, game)) == Words("ask-invoke")
    for piece in list(game.zones[fate(STANDARD)]):
        game.move(piece, bag(STANDARD))
    hidden = game.zones[down(STANDARD)][0]
    game.move(hidden, bag(STANDARD))
    game.omens[:] = [10, 0]
    assert asked(Run.at(RULES, game)) == Words("ask-alone")
    ambush = next(
        face
        for face, card in enumerate(CATALOGUE.cards)
        if AMBUSH in card.keywords and not card.number
    )
    game.move(piece_with(game, game.where_is(ambush), ambush), fate(STANDARD))
    card = Words(f"card-{CATALOGUE.cards[ambush].id}")
    assert asked(Run.at(RULES, game)) == Words("ask-ambush", {"card": card})


def test_a_sentence_that_would_act_is_read_out() -> None:
    heads = [face for face, card in enumerate(CATALOGUE.cards) if card.type == HEAD]
    joined = next(
        (head, face) for head in heads for face in range(len(CATALOGUE.cards)) if _joins(head, face)
    )
    number = joined[0] * MANY + joined[1]
    said = RULES.ask_words(("trigger", 0, 1, number))
    assert said == Words("ask-trigger", {"text": joined_text(*joined)})
    assert said.args["text"]


def test_an_item_is_hung_under_another_that_is_named_and_lit() -> None:
    run = going_down()
    game = run.state
    heads = [game.pack.faces[game.zones[COLUMN + column][0]] for column in range(COLUMNS)]
    item = next(
        face
        for face, card in enumerate(CATALOGUE.cards)
        if card.tier and len(places_for(game, 0, face)) > 1
    )
    game.move(piece_with(game, game.where_is(item), item), TROVE)
    game.agenda.call(("attach", 0, item))
    run = Run.at(RULES, game)
    offered = show.choices(run, 0)
    assert len({str(one.words) for one in offered}) == len(offered) > 1
    for one in offered:
        column = int(one.key[1])
        assert one.touches == (f"column-0-{column}", f"head-0-{column}")
        assert one.words.args["card"] == Words(f"card-{CATALOGUE.cards[heads[column]].id}")


def test_seduce_and_snatch_say_when_there_is_nothing_to_take() -> None:
    run = going_down(2)
    run.state.omens[:] = [10, 10]
    run = Run.at(RULES, run.state)
    for action, word in ((SEDUCE, "seduce"), (SNATCH, "snatch")):
        note = choice(run, 0, "act", action).note
        assert note is not None
        assert note.key == f"note-{word}-idle"


def test_a_missing_omen_is_counted_as_one() -> None:
    run = going_down()
    run.state.omens[0] = 1
    (why,) = [one for one in Run.at(RULES, run.state).blocked(0) if one.touches == ("sin-0-1",)]
    assert why.words == Words("blocked-omens", {"n": 1})
