"""Game Booths: three games for a General Item."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.rules.reacting.dice import LUCKY_DICE
from tests.games.stifling_dark.fair import BOARD, Fair, fair, spot
from tests.games.stifling_dark.proving import proves

BOOTH, OTHER = [BOARD.spaces[space].label for space in BOARD.booths]
TWO, THREE, FOUR = 0, 2, 5  # what a Sprint die shows, as `roll(6)` gives it


def six(face: int) -> int:
    """A face of the D6, as `roll(6)` gives it."""
    return face - 1


def at_booth(*rolls: int) -> Fair:
    return fair(spots=[BOOTH, "204"], rolls=rolls, picks=["metal-detector"]).turn(0)


def won(table: Fair) -> bool:
    return len(table.game.hand(0)) == 1


@proves("setup.park-ducks", "booth.count")
def test_a_duck_on_each_of_the_two_booths() -> None:
    game = fair().game
    assert len(BOARD.booths) == 2
    assert game.ducks == 1 << spot(BOOTH) | 1 << spot(OTHER)


@proves("booth.use", "booth.strength-zero")
def test_any_one_game_once_a_turn_at_each_booth() -> None:
    table = at_booth(six(2))
    assert [key[0] for key in table.offered("strength")] == [0, 1, 2, 3, 4, 5]
    assert table.offers("duck-hunt")
    assert table.offers("ring-toss")
    table.do("duck-hunt")
    assert not table.offers("duck-hunt")
    assert not table.offers("ring-toss")
    assert not table.offered("strength")
    table.do("end").turn(1)
    assert not table.offers("duck-hunt")  # not on its space


@proves("booth.closed")
def test_a_booth_is_closed_once_something_was_won() -> None:
    table = at_booth(six(5)).do("duck-hunt")
    assert won(table)
    assert table.game.ducks == 1 << spot(OTHER)
    table.do("end").his_turn().do("end").do("open-mirror", 0).turn(0)
    assert not table.offers("duck-hunt")


def test_a_booth_that_was_lost_is_open_in_the_next_turn() -> None:
    table = at_booth(six(2)).do("duck-hunt").do("end")
    table.his_turn().do("end").do("open-mirror", 0).turn(0)
    assert table.offers("duck-hunt")


@proves("booth.strength")
@pytest.mark.parametrize(
    ("stamina", "face", "wins"), [(0, 4, False), (0, 5, True), (1, 3, True), (2, 1, False)]
)
def test_strength_adds_two_for_each_stamina_but_a_one_loses(
    stamina: int, face: int, wins: bool
) -> None:
    table = at_booth(six(face)).do("strength", stamina)
    assert won(table) == wins
    assert table.one(0).stamina == 5 - stamina


@proves("booth.strength")
def test_stamina_spent_on_strength_meets_the_icons() -> None:
    table = fair(spots=[BOOTH, "204"], rolls=[six(1)], picks=["panic"]).turn(0)
    table.do("strength", 4)
    assert table.wounds(0) == 1


@proves("booth.duck-hunt")
@pytest.mark.parametrize(("face", "bright", "wins"), [(3, 0, False), (3, 1, True), (5, 0, True)])
def test_ducks_are_easier_in_the_light(face: int, bright: int, wins: bool) -> None:
    lit = bright << spot(BOOTH)
    table = fair(
        spots=[BOOTH, "204"],
        rolls=[six(face)],
        picks=["metal-detector"],
        bright=lit,
        bright_spots=lit,
    )
    assert won(table.turn(0).do("duck-hunt")) == wins


@proves("booth.ring-toss")
def test_three_threes_win() -> None:
    assert won(at_booth(THREE, THREE, THREE).do("ring-toss").do("roll"))
    table = at_booth(THREE, TWO, FOUR).do("ring-toss").do("roll")
    assert not won(table)
    table.do("stop")
    assert table.offers("end")
    assert not table.offers("ring-toss")


@proves("booth.ring-toss", "booth.ring-toss-extra")
def test_charge_buys_rolls_again_while_it_lasts() -> None:
    table = at_booth(THREE, TWO, TWO, THREE, TWO, FOUR, THREE).do("ring-toss").do("roll")
    table.do("reroll", 0b110)  # the second and third: a three and a two
    assert table.game.turn.rings == (3, 3, 2)
    table.do("reroll", 0b100)
    assert table.game.turn.rings == (3, 3, 4)
    table.do("reroll", 0b100)
    assert won(table)
    assert table.one(0).charge == 0
    table = at_booth(TWO, TWO, TWO, TWO)
    table.one(0).charge = 1
    table.do("ring-toss").do("roll").do("reroll", 1)
    assert table.offered("reroll") == []


@proves("booth.ring-toss-extra")
def test_one_extra_die_before_or_after_the_first_roll() -> None:
    before = at_booth(THREE, THREE, TWO, THREE).do("ring-toss").do("extra-die").do("roll")
    assert won(before)
    after = at_booth(THREE, THREE, TWO, THREE).do("ring-toss").do("roll").do("extra-die")
    assert won(after)
    assert after.one(0).stamina == 4
    table = at_booth(TWO, TWO, TWO, TWO).do("ring-toss").do("roll").do("extra-die")
    assert not table.offers("extra-die")


@proves("booth.ring-toss-extra")
def test_stamina_spent_here_is_no_sprint_and_the_turn_still_rests() -> None:
    table = at_booth(TWO, TWO, TWO, TWO).do("ring-toss").do("extra-die").do("roll").do("stop")
    assert table.offers("sprint")
    table.do("end")
    assert table.one(0).stamina == 5


# --- Lucky Dice ---


def lucky(*rolls: int) -> Fair:
    """Somebody at a Booth with Lucky Dice."""
    hands, picks = {0: ["lucky-dice"]}, ["metal-detector"]
    return fair(spots=[BOOTH, "204"], rolls=rolls, picks=picks, hands=hands).turn(0)


@pytest.mark.parametrize("key", [("duck-hunt",), ("strength", 1)])
def test_what_is_rolled_at_a_booth_may_be_rolled_again(key: tuple[str | int, ...]) -> None:
    table = lucky(six(1), six(5))
    table.game.supply[LUCKY_DICE] = 1
    table.do(*key).do("use", LUCKY_DICE).do("keep-roll", 5)
    assert won(table)  # the Dice are used up
    assert not table.game.ducks >> spot(BOOTH) & 1


@proves("booth.ring-toss")
def test_lucky_dice_roll_those_of_a_ring_toss_again_and_the_better_count() -> None:
    table = lucky(THREE, TWO, TWO, THREE, THREE, THREE).do("ring-toss").do("roll")
    table.do("use", LUCKY_DICE)
    assert len(table.game.hand(0)) == 2
    table = lucky(THREE, THREE, TWO, FOUR, TWO, TWO, TWO).do("ring-toss").do("roll")
    table.do("reroll", 0b100)
    table.do("use", LUCKY_DICE)  # the third once more
    assert table.game.turn.rings == (3, 3, 4)
    table.do("use", LUCKY_DICE)
    assert not table.offered("use")
