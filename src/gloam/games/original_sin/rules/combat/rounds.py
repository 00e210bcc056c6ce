"""Combat rounds: FAST enemies, Origins in any order, SLOW enemies; everybody's turn."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import END, START
from gloam.games.original_sin.rules.figures.abilities import due
from gloam.games.original_sin.rules.figures.cooldown import slide
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.rules.turn_order import whoever_is_ready
from gloam.games.original_sin.state import (
    BOSS,
    NO_ONE,
    PROCEDURES,
    TRAY,
    OriginalSin,
    Round,
)
from gloam.kernel.core.asks import Flow


@PROCEDURES.plain
def combat_round(game: OriginalSin) -> None:
    # rule: combat.order, combat.one-turn-each, combat.everyone-in, round.enemies
    game.round = Round.COMBAT
    game.rounds += 1
    game.ended = False
    for enemy in game.enemies.values():
        enemy.acted = False
    game.tell("combat-round", game.rounds)
    turns = (("enemies_act", 1), ("origins_act",), ("enemies_act", 0))
    game.agenda.call(*turns, ("close_combat_round",))


@PROCEDURES.plain
def enemies_act(game: OriginalSin, fast: int) -> None:
    """Left to right; one that joins on the right while its track acts has its turn too."""
    # rule: combat.order, combat.spawn-mid-round, combat.fixed-order-check
    for who, enemy in game.enemies.items():
        if enemy.fast == bool(fast) and not enemy.acted:
            game.agenda.call(("enemy_turn", who), ("enemies_act", fast))
            return


@PROCEDURES.plain
def enemy_turn(game: OriginalSin, who: int) -> None:
    game.active = who
    game.enemies[who].acted = True
    game.tell("turn", game.told(who))
    acts = ("boss_acts",) if who == BOSS else ("minion_acts", who)
    # rule: status.start-of-turn, combat.minion-turn, boss.turn
    game.agenda.call(*due(game, who, START), ("over",), acts, ("end_turn", who))


@PROCEDURES.asking
def origins_act(game: OriginalSin) -> Flow[None]:
    who = yield from whoever_is_ready(game, "who-acts")
    if who != NO_ONE:
        game.agenda.call(("origin_turn", who), ("origins_act",))


@PROCEDURES.plain
def origin_turn(game: OriginalSin, who: int) -> None:
    # rule: combat.origin-turn, downed.combat-turn, downed.no-start-effects, downed.own-turn
    origin = game.party[who]
    origin.moved = False
    game.tell("turn", game.told(who))
    start = start_of_turn(game, who) if origin.hp else []
    game.agenda.call(*start, ("over",), ("gain_turn_ap", who), ("act", who), ("end_turn", who))


def start_of_turn(game: OriginalSin, who: int) -> list[tuple[str | int, ...]]:
    """What its cards do before anything else in its turn."""
    # rule: status.start-of-turn
    calls = due(game, who, START)
    if any(on for on in game.party[who].track if game.book.texts[on[0]].turned):
        calls = [*calls, ("turned_on_ally", who)]
    return calls


@PROCEDURES.plain
def gain_turn_ap(game: OriginalSin, who: int) -> None:
    """What is on the Origin card, added to what is left; what cards change included."""
    # rule: ap.gain, ap.leftover, downed.combat-turn
    gains = game.book.cards[game.party[who].face].gains[game.level - 1]
    found = lasting(game, who)
    gain_ap(game, who, max(0, (gains // 2 if found.ap_halved else gains) + found.ap))


@PROCEDURES.plain
def gain_ap(game: OriginalSin, who: int, n: int) -> None:
    """Up to the maximum; what is above is lost, and so is all that is gained outside a combat."""
    if who < TRAY and game.round is Round.COMBAT:  # rule: ap.max, ap.no-carry, status.haste-known
        origin = game.party[who]
        origin.ap = max(origin.ap, min(origin.ap + n, lasting(game, who).ap_maximum))


@PROCEDURES.plain
def end_turn(game: OriginalSin, who: int) -> None:
    """Its end-of-turn effects, then its track slides."""
    # rule: cooldown.slide-end-of-turn
    if game.is_there(who):
        calls = due(game, who, END)
        if calls:
            game.agenda.call(*calls, ("over",), ("slide_track", who))
            return
    slide_track(game, who)


@PROCEDURES.plain
def slide_track(game: OriginalSin, who: int) -> None:
    if game.is_there(who):
        slide(game, who)
    game.active = NO_ONE
