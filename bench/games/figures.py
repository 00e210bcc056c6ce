"""What the measured numbers come to, and how they compare with what is wanted."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence

import msgspec

from bench.games.measure import FALLBACK, Numbers
from bench.targets import GameTarget


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
    views_us: float | None = None
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
    "views_us",
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
        views_us=_median(numbers.get("views")),
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
    """A target that a game has in a build, and whether it was met (None: not measured)."""

    target: GameTarget
    build: str
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


def judge(targets: Iterable[GameTarget], outcome: Outcome) -> list[Verdict]:
    """How a game does by its targets, in the builds that there are."""
    return [
        Verdict(target, build, target.met(getattr(figures, target.measure)))
        for target in targets
        if outcome.game in target.games or not target.games
        if outcome.seats in target.seats or not target.seats
        for build, figures in outcome.builds.items()
        if build in target.builds
    ]
