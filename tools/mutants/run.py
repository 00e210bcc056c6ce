"""`python -m tools.mutants`: break rules, one at a time, and see whether a test notices.

Functions that cite a rule are changed at random. For each change the tests that prove a rule cited
there are run: a rule's own tests should notice when it is broken. What they do not notice is put to
all tests of the game that run the function, golden games too (`reach.py`). Both counts are told; a
mutant that nothing notices is a hole in the tests, one that only others notice a weak proof.
"""

import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from gloam.proving.game import Game
from gloam.proving.proofs import (
    Job,
    ProvingError,
    Trial,
    run_proofs,
)
from gloam.proving.sources import SourceError, for_people, read_sources, span
from tools.mutants.mutations import Mutation, find_mutations
from tools.mutants.reach import Reached, arguments, body_of, find_tests
from tools.mutants.runner import Order, Outcome, carry_out

LEAST_CAUGHT = 0.9
PATIENCE = 10.0  # seconds, and ten times what the tests take when nothing is broken
OF_ALL = 3  # … and so many times, if they are all tests that run the function
GOLDENS = "test_every_game_has_goldens_and_they_hold"


class Mutant(NamedTuple):
    game: str
    mutation: Mutation
    rules: set[str]  # that the function cites


class Result(msgspec.Struct):
    game: str
    place: str
    function: str
    change: str
    caught: bool
    proven: bool  # it was caught by a test that proves a rule cited there
    how: str
    tests: list[str]  # that should notice


class Report(msgspec.Struct):
    seed: int
    caught: int
    results: list[Result]


