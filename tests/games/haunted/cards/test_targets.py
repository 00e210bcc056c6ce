"""On which lines events and actions may be laid."""

from __future__ import annotations

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import ACTIONS, EVENTS, SUPPORTS, table_of
from tests.games.haunted.playing import HauntedTable, haunted

# Where a card may be laid in stages 1 and 3: on any active line; on a line with a setting;
# on one with a setting and nothing else; on one with a focus. The settings are chosen so
# that the removers fit; those against terrors fit nowhere.
LAID_ON = table_of("""
any: Attacked!, Coach and Horses, Disembodied Presence, Garrotted, Hallucination, Inheritance,
    Strange Mist, Transformation, Urchin Thief, Blood Letting, Fisticuffs, Losing Sleep, Over
    Indulgence, Refreshments, Send Telegram, Violent Temper
setting: Chance Find, Hidden Compartment, Secret Room, Trap Door
lone: Terrible Accident
focus: Fire, Tarot Card, Activate Focus, Drawing the Wrong Conclusion, Examine Focus
""")
# Acquaintances that may be laid on an opponent's unstarted line.
ANYWHERE = ("Pleasant Company", "Psychic", "Village Idiot", "Well-wishing Stranger")

BARE, HAUNTED = ["Country Walk"], ["Roadside Inn", "Darkened Lens"]
COMPLETE = ["Private Library", "Historical Find", "Fateful Possession"]
PILE = ["Village Idiot", "Dread Old God"]  # something to fetch, something to activate


def laid_on(card: str) -> list[int]:
    """The slots of the tables below where a card may be laid."""
    slots = {"any": [0, 1, 2], "setting": [1, 2], "lone": [1], "focus": [2]}
    return next((slots[where] for where, cards in LAID_ON.items() if card in cards), [])


def in_attack(card: str) -> HauntedTable:
    """An unstarted line, a setting, a focus; then a complete and an awaiting one."""
    lines = {
        (1, 1): BARE,
        (1, 2): HAUNTED,
        (2, 0): COMPLETE,
        (2, 1): ["Ocean Bound Vessel", "Curious Painting"],
        (2, 2): ["Ruined Church", "Religious Doctrine"],
        (0, 0): ["Foreign Village", "Buried Artefact"],
    }
    hands = {0: [card, "Hunting Spirit"]}
    table = haunted(3, hands=hands, lines=lines, pile=PILE, complete=[(2, 2)])
    return table.lay("Hunting Spirit", on=(2, 1))


def on_own(card: str) -> HauntedTable:
    lines = {(0, 1): BARE, (0, 2): HAUNTED, (1, 2): ["Foreign Village", "Buried Artefact"]}
    return haunted(hands={0: [card]}, lines=lines, pile=PILE, stage=OWN)


def check(card: str) -> None:
    slots = laid_on(card)
    assert in_attack(card).lays(card) == [(card, (1, slot)) for slot in slots], card
    own = [] if card == "Coach and Horses" else slots
    assert on_own(card).lays(card) == [(card, (0, slot)) for slot in own], card


@proves("haunted", "event.playable-on")
def test_an_event_may_be_laid_on_any_active_line_that_the_card_permits() -> None:
    for card in EVENTS:
        check(card)
    lines = {(0, 0): COMPLETE, (0, 1): BARE}
    table = haunted(hands={0: ["Strange Mist"]}, lines=lines, stage=OWN)
    assert table.lays() == [("Strange Mist", (0, 1)), ("Strange Mist", (0, 2))]


@proves("haunted", "action.playable-on")
def test_an_action_may_be_laid_on_opponents_and_on_oneself() -> None:
    for card in ACTIONS:
        check(card)
    on_opponent = in_attack("Losing Sleep").lay("Losing Sleep", on=(1, 0))
    assert on_opponent.game.missed == [0, 1, 0]
    assert on_own("Losing Sleep").lay("Losing Sleep", on=(0, 1)).game.missed == [1, 0]


@proves("haunted", "event.line-with-setting")
def test_five_events_need_a_line_with_a_setting() -> None:
    for card in ("Chance Find", "Hidden Compartment", "Secret Room", "Trap Door"):
        bare = haunted(hands={0: [card]}, lines={(1, 1): BARE, (1, 2): HAUNTED})
        assert bare.lays() == [(card, (1, 1)), (card, (1, 2))]
        own = haunted(hands={0: [card]}, lines={(0, 1): BARE, (0, 2): HAUNTED}, stage=OWN)
        assert own.lays() == [(card, (0, 1)), (card, (0, 2))]
    # Fire needs a focus besides.
    assert haunted(hands={0: ["Fire"]}, lines={(1, 2): HAUNTED}).lays() == [("Fire", (1, 2))]
    assert haunted(hands={0: ["Fire"]}).lays() == []
    for card in SUPPORTS:  # on an empty table they are the only events left over
        table = haunted(hands={0: [card]}, pile=PILE if card != PILE[0] else ())
        assert bool(table.lays()) == (card in LAID_ON["any"] or card in ANYWHERE), card
