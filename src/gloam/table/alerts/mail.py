"""Mail over the operator's SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

TIME: Final = 15.0  # seconds for each step of sending
LONGEST: Final = 254  # characters of an address
# Plain enough that no server takes it for something else; it is proven by a link anyway.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS: Final = {"smtp": 587, "smtps": 465}


class BadSetting(ValueError):
    """What is wrong with how mail is set up, in a sentence."""


class NotSent(Exception):
    """The SMTP server did not take a mail."""


class MailServer(msgspec.Struct, frozen=True):
    """An SMTP server. With a password, nothing is said to it in the open."""

    host: str
    port: int
    user: str
    password: str
    tls: bool  # from the first byte; else it is asked for, where there is any


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def mail_server(url: str) -> MailServer:
    """smtp://user:password@host:587, or smtps:// for TLS from the start. Raises BadSetting."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise BadSetting(f"this is no address: {error}") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise BadSetting("write smtp://user:password@host:587, or smtps:// for TLS from the start")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps")


def compose(sender: str, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A mail; `stop` is the address at which a click, or the reader's mail program, ends them."""
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


async def send(server: MailServer, mail: EmailMessage) -> None:
    """Raises NotSent."""
    await asyncio.to_thread(_send, server, mail)


def _send(server: MailServer, mail: EmailMessage) -> None:
    context = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(server.host, server.port, timeout=TIME, context=context)
            if server.tls
            else smtplib.SMTP(server.host, server.port, timeout=TIME)
        ) as line:
            line.ehlo()
            if not server.tls and (server.password or line.has_extn("starttls")):
                line.starttls(context=context)
            if server.user:
                line.login(server.user, server.password)
            line.send_message(mail)
    except (OSError, smtplib.SMTPException) as error:
        # The error itself may tell to whom it was.
        told = f"{server.host}:{server.port} did not take a mail ({type(error).__name__})"
        raise NotSent(told) from error
