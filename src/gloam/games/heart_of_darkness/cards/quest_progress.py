"""What Quests count while they are begun: kills, and turns ended in a place."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import SECOND, Heart

# The kind of Creature (-1: any) whose kills a Quest counts, and the Location where it wants
# a turn to end; both by face, filled by `requirements.py` as it reads the Resolutions.
COUNTS_KILLS: dict[int, int] = {}
COUNTS_TURNS: dict[int, int] = {}


def progress(game: Heart, quest: int) -> int:
    return game.progress.get(quest, 0)


def start(game: Heart, quest: int) -> None:
    """A Quest is begun (afresh): it has counted nothing yet."""
    game.progress.pop(quest, None)  # rule: recover.begun-quests


def begun_by_player(game: Heart, who: int) -> list[int]:
    """The Quests that a Protagonist's player has begun, as faces."""
    # rule: quest.belongs, solo.quests
    seat = game.seat_of(who)
    faces = game.pack.faces
    first = [faces[piece] for piece in game.zones[game.begun(seat)]]
    second = game.zones[game.begun(seat + SECOND)]
    return [*first, *[faces[piece] for piece in second]] if second else first


def count_kill(game: Heart, who: int, kind: int) -> None:
    """Somebody has killed a Creature."""
    if not COUNTS_KILLS:
        return
    for quest in begun_by_player(game, who):
        if COUNTS_KILLS.get(quest, -2) in (-1, kind):
            game.progress[quest] = progress(game, quest) + 1


def count_turn(game: Heart, who: int) -> None:
    """A turn ends; a place with Creatures does not count."""
    place = game.protagonists[who].place
    if place in game.creatures.values():  # rule: quest.no-creatures
        return
    for quest in begun_by_player(game, who):
        if COUNTS_TURNS.get(quest) == place:
            game.progress[quest] = progress(game, quest) + 1
