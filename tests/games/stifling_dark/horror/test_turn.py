"""The Horror's turn: across light, Disappear, Break Door, set-up, and what is believed of it."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.stifling_dark.cards.deck import BOXED, CARDS, FACE
from gloam.games.stifling_dark.state import (
    DAMAGED,
    LOCKED,
    NONE,
    Outcome,
    Phase,
    StiflingDark,
)
from gloam.kernel.core.run import Run
from gloam.kernel.present.scene import Sheet
from tests.games.stifling_dark.playing import RULES, Dark, lair
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.test_random_games import ADVERSARIES
from tests.games.stifling_dark.yard import DOOR, at

EAST = 0


def its_turn(*spots: tuple[int, int], horror: tuple[int, int], **laid: Any) -> Dark:
    return lair(spots, horror, **laid).pass_turns()


def revealed(table: Dark) -> bool:
    return table.game.figure.revealed


def outcome(table: Dark) -> Outcome | None:
    return table.game.outcome


def lit(*spots: tuple[int, int]) -> dict[str, int]:
    """Spaces that are Bright until the end of the round."""
    spaces = sum([1 << at(*spot) for spot in spots])
    return {"bright": spaces, "bright_spots": spaces}


# --- set-up ---


@proves("setup.adversary-choice", "component.adversary-colours", "component.boards")
def test_the_adversary_is_a_choice_and_everybody_sees_which_one_it_is() -> None:
    names = {name for setting in RULES.settings for name in setting.choices}
    assert set(ADVERSARIES) <= names
    assert len(BOXED) + len([*ADVERSARIES, "Mor'gonnod"]) == 14
    for name in ADVERSARIES:
        game = RULES.setup(RULES.choices({"adversary": name}), 3, {})
        sheets = [node for node in RULES.public(game) if isinstance(node, Sheet)]
        assert [sheet.icon for sheet in sheets if sheet.id == "adversary"] == [name]
        own = {CARDS[f].id for f in game.pack.faces if CARDS[f].type in ("attack", "ability")}
        assert ("devour" in own) == (name == "horror")


@proves("horror.setup", "horror.setup-two", "horror.setup-three")
@pytest.mark.parametrize(("count", "abilities"), [("fewest", 1), ("three", 1), ("four", 2)])
def test_it_picks_an_attack_and_abilities_by_the_number_of_investigators(
    count: str, abilities: int
) -> None:
    options = RULES.choices({"adversary": "horror", "investigators": count})
    game = RULES.setup(options, 3, {})
    assert game.kind.abilities[len(game.team)] == abilities
    table = Dark(run_from(game))
    table.do("card", FACE["neurotoxin-attack"])
    offered = {CARDS[key[0]].id for key in table.offered("card")}
    assert ("occluded-lights" in offered) == (count != "fewest")
    assert ("projectile-adhesive" in offered) == (count != "fewest")
    for _ in range(abilities):
        table.do(*table.options()[0])
    assert game.phase is Phase.HIDE


def run_from(game: StiflingDark) -> Run[StiflingDark]:
    """The table when the Adversary picks its cards."""
    game.phase = Phase.CARDS
    for who, one in enumerate(game.team):
        one.face, one.space = who, game.ground.starts[who]
    return Run.at(RULES, game)


@proves("horror.win", "game.adversary-goal")
def test_one_death_is_not_enough_for_it_and_the_second_is() -> None:
    wounds = {0: ["panic", "drain", "fear"], 1: ["spasm", "fumble", "breathless"]}
    table = its_turn((1, 2), (0, 3), (4, 0), horror=(1, 3), wounds=wounds).do("ambush")
    table.do("strike")
    assert outcome(table) is None
    table.do("decline")
    assert table.words().count("died") == 2
    assert outcome(table) is Outcome.ADVERSARY
    alone = its_turn((1, 2), (4, 2), (4, 0), horror=(1, 3), wounds=wounds).do("ambush")
    alone.do("strike").do("decline")
    assert alone.words().count("died") == 1
    assert alone.game.outcome is None


# --- moving ---


@proves("horror.move")
def test_it_moves_four_spaces_and_what_the_die_shows() -> None:
    table = its_turn((0, 0), (4, 0), horror=(1, 5))
    for column in (4, 5, 4, 5):
        table.go(1, column)
    assert not table.offered("go")
    rolled = its_turn((0, 0), (4, 0), horror=(1, 5), rolls=[5]).do("roll")
    for column in (4, 5, 4, 5, 4, 5, 4, 5):
        rolled.go(1, column)
    assert not rolled.offered("go")


@proves("horror.move-bright", "horror.revealed-end")
def test_scenario_9_across_three_bright_spaces() -> None:
    """Three Shadows in order, no Reveal, and from the last one every MP that may be left."""
    table = its_turn((4, 0), (4, 1), horror=(1, 1), **lit((1, 2), (1, 3), (1, 4)))
    before = len(table.told(1))
    table.go(1, 2).go(1, 3).go(1, 4)
    shadows = [event for event in table.told(1)[before:] if event[0] == "shadow"]
    assert shadows == [("shadow", 0, at(1, column)) for column in (2, 3, 4)]
    assert not revealed(table)
    assert table.believed() == [(1, 4)]
    assert table.game.figure.belief is not None
    spent = [n for n, places in enumerate(table.game.figure.belief.layers) if places]
    assert spent[0] == 3
    table.go(1, 5).end()
    assert not revealed(table)
    # 4 MP and a 4 of the die, 3 of them spent: 5 spaces from the last Shadow, but for the light.
    assert {(1, 5), (4, 5), (2, 4)} <= set(table.believed())
    assert not {(1, 2), (1, 3)} & set(table.believed())


@proves("horror.revealed-end", "adv.revealed-card")
def test_scenario_9_who_ends_in_the_light_is_revealed_and_does_not_ambush_next() -> None:
    table = its_turn((4, 0), (4, 1), horror=(1, 1), **lit((1, 2))).go(1, 2)
    assert not revealed(table)
    table.end()
    assert revealed(table)
    assert ("revealed", 0, at(1, 2)) in table.told(1)
    table.pass_turns()
    assert not table.offers("ambush")


@proves("horror.revealed-end")
def test_in_the_turns_of_others_light_reveals_it_at_once() -> None:
    table = lair([(1, 0), (1, 5)], (1, 3)).turn(0).do("flashlight").do("aim", EAST)
    assert revealed(table)


@proves("horror.revealed-end")
def test_light_that_falls_on_it_in_its_own_turn_does_not_reveal_it() -> None:
    """It breaks the Door that keeps a beam from it."""
    table = lair([(0, 2), (4, 0)], (3, 2), gates=[DAMAGED, NONE], blocked=1)
    table.turn(0).do("flashlight").do("aim", 2700).pass_turns()
    table.do("break", DOOR)
    assert table.game.bright >> at(3, 2) & 1
    assert not revealed(table)
    table.end()
    assert revealed(table)


@proves("horror.disappear")
def test_it_disappears_even_in_the_light_and_leaves_its_shadow() -> None:
    table = lair([(1, 0), (1, 5)], (1, 3)).turn(0).do("flashlight").do("aim", EAST).pass_turns()
    assert table.game.bright >> at(1, 3) & 1
    table.do("disappear")
    assert not revealed(table)
    assert table.game.figure.shadow == at(1, 3)
    assert not table.offers("ambush")
    assert not table.offered("attack")
    assert not table.offers("disappear")


@proves("horror.break-door", "horror.core-once")
def test_it_breaks_doors_within_three_spaces_once_a_turn() -> None:
    gates = {"gates": [LOCKED, NONE], "blocked": 1}
    table = its_turn((4, 0), (4, 1), horror=(1, 4), **gates)
    assert table.offers("break", DOOR)  # (1, 3), (1, 2), (2, 2)
    assert not its_turn((4, 0), (4, 1), horror=(1, 5), **gates).offers("break", DOOR)
    table.do("break", DOOR)
    assert table.game.gates[DOOR] == DAMAGED
    assert not table.offers("break", DOOR)


def test_a_door_that_breaks_tells_that_it_is_within_three_spaces() -> None:
    table = its_turn((4, 0), (4, 1), horror=(1, 4), gates=[LOCKED, NONE], blocked=1)
    table.go(1, 5).go(1, 4).do("break", DOOR)
    assert (1, 4) in table.believed()
    assert (1, 5) not in table.believed()
    assert (4, 4) not in table.believed()


@proves("horror.core-once")
def test_steps_are_nobodys_business_and_a_binding_tablet_leaves_only_them() -> None:
    table = its_turn((1, 1), (4, 1), horror=(1, 3))
    before = table.words(1)
    table.go(1, 4).go(2, 4)
    assert table.words(1) == before
    bound = lair([(1, 1), (4, 1)], (1, 3))
    bound.game.adversary.next_barred = 2
    bound.pass_turns()
    assert {str(key[0]) for key in bound.options()} == {"go", "roll", "end"}
