"""The end: who has lost, when it is over, and what lies in front of the others."""

from __future__ import annotations

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.state import ATTACK, DISCARD, OWN
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.data import Piece
from gloam.kernel.present.scene import Text
from tests.games.haunted.playing import HauntedTable, Line, card, haunted

# Two complete lines of seat 1, and a third that Transformation can end.
DOOMED = {(1, 0): ["Country Walk"], (1, 1): ["Roadside Inn"], (1, 2): ["Ruined Church"]}
TWO = [(1, 0), (1, 1)]
CHURCH = ["Ruined Church", "Hidden Treasure"]


@proves("haunted", "end.trigger", "game.object", "end.stage-three")
def test_a_third_complete_line_loses_at_once_in_stage_three() -> None:
    hands = {1: ["Transformation", "Fire"]}
    table = haunted(3, hands=hands, lines=DOOMED, complete=TWO, active=1, stage=OWN)
    assert not table.is_over()
    table.lay("Transformation", on=(1, 2))
    assert table.result.winners == (0, 2)
    assert table.hand(1) == ["Fire"]  # neither discarded nor refilled
    assert table.says("over") == [("over", 0, 2)]


@proves("haunted", "end.trigger", "game.object")
def test_two_complete_lines_do_not_end_the_game_nor_three_of_several_players() -> None:
    lines = {**DOOMED, (0, 0): ["Private Library"], (0, 1): ["Foreign Village"]}
    table = haunted(2, lines=DOOMED, complete=TWO, active=1).end_stage()
    assert table.asked == (1, "own")
    complete = [*TWO, (0, 0), (0, 1)]
    table = haunted(2, hands={1: ["Fire"]}, lines=lines, complete=complete, active=1)
    table.end_turn()
    assert not table.is_over()
    assert table.asked == (0, "attack")


@proves("haunted", "end.stage-one")
def test_in_stage_one_cards_are_laid_as_long_as_nobody_has_lost() -> None:
    table = haunted(2, hands={0: ["Transformation", "Fire"]}, lines=DOOMED, complete=[(1, 0)])
    table.lay("Transformation", on=(1, 1)).choose_line(1, 1)
    assert table.game.complete(1) == 2
    assert table.asked == (0, "attack")


@proves("haunted", "end.stage-one")
def test_in_stage_one_a_third_line_ends_the_game_after_the_defence() -> None:
    hands = {
        0: ["Dread Old God", "Private Library", "Transformation", "Losing Sleep"],
        2: ["Search the Area"],
        3: ["Pray"],
    }
    table = haunted(
        4, hands=hands, lines={**DOOMED, (1, 2): ["Foreign Village"], (3, 0): CHURCH}, complete=TWO
    )
    table.lay("Dread Old God", on=(3, 0)).lay("Private Library", on=(2, 0))
    table.lay("Transformation", on=(1, 2))
    assert table.is_complete(1, 2)
    assert table.asked == (2, "defend")  # Losing Sleep is not laid any more
    table.lay("Search the Area", on=(2, 0))
    assert table.line(2, 0) == []
    assert table.asked == (3, "defend")
    assert not table.is_over()
    table.lay("Pray", on=(3, 0))
    assert table.result.winners == (0, 2)
    assert table.result.scores == (0, 39, 0, 6)


@proves("haunted", "end.stage-one", "end.stage-two")
def test_without_anything_to_defend_against_it_ends_at_once() -> None:
    table = haunted(2, hands={0: ["Transformation"]}, lines=DOOMED, complete=TWO)
    table.lay("Transformation", on=(1, 2))
    assert table.result.winners == (0,)


@proves("haunted", "end.stage-two", "end.several-losers")
def test_terrors_laid_together_are_treated_alike_and_several_may_lose() -> None:
    lines = {
        **DOOMED,
        (1, 2): ["Archaeological Dig", "Locked Box"],
        (2, 0): ["Private Library"],
        (2, 1): ["Foreign Village"],
        (2, 2): CHURCH,
    }
    complete = [*TWO, (2, 0), (2, 1)]
    hands = {0: ["Hunting Spirit", "Dread Old God"]}
    table = haunted(3, hands=hands, lines=lines, complete=complete)
    table.lay("Hunting Spirit", on=(1, 2)).lay("Dread Old God", on=(2, 2)).end_stage().stop()
    assert table.is_complete(1, 2)
    assert table.asked == (2, "defend")  # the end is not looked at before
    table.stop()
    assert table.result.scores == (0, 39, 39)
    assert table.result.winners == (0,)


@proves("haunted", "end.stage-two")
def test_after_the_defence_the_turn_goes_on_if_nobody_has_lost() -> None:
    table = haunted(2, hands={0: ["Dread Old God"]}, lines={(1, 0): CHURCH})
    table.lay("Dread Old God", on=(1, 0)).end_stage().stop()
    assert not table.is_over()
    assert table.asked == (0, "own")


