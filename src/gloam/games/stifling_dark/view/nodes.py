"""Nodes of the scene that can look only a few ways: each is made once."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.cult.bloodletting import MOST_BLOOD
from gloam.games.stifling_dark.state import (
    LAST_ROUND,
    MOST_CHARGE,
    MOST_STALK,
    MOST_STAMINA,
)
from gloam.games.stifling_dark.view.names import (
    ADVERSARY_ID,
    BOARD,
    CARD,
    CHARGE_ID,
    COLOUR,
    CONDITIONS_ID,
    FIGURE_ID,
    FOE,
    GATE_ID,
    HAND_ID,
    INVESTIGATOR_ICON,
    LABELS,
    NODES,
    SEATS,
    SHEET_ID,
    SPACE_ID,
    STAMINA_ID,
    TOKEN,
    TOKEN_ID,
    UNPICKED,
    WHO,
    WOUNDS_ID,
    lying_id,
    wound_id,
)
from gloam.kernel.present.card_nodes import CardPlace
from gloam.kernel.present.scene import (
    Card,
    Hand,
    Overlay,
    Row,
    Sheet,
    Text,
    Token,
    Track,
    Words,
)

STEPS = ("step-setup", "step-investigators", "step-adversary", "step-over")
MP, WHERE, EVIDENCE = Words("label-mp"), Words("label-where"), Words("label-evidence-held")
NOWHERE_YET = Words("nowhere-yet")

# Where cards are shown.
ITEMS = [CardPlace(NODES, id) for id in HAND_ID]
EVENT_ROW, DRAWN_ROW = CardPlace(NODES, "event"), CardPlace(NODES, "drawn")
LOOKED_AT_ROW = CardPlace(NODES, "looked-at")
ATTACK_ROW, ABILITY_ROW = CardPlace(NODES, "attack"), CardPlace(NODES, "abilities")
CAST = NODES.looks("cast")
SPIRIT_CARDS = NODES.looks("spirits")
CARD_POOL_ROW = CardPlace(NODES, "card-pool")
COOLDOWN_ROWS = [CardPlace(NODES, f"cooldown-{n}") for n in (1, 2)]


# --- the head of the table ---


@cache
def phase(step: int, round: int) -> Track:
    label = Words("label-phase", {"n": round, "high": LAST_ROUND})
    return Track(id="phase", label=label, value=step, low=0, high=3, steps=STEPS)


@cache
def evidence(handed_in: int, quota: int) -> Track:
    value = min(handed_in, quota)
    return Track(id="evidence", label=Words("label-evidence"), value=value, high=quota)


NO_OBJECTIVE = Text(id="objective", words=Words("objective-none"))
OBJECTIVE_CARDS = NODES.looks("objective-card")  # the one that was chosen
ESCAPE_CARDS = NODES.looks("escape-cards")  # those that there is to choose from


# --- the board ---


@lru_cache(1 << 12)
def on_space(id: str, word: str, space: int) -> Token:
    """A token on a space that looks like all of its kind: message `label-<word>`."""
    return Token(id=id, within=SPACE_ID[space], label=Words(f"label-{word}"), icon=word)


@lru_cache(1 << 10)
def item_on_space(place: int, face: int, space: int) -> Token:
    """An Objective Item that lies on the board."""
    label = Words("label-item", {"card": CARD.words[face]})
    return Token(id=lying_id(place), within=SPACE_ID[space], label=label, icon="objective-item")


@lru_cache(1 << 12)
def token(number: int, kind: str, space: int, marks: tuple[str, ...]) -> Token:
    """Evidence, a Point of Interest token or the Grave."""
    return Token(
        id=TOKEN_ID[number],
        within=SPACE_ID[space],
        label=TOKEN.words[number],
        icon=kind,
        marks=marks,
    )


@lru_cache(1 << 12)
def figure(name: int, seat: int, space: int, marks: tuple[str, ...]) -> Token:
    return Token(
        id=FIGURE_ID[name],
        within=SPACE_ID[space],
        label=WHO.words[name],
        icon=INVESTIGATOR_ICON[name] if name < UNPICKED else "",
        owner=seat,
        marks=marks,
    )


@lru_cache(1 << 11)
def foe(number: int, space: int, hidden: bool, acts: bool = False) -> Token:
    """A figure of the Adversary; Hidden, only that seat sees it."""
    return Token(
        id=FOE.nodes[number],
        within=SPACE_ID[space],
        label=FOE.words[number],
        icon=FOE.nodes[number],
        owner=0,
        marks=("hidden" if hidden else "revealed", *("turn",) * acts),
    )


def overlay(id: str, style: str, spaces: tuple[str, ...]) -> Overlay:
    return Overlay(id=id, within=BOARD, label=Words(f"label-{style}"), spaces=spaces, style=style)


@lru_cache(1 << 12)
def beam(place: int, space: int, aim: int, spaces: tuple[str, ...]) -> Overlay:
    """A Flashlight and what it lights."""
    drawn = overlay(f"beam-{place}", "beam", spaces)
    return replace(drawn, source=SPACE_ID[space], aim=aim)


@cache
def noise(window: int) -> Token:
    """The Noise token of a Window."""
    id, label = f"noise-window-{window}", Words("label-noise")
    return Token(id=id, within=GATE_ID[window], label=label, icon="noise")


@cache
def mirror(colour: int, state: str) -> Token:
    """One of the three tokens of the Mirror Maze, as all see it."""
    return Token(id=COLOUR.nodes[colour], label=COLOUR.words[colour], icon="mirror", marks=(state,))


@cache
def true_mirror(colour: int) -> Text:
    """What only the Adversary knows of the Mirror Maze."""
    words = Words("true-mirror", {"colour": COLOUR.words[colour]})
    return Text(id="true-mirror", within=ADVERSARY_ID, words=words)


# --- Investigators ---


@lru_cache(1 << 13)
def sheet(name: int, seat: int, space: int, mp: int, held: int, marks: tuple[str, ...]) -> Sheet:
    """`space` is a number among those of all boards."""
    lines: tuple[tuple[Words, Words | int | str], ...] = ()
    if mp >= 0:
        lines = ((MP, mp),)
    lines = (*lines, (EVIDENCE, held))
    lines = (*lines, (WHERE, LABELS[space] if space >= 0 else NOWHERE_YET))
    return Sheet(
        id=SHEET_ID[name],
        label=Words("label-sheet", {"name": WHO.words[name], "seat": SEATS[seat]}),
        owner=seat,
        icon=INVESTIGATOR_ICON[name] if name < UNPICKED else "",
        lines=lines,
        marks=marks,
    )


@lru_cache(1 << 10)
def stamina(who: int, name: int, seat: int, value: int, most: int) -> Track:
    return Track(
        id=STAMINA_ID[who],
        within=SHEET_ID[name],
        label=Words("label-stamina"),
        value=value,
        high=MOST_STAMINA,
        notch=most if most < MOST_STAMINA else None,
        owner=seat,
    )


@lru_cache(1 << 10)
def charge(who: int, name: int, seat: int, value: int, most: int) -> Track:
    return Track(
        id=CHARGE_ID[who],
        within=SHEET_ID[name],
        label=Words("label-charge"),
        value=value,
        high=MOST_CHARGE,
        notch=most if most < MOST_CHARGE else None,
        owner=seat,
    )


@cache
def wound_row(who: int, name: int, seat: int) -> Row:
    return Row(id=WOUNDS_ID[who], within=SHEET_ID[name], label=Words("label-wounds"), owner=seat)


@lru_cache(1 << 12)
def wound(who: int, slot: int, face: int, marks: tuple[str, ...]) -> Card:
    """A Wound in its slot; without a face it lies face down."""
    return Card(
        id=wound_id(who, slot),
        within=WOUNDS_ID[who],
        face=CARDS[face].id if face >= 0 else "",
        back="wound",
        slot=slot + 1,
        label=None if face >= 0 else Words("label-face-down-wound"),
        marks=marks,
    )


@lru_cache(1 << 10)
def wound_under(who: int, place: int, face: int) -> Card:
    """A Wound under a Neurotoxin card, beside it."""
    id = f"under-{who}-{place}"
    return Card(id=id, within=CONDITIONS_ID[who], face=CARDS[face].id, back="wound")


@cache
def condition_row(who: int, name: int, seat: int) -> Row:
    label = Words("label-conditions")
    return Row(id=CONDITIONS_ID[who], within=SHEET_ID[name], label=label, owner=seat)


@lru_cache(1 << 10)
def condition(who: int, face: int) -> Card:
    within = CONDITIONS_ID[who]
    return Card(id=NODES.id(within, face), within=within, face=CARDS[face].id)


@lru_cache(1 << 10)
def hand(who: int, name: int, seat: int, count: int) -> Hand:
    label = Words("label-items", {"name": WHO.words[name]})
    return Hand(id=HAND_ID[who], within=SHEET_ID[name], label=label, owner=seat, count=count)


@cache
def own_card(who: int, name: int, seat: int) -> Card:
    """The Investigator's own card, with both Abilities."""
    face = INVESTIGATOR_ICON[name]
    return Card(id=f"investigator-{who}", within=SHEET_ID[name], face=face, owner=seat)


