"""Dice: fair, the same everywhere, and proven by what was committed to."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from gloam.kernel.core.dice import Dice, ScriptedDice, commitment, seed

DOUBT = 1e-4  # the keys are fixed: what passes once passes always


# --- the stream ---


def test_the_same_key_gives_the_same_rolls_on_every_machine() -> None:
    """These numbers are in every log there is. They never change."""
    dice = Dice(b"gloam")
    assert [dice.roll(6) for _ in range(12)] == [3, 2, 0, 3, 2, 2, 2, 1, 5, 3, 3, 4]
    assert dice.shuffled(range(8)) == [4, 3, 6, 0, 2, 1, 7, 5]
    assert dice.fork().roll(1 << 32) == 3451916378
    assert dice.roll(1_000_000_007) == 244295816


def test_a_roll_is_a_word_of_a_keyed_hash() -> None:
    """What anybody can compute with a hash function and a pencil."""
    block = blake2b((1).to_bytes(8, "little"), key=b"k", digest_size=64).digest()
    word = int.from_bytes(block[12:16], "little")  # the fourth word of the second block
    assert Dice(b"k", at=19).roll(1 << 32) == word
    assert Dice(b"k", at=19).roll(6) == word * 6 >> 32


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52, 100])
def test_every_side_is_equally_likely(sides: int) -> None:
    dice = Dice(b"fair %d" % sides)
    seen = Counter(dice.roll(sides) for _ in range(100 * sides))
    assert set(seen) == set(range(sides))
    assert chisquare([seen[side] for side in range(sides)]).pvalue > DOUBT


def test_every_order_is_equally_likely() -> None:
    dice = Dice(b"orders")
    seen = Counter(tuple(dice.shuffled([0, 1, 2, 3])) for _ in range(2400))
    assert len(seen) == 24
    assert chisquare(list(seen.values())).pvalue > DOUBT


def test_rolls_do_not_hang_together() -> None:
    """Pairs of rolls, within a block and across its edge, are uniform too."""
    for apart in (1, 15, 16):
        rolls = [Dice(b"pairs", at).roll(4) for at in range(3200)]
        seen = Counter(zip(rolls, rolls[apart:], strict=False))
        assert chisquare([seen[a, b] for a in range(4) for b in range(4)]).pvalue > DOUBT


def test_words_that_would_favour_some_sides_are_rolled_again() -> None:
    """With three quarters of a word's range as sides, a quarter of the words is of no use."""
    sides = 3 << 30
    dice = Dice(b"again")
    rolls = [dice.roll(sides) for _ in range(900)]
    assert 1000 < dice.at < 1400, "about a third more words than rolls"
    assert all(0 <= roll < sides for roll in rolls)
    thirds = Counter(roll >> 30 for roll in rolls)
    assert chisquare([thirds[i] for i in range(3)]).pvalue > DOUBT


@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(sides=st.integers(1, 1 << 32), at=st.integers(0, 1 << 40))
def test_a_roll_is_within_its_sides(sides: int, at: int) -> None:
    assert 0 <= Dice(b"within", at).roll(sides) < sides


def test_a_pick_is_a_roll_among_the_pool() -> None:
    one, two = Dice(b"pick"), Dice(b"pick")
    pool = [3, 5, 8, 13]
    for _ in range(20):
        assert one.pick(0, pool, 0) == pool[two.roll(4)]


def test_who_sees_a_roll_changes_nothing() -> None:
    assert [Dice(b"see", at).roll(6, 0) for at in range(9)] == [
        Dice(b"see", at).roll(6, -1) for at in range(9)
    ]


# --- copies and forks ---


def test_a_copy_goes_on_as_the_original_would() -> None:
    for rolled in (0, 5, 16, 31):
        dice = Dice(b"copy")
        for _ in range(rolled):
            dice.roll(6)
        twin = dice.copy()
        ahead = [twin.roll(6) for _ in range(40)]
        assert dice.at == rolled, "the original does not move"
        assert [dice.roll(6) for _ in range(40)] == ahead


