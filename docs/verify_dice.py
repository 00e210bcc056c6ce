"""Proves the dice of a finished Gloam game from its log, with nothing of Gloam: docs/protocol.md,
"Fair dice".

python docs/verify_dice.py LOG                            # does the log hold?
python docs/verify_dice.py LOG COMMITMENT SEALS SEAT NONCE …  # as I was shown, and have brought?

LOG is what GET /api/tables/T/log gives, SEALS what the table showed of all seats' shares before
they were brought, with commas between. Exit code 0: proven. 1: not proven, and the line says why.
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

WORD = 1 << 32


class NotProven(Exception):
    """What does not hold."""


def commitment_of(secret: bytes) -> str:
    return blake2b(secret, digest_size=32, person=b"gloam-commit").hexdigest()


def seal_of(nonce: bytes) -> str:
    return blake2b(nonce, digest_size=32, person=b"gloam-share").hexdigest()


def seed_of(secret: bytes, nonces: list[bytes]) -> bytes:
    shares = b"".join(len(nonce).to_bytes(4, "little") + nonce for nonce in nonces)
    return blake2b(secret + shares, digest_size=32, person=b"gloam-seed").digest()


def words_of(seed: bytes, count: int) -> list[int]:
    """The first words of the dice, 32 bits each."""
    blocks = range(count // 16 + 1)
    made = [blake2b(n.to_bytes(8, "little"), key=seed, digest_size=64).digest() for n in blocks]
    stream = b"".join(made)
    return [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]


def fallen(words: list[int], at: int, rolls: dict[str, Any]) -> int:
    """Where the stream stands after what one line says was rolled and drawn; -1 if it does not
    say so. How many pieces lay in a pile that was drawn from is not in the log: of draws only
    their number is known, and that each took one word."""
    draws = len(rolls["drawn"])
    for _, sides, value in rolls["rolled"]:
        while True:
            wide, at = words[at] * sides, at + 1
            if wide % WORD < WORD % sides:
                continue  # such words are passed over, or some sides would come more often
            if wide // WORD == value:
                break
            if not draws:
                return -1
            draws -= 1
    return at + draws


def verify(
    log: bytes, shown: str = "", seals: list[str] | None = None, mine: dict[int, str] | None = None
) -> str:
    """Prove a log; gives what is proven, in words. `shown` is the commitment and `seals` the seals
    that one saw before the game, `mine` the nonces that one brought, by seat. Raises NotProven."""
    lines = log.splitlines()
    entries = [_entry(line, at) for at, line in enumerate(lines, 1)]
    kinds = [entry.get("is") for entry in entries]
    if kinds[:1] != ["setup"] or kinds[-1] != "end" or kinds.count("end") > 1:
        raise NotProven("The log does not go from a set-up to the end: a part of it is missing.")
    try:
        secret = bytes.fromhex(entries[-1]["secret"])
        nonces = [bytes.fromhex(nonce) for nonce in entries[0]["nonces"]]
        seed = seed_of(secret, nonces)
        if shown and shown != entries[0]["commitment"]:
            raise NotProven("Line 1 has another commitment than you were shown before the game.")
        if commitment_of(secret) != entries[0]["commitment"]:
            raise NotProven("The secret in the last line does not fit the commitment in line 1.")
        for seat, nonce in (mine or {}).items():
            if nonces[seat : seat + 1] != [bytes.fromhex(nonce)]:
                raise NotProven(f"Your nonce of seat {seat} is not in the seed.")
        for seat, share in enumerate(nonces):
            if share and seals is not None and seal_of(share) != seals[seat]:
                raise NotProven(f"The nonce of seat {seat} is not the one that was sealed.")
        _chain(lines, seed)
        rolls = _dice(entries, seed)
    except (KeyError, TypeError, ValueError, IndexError):
        raise NotProven("Something that a log must have is missing, or is no number.") from None
    having = [str(seat) for seat, nonce in enumerate(nonces) if nonce] or ["nobody"]
    told = f"{len(lines)} lines hold, {rolls} dice fell as the seed says, which fits its commitment"
    told = f"{told}. Nonces of seats: {', '.join(having)}."
    left_out = [str(s) for s, seal in enumerate(seals or ()) if seal and not nonces[s]]
    if left_out:  # two games to choose between, for whoever knew all the others and held it back
        told += f" Sealed and not brought, which may have been on purpose: {', '.join(left_out)}."
    return told


def _chain(lines: list[bytes], seed: bytes) -> None:
    before = b""
    for at, line in enumerate(lines, 1):
        digest, _, told = line.partition(b" ")
        made = blake2b(before + told, key=seed, digest_size=16, person=b"gloam-log").hexdigest()
        if made.encode() != digest:
            raise NotProven(f"Line {at} was changed or moved, or the one before it is missing.")
        before = digest


def _dice(entries: list[dict[str, Any]], seed: bytes) -> int:
    """Every word of the stream must be accounted for, in order: nobody may pass one over."""
    falls = [entry for entry in entries if entry["is"] == "rolls"]
    most = sum(len(entry["rolled"]) + len(entry["drawn"]) for entry in falls)
    words = words_of(seed, most + 64)
    stood = [0]  # where the stream stood before each line
    for line, entry in enumerate(entries, 1):
        at = stood[-1]
        if entry["is"] in ("undo", "void"):  # the answer in that line, and all since, is void
            at = stood[entry["line"] - 1]
        elif entry["is"] == "rolls":
            at = fallen(words, at, entry)
            if at < 0:
                raise NotProven(f"Line {line}: the seed gives other dice than these.")
        stood.append(at)
    return sum(len(entry["rolled"]) for entry in falls)


def _entry(line: bytes, at: int) -> dict[str, Any]:
    try:
        entry = json.loads(line.partition(b" ")[2])
    except ValueError:
        raise NotProven(f"Line {at} is not a line of a log.") from None
    return entry if isinstance(entry, dict) else {}


def main(path: str, shown: str = "", seals: str = "", *pairs: str) -> None:
    mine = {int(seat): nonce for seat, nonce in zip(pairs[::2], pairs[1::2], strict=True)}
    known = seals.split(",") if seals else None
    try:
        print("Proven.", verify(Path(path).read_bytes(), shown, known, mine))
    except OSError as error:
        sys.exit(f"{path} cannot be read: {error.strerror}.")
    except NotProven as why:
        sys.exit(f"NOT PROVEN. {why}")


if __name__ == "__main__":
    if len(sys.argv) < 2 or len(sys.argv) % 2 == 1:
        sys.exit(__doc__)
    main(*sys.argv[1:])