def run(
    n: int,
    seed: int,
    json: bool = False,
    tests: Path = Path("tests"),
    *,
    games: Mapping[str, Game],
) -> int:
    """Make n mutants. 1 if fewer than nine in ten were caught, or nothing could be tried."""
    results = []
    try:
        mutants = choose_mutants(games, n, seed)
        for result in try_mutants(mutants, tests):
            results.append(result)
            if not json:
                tell_result(result)
    except (ProvingError, SourceError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    caught = sum(result.caught for result in results)
    if json:
        report = msgspec.json.encode(Report(seed, caught, results))
        sys.stdout.write(msgspec.json.format(report).decode() + "\n")
    else:
        tell_totals(results)
    return 0 if caught >= LEAST_CAUGHT * len(results) else 1


# ---------------------------------------------------------------- choosing


def choose_mutants(games: Mapping[str, Game], n: int, seed: int) -> list[Mutant]:
    """The same for the same sources and seed."""
    mutants = [mutant for game in games.values() for mutant in find_mutants(game)]
    if not mutants:
        raise ProvingError("There is nothing to break: no function of a game cites a rule.")
    random.Random(seed).shuffle(mutants)
    return list(islice((m for m in mutants if not m.mutation.changes_nothing), n))


def find_mutants(game: Game) -> Iterator[Mutant]:
    for source in read_sources(game.folder):
        cited = {span(function): rules for function, rules in source.cited_functions.items()}
        for function in source.cited_functions:
            if len(spans_around(span(function), cited)) > 1:
                continue  # its changes come with those of the function around it
            for mutation in find_mutations(source, function):
                around = spans_around((mutation.line, mutation.line), cited)
                yield Mutant(game.id, mutation, set().union(*(cited[place] for place in around)))


def spans_around(lines: tuple[int, int], spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(first, last) for first, last in spans if first <= lines[0] and lines[1] <= last]


# ---------------------------------------------------------------- trying


def try_mutants(mutants: list[Mutant], tests: Path) -> Iterator[Result]:
    """The results in order, each as soon as it is known."""
    trials = run_proofs(Job(), [str(tests)], "--collect-only").trials
    asked = [sorted({t.argument for t in trials if is_asked(t, mutant)}) for mutant in mutants]
    seconds = time_tests(sorted({argument for some in asked for argument in some}))
    orders = [
        Order(mutant.mutation, some, PATIENCE + 10 * sum(seconds[argument] for argument in some))
        for mutant, some in zip(mutants, asked, strict=True)
    ]
    names = {trial.argument: trial.function for trial in trials}
    missed: list[tuple[Mutant, Result]] = []
    for mutant, order, outcome in zip(mutants, orders, carry_out(orders), strict=True):
        ran = [names[argument] for argument in order.tests]
        result = make_result(mutant, outcome, proven=outcome.caught, tests=ran)
        if outcome.caught:
            yield result
        else:
            missed.append((mutant, result))
    yield from try_all_tests(missed, tests)


def try_all_tests(missed: list[tuple[Mutant, Result]], tests: Path) -> Iterator[Result]:
    """What a rule's own tests did not notice, put to all of its game that run the function."""
    for game in sorted({mutant.game for mutant, _ in missed}):
        some = [(mutant, result) for mutant, result in missed if mutant.game == game]
        suite = find_suite(game, tests)
        places = [body_of(m.mutation.source.path, m.mutation.function) for m, _ in some]
        reached = find_tests(suite, places) if suite else Reached([[]] * len(some), {})
        orders = [
            Order(mutant.mutation, arguments(found), patience(reached, found))
            for (mutant, _), found in zip(some, reached.tests, strict=True)
        ]
        for (mutant, result), outcome in zip(some, carry_out(orders), strict=True):
            if outcome.caught:
                yield make_result(mutant, outcome, proven=False, tests=result.tests)
            else:
                yield result


def patience(reached: Reached, tests: list[str]) -> float:
    return PATIENCE + OF_ALL * sum(reached.seconds[test] for test in tests)


def make_result(mutant: Mutant, outcome: Outcome, *, proven: bool, tests: list[str]) -> Result:
    mutation = mutant.mutation
    return Result(
        game=mutant.game,
        place=f"{for_people(mutation.source.path)}:{mutation.line}",
        function=mutation.function.name,
        change=mutation.change,
        caught=outcome.caught,
        proven=proven,
        how=outcome.how,
        tests=tests,
    )


def find_suite(game: str, tests: Path) -> list[str]:
    """The game's golden games and its folder of tests; what is quick comes first."""
    goldens, folder = tests / "golden" / "test_golden.py", tests / "games" / game
    suite = [f"{goldens}::{GOLDENS}[{game}]"] if goldens.exists() else []
    return [*suite, str(folder)] if folder.exists() else suite


def is_asked(trial: Trial, mutant: Mutant) -> bool:
    return any(claim.game == mutant.game and claim.rule in mutant.rules for claim in trial.claims)


def time_tests(arguments: list[str]) -> dict[str, float]:
    """How long each takes when nothing is broken, and all must pass."""
    if not arguments:
        return {}
    seconds = dict.fromkeys(arguments, 0.0)
    proofs = run_proofs(Job(), arguments)
    failed = [f"  {trial.name}: {trial.message}" for trial in proofs.trials if not trial.passed]
    if failed:
        raise ProvingError("Mend these first, they fail as it is:\n" + "\n".join(failed))
    for trial in proofs.trials:
        seconds[trial.argument] += trial.seconds
    return seconds


# ---------------------------------------------------------------- telling


def tell_result(result: Result) -> None:
    word = "SURVIVED" if not result.caught else "caught  " if result.proven else "weak    "
    sys.stdout.write(f"{word}  {result.place} {result.function}: {result.change}\n")
    sys.stdout.write(f"          {result.how}; ran {shorten(result.tests)}\n")
    sys.stdout.flush()


def shorten(tests: list[str]) -> str:
    names = [test.rpartition("::")[2] for test in tests[:3]]
    more = f" and {len(tests) - 3} more" if len(tests) > 3 else ""
    return (", ".join(names) + more) or "nothing"


def tell_totals(results: list[Result]) -> None:
    for game in sorted({result.game for result in results}):
        tell_total(game, [result for result in results if result.game == game])
    tell_total("in all", results)


def tell_total(what: str, results: list[Result]) -> None:
    caught = sum(result.caught for result in results)
    proven = sum(result.caught and result.proven for result in results)
    sys.stdout.write(
        f"{what}: {caught} of {len(results)} caught ({caught / len(results):.0%}), "
        f"{proven} by proofs of the rules cited there ({proven / len(results):.0%})\n"
    )
