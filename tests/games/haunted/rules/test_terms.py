"""The words of Haunted: what they mean when it matters."""

from __future__ import annotations

import pytest

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.rules.defence import DEFENSIVE
from gloam.games.haunted.rules.secrecy import pack
from gloam.games.haunted.state import OWN, STOCK
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.cards import NOBODY
from tests.games.haunted.cards.playing import FOCUSES, SETTINGS
from tests.games.haunted.playing import haunted, names

ESSENTIAL = ["Archaeological Dig", "Wealthy Relative's Mansion", "Tin Whistle", "Tortured Soul"]
SUPPORT = ["Arrested", "Urchin Thief", "Activate Focus", "Violent Temper", "Village Idiot"]


@proves("haunted", "term.essential", "term.support")
@pytest.mark.parametrize("name", [*ESSENTIAL, *SUPPORT])
def test_settings_focuses_and_terrors_are_essential_and_the_rest_is_support(name: str) -> None:
    table = haunted(
        2,
        hands={0: ["Disembodied Presence"], 1: ["Fire"]},
        draws=[name, "Storm", "Pray"],
    )
    table.lay("Disembodied Presence", on=(1, 0))
    if name in ESSENTIAL:
        assert table.says("taken") == [("taken", 1, 0)]  # one essential, two supports
    else:
        assert table.says("new-hand") == [("new-hand", 1, 1)]  # three supports


@proves("haunted", "term.essential", "term.support")
def test_essential_cards_stay_where_support_cards_leave() -> None:
    lines = {(1, 1): ["Country Walk"], (1, 2): ["Roadside Inn", "Blackened Tree"]}
    laid = ["Ruined Church", "Tin Whistle", "Tortured Soul"]
    table = haunted(3, hands={0: [*laid, "Losing Sleep"]}, lines=lines)
    for slot, name in enumerate(laid):
        table.lay(name, on=(1, slot))
        assert table.line(1, slot)[-1] == name
    table.lay("Losing Sleep", on=(2, 0))
    assert table.line(2, 0) == []
    assert table.pile() == ["Losing Sleep"]


AGAINST_TERRORS = """Arrested, Consult Expert, Enlightening Conversation, Magickal Dabbling,
    Possession, Pray, Receive Telegram, Speak in Tongues, Storm, Sudden Inspiration"""
AGAINST_SETTINGS = """Dead Faint, Fever, Nervous Exhaustion, Pleasant Company, Search the Area,
    Terrible Accident"""
AGAINST_FOCUSES = """Avid Collector, Chance Find, Cloaked Figure, Distant Relative,
    Drawing the Wrong Conclusion, Examine Focus, Fire, Historian, Local Canon, Magickal Dabbler,
    Psychic, Tarot Card"""


def listed(text: str) -> set[str]:
    return {name.strip() for name in text.split(",")}


def defences(against: str, line: list[str]) -> set[str]:
    """What can be used against a card laid on a line, by somebody who holds everything."""
    everything = [card.name for card in CARDS if card.name not in (against, *line)]
    table = haunted(2, hands={0: [against], 1: everything}, lines={(1, 0): line})
    table.lay(against, on=(1, 0)).end_stage()
    return {name for name, _ in table.lays()}


@proves("haunted", "term.defensive", "term.defensive-list")
def test_twenty_nine_cards_are_defensive() -> None:
    found = {setting: defences(setting, []) for setting in SETTINGS}
    whole = {"Hidden Compartment"}  # against any line as long as it is the smallest
    assert set().union(*found.values()) == listed(AGAINST_SETTINGS) | whole
    homes = {focus: setting for setting, admits in SETTINGS.items() for focus in admits}
    found = {focus: defences(focus, [homes[focus]]) for focus in FOCUSES}
    assert set().union(*found.values()) == listed(AGAINST_FOCUSES) | whole
    found = {
        terror: defences(terror, [homes[focus], focus])
        for focus, terrors in FOCUSES.items()
        for terror in terrors
    }
    assert set().union(*found.values()) == listed(AGAINST_TERRORS)
    every = listed(AGAINST_SETTINGS) | listed(AGAINST_FOCUSES) | listed(AGAINST_TERRORS) | whole
    assert len(every) == 29
    assert set(names([card.face for card in CARDS if DEFENSIVE >> card.face & 1])) == every


@proves("haunted", "term.stockpile", "term.bag")
def test_the_stockpile_lies_face_down_and_hands_are_filled_from_it() -> None:
    pack.cache_clear()
    stock = ["Fire", "Storm", "Pray", "Fever", "Psychic", "Arrested", "Possession"]
    table = haunted(2, stock=stock, pile=["Historian", "Losing Sleep"])
    assert not any(table.knows(seat, name) for seat in (0, 1) for name in stock)
    assert table.game.pack.zones[STOCK].sight == NOBODY
    table.end_turn()
    assert set(table.hand(0)) == set(stock)
    assert table.stock() == []
    assert table.pile() == ["Losing Sleep", "Historian"]


@proves("haunted", "term.discard-pile")
def test_there_is_one_common_discard_pile() -> None:
    pack.cache_clear()
    table = haunted(
        3,
        hands={0: ["Tin Whistle", "Storm"], 1: ["Fire"]},
        lines={(1, 0): ["Country Walk"]},
    )
    table.lay("Tin Whistle", on=(1, 0)).end_stage().lay("Fire", on=(1, 0)).end_turn("Storm")
    assert table.pile() == ["Tin Whistle", "Fire", "Storm"]
    assert all(table.knows(seat, name) for seat in range(3) for name in table.pile())


