"""Drawing: outlines, options, events, rules and cards, in rich or in plain words.

Nothing is told by colour alone, and everything fits any width.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloam.kernel.content.ledger import Rule
from gloam.kernel.present.scene import Face
from gloam.terminal.offers import Offer
from gloam.terminal.screen import Screen
from gloam.terminal.thing import Group, Thing
from gloam.terminal.voice import Voice, counted

NARROW = 60  # columns
MANY = 6  # cards that a pile shows; more are only counted
MINE = "green"
FACTS = ("fact", "pile", "hand", "token", "track", "dice")
LISTED = ("table", "log", "prose", "initiative", "votes")  # what is in them is told line by line


def draw_groups(screen: Screen, groups: Sequence[Group]) -> None:
    for group in groups:
        if screen.plain:
            _plain_group(screen, group)
        else:
            screen.show(_panel(screen, group))


# --- plain ---


def _plain_group(screen: Screen, group: Group) -> None:
    screen.heading(", ".join([group.title, *group.marks]) + ".")
    for thing in group.things:
        for line in plain_lines(thing):
            screen.line(line)


def plain_lines(thing: Thing) -> list[str]:
    """One line a thing; a hand that one sees is spread, a card a line."""
    head = ", ".join([thing.name, *thing.marks]) if thing.name else ""
    cards = [card for card in thing.inside if card.kind not in ("step", "space", "ways")]
    if thing.kind in LISTED:
        first = f"{head}: {thing.value}." if thing.value else f"{head}:"
        return [first, *[inner.phrase().strip() for inner in cards]]
    if thing.kind == "hand" and cards:
        return [f"{head}: {thing.value}.", *[_plain_card(card) for card in cards]]
    if thing.kind == "region":
        return [f"{head}: {thing.value}.", f"{head}, ways out: {thing.inside[0].value}."]
    if thing.kind == "space":
        return [f"{head}: {thing.value or 'nothing'}. {thing.inside[0].phrase()}."]
    told = [thing.value] if thing.value else []
    if thing.kind == "pile" and len(cards) > MANY:
        told.append(_advice(thing))
    elif cards:
        told.append(", ".join([card.phrase() for card in cards]))
    elif thing.kind == "row":
        told.append("nothing")
    return [f"{head}: {'. '.join(told)}." if head and told else (head or "; ".join(told))]


def _plain_card(card: Thing) -> str:
    return ", ".join([card.name, *filter(None, [card.type]), *card.marks])


# --- rich ---


def _panel(screen: Screen, group: Group) -> RenderableType:
    title = Text(group.title, f"bold {MINE}" if group.mine else "bold")
    if group.marks:
        title.append(" · " + ", ".join(group.marks), "not bold yellow")
    return Panel(
        Stack(*_body(screen, group)),
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=MINE if group.mine else "dim",
        padding=(0, 1),
    )


def _body(screen: Screen, group: Group) -> list[RenderableType]:
    facts = [thing for thing in group.things if is_fact(thing)]
    spread = [thing for thing in group.things if thing.kind == "hand" and _is_mine(thing, group)]
    empty = [thing for thing in group.things if is_empty(thing)]
    if len(empty) < len([thing for thing in group.things if thing.kind == "row"]):
        empty = []  # told apart only if there is nothing in any
    apart = (*facts, *spread, *empty)
    drawn: list[RenderableType] = []
    if facts:
        drawn.append(Text(" · ").join([_fact(thing) for thing in facts]))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=screen.width >= NARROW)
    grid.add_column(ratio=1)
    for thing in group.things:
        if thing not in apart:
            grid.add_row(thing.name, _content(thing))
    if grid.row_count:
        drawn.append(grid)
    if empty:
        drawn.append(Text(f"{', '.join([thing.name for thing in empty])}: nothing", "dim"))
    return drawn + [_spread(screen, hand) for hand in spread]


def _is_mine(hand: Thing, group: Group) -> bool:
    return group.mine and bool(hand.inside)


def is_fact(thing: Thing) -> bool:
    """Whether a thing is told in a word or two, beside others."""
    return thing.kind in FACTS and not thing.inside


def is_empty(thing: Thing) -> bool:
    """A place for cards with nothing to be said of it."""
    return thing.kind == "row" and not thing.inside and not thing.marks


def _fact(thing: Thing) -> Text:
    told = Text(f"{thing.name} ", "dim").append(thing.value, "not dim")
    return _with_marks(told, thing)


def _with_marks(told: Text, thing: Thing) -> Text:
    if thing.marks:
        told.append(f" ({', '.join(thing.marks)})", "not bold not dim italic yellow")
    return told


def _content(thing: Thing) -> RenderableType:
    """What stands beside a thing's name: its value, the cards in it."""
    if thing.kind == "track" and thing.inside:
        return Text(" > ").join([_step(step) for step in thing.inside])
    if thing.kind == "region":
        ways = thing.inside[0]
        return _with_marks(Text(thing.value), thing).append(f"\n{ways.phrase()}", "dim")
    if thing.kind == "space":
        told = _with_marks(Text(thing.value or "nothing"), thing)
        return told.append(f"\n{thing.inside[0].phrase()}", "dim")
    if thing.kind in LISTED:
        lines = [*filter(None, [thing.value]), *[inner.phrase().strip() for inner in thing.inside]]
        return Text("\n").join([Text(line) for line in lines])
    told = Text(thing.value)
    if thing.kind == "pile" and len(thing.inside) > MANY:
        told.append(f" {_advice(thing)}", "dim")
    elif thing.inside:
        told.append(_joint(thing))
        told.append_text(Text(" · ").join([_card(card) for card in thing.inside]))
    if not told and thing.kind in ("row", "pile"):
        told.append("nothing", "dim")
    if thing.marks:  # of the place, not of the last card in it
        told.append(" – " if told else "").append(", ".join(thing.marks), "italic yellow")
    return told


