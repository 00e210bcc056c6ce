"""What seats can know of cards, by brute force: what the kernel's memory is held against.

A mind is the set of all worlds that a seat holds possible. Every act turns each of them
into whatever it may have become, and drops those in which the seat would have seen
something else. Nothing here shares code with the kernel, and nothing is clever: it works
for half a dozen cards.

A world is the faces in every zone: in order for a pile, sorted for a hand or a bag. A seat
sees zones, counts, backs, and places in a pile; of a hand it does not see, no places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece, PieceSet
from gloam.kernel.core.dice import Dice, ScriptedDice

World = tuple[tuple[int, ...], ...]
Mind = set[World]

SEATS = 3
DECK, PILE, GRAVE, DISCARD, HAND, PARTNERS = 0, 1, 2, 3, 4, 7  # HAND + seat is a seat's hand
ZONES = (
    Zone("deck", NOBODY),
    Zone("pile", NOBODY, ordered=True),
    Zone("grave", NOBODY, ordered=True),  # discarded face down
    Zone("discard"),
    *[Zone(f"hand {seat}", 1 << seat, seat) for seat in range(SEATS)],
    Zone("partners", 0b110),
)


def pieces(numbers: Iterable[int]) -> list[Piece]:
    return [Piece(number) for number in numbers]


def set_of(numbers: Iterable[int]) -> PieceSet:
    return PieceSet(sum(1 << number for number in numbers))


def lay(start: Sequence[int], faces: Sequence[int] = (), backs: Sequence[int] = ()) -> CardTable:
    """A table with piece `p` in zone `start[p]`; all faces differ unless they are given."""
    count = len(start)
    pack = Pack(faces or range(count), backs or [0] * count, ZONES)
    zones, where, knows = table_of(pack, start)
    game = CardTable(SEATS, pack, zones, where, knows, ())
    game.dice = Dice(b"cards")
    return game


class Watched:
    """A card table, and the minds of its seats: every act happens to both."""

    def __init__(self, game: CardTable) -> None:
        self.game = game
        self.minds = [set(remembered(game, seat)) for seat in range(SEATS)]
        pack = game.pack
        self.back = dict(zip(pack.faces, pack.backs, strict=True))

    # --- acts ---

    def move(self, piece: int, to: int, seen: int = 0) -> None:
        self._goes(piece, to, seen, on_top=True)
        self.game.move(Piece(piece), to, seen)

    def tuck(self, piece: int, to: int, seen: int = 0) -> None:
        self._goes(piece, to, seen, on_top=False)
        self.game.tuck(Piece(piece), to, seen)

    def draw(self, piece: int, to: int, seen: int = 0) -> None:
        """The piece, which is on top of its pile, or which the dice pick."""
        self._goes(piece, to, seen, on_top=True)
        self.game.dice = ScriptedDice(picks=[piece])
        assert self.game.draw(self.game.where[piece], to, seen) == piece

    def move_all(self, source: int, to: int, seen: int = 0) -> None:
        game, truth = self.game, world_of(self.game)
        sees = game.pack.sight[source] | game.pack.sight[to] | seen

        def gone(world: World) -> World:
            return self._sorted(_put_together(world, to, [source]))

        for seat in _those(sees):
            self._keep(seat, lambda world: world[source] == truth[source])
        self._becomes(lambda world: [gone(world)])
        game.move_all(source, to, seen)

    def shuffle(self, *sources: int) -> None:
        self._becomes(lambda world: [self._sorted(_put_together(world, DECK, sources))])
        self.game.shuffle(DECK, *sources)

    def look(self, shown: Sequence[int], seats: int) -> None:
        """Show pieces of one zone, all at once."""
        game = self.game
        at = game.where[shown[0]]
        faces = Counter(game.pack.faces[piece] for piece in shown)
        spots = [(game.zones[at].index(Piece(p)), game.pack.faces[p]) for p in shown]
        for seat in _those(seats):
            if game.pack.ordered[at]:
                self._keep(seat, lambda world: all(world[at][i] == face for i, face in spots))
            else:
                self._keep(seat, lambda world: not faces - Counter(world[at]))
        game.look(pieces(shown), seats)

    def rule_out(self, seats: int, faces: set[int], zone: int) -> None:
        for seat in _those(seats):
            self._keep(seat, lambda world: not faces & set(world[zone]))
        all_faces = self.game.pack.faces
        named = [piece for piece, face in enumerate(all_faces) if face in faces]
        self.game.rule_out(seats, set_of(named), zone)

    # --- what the kernel may not do ---

    def trouble(self, seat: int) -> list[str]:
        """What the kernel claims that this seat cannot know."""
        game, mind = self.game, self.minds[seat]
        assert world_of(game) in mind, "the model is wrong: the truth is not possible"
        wrong = game.lost()
        for piece, seats in enumerate(game.knows):
            if seats >> seat & 1 and not self._is_known(piece, mind):
                wrong.append(f"seat {seat} is said to know piece {piece}")
        missing = mind - set(remembered(game, seat))
        if missing:
            wrong.append(f"{len(missing)} worlds are held impossible, such as {min(missing)}")
        return wrong

    def _is_known(self, piece: int, mind: Mind) -> bool:
        game = self.game
        face, at = game.pack.faces[piece], game.where[piece]
        if game.pack.bags[at]:
            return False  # in a bag nothing stays where it is
        if game.pack.ordered[at]:
            spot = game.zones[at].index(Piece(piece))
            return all(world[at][spot] == face for world in mind)
        return all(face in world[at] for world in mind)

    # --- minds ---

    def _goes(self, piece: int, to: int, seen: int, on_top: bool) -> None:
        game, pack = self.game, self.game.pack
        source, face = game.where[piece], pack.faces[piece]
        spot = game.zones[source].index(Piece(piece))
        sees = pack.sight[source] | pack.sight[to] | seen
        for seat in range(SEATS):
            may_be = {face} if sees >> seat & 1 else set(pack.faces)
            may_be = {other for other in may_be if self.back[other] == self.back[face]}
            self.minds[seat] = {
                self._sorted(_laid(taken, to, on_top))
                for world in self.minds[seat]
                for taken in _taken(world, source, spot if pack.ordered[source] else -1, may_be)
            }

    def _becomes(self, change: Callable[[World], Iterable[World]]) -> None:
        self.minds = [{new for world in mind for new in change(world)} for mind in self.minds]

    def _keep(self, seat: int, fits: Callable[[World], bool]) -> None:
        self.minds[seat] = {world for world in self.minds[seat] if fits(world)}

    def _sorted(self, world: World) -> World:
        return _tidy(self.game.pack, world)


def world_of(game: CardTable) -> World:
    faces = game.pack.faces
    return _tidy(game.pack, tuple(tuple(faces[p] for p in zone) for zone in game.zones))


def remembered(game: CardTable, seat: int) -> Counter[World]:
    """Every world that fits `knows` and `mixed` as they are documented, and in how many ways.

    A way puts each unseen piece into the place of an unseen piece with an equal back.
    """
    pack = game.pack
    memory = [entry for entry in game.mixed if entry[0] >> seat & 1]
    unseen = [
        piece
        for at, zone in enumerate(game.zones)
        for piece in zone
        if not pack.sight[at] >> seat & 1 and (pack.bags[at] or not game.knows[piece] >> seat & 1)
    ]

    def may(piece: Piece, place: Piece) -> bool:
        if pack.backs[piece] != pack.backs[place]:
            return False
        return all(lies_in >> place & 1 for _, held, lies_in in memory if held >> piece & 1)

    def ways(places: list[Piece], left: list[Piece]) -> Iterator[dict[Piece, Piece]]:
        if not places:
            yield {}
        for piece in left:
            if may(piece, places[0]):
                for rest in ways(places[1:], [p for p in left if p != piece]):
                    yield {places[0]: piece, **rest}

    found: Counter[World] = Counter()
    for new in ways(unseen, unseen):
        zones = [tuple(pack.faces[new.get(p, p)] for p in zone) for zone in game.zones]
        found[_tidy(pack, tuple(zones))] += 1
    return found


def _those(seats: int) -> list[int]:
    return [seat for seat in range(SEATS) if seats >> seat & 1]


def _tidy(pack: Pack, world: World) -> World:
    return tuple(zone if pack.ordered[at] else tuple(sorted(zone)) for at, zone in enumerate(world))


def _taken(world: World, source: int, spot: int, may_be: set[int]) -> Iterator[tuple[World, int]]:
    """The world without one card of a zone, and that card; in a pile it is that at `spot`."""
    here = world[source]
    for face in set(here) if spot < 0 else {here[spot]}:
        if face in may_be:
            at = here.index(face) if spot < 0 else spot
            rest = here[:at] + here[at + 1 :]
            yield (*world[:source], rest, *world[source + 1 :]), face


def _laid(taken: tuple[World, int], to: int, on_top: bool) -> World:
    world, face = taken
    zone = (*world[to], face) if on_top else (face, *world[to])
    return (*world[:to], zone, *world[to + 1 :])


def _put_together(world: World, to: int, sources: Sequence[int]) -> World:
    zones = list(world)
    for source in sources:
        zones[to] += zones[source]
        zones[source] = ()
    return tuple(zones)