@proves("haunted", "end.agreed-penalty")
def test_the_loser_pays_no_penalty_that_the_engine_knows_of() -> None:
    hands = {0: ["Storm"], 1: ["Transformation", "Fire"]}
    table = haunted(2, hands=hands, lines=DOOMED, complete=TWO, active=1, stage=OWN)
    table.lay("Transformation", on=(1, 2))
    assert table.says("taken") == []
    assert table.says("over") == [("over", 0)]
    assert (table.hand(0), table.hand(1)) == (["Storm"], ["Fire"])


# --- score ---


@proves("haunted", "score.complete", "score.complete-flat", "score.other", "score.hand")
@pytest.mark.parametrize(
    ("line", "complete", "points"),
    [
        ([], False, 0),
        (CHURCH[:1], False, 3),
        (CHURCH, False, 6),
        ([*CHURCH, "Dread Old God"], True, 13),
        (CHURCH, True, 13),
        (CHURCH[:1], True, 13),
    ],
)
def test_a_line_is_worth_its_cards_or_thirteen(
    line: list[str], complete: bool, points: int
) -> None:
    table = haunted(
        2,
        hands={1: ["Fire", "Storm", "Country Walk"]},
        lines={(1, 1): line},
        complete=[(1, 1)] if complete else [],
    )
    assert (table.points(0), table.points(1)) == (0, points)


@proves("haunted", "score.other", "score.complete")
def test_all_three_lines_are_added_up() -> None:
    lines = {(1, 0): CHURCH, (1, 1): ["Country Walk"], (1, 2): ["Roadside Inn"]}
    assert haunted(2, lines=lines, complete=[(1, 2)]).points(1) == 6 + 3 + 13


def over(lines: dict[Line, list[str]], complete: list[Line], **options: str) -> HauntedTable:
    """Seat 1 of four ends its third tale."""
    table = haunted(
        4,
        hands={1: ["Transformation"]},
        lines={**DOOMED, **lines},
        complete=[*TWO, *complete],
        active=1,
        stage=OWN,
        options=options,
    )
    return table.lay("Transformation", on=(1, 2))


@proves("haunted", "score.lowest", "game.winner", "score.loser", "end.loser")
def test_the_fewest_points_win() -> None:
    table = over(
        {
            (0, 0): ["Private Library"],
            (0, 1): ["Foreign Village"],
            (2, 0): ["Ocean Bound Vessel"],
            (3, 0): ["Archaeological Dig"],
        },
        [(2, 0)],
    )
    assert table.result.scores == (6, 39, 13, 3)
    assert table.result.winners == (3,)


@proves("haunted", "score.tie", "score.lowest", "game.winner")
def test_players_tied_for_the_fewest_points_share_the_win() -> None:
    table = over({(0, 0): ["Private Library"], (3, 0): ["Archaeological Dig"]}, [])
    assert table.result.winners == (2,)
    lines = {(0, 0): ["Private Library"], (2, 0): ["Foreign Village", "Magical Almanac"]}
    table = over({**lines, (3, 0): ["Archaeological Dig"]}, [])
    assert table.result.winners == (0, 3)


# --- nobody can lose any more ---

FOUR_LOCKED = {
    (0, 0): ["Country Walk", "Historical Find", "Hunting Spirit"],
    (0, 1): ["Roadside Inn", "Blackened Tree", "Tortured Soul"],
    (3, 0): ["Archaeological Dig", "Locked Box", "Fateful Possession"],
    (3, 2): ["Foreign Village", "Darkened Lens", "Magical Summoning"],
}


def stale(pile: list[str]) -> HauntedTable:
    """Seat 2 holds the fifth terror; the stockpile is empty."""
    two = ["Dread Old God", "Violent Temper", "Refreshments", "Psychic"]
    return haunted(
        4,
        hands={2: two, 3: ["Pray"], 0: ["Possession", "Storm"]},
        lines={**FOUR_LOCKED, (2, 0): CHURCH},
        pile=pile,
        stock=[],
        active=2,
        stage=OWN,
    )


def shown_stalemate(table: HauntedTable) -> str:
    """What lies on the table about a stalemate that is under way."""
    nodes = [node for node in GAME.rules.public(table.game) if node.id == "stalemate"]
    return "".join([GAME.words.say(node.words) for node in nodes if isinstance(node, Text)])


@proves("haunted", "end.stalemate", "score.lowest")
def test_with_all_terrors_locked_away_it_ends_after_two_reshuffles() -> None:
    table = stale(["Fire", "Fever"])
    assert not shown_stalemate(table)
    table.lay("Dread Old God", on=(2, 0))
    assert table.says("stalemate-begins")
    assert "shuffled twice more" in shown_stalemate(table)
    table.end_turn("Psychic")
    assert table.says("reshuffled") == [("reshuffled",)]
    assert table.says("stalemate-nears") == [("stalemate-nears", 1)]
    assert "the next shuffle" in shown_stalemate(table)
    assert table.asked == (3, "attack")
    table.end_turn("Pray")  # which fetches the Pray again: the second
    assert len(table.says("reshuffled")) == 2
    assert table.says("stalemate-nears") == [("stalemate-nears", 1), ("stalemate-nears", 2)]
    assert table.says("ended-terrors") == [("ended-terrors",)]
    assert table.result.scores == (26, 0, 13, 26)
    assert table.result.winners == (1,)


