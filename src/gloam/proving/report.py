"""What `gloam check` says, to people and to programs."""

import sys
from collections.abc import Sequence

import msgspec

from gloam.proving.problems import KINDS, Problem
from gloam.proving.proofs import Proofs
from gloam.proving.survey import Survey

FEW_USES = 3  # fewer, and a phrase is hardly worth a reader's learning it


class Summary(msgspec.Struct):
    """What is told of a game besides its problems."""

    id: str
    title: str
    rules: int
    cards: int
    tests: int
    phrases: int = 0  # in the phrasebook of its cards
    uses: int = 0  # of all of them
    seldom: list[str] = []  # those with fewer than three uses
    waiting: dict[str, list[str]] = {}  # what rules wait for (`needs`), and their ids


class Report(msgspec.Struct):
    """What `gloam check` tells; `ok` if there is no problem."""

    ok: bool
    games: list[Summary]
    problems: list[Problem]


def make_report(surveys: Sequence[Survey], proofs: Proofs, problems: Sequence[Problem]) -> Report:
    order = list(KINDS)
    return Report(
        not problems,
        [_summary(survey, proofs) for survey in surveys],
        sorted(problems, key=lambda problem: (problem.game, order.index(problem.kind))),
    )


def tell_json(report: Report) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")


def tell_people(report: Report) -> None:
    for game in report.games:
        sys.stdout.write(
            f"{game.title} ({game.id}): {game.rules} rules, {game.cards} cards, "
            f"{game.tests} proving tests\n"
        )
        if game.phrases:
            each = game.uses / game.phrases
            sys.stdout.write(
                f"  {game.phrases} phrases are used {game.uses} times, {each:.1f} times each; "
                f"{len(game.seldom)} of them fewer than {FEW_USES} times\n"
            )
        for needs, rules in game.waiting.items():
            sys.stdout.write(f"  Open until {needs} can be played ({len(rules)}):\n")
            sys.stdout.writelines(f"    {rule}\n" for rule in rules)
        _list([problem for problem in report.problems if problem.game == game.id])
    ids = {game.id for game in report.games}
    _list([problem for problem in report.problems if problem.game not in ids])
    if report.problems:
        sys.stdout.write(f"gloam check: {len(report.problems)} to mend\n")
    elif not report.games:
        sys.stdout.write("gloam check: there is no game to check\n")
    else:
        sys.stdout.write("gloam check: every rule is cited and proven, every card is played\n")


def _list(problems: list[Problem]) -> None:
    for kind, heading in KINDS.items():
        found = [problem.what for problem in problems if problem.kind == kind]
        if found:
            sys.stdout.write(f"  {heading} ({len(found)}):\n")
            sys.stdout.writelines(f"    {line}\n" for what in found for line in what.splitlines())


def _summary(survey: Survey, proofs: Proofs) -> Summary:
    game = survey.game
    tests = {
        trial.function
        for trial in proofs.trials
        if any(claim.game == game.id for claim in trial.claims)
    }
    waiting: dict[str, list[str]] = {}
    for rule in survey.ledger:
        if rule.needs:
            waiting.setdefault(", ".join(rule.needs), []).append(rule.id)
    uses = survey.phrase_uses
    return Summary(
        id=game.id,
        title=game.title,
        rules=len(survey.ledger),
        cards=len(survey.cards),
        tests=len(tests),
        phrases=len(uses),
        uses=sum(uses.values()),
        seldom=sorted([phrase for phrase, count in uses.items() if count < FEW_USES]),
        waiting=waiting,
    )
