"""What on the table an event is about: ids of nodes, the most telling first.

Some may be gone when the log is read: a client goes to the first that is still there.
"""

from __future__ import annotations

from functools import cache

from gloam.games.heart_of_darkness.looks import (
    CREATURE_ID,
    QUESTS_ID,
    SHEET_ID,
    WHO_ID,
    card_id,
    fallen_id,
    gate_id,
)
from gloam.games.heart_of_darkness.printed import SPACE_ID
from gloam.games.heart_of_darkness.saying import PARTS, C, H, K, L, S, W
from gloam.kernel.core.state import Event

# Events about something that they do not name.
UNNAMED = {
    "round": "phase",
    "darkness": "darkness",
    "absorbed": "place-heart",
    "drew-loot": "loot",
    "drew-curses": "curses",
    "boat-called": "boat",
    "boat-arrived": "boat",
    "won": "boat",
}
QUEST_TOLD = ("begun", "resolving", "not-resolved", "completed")
LYING = ("events", "spawn-discard", "looked-at", "spawn", "loot", "loot-discard")


@cache
def event_things(event: Event) -> tuple[str, ...]:
    word = str(event[0])
    found: dict[str, list[int]] = {}
    for kind, part in zip(PARTS.get(word, ()), event[1:], strict=False):
        if isinstance(part, int):
            found.setdefault(kind, []).append(part)
    people, places = found.get(W, []), found.get(L, [])
    things = [UNNAMED[word]] if word in UNNAMED else []
    if word.startswith("gate-"):
        things += [gate_id(place) for place in places]
    things += [CREATURE_ID[kind][places[-1]] for kind in found.get(K, []) if places]
    things += [fallen_id(hero) for hero in found.get(H, []) if word in ("killed", "recovered")]
    for face in found.get(C, []):
        held = QUESTS_ID[people[0]] if word in QUEST_TOLD else "resolving"
        things += [card_id(within, face) for within in (held, *LYING)]
    things += [WHO_ID[who] for who in people]
    things += [SPACE_ID[place] for place in reversed(places)]
    things += [SHEET_ID[who] for who in people + found.get(S, [])]
    return tuple(things)
