"""The Silence: what words cost, who may hear them, and whose breach is whose.

The words themselves are no part of the game. That they were spoken is: an interrupt, played
by the table before the words are delivered. Its key names the price that the speaker was
shown, so a price that has changed in between is refused and nobody pays by accident.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.rules.curses import draw_curses
from gloam.games.heart_of_darkness.rules.decider import decider
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.win_and_lose import Over
from gloam.games.heart_of_darkness.state import (
    BREACH_CURSES,
    NO_CARD,
    NO_ONE,
    Heart,
    Phase,
    SilenceMode,
)
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.rules import AT_THE_TABLE, Channel

CONFESS: Key = ("confess",)
UPHOLD: Key = ("uphold",)
DISMISS: Key = ("dismiss",)


def silence_holds(game: Heart) -> bool:
    """From the opening hands to the end; never in solo."""
    return not game.solo and game.outcome is None  # rule: silence.solo, silence.span


def price(game: Heart, seat: int) -> int:
    """How many Curses the next public word costs this seat, which has a Protagonist."""
    return 0 if game.protagonists[seat].free_words else BREACH_CURSES


def must_pay(game: Heart, seat: int) -> bool:
    """Whether a public word of this seat would be a breach."""
    # rule: silence.immunity, silence.immunity-personal
    return silence_holds(game) and seat not in game.immune


def can_speak(game: Heart, seat: int) -> bool:
    """Only those can speak who have a Protagonist to be cursed."""
    return game.alive(seat)  # rule: silence.no-protagonist


# --- what seats may say ---


def words_open(game: Heart, seat: int) -> list[Key]:
    """The interrupts of The Silence that are open to a seat."""
    if not silence_holds(game):
        return []
    keys: list[Key] = []
    if can_speak(game, seat) and must_pay(game, seat):
        if game.silence is not SilenceMode.HONOUR:
            # rule: silence.chat-confirm, silence.own-plans
            keys.append(("speak", price(game, seat)))
        keys.append(CONFESS)  # rule: silence.outside-breach
    return keys + _claims(game, seat)


def _claims(game: Heart, seat: int) -> list[Key]:
    """Against whom a seat may claim a breach: once a turn, and one claim at a time."""
    # rule: silence.outside-breach
    if game.accused != NO_ONE or seat in game.claimants or game.phase is Phase.OPENING:
        return []
    return [("claim", s) for s in game.players if s != seat and game.alive(s)]


def channels(game: Heart, seat: int) -> Sequence[Channel]:
    """Where a seat may speak now, who hears it, what it costs."""
    if not silence_holds(game):
        return AT_THE_TABLE
    open_now: list[Channel] = []
    if seat >= game.seats:
        return ()  # rule: silence.spectators
    if can_speak(game, seat):
        # rule: silence.chat-object, silence.chatter, silence.breach, silence.reactions
        if game.silence is SilenceMode.HONOUR or not must_pay(game, seat):
            open_now.append(Channel("table", rule="silence.immunity"))
        else:
            key = ("speak", price(game, seat))
            open_now.append(Channel("table", price=key, rule="silence.penalty"))
    if game.silence is SilenceMode.TEACHING:  # rule: silence.rules-talk, silence.rules-help
        open_now.append(Channel("rules", rule="silence.rules-talk"))
    pair = talking(game)
    if pair >> seat & 1:  # rule: talk.channel, talk.means, silence.private-talk
        open_now.append(Channel("talk", pair, rule="silence.private-talk", watched=False))
    return open_now


def talking(game: Heart) -> int:
    """The seats in the open private talk, as a bit set."""
    if game.talk is None:
        return 0
    return 1 << game.seat_of(game.talk.by) | 1 << game.seat_of(game.talk.other)


# --- speaking ---


def speak(game: Heart, seat: int, key: Key) -> None:
    """A word in public, a confession, or a claim against somebody."""
    if key[0] == "claim":
        game.accused = key[1]
        game.claimants += (seat,)
        game.tell("claimed", seat, key[1])
        return
    with suppress(Over):  # the open ask is made anew, finds the game over and ends
        breach(game, seat)


def breach(game: Heart, seat: int) -> None:
    """The Silence is broken: Curses, death if it comes to that, then immunity."""
    cost = price(game, seat)
    if not cost:
        game.protagonists[seat].free_words -= 1
    game.tell("breach", seat, cost)
    game.immune += (seat,)  # rule: silence.chat-order, silence.immunity, silence.short-deck
    # rule: silence.penalty, silence.each-offender, curse.gain-silence, curse.two-at-once
    draw_curses(game, seat, cost, ("silence",))
    pair = talking(game)
    if pair >> seat & 1:
        game.look(game.curses(seat), pair & ~(1 << seat))  # rule: talk.look-all
    settle_deaths(game)  # rule: silence.kill


def begin_action(game: Heart) -> None:
    """The active player begins an Action or a Free Action: immunity and talk are over."""
    # rule: silence.immunity-ends-action, silence.immunity-free-action, talk.channel
    game.immune = ()
    game.talk = None
    game.carried = NO_CARD


def begin_phase(game: Heart) -> None:
    """A turn or a phase begins or ends."""
    game.immune = ()  # rule: silence.immunity-ends-turn
    game.claimants = ()
    game.carried = NO_CARD


def settle_claim(game: Heart) -> Flow[None]:
    """The Decider says whether a claimed breach was one."""
    accused = game.accused
    # rule: silence.outside-breach, decide.silent
    options = [UPHOLD, DISMISS]
    key = yield from ask(game, decider(game), lambda: options, ("claim", accused))
    game.accused = NO_ONE
    if key == DISMISS:
        game.tell("dismissed", accused)
    elif game.alive(accused) and must_pay(game, accused):
        breach(game, accused)
    else:  # rule: silence.immunity, silence.no-protagonist
        game.tell("claim-costs-nothing", accused)