def _joint(place: Thing) -> str:
    """What stands between the number of cards in a place and those that one sees."""
    if place.kind == "hand" and place.value != counted(len(place.inside), "card"):
        return ", among them "
    return ": " if place.value else ""


def _step(step: Thing) -> Text:
    return Text(f"[{step.name}]", "bold") if step.marks else Text(step.name, "dim")


def _advice(pile: Thing) -> str:
    return f"(look {pile.name.split()[0].lower()})"


def _card(card: Thing) -> Text:
    told = Text(card.name, "bold")
    if card.value:
        told.append(f" {card.value}", "not bold")
    return _with_marks(told, card)


def _spread(screen: Screen, hand: Thing) -> RenderableType:
    """One's own cards, a line each: what it is called, what it is, the start of its text."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    if screen.width >= NARROW:
        grid.add_column(style="dim", no_wrap=True, overflow="ellipsis", ratio=1)
    for card in hand.inside:
        text = Text(card.face.text if card.face else "")
        cells: list[RenderableType] = [_card(card), Text(card.type), text]
        grid.add_row(*cells[: len(grid.columns)])
    head = _with_marks(Text(f"{hand.name}, {hand.value}", "dim"), hand)
    return Stack(head, Padding(grid, (0, 0, 0, 1)))


def draw_things(screen: Screen, things: Sequence[Thing]) -> None:
    """Single things in full, with all that is in them."""
    for thing in things:
        inside = [inner for inner in thing.inside if inner.kind != "step"]
        screen.line(f"{thing.phrase()}{':' if inside else ''}", "bold")
        for inner in inside:
            more = [thing.phrase() for thing in inner.inside if thing.kind == "ways"]
            screen.line("; ".join([inner.phrase(), *more]), indent=2)


# --- options ---


def draw_offers(screen: Screen, groups: Sequence[Sequence[Offer]], voice: Voice) -> None:
    """The options under their numbers, those that belong together in a block."""
    count = sum(len(group) for group in groups)
    hint = " (or just Enter)" if count == 1 else ""
    for at, group in enumerate(groups):
        if group[0].interrupts:
            screen.line("Also open to you, though nobody asks:", "dim")
        elif at and count > MANY and not screen.plain:
            screen.line()
        if screen.plain:
            for offer in group:
                screen.line(f"{offer.number}. {voice.say(offer.choice.words)}{hint}")
            continue
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", width=3)
        grid.add_column(ratio=1)
        for offer in group:
            grid.add_row(str(offer.number), Text(voice.say(offer.choice.words)).append(hint, "dim"))
        screen.show(grid)


# --- events ---


def draw_events(screen: Screen, said: Sequence[str], voice: Voice) -> None:
    """What happened, a line each; one's own name stands out."""
    for line in said:
        if screen.plain:
            screen.line(line)
            continue
        told = Text(line)
        if voice.me >= 0:
            told.highlight_regex(rf"\b{voice.seat(voice.me)}\b", f"bold {MINE}")
        screen.show(Padding(told, (0, 0, 0, 2), expand=False))


# --- rules and cards ---


def draw_points(screen: Screen, points: Sequence[str]) -> None:
    """Sentences under one another, each with a dash."""
    if screen.plain:
        for point in points:
            screen.line(point)
        return
    grid = Table.grid(padding=(0, 1))
    for point in points:
        grid.add_row("–", Text(point))
    screen.show(grid)


def draw_rule(screen: Screen, rule: Rule, indent: int = 2) -> None:
    note = " (our ruling)" if rule.ruling else ""
    if screen.plain:
        screen.line(f"Rule {rule.id}{note}: {rule.text}")
    else:
        screen.show(
            Padding(Text(rule.id, "cyan").append(note, "dim"), (0, 0, 0, indent), expand=False)
        )
        screen.line(rule.text, indent=4)


def draw_face(screen: Screen, face: Face, voice: Voice) -> None:
    """A card in full."""
    name, kind = voice.say(face.name), voice.word("type", face.type)
    numbers = [f"{voice.word('number', word)} {number}" for word, number in face.numbers]
    lines = [line for line in face.lines if line not in face.text]
    to = voice.say(face.label) if face.label else ""
    if screen.plain:
        screen.line(f"{name}. {kind}.")
        for told in (*numbers, to, face.text, *lines, face.flavour):
            if told:
                screen.line(told)
        return
    body: list[RenderableType] = []
    if numbers:
        body.append(Text(" · ".join(numbers)))
    body += [Text(told) for told in (to, face.text, *lines) if told]
    if face.flavour:
        body.append(Text(face.flavour, "italic dim"))
    title = Text(name, "bold").append(f" · {kind}", "not bold dim")
    screen.show(Panel(Stack(*body), title=title, title_align="left", width=min(screen.width, 76)))
