"""A salon: a game made for the tests of sessions, in which one option does one kind of thing.

It is always somebody's turn. Whoever's turn it is does something and keeps it until `next`.
A burglar hides in one of three wardrobes, and nobody knows in which. Anybody may cough.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from gloam.kernel.core.asks import (
    PASS,
    REVISE,
    WAIT,
    Ask,
    Flow,
    Gone,
    Key,
    Whole,
    afresh,
    anew,
    choose,
    party,
)
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.forms import race, together, window
from gloam.kernel.core.rules import Result, Rules
from gloam.kernel.core.several import DONE, choose_several
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.scene import Node, Text, Words
from gloam.kernel.session.session import Session

DECK, DISCARD, SHELF, HAND = 0, 1, 2, 3  # SHELF is a pile face down; HAND + seat
FACES = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
WARDROBES = 3

YES, NO = ("yes",), ("no",)
BALLOT = (YES, NO)
SHOUT: Key = ("shout",)
GRAB: Key = ("grab",)
COUGH: Key = ("cough",)


@dataclass(slots=True)
class Salon(CardTable):
    turn: int
    count: int
    coughs: int
    burglar: int  # the wardrobe it hides in
    searched: int  # bit set of wardrobes that all know to be empty
    votes: list[int]  # how many said yes, vote by vote
    out: int  # a seat that was coughed out of the room; -1 for nobody
    over: bool


def pack_for(seats: int) -> Pack:
    hands = [Zone(f"hand {seat}", 1 << seat, seat) for seat in range(seats)]
    zones = [
        Zone("deck", NOBODY),
        Zone("discard"),
        Zone("shelf", NOBODY, ordered=True),
        *hands,
    ]
    return Pack(FACES, [0] * len(FACES), zones)


class SalonRules(Rules[Salon]):
    id = "salon"
    players = (2, 3)

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Salon:
        pack = pack_for(seats)
        zones, where, knows = table_of(pack, [DECK] * len(FACES))
        count = int(campaign.get("count", 0))
        return Salon(seats, pack, zones, where, knows, (), 0, count, 0, 0, 0, [], -1, False)

    def deal(self, game: Salon) -> None:
        for seat in range(game.seats):
            game.draw(DECK, HAND + seat)
            game.draw(DECK, HAND + seat)
        game.draw(DECK, SHELF)
        game.burglar = game.roll(WARDROBES, audience=0)

    def result(self, game: Salon) -> Result | None:
        if not game.over:
            return None
        return Result((game.count,) * game.seats, (game.turn,))

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        yield from (PASS, WAIT, REVISE, DONE, YES, NO, SHOUT, GRAB)
        yield from [(word,) for word in WORDS]
        yield from [("add", 1), ("add", 2), *[("pick", n) for n in range(5)]]
        yield from [("play", face) for face in range(5)]
        yield from [(word, n) for word in ("search", "listen") for n in range(WARDROBES)]

    # --- a turn ---

    def step(self, game: Salon) -> Flow[None]:
        key = yield from anew(lambda: self.turn_ask(game))
        act: Any = getattr(self, "do_" + str(key[0]).replace("-", "_"))  # one of those below
        flow = act(game, game.turn, *key[1:])
        if flow is not None:
            yield from flow

    def turn_ask(self, game: Salon) -> Ask:
        faces = sorted({game.pack.faces[card] for card in game.zones[HAND + game.turn]})
        options: list[Key] = [("add", 1), ("add", 2)]
        options += [("play", face) for face in faces]
        options += [(word, n) for word in ("search", "listen") for n in range(WARDROBES)]
        options += [(word,) for word in WORDS]
        return choose(game.turn, options, ("turn", game.coughs))

    def do_add(self, game: Salon, seat: int, number: int) -> None:
        game.count += number

    def do_roll(self, game: Salon, seat: int) -> None:
        game.count += game.roll(6) + 1

    def do_draw(self, game: Salon, seat: int) -> None:
        game.draw(DECK, HAND + seat)

    def do_play(self, game: Salon, seat: int, face: int) -> None:
        hand = game.zones[HAND + seat]
        game.move(next(c for c in hand if game.pack.faces[c] == face), DISCARD)

    def do_shuffle(self, game: Salon, seat: int) -> None:
        game.shuffle(DECK, DISCARD)

    def do_peek(self, game: Salon, seat: int) -> None:
        """Look at the top of the shelf."""
        game.look(game.zones[SHELF][-1:], 1 << seat)

    def do_search(self, game: Salon, seat: int, wardrobe: int) -> None:
        """Open a wardrobe: all see what is in it."""
        game.tell("found" if game.burglar == wardrobe else "nothing", wardrobe)
        self._learn(game, wardrobe)

    def do_listen(self, game: Salon, seat: int, wardrobe: int) -> None:
        """Nothing is told, but whoever keeps count knows more."""
        self._learn(game, wardrobe)

    def _learn(self, game: Salon, wardrobe: int) -> None:
        here = 1 << wardrobe
        game.searched |= here if game.burglar != wardrobe else 7 & ~here

    def do_hurry(self, game: Salon, seat: int) -> Flow[None]:
        """Three picks, in ascending order, in one step; a roll before the last."""
        low = 0
        for left in (2, 1, 0):
            if not left:
                game.count += game.roll(6)
            options = [("pick", n) for n in range(low, 4 - left)]
            key = yield from anew(partial(choose, seat, options, "pick"))
            low = key[1] + 1
            game.count += key[1]

    def do_mark(self, game: Salon, seat: int) -> Flow[None]:
        """Up to three cards of one's hand are thrown away together, but not two equal ones."""
        faces = game.pack.faces
        held: list[Key] = [("pick", faces[card]) for card in game.zones[HAND + seat]]
        odd = Whole(lambda keys: len(keys) != 2 or keys[0] != keys[1], "mark.differ")
        marked = yield from afresh(
            lambda: choose_several(seat, held, 0, 3, "mark", audience=0, whole=odd)
        )
        for _, face in marked:
            self.do_play(game, seat, face)

    def do_whisper(self, game: Salon, seat: int) -> Flow[None]:
        """Something that nobody else learns."""
        key = yield from anew(partial(choose, seat, BALLOT, "whisper", 0))
        game.votes.append(int(key == YES))

    def do_open(self, game: Salon, seat: int) -> Flow[None]:
        """A window for everybody; whoever shouts counts, and it opens again."""
        while True:
            acted = yield from window(
                game, lambda: {s: [SHOUT] for s in range(game.seats)}, "noise"
            )
            if acted is None:
                return
            game.count += 10
            game.tell("shouted", acted[0])

    def do_brittle(self, game: Salon, seat: int) -> Flow[None]:
        """A window whose rules fail when the last seat passes."""
        last = game.seats - 1
        acted = yield from window(game, lambda: {last: [SHOUT]}, "brittle")
        assert acted is not None, "nobody shouted"

    def do_vote(self, game: Salon, seat: int) -> Flow[None]:
        """Two secret votes of everybody, opened at the end."""
        opens = dict.fromkeys(range(game.seats), -1)
        given = yield from together(
            game, lambda: {s: partial(_ballot, s) for s in range(game.seats)}, "vote", opens
        )
        game.votes.append(sum(given.values()))

    def do_run(self, game: Salon, seat: int) -> Flow[None]:
        """The first to grab gets it; when all wait, nobody does."""
        who, _ = yield from race(lambda: {s: [GRAB] for s in range(game.seats)}, "grab")
        game.count += 100 * (who + 1)

    def do_club(self, game: Salon, seat: int) -> Flow[None]:
        """Any of the seats answers for all."""
        _, key = yield from anew(partial(party, range(game.seats), BALLOT, "club"))
        game.count += key == YES

    def do_wait_for(self, game: Salon, seat: int) -> Flow[None]:
        """The next seat is asked, unless it is coughed out of the room."""
        after = (seat + 1) % game.seats
        try:
            yield from anew(lambda: choose(after, BALLOT, "answer") if game.out != after else None)
        except Gone:
            game.tell("gone", after)
            game.count += 1000

    def do_fail(self, game: Salon, seat: int) -> None:
        game.count += 5
        raise ZeroDivisionError("the rules cannot count")

    def do_next(self, game: Salon, seat: int) -> None:
        game.turn = (seat + 1) % game.seats

    def do_end(self, game: Salon, seat: int) -> Flow[None] | None:
        game.over = True
        return None

    def in_turn(self, game: Salon) -> int:
        return 1 << game.turn

    # --- interrupts ---

    def interrupts(self, game: Salon, seat: int) -> Sequence[Key]:
        return [COUGH, ("leave",), ("choke",)] if game.coughs < 9 else []

    def interrupt(self, game: Salon, seat: int, key: Key) -> None:
        game.coughs += 1
        if key == ("leave",):
            game.out = seat
        if key == ("choke",):
            raise ValueError("choked")

    # --- knowing ---

    def resample(self, game: Salon, seat: int, dice: Dice, pins: Pins) -> Salon:
        world = deal_anew(game, seat, dice, pins)
        possible = [n for n in range(WARDROBES) if not game.searched >> n & 1]
        world.burglar = possible[dice.roll(len(possible))]
        return world

    def memory(self, game: Salon, seat: int) -> int:
        return game.searched

    def observe(self, game: Salon, seat: int) -> list[int]:
        return [game.turn, game.count]

    def public(self, game: Salon) -> Sequence[Node]:
        return [Text(id="count", words=Words("count", {"n": game.count}))]


WORDS = (
    "roll", "draw", "shuffle", "peek", "hurry", "mark", "whisper", "open", "brittle", "vote", "run",
    "club", "wait-for", "fail", "next", "end",
)  # fmt: skip


def _ballot(seat: int) -> Flow[int]:
    first = yield choose(seat, BALLOT, "vote")
    second = yield choose(seat, BALLOT, "vote")
    return (first, second).count(YES)


def begin(*said: Key, seats: int = 2, secret: bytes = b"a secret") -> Session[Salon]:
    """A salon in which seat 0 has already done something."""
    session = Session.begin(SalonRules(), seats, secret, [b"nonce %d" % s for s in range(seats)])
    for key in said:
        session.answer(0, key)
    return session
