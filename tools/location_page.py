"""A location as one page: its map drawn, every card with its parts, each choice a link."""

from __future__ import annotations

from html import escape

from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.location_cards import LocationCard, Part
from gloam.games.original_sin.cards.phrasebook import BOOK, LINES
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.state import ENVIRONMENT_WORDS

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #16130f; color: #e6dccb }
a { color: #d9b36c } h2 { margin: 2.5rem 0 .5rem; border-top: 1px solid #443a2c; padding-top: 1rem }
section { margin: .5rem 0 1rem 1rem; padding-left: 1rem; border-left: 2px solid #443a2c }
section:target { border-color: #d9b36c; background: #221d16 }
.name, .said { color: #a3947c; font-size: .9rem } .prose { font-style: italic }
svg { width: 100%; background: #1d1913; border: 1px solid #443a2c }
svg text { fill: #e6dccb; font-size: 2.6px; text-anchor: middle; paint-order: stroke;
  stroke: #1d1913; stroke-width: .8px }
"""


def page(place: Location) -> str:
    """The whole page, for a browser; it needs nothing else."""
    parts = [
        f"<!doctype html><meta charset=utf-8><title>{escape(place.title)}</title>",
        f"<style>{STYLE}</style><h1>{escape(place.title)}</h1>",
        f"<p class=prose>{escape(place.intro)}</p>",
        f"<p>{escape(place.special_text)}</p>" if place.special_text else "",
        _time(place),
        _map(place),
        *[_card(place, card) for card in place.cards],
    ]
    return "\n".join([part for part in parts if part])


def _time(place: Location) -> str:
    start = " / ".join(map(str, place.time)) or "not set"
    events = ", ".join(
        [f'{at}: <a href="#{letter}">{letter}</a>' for at, letter in place.events.items()]
    )
    return f"<p>Level {place.level}. Time {start} (2 / 3 / 4 Origins). Events at {events}.</p>"


def _map(place: Location) -> str:
    lines = [
        f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}" stroke="#8a7858" '
        f'stroke-width=".7" stroke-dasharray="{2 if path.locked else 0}"/>'
        for path in place.paths
        for a, b in [(place.spaces[path.ends[0]].xy, place.spaces[path.ends[1]].xy)]
    ]
    labels: list[str] = []  # over all circles
    for at, space in enumerate(place.spaces):
        x, y = space.xy
        fill = "#5a4a2e" if at == place.start else "#2b251c"
        dashes = ' stroke-dasharray="1"' if space.locked else ""
        size = 2.4 if space.tactical else 4
        lines.append(
            f'<circle cx="{x}" cy="{y}" r="{size}" fill="{fill}" stroke="#d9b36c"{dashes}/>'
        )
        lines.append(f'<text x="{x}" y="{y + 1}">{escape(space.id)}</text>')
        around = ENVIRONMENT_WORDS[space.environment] if space.environment else ""
        label = ", ".join([word for word in (space.name, around) if word])
        below = y + (5 if space.tactical else 7)
        labels.append(f'<text x="{x}" y="{below}">{escape(label)}</text>')
    drawn = "".join([*lines, *labels])
    return f'<svg viewBox="-8 0 116 100" role="img" aria-label="the map">{drawn}</svg>'


def _card(place: Location, card: LocationCard) -> str:
    parts = "".join([_part(place, card, part) for part in card.parts])
    return f'<h2 id="{card.id}">{card.id}. {escape(card.title)}</h2>{parts}'


def _part(place: Location, card: LocationCard, part: Part) -> str:
    said = [_said(card, line) for line in part.do]
    for option in part.options:
        needs = f" [{BOOK.render(option.needs)}]" if option.needs is not None else ""
        does = " ".join([_said(card, line) for line in option.do])
        said.append(f"• {escape(option.say)}{escape(needs)} {does} {_link(card, option.go)}")
    if part.roll:
        dice = ", ".join([f"{('white', 'blue', 'red')[c]}: {BOOK.render(n)}" for c, n in part.dice])
        said.append(f"Roll: {part.roll}. {escape(dice)}. Automatic: {', '.join(part.auto) or '–'}")
    for row in part.results:
        upto = f"up to {row.upto}" if row.upto < 98 else "more"
        does = " ".join([_said(card, line) for line in row.do])
        said.append(f"{upto}: {does} {_link(card, row.go)}")
    for foes in part.spawn:
        track = "FAST" if foes.fast else "SLOW"
        counts = " / ".join(map(str, foes.count))
        where = place.spaces[foes.space].id
        said.append(f"{counts} {escape(CARDS[foes.minion].name)}, {track}, on space {where}")
    if part.boss >= 0:
        where = place.spaces[part.boss_at].id
        said.append(f"Boss: {escape(CARDS[part.boss].name)}, on space {where}")
    if part.exit is not None:
        kind = "optional " if part.exit.optional else ""
        said.append(
            f"{kind}exit to {escape(part.exit.to)}{', level up' if part.exit.level_up else ''}"
        )
    said.append(_link(card, part.go))
    lines = "<br>".join([line for line in said if line])
    return (
        f'<section id="{card.id}-{part.name}"><div class=name>{part.name}</div>'
        f"<div class=prose>{escape(part.prose)}</div><div class=said>{lines}</div></section>"
    )


def _said(card: LocationCard, line: int) -> str:
    """What a line says; other cards that it names are links."""
    node = LINES[line]
    text = escape(BOOK.render(node))
    for one in node.walk():
        if one.name in ("resolve_card", "place_card"):
            number = str(one["n"])
            text = text.replace(f"card {number}", f'<a href="#{number}">card {number}</a>', 1)
    return text


def _link(card: LocationCard, part: int) -> str:
    if part < 0:
        return ""
    name = card.parts[part].name
    return f'→ <a href="#{card.id}-{name}">{name}</a>'
