"""The row of turns: fast enemies, Origins in any order, slow enemies."""

from __future__ import annotations

from gloam.games.original_sin.rules.figures.numbers import max_hp
from gloam.games.original_sin.state import FIGURES, TRAY, OriginalSin
from gloam.games.original_sin.view.names import SHEET_ID, TOLD
from gloam.games.original_sin.view.nodes import icon_of
from gloam.kernel.present.scene import Initiative, Turn, Words


def initiative(game: OriginalSin) -> Initiative:
    # rule: combat.order
    fast = [who for who, enemy in game.enemies.items() if enemy.fast]
    slow = [who for who, enemy in game.enemies.items() if not enemy.fast]
    order = [*fast, *range(len(game.party)), *slow]
    turns = tuple([_turn(game, who) for who in order])
    current = order.index(game.active) if game.active in order else -1
    return Initiative(id="order", turns=turns, current=current)


def _turn(game: OriginalSin, who: int) -> Turn:
    code = game.told(who)
    figure = game.figure(who)
    note = Words("turn-hp", {"n": figure.hp, "high": max_hp(game, who)})
    group = "origins" if who < TRAY else "fast" if game.enemies[who].fast else "slow"
    return Turn(
        label=TOLD.words[code],
        node=SHEET_ID[who],
        icon=icon_of(code // FIGURES),
        owner=game.seat_of(who) if who < TRAY else -1,
        group=group,
        note=note,
        done=figure.acted,
        out=not figure.hp,
    )
