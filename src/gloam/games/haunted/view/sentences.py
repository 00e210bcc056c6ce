"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from gloam.games.haunted.view.names import CARD, LINE, SEAT
from gloam.games.haunted.view.tales import tale
from gloam.kernel.present.scene import Words
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER

PROMPTS = Sentences(
    "ask",
    {
        "attacked": Says(SEAT),
        "forfeit": Says(SEAT),
        "give-action": Says(SEAT),
        "give-back": Says(SEAT),
        "may": Says(CARD),
        "use": Says(CARD),
    },
)


def _complete(numbers: Numbers) -> Words:
    _, line, *cards = numbers
    return Words("event-complete", {"line": LINE.words[line], "tale": tale(cards)})


EVENTS = Sentences(
    "event",
    {
        # the course of the game
        "drew-for-it": Says(SEAT, CARD, rule="setup.first-pick"),
        "starts": Says(SEAT, rule="setup.first-turn"),
        "turn": Says(SEAT, rule="turn.pass"),
        "misses": Says(SEAT, rule="miss.skip"),
        "will-miss": Says(SEAT, rule="miss.stack"),
        "swapped": Says(SEAT, rule="swap.hand"),
        "drew": Says(SEAT, NUMBER, rule="draw.top"),
        "reshuffled": Says(rule="refill.reshuffle"),
        "over": Says(more=SEAT, rule="score.lowest"),
        "short-game": Says(more=SEAT, rule="short.players"),
        # lines
        "laid": Says(SEAT, CARD, LINE),
        "summoned": Says(SEAT, CARD, LINE, rule="action.activate-focus"),
        "removed": Says(CARD, rule="line.emptied"),
        "handed-over": Says(SEAT, SEAT, LINE, LINE, rule="event.hidden-compartment"),
        "complete": Says(SEAT, LINE, more=CARD, words=_complete, rule="line.complete"),
        # hands
        "declined": Says(SEAT, CARD, rule="event.hidden-compartment-optional"),
        "discarded": Says(SEAT, CARD),
        "exchanged": Says(SEAT, SEAT, NUMBER, rule="action.blood-letting-blind"),
        "given": Says(SEAT, SEAT, rule="acquaintance.well-wishing-stranger-details"),
        "kept": Says(SEAT, NUMBER),
        "kept-taken": Says(SEAT, rule="hand.room"),
        "looks-at": Says(SEAT, NUMBER, rule="secret.drawn-to-keep"),
        "new-hand": Says(SEAT, NUMBER, rule="lap.new-hand-size"),
        "no-acquaintance": Says(SEAT, rule="secret.true-answers"),
        "no-action": Says(SEAT, rule="secret.true-answers"),
        "no-setting": Says(SEAT, rule="secret.true-answers"),
        "not-kept": Says(SEAT, CARD),
        "nothing-to-steal": Says(SEAT, rule="event.urchin-thief-none"),
        "nothing-to-take": Says(SEAT, rule="lap.empty-hand"),
        "offered": Says(SEAT, CARD, rule="event.coach-and-horses-offer"),
        "planted": Says(SEAT, rule="event.urchin-thief-known"),
        "struck": Says(SEAT, SEAT, rule="lap.three-essentials"),
        "taken": Says(SEAT, SEAT, rule="draw.random"),
        "taken-card": Says(CARD, rule="secret.trades"),
        "tested": Says(SEAT, CARD, rule="draw.test"),
        "took-from-pile": Says(SEAT, CARD),
        "traded": Says(SEAT, SEAT, rule="acquaintance.well-wishing-stranger-return"),
        # forfeits, the Lap of the Gods
        "forfeit-back": Says(SEAT, rule="forfeit.no-replacement"),
        "forfeit-cards": Says(CARD, CARD, rule="secret.trades"),
        "forfeit-from-pile": Says(SEAT, SEAT, CARD, CARD, rule="forfeit.pile-choice"),
        "forfeit-swapped": Says(SEAT, SEAT, rule="forfeit.swap"),
        "no-forfeit": Says(SEAT, rule="forfeit.no-cards"),
        "lap": Says(SEAT, more=CARD, rule="lap.draw"),
        "rift": Says(rule="lap.rift"),
    },
    order=(CARD, LINE, SEAT),
)
