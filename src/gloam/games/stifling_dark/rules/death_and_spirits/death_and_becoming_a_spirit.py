"""Death: the player board goes back to the box, and its owner may come back as a Spirit."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS, FACE, SPIRITS
from gloam.games.stifling_dark.rules.death_and_spirits.spirit_abilities import MAJOR_TOKENS
from gloam.games.stifling_dark.rules.ending import deaths_decide
from gloam.games.stifling_dark.rules.light_and_flashlights import leaves_light, relight
from gloam.games.stifling_dark.rules.reacting.interrupting import before_all
from gloam.games.stifling_dark.state import (
    HAND,
    NO_ONE,
    PROCEDURES,
    UNDER,
    WOUND_DISCARD,
    Investigator,
    Phase,
    Status,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose

DECLINE: Final[Key] = ("decline",)


@PROCEDURES.plain
def clear_board(game: StiflingDark, who: int) -> None:
    """Wounds, Conditions, markers and the tokens of one's own Abilities leave the game."""
    one = game.team[who]
    for piece in [*game.wounds(who), *game.zones[UNDER + who]]:
        game.move(piece, WOUND_DISCARD, EVERYONE)  # rule: spirit.sheds
    if one.face == FACE["brielle-easton"]:
        game.cans = game.can_supply = 0
    if one.face == FACE["lucy-belle"]:
        game.barricades = game.damaged_barricades = 0
    if game.poppet == who:
        game.poppet = NO_ONE
    # rule: spirit.keeps, spirit.sheds
    game.team[who] = Investigator(
        face=one.face,
        space=one.space,
        status=one.status,
        stamina=0,
        charge=0,
        major=False,
        evidence=one.evidence,
        turns=one.turns,
        acted=one.acted,
    )


@PROCEDURES.asking
def become_spirit(game: StiflingDark, who: int) -> Flow[None]:
    """One of the Spirits that nobody has taken, or none: then all that one had is left there."""
    taken = [one.spirit for one in game.team]
    # rule: setup.spirits-boxed, spirit.choose
    keys: list[Key] = [("spirit", face) for face in SPIRITS if face not in taken]
    if not keys:
        game.tell("leaves", who)  # rule: spirit.declined
        return
    key: Key = yield choose(game.seat_of(who), [*keys, DECLINE], ("become-spirit", who))
    if key == DECLINE:
        game.tell("leaves", who)  # rule: spirit.declined
        return
    one = game.team[who]
    one.status = Status.SPIRIT  # rule: spirit.not-investigator
    one.spirit = key[1]
    one.spirit_tokens = MAJOR_TOKENS  # rule: spirit.tokens
    played("stifling_dark", CARDS[key[1]].id)
    game.tell("spirit", who, key[1])


# --- what the dead have left behind ---


def leaves_something(game: StiflingDark, who: int) -> bool:
    """Do Items or Evidence of somebody lie where they died?"""
    one = game.team[who]
    return one.status is Status.DEAD and bool(game.hand(who) or one.evidence)


def left_keys(game: StiflingDark, who: int) -> list[Key]:
    at = game.team[who].space
    return [
        ("take-left", other)
        for other, one in enumerate(game.team)
        if one.space == at and leaves_something(game, other)
    ]  # rule: spirit.declined


def take_left(game: StiflingDark, who: int, other: int) -> None:
    """All that lies there. What it is only the team sees, as long as it did before."""
    one, dead = game.team[who], game.team[other]
    for piece in list(game.hand(other)):
        game.move(piece, HAND + who)
    one.evidence |= dead.evidence
    dead.evidence = 0
    game.tell("takes-left", who, other)
    game.agenda.interpose(("shed_items", who))


def died(game: StiflingDark, who: int) -> None:
    """The Adversary may have won by it; if not, the dead may come back as a Spirit."""
    one = game.team[who]
    one.status = Status.DEAD
    one.dying = False
    leaves_light(game, who)  # rule: flash.death
    game.tell("died", who)
    if not deaths_decide(game):  # rule: spirit.check-win, spirit.no-butcher
        relight(game)
        pass_over(game, who)


def pass_over(game: StiflingDark, who: int) -> None:
    """A death in one's own turn ends that turn, and all that was still to come in it."""
    calls = (("clear_board", who), ("become_spirit", who))
    if game.phase is Phase.TURN and game.turn.who == who:
        game.agenda.frames.clear()
        game.due = ()
        game.agenda.interpose(*calls, then=("turn_is_over", who))  # rule: spirit.turn
    else:
        before_all(game, *calls)
