"""The ways to somebody who is not here: web push, and mail where the operator has set it up."""

from __future__ import annotations

import logging
import ssl
from enum import Enum
from typing import Final

import msgspec

from gloam.table.alerts import mail, outgoing, web_push
from gloam.table.http.rate_limiter import RateLimiter
from gloam.table.server.context import ServerContext
from gloam.table.store import SubscriptionRow

log = logging.getLogger("gloam.table")

KEY: Final = "vapid"  # the name of the server's key in the store
LASTS: Final = 86_400  # seconds that a push service keeps an alert for a browser that is off
# Whoever plays at many tables is told of each, and nobody's mail is flooded.
ALERTS_AN_HOUR: Final = 20.0
CONFIRMATIONS_A_DAY: Final = 3.0

CONFIRM_TEXT = """\
Somebody, most likely you, wants to be told by mail when it is their turn in a slow game of Gloam at
{address}.

If it was you, open this and say so:

{confirm}

If it was not, do nothing: no further mail will come.
"""
ALERT_TEXT = """\
{text}

{table}

No more of these mails: {stop}
"""


class Alert(msgspec.Struct, frozen=True):
    """What somebody is told. Nothing in it is a secret of the game."""

    table: str
    text: str


class Delivery(Enum):
    DONE = "done"
    LATER = "later"  # nobody answered: try again
    GONE = "gone"  # the browser or address is no more
    REFUSED = "refused"  # it will never be taken


class Channels:
    """Sends alerts and confirmations; says nothing about games and knows no tables."""

    def __init__(self, context: ServerContext, private_key: str) -> None:
        settings = context.settings
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.address
        self._now = context.now
        self._signer = web_push.Signer(private_key, contact) if settings.push else None
        self._trusted = frozenset(settings.push_trusted.replace(",", " ").split())
        self._tls = ssl.create_default_context()
        self._server = mail.mail_server(settings.smtp) if settings.smtp else None
        self._sender = settings.mail_from
        self._address = settings.address.rstrip("/")
        self._alerts = RateLimiter(ALERTS_AN_HOUR / 3600, ALERTS_AN_HOUR)
        self._confirmations = RateLimiter(CONFIRMATIONS_A_DAY / 86_400, CONFIRMATIONS_A_DAY)

    @classmethod
    async def open(cls, context: ServerContext) -> Channels:
        """With the server's key, which is made at the first start and kept in the store."""
        return cls(context, await context.store.server_key(KEY, web_push.new_private_key()))

    @property
    def public_key(self) -> str:
        """What browsers subscribe with; empty where there is no web push."""
        return self._signer.public if self._signer else ""

    @property
    def has_mail(self) -> bool:
        return self._server is not None

    def check_endpoint(self, endpoint: str) -> None:
        """Raises outgoing.BadAddress."""
        outgoing.check(endpoint, self._trusted)

    async def send_confirmation(self, to: SubscriptionRow) -> bool:
        """Ask the owner of a mail address whether they want alerts there. Whether it was sent."""
        assert self._server is not None, "the route says that there is no mail"
        if not self._confirmations.bucket(to.address.lower()).take():
            return False
        confirm = f"{self._address}/alerts#confirm={to.token}"
        text = CONFIRM_TEXT.format(address=self._address, confirm=confirm)
        subject = "Alerts from Gloam: is this your address?"
        try:
            await mail.send(
                self._server, mail.compose(self._sender, to.address, subject, text, stop="")
            )
        except mail.NotSent as trouble:
            log.warning("a confirmation could not be sent: %s", trouble)
            return False
        return True

    async def deliver(self, to: SubscriptionRow, alert: Alert) -> Delivery:
        if not self._alerts.bucket(to.address.lower()).take():
            return Delivery.REFUSED
        return await (self._push(to, alert) if to.kind == "push" else self._mail(to, alert))

    async def _push(self, to: SubscriptionRow, alert: Alert) -> Delivery:
        if self._signer is None:
            return Delivery.REFUSED
        told = {"table": alert.table, "text": alert.text, "stop": to.token}
        headers = {
            "Authorization": self._signer.authorization(to.address, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": alert.table,  # a newer alert of a table takes the place of an older one
            "Urgency": "normal",
        }
        body = web_push.encrypt(msgspec.json.encode(told), to.p256dh, to.auth)
        try:
            status = await outgoing.post(to.address, headers, body, self._trusted, self._tls)
        except outgoing.BadAddress:
            return Delivery.GONE
        except outgoing.NotDelivered as trouble:
            log.warning("an alert was not delivered: %s", trouble)
            return Delivery.LATER
        if status in (404, 410):
            return Delivery.GONE
        if status == 429 or status >= 500:
            return Delivery.LATER
        if not 200 <= status < 300:
            log.warning("a push service refused an alert with %s", status)
        return Delivery.DONE if 200 <= status < 300 else Delivery.REFUSED

    async def _mail(self, to: SubscriptionRow, alert: Alert) -> Delivery:
        if self._server is None:
            return Delivery.REFUSED
        table = f"{self._address}/t/{alert.table}"
        text = ALERT_TEXT.format(
            text=alert.text, table=table, stop=f"{self._address}/alerts#stop={to.token}"
        )
        one_click = f"{self._address}/alerts/stop/{to.token}"
        try:
            await mail.send(
                self._server, mail.compose(self._sender, to.address, alert.text, text, one_click)
            )
        except mail.NotSent as trouble:
            log.warning("an alert was not delivered: %s", trouble)
            return Delivery.LATER
        return Delivery.DONE
