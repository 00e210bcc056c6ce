"""What is secret, and to whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import ACQUAINTANCES
from gloam.games.haunted.rules.secrecy import pack
from gloam.games.haunted.state import STOCK
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import ANSWER, MOVE, OPEN, Entry, transcript
from tests.games.haunted.playing import HauntedTable, card, dealt, haunted, names


@pytest.fixture(autouse=True)
def new_pack() -> Iterator[None]:
    """What zones are like is worked out once a number of seats: work it out anew."""
    pack.cache_clear()
    yield
    pack.cache_clear()


def seen(table: HauntedTable, seat: int) -> set[str]:
    """The cards that a seat saw move."""
    moves = [entry for entry in entries(table, seat) if entry[0] == MOVE]
    return set(names([face for _, face, *_ in moves if face >= 0]))


def heard(table: HauntedTable, seat: int) -> list[object]:
    """The answers that a seat heard."""
    return [entry[2] for entry in entries(table, seat) if entry[0] == ANSWER]


def opened(table: HauntedTable, seat: int) -> list[Key]:
    """The secret answers of others that a seat came to know afterwards."""
    opens = [entry for entry in entries(table, seat) if entry[0] == OPEN and entry[4]]
    return [key for _, _, _, _, keys in opens for key in keys]


def entries(table: HauntedTable, seat: int) -> list[Entry]:
    journals = [*(table.run.journals or []), table.game.journal or []]
    return [entry for journal in journals for entry in transcript(journal, seat)]


def knowing(table: HauntedTable, name: str) -> list[int]:
    return [seat for seat in range(table.game.seats) if table.knows(seat, name)]


@proves("haunted", "secret.hands", "setup.secret")
def test_a_hand_is_known_to_its_holder_only() -> None:
    table = dealt(3)
    for seat in range(3):
        assert len(table.hand(seat)) == 7
        for name in table.hand(seat):
            assert knowing(table, name) == [seat]


@proves("haunted", "secret.stockpile")
def test_nobody_knows_the_order_of_the_stockpile() -> None:
    table = dealt(3)
    assert all(knowing(table, name) == [] for name in table.stock())
    assert not table.game.pack.ordered[STOCK]  # it has no order before a draw
    # What was seen on the discard pile is lost sight of when it is shuffled.
    pile = ["Fire", "Storm", "Pray", "Fever", "Psychic", "Arrested", "Possession", "Historian"]
    table = haunted(2, pile=pile, stock=[]).end_turn()
    assert len(table.stock()) == 1
    assert knowing(table, table.stock()[0]) == []


@proves("haunted", "secret.discard-open")
def test_the_discard_pile_lies_face_up() -> None:
    table = haunted(3, hands={0: ["Fire", "Pray"], 1: ["Storm"]}, active=0)
    assert knowing(table, "Fire") == [0]
    table.end_turn("Fire").swap()
    assert table.pile() == ["Fire", "Storm"]
    for name in table.pile():
        assert knowing(table, name) == [0, 1, 2]
        assert all(name in seen(table, seat) for seat in range(3))


@proves("haunted", "secret.table-open")
def test_everything_in_the_lines_is_open() -> None:
    table = haunted(3, hands={0: ["Country Walk", "Ruined Church", "Over Indulgence"], 1: ["Pray"]})
    table.next_draws("Tin Whistle", "Fire", "Storm", "Fever", "Arrested")
    table.lay("Country Walk", on=(2, 0)).lay("Over Indulgence", on=(1, 0))
    shown = ["Country Walk", "Over Indulgence", "Tin Whistle", "Fire", "Storm", "Fever"]
    for name in shown:  # laid cards, the test card, the Lap of the Gods
        assert knowing(table, name) == [0, 1, 2]
        assert all(name in seen(table, seat) for seat in range(3))
    table.end_stage().stop().lay("Ruined Church", on=(0, 0))
    assert knowing(table, "Ruined Church") == [0, 1, 2]


@proves("haunted", "secret.trades", "forfeit.swap")
def test_a_forfeit_is_known_to_the_two_only() -> None:
    hands = {0: ["Strange Mist"], 1: ["Fire"], 2: ["Pray", "Fever"]}
    table = haunted(3, hands=hands).lay("Strange Mist", on=(1, 0)).answer("give", "Pray")
    for name in ("Fire", "Pray"):
        assert knowing(table, name) == [1, 2]
        assert name not in seen(table, 0)
    assert knowing(table, "Fever") == [2]
    assert table.says("forfeit-cards", to=0) == []
    assert table.says("forfeit-cards", to=1) == table.says("forfeit-cards", to=2) != []
    assert table.says("forfeit-swapped", to=0) == [("forfeit-swapped", 1, 2)]
    assert ("give", card("Pray")) not in heard(table, 0)


@proves("haunted", "secret.trades", "forfeit.swap")
def test_a_card_that_ends_on_the_discard_pile_is_open() -> None:
    hands = {0: ["Strange Mist"], 1: ["Fire"]}
    table = haunted(3, hands=hands, pile=["Pray"]).lay("Strange Mist", on=(1, 0))
    assert knowing(table, "Fire") == [1, 2]
    table.answer("pile", "Pray")
    assert knowing(table, "Fire") == [0, 1, 2]
    assert knowing(table, "Pray") == [0, 1, 2]


@proves("haunted", "secret.trades")
def test_blood_letting_is_known_to_the_two_only() -> None:
    hands = {0: ["Blood Letting"], 1: ["Fire", "Storm", "Fever"], 2: ["Pray", "Psychic"]}
    table = haunted(3, hands=hands).lay("Blood Letting", on=(1, 0))
    table.answer("give", "Fire", seat=1).answer("give", "Storm", seat=1)
    assert knowing(table, "Fire") == [1]  # both choose before they see
    table.answer("give", "Pray", seat=2).answer("give", "Psychic", seat=2)
    assert table.hand(1) == ["Fever", "Pray", "Psychic"]
    for name in ("Fire", "Storm", "Pray", "Psychic"):
        assert knowing(table, name) == [1, 2]
        assert name not in seen(table, 0)
    assert knowing(table, "Fever") == [1]
    assert table.says("exchanged", to=0) == [("exchanged", 1, 2, 2)]
    assert opened(table, 0) == []
    assert opened(table, 1) == [("give", card("Pray")), ("give", card("Psychic"))]
    assert opened(table, 2) == [("give", card("Fire")), ("give", card("Storm"))]


@proves("haunted", "secret.trades", "lap.two-essentials")
def test_a_card_taken_on_the_lap_of_the_gods_is_known_to_the_two_only() -> None:
    lap = ["Country Walk", "Tin Whistle", "Fire"]
    hands = {0: ["Village Idiot"], 1: ["Storm"], 2: ["Pray"]}
    table = haunted(3, hands=hands, draws=[*lap, "Pray", "Fever"])
    table.lay("Village Idiot", on=(1, 0)).answer("keep-it")
    assert table.hand(1) == ["Storm", "Pray"]
    assert knowing(table, "Pray") == [1, 2]
    assert knowing(table, "Fever") == [2]
    assert table.says("taken-card", to=0) == []
    assert len(table.says("taken-card", to=1)) == len(table.says("taken-card", to=2)) == 1
    assert "Pray" not in seen(table, 0)


@proves("haunted", "secret.drawn-to-keep", "advantage.draw")
def test_cards_drawn_for_an_advantage_are_seen_by_the_drawing_player_only() -> None:
    draws = ["Country Walk", "Storm", "Psychic"]
    table = haunted(3, hands={0: ["Hallucination"], 1: ["Fire"]}, draws=draws)
    table.lay("Hallucination", on=(1, 0))
    assert knowing(table, "Storm") == knowing(table, "Psychic") == [1]
    assert table.says("looks-at", to=0) == [("looks-at", 1, 2)]
    table.answer("keep", "Storm").discard("Fire")
    assert knowing(table, "Storm") == [1]
    assert "Storm" not in seen(table, 0)
    assert ("keep", card("Storm")) not in heard(table, 0)
    assert ("keep", card("Storm")) in heard(table, 1)
    assert knowing(table, "Psychic") == [0, 1, 2]  # discarded


@proves("haunted", "secret.true-answers")
def test_who_holds_none_says_so_and_nothing_more_is_told() -> None:
    held = ["Country Walk", "Tin Whistle", "Fire", "Storm", "Fever", "Pray", "Arrested"]
    table = haunted(2, hands={0: ["Violent Temper"], 1: held})
    before = [world_of(table, at) for at in range(20)]
    assert any(held >= ACQUAINTANCES for hand in before for held in hand)
    table.lay("Violent Temper", on=(1, 0))
    assert table.says("no-acquaintance", to=0) == [("no-acquaintance", 1)]
    assert all(knowing(table, name) == [1] for name in held)
    after = [world_of(table, at) for at in range(20)]
    assert not any(held >= ACQUAINTANCES for hand in after for held in hand)  # all that was learnt
    assert len({tuple(hand) for hand in after}) == 20


def world_of(table: HauntedTable, at: int) -> list[int]:
    """A hand that seat 1 may hold, for all that seat 0 knows."""
    world = GAME.rules.resample(table.game, 0, Dice(b"world", at * 1000), ())
    return [int(held) for held in world.zones[world.hand(1)]]


@proves("haunted", "secret.true-answers")
def test_who_holds_one_must_give_it_up() -> None:
    hands = {0: ["Secret Room"], 1: ["Fire", "Psychic", "Historian"]}
    table = haunted(2, hands=hands, lines={(1, 0): ["Country Walk"]})
    table.lay("Secret Room", on=(1, 0))
    assert table.options() == [("discard", card("Historian")), ("discard", card("Psychic"))]
    table.discard("Historian")
    assert table.says("no-acquaintance") == []
    assert knowing(table, "Psychic") == knowing(table, "Fire") == [1]
    table = haunted(2, hands={0: ["Secret Room"], 1: ["Fire"]}, lines={(1, 0): ["Country Walk"]})
    table.lay("Secret Room", on=(1, 0))
    assert table.says("no-acquaintance") == [("no-acquaintance", 1)]
