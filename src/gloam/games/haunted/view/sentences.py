"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import FOCUSES
from gloam.games.haunted.view.names import CARD, LINE, SEAT, SETTING, character, line_of
from gloam.games.haunted.view.tales import tale
from gloam.kernel.present.scene import Arg, Words
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER

PROMPTS = Sentences(
    "ask",
    {
        "attacked": Says(SEAT),
        "forfeit": Says(SEAT),
        "give-action": Says(SEAT),
        "give-back": Says(SEAT),
        "make-room": Says(NUMBER),
        "may": Says(CARD),
        "use": Says(CARD),
    },
)


def _complete(numbers: Numbers) -> Words:
    _, line, *cards = numbers
    return Words("event-complete", {"line": line_of(line, *cards[:1]), "tale": tale(cards)})


def _laid(numbers: Numbers) -> Words:
    """A card on a line, whose setting follows if it has one; a setting begins the line."""
    seat, card, line, *setting = numbers
    begins = not setting and card < FOCUSES
    return Words(
        "event-laid",
        {
            "a": SEAT.words[seat],
            "b": CARD.words[card],
            "c": line_of(line, *([card] if begins else setting)),
            "begins": int(begins),
        },
    )


def _summoned(numbers: Numbers) -> Words:
    seat, card, line, setting = numbers
    args: dict[str, Arg] = {"a": SEAT.words[seat], "b": CARD.words[card]}
    return Words("event-summoned", {**args, "c": line_of(line, setting)})


def _handed_over(numbers: Numbers) -> Words:
    giver, taker, _, _, setting = numbers
    args: dict[str, Arg] = {"a": SEAT.words[giver], "b": SEAT.words[taker]}
    return Words("event-handed-over", {**args, "c": character(setting)})


EVENTS = Sentences(
    "event",
    {
        # the course of the game
        "drew-for-it": Says(SEAT, CARD, rule="setup.first-pick"),
        "starts": Says(SEAT, rule="setup.first-turn"),
        "turn": Says(SEAT, rule="turn.pass"),
        "misses": Says(SEAT, rule="miss.skip"),
        "will-miss": Says(SEAT, rule="miss.stack", why=True),
        "swapped": Says(SEAT, rule="swap.hand"),
        "drew": Says(SEAT, NUMBER, rule="draw.top", why=True),
        "reshuffled": Says(rule="refill.reshuffle"),
        "ran-dry": Says(SEAT, rule="refill.dry"),
        "stalemate-begins": Says(rule="end.stalemate"),
        "stalemate-nears": Says(NUMBER, rule="end.stalemate"),
        "ended-lines": Says(NUMBER, more=SEAT, rule="end.trigger"),
        "ended-terrors": Says(rule="end.stalemate"),
        "ended-settings": Says(rule="end.stalemate-settings"),
        "over": Says(more=SEAT, rule="score.lowest"),
        "short-game": Says(more=SEAT, rule="short.players"),
        # lines
        "laid": Says(SEAT, CARD, LINE, more=SETTING, words=_laid),
        "summoned": Says(SEAT, CARD, LINE, SETTING, words=_summoned, rule="action.activate-focus"),
        "removed": Says(CARD, rule="line.emptied", why=True),
        "handed-over": Says(
            SEAT,
            SEAT,
            LINE,
            LINE,
            SETTING,
            words=_handed_over,
            rule="event.hidden-compartment",
            why=True,
        ),
        "complete": Says(SEAT, LINE, more=CARD, words=_complete, rule="line.complete", why=True),
        # hands
        "declined": Says(SEAT, CARD, rule="event.hidden-compartment-optional"),
        "discarded": Says(SEAT, CARD, why=True),
        "exchanged": Says(SEAT, SEAT, NUMBER, rule="action.blood-letting-blind", why=True),
        "given": Says(SEAT, SEAT, rule="acquaintance.well-wishing-stranger-details", why=True),
        "in-vain": Says(CARD, rule="turn.hidden-outcome"),
        "kept": Says(SEAT, NUMBER, why=True),
        "kept-taken": Says(SEAT, rule="hand.room"),
        "looks-at": Says(SEAT, NUMBER, rule="secret.drawn-to-keep"),
        "new-hand": Says(SEAT, NUMBER, rule="lap.new-hand-size", why=True),
        "no-acquaintance": Says(SEAT, rule="secret.true-answers"),
        "no-action": Says(SEAT, rule="secret.true-answers"),
        "no-setting": Says(SEAT, rule="secret.true-answers"),
        "not-kept": Says(SEAT, CARD, why=True),
        "nothing-to-steal": Says(SEAT, rule="event.urchin-thief-none"),
        "nothing-to-take": Says(SEAT, rule="lap.empty-hand"),
        "no-room-for-line": Says(SEAT, rule="event.hidden-compartment-full"),
        "offer-lost": Says(CARD, rule="event.coach-and-horses-offer"),
        "offer-safe": Says(SEAT, CARD, rule="event.coach-and-horses-offer"),
        "offered": Says(SEAT, CARD, rule="event.coach-and-horses-offer"),
        "pile-empty": Says(SEAT, rule="event.attacked-replacement-choice"),
        "planted": Says(SEAT, rule="event.urchin-thief-known"),
        "struck": Says(SEAT, SEAT, rule="lap.three-essentials"),
        "taken": Says(SEAT, SEAT, rule="draw.random", why=True),
        "taken-card": Says(CARD, rule="secret.trades"),
        "tested": Says(SEAT, CARD, rule="draw.test"),
        "took-from-pile": Says(SEAT, CARD, why=True),
        "traded": Says(SEAT, SEAT, rule="acquaintance.well-wishing-stranger-return", why=True),
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
    causes={
        "card": Says(CARD),
        "choice": Says(),
        "cleanup": Says(rule="cleanup.one"),
        "forfeit": Says(rule="forfeit.take"),
        "lap": Says(),
        "limit": Says(rule="hand.limit"),
        "own-terror": Says(CARD, rule="own.terror"),
        "price": Says(rule="advantage.price"),
        "refill": Says(rule="refill.to-seven"),
        "terror": Says(CARD, rule="defence.seal-time"),
    },
)
