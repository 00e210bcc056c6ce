"""Setting up: Protagonists, Personal Items, the opening hands."""

from __future__ import annotations

from gloam.games.heart_of_darkness.asking import heedful
from gloam.games.heart_of_darkness.deck import KIND, PERSONAL
from gloam.games.heart_of_darkness.decks import draw_loot
from gloam.games.heart_of_darkness.island import STRANDED_SHIP
from gloam.games.heart_of_darkness.spawning import begin_spawning
from gloam.games.heart_of_darkness.state import (
    LOOT_BACK,
    LOOT_DISCARD,
    OPENING_DISCARD,
    OPENING_DRAW,
    Heart,
)
from gloam.games.heart_of_darkness.walking import deal_protagonist
from gloam.kernel.core.asks import Flow, Key, choose, together
from gloam.kernel.core.cards import NOBODY

assert OPENING_DISCARD == 1, "the opening asks for one card; more would need more asks"


def deal(game: Heart) -> None:
    """Before the first decision: everybody has a Protagonist and three cards to choose from."""
    for who in game.cast():  # rule: solo.two
        deal_protagonist(game, who, STRANDED_SHIP)  # rule: setup.start-location
    for who in game.cast():  # rule: setup.opening-draw, solo.setup
        for _ in range(OPENING_DRAW):
            draw_loot(game, who)


def opening(game: Heart) -> Flow[None]:
    """Each player gives up one of the three, all at once and in secret."""
    # rule: setup.opening-choice
    flows = {seat: (lambda seat=seat: _give_up(game, seat)) for seat in game.players()}
    given = yield from heedful(game, together(game, flows, "opening"))
    for seat in game.players():
        for who, face in zip(_of(game, seat), given[seat], strict=True):
            game.move(game.one(game.hand(who), face), LOOT_DISCARD)  # rule: setup.opening-discard
    game.tell("opened")
    begin_spawning(game)


def _of(game: Heart, seat: int) -> list[int]:
    return [who for who in game.cast() if game.seat_of(who) == seat]


def _give_up(game: Heart, seat: int) -> Flow[list[int]]:
    chosen: list[int] = []
    for who in _of(game, seat):
        options: list[Key] = [("discard", face) for face in loot_faces(game, who)]
        key = yield choose(seat, options, "opening", NOBODY)
        chosen.append(key[1])
    return chosen


def loot_faces(game: Heart, who: int) -> list[int]:
    """The faces of the Loot cards in a hand, each once; no Curse, no Personal Item."""
    faces, backs = game.pack.faces, game.pack.backs
    found: list[int] = []
    for piece in game.zones[game.hand(who)]:
        if backs[piece] == LOOT_BACK and faces[piece] not in found:
            assert KIND[faces[piece]] != PERSONAL
            found.append(faces[piece])
    return found
