"""How a server is set up: by the command line, and by variables of the environment."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec

from gloam.table.alerts.mail import BadSetting, is_address, mail_server

PREFIX = "GLOAM_"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting can be given as GLOAM_NAME; durations are in seconds."""

    database: str = "gloam.db"  # a path, sqlite:///path or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False  # behind TLS: cookies are marked Secure
    proxied: bool = False  # behind a proxy of ours: X-Forwarded-For tells who asks
    bot_delay: float = 0.8  # what a bot's answer takes, whatever it thought about
    courtesy: float = 2.5  # what a bot leaves to people where whoever is first acts
    bot_workers: int = 0  # processes for bots; 0: as many as there are cores, and one
    nonces: float = 10.0  # how long a full table waits for the nonces of its people
    countdown: float = 8.0  # what people have before the game begins when one takes the last seat
    vote: float = 300.0  # how long people at a live table have to agree to something
    lease: float = 15.0  # how long a process looks after a table's bots without renewing
    idle: float = 30.0  # how long a table that nobody looks at stays in memory
    # A second, for a person at a table; three seconds' worth may come at once. Each kilobyte that
    # is sent or asked for counts as a message. All lines of an address: ten times as much.
    messages: float = 20.0
    requests: float = 30.0  # a second and address; each 16 kB that are sent count as one
    new_tables: float = 30.0  # a minute and address
    lines: int = 100  # open at once from one address, and as many requests
    watchers: int = 200  # lines at one table of visitors without a seat there
    unread: int = 4_000_000  # bytes that wait for one line; four times that an address or a table
    patience: float = 20.0  # for a request to arrive, for a line to say who it is or to read on
    words: int = 500_000  # bytes that may be said at one table
    record: int = 1_000_000  # bytes of a game's log that a seat may fill by what has no end
    # Bytes of problem reports about a table, and from an address a day. Each counts 100 kB.
    reports: int = 1_000_000
    bot_tables: int = 50  # games under way without people
    idle_tables: int = 300  # in memory although nobody looks at them
    address: str = ""  # where the world finds this server: https://…; mails have links to it
    push: bool = True  # alerts by web push, to browsers whose owners want it
    push_trusted: str = ""  # push services (host:port) that may be in a private network
    smtp: str = ""  # alerts by mail: smtp://user:password@host:587 or smtps://…
    mail_from: str = ""  # the sender of these mails
    alert_after: float = 60.0  # how long somebody is waited for before an alert
    new_alerts: float = 20.0  # an hour and address


class SettingsError(ValueError):
    """A variable that says nothing a setting could be."""


def settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of the environment, and over them those given on the command line."""
    known = {field.name: field for field in msgspec.structs.fields(Settings)}
    values: dict[str, object] = {}
    for name, field in known.items():
        text = environment.get(PREFIX + name.upper())
        if text is None:
            continue
        try:
            values[name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise SettingsError(f"{PREFIX}{name.upper()}={text!r}: {error}") from None
    values.update({name: value for name, value in given.items() if value is not None})
    made = msgspec.convert(values, Settings)
    for name in known:
        value = getattr(made, name)
        if isinstance(value, int | float) and not 0 <= value < math.inf:
            raise SettingsError(f"{PREFIX}{name.upper()}={value}: write a number, at least 0.")
    _check_alerts(made)
    return made


def _check_alerts(given: Settings) -> None:
    """Raises SettingsError with a sentence that tells what to set."""
    try:
        where = urlsplit(given.address)
    except ValueError as error:
        raise SettingsError(f"GLOAM_ADDRESS={given.address!r}: {error}.") from None
    if given.address and (where.scheme not in ("http", "https") or not where.hostname):
        raise SettingsError(f"GLOAM_ADDRESS={given.address!r}: write https://gloam.example.org.")
    if not given.smtp:
        return
    try:
        mail_server(given.smtp)
    except BadSetting as why:
        raise SettingsError(f"GLOAM_SMTP cannot be used: {why}.") from None
    if not is_address(given.mail_from):
        raise SettingsError("GLOAM_SMTP is set, so GLOAM_MAIL_FROM must be the sender's address.")
    if not given.address:
        raise SettingsError("GLOAM_SMTP is set, so GLOAM_ADDRESS must say where links lead.")
