"""Playing cards: what may be played now, and playing it. Who dies of it is seen to by the turn.

Each face has what it says made ready once, when the cards are read; in play nothing is
parsed. Weapons are played by Combat, Radio Parts by the call for the boat.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, TYPE, WEAPON
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK
from gloam.games.heart_of_darkness.rules.dice import count_blanks, reroll_blanks
from gloam.games.heart_of_darkness.state import BARE_HANDS, HANDS, Heart
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.common_phrases import add_values
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.piles import distinct_faces

# When something follows a Combat, and what.
ALWAYS, ON_A_HIT, ON_A_KILL, ON_EXACTLY_ONE_KILL = range(4)
RETURNS, IS_HEARD, FIGHTS_AGAIN, ONE_MORE_ACTION = range(4)


class Edge:
    """A Weapon's text."""

    __slots__ = ("after", "counted", "rerolls")

    def __init__(self) -> None:
        self.rerolls = 0  # how often blanks are rolled again
        self.counted = 0  # blanks that count as Hits
        self.after: list[tuple[int, int]] = []  # when, what

    def follows(self, what: int, hits: int, kills: int) -> bool:
        """Whether something follows a Combat with so many Hits and kills."""
        for when, follows in self.after:
            if follows == what:
                if when == ON_A_HIT:
                    return hits > 0
                if when == ON_A_KILL:
                    return kills > 0
                return when == ALWAYS or kills == 1
        return False


add_values(BOOK, "weapon", of="edge")


@BOOK.phrase("edge", en="you roll blanks again once")
def rolls_again(edge: Edge) -> None:
    edge.rerolls += 1


@BOOK.phrase("edge", en="{n|one blank counts|{n:number} blanks count} as {n|a Hit|Hits}")
def counts_blanks(edge: Edge, n: int) -> None:
    edge.counted += n


FEATS = BOOK.nouns("feat")
FEATS.add("hit", en="roll a Hit")
FEATS.add("kill", en="kill a Creature")
FEATS.add("one kill", en="kill exactly one Creature")
WHEN = {"hit": ON_A_HIT, "kill": ON_A_KILL, "one kill": ON_EXACTLY_ONE_KILL}


@BOOK.phrase("edge", en="if you {feat}, {after}")
def after_a_feat(edge: Edge, feat: str, after: Node) -> None:
    edge.after.append((WHEN[feat], after.value()))


@BOOK.phrase("edge", en="afterwards, the nearest Creature moves")
def is_heard(edge: Edge) -> None:
    edge.after.append((ALWAYS, IS_HEARD))


@BOOK.phrase("edge", en="you may Initiate Combat here again this turn")
def fights_again(edge: Edge) -> None:
    edge.after.append((ALWAYS, FIGHTS_AGAIN))


@BOOK.phrase("after", en="this returns to your hand", rule="play.weapon-return")
def returns() -> int:
    return RETURNS


@BOOK.phrase("after", en="you have one more Action this turn")
def one_more_action() -> int:
    return ONE_MORE_ACTION


READ = parse_texts(BOOK, "weapon", CARDS, types=(WEAPON,))


def _edge(node: Node) -> Edge:
    edge = Edge()
    node.value(edge)
    return edge


EDGES = {face: _edge(node) for face, node in READ.items()}


def held(game: Heart, who: int) -> list[int]:
    """The Weapons in a hand, each face once."""
    return [face for face in distinct_faces(game, game.zones[HANDS + who]) if TYPE[face] == WEAPON]


def weapon_hits(game: Heart, weapon: int, dice: int, hits: int) -> int:
    """What a Weapon makes of a roll of so many dice."""
    if weapon == BARE_HANDS:
        return hits
    edge = EDGES[weapon]
    for _ in range(edge.rerolls):
        hits += reroll_blanks(game)
    if edge.counted and hits < dice:
        counted = min(edge.counted, dice - hits)
        count_blanks(game, counted)
        hits += counted
    return hits
