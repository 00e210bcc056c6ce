"""Scenes: what a seat sees, as data that any client can draw without knowing the game.

A scene is a list of nodes of a closed set of kinds. A node may lie in another (`within`
names its id). Words are keys with arguments; the client formats them from the game's
`words.en.ftl`. Options refer to nodes by id.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | Words"


class Words(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Something to say: a message id of the game's Fluent file, and its arguments.

    Arguments that are words themselves are formatted first.
    """

    key: str
    args: dict[str, Arg] = {}


def about_words(about: str | tuple[str | int, ...]) -> Words:
    """The prompt of an ask: message `ask-<word>`, its further parts as a, b, c."""
    parts = (about,) if isinstance(about, str) else about
    return Words(f"ask-{parts[0]}", lettered(parts[1:]))


def event_words(event: tuple[str | int, ...]) -> Words:
    """What an event says: message `event-<word>`, its further parts as a, b, c."""
    return Words(f"event-{event[0]}", lettered(event[1:]))


def lettered(parts: Sequence[Arg]) -> dict[str, Arg]:
    """Arguments without names of their own: a, b, c."""
    return dict(zip("abcdefghij", parts, strict=False))


class Base(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", kw_only=True):
    """What every node has. `marks` are words shown with it ("fresh", "locked")."""

    id: str
    within: str = ""
    label: Words | None = None
    marks: tuple[str, ...] = ()
    owner: int = -1


class Board(Base, frozen=True, tag="board"):
    """A plan of places; `art` is a word of the page ("sea", "night").

    `ways` are links that no option touches, without nodes of their own: for each style, chains of
    space ids parted by blanks ("a b c" are two links). `scenery` is only looked at: for each word
    of the page ("wall", "logs") lines or spots, as x, y, x, y. What of it stops light clips beams.
    `radius` is that of a space, if not the page's. Where `cells` is "hex", spaces lie in rows that
    are indented by turns, and what covers a space covers its hexagon. `beam` is the outline of
    a light at (0, 0) that points east.
    """

    width: int
    height: int
    art: str = ""
    ways: dict[str, tuple[str, ...]] = {}
    scenery: dict[str, tuple[tuple[int, ...], ...]] = {}
    radius: int = 0
    cells: str = ""
    beam: tuple[tuple[int, int], ...] = ()

    def links(self) -> Iterator[Link]:
        """The links of `ways`, as nodes would tell them."""
        for style, chains in self.ways.items():
            for a, b in [pair for chain in chains for pair in pairwise(chain.split())]:
                yield Link(id=f"{a}-{b}", within=self.id, a=a, b=b, style=style)


class Space(Base, frozen=True, tag="space"):
    """A place on a board; `shape` is a word of the theme.

    With a `face` it is a card that lies there: a plate of 166 by 124 board units, with the card's
    picture and name; with the shape "gap", a plate where none lies yet. `side` says where its name
    stands: below unless it is "above", "left" or "right".
    """

    x: int
    y: int
    shape: str = "round"
    icon: str = ""
    region: str = ""
    side: str = ""
    face: str = ""


class Link(Base, frozen=True, tag="link"):
    """A way between two spaces, by their ids; `style` is a word of the theme."""

    a: str
    b: str
    style: str = "path"


class Region(Base, frozen=True, tag="region"):
    """An area of a board; `style` is what it is made of ("land", "marsh"), a word of the theme.

    Its name is written along the line `along`, or else on its upper edge.
    """

    points: tuple[tuple[int, int], ...] = ()
    style: str = ""
    along: tuple[tuple[int, int], ...] = ()


class Wall(Base, frozen=True, tag="wall"):
    """A line one cannot pass or see through; a door is one with a state."""

    points: tuple[tuple[int, int], ...]
    style: str = "wall"
    state: str = ""


class Overlay(Base, frozen=True, tag="overlay"):
    """Something lying over a board: a beam of light, a danger zone. By points or spaces.

    Among `spaces` may be regions: all that lies in them. With a `source`, a space, it is the
    board's beam from there, turned by `aim` tenths of a degree counter-clockwise, and `spaces`
    are those it lights.
    """

    points: tuple[tuple[int, int], ...] = ()
    spaces: tuple[str, ...] = ()
    style: str = "light"
    source: str = ""
    aim: int = 0


class Pile(Base, frozen=True, tag="pile"):
    """Cards on top of each other: how many, and what the backs look like."""

    count: int
    back: str = ""


class Row(Base, frozen=True, tag="row"):
    """Things in a line; `icon` is whom or what it stands for, drawn as a portrait."""

    icon: str = ""


class Hand(Base, frozen=True, tag="hand"):
    """A player's cards: how many there are, although one may see only some as nodes."""

    count: int


class Card(Base, frozen=True, tag="card"):
    """A card; without a face it lies face down.

    `slot` is its place in a row with numbered places, counted from 1; 0 is the next one.
    """

    face: str = ""
    back: str = ""
    slot: int = 0


class Face(Base, frozen=True, tag="face"):
    """What is printed on a card: fixed data, sent once. `numbers` are its corners."""

    name: Words
    type: str
    text: str = ""
    flavour: str = ""
    icon: str = ""
    numbers: tuple[tuple[str, int], ...] = ()
    lines: tuple[str, ...] = ()


class Token(Base, frozen=True, tag="token"):
    """A piece, or several equal ones; `icon` is a word of the theme."""

    icon: str
    amount: int = 1


class Track(Base, frozen=True, tag="track"):
    """A number between two others; `steps` are message ids, one for each number.

    What lies above `notch` was added to what is there by nature.
    """

    value: int
    low: int = 0
    high: int = 10
    steps: tuple[str, ...] = ()
    notch: int | None = None


class Dice(Base, frozen=True, tag="dice"):
    """Dice that were rolled: what each shows, as a number and, if it has faces, as a word.

    The other lists have one entry a die or none at all: the words of `faces` and `colours` are
    the theme's (a face's name is the message `face-<word>`), `hits` are those that count,
    `rerolled` tells how often each was thrown again, and `was` what it showed before the last
    time: a face, a number, or nothing ("") if it lies as it first fell. `need` is how many must
    count, 0 if any number will do.
    """

    values: tuple[int, ...]
    sides: int = 6
    faces: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    hits: tuple[bool, ...] = ()
    rerolled: tuple[int, ...] = ()
    was: tuple[str | int, ...] = ()
    need: int = 0


class Sheet(Base, frozen=True, tag="sheet"):
    """Somebody's or something's particulars: a heading and lines of name and value."""

    lines: tuple[tuple[Words, Words | int | str], ...] = ()
    icon: str = ""


class Table(Base, frozen=True, tag="table"):
    """A table of words and numbers, with a heading for each column."""

    head: tuple[Words, ...]
    rows: tuple[tuple[Words | int | str, ...], ...]


class Text(Base, frozen=True, tag="text"):
    """A sentence that stands on the table."""

    words: Words


class Prose(Base, frozen=True, tag="prose"):
    """A text to be read, paragraph by paragraph, in the game's language.

    It travels with the scene and not in the words file, so that only those have it who may read it.
    """

    paragraphs: tuple[str, ...]
    icon: str = ""
    by: Words | None = None  # who speaks


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of an initiative row. `node` is the thing it stands for, if that has a node.

    `group` is a word (message `group-<word>`); `out` is whoever is there but will not act.
    """

    label: Words
    node: str = ""
    icon: str = ""
    owner: int = -1
    group: str = ""
    note: Words | None = None
    done: bool = False
    out: bool = False


class Initiative(Base, frozen=True, tag="initiative"):
    """Who acts in which order; `current` is the place of whoever acts now, -1 for nobody."""

    turns: tuple[Turn, ...]
    current: int = -1


class Ballot(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something one can vote for, and the seats that did, once the votes are open."""

    label: Words
    key: tuple[str | int, ...] = ()  # of the choice that votes for it
    seats: tuple[int, ...] = ()


class Votes(Base, frozen=True, tag="votes"):
    """A vote: what stands for choice, who has voted and who has not, and how it is counted.

    `count` is `majority` or `all` (only what everybody wants is done). While the votes are
    secret, `open` is false and no ballot has seats. `result` is the place of what was chosen.
    """

    ballots: tuple[Ballot, ...]
    count: str = "majority"
    round: int = 1  # of a vote that is taken again until all agree
    voted: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    open: bool = False
    result: int = -1


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option: the key, and what a person is shown of it."""

    key: tuple[str | int, ...]
    words: Words
    touches: tuple[str, ...] = ()  # ids of nodes
    rule: str = ""
    preview: tuple[str, ...] = ()  # ids of nodes that the choice would affect
    dial: str = ""  # options with the same dial form a ring that one turns
    copies: int = 1  # how often it can be marked, in a marking
    note: Words | None = None  # what it costs or what comes of it
    grave: bool = False  # ask once more: it costs much and cannot be taken back
    # On a dial that turns on a board: where it points, in tenths of a degree counter-clockwise from
    # east, seen from what it touches first. What is `fine` is passed over by who turns coarsely.
    aim: int = -1
    fine: bool = False


class Several(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat can mark, in any order, and send together.

    From `least` to `most` things, copies counted, besides those in `chosen`, which were given
    before. `rule` is the ledger entry of what the whole must keep, if there is one.
    """

    options: tuple[Choice, ...]
    least: int
    most: int
    rule: str = ""
    chosen: tuple[tuple[str | int, ...], ...] = ()


class Prompt(Base, frozen=True, tag="prompt"):
    """What is asked, of whom.

    `several` is there where the looker may mark several things, `votes` where answers are counted.
    """

    words: Words
    seats: tuple[int, ...]
    form: str
    ask: int = 0
    several: Several | None = None
    votes: Votes | None = None


class Log(Base, frozen=True, tag="log"):
    """What has happened, as sentences: for clients that keep no story of their own."""

    entries: tuple[Words, ...] = ()


Node: TypeAlias = (
    Board
    | Space
    | Link
    | Region
    | Wall
    | Overlay
    | Pile
    | Row
    | Hand
    | Card
    | Face
    | Token
    | Track
    | Dice
    | Sheet
    | Table
    | Text
    | Prose
    | Initiative
    | Votes
    | Prompt
    | Log
)


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a seat is shown. The fixed part is named by its hash and fetched once."""

    fixed: str
    public: tuple[Node, ...]
    private: tuple[Node, ...] = ()
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()


encoder = msgspec.json.Encoder()
