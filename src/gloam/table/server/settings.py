"""How a server is set up: by the command line, and by variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

PREFIX = "GLOAM_"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting can be given as GLOAM_NAME; durations are in seconds."""

    database: str = "gloam.db"  # a path, sqlite:///path or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False  # behind TLS: cookies are marked Secure
    proxied: bool = False  # behind a proxy of ours: X-Forwarded-For tells who asks
    bot_delay: float = 0.8  # what a bot's answer takes, whatever it thought about
    bot_workers: int = 0  # processes for bots; 0: as many as there are cores, and one
    lease: float = 15.0  # how long a process looks after a table's bots without renewing
    idle: float = 30.0  # how long a table that nobody looks at stays in memory
    messages: float = 20.0  # a second and connection; three seconds' worth may come at once
    requests: float = 30.0  # a second and address
    new_tables: float = 30.0  # a minute and address


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
    return msgspec.convert(values, Settings)
