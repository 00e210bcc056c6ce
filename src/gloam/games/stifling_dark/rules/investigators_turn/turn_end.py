"""The end of an Investigator's turn: tracks are settled, effects come, MP are lost."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.conditions import calls_at_turn_end
from gloam.games.stifling_dark.rules.investigators_turn.moving import look_into_eye
from gloam.games.stifling_dark.rules.investigators_turn.sprint_and_rest import rests
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    gain_charge,
    gain_stamina,
    lose_charge,
    lose_stamina,
)
from gloam.games.stifling_dark.rules.lasting_effects import burden, effective_wounds, end_spells
from gloam.games.stifling_dark.rules.wounds import work_again
from gloam.games.stifling_dark.state import (
    NO_ONE,
    NOWHERE,
    PROCEDURES,
    WARM,
    Phase,
    StiflingDark,
    Turn,
)
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.bit_sets import members

WINSTON: Final = FACE["winston-pitts"]


def end_turn(game: StiflingDark, who: int) -> None:
    """Charge and Rest against what Wounds take, then all else that acts at the end."""
    if game.outcome is not None or not game.team[who].here:
        return
    space = game.team[who].space
    if game.butcher.eyes >> space & 1:
        look_into_eye(game, space)
    settle_tracks(game, who)  # rule: round.skip-final
    calls = calls_at_turn_end(game, who)  # rule: round.start-end-effects
    if game.turn.defiled:
        calls.append(("defiled_roll", who))
    if game.team[who].lives_on:
        calls.append(("live_on", who, game.team[who].lives_on))  # by a Rabbit's Foot
    game.agenda.call(*calls, then=("turn_is_over", who))


def may_end(game: StiflingDark, who: int) -> bool:
    """Nobody ends a turn, or takes a Final Action, on a space with another Investigator."""
    # rule: move.no-shared-end, final.occupied, move.share-with-adversary
    return game.standing_with(who) == NO_ONE


def is_warm(game: StiflingDark, who: int) -> bool:
    """Is somebody at the Campfire, or near it?"""
    if game.campfire == NOWHERE:
        return False
    near = within(game, game.campfire, WARM)
    return bool(near >> game.team[who].space & 1)  # rule: investigator.winston-major


def settle_tracks(game: StiflingDark, who: int) -> None:
    """What is gained and what is lost at the end of a turn cancel out."""
    up = effective_wounds(game, who)
    if burden(game, who).ignores_wounds:
        up = 0
    recovers = not game.turn.traded  # rule: investigator.kya-minor
    warm = int(recovers and is_warm(game, who))
    stamina = (
        warm + int(recovers and rests(game, who)) - sum_of_losses(game, who, up, "lose_stamina")
    )
    charge = int(recovers and game.turn.charged) - sum_of_losses(game, who, up, "lose_charge")
    if game.ground.zone_of[game.team[who].space] >= 0:
        charge -= burden(game, who).zone_costs_charge
    if charge > 0:
        gain_charge(game, who, charge, "recharged")
    elif charge < 0:
        lose_charge(game, who, -charge, "wounds")
    if stamina > 0:
        gain_stamina(game, who, stamina, WINSTON if warm else "rested")
    elif stamina < 0:
        lose_stamina(game, who, -stamina, 0, "wounds")  # rule: track.turn-end-net


def sum_of_losses(game: StiflingDark, who: int, up: int, name: str) -> int:
    """What face-up Wounds take from a track at the end of a turn."""
    total = 0
    for face in members(up):
        for call in calls_of(TEXTS[face].turn_end, game, who, face):
            if call[0] == name:
                total += int(call[2])
    return total


@PROCEDURES.plain
def turn_is_over(game: StiflingDark, who: int, results: tuple[int | None, ...] = ()) -> None:
    """MP that are left are lost; after the last Investigator the Adversary has its turn."""
    one = game.team[who]
    shrugged_off = one.here and burden(game, who).ignores_wounds
    end_spells(one)
    if shrugged_off:
        game.agenda.interpose(*work_again(game, who))
    one.acted = True  # rule: game.round-term
    if one.turns >= one.artist_until:
        one.artist = NOWHERE  # rule: faq.dylan
    game.turn = Turn()  # rule: move.unused-mp
    game.tell("turn-over", who)
    game.phase = Phase.NEXT  # rule: round.end-any-time
