"""What is in the box, over all Adversaries."""

from __future__ import annotations

from collections import Counter

from gloam.games.stifling_dark.cards.catalogue import ABILITY, ATTACK, REFERENCE, REVEALED
from gloam.games.stifling_dark.cards.deck import BOXED, CARDS, adversary_of
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.state import CARD_POOL
from tests.games.stifling_dark.playing import RULES
from tests.games.stifling_dark.proving import proves


def tables() -> dict[str, int]:
    """How many figures each Adversary has against four Investigators."""
    found: dict[str, int] = {}
    for name in KINDS:
        options = RULES.choices({"adversary": name, "investigators": "four"})
        game = RULES.setup(options, 5, {})
        found[name] = len(game.figures)
        own = [adversary_of(CARDS[game.pack.faces[piece]]) for piece in game.zones[CARD_POOL]]
        assert set(own) == {name}  # nobody else's cards are on the table
    return found


@proves("component.standees", "component.boards")
def test_every_figure_has_a_standee_and_every_side_a_board() -> None:
    figures = tables()
    assert figures == {"butcher": 1, "horror": 1, "cult": 5}
    assert len(BOXED) + sum(figures.values()) == 17
    # The Cult has two boards: the Cultists', and Mor'gonnod's with two sides.
    assert len(BOXED) + len(figures) + 1 == 14


@proves("component.adversary-deck", "component.cards")
def test_the_adversaries_cards_are_as_many_as_they_should_be() -> None:
    tables()
    own = Counter([(card.type, adversary_of(card)) for card in CARDS])
    assert [own[ATTACK, name] for name in KINDS] == [3, 3, 3]
    assert {name: own[ABILITY, name] for name in KINDS} == {"butcher": 6, "horror": 6, "cult": 9}
    kinds = Counter([card.type for card in CARDS])
    assert (kinds[REVEALED], kinds[REFERENCE]) == (3, 2)
