"""Player Turns: who goes next, the Action allowance, the turn itself, its end, the hand limit."""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards import events, modifiers
from gloam.games.heart_of_darkness.cards.catalogue import STRENGTH
from gloam.games.heart_of_darkness.cards.decks import discardable, draw_loot, throw_away
from gloam.games.heart_of_darkness.cards.events import happened
from gloam.games.heart_of_darkness.cards.modifiers import modifiers_of
from gloam.games.heart_of_darkness.cards.quest_progress import count_turn
from gloam.games.heart_of_darkness.rules import actions, difficulty, talk_and_trade
from gloam.games.heart_of_darkness.rules.advance_creatures import begin_advance, end_round
from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.rules.map import VILLAGE
from gloam.games.heart_of_darkness.rules.protagonists import (
    deal_protagonist,
    restore_sanity,
    restore_strength,
    settle_deaths,
)
from gloam.games.heart_of_darkness.rules.silence import begin_action, begin_phase, talking
from gloam.games.heart_of_darkness.rules.traps import use_up_traps
from gloam.games.heart_of_darkness.state import (
    ALLOWANCE,
    DEADLIER,
    DEADLY,
    GRANTS,
    HAND,
    LASTING,
    NO_ONE,
    ORDER,
    TURN,
    Heart,
)
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose, together
from gloam.kernel.core.cards import NOBODY

WOULD: Key = ("would",)
WOULD_NOT: Key = ("would-not",)


# --- who goes next ---


def order(game: Heart) -> Flow[None]:
    """Settle without words who has the next turn."""
    waiting = [who for who in game.cast() if game.waiting >> who & 1]
    if not waiting:
        after_all_turns(game)  # rule: turn.phase-over
        return
    if len(waiting) == 1:
        (who,) = waiting
    elif game.solo:
        who = yield from _choose_first(game, waiting)
    else:
        who = yield from _settle_order(game, waiting)
    begin_turn(game, who)


def _choose_first(game: Heart, waiting: list[int]) -> Flow[int]:
    """In solo, which of the two goes first."""
    options: list[Key] = [("next", other) for other in waiting]
    # rule: solo.separate
    key = yield from ask(game, game.decider(), lambda: options, "first")
    who: int = key[1]
    return who


def _settle_order(game: Heart, waiting: list[int]) -> Flow[int]:
    """Everybody signals; one volunteer goes, else the Decider names somebody."""
    # rule: turn.order, turn.order-tie, silence.turn-signal
    flows = {who: partial(_signal, who) for who in waiting}
    opens = dict.fromkeys(waiting, EVERYONE)
    signals = yield from together(game, lambda: {} if game.outcome else flows, "signal", opens)
    willing = [one for one in waiting if signals[one] == WOULD]
    for one in waiting:
        game.tell("would" if signals[one] == WOULD else "would-not", one)
    if len(willing) == 1:
        (who,) = willing
        return who
    options: list[Key] = [("next", one) for one in willing or waiting]
    # rule: decide.unsure, decide.silent
    key = yield from ask(game, game.decider(), lambda: options, "next")
    named: int = key[1]
    return named


def _signal(who: int) -> Flow[Key]:
    key: Key = yield choose(who, [WOULD, WOULD_NOT], "signal", NOBODY)
    return key


# --- a turn ---


def begin_turn(game: Heart, who: int) -> None:
    """A turn begins; a player without a Protagonist is first dealt a fresh one."""
    begin_phase(game)
    game.phase = TURN
    game.active = who
    game.waiting &= ~(1 << who)  # rule: turn.each-once
    # rule: decide.unsure, advance.recency
    game.recent = [other for other in game.recent if other != who] + [who]
    _forget_turn(game)
    game.tell("turn", who)
    if game.hero[who] == NO_ONE:
        # rule: killed.replacement, killed.replacement-must, killed.replacement-cards
        # rule: setup.late-start-location, setup.steps-two-three, solo.death
        deal_protagonist(game, who, VILLAGE)
    # rule: killed.replacement-full, turn.allowance-basis, join.allowance, quest.benefit
    game.actions = allowance(game) + modifiers.actions_bonus(game, who)
    soothe = modifiers_of(game, who).soothe
    if soothe:
        restore_sanity(game, who, soothe)


def _forget_turn(game: Heart) -> None:
    """Nothing has been done in this turn yet."""
    game.used = game.fought = game.once = 0
    game.moved = game.kills = game.looted = game.cleared = 0
    game.taken = []


