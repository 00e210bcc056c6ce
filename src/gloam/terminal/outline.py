"""A scene as an outline: groups of named things, in words, in an order that stays.

Both ways of drawing (`drawing.py`) start from it. First what belongs to nobody, then the
seats, clockwise from whoever looks, who comes last: one's own cards lie nearest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloam.kernel.core.run import Run
from gloam.kernel.present import scene
from gloam.kernel.present.scene import Face, Node
from gloam.kernel.present.show import laid_open
from gloam.terminal.board import board_things
from gloam.terminal.rolls_and_votes import ballots, outcome, turns
from gloam.terminal.thing import Group, Thing
from gloam.terminal.voice import Voice, counted

OPEN = -1  # the eyes of somebody who sees all seats' cards: for games that are over


# Runs of any game: the terminal knows none.
def seen(run: Run[Any], seat: int) -> list[Node]:
    """All nodes that are shown to a seat, to a watcher, or (OPEN) to all seats together."""
    rules, state = run.rules, run.state
    nodes: list[Node] = [node for node in rules.fixed(state) if not isinstance(node, Face)]
    nodes += rules.public(state)
    return [*nodes, *(laid_open(run) if seat == OPEN else rules.private(state, seat))]


def outline(nodes: Sequence[Node], voice: Voice, seats: int) -> list[Group]:
    return _Outline(nodes, voice, seats).groups()


class _Outline:
    def __init__(self, nodes: Sequence[Node], voice: Voice, seats: int) -> None:
        self.voice = voice
        self.seats = seats
        self.nodes = {node.id: node for node in nodes}
        self.within: dict[str, list[Node]] = {}
        for node in nodes:
            self.within.setdefault(node.within, []).append(node)

    def groups(self) -> list[Group]:
        shared: list[Thing] = []
        apart: list[Group] = []
        of_seat: dict[int, list[Node]] = {}
        for node in self.within.get("", []):
            if 0 <= node.owner < self.seats:
                of_seat.setdefault(node.owner, []).append(node)
            elif isinstance(node, scene.Board):
                on_it = self.within.get(node.id, [])
                spread = board_things(node, on_it, self.voice, self.things)
                apart.append(Group(self.voice.name(node) or "Board", spread))
            elif isinstance(node, scene.Sheet):
                marks = self.voice.marks(node)
                apart.append(Group(self.voice.name(node), self._on_sheet(node), marks))
            else:
                shared.append(self.thing(node))
        # An empty place that belongs to nobody says nothing.
        shared = [t for t in shared if t.kind != "row" or t.inside or t.marks]
        table = [Group("The table", tuple(shared))] if shared else []
        seated = [self._seats(s, of_seat[s]) for s in self._order() if s in of_seat]
        return table + apart + [group for groups in seated for group in groups]

    def _order(self) -> list[int]:
        first = self.voice.me + 1 if 0 <= self.voice.me < self.seats else 0
        return [(first + i) % self.seats for i in range(self.seats)]

    def _seats(self, seat: int, nodes: Sequence[Node]) -> list[Group]:
        """The group of a seat; whoever plays several has one of each of them, by name."""
        sheets = [node for node in nodes if isinstance(node, scene.Sheet)]
        if len(sheets) < 2:
            return [self._seat(seat, nodes)]
        mine, voice = seat == self.voice.me, self.voice
        found = [Group(voice.name(s), self._on_sheet(s), voice.marks(s), mine) for s in sheets]
        rest = [node for node in nodes if not isinstance(node, scene.Sheet)]
        return [*found, self._seat(seat, rest)] if rest else found

    def _seat(self, seat: int, nodes: Sequence[Node]) -> Group:
        things: list[Thing] = []
        marks: list[str] = []
        for node in nodes:
            if isinstance(node, scene.Sheet):  # the seat itself
                things += self._on_sheet(node)
                marks += self.voice.marks(node)
            else:
                things.append(self.thing(node))
        return Group(self.voice.who(seat), tuple(things), tuple(marks), seat == self.voice.me)

    # --- things ---

    def things(self, place: str) -> tuple[Thing, ...]:
        return tuple([self.thing(node) for node in self.within.get(place, [])])

    def thing(self, node: Node) -> Thing:
        voice = self.voice
        face = voice.faces.get(node.face) if isinstance(node, scene.Card) else None
        name = voice.name(node)
        if node.owner >= 0:
            name = voice.shortened(name, voice.seat(node.owner))
        return Thing(
            id=node.id,
            kind=type(node).__name__.lower(),
            name=name or self._nameless(node),
            value=self._value(node),
            marks=voice.marks(node),
            inside=self._inside(node),
            face=face,
            type=voice.word("type", face.type) if face else "",
        )

    def _nameless(self, node: Node) -> str:
        if isinstance(node, scene.Token):
            return self.voice.word("icon", node.icon)
        return "" if isinstance(node, scene.Text) else type(node).__name__

    def _value(self, node: Node) -> str:
        match node:
            case scene.Pile():
                return str(node.count)
            case scene.Hand():
                return counted(node.count, "card")
            case scene.Token():
                on_board = isinstance(self.nodes.get(node.within), scene.Space)
                return str(node.amount) if node.amount != 1 or not on_board else ""
            case scene.Track():
                return self._on_track(node)
            case scene.Dice() | scene.Votes():
                return outcome(node, self.voice)
            case scene.Text():
                return self.voice.say(node.words)
            case scene.Wall():
                return self.voice.word("state", node.state) if node.state else ""
        return ""

    def _on_track(self, track: scene.Track) -> str:
        at = track.value - track.low
        if not 0 <= at < len(track.steps):
            return f"{track.value} of {track.high}"
        return f"{self.voice.word('step', track.steps[at])} ({at + 1} of {len(track.steps)})"

    def _inside(self, node: Node) -> tuple[Thing, ...]:
        inside = self.things(node.id)
        match node:
            case scene.Sheet():
                return self._on_sheet(node)
            case scene.Table():
                rows = [", ".join([self.voice.say(cell) for cell in row]) for row in node.rows]
                head = ", ".join([self.voice.say(cell) for cell in node.head])
                return (*[Thing("", "text", "", row) for row in (head, *rows)], *inside)
            case scene.Log():
                said = [self.voice.say(entry) for entry in node.entries]
                return (*[Thing("", "text", "", entry) for entry in said], *inside)
            case scene.Prose():
                by = [f"– {self.voice.say(node.by)}"] if node.by else []
                told = [Thing("", "text", "", part) for part in (*node.paragraphs, *by)]
                return (*told, *inside)
            case scene.Initiative():
                return (*turns(node, self.voice), *inside)
            case scene.Votes():
                return (*ballots(node, self.voice), *inside)
            case scene.Track() if node.steps:
                now = node.value - node.low
                steps = [self.voice.word("step", step) for step in node.steps]
                return tuple(
                    [
                        Thing("", "step", step, marks=("now",) if at == now else ())
                        for at, step in enumerate(steps)
                    ]
                )
        return inside

    def _on_sheet(self, node: scene.Sheet) -> tuple[Thing, ...]:
        lines = [
            Thing("", "fact", self.voice.say(name), self.voice.say(value))
            for name, value in node.lines
        ]
        return (*lines, *self.things(node.id))
