"""What is told when a game is over: who won, why, how the points were made, and every tale."""

from __future__ import annotations

from gloam.games.haunted import GAME
from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from gloam.kernel.present.result import ResultStory, result_words
from tests.games.haunted.playing import HauntedTable, haunted
from tests.games.haunted.rules.test_end_and_score import LOCKED, NINE, stale
from tests.games.haunted.rules.test_short_game import settled

NAMES = ["Ada", "Bea", "Cy", "Dot", "Eve"]
LINES = {
    (0, 0): ["Private Library", "Encrypted Letter"],
    (0, 1): ["Wealthy Relative's Mansion"],
    (1, 0): ["Country Walk"],
    (1, 1): ["Roadside Inn"],
    (1, 2): ["Ruined Church", "Hidden Treasure"],
    (2, 0): ["Disused Graveyard", "Blackened Tree", "Tortured Soul"],
    (2, 1): ["Foreign Village"],
}


def ended() -> HauntedTable:
    """Seat 1 ends its third tale; seat 0 has nine points, seat 2 has sixteen."""
    table = haunted(
        3,
        hands={1: ["Dread Old God"]},
        lines=LINES,
        complete=[(1, 0), (1, 1)],
        active=1,
        stage=OWN,
    )
    return table.lay("Dread Old God", on=(1, 2))


def story(table: HauntedTable) -> ResultStory:
    told = GAME.rules.story(table.game)
    assert told is not None
    return told


@proves("haunted", "score.lowest", "end.loser", "score.loser")
def test_the_result_says_who_won_and_why_it_ended() -> None:
    words = result_words(GAME.words.say, story(ended()), NAMES[:3])
    assert words.headline == "Ada wins with 9 points"
    assert words.why == (
        "Bea owns three complete lines and has lost outright. "
        "The fewest points win: Ada 9 and Cy 16."
    )
    assert words.seats == (
        "winner: 2 cards × 3 + 1 card × 3 + 0 = 9",
        "lost outright: 13 (complete) + 13 (complete) + 13 (complete) = 39",
        "second: 13 (complete) + 1 card × 3 + 0 = 16",
    )


def test_seats_come_in_the_order_of_the_ranking_with_every_tale_in_full() -> None:
    told = story(ended())
    assert [one.seat for one in told.seats] == [0, 2, 1]
    first, second, third = [one.lines for one in told.seats]
    say = GAME.words.say
    assert [say(line.name) for line in first] == ["Mr. Tranter", "Cousin Edith", "No one"]
    assert [line.score for line in first] == [6, 3, 0]
    assert "an invitation" in say(first[0].tale)
    assert say(first[2].tale) == "Nobody came. Nothing is known against the place."
    assert second[0].faces == ("disused-graveyard", "blackened-tree", "tortured-soul")
    assert [line.marks for line in third] == [("complete",)] * 3
    assert all(say(line.tale).endswith(".") for one in told.seats for line in one.lines)


def test_a_game_that_goes_on_has_no_story() -> None:
    assert GAME.rules.story(haunted().game) is None


@proves("haunted", "short.points")
def test_a_tie_that_was_settled_is_told_with_the_points_and_tales_of_the_game() -> None:
    told = story(settled())
    words = result_words(GAME.words.say, told, NAMES[:4])
    assert words.headline == "Ada wins with 13 points"
    assert words.why == (
        "Bea owns three complete lines and has lost outright. The fewest points win: "
        "Ada 13, Dot 13 and Cy 16. The tie was settled by a short game, which Ada won."
    )
    assert told.seats[0].lines[0].faces == ("foreign-village",)


@proves("haunted", "end.stalemate", "end.stalemate-settings")
def test_a_stalemate_is_explained() -> None:
    table = stale(["Fire", "Fever"]).lay("Dread Old God", on=(2, 0))
    table.end_turn("Psychic").end_turn("Pray")
    words = result_words(GAME.words.say, story(table), NAMES[:4])
    assert words.why.startswith("All five terrors were locked away")
    assert "others" not in words.why, "nobody has lost: there are no others"
    hands = {0: ["Transformation"]}
    table = haunted(5, hands=hands, lines=LOCKED, complete=NINE).lay("Transformation", on=(4, 1))
    words = result_words(GAME.words.say, story(table), NAMES)
    assert words.headline == "Ada, Bea, Cy, Dot and Eve share the win with 26 points"
    assert words.why.startswith("All ten settings were locked away")


def test_a_short_game_of_its_own_is_lost_by_one_line() -> None:
    table = haunted(
        hands={0: ["Transformation"]},
        lines={(0, 0): ["Country Walk"]},
        stage=OWN,
        options={"length": "short"},
    )
    words = result_words(GAME.words.say, story(table.lay("Transformation", on=(0, 1))), NAMES[:2])
    assert words.why == (
        "Ada owns a complete line and has lost the short game outright. That leaves Bea, who wins."
    )


@proves("haunted", "short.one-line", "end.several-losers")
def test_a_short_game_may_be_lost_by_three_lines_and_by_one() -> None:
    """Whoever owned one complete line beside a loser of three was told to be second."""
    lines = {
        (1, 0): ["Country Walk", "Tin Whistle"],
        (1, 1): ["Roadside Inn", "Mysterious Door"],
        (1, 2): ["Foreign Village", "Ancient Manuscript"],
        (2, 0): ["Archaeological Dig", "Buried Artefact"],
    }
    terrors = ["Hunting Spirit", "Dread Old God", "Fateful Possession", "Tortured Soul"]
    table = haunted(3, hands={0: terrors}, lines=lines, options={"length": "short"})
    for terror, line in zip(terrors, lines, strict=True):
        table.lay(terror, on=line)
    table.end_stage().stop().stop()
    assert table.result.winners == (0,)
    words = result_words(GAME.words.say, story(table), NAMES[:3])
    assert words.why == (
        "Bea and Cy own a complete line each and have lost the short game outright. "
        "That leaves Ada, who wins."
    )
    assert [told.partition(":")[0] for told in words.seats] == ["winner"] + ["lost outright"] * 2
