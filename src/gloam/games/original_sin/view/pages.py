"""What lies open to be read: location cards, scenes of the Hall of Echoes, the journal, an end."""

from __future__ import annotations

from functools import cache, lru_cache

from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.echoes import SCENES
from gloam.games.original_sin.cards.journal import JOURNAL
from gloam.games.original_sin.cards.pages import PAGES, Page, epilogue
from gloam.games.original_sin.rules.exploring.journal import ending
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.state import (
    ECHO,
    IN_DECK,
    MOST_SCENES,
    NO_CARD,
    OriginalSin,
    Outcome,
    Stage,
)
from gloam.games.original_sin.view.landmarks import landmark
from gloam.games.original_sin.view.nodes import icon_of
from gloam.kernel.present.scene import Prose, Words

LAST_PAGES = 3  # that lie open
BOOK = "page"  # the picture of what is read nowhere in particular


def page(game: OriginalSin) -> Prose | None:
    """What everybody has before them, if anything."""
    if game.outcome is Outcome.ENDED:
        return the_end(ending(game), game.journal_cards)
    if game.stage is Stage.CREATION:
        return _moment("creation")
    if game.offer:
        return _moment("merchant")
    if game.stage is Stage.INTERLUDE:
        return _between(game)
    if game.pages:
        return _read_lately(game.place, game.pages[-LAST_PAGES:])
    if game.place.intro and all(where == IN_DECK for where in game.where):
        return _intro(game.place)
    return None


def _between(game: OriginalSin) -> Prose:
    """A scene while it is answered; else the last words of the place, and what is to do now."""
    if game.laid_out:
        return _moment("levelling")
    if game.pages and game.pages[-1][0] == ECHO:
        return _read_lately(game.place, game.pages[-1:])
    if game.pages:
        return _read_lately(game.place, game.pages[-LAST_PAGES:], "road")
    return _moment("road")


@lru_cache(1 << 6)
def _intro(place: Location) -> Prose:
    # rule: location.intro
    picture = landmark(place.spaces[place.start].name)
    return _prose("page", Page(place.title, (place.intro,), picture))


def journal_pages(game: OriginalSin) -> list[Prose]:
    """All journal cards that the party holds: to be read again whenever one likes."""
    # rule: journal.review
    return [journal_page(n) for n in game.journal_cards if n in JOURNAL]


@cache
def journal_page(n: int) -> Prose:
    card = JOURNAL[n]
    by = Words("journal-numbered", {"n": n})
    return _prose(f"journal-{n}", Page(card.title, (card.prose,), BOOK), by)


@cache
def the_end(symbol: str, journal: tuple[int, ...]) -> Prose:
    """How it all came out."""
    # rule: campaign.end
    return _prose("page", epilogue(symbol, journal))


@cache
def _moment(name: str) -> Prose:
    """Where nothing is read there is still a page to decide on."""
    return _prose("page", PAGES[name])


# --- what was read ---


@lru_cache(1 << 8)
def _read_lately(place: Location, pages: tuple[tuple[int, int], ...], then: str = "") -> Prose:
    """What was read last; where another card follows, its title comes first. `then` is a moment."""
    told: list[str] = []
    titles = [_read(place, one)[0] for one in pages]
    for at, one in enumerate(pages):
        if at and titles[at] != titles[at - 1]:
            told.append(_heading(titles[at]))
        told += [prose for prose in _read(place, one)[1:] if prose]
    if then:
        told += [_heading(PAGES[then].title), *PAGES[then].prose]
    by, picture = _source(place, *pages[0])
    return _prose("page", Page(titles[0], tuple(told), picture), by)


def _heading(title: str) -> str:
    """A title among paragraphs is seen to be one."""
    return f"— {title} —"


def _read(place: Location, page: tuple[int, int]) -> tuple[str, str]:
    """The title of a page and its prose."""
    card, part = page
    if card == ECHO:  # rule: campaign.echoes
        origin = CARDS[part // MOST_SCENES]
        return origin.name, SCENES[origin.id, part % MOST_SCENES].prose
    if card == NO_CARD:  # rule: journal.review
        return JOURNAL[part].title, JOURNAL[part].prose
    one = place.cards[card]
    return one.title, one.parts[part].prose


def _source(place: Location, card: int, part: int) -> tuple[Words, str]:
    """Where it is printed, and its picture: that of the space whose number a card has."""
    if card == ECHO:
        return Words("hall-of-echoes"), icon_of(part // MOST_SCENES)
    if card == NO_CARD:
        return Words("journal-numbered", {"n": part}), BOOK
    id = place.cards[card].id
    names = {space.id: space.name for space in place.spaces}
    name = names.get(id.rstrip("abcdef"), "")
    return Words("card-numbered", {"n": id}), landmark(name) if name else BOOK


def _prose(id: str, page: Page, by: Words | None = None) -> Prose:
    label = Words("titled", {"title": page.title})
    return Prose(id=id, label=label, paragraphs=page.prose, icon=page.picture, by=by)
