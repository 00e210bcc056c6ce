"""Letters at figures: no two that can stand on one board have the same."""

from __future__ import annotations

import tomllib
from collections import defaultdict

from gloam.games.stifling_dark import GAME
from gloam.games.stifling_dark.cards.deck import CARDS, INVESTIGATORS
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS

THEME = tomllib.loads((GAME.folder / "theme.toml").read_text(encoding="utf-8"))


def test_every_figure_of_a_table_has_letters_of_its_own() -> None:
    foes = [name for kind in KINDS.values() for name in kind.foes]
    who: dict[str, list[str]] = defaultdict(list)
    for name in [CARDS[face].id for face in INVESTIGATORS] + foes:
        who[THEME["figures"][name]["sign"]].append(name)
    assert [names for names in who.values() if len(names) > 1] == []
    assert max(map(len, who)) <= 2, "no more has room beside a figure"
