"""What cards of several types do: procedures, removing terrors and focuses, fetching."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import ACQUAINTANCES, NUMBER
from gloam.games.haunted.cards.phrasebook import BOOK, Laid
from gloam.games.haunted.rules.advantage import advantage
from gloam.games.haunted.rules.completing_and_removing import remove
from gloam.games.haunted.rules.forfeit import forfeit
from gloam.games.haunted.rules.hands import take_from_pile
from gloam.games.haunted.rules.lap_of_the_gods import lap_of_the_gods
from gloam.games.haunted.state import Haunted
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Flow
from gloam.kernel.core.data import Piece

# --- a support card: where it may be laid, and what it does ---


@BOOK.phrase("text", en="[{Only:only}. ]{Effect:effect}.")
def card_text(game: Haunted, laid: Laid, only: Node | None, effect: Node) -> Flow[None]:
    yield from effect.run(game, laid)


@BOOK.phrase("only", en="only on a line with a setting", rule="event.line-with-setting")
def with_a_setting() -> None:
    """Looked at where it may be laid (`rules/lines.py`)."""


@BOOK.phrase("only", en="only on an opponent's line", rule="event.coach-and-horses-roles")
def opponents_only() -> None:
    """Looked at where it may be laid (`rules/lines.py`)."""


# --- what cards of several types do ---

BOOK.kind("act", of="effect")


@BOOK.phrase("act", en="turn up the Lap of the Gods")
def turn_up_the_lap(game: Haunted, laid: Laid) -> Flow[None]:
    yield from lap_of_the_gods(game, laid.you)


@BOOK.phrase("act", en="perform a forfeit")
def perform_forfeit(game: Haunted, laid: Laid) -> Flow[None]:
    yield from forfeit(game, laid.you)


@BOOK.phrase("act", en="whoever laid this performs a forfeit")
def layer_forfeits(game: Haunted, laid: Laid) -> Flow[None]:
    yield from forfeit(game, laid.layer)  # rule: event.coach-and-horses-roles


@BOOK.phrase("act", en="perform an advantage")
def perform_advantage(game: Haunted, laid: Laid) -> Flow[None]:
    yield from advantage(game, laid.you)


@BOOK.phrase("act", en="drive off {terror}", rule="turn.terror-removers")
def drive_off(game: Haunted, laid: Laid, terror: str) -> None:
    game.awaiting &= ~(1 << laid.line)
    remove(game, Piece(NUMBER[terror]))


@BOOK.phrase("act", en="remove the focus of this line, whatever it is", rule="action.any-focus")
def remove_the_focus(game: Haunted, laid: Laid) -> None:
    remove(game, game.line(laid.line)[1])  # rule: turn.removal-acts-on-its-line, action.any-focus


def in_vain(game: Haunted, laid: Laid) -> None:
    """A card has found nothing to do: said, so that nobody looks for what it did."""
    game.tell("in-vain", laid.card)  # rule: turn.hidden-outcome


def focuses_in_reach(game: Haunted, laid: Laid) -> list[Piece]:
    """The focuses of your lines that are neither complete nor awaiting; in defence, fresh ones."""
    found = [game.line(line)[1] for line in game.started(laid.you) if len(game.line(line)) > 1]
    if laid.defending:
        found = [card for card in found if game.fresh >> card & 1]  # rule: defence.aim
    return found


@BOOK.phrase("act", en="take an acquaintance from the discard pile")
def fetch_acquaintance(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: event.trap-door-none
    if not (yield from take_from_pile(game, laid.you, is_acquaintance, "fetch")):
        in_vain(game, laid)


def is_acquaintance(card: int) -> bool:
    return card >= ACQUAINTANCES
