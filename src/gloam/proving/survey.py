"""What can be known of a game without running a test: whether its cards load, what it cites,
whether its layout has a place for all it shows, whether its guided games can be followed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from gloam.guide.lint import lint
from gloam.kernel.content import registry
from gloam.kernel.content.ledger import Ledger
from gloam.proving.citations import Citation, find_citations
from gloam.proving.game import Game
from gloam.proving.problems import Problem
from gloam.proving.sources import SourceError


@dataclass
class Survey:
    """What was found out about a game, and what is wrong with it, without running a test."""

    game: Game
    ledger: Ledger
    cards: tuple[str, ...] = ()
    citations: list[Citation] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    phrase_uses: Mapping[str, int] = field(default_factory=dict)
    is_whole: bool = True  # every file could be read

    @cached_property
    def by_rule(self) -> dict[str, list[Citation]]:
        found: dict[str, list[Citation]] = {}
        for citation in self.citations:
            found.setdefault(citation.rule, []).append(citation)
        return found

    def citations_of(self, rule: str) -> list[Citation]:
        return self.by_rule.get(rule, [])

    def places(self, rule: str) -> str:
        """Where it is cited, for people."""
        places = [citation.place for citation in self.citations_of(rule)]
        more = f" and {len(places) - 3} more" if len(places) > 3 else ""
        return ", ".join(places[:3]) + more

    def lines_by_rule(self) -> dict[str, dict[str, list[int]]]:
        """Rule, file: the lines that carry the rule out."""
        found: dict[str, dict[str, list[int]]] = {}
        for citation in self.citations:
            files = found.setdefault(citation.rule, {})
            for file, lines in citation.lines.items():
                files[str(file)] = sorted({*files.get(str(file), ()), *lines})
        return found


def survey_game(game: Game) -> Survey:
    """Raises what reading the ledger raises."""
    seen = Survey(game, game.ledger)
    try:
        seen.cards = game.card_ids()
    except Exception as error:  # whatever a game's own code raises, its message is for people
        seen.problems.append(Problem(game.id, "card", str(error)))
    seen.problems += [Problem(game.id, "layout", told) for told in game.layout_problems()]
    if isinstance(game, registry.Game):  # one that can be played
        seen.problems += [Problem(game.id, "guide", told) for told in lint(game)]
        if game.phrase_uses is not None:
            seen.phrase_uses = game.phrase_uses()
    try:
        seen.citations = find_citations(game.folder, frozenset(seen.cards))
    except SourceError as error:
        seen.problems.append(Problem(game.id, "broken", str(error)))
        seen.is_whole = False
    return seen
