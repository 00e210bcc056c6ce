"""What the measured numbers come to, and how they compare with what is wanted."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from gloam.lab.measure import FALLBACK, Numbers
from gloam.lab.worker import COMPILED, PLAIN


class Figures(msgspec.Struct, kw_only=True):
    """One build of one game at one number of seats; None where it could not be measured."""

    decisions_per_s: float | None = None
    games_per_s: float | None = None
    copy_us: float | None = None
    copy_p99_us: float | None = None
    copy_used_us: float | None = None
    imagine_us: float | None = None
    imagine_p99_us: float | None = None
    imagine_first_us: float | None = None
    fallback: float | None = None  # the share of imaginings that found no world
    scene_us: float | None = None
    replay_ms: float | None = None
    fallback_by_ask: dict[str, float] = {}  # where it is above 0
    asks_inside_steps: float | None = None  # the share of the asks measured at
    had_core: float | None = None  # the share of the time in which nobody else had it


MEASURES = (
    "decisions_per_s",
    "games_per_s",
    "copy_us",
    "copy_p99_us",
    "copy_used_us",
    "imagine_us",
    "imagine_p99_us",
    "imagine_first_us",
    "fallback",
    "scene_us",
    "replay_ms",
)
MORE_IS_BETTER = ("decisions_per_s", "games_per_s")
NO_RATIO = ("fallback",)


def figures(numbers: Numbers) -> Figures:
    failed = {
        name.removeprefix(FALLBACK): shares
        for name, shares in numbers.items()
        if name.startswith(FALLBACK)
    }
    return Figures(
        decisions_per_s=_median(numbers.get("decisions")),
        games_per_s=_median(numbers.get("games")),
        copy_us=_median(numbers.get("copy")),
        copy_p99_us=_p99(numbers.get("copy")),
        copy_used_us=_median(numbers.get("copy used")),
        imagine_us=_median(numbers.get("imagine")),
        imagine_p99_us=_p99(numbers.get("imagine")),
        imagine_first_us=_median(numbers.get("imagine first")),
        fallback=_mean([share for shares in failed.values() for share in shares]),
        scene_us=_median(numbers.get("scene")),
        replay_ms=_median(numbers.get("replay")),
        fallback_by_ask={
            about: statistics.fmean(shares) for about, shares in failed.items() if any(shares)
        },
        asks_inside_steps=_mean(numbers.get("inside")),
        had_core=_mean(numbers.get("core")),
    )


def _median(values: Sequence[float] | None) -> float | None:
    return statistics.median(values) if values else None


def _mean(values: Sequence[float] | None) -> float | None:
    return statistics.fmean(values) if values else None


def _p99(values: Sequence[float] | None) -> float | None:
    return sorted(values)[int(len(values) * 0.99)] if values else None


class Verdict(msgspec.Struct):
    """A target that a game has, and whether it was met (None: not measured)."""

    measure: str
    build: str
    at_least: float | None
    at_most: float | None
    met: bool | None


class Outcome(msgspec.Struct):
    """A game at one number of seats, in every build that was measured."""

    game: str
    title: str
    seats: int
    builds: dict[str, Figures]
    faster: dict[str, float] = {}  # how many times faster the compiled build is
    targets: list[Verdict] = []


def compare(plain: Figures, compiled: Figures) -> dict[str, float]:
    """How many times faster compiled is than plain, by measure."""
    ratios: dict[str, float] = {}
    for name in MEASURES:
        before, after = getattr(plain, name), getattr(compiled, name)
        if name not in NO_RATIO and before and after:
            ratios[name] = after / before if name in MORE_IS_BETTER else before / after
    return ratios


# --- targets ---


class Target(msgspec.Struct, forbid_unknown_fields=True):
    """A number that a build of some games (all, if none are named) must reach.

    It holds for the numbers of seats that it names, or else for all that are measured.
    """

    measure: str
    games: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    builds: tuple[Literal["plain", "compiled"], ...] = (PLAIN, COMPILED)
    at_least: float | None = None
    at_most: float | None = None


class _Targets(msgspec.Struct, forbid_unknown_fields=True):
    target: list[Target] = []


def read_targets(file: Path) -> list[Target]:
    """The targets in a file; none if there is no file. ValueError tells what is wrong in it."""
    if not file.exists():
        return []
    try:
        targets = msgspec.toml.decode(file.read_bytes(), type=_Targets).target
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file}: {error}") from None
    for target in targets:
        if target.measure not in MEASURES:
            known = ", ".join(MEASURES)
            raise ValueError(f"{file}: there is no measure {target.measure!r}; there are {known}")
    return targets


def judge(targets: Iterable[Target], outcome: Outcome) -> list[Verdict]:
    """How a game does by its targets, in the builds that there are."""
    return [
        Verdict(target.measure, build, target.at_least, target.at_most, _met(target, figures))
        for target in targets
        if outcome.game in target.games or not target.games
        if outcome.seats in target.seats or not target.seats
        for build, figures in outcome.builds.items()
        if build in target.builds
    ]


def _met(target: Target, figures: Figures) -> bool | None:
    value: float | None = getattr(figures, target.measure)
    if value is None:
        return None
    return (target.at_least is None or value >= target.at_least) and (
        target.at_most is None or value <= target.at_most
    )