@proves("haunted", "end.stalemate")
def test_it_ends_after_the_current_turn_not_in_the_middle_of_it() -> None:
    table = stale([]).lay("Dread Old God", on=(2, 0))
    table.lay("Violent Temper", on=(2, 1)).discard("Psychic")
    assert len(table.says("reshuffled")) == 1
    table.lay("Refreshments", on=(2, 1))
    assert len(table.says("reshuffled")) == 2
    table.answer("none")
    assert table.asked == (2, "own")
    table.end_stage()
    assert not table.is_over()
    table.discard("Psychic")
    assert table.is_over()


@proves("haunted", "end.stalemate")
def test_reshuffles_before_the_last_terror_was_locked_away_do_not_count() -> None:
    table = stale(["Fire", "Fever"])
    for name in ("Psychic", "Pray", "Possession"):
        table.end_turn(name)
    assert len(table.says("reshuffled")) == 3
    assert not table.is_over()


@proves("haunted", "end.stalemate")
def test_four_terrors_locked_away_are_no_stalemate() -> None:
    hands = {0: ["Dread Old God"]}
    table = haunted(2, hands=hands, lines={(0, 0): CHURCH}, stock=[], stage=OWN)
    table.lay("Dread Old God", on=(0, 0))
    for name in ("Fire", "Storm", "Fever"):
        table.game.move(Piece(card(name)), DISCARD)
        table.end_turn()
    assert len(table.says("reshuffled")) == 3
    assert not table.is_over()


# Two settings of each of five players, all but the last complete.
SETTINGS = [
    "Archaeological Dig",
    "Auction of Curiosities",
    "Country Walk",
    "Disused Graveyard",
    "Foreign Village",
    "Ocean Bound Vessel",
    "Private Library",
    "Roadside Inn",
    "Wealthy Relative's Mansion",
    "Ruined Church",
]
LOCKED = {divmod(3 * (at // 2) + at % 2, 3): [name] for at, name in enumerate(SETTINGS)}
NINE = list(LOCKED)[:9]


@proves("haunted", "end.stalemate-settings")
@pytest.mark.parametrize("active", [0, 4])
def test_with_all_settings_locked_away_the_game_ends_at_once(active: int) -> None:
    stage = OWN if active == 4 else ATTACK
    hands = {active: ["Transformation", "Losing Sleep"]}
    table = haunted(5, hands=hands, lines=LOCKED, complete=NINE, active=active, stage=stage)
    table.lay("Transformation", on=(4, 1))
    assert table.says("ended-settings") == [("ended-settings",)]
    assert table.result.scores == (26,) * 5
    assert table.result.winners == (0, 1, 2, 3, 4)


@proves("haunted", "end.stalemate-settings", "end.trigger")
def test_the_tenth_setting_may_lie_in_a_third_line_that_loses() -> None:
    lines = {line: names for line, names in LOCKED.items() if line != (4, 1)}
    lines[0, 2] = ["Ruined Church"]
    table = haunted(5, hands={0: ["Transformation"]}, lines=lines, complete=NINE, stage=OWN)
    table.lay("Transformation", on=(0, 2))
    assert table.result.winners == (4,)
    assert table.says("over") == [("over", 4)]  # and that only once
    assert table.says("ended-lines") == [("ended-lines", 3, 0)]
    assert not table.says("ended-settings")


@proves("haunted", "end.stalemate-settings")
def test_nine_settings_are_not_enough() -> None:
    hands = {0: ["Losing Sleep", "Fire"]}
    table = haunted(5, hands=hands, lines=LOCKED, complete=NINE)
    table.lay("Losing Sleep", on=(4, 2)).end_turn()
    assert not table.is_over()


@proves("haunted", "end.stalemate-settings")
def test_the_tenth_setting_may_be_locked_away_in_defence() -> None:
    lines = {**LOCKED, (4, 1): CHURCH}
    table = haunted(5, hands={0: ["Dread Old God", "Fire"]}, lines=lines, complete=NINE)
    table.lay("Dread Old God", on=(4, 1)).end_stage().stop()
    assert table.result.winners == (0, 1, 2, 3, 4)


@proves("haunted", "score.awaiting")
def test_a_terror_counts_thirteen_until_it_is_driven_off() -> None:
    hands = {0: ["Dread Old God"], 1: ["Pray"]}
    table = haunted(hands=hands, lines={(1, 0): CHURCH})
    assert table.points(1) == 6
    table.lay("Dread Old God", on=(1, 0))
    assert table.points(1) == 13
    table.end_stage().lay("Pray", on=(1, 0))
    assert table.points(1) == 6
