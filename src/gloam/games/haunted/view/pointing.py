"""What on the table an event is about: cards, then lines, then seats, by their nodes' ids.

A card may be gone when the log is read: a client goes to the first thing that is still there.
"""

from __future__ import annotations

from gloam.games.haunted.view.scene import CARD_ID, LINE_ID, SEAT_ID
from gloam.games.haunted.view.sentences import PARTS, C, L, S
from gloam.kernel.core.state import Event

IDS = {C: CARD_ID, L: LINE_ID, S: SEAT_ID}
# Events with as many cards or seats as there are, and what comes before those.
OPEN_PARTS = {"complete": ((S, L), C), "lap": ((S,), C), "over": ((), S), "short-game": ((), S)}


def event_things(event: Event) -> tuple[str, ...]:
    word, *parts = event
    first, more = OPEN_PARTS.get(str(word), (PARTS.get(str(word), ()), ""))
    kinds = (*first, *[more] * (len(parts) - len(first)))
    return tuple(
        ids[part]
        for wanted, ids in IDS.items()
        for kind, part in zip(kinds, parts, strict=False)
        if kind == wanted and isinstance(part, int)
    )
