"""A campaign as a file: one JSON document that another server can prove and go on with.

It holds the games with their logs, and nobody's key: of people there are names only. The secret of
a game's dice is in it when the game is over or was abandoned; a game that is under way is left out,
unless an operator asks for it, because its log tells what every seat holds.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Literal

import msgspec

from gloam import __version__
from gloam.table.store import CampaignRow, LastingRow, Listing
from gloam.table.store.archive import Archive
from gloam.table.tables.session_loading import lines_of

FORMAT = 1
MOST_GAMES = 500
MOST_ACTS = 50_000  # of one game
MOST_LINES = 1_000  # of one act

Hex = Annotated[str, msgspec.Meta(max_length=256, pattern=r"^([0-9a-f]{2})*$")]
Short = Annotated[str, msgspec.Meta(max_length=80)]
Time = Annotated[float, msgspec.Meta(ge=0, le=1e11)]
Part = Annotated[str, msgspec.Meta(max_length=200)] | int


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class SeatEntry(_Entry, frozen=True):
    name: Short = ""
    bot: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")] = ""


class ActEntry(_Entry, frozen=True):
    at: Time
    lines: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_LINES)]


class GameEntry(_Entry, frozen=True):
    """A table. `acts` are empty only if it was abandoned before it began."""

    status: Literal["playing", "over", "abandoned"]
    created: Time
    seats: Annotated[tuple[SeatEntry, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Short, Short], msgspec.Meta(max_length=40)]
    secret: Hex
    nonces: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=12)]
    acts: Annotated[tuple[ActEntry, ...], msgspec.Meta(max_length=MOST_ACTS)]
    pace: Short = "live"
    undo: Short = "law"
    title: Short = ""


class ChangeEntry(_Entry, frozen=True):
    """A lasting change, and the act of the game (counted from 1) that caused it."""

    game: int
    act: int
    change: Annotated[tuple[Part, ...], msgspec.Meta(min_length=1, max_length=20)]


class CampaignFile(_Entry, frozen=True, tag="campaign", tag_field="is"):
    """`digest` is of all the rest: it tells damage, not malice. `under_way` says that a game was
    left out."""

    format: int
    gloam: Short
    digest: Short
    game: Short
    name: Short
    options: Annotated[dict[Short, Short], msgspec.Meta(max_length=40)]
    created: Time
    members: Annotated[tuple[Short, ...], msgspec.Meta(max_length=200)]
    games: Annotated[tuple[GameEntry, ...], msgspec.Meta(max_length=MOST_GAMES)]
    changes: Annotated[tuple[ChangeEntry, ...], msgspec.Meta(max_length=100_000)]
    under_way: bool = False


def encoded(file: CampaignFile) -> bytes:
    return msgspec.json.encode(file)


def digest_of(file: CampaignFile) -> str:
    blank = msgspec.structs.replace(file, digest="")
    return blake2b(msgspec.json.encode(blank), digest_size=16, person=b"gloam-campaign").hexdigest()


async def exported(
    archive: Archive, campaign: CampaignRow, under_way: bool = False
) -> CampaignFile:
    """A campaign as a file; `under_way`: with the game that is being played, secrets and all."""
    games = await archive.games_of(campaign.id)
    over = [game for game in games if game.table.status in ("over", "abandoned")]
    begun = [game for game in games if game.table.status == "playing"]
    kept = [*over, *begun] if under_way else over
    names = [game.table.id for game in kept]
    lasting = await archive.lasting_of(campaign.id)
    file = CampaignFile(
        format=FORMAT,
        gloam=__version__,
        digest="",
        game=campaign.game,
        name=campaign.name,
        options=campaign.options,
        created=campaign.created,
        members=tuple(member.name for member in campaign.members),
        games=tuple([await _game(archive, game) for game in kept]),
        changes=tuple(_change(one, names) for one in lasting if one.table in names),
        under_way=len(kept) < len(games),
    )
    return msgspec.structs.replace(file, digest=digest_of(file))


async def _game(archive: Archive, game: Listing) -> GameEntry:
    row = game.table
    acts = await archive.acts(row.id)
    return GameEntry(
        status=row.status,  # type: ignore[arg-type]  # one of the three: the caller has looked
        created=row.created,
        seats=tuple(SeatEntry(seat.name, seat.bot) for seat in row.seats),
        options=row.options,
        secret=row.secret,
        nonces=tuple(row.nonces),
        acts=tuple(
            ActEntry(act.at, tuple(line.decode() for line in lines_of([act]))) for act in acts
        ),
        pace=row.pace,
        undo=row.undo,
        title=row.title,
    )


def _change(one: LastingRow, names: list[str]) -> ChangeEntry:
    return ChangeEntry(names.index(one.table) + 1, one.act, one.change)
