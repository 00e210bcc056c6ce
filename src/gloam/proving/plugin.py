"""The pytest plugin that runs the proving tests and writes down what they did (`proofs.py`)."""

import os
import sys
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path

import coverage
import msgspec
import pytest

from gloam.kernel.content import card_coverage
from gloam.proving.proofs import JOB, Broken, Claim, Job, Proofs, Trial


def pytest_configure(config: pytest.Config) -> None:
    job = msgspec.json.decode(Path(os.environ[JOB]).read_bytes(), type=Job)
    config.pluginmanager.register(Prover(job))


class Prover:
    """Runs the proving tests one by one, each with its lines watched, and writes `Proofs`."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.trials: dict[str, Trial] = {}
        self.broken: list[Broken] = []
        self.left: Counter[str] = Counter()  # of each game, how many tests are still to run
        self.watch = coverage.Coverage(data_file=None, config_file=False, source=job.measure)
        # A game of which nothing was run is not a warning: its rules will be told as unproven.
        self.watch.set_option("run:disable_warnings", ["no-data-collected"])

    # ------------------------------------------------------------ collecting

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Do not import a file that proves nothing."""
        is_tests = collection_path.suffix == ".py" and collection_path.name != "__init__.py"
        return True if is_tests and b"proves" not in collection_path.read_bytes() else None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(Broken(report.nodeid, _last_line(report.longreprtext)))

    @pytest.hookimpl(trylast=True)  # when others have taken out what they do not want
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        for item in items:
            games = self.job.games
            if claims := [c for c in _claims(item) if not games or c.game in games]:
                self.trials[item.nodeid] = Trial(item.nodeid, str(item.path), claims)
                self.left.update({claim.game for claim in claims})
        config.hook.pytest_deselected(items=[i for i in items if i.nodeid not in self.trials])
        items[:] = [item for item in items if item.nodeid in self.trials]

    # ------------------------------------------------------------ running

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self) -> Generator[None, object, object]:
        if not self.job.measure:
            return (yield)
        self.watch.start()
        try:
            return (yield)
        finally:
            self.watch.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        trial = self.trials[item.nodeid]
        if self.job.measure:
            self.watch.switch_context(trial.name)
        card_coverage.PLAYED = played = set[tuple[str, str]]()
        try:
            return (yield)
        finally:
            card_coverage.PLAYED = None
            trial.played = played
            if self.job.measure:
                self.watch.switch_context("")
            self.tell_progress(trial)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setup, call and teardown report one after another; the worst of them counts."""
        trial = self.trials[report.nodeid]
        trial.seconds += report.duration
        if report.outcome != "passed" and trial.outcome != "failed":
            trial.outcome = report.outcome
            trial.message = _last_line(_reason(report))
        trial.outcome = trial.outcome or "passed"

    def tell_progress(self, trial: Trial) -> None:
        for game in sorted({claim.game for claim in trial.claims}):
            self.left[game] -= 1
            if self.job.progress and not self.left[game]:
                sys.stderr.write(f"{game}: its tests have run\n")
                sys.stderr.flush()

    # ------------------------------------------------------------ telling

    def pytest_sessionfinish(self) -> None:
        if self.job.measure:
            self.find_lines_run()
        proofs = Proofs(list(self.trials.values()), self.broken)
        Path(self.job.answer).write_bytes(msgspec.json.encode(proofs))

    def find_lines_run(self) -> None:
        seen = self.watch.get_data()
        for trial in self.trials.values():
            seen.set_query_context(trial.name)
            trial.claims = [
                Claim(claim.game, claim.rule, self.ran(seen, claim)) for claim in trial.claims
            ]
        seen.close()

    def ran(self, seen: coverage.CoverageData, claim: Claim) -> bool:
        citing = self.job.citing.get(claim.game, {}).get(claim.rule, {})
        return any(
            not set(lines).isdisjoint(seen.lines(file) or ()) for file, lines in citing.items()
        )


def _claims(item: pytest.Item) -> Iterable[Claim]:
    test = getattr(item, "function", None)
    while test is not None:
        for game, rules in getattr(test, "__proves__", ()):
            yield from (Claim(game, rule) for rule in rules)
        # Hypothesis keeps the test that it wraps here, and what was said of it there.
        test = getattr(getattr(test, "hypothesis", None), "inner_test", None)


def _reason(report: pytest.TestReport) -> str:
    if isinstance(report.longrepr, tuple):  # of a skipped test: file, line and reason
        return report.longrepr[2]
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is not None:
        return str(crash.message).partition("\n")[0]
    return getattr(report, "wasxfail", "") or report.longreprtext


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]
