"""What goes over the wire at a live table: the messages of both sides.

One WebSocket serves one visitor at one table: all the seats they hold, or the watcher's
chair (`WATCHER`). Every message is a JSON object whose `is` names its kind. The client
numbers its requests (`re`); each gets exactly one `done` or `refusal` with the same number.
`docs/protocol.md` tells the story; the client's types are made from these classes.

A view is what a seat sees. Its `n` counts that seat's views, and a seat gets one only when
something that it may see has changed: numbers and their gaps tell nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Choice, Dice, Node, Prompt, Words

VERSION = 1
WATCHER = -1  # the seat of somebody who only watches

Key: TypeAlias = tuple[str | int, ...]


class _Out(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", kw_only=True):
    pass


class _In(msgspec.Struct, frozen=True, tag_field="is", forbid_unknown_fields=True, kw_only=True):
    re: int


# --- from the client ---


class Enter(_In, frozen=True, tag="enter"):
    """The first message. `key` for programs that keep no cookies.

    To resume: `seen` is the number of the last words one has read, `told` how much of its story
    each seat knows; what came since is told, and no more. Of a story that one knows nothing of,
    the latest part is told; `story` asks for more.
    """

    key: str = ""
    seen: int = 0
    told: dict[int, int] = {}
    version: int = VERSION


class AnswerIn(_In, frozen=True, tag="answer"):
    """An answer, or several in a row that are taken or refused whole."""

    seat: int
    ask: int
    keys: tuple[Key, ...]


class InterruptIn(_In, frozen=True, tag="interrupt"):
    """An input that is open although one is not asked."""

    seat: int
    key: Key


class StandIn(_In, frozen=True, tag="stand"):
    """Leave a standing answer to windows about something; no key takes it back."""

    seat: int
    about: Annotated[str, msgspec.Meta(max_length=80)]
    key: Key | None = None


class UndoIn(_In, frozen=True, tag="undo"):
    """Take the last answer back. Where the law refuses it, `ask_others` starts a vote. A
    `dry_run` takes nothing back: it is refused for the reason that the deed would be."""

    seat: int
    ask_others: bool = False
    dry_run: bool = False


class VoteIn(_In, frozen=True, tag="vote"):
    """Yes or no to the vote that is open (undo beyond the law, abandon, rewind)."""

    seat: int
    yes: bool


class SayIn(_In, frozen=True, tag="say"):
    """Words. `channel` is one that the view lists, `pay` repeats its price."""

    seat: int = WATCHER
    channel: str = "table"
    text: str = ""
    pay: Key | None = None


class WhyIn(_In, frozen=True, tag="why"):
    """What is not possible at the open ask, and the rules that say no."""

    seat: int


class StoryIn(_In, frozen=True, tag="story"):
    """What has happened, as far as this seat saw it: the last `count` before `before`."""

    seat: int
    before: int = -1
    count: int = 200


class HandIn(_In, frozen=True, tag="hand"):
    """Where whoever is first acts: "I want to act", or no longer. Bots then leave one time."""

    seat: int
    up: bool


class GuideIn(_In, frozen=True, tag="guide"):
    """At a guided table: go on from a step that has been read, or leave the lesson."""

    seat: int
    act: Literal["go-on", "leave"]
    step: Annotated[str, msgspec.Meta(max_length=80)] = ""


class PingIn(_In, frozen=True, tag="ping"):
    """Is anybody there? Answered by `pong`."""


Incoming: TypeAlias = (
    Enter
    | AnswerIn
    | InterruptIn
    | StandIn
    | UndoIn
    | VoteIn
    | SayIn
    | WhyIn
    | StoryIn
    | HandIn
    | GuideIn
    | PingIn
)


# --- what a table is ---


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `bot` answers for it now, `strength` says how well, in a word;
    `taken` says a person holds it."""

    seat: int
    name: str = ""
    bot: str = ""
    strength: str = ""
    taken: bool = False
    here: bool = False
    hand: bool = False  # up: where whoever is first acts, this player wants to
    muted: bool = False
    seal: bool = False  # whether its person has sealed a share in the seed of the dice
    nonce: bool = False  # and brought it
    deadline: float = 0.0  # when the clock of a game by days runs out, in seconds since 1970


class VoteInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote that is open: who asked for what, who has said yes, and until when one can.

    A visitor (`by` is -1) who would like to have a bot's seat is known by `name` and `seat`.
    """

    about: str  # undo, abandon, rewind, seat
    by: int
    yes: tuple[int, ...] = ()
    voters: tuple[int, ...] = ()
    until: float = 0.0  # seconds since 1970
    seat: int = WATCHER
    name: str = ""


class Info(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it. `status`: open, playing, over, abandoned."""

    id: str
    game: str
    status: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    public: bool = False
    pace: str = "live"  # or days-1, days-3, days-7: time for one answer
    undo: str = "law"  # law: until something new was seen; consent: and beyond, if all agree
    host: int = WATCHER  # a seat that the host holds
    title: str = ""
    created: float = 0.0
    paused: bool = False
    away: bool = False  # nothing can be stored just now, so nothing can be played
    watchers: int = 0
    vote: VoteInfo | None = None
    rematch: str = ""  # the table that goes on after this one
    origin: str = ""  # the table and moment that this one continues, as TABLE@MOMENT
    commitment: str = ""  # of the seed; proves fair dice when the game is over
    seals: tuple[
        str, ...
    ] = ()  # of all seats' nonces, from when these are asked for until it begins
    begins: float = 0.0  # when a full table begins: after a countdown, or without missing nonces
    guide: str = (
        ""  # the script of a guided table: its set-up and dice are fixed, nobody proves them
    )
    fixed: str = ""  # the hash of the scenes' fixed part, once the game has begun
    content: str = ""  # the hash of the words, theme, layout, rules and icons it may see
    campaign: str = ""  # whose game it is; empty: a game by itself
    number: int = 0  # of the game in its campaign


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words that were said. `n` counts what this visitor may read."""

    n: int
    seat: int
    name: str
    channel: str
    text: str
    at: float
    hears: tuple[int, ...] = ()  # empty: everybody in the channel


class ChannelInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somewhere a seat may speak now: who hears it, what it costs, the rule that says so."""

    name: str
    hears: tuple[int, ...] = ()
    price: Key | None = None
    rule: str = ""


