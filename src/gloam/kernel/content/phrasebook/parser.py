"""Reading a text in every way its rules allow.

A chart holds, for each goal at each place of the text, what was found there and who waits
for more (generalised top-down parsing with memory). Threads run from an agenda, not by
recursion, so a rule may start with its own category ("{effect} and {effect}").
"""

from __future__ import annotations

from typing import TypeAlias

from gloam.kernel.content.phrasebook.goals import Goal, Rule
from gloam.kernel.content.phrasebook.node import Value


class Place:
    """A goal at a place of the text."""

    def __init__(self, goal: Goal, at: int) -> None:
        self.goal = goal
        self.at = at
        self.found: list[tuple[int, Value]] = []
        self.waiting: list[Waiting] = []


# A rule read up to one of its items, with the values so far, for a place …
Waiting: TypeAlias = tuple[Rule, int, tuple[Value, ...], Place]
# … and where in the text it has come to, between item and values.
Thread: TypeAlias = tuple[Rule, int, int, tuple[Value, ...], Place]


class Reading:
    """All parses of a text: none, one, or two of those there are.

    With `watching`, threads that could go no further are kept in `stuck`, to explain.
    """

    def __init__(self, goal: Goal, text: str, watching: bool = False) -> None:
        self.text = text
        self.watching = watching
        self.stuck: list[Thread] = []
        self.chart: dict[tuple[Goal, int], Place] = {}
        self._agenda: list[Thread] = []
        self.root = self._place(goal, 0)
        while self._agenda:
            self._follow(*self._agenda.pop())
        self.parses = [value for end, value in self.root.found if end == len(text)]

    def _place(self, goal: Goal, at: int) -> Place:
        place = self.chart.get((goal, at))
        if place is None:
            place = self.chart[goal, at] = Place(goal, at)
            found = goal.find(self.text, at)
            if found is not None:
                place.found = found
            else:
                letter = self.text[at : at + 1]
                rules = goal.rules if self.watching else goal.starting(letter)
                self._agenda.extend([(rule, 0, at, (), place) for rule in rules])
        return place

    def _follow(
        self, rule: Rule, step: int, at: int, values: tuple[Value, ...], owner: Place
    ) -> None:
        """Take a thread as far as it goes: to its end, to a slot, or to words that differ."""
        while step < len(rule.items):
            item = rule.items[step]
            if not isinstance(item, str):
                place = self._place(item.goal, at)
                place.waiting.append((rule, step, values, owner))
                for end, value in place.found:
                    self._resume((rule, step, values, owner), end, value)
                if self.watching and not place.found and not place.goal.rules:
                    self.stuck.append((rule, step, at, values, owner))
                return
            if not self.text.startswith(item, at):
                if self.watching:
                    self.stuck.append((rule, step, at, values, owner))
                return
            at += len(item)
            step += 1
        made = rule.build(values)
        if made is not None:
            self._found(owner, at, made)

    def _found(self, place: Place, end: int, value: Value) -> None:
        same = [other for there, other in place.found if there == end]
        # Two ways to read a stretch make the text ambiguous; a third would tell nothing more,
        # and without this bound a phrase that can stand for itself would be found for ever.
        if value in same or len(same) == 2:
            return
        place.found.append((end, value))
        for waiting in place.waiting:
            self._resume(waiting, end, value)

    def _resume(self, waiting: Waiting, end: int, value: Value) -> None:
        rule, step, values, owner = waiting
        item = rule.items[step]
        if not isinstance(item, str) and item.takes(value):
            self._agenda.append((rule, step + 1, end, (*values, value), owner))
