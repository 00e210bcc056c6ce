"""The linter of locations: what an author has left out, misspelt or made impossible.

`problems(place, exits)` gives one line a mistake, with the card. It trusts the reader
(`location_cards.py`) for what cannot be read at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gloam.games.original_sin.cards.catalogue import Card
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.journal import JOURNAL
from gloam.games.original_sin.cards.location_cards import (
    BACK,
    DEFEAT,
    EXPLORED,
    FRONT,
    VICTORY,
    Exit,
    LocationCard,
    Part,
)
from gloam.games.original_sin.cards.phrasebook import LINES
from gloam.games.original_sin.cards.texts import READ
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.state import TRAYS
from gloam.kernel.content.phrasebook import Node

MOST_WORDS: Final = 90  # of a part's prose
LAST_ROW: Final = 98  # `upto` of a row without a limit


def problems(place: Location, exits: Mapping[str, Location]) -> list[str]:
    """What is wrong with a location. `exits` are the places that there are, by id."""
    found = [*_map_problems(place)]
    for card in place.cards:
        found += [f"card {card.id}: {what}" for what in _card_problems(place, card, exits)]
    found += _unreachable(place)
    if not found:  # the walk needs a location that holds together
        found += _dead_ends(place)
    return found


# --- the map ---


def _map_problems(place: Location) -> Iterator[str]:
    ids = [card.id for card in place.cards]
    for letter in place.events.values():
        if letter not in ids:
            yield f"the time track names event {letter}, and there is no such card"
    if place.events and place.time and 0 not in place.events:
        yield "time can run out and nothing happens at 0"
    if place.time and len(place.time) != 3:
        yield "time starts for 2, 3 and 4 players"
    leaves = [node for card in place.cards for part in card.parts for node in leaves_of(part)]
    keys = {str(node["path"]) for node in leaves if node.name == "put_key"}
    for path in place.paths:
        if path.locked and path.id not in keys:
            yield f"path {path.id} is locked and no card puts the key on it"
    opened = {str(node["space"]) for node in leaves if node.name == "place_card"}
    for space in place.spaces:
        if space.locked and space.id not in opened:
            yield f"space {space.id} is locked and no card is placed on it"
        plain = not space.locked and not space.tactical
        if plain and not _cards_of(place, space.id) and space.id not in opened:
            yield f"space {space.id} has no card"
        if len(_cards_of(place, space.id)) > 1 and not space.multicard:
            yield f"space {space.id} has several cards and is no multicard space"


def _cards_of(place: Location, space: str) -> list[LocationCard]:
    return [card for card in place.cards if card.id.rstrip("abcdef") == space]


# --- one card ---


def leaves_of(part: Part) -> list[Node]:
    """Everything that a part or one of its rows says, sentence by sentence."""
    lines = [*part.do]
    for option in part.options:
        lines += option.do
    for row in part.results:
        lines += row.do
    return [node for line in lines for node in LINES[line].walk()]


def _card_problems(
    place: Location, card: LocationCard, exits: Mapping[str, Location]
) -> Iterator[str]:
    for part in card.parts:
        where = f"{part.name}: "
        if len(part.prose.split()) > MOST_WORDS:
            yield f"{where}its prose has more than {MOST_WORDS} words"
        yield from [where + what for what in _leaf_problems(place, part)]
        yield from [where + what for what in _branch_problems(card, part)]
        if part.exit is not None:
            yield from [where + what for what in _exit_problems(place, part.exit, exits)]
        for keyword in _keywords_of(part):
            if keyword not in POSSIBLE:
                yield f"{where}nobody can have {keyword}"
    for name in sorted(set(_names(card)) - _reached(card)):
        yield f"nothing leads to its part {name}"


def _leaf_problems(place: Location, part: Part) -> Iterator[str]:
    ids = [card.id for card in place.cards]
    spaces = {space.id: space for space in place.spaces}
    paths = {path.id: path for path in place.paths}
    for node in leaves_of(part):
        if node.name in ("resolve_card", "place_card") and str(node["n"]) not in ids:
            yield f"there is no card {node['n']}"
        if node.name == "place_card" and str(node["space"]) not in spaces:
            yield f"there is no space {node['space']}"
        if node.name == "put_key":
            path = paths.get(str(node["path"]))
            if path is None or not path.locked:
                yield f"path {node['path']} is no locked path"
        if node.name == "reveal_journal" and node["n"] not in JOURNAL:
            yield f"there is no journal card {node['n']}"


def _exit_problems(place: Location, out: Exit, exits: Mapping[str, Location]) -> Iterator[str]:
    if out.to not in exits:
        yield f"its exit leads to {out.to}, which is no place"
    # rule: level.location-level
    elif not out.ending and exits[out.to].level != (level := place.level + out.level_up):
        wanted = exits[out.to].level
        yield f"its exit brings a party of level {level} to {out.to}, a place for level {wanted}"


def _branch_problems(card: LocationCard, part: Part) -> Iterator[str]:
    if part.roll:
        back = card.part(BACK)
        rows = card.parts[back].results if back >= 0 else ()
        tops = [row.upto for row in rows]
        if not rows:
            yield "a challenge needs results on the back"
        elif tops != sorted(set(tops)) or tops[-1] != LAST_ROW or LAST_ROW in tops[:-1]:
            yield f"its results must rise and end with a row without a limit, not {tops}"
    if part.spawn or part.boss >= 0:
        if card.part(VICTORY) < 0 or card.part(DEFEAT) < 0:
            yield "a fight needs a victory and a defeat on the back"
        for row in part.spawn:
            if len(row.count) != 3:
                yield "a row of minions has counts for 2, 3 and 4 players"
        if any(sum(counts) > TRAYS for counts in zip(*[r.count for r in part.spawn], strict=False)):
            yield f"more than {TRAYS} minions find no tray"
        if not sum(sum(row.count) for row in part.spawn) and part.boss < 0:
            yield "it spawns nobody at any number of players"
    asks = part.options and all(option.needs is not None for option in part.options)
    if asks and part.chooses != "first":
        yield "every option asks for something: who has nothing can choose nothing"


def _keywords_of(part: Part) -> list[str]:
    needs = [option.needs for option in part.options if option.needs is not None]
    needs += [need for _, need in part.dice]
    words = [str(word) for need in needs for word in _words(need)]
    return [*part.auto, *words]


def _words(need: Node) -> tuple[object, ...]:
    words = need["words"] if "words" in need.phrase.slots else ()
    return words if isinstance(words, tuple) else ()


def _keywords_lent(card: Card) -> list[str]:
    text = READ[card.face].get("says")
    nodes = text.walk() if text is not None else ()
    traits = [str(node["keyword"]) for node in nodes if node.name == "has_keyword"]
    return [*card.keywords, card.keyword, *traits]


# Keywords that an Origin can come by.
POSSIBLE: Final = frozenset(
    [
        word
        for card in CARDS
        if card.type not in ("minion", "boss", "tactic")
        for word in _keywords_lent(card)
    ]
)


def _names(card: LocationCard) -> list[str]:
    return [part.name for part in card.parts]


def _reached(card: LocationCard) -> set[str]:
    """The parts of a card that something leads to."""
    found = {FRONT, EXPLORED}
    edge = [name for name in found if card.part(name) >= 0]
    for name in edge:
        part = card.parts[card.part(name)]
        further = [option.go for option in part.options] + [row.go for row in part.results]
        names = [card.parts[at].name for at in (*further, part.go) if at >= 0]
        if part.roll:
            names.append(BACK)
        if part.spawn or part.boss >= 0:
            names += [VICTORY, DEFEAT]
        fresh = [one for one in names if one not in found and card.part(one) >= 0]
        found.update(fresh)
        edge += fresh
    return found


# --- what can be reached ---


def _unreachable(place: Location) -> Iterator[str]:
    """Cards that no space, no event and no other card leads to."""
    found = {card.id for space in place.spaces for card in _cards_of(place, space.id)}
    found.update(place.events.values())
    for card in place.cards:
        for part in card.parts:
            for node in leaves_of(part):
                if node.name in ("resolve_card", "place_card"):
                    found.add(str(node["n"]))
    for card in place.cards:
        if card.id not in found:
            yield f"card {card.id}: nothing leads to it"


def _dead_ends(place: Location) -> Iterator[str]:
    """Without luck and without keywords the party gets out, whichever one fight it loses."""
    walk = _Walk(place)
    if not walk.gets_out(""):
        yield "without luck and keywords no exit can be reached"
        return
    for card in place.cards:
        if card.part(DEFEAT) >= 0 and not walk.gets_out(card.id):
            yield f"card {card.id}: whoever loses this fight never gets out"


class _Walk:
    """Explores everything with the worst row of every challenge, and all fights won but one."""

    def __init__(self, place: Location) -> None:
        self.place = place

    def gets_out(self, lost: str) -> bool:
        self.lost = lost
        self.keys: frozenset[int] = frozenset()
        self.opened: frozenset[int] = frozenset()
        self.done: set[tuple[str, int]] = set()
        self.out = False
        timed = bool(self.place.time)
        while not self.out:
            before = (self.keys, self.opened, len(self.done), timed, self.lost)
            distance = self.place.ways(self.keys, self.opened).distance[self.place.start]
            for at, space in enumerate(self.place.spaces):
                if distance[at] < 99:
                    for card in _cards_of(self.place, space.id):
                        self.resolve(card.id)
            timed = timed or self.sets_time()
            for letter in self.place.events.values() if timed else ():
                self.resolve(letter)
            if before == (self.keys, self.opened, len(self.done), timed, self.lost):
                break
        return self.out

    def sets_time(self) -> bool:
        cards = self.place.cards
        return any(
            node.name == "set_time"
            for id, number in self.done
            for node in leaves_of(cards[self.place.card(id)].parts[number])
        )

    def resolve(self, id: str) -> None:
        card = self.place.cards[self.place.card(id)]
        self.read(card, card.part(FRONT))
        self.read(card, card.part(EXPLORED))

    def read(self, card: LocationCard, number: int) -> None:
        if number < 0 or (card.id, number) in self.done:
            return
        self.done.add((card.id, number))
        part = card.parts[number]
        self.do(card, part.do)
        if part.exit is not None:
            self.out = True
        for option in part.options:
            if option.needs is None:
                self.do(card, option.do)
                self.read(card, option.go)
        for row in part.results[:1]:
            self.do(card, row.do)
            self.read(card, row.go)
        if part.roll:
            self.read(card, card.part(BACK))
        if part.spawn or part.boss >= 0:
            self.read(card, card.part(DEFEAT if card.id == self.lost else VICTORY))
        self.read(card, part.go)

    def do(self, card: LocationCard, lines: tuple[int, ...]) -> None:
        for node in [node for line in lines for node in LINES[line].walk()]:
            if node.name == "resolve_card":
                self.resolve(str(node["n"]))
            elif node.name == "put_key":
                ids = [path.id for path in self.place.paths]
                self.keys |= {ids.index(str(node["path"]))}
            elif node.name == "place_card":
                ids = [space.id for space in self.place.spaces]
                self.opened |= {ids.index(str(node["space"]))}
                self.resolve(str(node["n"]))
            elif node.name in ("restart_location", "return_card") and card.id == self.lost:
                self.lost = ""  # the fight can be fought again
                self.done = {entry for entry in self.done if entry[0] != card.id}
