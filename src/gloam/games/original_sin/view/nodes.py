"""Nodes of the scene that can look only a few ways: each is made once."""

from __future__ import annotations

from functools import cache, lru_cache

from gloam.games.original_sin.cards.catalogue import MINION
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.state import BOSS, FIGURES, MOST_AP, NO_ONE, NOT_SET, TRAY
from gloam.games.original_sin.view.explained import sum_in_words
from gloam.games.original_sin.view.landmarks import landmark
from gloam.games.original_sin.view.names import (
    FIGURE_ID,
    LOCATION_CARD_ID,
    SHEET_ID,
    SPACE_ID,
    TOLD,
    card_id,
    lying_id,
    slot_id,
)
from gloam.kernel.present.scene import (
    Arg,
    Board,
    Card,
    Hand,
    Link,
    Row,
    Sheet,
    Space,
    Text,
    Token,
    Track,
    Words,
)

ACROSS, DOWN = 12, 5  # board units for a hundredth of a map
MARGIN = 100
RADIUS = 54
LONGEST = 12  # the time track

KEYWORDS, WHERE = Words("label-keywords"), Words("label-where")
MOVES, LOOKS_FOR, ATTACK = Words("label-moves"), Words("label-looks-for"), Words("label-attack")


# --- the head of the table ---


@cache
def where(title: str, round: str, n: int) -> Text:
    """The place, and what kind of round is played there."""
    args: dict[str, Arg] = {"title": title, "round": Words(f"round-{round}", {"n": n})}
    return Text(id="where", words=Words("where-and-what", args))


@cache
def gold(n: int) -> Token:
    return Token(id="gold", label=Words("label-gold"), icon="gold", amount=n)


@cache
def journal(cards: tuple[int, ...]) -> Token:
    words = Words("label-journal", {"list": ", ".join([str(n) for n in cards]) or "–"})
    return Token(id="journal", label=words, icon="journal", amount=len(cards))


@cache
def special_rules(text: str) -> Text:
    label = Words("label-special")
    return Text(id="special", label=label, words=Words("special-rules", {"text": text}))


@lru_cache(1 << 8)
def time(now: int, events: tuple[tuple[int, str], ...], paused: bool) -> Track:
    """The steps from the first to the end, 0; events by their letters."""
    # rule: time.advance, time.event
    letters = dict(events)
    high = max([LONGEST if now == NOT_SET else now, *letters, 6])
    steps = [f"step-time-{letters.get(n, str(n)).lower()}" for n in range(high, -1, -1)]
    return Track(
        id="time",
        label=Words("label-time"),
        value=high - now,
        high=high,
        steps=tuple(steps),
        marks=("paused",) if paused else (),
    )


# --- the map ---


@lru_cache(1 << 8)
def board(place: Location) -> Board:
    return Board(
        id="map",
        label=Words("where", {"title": place.title}),
        width=100 * ACROSS + 2 * MARGIN,
        height=100 * DOWN + 2 * MARGIN,
        radius=RADIUS,
        art="atlas",
    )


@lru_cache(1 << 10)
def space(place: Location, at: int, marks: tuple[str, ...]) -> Space:
    one = place.spaces[at]
    x, y = one.xy
    key = "label-tactical" if one.tactical else "label-space"
    return Space(
        id=SPACE_ID[at],
        within="map",
        label=Words(key, {"name": one.name, "n": one.id}),
        x=MARGIN + x * ACROSS,
        y=MARGIN + y * DOWN,
        shape="tactical" if one.tactical else "place",
        icon="" if one.tactical else landmark(one.name),
        marks=marks,
    )


@lru_cache(1 << 10)
def path(place: Location, at: int, open_: bool) -> Link:
    one = place.paths[at]
    a, b = one.ends
    style = "trail" if open_ else "locked"
    words = Words(f"path-{style}")
    return Link(
        id=f"path-{at}", within="map", a=SPACE_ID[a], b=SPACE_ID[b], style=style, label=words
    )


@lru_cache(1 << 10)
def placed(space: int, title: str) -> Token:
    words = Words("label-placed", {"title": title})
    return Token(id=f"placed-{space}", within=SPACE_ID[space], label=words, icon="location-card")


@lru_cache(1 << 12)
def figure(code: int, space: int, owner: int, marks: tuple[str, ...]) -> Token:
    face, who = divmod(code, FIGURES)
    kind = CARDS[face].type
    return Token(
        id=FIGURE_ID[who],
        within=SPACE_ID[space],
        label=Words(f"label-{kind}-figure", {"who": TOLD.words[code]}),
        icon=icon_of(face),
        owner=owner,
        marks=marks,
    )


def icon_of(face: int) -> str:
    """The portrait of a figure; both sides of a minion card have the same."""
    return CARDS[face].id.removesuffix("-veteran")


# --- figures ---


