"""What has to come before all else: a Wound that may be softened, a death that may be cheated.

Inside a procedure it goes on top of the agenda. In the middle of an Action it waits in
`StiflingDark.due` until the step is over: what the Action puts on the agenda comes after it.
"""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import (
    CURSED_DISCARD,
    GENERAL_DISCARD,
    OUT,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow


def before_all(game: StiflingDark, *calls: Call) -> None:
    """Do these before anything else that is still to be done."""
    if game.agenda.running:
        game.agenda.interpose(*calls)
    else:
        game.due = (*game.due, *calls)


def put_due_first(game: StiflingDark) -> None:
    """As a step begins, the first of what is due goes on top of the agenda."""
    if game.due:
        game.agenda.interpose(game.due[0])
        game.due = game.due[1:]


@PROCEDURES.asking
def pause(game: StiflingDark) -> Flow[None]:
    """A step of its own: what was told so far is told before anybody is asked."""
    yield from ()


def might_use(game: StiflingDark, who: int, face: int) -> bool:
    """Could somebody hold an Item and use it now, for all that the Adversary knows?

    It sees the backs of what they hold, and what lies discarded.
    """
    if not game.team[who].here or burden(game, who).no_items or is_gone(game, face):
        return False
    faces, back = game.pack.faces, CARDS[face].type
    return any(CARDS[faces[piece]].type == back for piece in game.hand(who))


def is_gone(game: StiflingDark, face: int) -> bool:
    """Does a card lie discarded for all to see, or is it not in this game at all?"""
    faces = game.pack.faces
    if game.extras and face not in faces:
        return True  # rule: component.extras
    zones = (GENERAL_DISCARD, CURSED_DISCARD, OUT)
    return any(faces[piece] == face for zone in zones for piece in game.zones[zone])


def can_use_now(game: StiflingDark, who: int, face: int) -> bool:
    """Does somebody hold an Item that they may use, also out of their turn?"""
    faces = game.pack.faces
    if not game.team[who].here or burden(game, who).no_items:
        return False
    return any(faces[piece] == face for piece in game.hand(who))
