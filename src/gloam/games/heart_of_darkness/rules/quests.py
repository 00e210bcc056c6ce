"""Quests: beginning and completing them."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import took_effect
from gloam.games.heart_of_darkness.cards.quest_progress import start
from gloam.games.heart_of_darkness.cards.requirements import BEGINNINGS, RESOLUTIONS, Task
from gloam.games.heart_of_darkness.state import HANDS, SECOND, Heart
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow


def can_begin(game: Heart, who: int, face: int) -> bool:
    # rule: quest.begin, quest.begin-limits
    return _undisturbed(game, who, BEGINNINGS[face]) and BEGINNINGS[face].can_be_done(
        game, who, face
    )


def can_resolve(game: Heart, who: int, face: int) -> bool:
    # rule: quest.resolve
    return _undisturbed(game, who, RESOLUTIONS[face]) and RESOLUTIONS[face].can_be_done(
        game, who, face
    )


def _undisturbed(game: Heart, who: int, task: Task) -> bool:
    """Whether no Creature is in the way, or the text says that it is not."""
    # rule: quest.no-creatures, quest.text-first
    return task.among_creatures or game.protagonists[who].place not in game.creatures.values()


def begin(game: Heart, who: int, face: int) -> Flow[None]:
    """A Quest is laid face up before its player."""
    game.tell("begun", who, face)
    game.carried = face
    # rule: quest.begin, quest.belongs, quest.stay-face-up, quest.any-number
    game.move(piece_with(game, HANDS + who, face), game.begun(who))
    start(game, face)
    yield from BEGINNINGS[face].pay(game, who)


def resolve(game: Heart, who: int, face: int) -> Flow[None]:
    """A begun Quest is completed, if its price is paid."""
    seat = game.seat_of(who)
    game.tell("resolving", who, face)
    game.carried = face
    if not (yield from RESOLUTIONS[face].pay(game, who)):
        game.tell("not-resolved", who, face)
        return
    # rule: quest.resolve, solo.quests, quest.token, components.quest-tokens
    for own in (seat, seat + SECOND):
        for piece in game.zones[game.begun(own)]:
            if game.pack.faces[piece] == face:
                game.move(piece, game.completed(seat))
                game.tell("completed", who, face)
                took_effect(face)
                return