@lru_cache(1 << 12)
def origin(
    code: int,
    seat: int,
    armour: tuple[int, int],
    parts: tuple[tuple[int, int, int], ...],
    keywords: tuple[str, ...],
    at: tuple[str, str],
    marks: tuple[str, ...],
) -> Sheet:
    """`at` is the name and the number of a space, as printed."""
    physical, magical = armour
    where = Words("space" if at[0] else "space-tactical", {"name": at[0], "n": at[1]})
    stands = [(WHERE, where)] if at[1] else []
    return Sheet(
        id=SHEET_ID[code % FIGURES],
        label=Words("label-sheet", {"who": TOLD.words[code]}),
        owner=seat,
        icon=icon_of(code // FIGURES),
        lines=(
            (Words("label-physical", {"parts": sum_in_words(parts, 1)}), physical),
            (Words("label-magical", {"parts": sum_in_words(parts, 2)}), magical),
            *stands,
            *([(KEYWORDS, ", ".join(keywords))] if keywords else []),
        ),
        marks=marks,
    )


@lru_cache(1 << 12)
def enemy(
    code: int,
    armour: tuple[int, int],
    parts: tuple[tuple[int, int, int], ...],
    marks: tuple[str, ...],
) -> Sheet:
    face = code // FIGURES
    card = CARDS[face]
    physical, magical = armour
    lines: list[tuple[Words, Words | int | str]] = [
        (Words("label-physical", {"parts": sum_in_words(parts, 1)}), physical),
        (Words("label-magical", {"parts": sum_in_words(parts, 2)}), magical),
    ]
    if card.type == MINION:
        lines += [(MOVES, card.move), (LOOKS_FOR, card.targets), (ATTACK, printed_attack(face))]
    return Sheet(
        id=SHEET_ID[code % FIGURES],
        label=Words(f"label-{card.type}-sheet", {"who": TOLD.words[code]}),
        icon=icon_of(face),
        lines=tuple(lines),
        marks=marks,
    )


@cache
def printed_attack(face: int) -> str:
    """Dice, certain hits and range, as short as on the card."""
    card = CARDS[face]
    colours = ("white", "blue", "red")
    dice = [f"{n} {colours[at]}" for at, n in enumerate(card.dice) if n]
    sure = [f"{card.hits}"] if card.hits else []
    sure += ["★" if card.star == 1 else f"{card.star} ★"] if card.star else []
    reach = f", range {card.range}" if card.range else ""
    return " + ".join([*dice, *sure]) + f", {card.damage}{reach}" if card.damage else ""


@lru_cache(1 << 12)
def health(who: int, hp: int, most: int, owner: int) -> Track:
    id, sheet = f"health-{who}", SHEET_ID[who]
    words = Words("label-health")
    return Track(id=id, within=sheet, label=words, value=hp, high=most, owner=owner)


@lru_cache(1 << 10)
def action_points(who: int, ap: int, most: int, owner: int) -> Track:
    high = max(ap, most, MOST_AP if who == BOSS else 0)
    words = Words("label-ap" if who < TRAY else "label-boss-ap")
    return Track(
        id=f"ap-{who}", within=SHEET_ID[who], label=words, value=ap, high=high, owner=owner
    )


@lru_cache(1 << 10)
def source(who: int, left: int, most: int, collared: bool, owner: int) -> Track:
    return Track(
        id=f"source-{who}",
        within=SHEET_ID[who],
        label=Words("label-source"),
        value=left,
        high=max(left, most),
        owner=owner,
        marks=("collared",) if collared else (),
    )


@cache
def next_tactic(cost: int, left: int) -> Text:
    key = "next-tactic" if cost >= 0 else "no-tactic"
    return Text(
        id="next-tactic", within=SHEET_ID[BOSS], words=Words(key, {"n": cost, "left": left})
    )


# --- cards of a figure ---


@cache
def row(place: str, who: int, owner: int, marks: tuple[str, ...] = (), whose: int = NO_ONE) -> Row:
    """`whose`: the Origin, as events name it, where one player has several."""
    words = _belonging(place, whose)
    within = SHEET_ID[who] if place == "track" else ""
    return Row(id=f"{place}-{who}", within=within, label=words, owner=owner, marks=marks)


@cache
def hand(who: int, count: int, owner: int, marks: tuple[str, ...], whose: int = NO_ONE) -> Hand:
    id, words = f"hand-{who}", _belonging("hand", whose)
    return Hand(id=id, label=words, owner=owner, count=count, marks=marks)


def _belonging(place: str, whose: int) -> Words:
    if whose == NO_ONE:
        return Words(f"label-{place}")
    return Words(f"label-{place}-of", {"who": TOLD.words[whose]})


@lru_cache(1 << 13)
def card(place: str, who: int, face: int, copy: int = 0) -> Card:
    id = card_id(place, who, face, copy)
    return Card(id=id, within=f"{place}-{who}", face=CARDS[face].id)


@lru_cache(1 << 13)
def item(place: str, who: int, slot: int, face: int) -> Card:
    return Card(id=slot_id(who, slot), within=f"{place}-{who}", face=CARDS[face].id)


@lru_cache(1 << 13)
def on_track(who: int, face: int, slot: int, up: bool, copy: int) -> Card:
    """Lit while it works, dark while it only cools."""
    # rule: cooldown.tracks, cooldown.face-up
    return Card(
        id=card_id("track", who, face, copy),
        within=f"track-{who}",
        face=CARDS[face].id,
        slot=slot,
        marks=("lit",) if up else ("spent",),
    )


# --- between locations ---


@cache
def open_row(id: str) -> Row:
    return Row(id=id, label=Words(f"label-{id}"))


@cache
def laid_set(name: str) -> Row:
    """Cards that are had together, named as the option is."""
    label = Words("label-set", {"set": Words(f"option-set-{name}")})
    return Row(id=f"laid-out/{name}", within="laid-out", label=label)


@lru_cache(1 << 12)
def lying(row: str, face: int, copy: int, within: str = "") -> Card:
    return Card(id=lying_id(row, face, copy), within=within or row, face=CARDS[face].id)


# --- location cards ---


@cache
def held_row() -> Row:
    return Row(id="held", label=Words("label-held"))


@lru_cache(1 << 8)
def held(card: int, title: str) -> Text:
    return Text(id=LOCATION_CARD_ID[card], within="held", words=Words("titled", {"title": title}))
