"""`gloam check`: is every rule carried out somewhere, and proven by a test?

The sources are read for citations, the proving tests are run once, and what is missing is
told, game by game.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from gloam.kernel.content.ledger import LedgerError
from gloam.proving.game import Game
from gloam.proving.problems import MOST_RULES_A_TEST, Problem
from gloam.proving.proofs import Job, Proofs, ProvingError, Trial, run_proofs
from gloam.proving.report import make_report, tell_json, tell_people
from gloam.proving.survey import Survey, survey_game


def run(
    games: Mapping[str, Game],
    whole: bool = True,
    json: bool = False,
    tests: Path = Path("tests"),
) -> int:
    """Check these games. 1 if anything is wrong.

    If they are the `whole` of what the tests are about, a test of another game is wrong too;
    otherwise such tests are not run.
    """
    if not tests.exists():
        sys.stderr.write(f"There is no folder {tests} here: run it where the tests are.\n")
        return 2
    try:
        surveys = {id: survey_game(game) for id, game in games.items()}
        proofs = run_proofs(make_job(surveys, whole), [str(tests)])
    except (LedgerError, OSError, ProvingError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    problems = list(find_problems(surveys, proofs))
    report = make_report(list(surveys.values()), proofs, problems)
    tell = tell_json if json else tell_people
    tell(report)
    return 1 if problems else 0


def make_job(surveys: Mapping[str, Survey], whole: bool) -> Job:
    return Job(
        games=[] if whole else list(surveys),
        measure=[str(survey.game.folder.resolve()) for survey in surveys.values()],
        citing={id: survey.lines_by_rule() for id, survey in surveys.items()},
        progress=sys.stderr.isatty(),
    )


def find_problems(surveys: Mapping[str, Survey], proofs: Proofs) -> Iterator[Problem]:
    for broken in proofs.broken:
        yield Problem("", "broken", f"{broken.name}: {broken.message}")
    claimed: set[tuple[str, str]] = set()
    for test, trials in by_function(proofs).items():
        claims = trials[0].claims
        claimed.update((claim.game, claim.rule) for claim in claims)
        yield from problems_of_test(surveys, test, trials)
        if len({(claim.game, claim.rule) for claim in claims}) > MOST_RULES_A_TEST:
            rules = ", ".join(claim.rule for claim in claims)
            yield Problem(claims[0].game, "crowded", f"{test}: {rules}")
    played = {card for trial in proofs.trials if trial.passed for card in trial.played}
    for survey in surveys.values():
        yield from problems_of_game(survey, claimed, played)


def by_function(proofs: Proofs) -> dict[str, list[Trial]]:
    """The tests, each with its cases."""
    tests: dict[str, list[Trial]] = {}
    for trial in proofs.trials:
        tests.setdefault(trial.function, []).append(trial)
    return tests


def problems_of_test(
    surveys: Mapping[str, Survey], test: str, trials: Sequence[Trial]
) -> Iterator[Problem]:
    for trial in trials:
        if not trial.passed:
            game = trial.claims[0].game
            yield Problem(game, trial.outcome or "failed", f"{trial.name}: {trial.message}")
    for at, claim in enumerate(trials[0].claims):
        survey = surveys.get(claim.game)
        if survey is None:
            known = ", ".join(sorted(surveys)) or "none"
            what = f"{test}: there is no game {claim.game!r}. Games: {known}."
            yield Problem("", "no-such-proof", what)
        elif claim.rule not in survey.ledger:
            what = f"{test}: {claim.rule!r}.{survey.ledger.hint(claim.rule)}"
            yield Problem(claim.game, "no-such-proof", what)
        elif all(trial.passed and not is_proof(survey, trial, at) for trial in trials):
            what = f"{test}: {claim.rule}, cited at {survey.places(claim.rule)}"
            yield Problem(claim.game, "idle", what)


def is_proof(survey: Survey, trial: Trial, at: int) -> bool:
    """Does the test, in its claim number `at`, run a line or play a card that cites the rule?"""
    claim = trial.claims[at]
    citations = survey.citations_of(claim.rule)
    return (
        claim.ran
        or not citations  # another problem, and told as such
        or any(
            citation.by_loading or (claim.game, citation.card) in trial.played
            for citation in citations
        )
    )


def problems_of_game(
    survey: Survey, claimed: set[tuple[str, str]], played: set[tuple[str, str]]
) -> Iterator[Problem]:
    game = survey.game
    yield from survey.problems
    for citation in survey.citations:
        if citation.rule not in survey.ledger:
            what = f"{citation.place}: {citation.rule!r}.{survey.ledger.hint(citation.rule)}"
            yield Problem(game.id, "no-such-rule", what)
    for rule in survey.ledger:
        if rule.needs:
            continue  # it waits for a part of the game; the report lists it
        if survey.is_whole and not survey.citations_of(rule.id):
            yield Problem(game.id, "uncited", rule.id)
        if (game.id, rule.id) not in claimed:
            yield Problem(game.id, "unproven", rule.id)
    for card in survey.cards:
        if (game.id, card) not in played:
            yield Problem(game.id, "unplayed", card)