def allowance(game: Heart) -> int:
    """Actions a turn, by the number of players."""
    # rule: turn.allowance-solo, turn.allowance-two, turn.allowance-three, turn.allowance-four
    return ALLOWANCE[game.present.bit_count()]  # rule: solo.allowance


def turn(game: Heart) -> Flow[None]:
    """One Action or Free Action of the active player, or the end of the turn."""
    who = game.active
    if not game.alive(who):
        end_turn(game)  # rule: killed.turn-ends
        return
    seat = game.seat_of(who)  # rule: turn.own-turn-only, protagonist.actor
    if talking(game):
        key = yield from talk_and_trade.act_or_give(game, lambda: actions.options(game, who))
        if key[0] in ("give-card", "give-trap"):
            yield from talk_and_trade.give(game, key)  # rule: talk.give
            return
    else:
        key = yield from ask(game, seat, lambda: actions.options(game, who), "act")
    begin_action(game)  # rule: silence.immunity-ends-action
    if key == actions.END:
        yield from _before_the_end(game, who)
        settle_deaths(game)
        game.phase = HAND  # rule: turn.unused
        return
    yield from actions.do(game, who, key)
    settle_deaths(game)
    while game.cleared and game.alive(who):  # rule: difficulty.easier
        if (yield from difficulty.takes_spoils(game, who)):
            draw_loot(game, who)


# --- its end ---


def _before_the_end(game: Heart, who: int) -> Flow[None]:
    """What happens when a turn ends, before the hand is cut to its limit."""
    place = game.place[who]
    count_turn(game, who)
    happened(game, events.TURN_ENDED_AT, place)
    if not game.looted:
        happened(game, events.QUIET_TURN)
    you = modifiers_of(game, who)
    if place in game.at:
        return
    if you.heal_self:
        restore_strength(game, who, you.heal_self)
    if you.heal_any:
        options = [*_wounded(game, who), ("nobody",)]
        if len(options) > 1:
            key = yield from ask(game, game.seat_of(who), lambda: _healable(game, who), "tend")
            if key[0] == "tend":
                restore_strength(game, key[1], you.heal_any)


def _healable(game: Heart, who: int) -> list[Key]:
    return [*_wounded(game, who), ("nobody",)] if game.alive(who) else []


def _wounded(game: Heart, who: int) -> list[Key]:
    """Those at one's Location who have lost Strength, whether they can be helped or not."""
    here = game.here(game.place[who])
    return [("tend", other) for other in here if game.strength[other] < STRENGTH[game.hero[other]]]


def hand(game: Heart) -> Flow[None]:
    """One card too many is discarded, of the player's choosing."""
    who = game.active
    # rule: turn.hand-limit, turn.hand-limit-only-then, personal.in-limit, curse.in-limit
    if not _too_many(game, who):
        end_turn(game)
        return
    seat = game.seat_of(who)
    if len(game.zones[game.hand(who)]) <= game.hand_limit():
        modifiers.burden_shows(game, who, "hand")
    key = yield from ask(game, seat, lambda: _surplus(game, who), "hand-limit", audience=NOBODY)
    throw_away(game, who, key[1])  # rule: turn.hand-limit-choice


def _too_many(game: Heart, who: int) -> bool:
    if not game.alive(who):
        return False  # rule: killed.turn-ends
    held = len(game.zones[game.hand(who)])
    limit = modifiers.hand_limit(game, who, game.hand_limit())
    return held > limit and bool(discardable(game, who))  # rule: turn.hand-limit


def _surplus(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return actions.give_up_keys(game, who)  # rule: turn.hand-limit-curses


def end_turn(game: Heart) -> None:
    """The turn is over: Traps are used up, what was granted for it lapses."""
    who = game.active
    begin_phase(game)  # rule: silence.immunity-ends-turn
    use_up_traps(game)  # rule: trap.used-up
    _lapse(game, who)
    game.tell("turn-over", who)
    game.phase = DEADLY if game.difficulty & DEADLIER else ORDER


def _lapse(game: Heart, who: int) -> None:
    """What cards have granted for this turn is over."""
    for which in range(GRANTS):
        if which not in LASTING:
            game.grants[who * GRANTS + which] = 0


def deadly(game: Heart) -> None:
    """Deadly: the Creatures may advance after each turn."""
    if difficulty.creatures_stir(game):  # rule: difficulty.deadly
        begin_advance(game)
    else:
        game.phase = ORDER


def after_all_turns(game: Heart) -> None:
    if game.difficulty & DEADLIER:
        end_round(game)  # rule: difficulty.deadly-no-phase, difficulty.deadly-end
    else:
        begin_advance(game)  # rule: round.phases
