"""Spawning: minions take free trays and stand on the FAST or the SLOW track."""

from __future__ import annotations

from gloam.games.original_sin.state import PROCEDURES, TRAY, TRAYS, Enemy, OriginalSin


def spawn(game: OriginalSin, face: int, space: int, fast: bool, count: int) -> int:
    """So many minions of one kind, as far as there are trays. Gives how many there are now."""
    # rule: spawn.place, spawn.limit, spawn.boss-not-counted, spawn.tray-order, spawn.veteran
    placed = 0
    for tray in range(TRAY, TRAY + TRAYS):
        if placed == count:
            break
        if tray not in game.enemies:
            game.enemies[tray] = Enemy(face, game.book.cards[face].hp[0], space, fast)
            game.tell("spawns", game.told(tray), space)
            placed += 1
    return placed


@PROCEDURES.plain
def call_minions(game: OriginalSin, who: int, face: int, count: int) -> None:
    """An enemy calls others into its space, to the right of its own track."""
    # rule: boss.special, spawn.limit, combat.spawn-mid-round
    if who in game.enemies:
        caller = game.enemies[who]
        spawn(game, face, caller.at, caller.fast, count)
