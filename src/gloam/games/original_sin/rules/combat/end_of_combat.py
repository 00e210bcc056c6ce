"""The end of a combat: when, and the steps that follow in order."""

from __future__ import annotations

from gloam.games.original_sin.rules.combat.rounds import start_of_turn
from gloam.games.original_sin.rules.figures.cooldown import slide
from gloam.games.original_sin.rules.figures.damage import stand_up
from gloam.games.original_sin.rules.using_cards import lay_down
from gloam.games.original_sin.state import (
    NO_CARD,
    NO_ONE,
    PROCEDURES,
    TRAY,
    OriginalSin,
    Round,
    Stage,
)
from gloam.kernel.core.agenda import Call


@PROCEDURES.plain
def over(game: OriginalSin) -> None:
    """Looked at after each whole attack or effect: is the combat over, or the party down?"""
    # rule: end.when, end.both
    if game.round is not Round.COMBAT:
        # rule: downed.whole-party-exploring, downed.whole-party-other
        if game.stage is Stage.LOCATION and not game.standing():
            game.agenda.interpose(("forced_restart",))
        return
    if game.ended:  # rule: end.step3-damage
        return
    # rule: dominated.still-enemy
    if not game.enemies or special_end(game, closing=False):
        end_combat(game, won=True)
    elif not game.standing():
        end_combat(game, won=False)


def special_end(game: OriginalSin, closing: bool) -> bool:
    """Whether the own condition of an active combat card is fulfilled, which wins the combat."""
    # rule: end.when
    return any(
        bool(part.until.value(game, closing))
        for card in game.stack
        for part in game.place.cards[card].parts
        if part.until is not None
    )


@PROCEDURES.plain
def close_combat_round(game: OriginalSin) -> None:
    """Some combats are won by lasting so many rounds."""
    if game.enemies and not game.ended and special_end(game, closing=True):
        end_combat(game, won=True)


@PROCEDURES.plain
def combat_is_lost(game: OriginalSin) -> None:
    """A card says so."""
    if game.round is Round.COMBAT and not game.ended:  # rule: end.when
        end_combat(game, won=False)


def end_combat(game: OriginalSin, won: bool) -> None:
    """All that was under way in this round is cut off; the active Origin's turn ends."""
    game.ended = True
    game.tell("won" if won else "lost")
    active = game.active
    kept = lay_down(game, active, game.in_use) if game.in_use != NO_CARD else []
    game.deeds.clear()
    if 0 <= active < TRAY:
        slide(game, active)  # rule: end.active-origin
    game.active = NO_ONE
    game.agenda.cut("combat_round")  # rule: end.remaining-enemies
    # rule: end.victory, end.clear, end.cooldowns, end.revive, end.ap
    steps = (
        ("clear_enemies",),
        ("late_slides", 0),
        ("revive_all",),
        ("hand_out_owed",),
        ("no_more_ap",),
        ("late_spawns",),
    )
    game.agenda.interpose(*kept, ("combat_cards", int(won)), *steps)


@PROCEDURES.plain
def clear_enemies(game: OriginalSin) -> None:
    """Enemies leave the board, after a defeat too."""
    game.enemies.clear()  # rule: end.clear, status.persist-after-combat
    game.tactics = game.below = ()
    game.rounds = 0


@PROCEDURES.plain
def late_slides(game: OriginalSin, who: int) -> None:
    """Each Origin that has not had its turn: start-of-turn effects and the slide, nothing else."""
    # rule: end.cooldowns
    while who < len(game.party) and game.party[who].acted:
        who += 1
    if who == len(game.party):
        return
    origin = game.party[who]
    origin.acted = True
    # rule: downed.no-start-effects
    start: list[Call] = start_of_turn(game, who) if origin.hp else []
    game.agenda.call(*start, ("slide_track", who), ("late_slides", who + 1))


@PROCEDURES.plain
def revive_all(game: OriginalSin) -> None:
    game.cause = ("combat-over",)
    for who in range(len(game.party)):
        stand_up(game, who, 1)  # rule: end.revive, revive.end-of-combat


@PROCEDURES.plain
def no_more_ap(game: OriginalSin) -> None:
    for origin in game.party:
        origin.ap = 0  # rule: end.ap, ap.no-carry