# --- from the server ---


class Welcome(_Out, frozen=True, tag="welcome"):
    """The answer to `enter`: the table, the seats one holds, and what was said so far."""

    re: int
    table: Info
    seats: tuple[int, ...]
    host: bool = False
    chat: tuple[ChatLine, ...] = ()
    version: int = VERSION


class TableMessage(_Out, frozen=True, tag="table"):
    """The table has changed: seats, presence, votes, pause, status."""

    table: Info


class Nodes(msgspec.Struct, frozen=True, omit_defaults=True):
    """A list of nodes, whole or as what is new since the last one.

    Applying it: drop what `drop` names; replace or append what `set` has; if `order` is
    there, put the nodes in that order.
    """

    whole: bool = False
    set: tuple[Node, ...] = ()
    drop: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """Something that this seat saw: its place in the seat's story, its words, what it names.

    `event` is the event itself, for animation; `things` are ids of scene nodes; `rule` is the
    entry of the ledger behind it. `way` is a movement: the id of what moved, then those of the
    spaces, from the first to the last; `dice` are those that fell, if it is a roll.
    """

    n: int
    words: Words
    event: Key = ()
    things: tuple[str, ...] = ()
    rule: str = ""
    way: tuple[str, ...] = ()
    dice: Dice | None = None


class View(_Out, frozen=True, tag="view"):
    """What a seat sees now. Nodes that have not changed are left out.

    `happened` goes on from place `told` of the seat's story: what it had from there on was
    taken back.
    `ask` numbers what this seat is asked; 0: nothing. `interrupts` are choices that are open
    although one is not asked. Whether an answer can be taken back is told when one tries: that
    somebody else has acted in secret may be the reason.
    `fixed` and `content` are there in whole views, and when something was unlocked: what they
    name is needed to draw this view, and has to be fetched if it is new.
    """

    seat: int
    n: int
    told: int = 0
    fixed: str = ""
    content: str = ""
    public: Nodes | None = None
    private: Nodes | None = None
    prompt: Prompt | None = None
    ask: int = 0
    choices: tuple[Choice, ...] = ()
    interrupts: tuple[Choice, ...] = ()
    channels: tuple[ChannelInfo, ...] = ()
    standing: tuple[tuple[str, Key], ...] = ()
    happened: tuple[Happening, ...] = ()
    result: ResultInfo | None = None


class ResultInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    story: ResultStory | None = None
    words: str = ""  # the same in a sentence or two, in lists of finished games


class GuideStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson: its words, and what it points at of what this seat sees.

    `number` is its place among `of`, 0 for an aside. `recommended` is one of the open choices; all
    others are as good. With `click` it stays until the learner goes on.
    """

    name: str
    heading: str
    say: str
    number: int = 0
    of: int = 0
    nodes: tuple[str, ...] = ()
    options: tuple[Key, ...] = ()
    pages: tuple[str, ...] = ()
    recommended: Key | None = None
    click: bool = False


class GuideMessage(_Out, frozen=True, tag="guide"):
    """What a lesson says to its seat now. `waiting`: the step was told, the next one has to wait
    for its moment. Without a title the lesson is over or was left."""

    seat: int
    title: str = ""
    step: GuideStep | None = None
    waiting: bool = False


class Said(_Out, frozen=True, tag="said"):
    """Somebody has spoken."""

    line: ChatLine


class Done(_Out, frozen=True, tag="done"):
    """The request was carried out, and is stored."""

    re: int


class Refusal(_Out, frozen=True, tag="refusal"):
    """The request was not carried out; nothing has changed.

    Codes: malformed, no-seat, not-yours, over, not-asked, stale, not-offered, no-undo, no-vote,
    price, muted, paused, too-fast, enough, away, fault.
    """

    re: int
    code: str
    message: str
    rule: str = ""


class BlockedInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is not possible now, the rule that says no, and the nodes it is about."""

    words: Words
    rule: str
    touches: tuple[str, ...] = ()


class Why(_Out, frozen=True, tag="why"):
    """The answer to `why`."""

    re: int
    seat: int
    blocked: tuple[BlockedInfo, ...] = ()


class Story(_Out, frozen=True, tag="story"):
    """The answer to `story`."""

    re: int
    seat: int
    happened: tuple[Happening, ...] = ()


class Pong(_Out, frozen=True, tag="pong"):
    """The answer to `ping`."""

    re: int


Outgoing: TypeAlias = (
    Welcome | TableMessage | View | GuideMessage | Said | Done | Refusal | Why | Story | Pong
)
