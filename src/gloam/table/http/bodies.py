"""What goes over HTTP: the bodies of the lobby's requests and answers.

Requests forbid unknown fields and bound every length, so that a mistake is told and nothing
large gets in. The client's types are made from these classes, as from `protocol.py`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from gloam.kernel.present.scene import Words
from gloam.table.ws.protocol import Info, ResultInfo, View

Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")]
SettingName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9 _-]*$")]
Place = Annotated[int, msgspec.Meta(ge=0, le=11)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


# --- games ---


class SettingInfo(msgspec.Struct, frozen=True):
    """A setting of a game; its words are in the game's file. `more`: few will want to see it."""

    name: str
    choices: tuple[str, ...]
    default: str
    more: bool = False


class PresetInfo(msgspec.Struct, frozen=True):
    """One step of a game's difficulty: what it sets."""

    name: str
    options: dict[str, str]


class GuideInfo(msgspec.Struct, frozen=True):
    """A guided game: a lesson over a real game, whose set-up and dice are fixed."""

    name: str
    title: str
    about: str
    minutes: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    blurb: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    difficulty: int
    settings: tuple[SettingInfo, ...]
    presets: tuple[PresetInfo, ...]
    version: str
    guides: tuple[GuideInfo, ...] = ()
    campaigns: bool = False  # whether games of it can change what later ones begin with
    one_shot: SettingInfo | None = None  # what a table without a campaign chooses besides
    bots: tuple[str, ...] = ()  # the bots that are offered for it


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat: its name for requests, its name for people, what it is."""

    id: str
    title: str
    about: str


class Lobby(msgspec.Struct, frozen=True):
    """What one can play, and with which bots."""

    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule of the ledger, in our words."""

    id: str
    text: str
    section: str
    ruling: bool = False
    chapter: str = ""  # its title; rules come in the order of chapters


# --- tables ---


class SeatPlan(_Body, frozen=True):
    """How a seat begins: open to others (default), mine, or a bot's."""

    mine: bool = False
    bot: Word = ""
    name: Name = ""


class NewTable(_Body, frozen=True):
    """A new table. With every seat filled (`mine` or `bot`) play starts as soon as all people
    have brought their shares in the dice (`BringSeal`, `BringNonce`), or a short time has passed.

    With `guide` it is a lesson: seats, options and dice are those of its script.
    """

    game: Word
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[SettingName, Name], msgspec.Meta(max_length=40)] = {}
    public: bool = False
    pace: Word = "live"
    undo: Word = "law"
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    guide: Word = ""


class NextGame(_Body, frozen=True):
    """The next game of a campaign; otherwise like `NewTable`. Options that are not named are the
    campaign's."""

    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[SettingName, Name], msgspec.Meta(max_length=40)] = {}
    public: bool = False
    pace: Word = "live"
    undo: Word = "law"
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class TakeSeat(_Body, frozen=True):
    """Sit down."""

    name: Name = ""


Seal: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?$")]


class BringSeal(_Body, frozen=True):
    """The seal of one's own share in the seed of the dice, made up after one has seen the table's
    `commitment`, which is repeated here: the hash of a nonce that is told later."""

    commitment: Annotated[str, msgspec.Meta(max_length=64)]
    seal: Annotated[Seal, msgspec.Meta(min_length=64)]


class BringNonce(_Body, frozen=True):
    """One's own share in the seed of the dice, as hex, once one has seen the `seals` of all seats,
    which are repeated here."""

    commitment: Annotated[str, msgspec.Meta(max_length=64)]
    seals: Annotated[tuple[Seal, ...], msgspec.Meta(max_length=12)]
    nonce: Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern=r"^([0-9a-f]{2})*$")]


class Rename(_Body, frozen=True):
    """Change one's name."""

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
    """A new table that goes on from a moment of this one, as the seat `viewpoint` knew it then.

    What that seat did not know is dealt anew, under a new seed.
    """

    viewpoint: Place
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
    """A table as its visitor finds it: which seats are theirs, and how the game stands.

    `asked` are the seats that the game waits for, as far as the visitor may know: that somebody
    else is asked in secret is not told.
    """

    table: Info
    seats: tuple[int, ...]
    host: bool = False
    asked: tuple[int, ...] = ()
    since: float = 0.0  # when the game last moved on
    until: float = 0.0  # when the time of those who are asked is up; 0: never
    result: ResultInfo | None = None


class Tables(msgspec.Struct, frozen=True):
    """A list of tables, newest change first."""

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
    """The report was taken; `id` is what to call it by."""

    id: str


# --- campaigns ---

CampaignName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class NewCampaign(_Body, frozen=True):
    """A campaign of a game; `options` are what its games are played with."""

    game: Word
    name: CampaignName
    options: Annotated[dict[SettingName, Name], msgspec.Meta(max_length=40)] = {}


class RenameCampaign(_Body, frozen=True):
    """Change the name of a campaign, for all its members."""

    name: CampaignName


class Branch(_Body, frozen=True):
    """A new campaign with the same past up to a game that is over (0: before the first)."""

    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    name: CampaignName


class CampaignBrief(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign in a list. `playing` is the table of the game that is under way."""

    id: str
    game: str
    name: str
    members: tuple[str, ...]
    games: int
    touched: float
    playing: str = ""


class Campaigns(msgspec.Struct, frozen=True):
    """A visitor's campaigns, newest change first."""

    campaigns: tuple[CampaignBrief, ...]


class ChangeInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What outlived a game, in words. `mark`: gained, lost, opened, chosen. `act` is after which
    act of its table it came; 0 as long as that game is not over."""

    text: str
    mark: str
    act: int = 0


class CampaignSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat there when the game ended, or sits there now; `mine`: whoever asks."""

    name: str
    bot: bool = False
    mine: bool = False


class CampaignGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a campaign. `status`: open, playing, over, abandoned; scores and winners (seats)
    are there when it is over."""

    number: int
    table: str
    status: str
    began: float
    ended: float
    seats: tuple[CampaignSeat, ...]
    title: str = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    changes: tuple[ChangeInfo, ...] = ()


class CampaignOrigin(msgspec.Struct, frozen=True):
    """The campaign that this one was branched from, after which of its games, and by whom."""

    id: str
    name: str
    after: int
    by: str


class CampaignBranch(msgspec.Struct, frozen=True):
    """A campaign that was branched from this one."""

    id: str
    name: str
    after: int
    by: str
    created: float


class CampaignInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign with its history. Who is no member is told neither changes nor what is unlocked,
    and of no branches. `unlocked` is what was opened, in words; what was not met is not listed."""

    id: str
    game: str
    name: str
    options: dict[str, str]
    created: float
    touched: float
    members: tuple[str, ...]
    games: tuple[CampaignGame, ...]
    member: bool = False
    host: bool = False
    playing: str = ""
    unlocked: tuple[str, ...] = ()
    origin: CampaignOrigin | None = None
    branches: tuple[CampaignBranch, ...] = ()
    key: str = ""  # of whoever has just made or brought it, as in `Opened`


# --- replays ---


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change seen from one viewpoint: who is asked after it, and what was told of it."""

    at: int
    asked: tuple[int, ...] = ()
    words: Words | None = None


class ReplayInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a replay needs to begin: the moments from one viewpoint, and the viewpoints there are.

    A viewpoint is a seat, -1 (the spectators) or -2 (everything; of finished games only).
    Moments are counted per viewpoint: each is something that was seen from it.
    """

    table: Info
    viewpoint: int
    viewpoints: tuple[int, ...]
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
