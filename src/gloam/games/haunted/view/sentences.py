"""How seats, cards and lines are named, and what prompts and events say of them.

Prompts and events are data with numbers in them; here the numbers become words.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.state import SLOTS
from gloam.games.haunted.view.tales import tale
from gloam.kernel.core.asks import About
from gloam.kernel.core.state import Event
from gloam.kernel.present.scene import Arg, Words, lettered

MOST_SEATS = 5

SEAT = [Words("seat", {"n": seat + 1}) for seat in range(MOST_SEATS)]
CARD = [Words(f"card-{card.id}") for card in CARDS]
LINE = [
    Words("line", {"seat": SEAT[line // SLOTS], "n": line % SLOTS + 1})
    for line in range(SLOTS * MOST_SEATS)
]

# What the parts of prompts and events are: a seat, a card, a line, a number.
S, C, L, N = "seat", "card", "line", "number"
PARTS: dict[str, tuple[str, ...]] = {
    # prompts
    "attacked": (S,),
    "forfeit": (S,),
    "give-action": (S,),
    "give-back": (S,),
    "may": (C,),
    "use": (C,),
    # the course of the game
    "drew-for-it": (S, C),
    "starts": (S,),
    "turn": (S,),
    "misses": (S,),
    "will-miss": (S,),
    "swapped": (S,),
    "drew": (S, N),
    # lines
    "laid": (S, C, L),
    "summoned": (S, C, L),
    "removed": (C,),
    "handed-over": (S, S, L, L),
    # hands
    "declined": (S, C),
    "discarded": (S, C),
    "exchanged": (S, S, N),
    "given": (S, S),
    "kept": (S, N),
    "kept-taken": (S,),
    "looks-at": (S, N),
    "new-hand": (S, N),
    "no-acquaintance": (S,),
    "no-action": (S,),
    "no-setting": (S,),
    "not-kept": (S, C),
    "nothing-to-steal": (S,),
    "nothing-to-take": (S,),
    "offered": (S, C),
    "planted": (S,),
    "struck": (S, S),
    "taken": (S, S),
    "taken-card": (C,),
    "tested": (S, C),
    "took-from-pile": (S, C),
    "traded": (S, S),
    # forfeits
    "forfeit-back": (S,),
    "forfeit-cards": (C, C),
    "forfeit-from-pile": (S, S, C, C),
    "forfeit-swapped": (S, S),
    "no-forfeit": (S,),
    # nothing to name
    "reshuffled": (),
    "rift": (),
}
NAMES = {S: SEAT, C: CARD, L: LINE}


def ask_words(about: About) -> Words:
    """The prompt of an ask."""
    if isinstance(about, str):
        return Words(f"ask-{about}")
    return Words(f"ask-{about[0]}", lettered(_named(about)))


def event_words(event: Event) -> Words:
    """What an event says."""
    word = event[0]
    rest = [part for part in event[1:] if isinstance(part, int)]
    if word == "complete":
        _, line, *cards = rest
        return Words("event-complete", {"line": LINE[line], "tale": tale(cards)})
    if word == "lap":
        seat, *turned = rest
        drawn = _listed([CARD[card] for card in turned])
        return Words("event-lap", {"a": SEAT[seat], "count": len(turned), "cards": drawn})
    if word in ("over", "short-game"):
        who = _listed([SEAT[seat] for seat in rest])
        return Words(f"event-{word}", {"count": len(rest), "who": who})
    return Words(f"event-{word}", lettered(_named(event)))


def _named(parts: Sequence[str | int]) -> list[Arg]:
    """The parts after the first, with names for numbers."""
    kinds = PARTS[str(parts[0])]
    return [
        NAMES[kind][part] if kind in NAMES and isinstance(part, int) else part
        for kind, part in zip(kinds, parts[1:], strict=True)
    ]


def _listed(things: Sequence[Words]) -> Words:
    return Words(f"list-{len(things)}", lettered(things))
