"""Showing: the scene of a seat, and its encoding for the wire.

The public part is built and encoded once a position and shared by all seats; the private
part, the prompt and the choices are small.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from gloam.kernel.asks import PASS, REVISE, WAIT
from gloam.kernel.run import Run
from gloam.kernel.scene import (
    Choice,
    Node,
    Prompt,
    Scene,
    Words,
    about_words,
    encoder,
    event_words,
)
from gloam.kernel.state import State

__all__ = ["about_words", "encoded", "event_words", "fixed_hash", "scene"]

S = TypeVar("S", bound=State)

_SHARED_KEYS = {key: Words(f"option-{key[0]}") for key in (PASS, WAIT, REVISE)}


def scene(run: Run[S], seat: int, ask_number: int = 0) -> Scene:
    """All that `seat` is shown at this position (WATCHER: somebody who only watches)."""
    rules, state = run.rules, run.state
    return Scene(
        fixed=fixed_hash(rules.fixed(state)),
        public=tuple(rules.public(state)),
        private=tuple(rules.private(state, seat)),
        prompt=_prompt(run, ask_number),
        choices=_choices(run, seat),
    )


def encoded(run: Run[S], seats: Sequence[int], fixed: str) -> list[bytes]:
    """The scenes of several seats as JSON, the public part encoded once."""
    rules, state = run.rules, run.state
    encode = encoder.encode
    public = encode(tuple(rules.public(state)))
    prompt = encode(_prompt(run, 0))
    head = b'{"fixed":"%b","public":%b,"prompt":%b,"private":' % (fixed.encode(), public, prompt)
    return [
        b'%b%b,"choices":%b}'
        % (head, encode(tuple(rules.private(state, seat))), encode(_choices(run, seat)))
        for seat in seats
    ]


def fixed_hash(nodes: Sequence[Node]) -> str:
    """The name of a fixed part."""
    return blake2b(encoder.encode(nodes), digest_size=12).hexdigest()


def _prompt(run: Run[S], number: int) -> Prompt | None:
    ask = run.ask
    if ask is None:
        return None
    words = run.rules.ask_words(ask.about)
    return Prompt(id="prompt", words=words, seats=ask.seats(), form=ask.form, ask=number)


def _choices(run: Run[S], seat: int) -> tuple[Choice, ...]:
    ask = run.ask
    if ask is None:
        return ()
    made: list[Choice] = []
    for key in ask.offer(seat):
        shared = _SHARED_KEYS.get(key)
        if shared is not None:
            made.append(Choice(key, shared))
        else:
            option = run.rules.describe(run.state, seat, ask, key)
            made.append(
                Choice(key, option.words, option.touches, option.rule, option.preview, option.dial)
            )
    return tuple(made)
