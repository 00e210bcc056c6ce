"""What goes over HTTP: the bodies of the lobby's requests and answers.

Requests forbid unknown fields and bound every length, so that a mistake is told and nothing
large gets in. The client's types are made from these classes, as from `protocol.py`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloam.kernel.present.scene import Words
from gloam.table.ws.protocol import Info, View

Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")]
SettingName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9 _-]*$")]
Count = Annotated[int, msgspec.Meta(ge=1, le=12)]
Place = Annotated[int, msgspec.Meta(ge=0, le=11)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


# --- games ---


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[str, ...]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    blurb: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    difficulty: int
    settings: tuple[SettingInfo, ...]
    version: str


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat: its name for requests, its name for people, what it is."""

    id: str
    title: str
    about: str


class Lobby(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule of the ledger, in our words."""

    id: str
    text: str
    section: str
    ruling: bool = False


# --- tables ---


class SeatPlan(_Body, frozen=True):
    """How a seat begins: open to others (default), mine, or a bot's."""

    mine: bool = False
    bot: Word = ""
    name: Name = ""


class NewTable(_Body, frozen=True):
    """A new table. With every seat filled (`mine` or `bot`) play starts at once."""

    game: Word
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[SettingName, Name], msgspec.Meta(max_length=40)] = {}
    public: bool = False
    pace: Word = "live"
    undo: Word = "law"
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    nonce: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^([0-9a-f]{2})*$")] = ""


class TakeSeat(_Body, frozen=True):
    """Sit down. `nonce` is one's own share in the seed of the dice, as hex."""

    name: Name = ""
    nonce: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^([0-9a-f]{2})*$")] = ""


class Rename(_Body, frozen=True):
    name: Name


class GiveToBot(_Body, frozen=True):
    """A bot answers for the seat until its holder takes it back (empty)."""

    bot: Word = ""


class HostAct(_Body, frozen=True):
    """Of the host: remove, mute, unmute (a seat); pause, resume (the table)."""

    act: Word
    seat: Annotated[int, msgspec.Meta(ge=-1, le=11)] = -1


class AskVote(_Body, frozen=True):
    """Ask all people at the table: abandon, rewind."""

    about: Word
    seat: Place


class ClaimLink(_Body, frozen=True):
    """The secret part of a private link."""

    link: Annotated[str, msgspec.Meta(max_length=80)]


class ContinueFrom(_Body, frozen=True):
    """A new table that goes on from a moment of this one, as the seat `sight` knew it then.

    What that seat did not know is dealt anew, under a new seed.
    """

    sight: Place
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=12)]


class Problem(_Body, frozen=True):
    """What went wrong, in words, and what the client saw last."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=11)] = -1
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    trace: Annotated[str, msgspec.Meta(max_length=60_000)] = ""


class Opened(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that one has just made or joined. `key` opens one's seats from a program
    that keeps no cookies; it is told only when it is new."""

    table: Info
    seats: tuple[int, ...]
    key: str = ""


class Visit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as its visitor finds it: which seats are theirs."""

    table: Info
    seats: tuple[int, ...]
    host: bool = False


class Tables(msgspec.Struct, frozen=True):
    tables: tuple[Visit, ...]


class PrivateLink(msgspec.Struct, frozen=True):
    """What to add to the address of the table: whoever opens it first takes the seat over."""

    link: str
    until: float


class Started(msgspec.Struct, frozen=True):
    """That the server is there."""

    gloam: str
    tables: int


class Reported(msgspec.Struct, frozen=True):
    id: str


# --- replays ---


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change seen from one viewpoint: who is asked after it, and what was told of it."""

    at: int
    asked: tuple[int, ...] = ()
    words: Words | None = None


class ReplayInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a replay needs to begin: the moments from one viewpoint, and the viewpoints there are.

    A viewpoint (`sight`) is a seat, -1 (the spectators) or -2 (everything; of finished games only).
    Moments are counted per viewpoint: each is something that was seen from it.
    """

    table: Info
    sight: int
    sights: tuple[int, ...]
    moments: tuple[Moment, ...]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment through somebody's eyes; its view is whole, and tells what led to it."""

    at: int
    view: View


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every refused request gets: a code for programs, words for people."""

    code: str
    message: str
    rule: str = ""
