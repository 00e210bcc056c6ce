"""Requests to bots: the world that arrives is the one that was sent, and nothing else arrives."""

from __future__ import annotations

import random
from base64 import b64encode

import msgspec
import pytest

from gloam.kernel.content.registry import Game, game, games
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import MOVE, ROLL, transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.log import Setup
from gloam.kernel.session.session import Session
from gloam.table.bots.bot_request import BotRequest, pack, unpack
from tests.battery.laws import facewise, view
from tests.battery.playing import AnyRun, act, playing, positions, set_ups
from tests.battery.twins import twin_acts

Options = dict[str, str]

every_set_up = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(one, seats, options, id=f"{name}-{seats}-{'-'.join(options.values())}")
        for name, one in games().items()
        for seats, options in set_ups(one)
    ],
)


def a_setup(game: Game, seats: int, options: Options) -> Setup:
    rules = game.rules
    return Setup(rules.id, rules.version, seats, rules.choices(options), {}, "", ())


def sent(request: BotRequest) -> AnyRun:
    """What a worker gets."""
    return unpack(BotRequest.decode(request.encode()))


@every_set_up
def test_the_world_that_arrives_is_the_one_that_was_sent(
    game: Game, seats: int, options: Options
) -> None:
    dice = Dice(b"round trips")
    setup = a_setup(game, seats, options)
    for run in asks(game, 61, seats, options):
        for seat in range(seats):
            world = imagine(run, seat, dice)
            if world is not None:
                request = pack(world, setup, seat, "greedy", b"seed")
                assert_same(world, sent(request), seat)


def assert_same(world: AnyRun, other: AnyRun, seat: int) -> None:
    assert view(world, seat) == view(other, seat)
    assert dump(world.quiet) == dump(other.quiet)
    for who in range(world.state.seats):
        journals = [run.state.journal or [] for run in (world, other)]
        assert transcript(journals[0], who) == transcript(journals[1], who)
    dreams = [imagine(run, seat, Dice(b"dream")) for run in (world, other)]
    assert_same_state(dreams[0], dreams[1])
    chances = random.Random(1), random.Random(1)
    for _ in range(8):
        assert_same_state(world, other)
        if world.ask is None:
            break
        for run, chance in zip((world, other), chances, strict=True):
            act(run, chance)


def assert_same_state(one: AnyRun | None, other: AnyRun | None) -> None:
    assert (one is None) == (other is None)
    if one is not None and other is not None:
        assert dump(one.state) == dump(other.state)


def asks(game: Game, seed: int, seats: int, options: Options) -> list[AnyRun]:
    """Random asks of a random game, and some that were reached by rolls or draws."""
    found = positions(game.rules, seed, seats, options, 5)
    for more in range(3):
        chancy = [
            run.copy()
            for run in playing(game.rules, seed + more, seats, options)
            if any(e[0] == ROLL or (e[0] == MOVE and e[6]) for e in run.state.journal or [])
        ]
        found += chancy[:3]
    return found


def test_what_came_since_the_quiet_point_is_packed() -> None:
    dice = Dice(b"since")
    found = {"acts": 0, "rolls": 0, "picks": 0}
    for one in games().values():
        seats = one.rules.players[0]
        setup = a_setup(one, seats, {})
        for run in asks(one, 61, seats, {}):
            world = imagine(run, 0, dice)
            if world is not None:
                request = pack(world, setup, 0, "greedy", b"")
                for name in found:
                    found[name] += bool(getattr(request, name))
    assert min(found.values()) >= 3, found


@every_set_up
def test_twins_give_equal_requests(game: Game, seats: int, options: Options) -> None:
    """A seat's request is made of what the seat knows: no other world shows through."""
    dice = Dice(b"twins")
    setup = a_setup(game, seats, options)
    for run in asks(game, 71, seats, options):
        for seat in range(seats):
            truth, twin = run.copy(), imagine(run, seat, dice)
            for _ in range(4):
                if twin is None or truth.ask is None or twin.ask is None:
                    break
                compare(truth, twin, setup, seat, dice.fork())
                if not twin_acts(truth, twin, seat, dice):
                    break


def compare(truth: AnyRun, twin: AnyRun, setup: Setup, seat: int, dice: Dice) -> None:
    worlds = [imagine(run, seat, dice.copy()) for run in (truth, twin)]
    requests = [pack(w, setup, seat, "random", b"") for w in worlds if w is not None]
    assert len(requests) != 1
    if requests:
        assert facts(requests[0]) == facts(requests[1])


def facts(request: BotRequest) -> object:
    """All that a request tells.

    Which of two equal cards it is tells nobody anything, so faces stand for pieces where
    there are equal ones. Nor does a memory that rules nothing out.
    """
    world = sent(request)
    quiet = world.quiet
    if not isinstance(quiet, CardTable):
        return request.encode()
    plain, picks = {**request.quiet, "mixed": memories(quiet, request.seat)}, list(request.picks)
    if quiet.pack.copies:
        faces = quiet.pack.faces
        plain, picks = facewise(quiet), [faces[piece] for piece in picks]
    rest = msgspec.structs.replace(request, quiet={}, picks=())
    return plain, picks, facewise(world.state), rest.encode()


def memories(quiet: CardTable, seat: int) -> set[tuple[int, int]]:
    """What `seat` has lost sight of, as (pieces, places), of pieces it does not know."""
    unseen = sum(1 << p for p, seats in enumerate(quiet.knows) if not seats >> seat & 1)
    return {
        (pieces & unseen, places & unseen)
        for _, pieces, places in quiet.mixed
        if pieces & unseen and unseen & ~places
    }


def test_a_request_holds_nothing_of_the_truth() -> None:
    for name in games():
        rules = game(name).rules
        seats = rules.players[-1]
        nonces = [b"nonce of seat %d" % seat for seat in range(seats)]
        session = Session.begin(rules, seats, b"the server's secret, very long", nonces)
        chance, dice = random.Random(3), Dice(b"the bots' own")
        for _ in range(12):
            if session.ask is None:
                break
            seat = session.ask.seat
            world = session.imagine(seat, dice)
            assert world is not None
            data = pack(world, session.setup, seat, "search-1", b"fresh").encode()
            for secret in secrets(session):
                for form in (secret, secret.hex().encode(), b64encode(secret).rstrip(b"=")):
                    assert form not in data
            session.answer(seat, chance.choice(list(session.ask.offer(seat))))


def secrets(session: Session[CardTable]) -> list[bytes]:
    setup = session.setup
    nonces = [bytes.fromhex(nonce) for nonce in setup.nonces]
    return [
        session.secret,
        session.run.state.dice.key,
        session.log.head,
        setup.commitment.encode(),
        *nonces,
    ]
