"""Player Turns: who goes next, the Action allowance, the turn itself, its end, the hand limit."""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards import events, modifiers
from gloam.games.heart_of_darkness.cards.decks import draw_loot
from gloam.games.heart_of_darkness.cards.events import happened
from gloam.games.heart_of_darkness.cards.modifiers import modifiers_of
from gloam.games.heart_of_darkness.cards.quest_progress import count_turn
from gloam.games.heart_of_darkness.rules import difficulty
from gloam.games.heart_of_darkness.rules.actions import action_choice, talk_and_trade
from gloam.games.heart_of_darkness.rules.actions.discard import (
    discardable,
    give_up_keys,
    throw_away,
)
from gloam.games.heart_of_darkness.rules.actions.traps import use_up_traps
from gloam.games.heart_of_darkness.rules.advance_creatures import begin_advance, end_round
from gloam.games.heart_of_darkness.rules.ask import acting, ask
from gloam.games.heart_of_darkness.rules.decider import decider
from gloam.games.heart_of_darkness.rules.killed import replace_killed, settle_deaths
from gloam.games.heart_of_darkness.rules.protagonists import (
    lacks_strength,
    restore_sanity,
    restore_strength,
)
from gloam.games.heart_of_darkness.rules.silence import begin_action, begin_phase, talking
from gloam.games.heart_of_darkness.state import NO_CARD, Heart, Phase, Turn, without
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose
from gloam.kernel.core.cards import NOBODY
from gloam.kernel.core.forms import together

# Actions a turn, by the number of players.
# rule: turn.allowance-solo, turn.allowance-two, turn.allowance-three, turn.allowance-four
ALLOWANCE = (0, 5, 6, 4, 3)
HAND_LIMIT, SOLO_HAND_LIMIT = 5, 4

WOULD: Key = ("would",)
WOULD_NOT: Key = ("would-not",)


# --- who goes next ---


def order(game: Heart) -> Flow[None]:
    """Settle without words who has the next turn."""
    waiting = [who for who in game.cast() if who in game.waiting]
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
    key = yield from ask(game, decider(game), lambda: options, "first")
    who: int = key[1]
    return who


def _settle_order(game: Heart, waiting: list[int]) -> Flow[int]:
    """Everybody signals; one volunteer goes, else the Decider names somebody."""
    # rule: turn.order, turn.order-tie, silence.turn-signal
    flows = {who: partial(_signal, who) for who in waiting}
    opens = dict.fromkeys(waiting, EVERYONE)
    signals = yield from together(
        game, lambda: {} if game.outcome is not None else flows, "signal", opens
    )
    willing = [one for one in waiting if signals[one] == WOULD]
    for one in waiting:
        game.tell("would" if signals[one] == WOULD else "would-not", one)
    if len(willing) == 1:
        (who,) = willing
        return who
    options: list[Key] = [("next", one) for one in willing or waiting]
    # rule: decide.unsure, decide.silent
    key = yield from ask(game, decider(game), lambda: options, "next")
    named: int = key[1]
    return named


def _signal(who: int) -> Flow[Key]:
    key: Key = yield choose(who, [WOULD, WOULD_NOT], "signal", NOBODY)
    return key


# --- a turn ---


def begin_turn(game: Heart, who: int) -> None:
    """A turn begins; a player without a Protagonist is first dealt a fresh one."""
    begin_phase(game)
    game.phase = Phase.TURN
    game.turn = Turn(who)
    game.waiting = without(game.waiting, who)  # rule: turn.each-once
    game.recent = (*without(game.recent, who), who)  # rule: decide.unsure, advance.recency
    game.tell("turn", who)
    replace_killed(game, who)
    # rule: killed.replacement-full, turn.allowance-basis, join.allowance, quest.benefit
    game.turn.actions = max(1, allowance(game) + modifiers.actions_bonus(game, who))
    soothe = modifiers_of(game, who).soothe
    if soothe:
        restore_sanity(game, who, soothe, modifiers.cause(game, who, "soothe"))


def allowance(game: Heart) -> int:
    """Actions a turn, by the number of players."""
    return ALLOWANCE[len(game.players)]  # rule: solo.allowance


