"""Showing: each seat sees its own, all see what is open, and the wire says the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from gloam.kernel.core.asks import PASS, REVISE, WATCHER, Ask, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.present import scene as nodes
from gloam.kernel.present.scene import (
    Card,
    Choice,
    Hand,
    Node,
    Scene,
    Text,
    Words,
    about_words,
    encoder,
    event_words,
)
from gloam.kernel.present.show import fixed_hash, scene
from tests.kernel.salon import HAND, NO, YES, Salon, SalonRules

decode = msgspec.json.Decoder(Scene).decode


class Shown(SalonRules):
    """The salon, with something to look at."""

    def fixed(self, game: Salon) -> Sequence[Node]:
        return [nodes.Board(id="room", width=4, height=3)]

    def public(self, game: Salon) -> Sequence[Node]:
        hands = [
            Hand(id=f"hand-{seat}", owner=seat, count=len(game.zones[HAND + seat]))
            for seat in range(game.seats)
        ]
        return [*super().public(game), *hands]

    def private(self, game: Salon, seat: int) -> Sequence[Node]:
        if seat == WATCHER:
            return []
        cards = game.zones[HAND + seat]
        faces = [game.pack.faces[card] for card in cards]
        return [
            Card(id=f"card-{at}", within=f"hand-{seat}", face=f"face-{face}")
            for at, face in enumerate(faces)
        ]

    def describe(self, game: Salon, seat: int, ask: Ask, key: Key) -> Choice:
        return Choice(key, Words("do", {"what": key[0]}), ("count",), "turn.do", ("room",), "ring")


def start(*said: tuple[int, Key]) -> Run[Salon]:
    run = Run.start(Shown(), 2, Dice(b"show"))
    for seat, key in said:
        run.send(seat, key)
    return run


def test_a_seat_sees_its_own_cards_and_all_see_how_many_there_are() -> None:
    run = start()
    mine, yours, watched = (scene(run, seat) for seat in (0, 1, WATCHER))
    assert mine.public == yours.public == watched.public
    assert [node.id for node in mine.public] == ["count", "hand-0", "hand-1"]
    assert all(node.within == "hand-0" for node in mine.private)
    assert all(node.within == "hand-1" for node in yours.private)
    assert watched.private == ()


def test_only_who_is_asked_has_choices_but_all_see_who_is() -> None:
    run = start()
    assert run.ask is not None
    mine, yours = scene(run, 0, ask_number=17), scene(run, 1)
    assert [choice.key for choice in mine.choices] == list(run.ask.offer(0))
    assert yours.choices == ()
    assert mine.prompt is not None
    assert yours.prompt is not None
    assert (mine.prompt.seats, mine.prompt.form, mine.prompt.ask) == ((0,), "choose", 17)
    assert mine.prompt.words == yours.prompt.words == Words("ask-turn", {"a": 0})


def test_a_choice_tells_what_it_touches_and_why() -> None:
    choice = scene(start(), 0).choices[0]
    assert choice == Choice(
        ("add", 1), Words("do", {"what": "add"}), ("count",), "turn.do", ("room",), "ring"
    )


def test_passing_and_changing_ones_mind_need_no_words_of_the_game() -> None:
    window = scene(start((0, ("open",))), 1)
    assert window.choices[-1] == Choice(PASS, Words("option-pass"))
    done = scene(start((0, ("vote",)), (0, YES), (0, NO)), 0)
    assert done.choices == (Choice(REVISE, Words("option-revise")),)


def test_who_may_mark_several_things_is_told_all_of_them() -> None:
    run = start((0, ("mark",)))
    faces = Counter(run.state.pack.faces[card] for card in run.state.zones[HAND])
    mine, yours = scene(run, 0).prompt, scene(run, 1).prompt
    assert mine is not None
    assert yours is not None
    several = mine.several
    assert several is not None
    assert {choice.key[1]: choice.copies for choice in several.options} == faces
    assert (several.least, several.most, several.rule) == (0, 2, "mark.differ")
    assert several.options[0].words == Words("do", {"what": "pick"})
    assert yours.several is None, "what another could mark is not told"


def test_when_it_is_over_nothing_is_asked() -> None:
    over = scene(start((0, ("end",))), 0)
    assert over.prompt is None
    assert over.choices == ()


@pytest.mark.parametrize(
    "said", [[], [(0, ("open",))], [(0, ("vote",)), (1, YES)], [(0, ("mark",))], [(0, ("end",))]]
)
def test_the_wire_says_what_the_scene_says(said: list[tuple[int, Key]]) -> None:
    run = start(*said)
    for seat in (0, 1, WATCHER):
        assert decode(encoder.encode(scene(run, seat))) == scene(run, seat)


def test_nobody_is_sent_what_another_holds() -> None:
    run = start()
    mine, yours, watched = (encoder.encode(scene(run, seat)) for seat in (0, 1, WATCHER))
    assert b'"within":"hand-0"' in mine
    assert b'"within":"hand-0"' not in yours + watched
    assert b"burglar" not in mine + yours + watched


def test_a_fixed_part_is_named_by_what_is_in_it() -> None:
    board = nodes.Board(id="room", width=4, height=3)
    assert fixed_hash([board]) == fixed_hash([nodes.Board(id="room", width=4, height=3)])
    assert fixed_hash([board]) != fixed_hash([nodes.Board(id="room", width=4, height=4)])
    assert scene(start(), 0).fixed == fixed_hash([board])


def test_prompts_and_events_are_words_with_lettered_arguments() -> None:
    assert about_words("discard") == Words("ask-discard")
    assert about_words(("give", 2, "red")) == Words("ask-give", {"a": 2, "b": "red"})
    assert event_words(("damage", 17, 3)) == Words("event-damage", {"a": 17, "b": 3})
    assert event_words(("dawn",)) == Words("event-dawn")


def test_every_kind_of_node_comes_back_from_the_wire() -> None:
    """The list of kinds is closed: a client that knows these can draw every game."""
    words = Words("x", {"n": 1, "inner": Words("y")})
    every: list[Node] = [
        nodes.Board(id="1", width=1, height=2),
        nodes.Space(id="2", x=1, y=2, within="1"),
        nodes.Link(id="3", a="1", b="2"),
        nodes.Region(id="4", points=((0, 1), (2, 3))),
        nodes.Wall(id="5", points=((0, 0), (1, 1)), state="shut"),
        nodes.Overlay(id="6", spaces=("2",)),
        nodes.Pile(id="7", count=3, back="red"),
        nodes.Row(id="8", label=words),
        nodes.Hand(id="9", count=2, owner=1),
        nodes.Card(id="10", face="f", marks=("fresh",)),
        nodes.Face(id="11", name=words, type="spell", numbers=(("cost", 2),), lines=("a", "b")),
        nodes.Token(id="12", icon="coin", amount=4),
        nodes.Track(id="13", value=3, steps=("low", "high")),
        nodes.Dice(id="14", values=(1, 6)),
        nodes.Sheet(id="15", lines=((words, 3), (words, "text"), (words, words))),
        nodes.Table(id="16", head=(words,), rows=((words, 1, "x"),)),
        nodes.Text(id="17", words=words),
        nodes.Prompt(id="18", words=words, seats=(0, 2), form="window", ask=5),
        nodes.Log(id="19", entries=(words,)),
    ]
    back = msgspec.json.Decoder(list[Node]).decode(encoder.encode(every))
    assert back == every
    kinds = [plain["kind"] for plain in msgspec.json.decode(encoder.encode(every))]
    listed = "board space link region wall overlay pile row hand card face token track dice sheet"
    assert kinds == [*listed.split(), "table", "text", "prompt", "log"]


def test_rules_that_say_nothing_else_show_a_key_by_its_word() -> None:
    run = Run.start(SalonRules(), 2, Dice(b"plain"))
    assert run.ask is not None
    assert run.rules.describe(run.state, 0, run.ask, ("add", 1)) == Choice(("add", 1), Words("add"))
    assert list(run.rules.fixed(run.state)) == []
    assert list(run.rules.private(run.state, 0)) == []
    assert list(run.rules.blocked(run.state, 0, run.ask)) == []
    assert run.rules.public(run.state) == [Text(id="count", words=Words("count", {"n": 0}))]
