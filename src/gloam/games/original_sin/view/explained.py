"""Where numbers come from: the armour of a figure as the sum of its cards."""

from __future__ import annotations

from functools import cache

from gloam.games.original_sin.cards.catalogue import Lasting
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.rules.figures.numbers import lasting, own
from gloam.games.original_sin.state import BOSS, TRAY, OriginalSin
from gloam.games.original_sin.view.names import CARD
from gloam.kernel.present.scene import Arg, Words
from gloam.kernel.present.things import listed

MOST_PARTS = 10
OTHERS = -1  # in place of a face: what others in the space lend, and what holds just now
COVERED = -2  # armour that a status covers whole


def armour_parts(game: OriginalSin, who: int) -> tuple[tuple[int, int, int], ...]:
    """(face, physical, magical) of every card that changes a figure's armour."""
    # rule: damage.armor-stacks
    minion = TRAY <= who < BOSS
    mine = own(game, who)
    parts = [(face, *_armour_of(face, minion)) for face in mine.faces]
    parts[0] = _printed(mine.faces[0], parts[0])
    found = lasting(game, who)
    more = found.physical - sum([one[1] for one in parts])
    magic = found.magical - sum([one[2] for one in parts])
    parts.append((OTHERS, more, magic))
    if found.armour_nothing:
        parts.append((COVERED, -found.physical, -found.magical))
    return tuple([part for part in parts if part[1] or part[2]][:MOST_PARTS])


def _printed(face: int, part: tuple[int, int, int]) -> tuple[int, int, int]:
    """What is printed on the figure's own card, and what its text adds."""
    card = CATALOGUE.cards[face]
    return face, part[1] + card.physical, part[2] + card.magical


@cache
def _armour_of(face: int, minion: bool) -> tuple[int, int]:
    """What the text of a card adds, as long as it lies there."""
    texts = CATALOGUE.back_texts if minion else CATALOGUE.texts
    alone = Lasting()
    for trait in texts[face].traits:
        trait.value(alone)
    return alone.physical, alone.magical


def sum_in_words(parts: tuple[tuple[int, int, int], ...], which: int) -> Arg:
    """Chest 2, shield 1: the parts of one armour, or that there is none."""
    counted = [(part[0], part[which]) for part in parts if part[which]]
    if not counted:
        return Words("no-part")
    return listed([Words("part", {"card": _source(face), "n": n}) for face, n in counted])


def _source(face: int) -> Words:
    if face >= 0:
        return CARD.words[face]
    return Words("part-others" if face == OTHERS else "part-covered")
