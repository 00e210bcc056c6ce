"""Dice: a keyed stream of numbers that can be proven fair afterwards.

The stream is blocks of 64 bytes, each the keyed hash of its counter, read as sixteen
32-bit words. A `Dice` is a key and a place in the stream: two numbers to copy, the same
on every machine and in every build.

The key of a game is made of a secret of the server and one nonce from every seat. The
secret's commitment is shown at the start and the parts at the end, so nobody can choose
the rolls: not the server (it committed before it saw the nonces), not the seats. At a table with
others every nonce is sealed before anybody's is brought, so that whoever is last, even if the
server helps, can no longer choose theirs.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

_WORDS: Final = struct.Struct("<16I")
_NO_WORDS: Final = (0,) * 16
_MASK: Final = 0xFFFFFFFF


def commitment(secret: bytes) -> str:
    """What the server shows of its secret before the first nonce is known."""
    return blake2b(secret, digest_size=32, person=b"gloam-commit").hexdigest()


def seal(nonce: bytes) -> str:
    """What everybody is shown of a nonce before it is brought."""
    return blake2b(nonce, digest_size=32, person=b"gloam-share").hexdigest()


def seed(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a game's dice and of its log, from the secret and everybody's nonce."""
    parts = blake2b(secret, digest_size=32, person=b"gloam-seed")
    for nonce in nonces:
        parts.update(len(nonce).to_bytes(4, "little") + nonce)
    return parts.digest()


class Dice:
    """A place in the stream of `key`.

    `roll` and `pick` are all the randomness there is. Both are told who may see the
    outcome; here that changes nothing, but an imagined world repeats what its seat saw
    and makes the rest anew (`imagine.py`).
    """

    __slots__ = ("_block", "_words", "at", "key")

    def __init__(self, key: bytes, at: int = 0) -> None:
        self.key = key
        self.at = at
        self._block = -1
        self._words: tuple[int, ...] = _NO_WORDS

    def copy(self) -> Dice:
        twin = Dice(self.key, self.at)
        twin._block = self._block
        twin._words = self._words
        return twin

    def roll(self, sides: int, audience: int = 0) -> int:
        """A number from 0 to sides - 1, each equally likely."""
        at = self.at
        self.at = at + 1
        if at >> 4 != self._block:
            self._turn_to(at >> 4)
        wide = self._words[at & 15] * sides
        if wide & _MASK < sides and wide & _MASK < (_MASK + 1) % sides:
            return self.roll(sides, audience)  # the few words that would favour some sides
        return wide >> 32

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        """One of the pieces in `pool`, which lie in `zone`."""
        return pool[self.roll(len(pool))]

    def fork(self) -> Dice:
        """Dice of their own for somebody else; independent of what follows here."""
        place = self.at.to_bytes(8, "little")
        self.at += 1
        return Dice(blake2b(place, key=self.key, digest_size=32, person=b"gloam-fork").digest())

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in random order."""
        left = list(items)
        for i in range(len(left) - 1, 0, -1):
            j = self.roll(i + 1)
            left[i], left[j] = left[j], left[i]
        return left

    def _turn_to(self, block: int) -> None:
        counter = block.to_bytes(8, "little")
        self._words = _WORDS.unpack(blake2b(counter, key=self.key, digest_size=64).digest())
        self._block = block


class ScriptedDice(Dice):
    """Dice for tests: the given outcomes first, in order; afterwards those of the key.

    `rolls` are the numbers that `roll` gives; `picks` the pieces that draws give.
    """

    __slots__ = ("picks", "rolls")

    def __init__(
        self, rolls: Sequence[int] = (), picks: Sequence[int] = (), key: bytes = b"script"
    ) -> None:
        super().__init__(key)
        self.rolls = list(rolls)
        self.picks = list(picks)

    def copy(self) -> Dice:
        twin = ScriptedDice(self.rolls, self.picks, self.key)
        twin.at = self.at
        return twin

    def roll(self, sides: int, audience: int = 0) -> int:
        if not self.rolls:
            return super().roll(sides, audience)
        value = self.rolls.pop(0)
        if not 0 <= value < sides:
            raise ValueError(f"the script rolls {value}, but there are sides 0 to {sides - 1}")
        return value

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        if not self.picks:
            return pool[super().roll(len(pool))]
        piece = self.picks.pop(0)
        if piece not in pool:
            raise ValueError(f"the script draws piece {piece}, but there are only {list(pool)}")
        return piece


def wide_roll(total: int, dice: Dice) -> int:
    """A number below `total`, which may be too large for one word."""
    words = (total.bit_length() + 31) // 32
    while True:
        value = 0
        for _ in range(words):
            value = value << 32 | dice.roll(1 << 32)
        value >>= 32 * words - total.bit_length()
        if value < total:
            return value


def weighted(weights: Sequence[int], dice: Dice) -> int:
    """Which of some things, by their weights: whole numbers of any size, not all of them 0."""
    value = wide_roll(sum(weights), dice)
    for at, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return at
    raise AssertionError("a weight is negative")