@cache
def spirit_card(who: int, name: int, seat: int, face: int) -> Card:
    return Card(id=f"spirit-{who}", within=SHEET_ID[name], face=CARDS[face].id, owner=seat)


@cache
def spirit_tokens(who: int, name: int, seat: int, count: int) -> Token:
    return Token(
        id=f"major-{who}",
        within=SHEET_ID[name],
        label=Words("label-major"),
        icon="major",
        amount=count,
        owner=seat,
    )


@cache
def major(who: int, name: int, seat: int) -> Token:
    return Token(
        id=f"major-{who}",
        within=SHEET_ID[name],
        label=Words("label-major"),
        icon="major",
        owner=seat,
    )


@cache
def held(token: int, name: int) -> Token:
    """Evidence that somebody carries."""
    label = TOKEN.words[token]
    return Token(id=TOKEN_ID[token], within=SHEET_ID[name], label=label, icon="evidence")


@lru_cache(1 << 10)
def kept(who: int, name: int, seat: int, word: str, count: int) -> Token:
    """Reward tokens that are kept beside the board."""
    return Token(
        id=f"{word}-{who}",
        within=SHEET_ID[name],
        label=Words(f"label-{word}"),
        icon=word,
        amount=count,
        owner=seat,
    )


# --- the Adversary ---


