"""What `python -m bench games` says, to people and to programs."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.games.figures import MEASURES, Figures, Outcome, Verdict
from bench.games.worker import COMPILED, PLAIN
from bench.targets import FATES

BUSY = 0.9  # with less of the core than this, figures are noisy

LABELS = {
    "decisions_per_s": "random play, decisions/s",
    "games_per_s": "random play, games/s",
    "copy_us": "copy, µs",
    "copy_p99_us": "copy, p99",
    "copy_used_us": "copy and use, µs",
    "imagine_us": "imagine, µs",
    "imagine_p99_us": "imagine, p99",
    "imagine_first_us": "imagine first, µs",
    "fallback": "imagine, falls back",
    "views_us": "all seats’ views, µs",
    "replay_ms": "replay of a game, ms",
}


class Machine(msgspec.Struct):
    python: str
    system: str
    processor: str
    cores: int


class Report(msgspec.Struct):
    machine: Machine
    seconds: float
    games: list[Outcome]
    note: str  # why a build is missing
    failures: list[str]  # what could not be measured, and why

    def missed(self) -> list[Verdict]:
        return [v for outcome in self.games for v in outcome.targets if v.met is False]


def tell_json(report: Report) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")


def tell_people(report: Report) -> None:
    console = Console(highlight=False)
    builds = list(report.games[0].builds)
    table = Table(box=None, pad_edge=False)
    table.add_column(no_wrap=True)
    for heading in [*builds, *(["faster"] if COMPILED in builds else [])]:
        table.add_column(heading, justify="right")
    table.add_column("wanted")
    for outcome in report.games:
        table.add_section()
        table.add_row(Text(f"{outcome.title}, {outcome.seats} seats", style="bold"))
        for measure in MEASURES:
            table.add_row(*_row(outcome, measure, builds))
    console.print(table)
    console.print()
    for line in _remarks(report):
        console.print(line, markup=False, soft_wrap=True)


def _row(outcome: Outcome, measure: str, builds: list[str]) -> list[str | Text]:
    row: list[str | Text] = [f"  {LABELS[measure]}"]
    row += [_number(measure, getattr(outcome.builds[build], measure)) for build in builds]
    if COMPILED in builds:
        ratio = outcome.faster.get(measure)
        row.append("" if ratio is None else f"×{ratio:.1f}")
    verdicts = [v for v in outcome.targets if v.target.measure == measure]
    row.append(Text("\n").join(_fates(verdicts, builds)))
    return row


def _fates(verdicts: list[Verdict], builds: list[str]) -> list[Text]:
    """What is wanted and how it went; in one line where it went the same in all builds."""
    alike: dict[tuple[str, bool | None], list[str]] = {}
    for verdict in verdicts:
        alike.setdefault((_bounds(verdict), verdict.met), []).append(verdict.build)
    lines: list[Text] = []
    for (bounds, met), where in alike.items():
        fate, style = FATES[met]
        line = Text(bounds if where == builds else f"{bounds} {', '.join(where)}")
        lines.append(line.append(f" {fate}", style))
    return lines


def _bounds(verdict: Verdict) -> str:
    measure = verdict.target.measure
    return " ".join(f"{sign} {_number(measure, bound)}" for sign, bound in verdict.target.bounds)


def _number(measure: str, value: float | None) -> str:
    if value is None:
        return "–"
    if measure == "fallback":
        return f"{value:.2%}"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _remarks(report: Report) -> list[str]:
    here = report.machine
    lines = [
        f"{here.python}, {here.system}, {here.processor}, {here.cores} cores of which one is used.",
        f"Medians of {report.seconds:g} s a measurement; play and replay in processor time.",
    ]
    lines += [line for outcome in report.games for line in _remarks_on(outcome)]
    had = [made.had_core for made in _all_figures(report) if made.had_core is not None]
    if had and min(had) < BUSY:
        lines.append(
            f"Others were busy here, and took up to {1 - min(had):.0%} of the core: noisy."
        )
    lines += [report.note] if report.note else []
    lines += [f"Not measured: {failure}" for failure in report.failures]
    missed = len(report.missed())
    return [*lines, f"Targets missed: {missed}." if missed else "No target was missed."]


def _all_figures(report: Report) -> list[Figures]:
    return [made for outcome in report.games for made in outcome.builds.values()]


def _remarks_on(outcome: Outcome) -> list[str]:
    who = f"{outcome.title}, {outcome.seats} seats"
    inside = outcome.builds[PLAIN].asks_inside_steps
    lines = [] if inside is None else [f"{who}: {inside:.0%} of the asks lie inside a step."]
    for build, made in outcome.builds.items():
        lines += [
            f"{who}, {build}: falls back at {share:.2%} of the asks about {about!r}."
            for about, share in made.fallback_by_ask.items()
        ]
    return lines
