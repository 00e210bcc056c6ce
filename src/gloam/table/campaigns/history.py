"""A campaign as its members see it: games in order, how they ended, what outlived them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from gloam.kernel.campaign.campaign import OPENED, UNLOCK
from gloam.kernel.content.registry import Game
from gloam.kernel.session.log import End, LogError, read_line
from gloam.table.campaigns.campaigns import OVER
from gloam.table.campaigns.members import is_member
from gloam.table.http.bodies import (
    CampaignBranch,
    CampaignBrief,
    CampaignGame,
    CampaignInfo,
    CampaignOrigin,
    CampaignSeat,
    ChangeInfo,
)
from gloam.table.store import CampaignListing, CampaignRow, LastingRow, Listing, Store
from gloam.table.tables.session_loading import game_of

LISTED = 50

log = logging.getLogger("gloam.table")


async def mine(store: Store, holder: str) -> tuple[CampaignBrief, ...]:
    """The campaigns of a visitor, newest change first."""
    found = await store.campaigns(member=holder, limit=LISTED) if holder else []
    return tuple(
        CampaignBrief(
            one.campaign.id,
            one.campaign.game,
            one.campaign.name,
            names(one.campaign),
            one.games,
            one.touched,
            one.playing,
        )
        for one in found
    )


async def told(store: Store, listing: CampaignListing, holder: str) -> CampaignInfo:
    """A campaign with its history, as this visitor may see it."""
    campaign = listing.campaign
    member = is_member(campaign, holder)
    games = await store.games_of(campaign.id)
    lasting = await store.lasting_of(campaign.id) if member else []
    shown = _Changes(game_of(games[0].table), lasting) if games else None
    ends = await asyncio.gather(*[_end(store, game) for game in games])
    told = [
        _game(number, game, end, holder, shown.of(game) if shown else ())
        for number, (game, end) in enumerate(zip(games, ends, strict=True), 1)
    ]
    branches = await store.campaigns(origin=campaign.id, limit=LISTED) if member else []
    return CampaignInfo(
        id=campaign.id,
        game=campaign.game,
        name=campaign.name,
        options=campaign.options,
        created=campaign.created,
        touched=listing.touched,
        members=names(campaign),
        games=tuple(told),
        member=member,
        host=bool(holder) and holder == campaign.host,
        playing=listing.playing,
        unlocked=shown.unlocked() if shown else (),
        origin=await _origin(store, campaign) if member else None,
        branches=tuple(
            CampaignBranch(
                one.campaign.id,
                one.campaign.name,
                one.campaign.after,
                one.campaign.by,
                one.campaign.created,
            )
            for one in branches
        ),
    )


def names(campaign: CampaignRow) -> tuple[str, ...]:
    return tuple(member.name for member in campaign.members)


class _Changes:
    """What a campaign's changes say: with the words that it has unlocked, and no others."""

    def __init__(self, game: Game, lasting: Sequence[LastingRow]) -> None:
        self._rules = game.rules
        self._lasting = lasting
        seals = [str(one.change[1]) for one in lasting if one.change[0] == UNLOCK]
        self._words = game.files.opened(seals).wordbook

    def of(self, game: Listing) -> tuple[ChangeInfo, ...]:
        """Those of one game. How many acts there were is no secret once it is over."""
        over = game.table.status in OVER
        return tuple(
            ChangeInfo(text, self._mark(one), one.act if over else 0)
            for one in self._lasting
            if one.table == game.table.id and (text := self._say(one))
        )

    def unlocked(self) -> tuple[str, ...]:
        """What was opened, each once."""
        opened = [self._say(one) for one in self._lasting if self._mark(one) == OPENED]
        return tuple(dict.fromkeys(filter(None, opened)))

    def _mark(self, one: LastingRow) -> str:
        return self._rules.changes.get(str(one.change[0]), "")

    def _say(self, one: LastingRow) -> str:
        """Empty for bookkeeping, and for what the rules know no more since an upgrade."""
        if not self._mark(one):
            return ""
        try:
            return self._words.say(self._rules.change_words(one.change))
        except (LookupError, ValueError, StopIteration) as error:
            kind = type(error).__name__
            log.warning("change %d of table %s cannot be said (%s)", one.number, one.table, kind)
            return ""


async def _end(store: Store, game: Listing) -> tuple[float, End | None]:
    """When a game was last played, and how it ended."""
    acts = await store.acts(game.table.id, game.acts - 1) if game.acts else []
    if not acts:
        return game.touched, None
    try:
        last = read_line(acts[-1].lines.splitlines()[-1])
    except LogError:  # a damaged table (`gloam admin check`) does not hide the others
        return acts[-1].at, None
    return acts[-1].at, last if isinstance(last, End) else None


def _game(
    number: int,
    game: Listing,
    end: tuple[float, End | None],
    holder: str,
    changes: tuple[ChangeInfo, ...],
) -> CampaignGame:
    table, (at, result) = game.table, end
    return CampaignGame(
        number=number,
        table=table.id,
        status=table.status,
        began=table.created,
        ended=at if table.status in OVER else 0.0,
        seats=tuple(
            CampaignSeat(seat.name, bool(seat.bot), bool(holder) and seat.holder == holder)
            for seat in table.seats
        ),
        title=table.title,
        scores=result.scores if result is not None else (),
        winners=result.winners if result is not None else (),
        changes=changes,
    )


async def _origin(store: Store, campaign: CampaignRow) -> CampaignOrigin | None:
    found = await store.campaign(campaign.origin) if campaign.origin else None
    if found is None:
        return None
    return CampaignOrigin(campaign.origin, found.campaign.name, campaign.after, campaign.by)
