"""A law for every told story: what changes on the table for all to see changes with a word of it.

The test language looks before and after each answer; so each proof that plays notices too when
what it plays is no longer told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.state import Event

ROUND_ENDS, TURN_BEGINS = "adversary-done", "adversary-turn"
GATES = ("opens-door", "locks-door", "breaks-door", "steps-off", "open-window", "false-gate")
MOVES = (
    *("moved", "placed", "carried", "coin-moves", "swapped", "pushed", "jumps", "goes-back"),
    *("escaped", "died"),
)
# What is looked at, and the words of which one at least is told when it changes.
OF_THE_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "bars": ("barred", "breaks-door", "opens-door"),
    "barricades": ("barricade", "smashes"),
    "blood": ("blood",),
    "bright_zones": ("lights-on", "drains-zone", ROUND_ENDS),
    "burning": ("exhumes", "burns"),
    "cans": ("lays-can", "can"),
    "corporeal": ("sacrifice", ROUND_ENDS),
    "ducks": ("wins-booth",),
    "eggs_gone": ("egg-destroyed",),
    "escape_open": ("escape-opens",),
    "event": ("event", ROUND_ENDS),
    "gates": GATES,
    "grave_marker": ("grave-marked", "token-found"),
    "handed_in": ("hands-in",),
    "hatchlings": ("hatches", "crawls", "crushed"),
    "hellfire": ("hellfire",),
    "lockbox": ("lockbox",),
    "mirrors_up": ("mirror", "mirrors-set", "mirrors-shown"),
    "mucus": ("mucus", ROUND_ENDS),
    "noise": ("noise", "steps-off", TURN_BEGINS),
    "noises": ("can", "door-noise", TURN_BEGINS),
    "objective": ("objective",),
    "passages": ("passage",),
    "revealed": ("revealed", "disappears"),
    "ritual": ("ritual",),
    "round": ("round",),
    "saw": ("saw",),
    "shadows": ("shadow", "far-shadow", TURN_BEGINS, ROUND_ENDS),
    "truck": ("truck", "escape-opens"),
    "truck_parts": ("installs",),
    "worn_down": ("worn-down",),
}
# The same of one Investigator; the word names them.
OF_ONE: Final[dict[str, tuple[str, ...]]] = {
    "artist": ("lays-artist", "jumps", "turn-over"),
    "conditions": ("given", "rid-of"),
    "evidence": ("hands-in", "evidence-passes", "takes", "takes-left"),
    "face": ("picked",),
    "space": MOVES,
    "up": ("wound-up", "wound-down", "wound-reopens", "wound-under", "wounded", "wound-passes"),
    "wounds": ("wounded", "wound-passes", "wound-gone"),
}


def seen_by_all(game: StiflingDark) -> dict[str, object]:
    """What lies open on the table, by the names above; of an Investigator with their number."""
    escape, horror, cult = game.escape, game.horror, game.cult
    seen: dict[str, object] = {
        "bars": game.bars,
        "barricades": game.barricades,
        "blood": cult.blood,
        "bright_zones": game.bright_zones,
        "burning": game.burning,
        "cans": game.cans,
        "corporeal": cult.corporeal,
        "ducks": game.ducks,
        "eggs_gone": horror.eggs_gone,
        "escape_open": escape.open,
        "event": game.event,
        "gates": tuple(game.gates),
        "grave_marker": game.grave_marker,
        "handed_in": game.handed_in,
        "hatchlings": tuple(horror.hatchlings),
        "hellfire": cult.hellfire,
        "lockbox": escape.box,
        "mirrors_up": game.mirrors_up,
        "mucus": horror.mucus,
        "noise": game.noise,
        "noises": game.noises,
        "objective": game.objective,
        "passages": game.passages,
        "revealed": tuple([figure.revealed for figure in game.figures]),
        "ritual": cult.ritual,
        "round": game.round,
        "saw": escape.saw,
        "shadows": tuple([figure.shadow for figure in game.figures]),
        "truck": escape.truck,
        "truck_parts": escape.parts,
        "worn_down": horror.supply,
    }
    assert set(seen) == set(OF_THE_TABLE)
    for who, one in enumerate(game.team):
        seen |= {f"{name} {who}": getattr(one, name) for name in OF_ONE if name != "wounds"}
        seen[f"conditions {who}"] = tuple(sorted(one.conditions))
        seen[f"wounds {who}"] = len(game.wounds(who))
    return seen


def check_told(
    before: dict[str, object], after: dict[str, object], events: Iterable[Event]
) -> None:
    """Whatever differs was told of."""
    told = list(events)
    for name, now in after.items():
        if before[name] == now:
            continue
        what, _, who = name.partition(" ")
        if who:
            words = OF_ONE[what]
            heard = any(event[0] in words and int(who) in event[1:] for event in told)
        else:
            words = OF_THE_TABLE[what]
            heard = any(event[0] in words for event in told)
        assert heard, f"{name} is {now} now: none of {words} was told, only {told}"
