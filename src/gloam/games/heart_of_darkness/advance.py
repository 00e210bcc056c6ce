"""Advance Creatures, and the end of the round."""

from __future__ import annotations

from gloam.games.heart_of_darkness import joining, moments, traits
from gloam.games.heart_of_darkness.asking import pick_creature
from gloam.games.heart_of_darkness.boat import escaped, turn_boat, win
from gloam.games.heart_of_darkness.bodies import lose_sanity, settle_deaths
from gloam.games.heart_of_darkness.creatures import advance_one
from gloam.games.heart_of_darkness.darkness import check_lost
from gloam.games.heart_of_darkness.silence import begin_phase
from gloam.games.heart_of_darkness.spawning import begin_spawning
from gloam.games.heart_of_darkness.state import (
    ADVANCE,
    CRAWLER,
    DEADLIER,
    DEVOURER,
    KIND_OF,
    ORDER,
    ROUND_END,
    Heart,
)
from gloam.games.heart_of_darkness.traps import use_up_traps
from gloam.kernel.core.asks import Flow


def begin_advance(game: Heart) -> None:
    """First the sight of Creatures costs Sanity; then all of them are to move."""
    game.phase = ADVANCE
    begin_phase(game)
    # rule: advance.order, advance.order-within, advance.move-all
    game.movers = sorted(game.standing, key=lambda creature: -KIND_OF[creature])
    for who in game.living():
        if game.place[who] in game.at:
            fear = traits.advance_sanity(game, who)
            if fear:
                lose_sanity(game, who, fear)  # rule: advance.sanity
    settle_deaths(game)  # rule: advance.dead-first


def advance(game: Heart) -> Flow[None]:
    """The next Creature moves, or the phase is over."""
    if not game.movers:
        _end_advance(game)
        return
    creature = game.movers[0]
    if KIND_OF[creature] == DEVOURER:
        # rule: advance.order-within
        rest = [other for other in game.movers if KIND_OF[other] == DEVOURER]
        if len({game.at[other] for other in rest}) > 1:
            creature = yield from pick_creature(game, game.decider(), rest, "devourer")
    game.movers.remove(creature)
    steps = traits.crawler_steps(game) if KIND_OF[creature] == CRAWLER else 1
    for _ in range(steps):
        if game.at[creature] >= 0:
            yield from advance_one(game, creature)


def _end_advance(game: Heart) -> None:
    use_up_traps(game)  # rule: trap.used-up
    moments.phase_over(game)
    begin_phase(game)
    if game.difficulty & DEADLIER:
        game.phase = ORDER  # rule: difficulty.deadly-no-phase
    else:
        end_round(game)


# --- the end of the round ---


def end_round(game: Heart) -> None:
    """The boat, a loss, a win; then those who leave or enter."""
    # rule: round.end-order, endround.check, win.when-checked, win.only-then
    game.phase = ROUND_END
    turn_boat(game)  # rule: win.after-flip
    check_lost(game)  # rule: lose.before-win
    if escaped(game):
        win(game)


def round_end(game: Heart) -> Flow[None]:
    """Let players leave or enter, and begin the next round."""
    yield from joining.leave_and_join(game)
    game.round += 1  # rule: round.repeat
    begin_spawning(game)
