"""Files of campaigns for tests: a good one, and ways to spoil it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from msgspec import to_builtins
from msgspec.json import decode
from msgspec.structs import replace

from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content import registry
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import seed
from gloam.kernel.session.log import Log, LogEntry, read_line
from gloam.kernel.session.session import Session
from gloam.table.campaigns.campaign_file import (
    FORMAT,
    ActEntry,
    CampaignFile,
    ChangeEntry,
    GameEntry,
    SeatEntry,
    digest_of,
    encoded,
)

Json = Any  # plain data that is being spoilt


Choose = Callable[[Session[Any]], tuple[int, Key]]
TWO = (SeatEntry("Ada"), SeatEntry("Sharp", "greedy"))


class Written:
    """A campaign that code plays, game by game, and the file of it."""

    def __init__(self, game: str, seats: tuple[SeatEntry, ...] = TWO) -> None:
        self.rules = registry.game(game).rules
        self.seats = seats
        self.games: list[GameEntry] = []
        self.changes: list[ChangeEntry] = []

    def begin(self, secret: bytes) -> Session[Any]:
        """The next game, with these dice."""
        past = campaign_of([one.change for one in self.changes])
        nonces = [bytes([97 + seat]) for seat in range(len(self.seats))]
        return Session.begin(self.rules, len(nonces), secret, nonces, campaign=past)

    def play(self, choose: Choose, secret: bytes = b"", acts: int = 10_000) -> Session[Any]:
        """The next game, to its end or only its first acts, set-up included."""
        number = len(self.games) + 1
        secret = secret or bytes([number]) * 32
        session = self.begin(secret)
        done = [ActEntry(10.0 * number, _text(session.log.lines))]
        while session.ask is not None and len(done) < acts:
            outcome = session.answer(*choose(session))
            done.append(ActEntry(10.0 * number + len(done), _text(outcome.lines)))
            self.changes += [ChangeEntry(number, len(done), one) for one in outcome.lasting]
        self.games.append(
            GameEntry(
                status="playing" if session.ask is not None else "over",
                created=10.0 * number,
                seats=self.seats,
                options=session.setup.options,
                secret=secret.hex(),
                nonces=session.setup.nonces,
                acts=tuple(done),
            )
        )
        return session

    def file(self) -> CampaignFile:
        file = CampaignFile(
            format=FORMAT,
            gloam="1",
            digest="",
            game=self.rules.id,
            name="The Tuesday two",
            options=self.rules.choices({}),
            created=1.0,
            members=("Ada",),
            games=tuple(self.games),
            changes=tuple(self.changes),
        )
        return replace(file, digest=digest_of(file))


def a_file(games: int = 3, game: str = "parley", last_acts: int = 0) -> CampaignFile:
    """A campaign of games that two seats play quietly; of the last one only the first acts."""
    written = Written(game)
    for number in range(1, games + 1):
        written.play(_quietly, acts=last_acts if number == games and last_acts else 10_000)
    return written.file()


def _quietly(session: Session[Any]) -> tuple[int, Key]:
    """Both stay until the end: so the sealed card is opened."""
    ask = session.ask
    assert ask is not None
    seat = next(s for s in ask.seats() if tuple(ask.offer(s)) != (("revise",),))
    options = ask.offer(seat)
    quiet = [key for key in options if key[0] in ("rest", "pass", "wait")]
    return seat, (quiet or list(options))[0]


def _text(lines: Any) -> tuple[str, ...]:
    return tuple(line.decode() for line in lines)


# --- spoiling ---


def damaged(content: bytes, chance: random.Random) -> bytes:
    """Bytes changed, dropped, doubled or cut off: as a disk or a mail program would."""
    at = chance.randrange(len(content))
    match chance.randrange(5):
        case 0:
            return content[:at]
        case 1:
            return (
                content[:at] + bytes([content[at] ^ 1 << chance.randrange(8)]) + content[at + 1 :]
            )
        case 2:
            return content[:at] + content[at + 1 + chance.randrange(30) :]
        case 3:
            return content[:at] + content[at : at + 20] * 2 + content[at + 20 :]
        case _:
            return content[:at] + chance.randbytes(8) + content[at + 8 :]


def hostile(content: bytes, chance: random.Random) -> bytes:
    """Somebody who knows the format has changed what must not be changed, and signed it again."""
    file: Json = decode(content)
    chance.choice([_spoil_log, _spoil_signed, _spoil_game, _spoil_changes, _spoil_types])(
        file, chance
    )
    return _signed(file)


def _signed(file: Json) -> bytes:
    """With a digest that holds, where the document still is one."""
    try:
        read = decode(json.dumps(file).encode(), type=CampaignFile)
    except ValueError:
        return json.dumps(file).encode()
    return encoded(replace(read, digest=digest_of(read)))


def _spoil_log(file: Json, chance: random.Random) -> None:
    game = chance.choice(file["games"])
    acts = game["acts"]
    at = chance.randrange(len(acts) - 1)
    line = acts[at]["lines"][0]
    match chance.randrange(6):
        case 0:
            del acts[at]
        case 1:
            acts.insert(at, acts[at])
        case 2:
            acts[at], acts[at + 1] = acts[at + 1], acts[at]
        case 3:
            acts[at]["lines"][0] = line[:40] + chance.choice("x}{0\u0000é") + line[41:]
        case 4:
            acts[at]["lines"][0] = line + chance.choice(["\n", "\r", "\n" + line, " "])
        case _:
            game["secret"] = chance.randbytes(32).hex()


def _spoil_signed(file: Json, chance: random.Random) -> None:
    """A line says something else, and all digests hold: who has the secret can do that."""
    game = chance.choice(file["games"])
    lines = [line for act in game["acts"] for line in act["lines"]]
    entries: list[Json] = [to_builtins(read_line(line.encode())) for line in lines]
    old = json.dumps(entries)
    while json.dumps(entries) == old:
        _lie(chance.choice(entries), chance)
    log = Log(seed(bytes.fromhex(game["secret"]), [bytes.fromhex(n) for n in game["nonces"]]))
    try:
        for entry in entries:
            log.append(decode(json.dumps(entry).encode(), type=LogEntry))
    except ValueError:  # not even an entry: the line itself is spoilt
        game["acts"][-1]["lines"][0] = "0" * 32 + " " + json.dumps(entries[-1]) + "?"
        return
    at = 0
    for act in game["acts"]:
        act["lines"] = _text(log.lines[at : at + len(act["lines"])])
        at += len(act["lines"])


def _lie(entry: Json, chance: random.Random) -> None:
    match entry["is"]:
        case "setup":
            name = chance.choice(["seats", "campaign", "options", "game", "start", "version"])
            entry[name] = chance.choice([3, 10**12, -1, {"x": "y"}, {"changes": [["unlock"]]}, "x"])
        case "answer":
            entry["key"] = [
                chance.choice(["play", "speak", "moon", "rest"]),
                chance.randrange(-9, 99),
            ]
        case "rolls":
            entry["rolled"] = [[-1, 6, chance.randrange(9)]]
        case "lasting":
            entry["changes"] = [["unlock", "everything"]]
        case "end":
            entry["winners"] = [chance.randrange(-2, 9), 7]
        case _:
            entry["seat"] = chance.randrange(2, 10**9)


def _spoil_game(file: Json, chance: random.Random) -> None:
    games = file["games"]
    one = chance.choice(games)
    match chance.randrange(8):
        case 0:
            file["game"] = chance.choice(["haunted", "leduc", "moon", "", "../x", "stairs"])
        case 1:
            del games[0]  # the others have its changes
        case 2:
            games.append(one)
        case 3:
            games.reverse()
        case 4:
            one["status"] = chance.choice(["playing", "open", "", "done"])
        case 5:
            one["options"] = {"length": "short"}
        case 6:
            one["seats"] = one["seats"] * chance.randrange(2, 40)
        case _:
            file["format"] = chance.choice([0, 2, 10**30])


def _spoil_changes(file: Json, chance: random.Random) -> None:
    changes = file["changes"]
    match chance.randrange(4):
        case 0:
            changes.pop(chance.randrange(len(changes)))
        case 1:
            changes.insert(0, {"game": 1, "act": 1, "change": ["unlock", "moon"]})
        case 2:
            changes[0]["act"] += chance.choice([-1, 1, 10**20])
        case _:
            changes[0]["change"] = ["burn", 10**19]


def _spoil_types(file: Json, chance: random.Random) -> None:
    """Something somewhere is of another kind."""
    at = file
    while True:
        name = chance.choice(list(at)) if isinstance(at, dict) else chance.randrange(len(at))
        inner = at[name]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.8:
            at = inner
            continue
        odd: list[Json] = [None, {}, [[]], True, "x" * 5000, 10**400, -1.5e308, {"x": [{}]}]
        at[name] = chance.choice([one for one in odd if not isinstance(one, type(inner))])
        return


def bombs() -> list[bytes]:
    """Nothing that anybody exported."""
    return [
        b"",
        b"\x00",
        b"null",
        b"[]",
        b"{}",
        b'"campaign"',
        b"\xff\xfe{}",
        b'{"is":"report"}',
        b'{"is":"campaign"}',
        b"[" * 100_000,
        b'{"is":' * 50_000,
        b'{"games":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
        b'{"is":"campaign","format":' + b"9" * 10_000 + b"}",
        b'{"is":"campaign","format":1e999}',
        b'{"is":"campaign","name":"\\ud800"}',
        b"\x1f\x8b\x08\x00" + b"\x00" * 1000,
        b"PK\x03\x04" + b"\x00" * 1000,
        b" " * 1_000_000,
        b'{"is":"campaign","games":[' + b"{}," * 100_000 + b"{}]}",
    ]
