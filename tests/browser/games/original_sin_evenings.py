"""Campaigns of Original Sin, played by code to a moment, and the answers that lead on from there.

Dice and cards are fixed by the secret in the file: so what is planned here happens on the page,
too. What no plan speaks of, the party's bots answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.rules.exploring.explore_rounds import cards_here
from gloam.games.original_sin.state import NOWHERE, OriginalSin, Outcome
from gloam.kernel.core.asks import PASS, REVISE, Ask, Key
from gloam.kernel.core.several import DONE
from gloam.kernel.session.session import Session
from gloam.table.campaigns.campaign_file import SeatEntry, encoded
from tests.table.campaigns.files import Written

POLICY = OriginalSinPolicy()
TRIES = 400  # a game takes a tenth of a second
YES: Key = ("yes",)
NO: Key = ("no",)
PULL_THEM_IN: Key = ("option", 0)
SWAM = 3  # the journal card that follows from it
WHO_PAID: Key = ("option", 1)
ROPE = "lampmans-rope"


class Answer(NamedTuple):
    seat: int
    key: Key
    word: str  # of the ask


class Evening(NamedTuple):
    """A campaign's file, the answers that end its running game, and how it stands then."""

    file: bytes
    plan: list[Answer]
    end: OriginalSin

    def of(self, *words: str) -> list[Answer]:
        return [answer for answer in self.plan if answer.word in words]


def word_of(ask: Ask) -> str:
    return ask.about if isinstance(ask.about, str) else str(ask.about[0])


# --- players ---

Player = Callable[[Session[Any]], Answer]


def bots(session: Session[Any]) -> Answer:
    ask = session.ask
    assert ask is not None
    seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
    return Answer(seat, POLICY.choose(session.run.state, seat, ask), word_of(ask))


def curious(session: Session[Any]) -> Answer:
    """As bots, but the party looks into the drain first and plays a card for a keyword; one helps
    the other's dice by Source, a die at a time."""
    answer = bots(session)
    ask = session.ask
    assert ask is not None
    options = ask.offer(answer.seat)
    match answer.word:
        case "travel":
            ways = [to_space(session.run.state, name, options) for name in ("Drain", "Rack Room")]
            return answer._replace(key=next(filter(None, [*ways, answer.key])))
        case "lend-keyword" | "may-roll":
            return answer._replace(key=YES)
        case "claim":
            return answer._replace(key=NO)
        case "reroll":
            return _helps(session, ask) or answer._replace(key=PASS)
        case "reroll-dice":
            return answer._replace(key=DONE if DONE in options else options[0])
    return answer


def to_space(game: OriginalSin, name: str, options: Sequence[Key]) -> Key | None:
    """The way to a space, as long as nobody has explored it."""
    space = next((at for at, one in enumerate(game.place.spaces) if one.name == name), NOWHERE)
    way: Key = ("travel", space)
    return way if way in options and cards_here(game, space) else None


def _helps(session: Session[Any], ask: Ask) -> Answer | None:
    """The other seat spends its first Source on a challenge."""
    game = session.run.state
    helper = 1 - game.seat_of(int(ask.about[1]))
    whole = game.book.cards[game.party[helper].face].source
    if game.enemies or game.party[helper].source < whole or helper not in ask.seats():
        return None
    found = [key for key in ask.offer(helper) if key[0] == "reroll"]
    return Answer(helper, found[0], "reroll") if found else None


def merciful(session: Session[Any]) -> Answer:
    """As bots, but the shipwrecked are pulled in, and then the lampman is asked who paid him."""
    answer, game = bots(session), session.run.state
    ask = session.ask
    assert ask is not None
    if answer.word == "merchant":
        return answer._replace(key=("leave",))
    if asks_about(session, "A"):
        return answer._replace(key=PULL_THEM_IN)
    if answer.word == "leave":
        return answer._replace(key=YES if SWAM in game.journal_cards else NO)
    if SWAM not in game.journal_cards:
        return answer
    if answer.word == "travel":
        return answer._replace(
            key=to_space(game, "Gull Nest", ask.offer(answer.seat)) or answer.key
        )
    return answer._replace(key=WHO_PAID) if asks_about(session, "5") else answer


def is_asked(session: Session[Any], word: str) -> bool:
    return session.ask is not None and word_of(session.ask) == word


def asks_about(session: Session[Any], card: str) -> bool:
    """Whether what to do at this location card is asked."""
    if session.ask is None or word_of(session.ask) != "option":
        return False
    game: OriginalSin = session.run.state
    return game.place.cards[int(session.ask.about[1])].id == card


# --- evenings ---


def evening(
    seats: int,
    player: Player,
    begins: Callable[[Session[Any]], bool],
    good: Callable[[Evening], bool],
) -> Evening:
    """The first of many campaigns with a game that comes to such a moment and goes on well.

    Raises StopIteration if there is none.
    """
    return next(
        found
        for secret in range(TRIES)
        for found in _moments(seats, player, begins, secret)
        if good(found)
    )


def _moments(
    seats: int, player: Player, begins: Callable[[Session[Any]], bool], secret: int
) -> Iterator[Evening]:
    """The first such moment of the campaign whose games have secrets from this one on."""
    names = tuple([SeatEntry(name) for name in ("Ada", "Ben")[:seats]])
    written = Written("original_sin", names)
    for number in range(9):  # an act has six places
        dice = (100 * secret + number).to_bytes(32, "big")
        session = written.begin(dice)
        acts = 1
        while session.ask is not None and not begins(session):
            session.answer(*player(session)[:2])
            acts += 1
        if session.ask is None:
            if session.run.state.outcome is not Outcome.LEFT:
                return
            written.play(lambda at: player(at)[:2], dice)
            continue
        plan = list(_to_the_end(session, player))
        written.play(lambda at: player(at)[:2], dice, acts)
        yield Evening(encoded(written.file()), plan, session.run.state)
        return


def _to_the_end(session: Session[Any], player: Player) -> Iterator[Answer]:
    while session.ask is not None:
        answer = player(session)
        session.answer(*answer[:2])
        yield answer


def tutorial() -> Evening:
    """Two seats at the first place, from its first round on."""

    def good(found: Evening) -> bool:
        helped = [a for a in found.of("reroll") if a.key[0] == "reroll"]
        lent = [a for a in found.of("lend-keyword") if a.key == YES]
        return (
            bool(helped and lent and found.of("act") and found.of("merchant"))
            and len(found.plan) < 75
        )

    return evening(2, curious, lambda at: is_asked(at, "round"), good)


def growing() -> Evening:
    """One seat in the interlude in which the party rises to its second level."""

    def begins(session: Session[Any]) -> bool:
        game = session.run.state
        return game.level_up and is_asked(session, "who-learns")

    def good(found: Evening) -> bool:
        bought = found.of("bargain")
        return bool(bought) and bought[0].key[0] == "card"

    return evening(1, bots, begins, good)


def wreck() -> Evening:
    """One seat at the shipwreck, where five people drift on a raft of doors."""

    def good(found: Evening) -> bool:
        rope = found.end.book.face[ROPE]
        return found.end.next_place == "gull_cliffs" and rope in found.end.specific

    return evening(1, merciful, lambda at: asks_about(at, "A"), good)
