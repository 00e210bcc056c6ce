"""How a combat ends, and what then follows in which order."""

from __future__ import annotations

from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    CLOSEST,
    RED_TWO,
    WHITE_HIT,
    A,
    fight,
)
from tests.games.original_sin.proving import proves


@proves("end.when", "end.active-origin", "attack.multi", "skill.place-timing")
def test_the_last_enemy_falls_in_the_middle_of_a_skill() -> None:
    table = fight(
        ["vali", "fane"],
        at=(3, 0),
        minions=[("gaoler", 3)],
        enemy_hp={A: 2},
        hp={1: 1},
        statuses=[(1, "burning", 2), (0, "shocked", 3)],
        ap=1,
    )
    table.turn(0).rolls(WHITE_HIT, BLUE_HIT).use("twin-cut", "figure", A)
    # the second attack is lost; the skill was placed and slid once
    assert table.words().count("rolls") == 1
    assert table.statuses(0) == {"shocked": 2, "twin-cut": 1}
    assert table.game.enemies == {}


@proves("end.cooldowns", "end.step3-damage", "end.revive", "end.ap")
def test_who_had_no_turn_yet_burns_slides_and_is_revived() -> None:
    table = fight(
        ["vali", "lohse"],
        at=(3, 0),
        minions=[("gaoler", 3)],
        enemy_hp={A: 2},
        hp={1: 1},
        statuses=[(1, "burning", 2)],
    )
    table.turn(0).rolls(WHITE_HIT, BLUE_HIT).use("twin-cut", "figure", A)
    words = table.words()
    assert words.index("won") < words.index("downed") < words.index("revived")
    assert (table.one(1).hp, table.statuses(1)) == (1, {"burning": 1})
    assert [origin.ap for origin in table.game.party] == [0, 0]
    assert "lost" not in words


@proves("end.when", "end.clear", "revive.end-of-combat", "ap.no-carry")
def test_a_lost_combat_clears_the_board_and_everybody_gets_up() -> None:
    table = fight(at=(4, 4), minions=[("gaoler", 4), ("gaoler", 3)], hp={0: 1, 1: 0})
    table.rolls(CLOSEST, RED_TWO, RED_TWO).end()
    assert "lost" in table.words()
    assert table.game.enemies == {}
    assert [origin.hp for origin in table.game.party] == [1, 1]
    assert [origin.ap for origin in table.game.party] == [0, 0]


@proves("end.both")
def test_an_effect_that_ends_both_sides_is_a_victory() -> None:
    table = fight(
        ["red-prince", "ifan"],
        at=(4, 4),
        minions=[("oil-rat", 4)],
        hp={0: 1, 1: 0},
        enemy_hp={A: 1},
    )
    table.rolls(BLUE_HIT, BLUE_HIT).use("cleave").do("yes")
    assert table.words().count("won") == 1
    assert "lost" not in table.words()


@proves("end.remaining-enemies")
def test_enemies_that_have_not_acted_get_no_turn() -> None:
    table = fight(
        at=(4, 4),
        minions=[("gaoler", 4), ("gaoler", 4)],
        fast=[True, False],
        hp={0: 1, 1: 0},
        rolls=(CLOSEST, RED_TWO, BLANK),
    )
    # it was over before anybody could act
    assert table.run.ask is None or table.game.round.value != 3
    assert table.game.enemies == {}
