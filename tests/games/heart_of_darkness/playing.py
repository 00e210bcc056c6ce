"""The test language of In the Heart of Darkness: set a table by names, play, look.

    table = heart(2, hands={0: ["Field Dressing"]}, strength={0: 1})
    table.play("Field Dressing")
    assert table.strength(0) == 3

Cards are named as printed (or by id), Locations and Protagonists by id. Hands and piles
hold what is named and nothing else; all other cards are in their decks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import (
    CARDS,
    CURSE,
    FACE,
    PERSONAL_OF,
    PROTAGONISTS,
    SANITY,
    STRENGTH,
)
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import (
    BOX,
    FALLEN,
    IN_FORCE,
    KIND_OF,
    LOOT_DISCARD,
    LOOT_TOP,
    SECOND,
    SPAWN_DISCARD,
    SPAWN_TOP,
    THE_GUARDIAN,
    Heart,
    Phase,
    Protagonist,
    Turn,
    without,
)
from gloam.kernel.core.cards import table_of
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Event
from tests.playing import Table

HIT, BLANK = 0, 5

BY_NAME = {card.name: card.face for card in CARDS} | FACE
HERO = {CARDS[face].id: number for number, face in enumerate(PROTAGONISTS)}
CREATURE = {"crawler": 0, "devourer": 1, "guardian": 2}
NEUTRAL = ("surveyor", "medium", "lay-sister", "smuggler")  # whose Skills seldom interfere


def face(name: str) -> int:
    """The face of a card by its printed name or its id."""
    if name not in BY_NAME:
        raise KeyError(f"there is no card {name!r}")
    return BY_NAME[name]


def names(faces: Sequence[int]) -> list[str]:
    return [CARDS[number].name for number in faces]


class Layout:
    """Gives each named card a place of its own."""

    def __init__(self, game: Heart) -> None:
        self.faces = game.pack.faces
        self.places = list(game.where)
        self.free = set(range(len(self.faces)))

    def take(self, name: str) -> int:
        """A piece with this name that was not named before."""
        wanted = face(name)
        for piece in sorted(self.free):
            if self.faces[piece] == wanted:
                self.free.remove(piece)
                return piece
        raise AssertionError(f"there is no (further) {name} in this game")

    def put(self, cards: Sequence[str], zone: int) -> list[int]:
        pieces = [self.take(name) for name in cards]
        for piece in pieces:
            self.places[piece] = zone
        return pieces


def heart(
    seats: int = 2,
    *,
    heroes: Mapping[int, str] | None = None,
    places: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    begun: Mapping[int, Sequence[str]] | None = None,
    completed: Mapping[int, Sequence[str]] | None = None,
    creatures: Sequence[tuple[str, str]] = (),
    health: int = 0,
    gates: Mapping[str, int] | None = None,
    darkness: int = 1,
    active: int = 0,
    actions: int = 6,
    strength: Mapping[int, int] | None = None,
    sanity: Mapping[int, int] | None = None,
    traps: Mapping[int, int] | None = None,
    set_traps: Mapping[str, int] | None = None,
    in_force: Sequence[str] = (),
    fallen: Mapping[str, tuple[str, Sequence[str]]] | None = None,
    loot_top: Sequence[str] = (),
    spawn_top: Sequence[str] = (),
    discards: Sequence[str] = (),
    empty: Sequence[int] = (),
    rolls: Sequence[int] = (),
    draws: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> HeartTable:
    """A game in full swing, in the middle of `active`'s turn.

    Protagonists stand in the Village unless placed. `loot_top` and `spawn_top` are the next
    cards, the first of them next; `draws` what is drawn from bags. The cards of `empty`
    zones (decks) are out of the game.
    """
    rules = GAME.rules
    game: Heart = rules.setup(rules.choices(options or {}), seats, {})
    layout = Layout(game)
    cast = game.cast()
    for who, default in zip(cast, NEUTRAL, strict=False):
        _seat(game, who, (heroes or {}).get(who, default), (places or {}).get(who, "village"))
    for who in cast:
        one = game.protagonists[who]
        one.strength = (strength or {}).get(who, one.strength)
        one.sanity = (sanity or {}).get(who, one.sanity)
        one.traps = (traps or {}).get(who, 0)
        layout.put((hands or {}).get(who, ()), game.hand(who))
        layout.put((begun or {}).get(who, ()), game.begun(who))
    for seat, quests in (completed or {}).items():
        layout.put(quests, game.completed(seat))
    order: list[tuple[int, list[int]]] = [
        (IN_FORCE, layout.put(in_force, IN_FORCE)),
        (LOOT_TOP, layout.put(list(reversed(loot_top)), LOOT_TOP)),
        (SPAWN_TOP, layout.put(list(reversed(spawn_top)), SPAWN_TOP)),
        (LOOT_DISCARD, layout.put(discards, LOOT_DISCARD)),
    ]
    for hero, (place, cards) in (fallen or {}).items():
        game.fallen[HERO[hero]] = PLACE[place]
        game.unused = without(game.unused, HERO[hero])
        layout.put(cards, FALLEN + HERO[hero])
    picks = [layout.take(name) for name in draws]
    for piece in layout.free:
        if layout.places[piece] in empty:
            layout.places[piece] = BOX
    game.zones, game.where, game.knows = table_of(game.pack, layout.places)
    for zone, pieces in order:
        game.zones[zone][:] = [Piece(piece) for piece in pieces]  # in the order named
    _stand(game, creatures, health or darkness)
    for gate, damage in (gates or {}).items():
        game.gates[PLACE[gate]] = damage
    for trapped, count in (set_traps or {}).items():
        game.traps[PLACE[trapped]] = count
    game.darkness, game.phase, game.turn = darkness, Phase.TURN, Turn(active, actions)
    game.recent = (active,)
    game.waiting = without(cast, active)
    game.dice = ScriptedDice(rolls, picks)
    return HeartTable(Run.at(rules, game))


def _seat(game: Heart, who: int, hero: str, place: str) -> None:
    number = HERO[hero]
    game.unused = without(game.unused, number)
    one = Protagonist(number, PLACE[place], STRENGTH[number], SANITY[number])
    game.take_seat(who, one)


def _stand(game: Heart, creatures: Sequence[tuple[str, str]], health: int) -> None:
    for kind, place in creatures:
        game.creatures[game.in_stock(CREATURE[kind])[0]] = PLACE[place]
    if THE_GUARDIAN in game.creatures:
        game.health = health


class HeartTable(Table):
    """A game of In the Heart of Darkness under test.

    Where a Hit can fall on one kind of Creature only, it falls (unless `strikes` is off: one may
    also leave it unused).
    """

    strikes = True

    @property
    def game(self) -> Heart:
        state: Heart = self.run.state
        return state

    # --- playing ---

    def answer(self, *key: str | int, seat: int | None = None) -> HeartTable:
        """Answer the open ask; cards, Locations and Creatures are given by name."""
        super().answer(*_key(key), seat=seat)
        while self.strikes and self.run.ask is not None and self.asked[1] == "hit":
            kinds = [option for option in self.options() if option[0] == "hit"]
            if len(kinds) > 1:
                break
            super().answer(*kinds[0])
        return self

    def play(self, name: str) -> HeartTable:
        return self.answer("play", name)

    def begin(self, name: str) -> HeartTable:
        return self.answer("begin", name)

    def resolve(self, name: str) -> HeartTable:
        return self.answer("resolve", name)

    def move(self, place: str) -> HeartTable:
        return self.answer("move", place)

    def fight(self, weapon: str | None = None) -> HeartTable:
        self.answer("fight")
        return self.answer("weapon", weapon) if weapon else self.answer("bare-hands")

    def loot(self) -> HeartTable:
        return self.answer("loot")

    def end_turn(self) -> HeartTable:
        return self.answer("end")

    def roll(self, *rolls: int) -> HeartTable:
        """What the dice show next, before anything scripted earlier."""
        dice = self.game.dice
        assert isinstance(dice, ScriptedDice)
        dice.rolls[:0] = rolls
        return self

    def renewed(self) -> HeartTable:
        """The open ask, made anew after the state was changed by hand."""
        return HeartTable(Run.at(GAME.rules, self.game))

    # --- looking ---

    @property
    def asked(self) -> tuple[int, str]:
        """Whom the open ask is for, and its word."""
        about = self.ask.about
        return self.ask.seat, about if isinstance(about, str) else str(about[0])

    def may(self, *key: str | int) -> bool:
        return _key(key) in self.options()

    def offered(self, word: str) -> list[tuple[int, ...]]:
        """What follows this word in the open options."""
        return [key[1:] for key in self.options() if key[0] == word]

    def hand(self, who: int) -> list[str]:
        return self.names(self.game.hand(who))

    def names(self, zone: int) -> list[str]:
        faces = self.game.pack.faces
        return names([faces[piece] for piece in self.game.zones[zone]])

    def curses(self, who: int) -> list[str]:
        faces = self.game.pack.faces
        held = [faces[piece] for piece in self.game.zones[self.game.hand(who)]]
        return names([card for card in held if CARDS[card].type == CURSE])

    def strength(self, who: int) -> int:
        return self.game.protagonists[who].strength if self.game.alive(who) else 0

    def sanity(self, who: int) -> int:
        return self.game.protagonists[who].sanity if self.game.alive(who) else 0

    def at(self, who: int) -> str:
        """The Location of a Protagonist; empty if there is none."""
        if not self.game.alive(who):
            return ""
        return self.game.island.locations[self.game.protagonists[who].place].id

    def creatures(self, place: str | None = None) -> list[str]:
        """The Creatures on the map, or at one Location, by kind."""
        words = list(CREATURE)
        return [
            words[KIND_OF[creature]]
            for creature, at in self.game.creatures.items()
            if place is None or at == PLACE[place]
        ]

    def kill(self, who: int) -> None:
        """Nobody sits at this place any more, and nothing was left behind."""
        del self.game.protagonists[who]

    def gate(self, place: str) -> int:
        return self.game.gates.get(PLACE[place], 0)

    def discards(self) -> list[str]:
        return self.names(LOOT_DISCARD)

    def spawn_discards(self) -> list[str]:
        return self.names(SPAWN_DISCARD)

    def events(self) -> list[str]:
        return self.names(IN_FORCE)

    def says(self, word: str, to: int | None = None) -> list[Event]:
        return [event for event in self.told(to) if event[0] == word]

    def rolls(self) -> list[tuple[str | int, ...]]:
        """Who rolled how many dice, and with how many Hits."""
        return [event[1:4] for event in self.says("rolled")]

    def is_over(self) -> bool:
        return self.run.result is not None


def _key(key: Sequence[str | int]) -> tuple[str | int, ...]:
    word, *rest = key
    return (word, *[_number(part) if isinstance(part, str) else part for part in rest])


def _number(name: str) -> int:
    if name in CREATURE:
        return CREATURE[name]
    if name in PLACE:
        return PLACE[name]
    return HERO[name] if name in HERO else face(name)


__all__ = ["BLANK", "HIT", "PERSONAL_OF", "SECOND", "HeartTable", "face", "heart", "names"]
