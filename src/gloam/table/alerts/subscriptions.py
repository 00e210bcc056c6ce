"""Who wants to be told of their turn, and where: begun by a click, confirmed, ended by a click."""

from __future__ import annotations

import secrets
from typing import Final

from gloam.kernel.session.checks import Refused
from gloam.table.alerts import mail, outgoing, web_push
from gloam.table.alerts.channels import Channels
from gloam.table.http.alert_bodies import AlertInfo, MailInfo, NewPush
from gloam.table.server.context import ServerContext
from gloam.table.store import Store, SubscriptionRow

MOST: Final = 8  # browsers of one person
UNCONFIRMED: Final = 2 * 86_400.0  # seconds that a mail address waits to be confirmed
NO_MAIL = "This server sends no mail."
NOBODY = "Alerts are for whoever has a seat. Sit down at a table first."


class Subscriptions:
    """What visitors ask for about alerts. All raise Refused."""

    def __init__(self, context: ServerContext, channels: Channels) -> None:
        self._store = context.store
        self._now = context.now
        self._channels = channels

    async def info(self, holder: str) -> AlertInfo:
        """What there is, and what of it is one's own."""
        rows = await self._store.subscriptions(holder=holder) if holder else []
        mails = [MailInfo(row.address, row.confirmed) for row in rows if row.kind == "mail"]
        return AlertInfo(
            push_key=self._channels.public_key,
            has_mail=self._channels.has_mail,
            endpoints=tuple(row.address for row in rows if row.kind == "push"),
            mail=mails[-1] if mails else None,
        )

    async def add_push(self, holder: str, wish: NewPush) -> None:
        """A browser's subscription. That its owner wants it, the browser has asked them."""
        _known(holder)
        if not self._channels.public_key:
            raise Refused("malformed", "This server sends no push messages.")
        try:
            self._channels.check_endpoint(wish.endpoint)
            web_push.check_keys(wish.p256dh, wish.auth)
        except outgoing.BadAddress as why:
            raise Refused("malformed", str(why)) from None
        except web_push.BadKeys:
            raise Refused("malformed", "These are no keys of a browser's subscription.") from None
        rows = [row for row in await self._store.subscriptions(holder=holder) if row.kind == "push"]
        if len(rows) >= MOST and wish.endpoint not in {row.address for row in rows}:
            raise Refused(
                "enough", f"Alerts go to at most {MOST} browsers of yours: end one first."
            )
        await self._add(
            SubscriptionRow(
                token=secrets.token_urlsafe(24),
                holder=holder,
                kind="push",
                address=wish.endpoint,
                created=self._now(),
                confirmed=True,
                p256dh=wish.p256dh,
                auth=wish.auth,
            )
        )

    async def add_mail(self, holder: str, address: str) -> None:
        """A mail address, good once its owner has followed the link that is sent there."""
        _known(holder)
        if not self._channels.has_mail:
            raise Refused("malformed", NO_MAIL)
        if not mail.is_address(address):
            raise Refused("malformed", "This does not look like a mail address.")
        row = SubscriptionRow(
            token=secrets.token_urlsafe(24),
            holder=holder,
            kind="mail",
            address=address,
            created=self._now(),
        )
        await self._add(row)
        if not await self._channels.send_confirmation(row):
            await self._store.unsubscribe([row.token])
            told = "No mail can be sent there now. Try again later."
            raise Refused("too-fast", told)

    async def _add(self, row: SubscriptionRow) -> None:
        await self._store.subscribe(row, self._now() - UNCONFIRMED)

    async def confirm(self, token: str) -> None:
        if not await self._store.confirm_subscription(token):
            raise Refused("no-link", "This link is too old, or its alerts were ended meanwhile.")

    async def stop(self, token: str) -> None:
        """End what a link names; gladly more than once."""
        await self._store.unsubscribe([token])

    async def stop_own(self, holder: str, address: str) -> None:
        """End one's own subscription to an address."""
        rows = await self._store.subscriptions(holder=holder) if holder else []
        gone = [row.token for row in rows if address == row.address]
        await self._store.unsubscribe(gone)


async def forget_who_left(store: Store, holder: str) -> None:
    """Whoever has no seat in a game any more has nothing to be told of."""
    if not holder:
        return
    tables = await store.listings(holder=holder, statuses=("open", "playing"))
    if any(seat.holder == holder for one in tables for seat in one.table.seats):
        return
    rows = await store.subscriptions(holder=holder)
    await store.unsubscribe([row.token for row in rows])


def _known(holder: str) -> None:
    if not holder:
        raise Refused("not-yours", NOBODY)
