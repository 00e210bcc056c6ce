"""Setting up: the table, Protagonists, Personal Items, the opening hands."""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards.catalogue import (
    CURSE,
    EVENT,
    PERSONAL,
    SPAWN,
    TYPE,
)
from gloam.games.heart_of_darkness.cards.decks import draw_loot, pack
from gloam.games.heart_of_darkness.rules.map import ISLANDS, STRANDED_SHIP
from gloam.games.heart_of_darkness.rules.protagonists import deal_protagonist
from gloam.games.heart_of_darkness.rules.spawning import begin_spawning
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    CURSES,
    LOOT,
    LOOT_BACK,
    LOOT_DISCARD,
    SPAWNS,
    Difficulty,
    Heart,
    SilenceMode,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.cards import NOBODY, table_of
from gloam.kernel.core.forms import together


def _start(face: int) -> int:
    kind = TYPE[face]
    if kind == CURSE:
        return CURSES  # rule: setup.curse-deck
    if kind in (EVENT, SPAWN):
        return SPAWNS  # rule: setup.spawn-deck
    return ASIDE if kind == PERSONAL else LOOT  # rule: setup.loot-deck, setup.unused-aside


def fresh_table(
    seats: int, western: bool, difficulty: Difficulty, silence: SilenceMode, latecomers: int
) -> Heart:
    """The table before anything is dealt."""
    cards = pack(western)
    zones, where, knows = table_of(cards, [_start(face) for face in cards.faces])
    island = ISLANDS[western]  # rule: expansion.otherwise, setup.board
    players = tuple(range(max(1, seats - latecomers)))
    # rule: setup.token-stock, setup.empty-map, setup.darkness-one
    return Heart(seats, cards, zones, where, knows, (), island, difficulty, silence, players)


# --- the opening hands ---

# One of the three is given up.
OPENING_DRAW = 3  # rule: setup.opening-draw-source


def deal(game: Heart) -> None:
    """Before the first decision: everybody has a Protagonist and three cards to choose from."""
    for who in game.cast():  # rule: solo.two
        # rule: setup.protagonist-random, setup.personal-item, setup.start-location
        deal_protagonist(game, who, STRANDED_SHIP)
    for who in game.cast():  # rule: setup.opening-draw, solo.setup
        for _ in range(OPENING_DRAW):
            draw_loot(game, who, because=("opening",))


def opening(game: Heart) -> Flow[None]:
    """Each player gives up one of the three, all at once and in secret."""
    # rule: setup.opening-choice
    flows = {seat: partial(_give_up, game, seat) for seat in game.players}
    given = yield from together(game, lambda: {} if game.outcome is not None else flows, "opening")
    for chosen in given.values():
        for who, face in chosen:
            piece = piece_with(game, game.hand(who), face)
            game.move(piece, LOOT_DISCARD)  # rule: setup.opening-discard
    game.tell("opened")
    begin_spawning(game)


def _give_up(game: Heart, seat: int) -> Flow[list[tuple[int, int]]]:
    """One card of each Protagonist of a seat, with whose it is."""
    chosen: list[tuple[int, int]] = []
    for who in game.cast():
        if game.seat_of(who) == seat:
            options: list[Key] = [("discard", face) for face in loot_faces(game, who)]
            key = yield choose(seat, options, "opening", NOBODY)
            chosen.append((who, key[1]))
    return chosen


def loot_faces(game: Heart, who: int) -> list[int]:
    """The faces of the Loot cards in a hand, each once; no Curse, no Personal Item."""
    faces, backs = game.pack.faces, game.pack.backs
    found: list[int] = []
    for piece in game.zones[game.hand(who)]:
        if backs[piece] == LOOT_BACK and faces[piece] not in found:
            assert TYPE[faces[piece]] != PERSONAL
            found.append(faces[piece])
    return found
