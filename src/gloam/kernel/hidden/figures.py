"""Belief in several hidden figures at once, which may look alike and may have to keep apart.

As long as it is known which figure was seen, each has a `Belief` of its own. Where it is not
known ("one of them stands on 17"), there are several *cases*, each with a belief for every
figure; what is seen later rules cases out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import prod

from gloam.kernel.core.bit_sets import union
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice, weighted
from gloam.kernel.hidden.deal_group import Contradiction
from gloam.kernel.hidden.graph import Belief, Stand


@dataclass(slots=True)
class Figures:
    """Where several figures can be. Part of a state.

    With `apart` no two are on one place. That is used at each public moment; that a figure's
    way tells something of the others' places then is not followed any further. Cases grow
    with every sighting that does not tell which figure it was, up to all ways to name those
    seen: meant for up to six figures.
    """

    cases: list[list[Belief]]
    apart: bool = False

    @classmethod
    def at(cls, places: Sequence[int], apart: bool = False, keep: int = 0) -> Figures:
        """Figures that are somewhere in these sets of places."""
        figures = cls([[Belief.at(where, keep) for where in places]], apart)
        figures._take(figures.cases)
        return figures

    def places(self, figure: int) -> int:
        """Where a figure can be."""
        return union([case[figure].places for case in self.cases])

    def change(self, figure: int, act: Callable[[Belief], None]) -> None:
        """Change what is known of one figure: begin, spread, seen, end.

        Cases in which that cannot be are dropped; if none is left, that is a `Contradiction`,
        and nothing has changed.
        """
        found: list[list[Belief]] = []
        for case in self.cases:
            changed = copy_of(case[figure])
            try:
                act(changed)
            except Contradiction:
                continue
            found.append([*case[:figure], changed, *case[figure + 1 :]])
        self._take(found)

    def sighted(self, places: Sequence[int], looked: int) -> None:
        """Somebody looked at a set of places: one figure, whichever, stands on each of `places`.

        The other figures are not in the set. Two on one place are given twice.
        """
        found: list[list[Belief]] = []
        for case in self.cases:
            for those in permutations(range(len(case)), len(places)):
                at = dict(zip(those, places, strict=True))
                try:
                    found.append(
                        [
                            _seen(belief, 1 << at[figure] if figure in at else ~looked)
                            for figure, belief in enumerate(case)
                        ]
                    )
                except Contradiction:
                    continue
        self._take(found)

    def sample(self, dice: Dice) -> list[Stand]:
        """A stand of each figure. All arrangements of places that are possible are alike."""
        counts = [prod([belief.places.bit_count() for belief in case]) for case in self.cases]
        while True:
            case = self.cases[weighted(counts, dice)]
            stands = [belief.sample(dice) for belief in case]
            if self.apart and len({stand.place for stand in stands}) < len(stands):
                continue
            # An arrangement that several cases allow is as likely as one that only one allows.
            if dice.roll(sum([_allows(other, stands) for other in self.cases])) == 0:
                return stands

    def _take(self, cases: Sequence[list[Belief]]) -> None:
        """These cases from now on, each once, without those that cannot be."""
        found: list[list[Belief]] = []
        for case in cases:
            try:
                kept = _kept_apart(case) if self.apart else case
            except Contradiction:
                continue
            if kept not in found:
                found.append(kept)
        if not found:
            raise Contradiction("the figures cannot be where they are said to be")
        self.cases = found


def _seen(belief: Belief, places: int) -> Belief:
    changed = copy_of(belief)
    changed.seen(places)
    return changed


def _kept_apart(case: list[Belief]) -> list[Belief]:
    """The case without places that leave some other figure no place of its own.

    Figures that have as many places among them as they are take up all of these; by Hall's
    theorem there is nothing else to conclude.
    """
    taken = [0] * len(case)
    for size in range(1, len(case) + 1):
        for some in combinations(range(len(case)), size):
            among = union([case[figure].places for figure in some])
            if among.bit_count() < size:
                raise Contradiction("two figures would have to stand on one place")
            if among.bit_count() == size:
                for other in range(len(case)):
                    if other not in some:
                        taken[other] |= among
    return [_seen(belief, ~out) if out else belief for belief, out in zip(case, taken, strict=True)]


def _allows(case: list[Belief], stands: Sequence[Stand]) -> bool:
    return all(b.places >> stand.place & 1 for b, stand in zip(case, stands, strict=True))
