"""What begins a Quest, what completes it, and what releases from a Curse.

Such a task has needs (where, with whom, after what) and a price. It can be done when all needs
are met and the price can be paid; paying may fail where dice must show a Hit.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.card_effects import cards_to_spare
from gloam.games.heart_of_darkness.cards.catalogue import CARDS, CURSE, QUEST, TYPE, WEAPON
from gloam.games.heart_of_darkness.cards.effects import can, kill_all, possible
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK, CREATURE_KIND
from gloam.games.heart_of_darkness.cards.quest_progress import COUNTS_KILLS, COUNTS_TURNS, progress
from gloam.games.heart_of_darkness.rules.actions.loot import nearest_moves
from gloam.games.heart_of_darkness.rules.curses import draw_curses
from gloam.games.heart_of_darkness.rules.dice import roll_hits
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.rules.protagonists import lose_sanity, lose_strength
from gloam.games.heart_of_darkness.state import HANDS, KIND_OF, THE_GUARDIAN, Heart
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.asks import Flow

ANYWHERE, A_GATE, A_TUNNEL = -1, -2, -3


class Task:
    """A passage of a card, made ready: where, under what conditions, at what price."""

    __slots__ = ("among_creatures", "conditions", "discards", "place", "price")

    def __init__(self, node: Node) -> None:
        self.price = _parts(node, "price")
        self.place = ANYWHERE
        self.among_creatures = False
        self.discards = 0  # cards to be discarded in all
        conditions: list[Node] = []
        for need in _parts(node, "needs"):
            if need.name in WHERE:
                self.place = need.value()
            elif need.name == "creatures_or_not":
                self.among_creatures = True
            else:
                conditions.append(need)
        self.conditions = tuple(conditions)
        for part in self.price:
            if part.name == "discard_cards":
                count = part["n"]
                assert isinstance(count, int)
                self.discards += count

    def is_there(self, game: Heart, place: int) -> bool:
        if self.place >= 0:
            return self.place == place
        if self.place == A_GATE:
            return game.island.icon[place] == "gate"
        return self.place == ANYWHERE or game.island.icon[place] == "tunnel"

    def can_be_done(self, game: Heart, who: int, face: int) -> bool:
        """Whether all needs are met and the price can be paid."""
        if not self.is_there(game, game.protagonists[who].place):
            return False
        for need in self.conditions:
            if not need.value(game, who, face):
                return False
        # A Quest in hand is no card to pay with once it is laid down.
        held = TYPE[face] == QUEST and face in distinct_faces(game, game.zones[HANDS + who])
        if self.discards and cards_to_spare(game, who) - held < self.discards:
            return False
        for part in self.price:
            if part.name != "discard_cards" and not possible(game, who, part):
                return False
        return True

    def pay(self, game: Heart, who: int) -> Flow[bool]:
        """Pay the price in order. False if dice did not show what they had to."""
        for part in self.price:
            paid = yield from part.run(game, who)
            if paid is False:
                return False
            settle_deaths(game)
            if not game.alive(who):
                return False
        return True


def _parts(node: Node, slot: str) -> tuple[Node, ...]:
    """What a series of a task holds, if it has that series."""
    if slot not in node.phrase.slots:
        return ()
    series = node[slot]
    assert isinstance(series, tuple)
    return tuple([part for part in series if isinstance(part, Node)])


# --- the three shapes of a task ---


@BOOK.phrase("task", en="{Needs:need, commas}.")
def need_only(needs: tuple[Node, ...]) -> None:
    """Read by `Deed`, as are the others."""


@BOOK.phrase("task", en="{Needs:need, commas}: {price:cost, and}.")
def need_and_pay(needs: tuple[Node, ...], price: tuple[Node, ...]) -> None: ...


@BOOK.phrase("task", en="{Price:cost, and}.")
def pay_only(price: tuple[Node, ...]) -> None: ...


# --- where ---

WHERE = ("at_place", "at_a_gate", "at_a_tunnel")


@BOOK.phrase("need", en="at {place}")
def at_place(place: str) -> int:
    return PLACE[place]


@BOOK.phrase("need", en="at a Gate")
def at_a_gate() -> int:
    return A_GATE


@BOOK.phrase("need", en="at a Tunnel")
def at_a_tunnel() -> int:
    return A_TUNNEL


@BOOK.phrase("need", en="Creatures or not", rule="quest.text-first")
def creatures_or_not() -> None:
    """Read by `Deed`."""


# --- conditions ---


@BOOK.phrase("need", en="with another Protagonist")
def with_another(game: Heart, who: int, face: int) -> bool:
    return len(game.here(game.protagonists[who].place)) > 1


@BOOK.phrase("need", en="with the Guardian here")
def with_the_guardian(game: Heart, who: int, face: int) -> bool:
    return game.creatures.get(THE_GUARDIAN) == game.protagonists[who].place


@BOOK.phrase("need", en="with a {kind:creature.one} within {n|one space|{n:number} spaces}")
def with_one_near(game: Heart, who: int, face: int, kind: str, n: int) -> bool:
    far = game.island.distance[game.protagonists[who].place]
    wanted = CREATURE_KIND[kind]
    return any(KIND_OF[c] == wanted and far[at] <= n for c, at in game.creatures.items())


TYPES = BOOK.nouns("type")
TYPES.add(CURSE, en="Curse")
TYPES.add(WEAPON, en="Weapon")


@BOOK.phrase("need", en="holding a {type}")
def holding(game: Heart, who: int, face: int, type: str) -> bool:
    return any(TYPE[held] == type for held in distinct_faces(game, game.zones[HANDS + who]))


@BOOK.phrase("need", en="having ended a turn here since")
def ended_a_turn(game: Heart, who: int, face: int) -> bool:
    return progress(game, face) > 0


@BOOK.phrase("need", en="having killed {n|a {kind:creature.one}|{n:number} {kind.many}} since")
def having_killed(game: Heart, who: int, face: int, kind: str, n: int) -> bool:
    return progress(game, face) >= n


# --- prices (more of them in `hands.py`) ---


@can(lambda *_: True)
@BOOK.phrase("cost", en="lose {n:number} {body}")
def lose(game: Heart, who: int, n: int, body: str) -> None:
    if body == "strength":
        lose_strength(game, who, n)
    else:
        lose_sanity(game, who, n)


@can(lambda *_: True)
@BOOK.phrase("cost", en="draw {n|a Curse|{n:number} Curses}", rule="curse.gain-card")
def draw_a_curse(game: Heart, who: int, n: int) -> None:
    draw_curses(game, who, n)  # rule: curse.gain-card


@can(lambda game, who, n: game.turn.actions >= n)
@BOOK.phrase("cost", en="spend {n|an Action|{n:number} Actions}", rule="quest.begin-limits")
def spend_actions(game: Heart, who: int, n: int) -> None:
    game.turn.actions -= n
    game.tell("spent-actions", who, n, because=game.by_card())


@can(lambda *_: True)
@BOOK.phrase("cost", en="roll a Hit with your Sanity")
def roll_with_sanity(game: Heart, who: int) -> bool:
    return roll_hits(game, who, game.protagonists[who].sanity) > 0


@can(lambda *_: True)
@BOOK.phrase("cost", en="kill every Creature here")
def kill_all_here(game: Heart, who: int) -> None:
    kill_all(game, who, game.protagonists[who].place)


@can(lambda game, who: bool(game.creatures))
@BOOK.phrase("cost", en="the nearest Creature moves")
def let_one_come(game: Heart, who: int) -> Flow[None]:
    yield from nearest_moves(game, who)


# --- what the cards come to ---

BEGIN = parse_texts(BOOK, "task", CARDS, "begin", (QUEST,))
RESOLUTION = parse_texts(BOOK, "task", CARDS, "resolution", (QUEST,))
RELEASE = parse_texts(BOOK, "task", CARDS, "release", (CURSE,))

BEGINNINGS = {face: Task(node) for face, node in BEGIN.items()}
RESOLUTIONS = {face: Task(node) for face, node in RESOLUTION.items()}
RELEASES = {face: Task(node) for face, node in RELEASE.items()}

for _face, _node in RESOLUTION.items():
    for _need in _node.walk():
        if _need.name == "ended_a_turn":
            COUNTS_TURNS[_face] = RESOLUTIONS[_face].place
        elif _need.name == "having_killed":
            COUNTS_KILLS[_face] = CREATURE_KIND[str(_need["kind"])]