@proves("haunted", "term.runes")
def test_pleasant_company_wants_the_setting_to_be_the_only_card() -> None:
    lines = {(0, 0): ["Country Walk"], (0, 1): ["Ruined Church", "Hidden Treasure"]}
    table = haunted(2, hands={0: ["Pleasant Company"]}, lines=lines, stage=OWN)
    assert table.lays() == [("Pleasant Company", (0, 0))]
    table.lay("Pleasant Company", on=(0, 0))
    assert table.line(0, 0) == []
    assert "Country Walk" in table.pile()


@proves("haunted", "term.you")
def test_you_is_whoever_owns_the_line() -> None:
    table = haunted(3, hands={0: ["Losing Sleep"]}).lay("Losing Sleep", on=(2, 1))
    assert table.game.missed == [0, 0, 1]
    table = haunted(3, hands={1: ["Losing Sleep"]}, active=1, stage=OWN)
    assert table.lay("Losing Sleep", on=(1, 2)).game.missed == [0, 1, 0]


@proves("haunted", "term.you")
def test_whoever_laid_a_card_is_named_apart() -> None:
    hands = {0: ["Secret Room", "Storm"], 1: ["Pray"], 2: ["Fire"]}
    table = haunted(3, hands=hands, lines={(2, 1): ["Country Walk"]})
    table.lay("Secret Room", on=(2, 1))  # "you" hold no acquaintance: the layer forfeits
    assert table.says("no-acquaintance") == [("no-acquaintance", 2)]
    assert table.says("taken") == [("taken", 0, 1)]


@proves("haunted", "term.active-line")
def test_every_line_that_is_not_complete_is_active() -> None:
    lines = {(1, 1): ["Country Walk"], (1, 2): ["Ruined Church", "Hidden Treasure"]}
    table = haunted(2, hands={0: ["Losing Sleep"]}, lines=lines)
    assert [line for _, line in table.lays()] == [(1, 0), (1, 1), (1, 2)]
    table = haunted(2, hands={0: ["Losing Sleep"]}, lines=lines, complete=[(1, 1)])
    assert [line for _, line in table.lays()] == [(1, 0), (1, 2)]
    table = haunted(2, hands={1: ["Losing Sleep"]}, lines=lines, complete=[(1, 1)], active=1)
    assert [line for _, line in table.end_stage().lays()] == [(1, 0), (1, 2)]


@proves("haunted", "term.line-size", "term.smallest")
def test_the_smallest_line_has_the_fewest_cards_and_is_started_and_open() -> None:
    lines = {
        (1, 1): ["Ruined Church", "Hidden Treasure"],
        (1, 2): ["Country Walk"],
    }
    table = haunted(2, hands={0: ["Transformation"]}, lines=lines)
    table.lay("Transformation", on=(1, 0))
    assert [table.is_complete(1, slot) for slot in range(3)] == [False, False, True]
    # A complete line is no smallest line, however small.
    table = haunted(2, hands={0: ["Transformation"]}, lines=lines, complete=[(1, 2)])
    table.lay("Transformation", on=(1, 0))
    assert [table.is_complete(1, slot) for slot in range(3)] == [False, True, True]


@proves("haunted", "term.smallest", "term.largest")
@pytest.mark.parametrize("name", ["Transformation", "Garrotted"])
def test_the_owner_picks_among_equals(name: str) -> None:
    lines = {(1, 0): ["Country Walk"], (1, 2): ["Ruined Church"], (2, 0): ["Roadside Inn"]}
    table = haunted(3, hands={0: [name]}, lines=lines, draws=["Tin Whistle"])
    table.lay(name, on=(1, 1))
    assert table.asked[0] == 1
    assert table.options() == [("line", 3), ("line", 5)]
    table.choose_line(1, 2)
    assert table.is_complete(1, 2)
    assert not table.is_complete(1, 0)


@proves("haunted", "term.largest")
def test_the_largest_line_has_the_most_cards_and_is_started_and_open() -> None:
    lines = {
        (1, 0): ["Country Walk"],
        (1, 1): ["Ruined Church", "Hidden Treasure"],
    }
    table = haunted(2, hands={0: ["Garrotted"]}, lines=lines, draws=["Tin Whistle"])
    table.lay("Garrotted", on=(1, 0))
    assert [table.is_complete(1, slot) for slot in range(3)] == [False, True, False]
    table = haunted(
        2, hands={0: ["Garrotted"]}, lines=lines, complete=[(1, 1)], draws=["Tin Whistle"]
    )
    table.lay("Garrotted", on=(1, 0))
    assert [table.is_complete(1, slot) for slot in range(3)] == [True, True, False]


@proves("haunted", "term.awaiting", "term.smallest", "term.largest")
@pytest.mark.parametrize("name", ["Transformation", "Garrotted"])
def test_an_awaiting_line_is_touched_by_nothing_but_a_defence_against_its_terror(name: str) -> None:
    line = ["Ruined Church", "Hidden Treasure"]
    table = haunted(
        2,
        hands={0: ["Dread Old God", name, "Losing Sleep"], 1: ["Fire", "Chance Find", "Pray"]},
        lines={(1, 0): line},
        draws=["Tin Whistle"],
    )
    table.lay("Dread Old God", on=(1, 0))
    assert table.is_awaiting(1, 0)
    assert not table.is_complete(1, 0)
    assert (1, 0) not in [where for _, where in table.lays()]
    table.lay(name, on=(1, 1))  # finds no line that it could complete
    assert table.game.sealed == 0
    table.end_stage()
    assert table.lays() == [("Pray", (1, 0))]
    table.lay("Pray", on=(1, 0))
    assert not table.is_awaiting(1, 0)
    assert table.line(1, 0) == line
