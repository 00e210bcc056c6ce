"""Quests: begun, completed, and what they bring."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, QUEST
from gloam.games.heart_of_darkness.cards.modifiers import actions_bonus
from gloam.games.heart_of_darkness.cards.quest_progress import progress
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE
from tests.games.heart_of_darkness.playing import BLANK, HIT, SECOND, HeartTable, face, heart

WEST = {"map": "western shores"}


@dataclass
class Course:
    """How one Quest goes: where it begins and ends, and what it takes."""

    begin_at: str
    end_at: str
    hand: list[str] = field(default_factory=list)  # held at the end
    begin_hand: list[str] = field(default_factory=list)  # held at the beginning
    begin_near: list[tuple[str, str]] = field(default_factory=list)
    end_near: list[tuple[str, str]] = field(default_factory=list)
    company: bool = False
    progress: int = 0
    pays: list[str] = field(default_factory=list)  # cards given up at the end
    rolls: list[int] = field(default_factory=list)
    actions: int = 0  # spent at the end


COURSES = {
    "The Reliquary": Course("old_manor", "chapel", hand=["Gin Trap"], pays=["Gin Trap"]),
    "Names of the Drowned": Course("cemetery", "village", company=True),
    "Powder for the Gate": Course(
        "old_mine", "northern_gate", hand=["Gin Trap"], pays=["Gin Trap"]
    ),
    "Vigil in the Swamp": Course("swamp", "swamp", progress=1),
    "The Dead Lamp": Course("cave", "lighthouse", rolls=[HIT] * 4, actions=1),
    "Down into the Heart": Course("heart", "western_tunnel", hand=["The Scent"]),
    "The Butcher's Tally": Course("slaughterhouse", "butchers_gate", progress=1),
    "The Fever Ward": Course(
        "fever_hospital", "slaughterhouse", hand=["Gin Trap"], pays=["Gin Trap"]
    ),
    "The Wreckers' Light": Course("wreckers_beach", "lighthouse", actions=1),
    "What the Tide Keeps": Course(
        "black_jetty", "tide_tunnel", begin_near=[("devourer", "tide_tunnel")], progress=1
    ),
    "The Hound with a Man's Name": Course(
        "harbour", "western_tunnel", begin_hand=["Boarding Axe"], progress=1
    ),
    "The Guardian's Name": Course(
        "pilgrim_stones", "cave", end_near=[("guardian", "cave")], actions=1
    ),
}
QUESTS = [card for card in CARDS if card.type == QUEST]
NAMES = [card.name for card in QUESTS]


def map_of(quest: str) -> dict[str, str]:
    return WEST if next(card.compass for card in QUESTS if card.name == quest) else {}


def at_the_beginning(quest: str, **changes: object) -> HeartTable:
    course = COURSES[quest]
    told: dict[str, object] = {
        "hands": {0: [quest, *course.begin_hand]},
        "places": {0: course.begin_at, 1: "old_military_complex"},
        "creatures": course.begin_near,
        "options": map_of(quest),
        **changes,
    }
    return heart(**told)  # type: ignore[arg-type] # as `heart` names them


def at_the_end(quest: str, **changes: object) -> HeartTable:
    course = COURSES[quest]
    elsewhere = course.end_at if course.company else "old_military_complex"
    told: dict[str, object] = {
        "begun": {0: [quest]},
        "hands": {0: course.hand},
        "places": {0: course.end_at, 1: elsewhere},
        "creatures": course.end_near,
        "rolls": course.rolls,
        "options": map_of(quest),
        **changes,
    }
    table = heart(**told)  # type: ignore[arg-type] # as `heart` names them
    index = face(quest)
    if course.progress:
        table.game.progress[index] = course.progress
    return table.renewed()


def pay(table: HeartTable, cards: list[str]) -> HeartTable:
    for name in cards:
        assert table.ask.audience == 0
        table.answer("card", name)
    return table


# --- the course of every Quest ---


@proves(
    "heart_of_darkness", "quest.begin", "quest.belongs", "quest.any-number", "quest.begin-limits"
)
@pytest.mark.parametrize("quest", NAMES)
def test_a_quest_is_begun_where_its_text_says_and_laid_down(quest: str) -> None:
    others = ["The Reliquary"] if quest == "The Dead Lamp" else []
    table = at_the_beginning(quest, begun={0: others})
    table.begin(quest)
    assert sorted(table.names(table.game.begun(0))) == sorted([quest, *others])
    assert quest not in table.hand(0)
    assert table.says("begun") == [("begun", 0, face(quest))]
    assert table.game.turn.actions == 6


@proves("heart_of_darkness", "quest.begin")
@pytest.mark.parametrize("quest", NAMES)
def test_a_quest_is_begun_nowhere_else(quest: str) -> None:
    table = at_the_beginning(quest, places={0: "abandoned_hut"}, hands={0: [quest]})
    assert not table.may("begin", quest)


@proves("heart_of_darkness", "quest.resolve", "quest.token", "quest.own-turn")
@pytest.mark.parametrize("quest", NAMES)
def test_a_quest_is_completed_by_its_resolution(quest: str) -> None:
    course = COURSES[quest]
    table = at_the_end(quest)
    pay(table.resolve(quest), course.pays)
    assert table.names(table.game.completed(0)) == [quest]
    assert table.names(table.game.begun(0)) == []
    assert table.game.turn.actions == 6 - course.actions
    assert table.says("resolving")
    assert table.says("completed") == [("completed", 0, face(quest))]


@proves("heart_of_darkness", "quest.resolve")
@pytest.mark.parametrize("quest", NAMES)
def test_a_quest_is_completed_nowhere_else(quest: str) -> None:
    table = at_the_end(quest, places={0: "abandoned_hut", 1: "abandoned_hut"})
    assert not table.may("resolve", quest)


@pytest.mark.parametrize("quest", [name for name in NAMES if COURSES[name].pays])
def test_a_price_that_cannot_be_paid_bars_a_quest(quest: str) -> None:
    assert not at_the_end(quest, hands={0: []}).may("resolve", quest)
    assert not at_the_end(quest, hands={0: ["The Scent"]}).may("resolve", quest)


# --- limits ---


@proves("heart_of_darkness", "quest.no-creatures", "quest.text-first", "quest.begin-limits")
@pytest.mark.parametrize("quest", NAMES)
def test_creatures_bar_a_quest_unless_its_text_says_otherwise(quest: str) -> None:
    course = COURSES[quest]
    begins = at_the_beginning(quest, creatures=[*course.begin_near, ("crawler", course.begin_at)])
    assert not begins.may("begin", quest)
    ends = at_the_end(quest, creatures=[*course.end_near, ("crawler", course.end_at)])
    assert ends.may("resolve", quest) == (quest in ("Powder for the Gate", "The Guardian's Name"))


@proves("heart_of_darkness", "quest.own-turn")
def test_a_quest_is_completed_on_its_owners_turn_only() -> None:
    table = heart(
        begun={0: ["The Reliquary"]},
        hands={0: ["Gin Trap"], 1: ["Gin Trap"]},
        places={0: "chapel", 1: "chapel"},
        active=1,
    )
    assert table.asked == (1, "act")
    assert not table.may("resolve", "The Reliquary")


@proves("heart_of_darkness", "quest.stay-face-up")
def test_a_begun_quest_cannot_be_taken_back_or_given_up() -> None:
    table = heart(hands={0: ["The Reliquary", "Gin Trap"]}, places={0: "old_manor"})
    table.begin("The Reliquary")
    assert (
        table.game.knows[piece_with(table.game, table.game.begun(0), face("The Reliquary"))]
        == EVERYONE
    )
    table.answer("discard")
    assert table.offered("card") == [(face("Gin Trap"),)]


@proves("heart_of_darkness", "components.quest-tokens")
@pytest.mark.parametrize("western", [False, True])
def test_all_six_quests_may_be_completed(western: bool) -> None:
    six = [card.name for card in QUESTS if card.compass == western]
    last = six[-1]
    table = at_the_end(last, completed={0: six[:-1]})
    pay(table.resolve(last), COURSES[last].pays)
    assert len(table.game.zones[table.game.completed(0)]) == 6


def test_without_company_the_names_are_not_read() -> None:
    table = at_the_end("Names of the Drowned", places={0: "village", 1: "harbour"})
    assert not table.may("resolve", "Names of the Drowned")


def test_without_a_curse_there_is_no_way_out_of_the_heart() -> None:
    assert not at_the_end("Down into the Heart", hands={0: ["Gin Trap"]}).may(
        "resolve", "Down into the Heart"
    )


@proves("heart_of_darkness", "quest.resolve")
def test_a_blank_roll_leaves_the_lamp_dark_and_costs_an_action() -> None:
    table = at_the_end("The Dead Lamp", rolls=[BLANK] * 4)
    table.resolve("The Dead Lamp")
    assert table.names(table.game.begun(0)) == ["The Dead Lamp"]
    assert table.says("not-resolved")
    assert table.game.turn.actions == 5
    assert table.may("resolve", "The Dead Lamp")
    assert not at_the_end("The Dead Lamp", actions=0).may("resolve", "The Dead Lamp")


def test_powder_kills_every_creature_at_the_gate() -> None:
    table = at_the_end(
        "Powder for the Gate",
        creatures=[("crawler", "northern_gate"), ("devourer", "northern_gate")],
    )
    table.resolve("Powder for the Gate").answer("card", "Gin Trap")
    assert table.creatures() == []


@proves("heart_of_darkness", "quest.no-creatures")
def test_the_vigil_counts_from_one_turn_to_the_next() -> None:
    table = heart(hands={0: ["Vigil in the Swamp"]}, places={0: "swamp", 1: "lighthouse"})
    table.begin("Vigil in the Swamp")
    assert not table.may("resolve", "Vigil in the Swamp")
    table.end_turn()
    assert progress(table.game, face("Vigil in the Swamp")) == 1


@proves("heart_of_darkness", "quest.no-creatures")
def test_a_vigil_among_creatures_does_not_count() -> None:
    table = heart(
        begun={0: ["Vigil in the Swamp"]},
        places={0: "swamp", 1: "lighthouse"},
        creatures=[("crawler", "swamp")],
    )
    table.end_turn()
    assert progress(table.game, face("Vigil in the Swamp")) == 0


@proves("heart_of_darkness", "quest.belongs")
def test_kills_count_only_while_the_quest_is_begun_and_of_the_right_kind() -> None:
    table = heart(
        begun={0: ["The Butcher's Tally", "The Hound with a Man's Name"]},
        creatures=[("crawler", "village"), ("devourer", "village")],
        rolls=[HIT] * 3,
        options=WEST,
    )
    table.fight().answer("hit", "crawler")
    tally, hound = face("The Butcher's Tally"), face("The Hound with a Man's Name")
    assert progress(table.game, tally) == 2
    assert progress(table.game, hound) == 1


@proves("heart_of_darkness", "curse.gain-card")
def test_the_guardians_name_costs_a_curse() -> None:
    table = at_the_beginning("The Guardian's Name", draws=["Grave-Cold"])
    table.begin("The Guardian's Name")
    assert table.curses(0) == ["Grave-Cold"]


def test_the_fever_ward_costs_strength() -> None:
    table = at_the_beginning("The Fever Ward")
    table.begin("The Fever Ward")
    assert table.strength(0) == 2


@proves("heart_of_darkness", "quest.begin")
def test_who_dies_of_beginning_a_quest_loses_it_too() -> None:
    table = at_the_beginning("The Fever Ward", strength={0: 1})
    table.begin("The Fever Ward")
    assert table.at(0) == ""
    assert table.names(table.game.begun(0)) == []


@proves("heart_of_darkness", "recover.begun-quests", "quest.begin")
def test_a_quest_that_was_recovered_counts_afresh() -> None:
    table = heart(
        fallen={"stoker": ("swamp", ["Vigil in the Swamp"])}, places={0: "swamp", 1: "cave"}
    )
    index = face("Vigil in the Swamp")
    table.game.progress[index] = 1
    table.answer("recover", "stoker").begin("Vigil in the Swamp")
    assert progress(table.game, index) == 0
    assert not table.may("resolve", "Vigil in the Swamp")


@proves("heart_of_darkness", "solo.quests")
def test_in_solo_either_may_complete_what_the_other_began() -> None:
    table = heart(
        1,
        begun={SECOND: ["The Reliquary"]},
        hands={0: ["Gin Trap"]},
        places={0: "chapel", SECOND: "cave"},
    )
    table.resolve("The Reliquary").answer("card", "Gin Trap")
    assert table.names(table.game.completed(0)) == ["The Reliquary"]


# --- Benefits ---


@proves("heart_of_darkness", "quest.benefit")
def test_the_reliquary_adds_a_die_to_rituals() -> None:
    table = heart(
        completed={0: ["The Reliquary"]},
        hands={0: ["Ritual of Dawn"]},
        darkness=3,
        rolls=[BLANK, BLANK, HIT],
    )
    table.play("Ritual of Dawn")
    assert table.game.darkness == 2


@proves("heart_of_darkness", "quest.benefit")
def test_names_of_the_drowned_let_one_talk_from_afar() -> None:
    far = {0: "village", 1: "swamp"}
    assert heart(completed={0: ["Names of the Drowned"]}, places=far).may("talk", 1)
    assert not heart(places=far).may("talk", 1)
    too_far = {0: "village", 1: "heart"}
    assert not heart(completed={0: ["Names of the Drowned"]}, places=too_far).may("talk", 1)


@proves("heart_of_darkness", "quest.benefit")
@pytest.mark.parametrize(
    ("quest", "more"),
    [("Powder for the Gate", 2), ("The Butcher's Tally", 1), ("Names of the Drowned", 1)],
)
def test_more_dice_in_combat(quest: str, more: int) -> None:
    table = heart(
        completed={0: [quest]},
        creatures=[("crawler", "village")],
        rolls=[BLANK] * (2 + more) + [HIT],
        options=map_of(quest),
    )
    table.fight()
    assert table.creatures() == []


@proves("heart_of_darkness", "quest.benefit")
def test_the_first_loot_of_a_turn_makes_no_noise() -> None:
    table = heart(completed={0: ["Vigil in the Swamp"]}, creatures=[("crawler", "harbour")])
    table.loot()
    assert table.creatures("harbour") == ["crawler"]
    table.game.turn.looted, table.game.turn.used = 1, ()
    table.renewed().loot()
    assert table.creatures("harbour") == []


@proves("heart_of_darkness", "quest.benefit")
def test_the_reliquary_restores_sanity_as_a_turn_begins() -> None:
    table = heart(completed={1: ["The Reliquary"]}, sanity={1: 1})
    table.end_turn()
    assert table.asked == (1, "act")
    assert table.sanity(1) == 2


# The Quests that give one more Action each turn, and the Protagonists there must be on the map.
MORE_ACTIONS = {
    "The Dead Lamp": 1,
    "Down into the Heart": 1,
    "The Guardian's Name": 1,
    "The Wreckers' Light": 3,
    "The Reliquary": 4,
    "Names of the Drowned": 4,
    "The Butcher's Tally": 4,
    "The Fever Ward": 4,
    "What the Tide Keeps": 4,
}


@proves("heart_of_darkness", "quest.benefit")
@pytest.mark.parametrize(("quest", "company"), MORE_ACTIONS.items())
def test_one_more_action_each_turn_in_company(quest: str, company: int) -> None:
    for seats in (2, 3, 4):
        game = heart(seats, completed={0: [quest]}, options=map_of(quest)).game
        assert actions_bonus(game, 0) == (seats >= company)
        assert actions_bonus(game, 1) == 0
    last = heart(2, completed={1: [quest]}, options=map_of(quest)).end_turn()
    assert last.game.turn.actions == 6 + (company <= 2)


@proves("heart_of_darkness", "quest.benefit")
def test_the_fever_ward_heals_as_a_turn_ends() -> None:
    table = heart(completed={0: ["The Fever Ward"]}, strength={0: 1}, options=WEST)
    table.end_turn()
    assert table.strength(0) == 2


@proves("heart_of_darkness", "quest.benefit")
def test_what_the_tide_keeps_widens_the_hand() -> None:
    hand = ["Radio Part"] * 5 + ["Gin Trap"]
    table = heart(completed={0: ["What the Tide Keeps"]}, hands={0: hand}, options=WEST)
    table.end_turn()
    assert len(table.hand(0)) == 6
    assert table.asked == (1, "act")


@proves("heart_of_darkness", "quest.benefit")
def test_devourers_do_not_strike_who_knows_the_hound() -> None:
    table = heart(
        completed={0: ["The Hound with a Man's Name"]},
        hands={0: ["The Second Footfall"]},
        creatures=[("devourer", "village")],
        options=WEST,
    )
    table.play("The Second Footfall")  # the nearest Creature moves: it stays, and strikes
    assert (table.strength(0), table.strength(1)) == (3, 1)


@proves("heart_of_darkness", "quest.survives", "killed.completed-kept")
def test_a_completed_quest_outlives_its_protagonist() -> None:
    table = heart(
        completed={0: ["Down into the Heart"]},
        begun={0: ["The Reliquary"]},
        hands={0: ["The Scent"]},
        strength={0: 1},
    )
    table.play("The Scent")  # costs the last Strength
    assert table.at(0) == ""
    assert table.names(table.game.completed(0)) == ["Down into the Heart"]
    assert table.names(table.game.begun(0)) == []
