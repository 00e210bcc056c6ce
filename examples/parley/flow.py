"""The rules of Parley: set-up, rounds, turns, spoken words, the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from examples.parley import scene
from examples.parley.asking import card_ask
from examples.parley.deck import CARDS, COST, SEALED, WORTH
from examples.parley.die import is_gust, roll_die, rolled_again
from examples.parley.names import CARD
from examples.parley.options import OPTIONS, blocked
from examples.parley.phrases import (
    drop_what_is_aside,
    sentences,
)
from examples.parley.sentences import EVENTS
from examples.parley.state import (
    ACT,
    CANDLE,
    CANDLES,
    COURT,
    DISCARD,
    FAVOUR_DECK,
    HALL,
    LIMIT,
    OVER,
    PROCEDURES,
    RESOLVE,
    RESOLVING,
    SECRET_DECK,
    SECRETS,
    SPENT,
    Parley,
    fresh_table,
    hand,
    heap,
)
from gloam.kernel.campaign.campaign import LOST, OPENED, UNLOCK, changes_of, unlocked
from gloam.kernel.content import card_coverage
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Gone, Key, anew, choose
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.forms import race
from gloam.kernel.core.rules import Blocked, Result, Rules
from gloam.kernel.core.state import Change
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.scene import Choice, Node, Words

REST: Final[Key] = ("rest",)
SEIZE: Final[Key] = ("seize",)
BURN: Final = "burn"  # the lasting change (BURN, card): one copy of it fewer from now on

DEALT: Final = 3  # rule: setup.hands
HAND_LIMIT: Final = 5  # rule: turn.limit
LED_OUT: Final = -10  # rule: end.led-out


class ParleyRules(Rules[Parley]):
    id = "parley"
    version = "2"  # a gust may burn a favour
    schema = 2  # what is still to be done of a sentence lies on the agenda
    players = (2, 3, 4)
    events = EVENTS
    changes: ClassVar = {UNLOCK: OPENED, BURN: LOST}
    one_shot: ClassVar = {
        "sealed": (),
        "open": tuple([(UNLOCK, CARDS[face].sealed) for face in SEALED]),
    }

    # --- playing ---

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Parley:
        return fresh_table(seats, unlocked(campaign), burned(campaign))

    def deal(self, game: Parley) -> None:
        for seat in range(game.seats):
            for _ in range(DEALT):
                game.draw(SECRETS, hand(seat))
        open_court(game)

    def step(self, game: Parley) -> Flow[None]:
        phase = game.phase
        if game.agenda.frames:
            return PROCEDURES.next_step(game, game.agenda) or resolve(game)
        if phase == ACT:
            return act(game)
        if phase == RESOLVE:
            return resolve(game)
        if phase == COURT:
            return court(game)
        if phase == CANDLE:
            return candle(game)
        return discard(game)

    def result(self, game: Parley) -> Result | None:
        if game.phase != OVER:
            return None
        scores = tuple([score(game, seat) for seat in range(game.seats)])
        best = max(scores)
        winners = tuple([seat for seat in game.present() if scores[seat] == best])
        return Result(scores, winners)  # rule: end.winner

    def in_turn(self, game: Parley) -> int:
        """In court everybody may reach out."""
        return EVERYONE if game.phase == COURT else 1 << game.turn

    def interrupts(self, game: Parley, seat: int) -> Sequence[Key]:
        """An envoy may speak a secret at any time, if there is somebody to hear it."""
        if len(game.present()) < 2:  # rule: speech.heard
            return ()
        return [("speak", face) for face in distinct_faces(game, game.secrets(hand(seat)))]

    def interrupt(self, game: Parley, seat: int, key: Key) -> None:
        speak(game, seat, key[1])

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return OPTIONS.keys(seats)

    # --- knowing ---

    def resample(self, game: Parley, seat: int, dice: Dice, pins: Pins) -> Parley:
        """Cards as they may lie, and omens of others as they may have fallen."""
        world = deal_anew(game, seat, dice, pins)
        for other, omen in enumerate(game.omens):
            if omen and other != seat:
                world.omens[other] = dice.roll(6) + 1
        return world

    def memory(self, game: Parley, seat: int) -> int:
        return game.omens[seat] if seat < game.seats else 0

    def observe(self, game: Parley, seat: int) -> list[int]:
        return scene.observe(game, seat)

    # --- showing ---

    def unlocked(self, game: Parley) -> frozenset[str]:
        return opened(game.opened)

    def change_words(self, change: Change) -> Words:
        """Cards are called by their names; a seal is called as its card."""
        word, id = change
        face = next(face for face, card in enumerate(CARDS) if card.id == id)
        return Words(f"change-{word}", {"card": CARD.words[face]})

    def fixed(self, game: Parley) -> Sequence[Node]:
        return scene.fixed(game)

    def public(self, game: Parley) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Parley, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Parley, seat: int, ask: Ask, key: Key) -> Choice:
        return OPTIONS.describe(game, seat, ask, key)

    def blocked(self, game: Parley, seat: int, ask: Ask) -> Sequence[Blocked]:
        return blocked(game, seat, ask)


# --- a round ---


def open_court(game: Parley) -> None:
    """A favour is laid open in the hall; if there is none left, the turns begin."""
    FAVOUR_DECK.draw(game, HALL)
    if game.zones[HALL]:  # rule: court.favour
        game.phase = COURT
    else:
        begin_turn(game, 0)


def court(game: Parley) -> Flow[None]:
    """Whoever is first takes the favour, and pays for it."""
    try:
        seat, _ = yield from race(lambda: _reaching(game), "court")
    except Gone:
        seat = -1
    if seat < 0:
        least = min([game.standing[s] for s in game.present()])
        seat = game.standing.index(least)  # rule: court.floor
        game.tell("granted", seat)
    else:
        game.tell("seized", seat)
        game.gain(seat, -1)  # rule: court.seize
    game.move_all(HALL, hand(seat))
    begin_turn(game, 0)


def _reaching(game: Parley) -> dict[int, list[Key]]:
    return {s: [SEIZE] for s in game.present() if game.standing[s] > 1}  # rule: court.seize


def candle(game: Parley) -> Flow[None]:
    """The round is over: the die tells how many candles go out."""
    if (yield from rolled_again(game)):
        return  # and from there again
    game.candles = max(0, game.candles - (2 if is_gust(game.die) else 1))  # rule: candle.out
    game.tell("candles", game.candles)
    open_sealed(game)
    if not game.candles and is_gust(game.die):
        burn(game)
    if not game.candles or len(game.present()) < 2:  # rule: end.dark
        end(game)
    else:
        open_court(game)


def open_sealed(game: Parley) -> None:
    """If all envoys have stayed for half of the candles, everybody may read the sealed card."""
    if 2 * game.candles > CANDLES[game.seats] or len(game.present()) < game.seats:
        return
    for face in SEALED:
        if not game.opened >> face & 1:
            game.opened |= 1 << face  # rule: campaign.unlock
            game.record(UNLOCK, CARDS[face].sealed)
            game.tell("opened", face)


def burn(game: Parley) -> None:
    """The gust that takes the last candle takes a spent favour with it, for all later games."""
    spent = game.zones[SPENT]
    if spent:
        face = game.pack.faces[spent[0]]
        game.record(BURN, CARDS[face].id)  # rule: campaign.burn
        game.tell("burned", face)


def burned(campaign: Mapping[str, Any]) -> tuple[str, ...]:
    """The favours that earlier games of a campaign have burned, one entry a copy."""
    return tuple([str(what) for word, what, *_ in changes_of(campaign) if word == BURN])


# --- a turn ---


def begin_turn(game: Parley, seat: int) -> None:
    """The turn of this seat, or of the next one that is still in the hall."""
    present = game.present()
    if len(present) < 2:
        end(game)  # rule: end.dark
        return
    while seat < game.seats and not game.standing[seat]:
        seat += 1  # rule: turn.order
    if seat == game.seats:
        game.phase = CANDLE
        roll_die(game)
        return
    game.turn = seat
    game.phase = ACT
    game.tell("turn", seat)
    SECRET_DECK.draw(game, hand(seat))  # rule: turn.draw


def act(game: Parley) -> Flow[None]:
    """Play a card, or rest."""
    seat = game.turn
    try:
        key = yield from anew(lambda: _act_ask(game, seat))
    except Gone:  # rule: speech.gone
        end_turn(game)
        return
    if key == REST:
        game.tell("rested", seat)
        game.gain(seat, 1)  # rule: turn.rest
        end_turn(game)
        return
    face: int = key[1]
    game.tell("played", seat, face)
    game.move(piece_with(game, hand(seat), face), RESOLVING)  # rule: turn.play
    if COST[face]:
        game.gain(seat, -COST[face])  # rule: turn.cost
    game.sentence = 0
    game.phase = RESOLVE
    card_coverage.played("parley", CARDS[face].id)


def _act_ask(game: Parley, seat: int) -> Ask | None:
    standing = game.standing[seat]
    if not standing:
        return None
    options: list[Key] = [
        ("play", face)
        for face in distinct_faces(game, game.zones[hand(seat)])
        if COST[face] < standing
    ]
    options.append(REST)
    return choose(seat, options, "act")


def resolve(game: Parley) -> Flow[None]:
    """The next sentence of the card that was played, and after the last its end."""
    seat = game.turn
    card = game.zones[RESOLVING][0]
    steps = sentences()[game.pack.faces[card]]
    if game.sentence < len(steps) and game.standing[seat]:
        try:
            yield from steps[game.sentence].run(game, seat)
        except Gone:
            drop_what_is_aside(game)
        game.sentence += 1
        if game.agenda.frames:
            return  # the rest of the sentence comes first
    if game.sentence == len(steps) or not game.standing[seat]:
        game.move(card, heap(game.pack.faces[card]))  # rule: turn.play
        end_turn(game)


def end_turn(game: Parley) -> None:
    if _too_many(game.zones[hand(game.turn)]):
        game.phase = LIMIT
    else:
        begin_turn(game, game.turn + 1)


def discard(game: Parley) -> Flow[None]:
    """One card too many goes, in the open."""
    seat = game.turn
    try:
        key = yield from anew(lambda: _discard_ask(game, seat))
        game.move(piece_with(game, hand(seat), key[1]), heap(key[1]))  # rule: turn.limit
    except Gone:  # rule: speech.gone
        pass
    end_turn(game)


def _discard_ask(game: Parley, seat: int) -> Ask | None:
    held = game.zones[hand(seat)]
    return (
        card_ask(seat, "discard", distinct_faces(game, held), "discard")
        if _too_many(held)
        else None
    )


def _too_many(held: Sequence[int]) -> bool:
    return len(held) > HAND_LIMIT


# --- spoken words ---


def speak(game: Parley, seat: int, face: int) -> None:
    """A secret is spoken for all to hear, for a price; the last of it costs the seat."""
    game.tell("spoke", seat, face)
    game.move(piece_with(game, hand(seat), face), DISCARD)  # rule: speech.secret
    game.standing[seat] -= 1  # rule: speech.secret
    if not game.standing[seat]:
        game.tell("led-out", seat)
        for favour in game.favours(hand(seat)):
            game.move(favour, SPENT)
        game.move_all(hand(seat), DISCARD)  # rule: speech.led-out


# --- the end ---


def end(game: Parley) -> None:
    game.phase = OVER
    for seat in range(game.seats):
        game.tell("score", seat, score(game, seat))


def score(game: Parley, seat: int) -> int:
    if not game.standing[seat]:
        return LED_OUT
    faces = game.pack.faces
    worth = sum([WORTH[faces[card]] for card in game.zones[hand(seat)]])
    return worth + game.standing[seat] + game.omens[seat]  # rule: end.score


@cache
def opened(bits: int) -> frozenset[str]:
    """What the sealed cards in a bit set waited for."""
    return frozenset([CARDS[face].sealed for face in SEALED if bits >> face & 1])