def test_dice_are_a_key_and_a_place() -> None:
    dice = Dice(b"place")
    for _ in range(21):
        dice.roll(6)
    again = Dice(b"place", dice.at)
    assert [again.roll(6) for _ in range(30)] == [dice.roll(6) for _ in range(30)]


def test_forks_are_independent_of_each_other_and_of_what_follows() -> None:
    dice = Dice(b"parent")
    first, second = dice.fork(), dice.fork()
    streams = [[d.roll(1 << 32) for _ in range(64)] for d in (first, second, dice, Dice(b"parent"))]
    assert len({number for stream in streams for number in stream}) == 4 * 64 - 62
    assert streams[2][:62] == streams[3][2:], "two forks took two places of the stream"


def test_a_fork_depends_on_the_place_and_on_nothing_else() -> None:
    one, two = Dice(b"parent", 7), Dice(b"parent", 7)
    assert one.fork().key == two.fork().key
    assert one.fork().key != Dice(b"parent", 7).fork().key


# --- what was committed to ---


def test_a_commitment_tells_nothing_and_binds() -> None:
    assert commitment(b"secret") == commitment(b"secret")
    assert commitment(b"secret") != commitment(b"secreu")
    assert b"secret".hex() not in commitment(b"secret")
    assert len(bytes.fromhex(commitment(b"secret"))) == 32


def test_every_nonce_is_part_of_the_seed() -> None:
    """No seat and no server can choose the rolls; moving bytes between nonces is noticed too."""
    seeds = [
        seed(b"s", []),
        seed(b"s", [b""]),
        seed(b"s", [b"ab", b"c"]),
        seed(b"s", [b"a", b"bc"]),
        seed(b"s", [b"c", b"ab"]),
        seed(b"t", [b"ab", b"c"]),
    ]
    assert len(set(seeds)) == len(seeds)
    assert seed(b"s", [b"ab", b"c"]) == seeds[2]
    assert all(len(made) == 32 for made in seeds)


def test_the_seed_cannot_be_read_off_the_commitment() -> None:
    assert seed(b"s", []).hex() != commitment(b"s")


# --- scripts ---


def test_a_script_is_played_first_and_then_the_dice_roll() -> None:
    dice = ScriptedDice(rolls=[5, 0], picks=[9, 4])
    assert [dice.roll(6), dice.pick(0, [4, 9], 0), dice.roll(6), dice.pick(0, [4, 7], 0)] == [
        5, 9, 0, 4,
    ]  # fmt: skip
    plain = Dice(b"script")
    assert [dice.roll(6) for _ in range(5)] == [plain.roll(6) for _ in range(5)]
    assert dice.pick(0, [1, 2, 3], 0) in (1, 2, 3)


def test_a_scripted_pick_leaves_the_scripted_rolls_alone() -> None:
    dice = ScriptedDice(rolls=[2])
    dice.pick(0, [7, 8, 9], 0)
    assert dice.roll(3) == 2


def test_a_script_that_cannot_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="the script rolls 6, but there are sides 0 to 5"):
        ScriptedDice(rolls=[6]).roll(6)
    with pytest.raises(ValueError, match="the script rolls -1"):
        ScriptedDice(rolls=[-1]).roll(6)
    with pytest.raises(ValueError, match=r"draws piece 4, but there are only \[1, 2\]"):
        ScriptedDice(picks=[4]).pick(0, [1, 2], 0)


def test_a_copied_script_is_played_by_both() -> None:
    dice = ScriptedDice(rolls=[1, 2], picks=[3])
    dice.roll(6)
    twin = dice.copy()
    for each in (dice, twin):
        assert each.roll(6) == 2
        assert each.pick(0, [3, 4], 0) == 3
    assert [dice.roll(6) for _ in range(5)] == [twin.roll(6) for _ in range(5)]