def turn(game: Heart) -> Flow[None]:
    """One Action or Free Action of the active player, or the end of the turn."""
    who = game.turn.who
    if not game.alive(who):
        if not game.turn.looted:  # a turn that a death cuts short passes, too
            happened(game, events.QUIET_TURN)  # rule: event.lasting
        end_turn(game)  # rule: killed.turn-ends
        return
    seat = game.seat_of(who)  # rule: turn.own-turn-only, protagonist.actor
    if talking(game):
        key = yield from talk_and_trade.act_or_give(game, lambda: action_choice.options(game, who))
        if key[0] in ("give-card", "give-trap"):
            yield from talk_and_trade.give(game, key)  # rule: talk.give
            return
    else:
        key = yield from ask(game, seat, lambda: action_choice.options(game, who), acting(game))
    begin_action(game)  # rule: silence.immunity-ends-action
    game.rolled = None
    if key == action_choice.END:
        yield from _before_the_end(game, who)
        settle_deaths(game)
        game.phase = Phase.HAND  # rule: turn.unused
        return
    yield from action_choice.do(game, who, key)
    settle_deaths(game)
    game.carried = NO_CARD
    while game.turn.cleared and game.alive(who):  # rule: difficulty.easier
        if (yield from difficulty.takes_spoils(game, who)):
            draw_loot(game, who, because=("spoils",))


# --- its end ---


def _before_the_end(game: Heart, who: int) -> Flow[None]:
    """What happens when a turn ends, before the hand is cut to its limit."""
    place = game.protagonists[who].place
    count_turn(game, who)
    happened(game, events.TURN_ENDED_AT, place)
    if not game.turn.looted:
        happened(game, events.QUIET_TURN)
    you = modifiers_of(game, who)
    if place in game.creatures.values():
        return
    if you.heal_self:
        restore_strength(game, who, you.heal_self, modifiers.cause(game, who, "heal_self"))
    if you.heal_any and _wounded(game, who):
        key = yield from ask(game, game.seat_of(who), lambda: _healable(game, who), "tend")
        if key[0] == "tend":
            cause = modifiers.cause(game, who, "heal_any")
            restore_strength(game, key[1], you.heal_any, cause)


def _healable(game: Heart, who: int) -> list[Key]:
    return [*_wounded(game, who), ("nobody",)] if game.alive(who) else []


def _wounded(game: Heart, who: int) -> list[Key]:
    """Those at one's Location who have lost Strength, whether they can be helped or not."""
    here = game.here(game.protagonists[who].place)
    return [("tend", other) for other in here if lacks_strength(game, other)]


def hand(game: Heart) -> Flow[None]:
    """One card too many is discarded, of the player's choosing."""
    who = game.turn.who
    # rule: turn.hand-limit, turn.hand-limit-only-then, personal.in-limit, curse.in-limit
    if not _too_many(game, who):
        end_turn(game)
        return
    seat = game.seat_of(who)
    limit = modifiers.open_hand_limit(game, who, hand_limit(game))
    over = len(game.zones[game.hand(who)]) - limit
    if over <= 0:
        modifiers.burden_shows(game, who, "hand")
    about = ("hand-limit", max(1, over))  # as everybody can count it
    key = yield from ask(game, seat, lambda: _surplus(game, who), about, audience=NOBODY)
    throw_away(game, who, key[1], ("limit",))  # rule: turn.hand-limit-choice


def _too_many(game: Heart, who: int) -> bool:
    if not game.alive(who):
        return False  # rule: killed.turn-ends
    held = len(game.zones[game.hand(who)])
    limit = modifiers.hand_limit(game, who, hand_limit(game))
    return held > limit and bool(discardable(game, who))  # rule: turn.hand-limit


def hand_limit(game: Heart) -> int:
    # rule: turn.hand-limit, protagonist.carry, solo.hand
    return SOLO_HAND_LIMIT if game.solo else HAND_LIMIT


def _surplus(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return give_up_keys(game, who)  # rule: turn.hand-limit-curses


def end_turn(game: Heart) -> None:
    """The turn is over: Traps are used up, what was granted for it lapses."""
    who = game.turn.who
    begin_phase(game)  # rule: silence.immunity-ends-turn
    use_up_traps(game)  # rule: trap.used-up
    if game.alive(who):
        one = game.protagonists[who]
        one.combat_dice = one.silent_loots = 0
    game.tell("turn-over", who)
    game.phase = Phase.DEADLY if game.difficulty.deadly else Phase.ORDER


def deadly(game: Heart) -> Flow[None]:
    """Deadly: the Creatures may advance after each turn."""
    if difficulty.creatures_stir(game):  # rule: difficulty.deadly
        begin_advance(game)
    else:
        game.phase = Phase.ORDER
    yield from ()


def after_all_turns(game: Heart) -> None:
    if game.difficulty.deadly:
        end_round(game)  # rule: difficulty.deadly-no-phase, difficulty.deadly-end
    else:
        begin_advance(game)  # rule: round.phases
