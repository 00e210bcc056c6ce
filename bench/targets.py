"""What is wanted of the figures: `bench/targets.toml`, one list for each benchmark."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Literal

import msgspec

FILE = Path("bench/targets.toml")

# How a target that is met, missed or not measured is told, and in which style of `rich`.
FATES = {
    True: ("met", "green"),
    False: ("MISSED", "bold red"),
    None: ("not measured", "yellow"),
}


class Target(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The bounds of one figure."""

    measure: str
    at_least: float | None = None
    at_most: float | None = None

    def met(self, value: float | None) -> bool | None:
        """None if there is no value."""
        if value is None:
            return None
        low, high = self.at_least, self.at_most
        return (low is None or value >= low) and (high is None or value <= high)

    @property
    def bounds(self) -> list[tuple[str, float]]:
        """Sign and number, for instance [("≥", 1000)]."""
        both = (("≥", self.at_least), ("≤", self.at_most))
        return [(sign, bound) for sign, bound in both if bound is not None]


class GameTarget(Target, kw_only=True):
    """A target of some games (all, if none are named), numbers of seats (all) and builds."""

    games: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    builds: tuple[Literal["plain", "compiled"], ...] = ("plain", "compiled")


class Targets(msgspec.Struct, forbid_unknown_fields=True):
    games: list[GameTarget] = []
    server: list[Target] = []
    page: list[Target] = []


def read_targets(file: Path = FILE) -> Targets:
    """ValueError tells what is wrong in the file."""
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Targets)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file}: {error}") from None


def check_measures(targets: Sequence[Target], measures: Collection[str]) -> None:
    """ValueError if a target is about a figure that this benchmark does not have."""
    for target in targets:
        if target.measure not in measures:
            known = ", ".join(measures)
            raise ValueError(f"there is no measure {target.measure!r}; there are {known}")
