"""What a bot is told, as bytes that a worker process can be given.

It holds one *imagined* run, packed as its last quiet point and what came since, and
nothing else of the table: no log, no seed, no nonces. Two worlds that the seat cannot tell
apart give requests that tell the same, for equal dice.

JSON, not msgpack: bit sets of pieces are wider than the 64 bits that msgpack allows.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gloam.bots.catalogue import BOTS
from gloam.kernel.content.registry import game
from gloam.kernel.core.asks import Key
from gloam.kernel.core.data import dump, fixed_data, load
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run, TapeDice, tape_of
from gloam.kernel.session.log import Setup


class BotRequest(msgspec.Struct, frozen=True):
    """An imagined run and the bot that is to answer for `seat` in it.

    How many steps the table has played is left out. A seat need not know it (a step may
    pass without its seeing anything), and no bot asks.
    """

    game: str
    options: dict[str, str]
    seats: int
    campaign: dict[str, Any]  # plain data of the game's own
    quiet: dict[str, Any]  # the last quiet point, as `dump` gives it
    acts: tuple[tuple[int, int, tuple[str | int, ...]], ...]  # since then
    # What the dice showed since then. An imagined step repeats rolls that its seat saw, so
    # its dice alone could not run it again.
    rolls: tuple[int, ...]
    picks: tuple[int, ...]
    dice: bytes  # the key of the dice to come, and their place
    at: int
    seat: int
    bot: str
    budget: float  # seconds
    seed: bytes  # of the bot's own dice

    def encode(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def decode(cls, data: bytes) -> BotRequest:
        return msgspec.json.decode(data, type=cls)


decode_key = msgspec.json.Decoder(tuple[str | int, ...]).decode  # the reply


def pack(
    world: Run[Any],  # of any game
    setup: Setup,
    seat: int,
    bot: str,
    seed: bytes,
) -> BotRequest:
    """The request of a world that was imagined for `seat`. Never give it the truth.

    `seed` is for the bot's dice: fresh for every answer, and made of nothing secret.
    """
    assert world.ask is not None, "nobody is asked any more: the game is over"
    tape = tape_of(world.state.journal or [], TapeDice([], []))
    assert isinstance(tape, TapeDice)
    return BotRequest(
        game=setup.game,
        options=setup.options,
        seats=setup.seats,
        campaign=setup.campaign,
        quiet=dump(world.quiet),
        acts=tuple(world.acts),
        rolls=tuple(tape.rolls),
        picks=tuple(tape.picks),
        dice=world.state.dice.key,
        at=world.state.dice.at,
        seat=seat,
        bot=bot,
        budget=BOTS[bot].budget,
        seed=seed,
    )


def unpack(request: BotRequest) -> Run[Any]:  # of the request's game
    """The run that was packed, at the same ask and with the same dice to come."""
    rules = game(request.game).rules
    fresh = rules.setup(request.options, request.seats, request.campaign)
    quiet = load(type(fresh), request.quiet, fixed_data(fresh))
    rules.as_imagined(quiet)
    quiet.dice = TapeDice(list(request.rolls), list(request.picks))
    acts: list[tuple[int, int, Key]] = list(request.acts)
    run = Run.resume(rules, quiet, acts)
    run.state.dice = Dice(request.dice, request.at)
    return run