@lru_cache(1 << 10)
def adversary(kind: str, marks: tuple[str, ...], counts: tuple[tuple[str, int], ...]) -> Sheet:
    """Its board; `counts` are lines of a word, message `label-<word>`, and a number."""
    lines = tuple([(Words(f"label-{word}"), n) for word, n in counts])
    label = Words(f"label-adversary-{kind}", {"seat": SEATS[0]})
    return Sheet(id=ADVERSARY_ID, label=label, owner=0, icon=kind, lines=lines, marks=marks)


@cache
def stalk(value: int) -> Track:
    return Track(
        id="stalk",
        within=ADVERSARY_ID,
        label=Words("label-stalk"),
        value=value,
        high=MOST_STALK,
        owner=0,
    )


@cache
def ready(face: int) -> Token:
    """An Ability card of Mor'gonnod's that lies face up; only the Cult sees that."""
    label = Words("label-ready", {"card": CARD.words[face]})
    return Token(id=f"ready-{face}", within=ADVERSARY_ID, label=label, icon="ready", owner=0)


@cache
def blood(value: int) -> Track:
    return Track(
        id="blood",
        within=ADVERSARY_ID,
        label=Words("label-blood"),
        value=value,
        high=MOST_BLOOD,
        owner=0,
    )


@lru_cache(1 << 8)
def prowl(left: int, rolled: int) -> Text:
    """What he alone knows of his turn: the MP he has left, and his roll."""
    word = "prowl-rolled" if rolled else "prowl"
    return Text(id="prowl", within=ADVERSARY_ID, words=Words(word, {"n": left, "roll": rolled}))


@cache
def slots(id: str, count: int) -> Hand:
    """Cards that lie before the Adversary, face down to the others until they were shown."""
    return Hand(id=id, within=ADVERSARY_ID, label=Words(f"label-{id}"), owner=0, count=count)


@cache
def cooldown(n: int) -> Row:
    label = Words(f"label-cooldown-{n}")
    return Row(id=f"cooldown-{n}", within=ADVERSARY_ID, label=label, owner=0)
