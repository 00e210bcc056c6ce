"""What prompts and events say: how seats, Protagonists, cards and Locations are named.

Prompts and events are data with numbers in them; here the numbers become words, and the ids of
the nodes that an event is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gloam.games.heart_of_darkness.view.names import (
    CARD,
    CREATURE_ID,
    DECK,
    HERO,
    PLACE,
    QUESTS_ID,
    SEAT,
    SHEET_ID,
    SOME,
    SPACE_ID,
    WHO,
    WHO_ID,
    card_id,
    fallen_id,
    gate_id,
)
from gloam.kernel.core.asks import About
from gloam.kernel.core.state import Event
from gloam.kernel.present.scene import Arg, Words, lettered

# What the parts of prompts and events are. `who` is a Protagonist's place at the table: it is
# called by its seat, in solo the second of them "second".
W, S, H, C, L, K, D, N = "who", "seat", "hero", "card", "place", "kind", "deck", "number"
PARTS: dict[str, tuple[str, ...]] = {
    # prompts
    "route": (L,),
    "prey": (L,),
    "substitute": (L,),
    "hell": (W,),
    "hit": (N,),
    "give": (W,),
    "back": (C,),
    "claim": (S,),
    "hand-over": (S,),
    # the course of the game
    "round": (N,),
    "turn": (W,),
    "turn-over": (W,),
    "would": (W,),
    "would-not": (W,),
    "arrives": (W, H, L),
    "revealed": (C,),
    "darkness": (N,),
    "deadly": (),
    "opened": (),
    # bodies
    "lost-strength": (W, N, N),
    "lost-sanity": (W, N, N),
    "restored-strength": (W, N, N),
    "restored-sanity": (W, N, N),
    "killed": (W, H, L),
    "recovered": (W, H, N),
    "moved": (W, L),
    # Creatures
    "placed": (K, L),
    "stock-empty": (L,),
    "creature-killed": (K, L),
    "guardian-wounded": (N, N),
    "creature-moved": (K, L, L),
    "stays": (K, L),
    "absorbed": (),
    # the map
    "gate-damaged": (L, N),
    "gate-destroyed": (L,),
    "gate-repaired": (L, N),
    "gained-trap": (W,),
    "set-trap": (W, L),
    "trap-sprung": (L, K),
    "traps-used": (L, N),
    # cards
    "armed": (W, C),
    "rolled": (W, N, N),
    "looted": (W, L),
    "drew-loot": (W, N),
    "drew-curses": (W, N),
    "reshuffled": (D,),
    "looks-at-deck": (W, D, N),
    "discarded": (W,),
    "personal-lost": (W, C),
    "took-back": (W, C),
    # talk
    "talks": (W, W),
    "gave-card": (W, W),
    "gave-trap": (W, W),
    "keep-parts": (S, S),
    "lead-quests": (S, S),
    # The Silence
    "breach": (S, N),
    "claimed": (S, S),
    "dismissed": (S,),
    # coming and going
    "leave": (S,),
    "stay": (S,),
    "join": (S,),
    "stay-out": (S,),
    "left": (S,),
    "entered": (S,),
    # the end
    "boat-called": (W,),
    "boat-arrived": (),
    "won": (),
    "lost-darkness": (),
    "lost-nobody": (),
    "lost-none-left": (),
}
# What cards ask and tell.
CARD_PARTS: dict[str, tuple[str, ...]] = {
    # prompts
    "passage": (W,),
    "gift": (W,),
    # playing
    "played": (W, C),
    "ritual-failed": (W, C),
    "ritual-succeeded": (W, C),
    "trap-failed": (W, C),
    "begun": (W, C),
    "resolving": (W, C),
    "not-resolved": (W, C),
    "completed": (W, C),
    "event-over": (C,),
    # what cards do
    "burden-shows": (W, C),
    "counted-blanks": (N,),
    "gave": (W, W),
    "granted-dice": (W, N),
    "granted-silence": (W, N),
    "granted-words": (W,),
    "more-actions": (W, N),
    "rolled-again": (N, N),
    "saw-on-top": (C,),
    "shed-curse": (W,),
    "spent-actions": (W, N),
    "stilled": (),
    "unheard": (W,),
    "weapon-returned": (W, C),
}
PARTS.update(CARD_PARTS)
NAMES: dict[str, Sequence[Words]] = {
    W: WHO,
    S: SEAT,
    H: HERO,
    C: CARD,
    L: PLACE,
    K: SOME,
    D: DECK,
}


def ask_words(about: About) -> Words:
    """The prompt of an ask."""
    if isinstance(about, str):
        return Words(f"ask-{about}")
    return Words(f"ask-{about[0]}", lettered(_named(about)))


def event_words(event: Event) -> Words:
    """What an event says."""
    return Words(f"event-{event[0]}", lettered(_named(event)))


def _named(parts: Sequence[str | int]) -> list[Arg]:
    """The parts after the first, with names for numbers."""
    kinds = PARTS[str(parts[0])]
    return [
        NAMES[kind][part] if kind in NAMES and isinstance(part, int) else part
        for kind, part in zip(kinds, parts[1:], strict=True)
    ]


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
