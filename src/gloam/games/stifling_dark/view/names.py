"""How Investigators, cards, spaces, gates, Zones and tokens are named: words, and ids of nodes.

In keys, asks and events a number is that of this table: the second Investigator, a space of this
board. `number` gives the number among all there are, by which it is called everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.games.stifling_dark.cards.deck import CARDS, INVESTIGATORS, SPIRITS
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.rules.board import board_file as source
from gloam.games.stifling_dark.rules.board.boards_by_scenario import BOARDS
from gloam.games.stifling_dark.rules.board.imported.importing import (
    MOST_GATES as MOST_GATES_ANYWHERE,
)
from gloam.games.stifling_dark.rules.board.lattice import COLUMNS, ROWS
from gloam.games.stifling_dark.rules.board.printed_board import Board, Space, spaces_of_grid
from gloam.games.stifling_dark.rules.cult.spiked_vertebrae_bargain import BOONS, PRICES
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.rules.horror.hatchlings import MOST as MOST_HATCHLINGS
from gloam.games.stifling_dark.state import FATAL_WOUNDS, MOST_INVESTIGATORS, StiflingDark, Token
from gloam.kernel.present.card_nodes import CardNodes
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import Thing

MOST_SEATS: Final = 5
MOST_FIGURES: Final = 5  # four Cultists and Mor'gonnod
BOARD: Final = "board"

SCENARIOS: Final = tuple(BOARDS)
SOURCES: Final = [source.read(name) for name in BOARDS.values()]
PRINTED: Final = [spaces_of_grid(written) for written in SOURCES]
MOST_SPACES: Final = max([len(spaces) for spaces in PRINTED])
MOST_GATES: Final = 34
DOORS: Final = 12
MOST_ZONES: Final = 5
MOST_TOKENS: Final = 2 * MOST_ZONES + 1  # Evidence, Points of Interest, the Grave
UNPICKED: Final = len(INVESTIGATORS)  # who has not been picked is called by their number

# --- ids of nodes ---

NODES = CardNodes(CARDS)
card_id = NODES.id

INVESTIGATOR_ICON = [CARDS[face].id for face in INVESTIGATORS]
_NAMES = INVESTIGATOR_ICON + [str(n) for n in range(MOST_INVESTIGATORS)]
SHEET_ID = [f"sheet-{name}" for name in _NAMES]
FIGURE_ID = [f"figure-{name}" for name in _NAMES]
HAND_ID = [f"items-{who}" for who in range(MOST_INVESTIGATORS)]
WOUNDS_ID = [f"wounds-{who}" for who in range(MOST_INVESTIGATORS)]
CONDITIONS_ID = [f"conditions-{who}" for who in range(MOST_INVESTIGATORS)]
STAMINA_ID = [f"stamina-{who}" for who in range(MOST_INVESTIGATORS)]
CHARGE_ID = [f"charge-{who}" for who in range(MOST_INVESTIGATORS)]
SPACE_ID = [f"s{space}" for space in range(COLUMNS * ROWS)]
GATE_ID = [f"gate-{gate}" for gate in range(MOST_GATES_ANYWHERE)]
ZONE_ID = [f"zone-{letter}" for written in SOURCES for letter in written.zones]
ADVERSARY_ID: Final = "adversary"
SHADOW_ID = ["shadow", *[f"shadow-{n}" for n in range(1, MOST_FIGURES)]]
# Where a card that an event is about may lie.
LYING = ("event", "drawn", "attack", "abilities", "cooldown-1", "cooldown-2", "looked-at")


def wound_id(who: int, slot: int) -> str:
    return f"wound-{who}-{slot}"


def lying_id(place: int) -> str:
    """An Objective Item on the board, by its place among them."""
    return f"lying-{place}"


# --- words ---

_SHORT = [Words(f"who-{CARDS[face].id}") for face in INVESTIGATORS]
_UNNAMED = [Words("investigator", {"n": n + 1}) for n in range(MOST_INVESTIGATORS)]
WHO: Thing = Thing(
    "who",
    _SHORT + _UNNAMED,
    FIGURE_ID,
    here=MOST_INVESTIGATORS,
    further=[(id,) for id in SHEET_ID],
)
OTHER: Thing = WHO.called("other")
SEATS = [Words("seat", {"n": seat + 1}) for seat in range(MOST_SEATS)]
SEAT: Thing = Thing("seat", SEATS)
# The figures of all Adversaries.
# rule: component.standees
_FOES = [name for kind in KINDS.values() for name in kind.foes]
FOE: Thing = Thing("foe", [Words(f"foe-{name}") for name in _FOES], _FOES, here=MOST_FIGURES)
_HATCHLINGS = range(MOST_HATCHLINGS)
HATCHLING: Thing = Thing(
    "hatchling",
    [Words("hatchling-named", {"n": n + 1}) for n in _HATCHLINGS],
    [f"hatchling-{n}" for n in _HATCHLINGS],
)
CARD: Thing = Thing(
    "card",
    [Words(f"card-{card.id}") for card in CARDS],
    [card_id("event", card.face) for card in CARDS],
    further=[tuple([card_id(at, card.face) for at in LYING[1:]]) for card in CARDS],
)
FACE: Thing = Thing("card", CARD.words)  # a card that lies nowhere in particular
_PRINTED = [space.label for spaces in PRINTED for space in spaces]
LABELS = [Words("space", {"label": label}) for label in _PRINTED]


def _unbroken(label: str) -> str:
    """S-12 with a hyphen at which no line ends."""
    return label.replace("-", "\u2011")


SPACE: Thing = Thing(
    "space",
    [Words("space-named", {"label": _unbroken(label)}) for label in _PRINTED],
    [SPACE_ID[n] for spaces in PRINTED for n in range(len(spaces))],
    here=MOST_SPACES,
)
_ZONES = [name.lower().replace(" ", "-") for written in SOURCES for name in written.zones.values()]
ZONE: Thing = Thing("zone", [Words(f"zone-{name}") for name in _ZONES], ZONE_ID, here=MOST_ZONES)
# Doors come first among the gates of either board.
GATE: Thing = Thing(
    "gate",
    [
        *[Words("door", {"n": n + 1}) for n in range(DOORS)],
        *[Words("window", {"n": n + 1}) for n in range(MOST_GATES - DOORS)],
    ],
    GATE_ID[:MOST_GATES],
    here=MOST_GATES,
)
_EVIDENCE = [Words("token-evidence", {"zone": zone}) for zone in ZONE.words]
_INTEREST = [Words("token-interest", {"n": n + 1}) for n in range(MOST_ZONES)]
_TOKENS = [*_EVIDENCE, *_INTEREST, Words("token-grave"), Words("token-altar")]
TOKEN_ID = [f"token-{number}" for number in range(len(_TOKENS))]
TOKEN: Thing = Thing("token", _TOKENS, TOKEN_ID, here=MOST_TOKENS)
# The Escape cards, and among them one Banishment for each Adversary.
_BANISHMENTS = [f"{BANISH}-{name}" for name in KINDS]
_OBJECTIVES = [*_BANISHMENTS, *[card for card in ESCAPE_CARDS if card != BANISH]]
OBJECTIVE: Thing = Thing("objective", [Words(f"objective-{name}") for name in _OBJECTIVES])
SLOT: Thing = Thing("slot", [Words("slot", {"n": n + 1}) for n in range(FATAL_WOUNDS)])
AMOUNT: Thing = Thing("n", [Words("number", {"n": n}) for n in range(10)])
SIDES: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
AIM: Thing = Thing(
    "aim",
    [
        Words("aim", {"side": Words(f"side-{SIDES[(aim + 225) // 450 % 8]}"), "n": aim // 10})
        for aim in range(3600)
    ],
)
COLOURS: Final = ("red", "green", "blue")
COLOUR: Thing = Thing(
    "colour",
    [Words(f"mirror-{colour}") for colour in COLOURS],
    [f"mirror-{colour}" for colour in COLOURS],
)
_POWERS = [name.lower().replace(" ", "-") for face in SPIRITS for name in CARDS[face].powers]
POWER: Thing = Thing("power", [Words(f"power-{name}") for name in _POWERS])
BOON: Thing = Thing("boon", [Words(f"boon-{n}") for n in range(len(BOONS))])
PRICE: Thing = Thing("price", [Words(f"price-{n}") for n in range(len(PRICES))])
SOME: Thing = Thing("some", [Words("number", {"n": n}) for n in range(1 << MOST_INVESTIGATORS)])


# --- boards that people have drawn ---


class Own(NamedTuple):
    """Where the words of a board that somebody has drawn begin, among those of all boards."""

    board: Board
    spaces: int
    zones: int
    gates: int
    tokens: int


_OWN: dict[int, Own] = {}  # by the board's identity


def introduce(board: Board) -> None:
    """Words for the spaces, Zones, gates and tokens of a board that is not one of the printed ones.

    It is said once, before a game on it is shown. Other games notice nothing of it.
    """
    _OWN[id(board)] = Own(board, len(LABELS), len(ZONE.words), len(GATE.words), len(TOKEN.words))
    for n, space in enumerate(board.spaces):
        _add(SPACE, Words("space-named", {"label": _unbroken(space.label)}), SPACE_ID[n])
        LABELS.append(Words("space", {"label": space.label}))
    counted = {"door": 0, "window": 0}
    for n, gate in enumerate(board.gates):
        counted[gate.kind] += 1
        _add(GATE, Words(gate.kind, {"n": counted[gate.kind]}), GATE_ID[n])
    zones = [Words("zone-own", {"name": name}) for name in board.zone_names.values()]
    tokens = [Words("token-evidence", {"zone": zone}) for zone in zones]
    tokens += [Words("token-interest", {"n": n + 1}) for n in range(len(board.interests))]
    for letter, words in zip(board.zone_names, zones, strict=True):
        _add(ZONE, words, f"zone-{letter}")
    for words in tokens:
        _add(TOKEN, words, f"token-{len(TOKEN.words)}")


def _add(thing: Thing, words: Words, node: str) -> None:
    assert isinstance(thing.words, list)  # they are, above
    assert isinstance(thing.nodes, list)
    thing.words.append(words)
    thing.nodes.append(node)


def own_board(game: StiflingDark) -> Own | None:
    """The board that is played on, if it is none of the printed ones."""
    return _OWN.get(id(game.ground.board)) if _OWN else None


def spaces_here(game: StiflingDark) -> Sequence[Space]:
    """The spaces of the board that is played on."""
    own = own_board(game)
    return own.board.spaces if own is not None else PRINTED[SCENARIOS.index(game.scenario)]


def _own_number(own: Own, game: StiflingDark, thing: Thing, n: int) -> int:
    words = thing.words
    if words is SPACE.words:
        return own.spaces + n
    if words is ZONE.words:
        return own.zones + n
    if words is GATE.words:
        return own.gates + n
    token = game.tokens[n]
    if token.kind == "evidence":
        return own.tokens + token.home
    if token.kind == "interest":
        return own.tokens + len(own.board.zone_names) + token.home
    return _token_number(token, 0)


def number(game: StiflingDark, thing: Thing, n: int) -> int:
    """The number of a thing of this table among all there are (see `Rules.number`)."""
    words = thing.words
    if _OWN and any(words is one.words for one in (SPACE, ZONE, GATE, TOKEN)):
        own = own_board(game)
        if own is not None:
            return _own_number(own, game, thing, n)
    board = SCENARIOS.index(game.scenario)
    if words is WHO.words:
        face = game.team[n].face
        return INVESTIGATORS.index(face) if face >= 0 else UNPICKED + n
    if words is FOE.words:
        return _FOES.index(game.kind.foes[n])
    if words is OBJECTIVE.words:
        card = ESCAPE_CARDS[n]
        return _OBJECTIVES.index(f"{BANISH}-{game.kind.name}" if card == BANISH else card)
    if words is SPACE.words:
        return n + sum([len(spaces) for spaces in PRINTED[:board]])
    if words is ZONE.words:
        return n + board * MOST_ZONES
    if words is TOKEN.words:
        return _token_number(game.tokens[n], board)
    return n


def _token_number(token: Token, board: int) -> int:
    if token.kind == "evidence":
        return token.home + board * MOST_ZONES
    first = len(_EVIDENCE)
    if token.kind == "interest":
        return first + token.home
    return first + len(_INTEREST) + (token.kind == "altar")
