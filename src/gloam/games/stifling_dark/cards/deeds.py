"""What cards make Investigators gain, lose and suffer: each sentence pattern beside its calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.phrasebook import BOOK, SPAN, Calls, line_number
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.phrasebook.lines import calls_of

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

BOOK.kind("loss", of="act")


@BOOK.phrase("acts", en="{acts:act, and}")
def all_acts(game: StiflingDark, you: int, this: int, acts: tuple[Node, ...]) -> Calls:
    return calls_of(acts, game, you, this)


@BOOK.phrase("act", en="{who} {losses:loss.each, and}")
def each_suffers(
    game: StiflingDark, you: int, this: int, who: Node, losses: tuple[Node, ...]
) -> Calls:
    calls: Calls = []
    for one in who.value(game, you):
        calls += calls_of(losses, game, one, this)
    return calls


@BOOK.phrase("who", en="each Investigator")
def each_investigator(game: StiflingDark, you: int) -> list[int]:
    return game.touched_by_event() if you < 0 else game.living()


@BOOK.phrase("who", en="each Investigator without a Wound")
def each_unwounded(game: StiflingDark, you: int) -> list[int]:
    return [one for one in game.touched_by_event() if not game.wounds(one)]


# --- losses: said to "you" and of each ---


@BOOK.phrase(
    "loss",
    en={
        "you": "lose {n:figure} Stamina{unbiting? without Wounds}",
        "each": "loses {n:figure} Stamina{unbiting? without Wounds}",
    },
    rule="track.unbiting",
)
def lose_stamina(game: StiflingDark, you: int, this: int, n: int, unbiting: bool) -> Calls:
    return [("lose_stamina", you, n, int(not unbiting), this)]


@BOOK.phrase("loss", en={"you": "lose {n:figure} Charge", "each": "loses {n:figure} Charge"})
def lose_charge(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("lose_charge", you, n, this)]


@BOOK.phrase(
    "loss",
    en={
        "you": "lose {n:figure} Stamina without Wounds and {m:figure} Charge",
        "each": "loses {n:figure} Stamina without Wounds and {m:figure} Charge",
    },
)
def lose_both(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("lose_stamina", you, n, 0, this), ("lose_charge", you, m, this)]


@BOOK.phrase("loss", en={"you": "gain a {side} Wound", "each": "gains a {side} Wound"})
def gain_wound(game: StiflingDark, you: int, this: int, side: str) -> Calls:
    return [("gain_wound", you, int(side == "up"), this)]


SIDES = BOOK.nouns("side")
SIDES.add("up", en="face-up")
SIDES.add("down", en="face-down")


# --- gains, and what else happens to "you" ---


@BOOK.phrase("act", en="gain {n:figure} Stamina")
def gain_stamina(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("gain_stamina", you, n, this)]


@BOOK.phrase("act", en="gain {n:figure} Charge")
def gain_charge(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("gain_charge", you, n, this)]


@BOOK.phrase("act", en="gain {n:figure} Stamina or {m:figure} Charge")
def gain_either(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("gain_either", you, n, m, this)]


@BOOK.phrase("act", en="lose all Charge")
def lose_all_charge(game: StiflingDark, you: int, this: int) -> Calls:
    return [("lose_charge", you, 3, this)]


@BOOK.phrase("act", en="your Stamina is full")
def fill_stamina(game: StiflingDark, you: int, this: int) -> Calls:
    return [("gain_stamina", you, 5, this)]


@BOOK.phrase("act", en="your Stamina falls to 0 without Wounds")
def stamina_falls(game: StiflingDark, you: int, this: int) -> Calls:
    return [("lose_stamina", you, 5, 0, this)]


@BOOK.phrase("act", en="you are given {condition}")
def given(game: StiflingDark, you: int, this: int, condition: str) -> Calls:
    return [("give_condition", you, FACE[condition], this)]


@BOOK.phrase("act", en="discard this")
def discard_this(game: StiflingDark, you: int, this: int) -> Calls:
    return [("discard_condition", you, this)]


@BOOK.phrase("act", en="{trait:trait} {span}")
def for_a_while(game: StiflingDark, you: int, this: int, trait: Node, span: str) -> Calls:
    return [("burden_for", you, line_number(trait), SPAN[span])]


@BOOK.phrase("act", en="from now on, {trait:trait}")
def from_now_on(game: StiflingDark, you: int, this: int, trait: Node) -> Calls:
    return [("burden_for_good", you, line_number(trait)), ("lift_charge", you, this)]


@BOOK.phrase("act", en="a random face-down Wound turns up, or else you gain one face down")
def wound_turns_up(game: StiflingDark, you: int, this: int) -> Calls:
    return [("turn_up_or_gain", you, this)]


@BOOK.phrase("act", en="turn down a face-up Wound of yours")
def turn_down_own(game: StiflingDark, you: int, this: int) -> Calls:
    return [("turn_down", you, 0)]


@BOOK.phrase(
    "act",
    en="turn down a face-up Wound, of yours or of an adjacent Investigator",
    rule="item.medkit",
)
def turn_down_near(game: StiflingDark, you: int, this: int) -> Calls:
    return [("turn_down", you, 1)]
