"""Conditions, choices and tests on cards, and the cards that matter most."""

from __future__ import annotations

from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.state import COLUMN, FOES, GLUTTONY, LUST, RESOLVING, Harrowing
from gloam.kernel.core.asks import Ask, Key
from tests.games.harrowing.cards.real_table import FACE, FAULT, GRACE, carry_out, put, real_table


def effect(game: Harrowing, id: str, seat: int = 0, second: bool = False) -> None:
    """Carry a crisis out, taking the first or the second of what it lets one choose."""

    def answer(ask: Ask) -> Key:
        return ask.options[1 if second and ask.options[0] in (("first",), ("yes",)) else 0]

    calls = [("line", number, seat, FACE[id]) for number in CATALOGUE.texts[FACE[id]].effect]
    carry_out(game, *calls, answers=answer)


def taken(game: Harrowing) -> list[int]:
    return [sum(sheet.corruption) - 21 for sheet in game.sheets]


def test_the_lord_of_asphalt_strikes_the_hunted_too_once_bane_is_high() -> None:
    for bane, expected in ((7, [3, 0]), (8, [3, 1])):
        game = real_table()
        game.bane = bane
        carry_out(game, ("threat", 0, put(game, "lord-of-asphalt", FOES)))
        assert taken(game) == expected


def test_bosses_spare_the_hunted_a_part_of_it() -> None:
    for boss, circle, expected in (
        ("lord-of-asphalt", "first", [0, 2]),
        ("the-snowblind-king", "second", [0, 1]),
    ):
        game = real_table(circle=circle)
        carry_out(game, ("threat", 1, put(game, boss, FOES + 1)))
        assert taken(game) == expected


def test_the_snowblind_king_takes_omens_as_long_as_there_are_any() -> None:
    game = real_table(circle="second")
    face = put(game, "the-snowblind-king", FOES)
    game.omens[0] = 1
    carry_out(game, ("threat", 0, face))
    assert (game.omens[0], taken(game)) == (0, [3, 0])
    carry_out(game, ("threat", 0, face))
    assert taken(game) == [8, 0]


def test_the_mawgrinder_eats_items_and_worse_when_bane_is_high() -> None:
    for bane, told in ((7, "lost-item"), (8, "obliterated")):
        game = real_table()
        game.bane = bane
        put(game, "bent-nail", COLUMN)
        face = put(game, "the-mawgrinder", FOES)
        events = carry_out(game, ("threat", 0, face))
        assert told in [event[0] for event in events]
        assert taken(game) == [0, 0]
        carry_out(game, ("threat", 0, face))
        assert taken(game) == [2, 0]


def test_a_choice_between_two_evils() -> None:
    game = real_table()
    effect(game, "last-orders")
    assert (game.omens[0], taken(game)) == (2, [0, 0])
    game = real_table()
    effect(game, "last-orders", second=True)
    assert (game.omens[0], game.sheets[0].corruption[GLUTTONY]) == (5, 6)


def test_what_is_offered_may_be_left() -> None:
    game = real_table(rolls=[GRACE, FAULT])
    effect(game, "three-cups", second=True)
    assert (game.omens[0], taken(game), game.rolled) == (5, [0, 0], None)


def test_a_price_may_be_paid() -> None:
    game = real_table()
    number = CATALOGUE.texts[FACE["the-pedlar-underground"]].later[0]
    events = carry_out(game, ("line", number, 0, FACE["the-pedlar-underground"]))
    assert game.omens[0] == 2
    assert "gained-item" in [event[0] for event in events]


def test_a_test_counts_faults_and_graces() -> None:
    game = real_table(rolls=[FAULT, GRACE])
    effect(game, "guess-your-weight")  # one for the Fault, and one is healed
    assert taken(game) == [0, 0]
    assert game.sheets[0].corruption[LUST] == 2


def test_without_a_grace_something_follows() -> None:
    for rolls, expected in (([GRACE, GRACE], 0), ([FAULT, GRACE], 0), ([FAULT, FAULT], 3)):
        game = real_table(rolls=rolls)
        effect(game, "the-long-queue")
        assert taken(game)[0] == expected


def test_some_harm_is_for_the_others_and_some_waits_for_bane() -> None:
    for bane, expected in ((7, [0, 2, 2]), (8, [1, 3, 3])):
        game = real_table(3)
        game.bane = bane
        effect(game, "brownout")
        assert (game.omens, taken(game)) == ([3, 3, 3], expected)


def test_being_hunted_matters() -> None:
    for seat, expected in ((0, [3, 0]), (1, [0, 5])):
        game = real_table()
        effect(game, "wrong-number", seat)
        assert taken(game) == expected
    game = real_table()
    effect(game, "the-bill-comes-due", 0)
    assert (game.bane, game.omens, taken(game)) == (2, [2, 5], [0, 4])


def test_what_asks_for_an_item_costs_corruption_without_one() -> None:
    game = real_table()
    carry_out(game, ("invoke_card", 0, put(game, "inspection", RESOLVING)))
    assert taken(game) == [2, 0]  # as much as it earned
    game = real_table()
    put(game, "bent-nail", COLUMN)
    carry_out(game, ("invoke_card", 0, put(game, "inspection", RESOLVING)))
    assert taken(game) == [0, 0]
    assert len(game.zones[COLUMN]) == 1
