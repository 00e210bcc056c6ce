"""What cards make effigies do and suffer: each sentence pattern beside its calls."""

from __future__ import annotations

from gloam.games.harrowing.cards.phrasebook import BOOK, SIN, Calls
from gloam.games.harrowing.state import ANY_SIN, Harrowing
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.phrasebook.lines import calls_of

BOOK.kind("deed", of="act")


@BOOK.phrase("acts", en="{acts:act, and}")
def acts(game: Harrowing, you: int, this: int, acts: tuple[Node, ...]) -> Calls:
    return calls_of(acts, game, you, this)  # rule: flow.do-what-you-can


@BOOK.phrase("act", en="{who} {deeds:deed.they, and}")
def they(game: Harrowing, you: int, this: int, who: Node, deeds: tuple[Node, ...]) -> Calls:
    """Several effigies act in seat order, the one that acts or invokes first."""
    calls: Calls = []
    for seat in who.value(game, you):
        calls += calls_of(deeds, game, seat, this)
    return calls


# --- who ---


@BOOK.phrase("who", en="each effigy")
def each_effigy(game: Harrowing, you: int) -> list[int]:
    return game.round_from(you)  # rule: flow.prompt-order


@BOOK.phrase("who", en="each other effigy")
def each_other(game: Harrowing, you: int) -> list[int]:
    return game.others(you)


@BOOK.phrase("who", en="each effigy at your location")
def each_here(game: Harrowing, you: int) -> list[int]:
    return [seat for seat in game.round_from(you) if game.at[seat] == game.at[you]]


@BOOK.phrase("who", en="the hunted effigy")
def the_hunted(game: Harrowing, you: int) -> list[int]:
    return [game.hunted()]


# --- corruption ---


@BOOK.phrase(
    "deed",
    en={"you": "take {n:figure} [{sin} ]corruption", "they": "takes {n:figure} [{sin} ]corruption"},
)
def take(game: Harrowing, you: int, this: int, n: int, sin: str | None) -> Calls:
    return [("corruption", you, n, SIN[sin] if sin else ANY_SIN)]


@BOOK.phrase(
    "deed",
    en={"you": "heal {n:figure} [{sin} ]corruption", "they": "heals {n:figure} [{sin} ]corruption"},
)
def heal(game: Harrowing, you: int, this: int, n: int, sin: str | None) -> Calls:
    return [("heal", you, n, SIN[sin] if sin else ANY_SIN)]


# --- omens and Bane ---


@BOOK.phrase(
    "deed",
    en={
        "you": "gain {n|1 omen|{n:figure} omens}",
        "they": "gains {n|1 omen|{n:figure} omens}",
    },
)
def gain_omens(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("gain_omens", you, n)]


@BOOK.phrase(
    "deed",
    en={
        "you": "lose {n|1 omen|{n:figure} omens}",
        "they": "loses {n|1 omen|{n:figure} omens}",
    },
)
def lose_omens(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("lose_omens", you, n)]


@BOOK.phrase("act", en="Bane rises by {n:figure}")
def bane_rises(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("change_bane", n)]


@BOOK.phrase("act", en="Bane falls by {n:figure}")
def bane_falls(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("change_bane", -n)]


# --- items and adversaries ---


@BOOK.phrase("deed", en={"you": "Loot {low:figure}-{high:figure}", "they": "Loots {low}-{high}"})
def loot_range(game: Harrowing, you: int, this: int, low: int, high: int) -> Calls:
    return [("loot", you, low, high)]  # rule: loot.range


@BOOK.phrase("deed", en={"you": "Loot {tier:figure}", "they": "Loots {tier}"})
def loot_tier(game: Harrowing, you: int, this: int, tier: int) -> Calls:
    return [("loot", you, tier, tier)]  # rule: loot.range


@BOOK.phrase("deed", en={"you": "discard one of your items", "they": "discards one of their items"})
def discard_item(game: Harrowing, you: int, this: int) -> Calls:
    return [("discard_item", you, 1)]


@BOOK.phrase(
    "deed", en={"you": "obliterate one of your items", "they": "obliterates one of their items"}
)
def obliterate_item(game: Harrowing, you: int, this: int) -> Calls:
    return [("obliterate_item", you)]


@BOOK.phrase("deed", en={"you": "deal {n:figure} damage", "they": "deals {n:figure} damage"})
def deal_damage(game: Harrowing, you: int, this: int, n: int) -> Calls:
    """To one of one's own adversaries."""
    return [("deal_damage", you, n)]


@BOOK.phrase("act", en="discard this card")
def discard_this(game: Harrowing, you: int, this: int) -> Calls:
    return [("discard_this", you, this)]


@BOOK.phrase("act", en="your next test has {n:figure} more {n|Grace|Graces}")
def next_test(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("next_test", you, 0, 0, n)]


# --- the Map ---


@BOOK.phrase(
    "deed",
    en={
        "you": "move {n|once|up to {n:figure} times}",
        "they": "moves {n|once|up to {n:figure} times}",
    },
)
def move(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("move", you, n)]


@BOOK.phrase("deed", en={"you": "go to any open location", "they": "goes to any open location"})
def go_anywhere(game: Harrowing, you: int, this: int) -> Calls:
    return [("move_anywhere", you)]


@BOOK.phrase("deed", en={"you": "open a location", "they": "opens a location"})
def open_location(game: Harrowing, you: int, this: int) -> Calls:
    """One's own, or an adjacent one."""
    return [("open_near", you, 1)]


@BOOK.phrase("deed", en={"you": "close your location", "they": "closes their location"})
def close_here(game: Harrowing, you: int, this: int) -> Calls:
    return [("close_here", you)]


@BOOK.phrase("act", en="close your location or an adjacent one")
def close_near(game: Harrowing, you: int, this: int) -> Calls:
    return [("close_near", you, 1)]


# --- In the Eye of Hell, the Unknown ---


@BOOK.phrase("deed", en={"you": "become hunted", "they": "becomes hunted"})
def become_hunted(game: Harrowing, you: int, this: int) -> Calls:
    return [("give_eye", you)]


@BOOK.phrase("act", en="manifest number {n:figure}")
def manifest(game: Harrowing, you: int, this: int, n: int) -> Calls:
    return [("manifest", n)]


@BOOK.phrase(
    "deed",
    en={"you": "roll on the Lifewater Table", "they": "rolls on the Lifewater Table"},
)
def roll_lifewater(game: Harrowing, you: int, this: int) -> Calls:
    return [("lifewater", you)]
