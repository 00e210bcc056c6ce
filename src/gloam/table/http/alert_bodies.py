"""What goes over HTTP about alerts. The client's types are made from these classes."""

from __future__ import annotations

from typing import Annotated

import msgspec

# The one request that changes something and is no JSON: mail programs send a form (RFC 8058), and
# what is secret in it is its address.
ONE_CLICK = "/alerts/stop/"

Token = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Base64 = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]*$")]


class MailInfo(msgspec.Struct, frozen=True):
    """A mail address; alerts go there once its owner has said so."""

    address: str
    confirmed: bool = False


class AlertInfo(msgspec.Struct, frozen=True):
    """How this server can tell somebody of their turn, and what of it they want."""

    push_key: str = ""  # what a browser subscribes with; empty: there is no web push
    has_mail: bool = False
    endpoints: tuple[str, ...] = ()  # one's own browsers
    mail: MailInfo | None = None


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription (`PushSubscription`)."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Base64
    auth: Base64


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Have alerts sent to a mail address, once its owner has confirmed it."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class AlertToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in a mail or an alert brings."""

    token: Token


class StopAlerts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address of one's own: a browser's endpoint, or a mail address."""

    address: Annotated[str, msgspec.Meta(max_length=1000)]
