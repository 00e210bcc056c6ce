"""Plain data: copied, renumbered, stored and loaded as its annotations say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import (
    FIXED,
    Piece,
    PieceSet,
    copy_of,
    dump,
    fixed_data,
    load,
    named_pieces,
    renumber,
    renumber_set,
)
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import State
from tests.kernel.minds import lay

few = settings(max_examples=60, deadline=None, derandomize=True, database=None)


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


class Rank(IntEnum):
    LOW = 1
    HIGH = 2


@dataclass(slots=True)
class Ghost:
    """A dataclass inside another."""

    name: str
    mood: Mood
    holds: list[Piece]
    haunts: dict[int, tuple[Piece, ...]]


@dataclass(slots=True)
class House(State):
    """One field of every kind that state may be made of."""

    board: Sequence[str] = field(repr=False, compare=False, metadata=FIXED)
    number: int
    word: str
    lit: bool
    heat: float
    either: int | str
    nothing: None
    maybe: int | None
    mood: Mood
    rank: Rank
    key: Piece
    lost: Piece | None
    hidden: PieceSet
    row: list[int]
    rows: list[list[Piece]]
    pair: tuple[int, Piece]
    trail: tuple[Piece, ...]
    marks: set[int]
    moods: frozenset[Mood]
    cards: set[Piece]
    doors: dict[str, bool]
    owners: dict[Piece, list[Piece]]
    corners: dict[tuple[int, int], str]
    memory: tuple[tuple[int, PieceSet, PieceSet], ...]
    ghost: Ghost
    ghosts: list[Ghost]
    guest: Ghost | None


@dataclass(slots=True)
class Manor(House):
    """Fields of its own after those it has inherited."""

    wings: list[tuple[str, Piece | None]]


BOARD = ("attic", "cellar")
PIECES = 8

numbers = st.integers(-(2**53), 2**53)
cards = st.integers(0, PIECES - 1).map(Piece)
card_sets = st.integers(0, 2**PIECES - 1).map(PieceSet)
words = st.text(max_size=5)
moods = st.sampled_from(Mood)
ghosts = st.builds(
    Ghost,
    words,
    moods,
    st.lists(cards, max_size=3),
    st.dictionaries(numbers, st.lists(cards, max_size=2).map(tuple), max_size=2),
)
manors = st.builds(
    Manor,
    seats=st.integers(1, 4),
    board=st.just(BOARD),
    number=numbers,
    word=words,
    lit=st.booleans(),
    heat=st.floats(allow_nan=False, allow_infinity=False),
    either=numbers | words,
    nothing=st.none(),
    maybe=st.none() | numbers,
    mood=moods,
    rank=st.sampled_from(Rank),
    key=cards,
    lost=st.none() | cards,
    hidden=card_sets,
    row=st.lists(numbers, max_size=3),
    rows=st.lists(st.lists(cards, max_size=3), max_size=3),
    pair=st.tuples(numbers, cards),
    trail=st.lists(cards, max_size=4).map(tuple),
    marks=st.sets(numbers, max_size=4),
    moods=st.frozensets(moods),
    cards=st.sets(cards),
    doors=st.dictionaries(words, st.booleans(), max_size=3),
    owners=st.dictionaries(cards, st.lists(cards, max_size=3), max_size=3),
    corners=st.dictionaries(st.tuples(numbers, numbers), words, max_size=3),
    memory=st.lists(st.tuples(numbers, card_sets, card_sets), max_size=2).map(tuple),
    ghost=ghosts,
    ghosts=st.lists(ghosts, max_size=2),
    guest=st.none() | ghosts,
    wings=st.lists(st.tuples(words, st.none() | cards), max_size=2),
)


def a_manor() -> Manor:
    """A house with something in every field."""
    ghost = Ghost("Grey Lady", Mood.WILD, [Piece(1), Piece(2)], {3: (Piece(4),)})
    other = Ghost("Boy", Mood.CALM, [], {})
    return Manor(
        seats=2, board=BOARD, number=-5, word="hush", lit=True, heat=0.5, either="x", nothing=None,
        maybe=None, mood=Mood.CALM, rank=Rank.HIGH, key=Piece(0), lost=Piece(1),
        hidden=PieceSet(0b1001), row=[3, 1], rows=[[Piece(0)], []], pair=(7, Piece(2)),
        trail=(Piece(1), Piece(3)), marks={5, 2}, moods=frozenset([Mood.WILD]),
        cards={Piece(0), Piece(3)}, doors={"front": False}, owners={Piece(2): [Piece(3)]},
        corners={(1, 2): "NE"}, memory=((3, PieceSet(0b1), PieceSet(0b11)),), ghost=ghost,
        ghosts=[other], guest=None, wings=[("east", Piece(3)), ("west", None)],
    )  # fmt: skip


# --- copying ---


@few
@given(manor=manors)
def test_a_copy_is_equal_and_shares_nothing_that_changes(manor: Manor) -> None:
    twin = copy_of(manor)
    assert twin == manor
    assert type(twin) is Manor
    assert dump(twin) == dump(manor)
    shared = {id(thing) for thing in mutables(manor)} & {id(thing) for thing in mutables(twin)}
    assert not shared


def mutables(thing: object) -> list[object]:
    """Everything inside that could be changed."""
    found: list[object] = []
    if isinstance(thing, list | set | dict | Ghost | House):
        found.append(thing)
    if isinstance(thing, dict):
        parts: list[object] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    elif isinstance(thing, Ghost | House):
        names = [n for cls in type(thing).__mro__ for n in getattr(cls, "__slots__", ())]
        parts = [getattr(thing, name) for name in names if name not in ("dice", "journal")]
    else:
        parts = []
    for part in parts:
        found += mutables(part)
    return found


def test_a_copy_goes_its_own_way() -> None:
    manor = a_manor()
    twin = copy_of(manor)
    twin.ghost.holds.append(Piece(7))
    twin.ghosts[0].haunts[1] = ()
    twin.rows[0].clear()
    twin.owners[Piece(2)].pop()
    twin.doors["front"] = True
    assert manor == a_manor()


@dataclass(frozen=True, slots=True)
class Door:
    """Nothing in it can change."""

    to: str
    barred: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Safe:
    """Frozen, but what it holds can change, or is a piece."""

    holds: list[int]
    key: Piece


@dataclass(slots=True)
class Hall(State):
    """Fields with defaults, nested ones among them."""

    door: Door = Door("garden")
    other: Door | None = None
    safe: Safe = field(default_factory=lambda: Safe([1], Piece(2)))
    ghost: Ghost = field(default_factory=lambda: Ghost("none", Mood.CALM, [], {}))


def test_defaults_are_copied_and_stored_like_all_else() -> None:
    hall = Hall(2)
    assert copy_of(hall) == load(Hall, dump(hall)) == hall
    copy_of(hall).ghost.holds.append(Piece(1))
    assert hall == Hall(2)


def test_copies_share_what_is_frozen_all_through() -> None:
    hall = Hall(2, other=Door("cellar"))
    for twin in (copy_of(hall), renumber(hall, [0, 1, 5])):
        assert twin.door is hall.door
        assert twin.other is hall.other
        assert twin.safe is not hall.safe
        twin.safe.holds.append(3)
    assert hall.safe == Safe([1], Piece(2))
    assert renumber(hall, [0, 1, 5]).safe.key == 5
    assert named_pieces(hall, State) == 1 << 2


def test_dice_and_journal_are_no_part_of_a_state() -> None:
    manor = a_manor()
    manor.dice = Dice(b"lent")
    manor.journal = []
    twin = copy_of(manor)
    assert twin.journal is None
    assert twin.dice is not manor.dice
    assert twin == manor
    assert "dice" not in dump(manor)
    assert "journal" not in dump(manor)


# --- renumbering ---


def test_pieces_get_new_numbers_wherever_they_are_named() -> None:
    new = [4, 5, 6, 7, 0, 1, 2, 3]
    moved = renumber(a_manor(), new)
    assert (moved.key, moved.lost, moved.pair, moved.trail) == (4, 5, (7, 6), (5, 7))
    assert moved.hidden == 0b10010000
    assert (moved.rows, moved.cards, moved.owners) == ([[4], []], {4, 7}, {6: [7]})
    assert moved.memory == ((3, 0b10000, 0b110000),)
    assert (moved.ghost.holds, moved.ghost.haunts) == ([5, 6], {3: (0,)})
    assert moved.wings == [("east", 7), ("west", None)]
    assert (moved.row, moved.marks, moved.maybe) == ([3, 1], {5, 2}, None), "numbers stay"


@few
@given(manor=manors, new=st.permutations(range(PIECES)))
def test_renumbering_there_and_back_is_nothing(manor: Manor, new: list[int]) -> None:
    before = dump(manor)
    back = [new.index(piece) for piece in range(PIECES)]
    assert renumber(renumber(manor, new), back) == manor
    assert renumber(manor, range(PIECES)) == manor
    assert dump(manor) == before, "the original stays as it is"


@few
@given(held=card_sets, new=st.permutations(range(PIECES)))
def test_a_set_of_pieces_is_renumbered_piece_by_piece(held: int, new: list[int]) -> None:
    expected = {new[piece] for piece in range(PIECES) if held >> piece & 1}
    moved = renumber_set(held, new)
    assert {piece for piece in range(PIECES) if moved >> piece & 1} == expected


# --- storing ---


@few
@given(manor=manors)
def test_what_is_stored_comes_back(manor: Manor) -> None:
    """Through JSON, as snapshots go."""
    plain = msgspec.json.decode(msgspec.json.encode(dump(manor)))
    back = load(Manor, plain, fixed_data(manor))
    assert back == manor
    assert back.board is BOARD
    for name in ("pair", "trail", "memory"):
        assert isinstance(getattr(back, name), tuple)
    assert all(isinstance(corner, tuple) for corner in back.corners)
    assert isinstance(back.moods, frozenset)
    assert isinstance(back.ghost, Ghost)
    assert all(isinstance(ghost.mood, Mood) for ghost in back.ghosts)


def test_fixed_data_is_not_stored() -> None:
    manor = a_manor()
    assert "board" not in dump(manor)
    assert fixed_data(manor) == {"board": BOARD}


@few
@given(order=st.permutations([9, 4, 7, 1]))
def test_equal_sets_are_stored_equally(order: list[int]) -> None:
    manor = a_manor()
    manor.marks = set()
    for number in order:
        manor.marks.add(number)
    assert dump(manor)["marks"] == [1, 4, 7, 9]


def test_a_stored_value_is_made_of_lists_dicts_and_plain_values() -> None:
    def check(thing: object) -> None:
        assert type(thing) in (dict, list, int, str, bool, float, type(None)), thing
        for part in (
            thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
        ):
            check(part)

    check(dump(a_manor()))


# --- what names pieces ---


@dataclass(slots=True)
class Plain(CardTable):
    turn: int
    names: list[tuple[str, int]]


@dataclass(slots=True)
class Naming(CardTable):
    target: Piece | None


@dataclass(slots=True)
class Deep(CardTable):
    ghosts: list[Ghost]


def test_which_pieces_a_table_names_in_fields_of_its_own() -> None:
    """A table that names no hidden ones is copied when it is dealt: faster than renumbering."""
    table = lay([0, 1, 4, 4])
    cards = (table.seats, table.pack, table.zones, table.where, table.knows, table.mixed)
    assert named_pieces(table, CardTable) == 0
    assert named_pieces(Plain(*cards, turn=1, names=[("one", 1)]), CardTable) == 0
    assert named_pieces(Naming(*cards, target=Piece(2)), CardTable) == 0b100
    assert named_pieces(Naming(*cards, target=None), CardTable) == 0
    ghost = Ghost("Ada", Mood.CALM, [Piece(0)], {7: (Piece(1), Piece(3))})
    assert named_pieces(Deep(*cards, ghosts=[ghost]), CardTable) == 0b1011


class Met(list[int]):
    """New numbers that are the old ones, and which of them were looked up."""

    def __init__(self) -> None:
        super().__init__(range(PIECES))
        self.pieces = 0

    def __getitem__(self, piece: Any) -> Any:  # a number: renumbering takes no slices
        self.pieces |= 1 << piece
        return super().__getitem__(piece)


@few
@given(manor=manors)
def test_the_named_pieces_are_those_that_renumbering_meets(manor: Manor) -> None:
    met = Met()
    renumber(manor, met)
    assert named_pieces(manor, State) == met.pieces


def test_a_card_table_is_stored_with_its_cards() -> None:
    game = lay([0, 1, 4, 4])
    back = load(CardTable, msgspec.json.decode(msgspec.json.encode(dump(game))), fixed_data(game))
    assert back == game
    assert back.pack is game.pack


# --- what is not plain data ---
