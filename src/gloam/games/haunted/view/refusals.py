"""What the asked seat cannot do with its cards, and the rule that says no.

Each card that can be laid nowhere gets one reason: of those that hold for the single lines,
the most telling. At other asks, cards and lines that cannot be chosen have one reason together.
All of it is worked out from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import ACQUAINTANCES, EVENTS, FOCUSES, TERRORS, URCHIN_THIEF
from gloam.games.haunted.rules.defence import COMPARTMENTS, DEFENDS, DEFENSIVE, DRIVES_OFF
from gloam.games.haunted.rules.lines import FETCHERS, ON_OTHERS, ON_OWN, code_of
from gloam.games.haunted.state import ATTACK, DEFENCE, DISCARD, Haunted
from gloam.games.haunted.view.names import CARD, HAND_ID, LINE
from gloam.games.haunted.view.options import OPTIONS
from gloam.kernel.core.asks import PASS, REVISE, Ask
from gloam.kernel.core.bit_sets import union
from gloam.kernel.core.data import Piece
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.options import Refusals, about_word

LAYING = ("attack", "own", "defend")
# What else is asked, and which cards or lines it is about.
ONLY = {
    "lose-acquaintance": "only-acquaintances",
    "offer": "only-acquaintances",
    "attacked": "only-settings",
    "stolen": "only-stolen",
    "give-action": "only-actions",
}
ONLY_LINES = {
    "discard-line": "only-smallest",
    "complete-smallest": "only-smallest",
    "hand-over": "only-smallest",
    "complete-largest": "only-largest",
}
ELSE = "something-else"
FROM_HAND = ("make-room", "advantage-price", "exchange", "give-back", "forfeit")

# Why not, with the rule: from the least telling to the most.
WHY = Refusals(
    {
        "nothing-there": "turn.no-empty-play",
        "no-terror-here": "turn.terror-removers",
        "no-room": "line.setting-first",
        "no-setting": "event.line-with-setting",
        "focus-later": "line.focus-second",
        "terror-later": "line.terror-last",
        "focus-elsewhere": "line.focus-match",
        "terror-elsewhere": "line.terror-match",
        "aim": "defence.aim",
        "under-focus": "line.immovable",
        "complete": "line.sealed",
        "awaiting": "term.awaiting",
        "no-terror-in-pile": "turn.no-empty-play",
        "under-terror": "defence.terror-needs-terror-card",
        "not-fresh": "defence.fresh-only",
        "used": "attack.one-per-line",
        # of the card, wherever it is laid
        "no-acquaintance-in-pile": "turn.no-empty-play",
        "opponents-only": "event.coach-and-horses-roles",
        "terror-remover": "turn.terror-removers",
        "no-defence": "term.defensive",
        "planted": "event.urchin-thief-stuck",
        # of something else than a card
        "swap": "swap.declare",
    }
)


def blocked(game: Haunted, seat: int, ask: Ask) -> list[Blocked]:
    offered = [key for key in ask.offer(seat) if key not in (PASS, REVISE)]
    if not offered:
        return []
    about = about_word(ask.about)
    if about in LAYING:
        able = {key[1] for key in offered if key[0] == "lay"}
        found = [
            WHY.no(why_not(game, seat, card), (CARD, card))
            for card in game.zones[game.hand(seat)]
            if card not in able
        ]
        if about == "attack" and game.laid:
            found.append(WHY.no("swap", touches=(HAND_ID[seat],)))
        return found
    rule = OPTIONS.describe(game, seat, ask, offered[0]).rule  # behind what is asked
    return [*_cards_left_out(game, seat, ask, rule), *_lines_left_out(game, seat, ask, rule)]


def _cards_left_out(game: Haunted, seat: int, ask: Ask, rule: str) -> list[Blocked]:
    """Cards of the hand that the open ask, which is not about laying, does not offer."""
    about = about_word(ask.about)
    offered = ask.offer(seat)
    able = {key[1] for key in offered if len(key) > 1}
    rest = [card for card in game.zones[game.hand(seat)] if card not in able]
    found = []
    if about in FROM_HAND and game.planted == seat and URCHIN_THIEF in rest:
        rest.remove(Piece(URCHIN_THIEF))
        found.append(WHY.no("planted", (CARD, URCHIN_THIEF)))
    if rest:
        nodes = tuple([CARD.nodes[card] for card in rest])
        found.append(WHY.no(ONLY.get(about, ELSE), touches=nodes, rule=rule))
    return found


def _lines_left_out(game: Haunted, seat: int, ask: Ask, rule: str) -> list[Blocked]:
    why = ONLY_LINES.get(about_word(ask.about))
    able = {key[1] for key in ask.offer(seat) if key[0] == "line"}
    rest = [line for line in game.lines(seat) if line not in able and game.line(line)]
    if why is None or not rest:
        return []
    touches = tuple([LINE.nodes[line] for line in rest])
    return [WHY.no(why, touches=touches, rule=rule)]


def why_not(game: Haunted, seat: int, card: int) -> str:
    """Why a card of a hand can be laid nowhere now."""
    if card == URCHIN_THIEF and game.planted == seat:
        return "planted"
    if game.stage == DEFENCE:
        if not DEFENSIVE >> card & 1:
            return "no-defence"
        whys = [_why_no_defence(game, card, line) for line in game.lines(seat)]
        return WHY.most_telling(whys)
    if DRIVES >> card & 1:
        return "terror-remover"
    own = game.stage != ATTACK
    if own and OPPONENTS_ONLY >> card & 1:
        return "opponents-only"
    if FETCHERS >> card & 1 and not any(lies >= ACQUAINTANCES for lies in game.zones[DISCARD]):
        return "no-acquaintance-in-pile"
    seats = [seat] if own else [other for other in game.order if other != seat]
    lines = [line for other in seats for line in game.lines(other)]
    whys = [_why_not_there(game, card, line, ON_OWN if own else ON_OTHERS) for line in lines]
    return WHY.most_telling(whys)


# --- on one line ---


def _why_not_there(game: Haunted, card: int, line: int, fits: list[int]) -> str:
    """Stages 1 and 3."""
    cards = game.line(line)
    before = cards[:2]  # the terror came
    fit = fits[code_of(before)] >> card & 1
    if game.sealed >> line & 1:
        return "complete" if fit else _why_unfit(card, ())
    if not fit:
        return _why_unfit(card, before)
    if game.awaiting >> line & 1:
        return "awaiting"
    if game.stage == ATTACK and game.used >> line & 1:
        return "used"
    return "no-terror-in-pile"  # Activate Focus: all else that fits can be laid


def _why_unfit(card: int, cards: Sequence[int]) -> str:
    """Why a card does not go onto a line of these cards."""
    if card < FOCUSES:
        return "no-room"
    if card < TERRORS:
        return "focus-elsewhere" if len(cards) == 1 else "focus-later"
    if card < EVENTS:
        return "terror-elsewhere" if len(cards) == 2 else "terror-later"
    if cards and DEFENDS[code_of(cards[:1])] >> card & 1:
        return "under-focus"
    if not cards and NEED_A_SETTING >> card & 1:
        return "no-setting"
    return "nothing-there"


def _why_no_defence(game: Haunted, card: int, line: int) -> str:
    """Stage 2, on a line of one's own."""
    if DRIVES >> card & 1:
        return "no-terror-here"
    cards = game.line(line)
    if not cards:
        return "nothing-there"
    if COMPARTMENTS >> card & 1:
        return "aim"
    before = cards[:2]  # the terror came
    fit = DEFENDS[code_of(before)] >> card & 1
    if game.sealed >> line & 1:
        return "complete" if fit else "nothing-there"
    if not fit:
        return _why_unfit(card, before)
    return "under-terror" if len(cards) == 3 else "not-fresh"


# --- worked out once ---


DRIVES = union(DRIVES_OFF.values())
OPPONENTS_ONLY = ON_OTHERS[0] & ~union(ON_OWN)
# They go onto any line with a setting, but onto no other.
NEED_A_SETTING = ~ON_OTHERS[0]
for _table in ON_OTHERS[1:]:
    NEED_A_SETTING &= _table
