"""Stage 2: the others defend."""

from __future__ import annotations

from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import card, haunted

CHURCH = ["Ruined Church", "Hidden Treasure"]
WALK = ["Country Walk", "Tin Whistle"]


@proves("haunted", "defence.order", "defence.one-after-another")
def test_defence_begins_on_the_left_and_goes_round() -> None:
    hand = ["Country Walk", "Roadside Inn", "Private Library"]
    table = haunted(4, hands={2: hand, 0: ["Fever"]}, active=2)
    for other, name in zip((1, 0, 3), hand, strict=True):
        table.lay(name, on=(other, 0))
    table.end_stage()
    for other in (3, 0, 1):
        assert table.asked == (other, "defend")
        table.stop()
    assert table.asked == (2, "own")
    assert (table.game.fresh, table.game.defender) == (0, -1)  # all that is over


@proves("haunted", "defence.order", "defence.only-essentials")
def test_only_those_are_asked_who_have_an_essential_card_to_defend_against() -> None:
    hands = {0: ["Losing Sleep", "Country Walk"], 1: ["Fire"], 3: ["Terrible Accident"]}
    table = haunted(4, hands=hands, lines={(1, 0): CHURCH})
    table.lay("Losing Sleep", on=(1, 0)).lay("Country Walk", on=(3, 0)).end_stage()
    assert table.asked == (3, "defend")
    table.lay("Terrible Accident", on=(3, 0))
    assert table.asked == (0, "own")
    assert table.game.missed == [0, 1, 0, 0]  # what a support card has done is done


@proves("haunted", "defence.own-lines")
def test_nobody_defends_the_lines_of_others() -> None:
    hands = {0: ["Country Walk", "Roadside Inn"], 1: ["Terrible Accident"]}
    table = haunted(3, hands=hands)
    table.lay("Country Walk", on=(1, 1)).lay("Roadside Inn", on=(2, 0)).end_stage()
    assert table.lays() == [("Terrible Accident", (1, 1))]
    table = haunted(3, hands=hands)
    table.lay("Country Walk", on=(2, 1)).end_stage()
    assert table.asked == (2, "defend")


@proves("haunted", "defence.fresh-only")
def test_a_defence_is_aimed_at_what_was_laid_this_turn() -> None:
    hands = {0: ["Country Walk", "Fire"], 1: ["Tarot Card", "Terrible Accident", "Fever"]}
    table = haunted(2, hands=hands, lines={(1, 0): CHURCH, (1, 1): ["Foreign Village"]})
    table.lay("Country Walk", on=(1, 2)).end_stage()
    assert table.lays() == [("Terrible Accident", (1, 2))]
    table.stop().end_turn("Fire")
    # What was not beaten then must wait for the owner's own stage 3.
    table.end_stage()
    assert table.asked == (1, "own")
    assert ("Terrible Accident", (1, 2)) in table.lays()
    assert ("Tarot Card", (1, 0)) in table.lays()


@proves("haunted", "line.sealed")
def test_a_tale_that_has_ended_early_cannot_be_defended_even_if_it_is_fresh() -> None:
    hands = {0: ["Country Walk", "Transformation", "Roadside Inn"], 1: ["Terrible Accident"]}
    table = haunted(2, hands=hands)
    table.lay("Country Walk", on=(1, 0)).lay("Transformation", on=(1, 1))
    table.lay("Roadside Inn", on=(1, 2)).end_stage()
    assert table.is_complete(1, 0)
    assert table.lays() == [("Terrible Accident", (1, 2))]
    table = haunted(2, hands=hands)
    table.lay("Country Walk", on=(1, 0)).lay("Transformation", on=(1, 1)).end_stage()
    assert table.asked == (0, "own")  # there is nothing to defend at all


@proves("haunted", "defence.any-number", "defence.discard", "defence.spent")
def test_a_player_may_try_again_when_an_attempt_has_failed() -> None:
    hands = {0: ["Tin Whistle"], 1: ["Chance Find", "Fire", "Pray"]}
    table = haunted(
        2,
        hands=hands,
        lines={(1, 0): ["Country Walk"]},
        pile=["Storm"],
        draws=["Arrested", "Pray"],
    )
    table.lay("Tin Whistle", on=(1, 0)).end_stage().lay("Chance Find", on=(1, 0))
    assert table.says("taken") == [("taken", 1, 0)]  # its bad outcome: a forfeit by the defender
    table.answer("pile", "Storm")
    assert table.hand(1) == ["Fire", "Storm"]
    assert table.line(1, 0) == WALK
    assert table.asked == (1, "defend")
    table.lay("Fire", on=(1, 0))
    assert table.line(1, 0) == ["Country Walk"]
    spent = {"Chance Find", "Arrested", "Pray", "Fire", "Tin Whistle"}
    assert set(table.pile()) == spent
    assert table.asked == (0, "own")  # there is nothing left to defend against


@proves("haunted", "defence.any-number", "defence.seal-time")
def test_a_player_may_use_several_cards_and_stop() -> None:
    hands = {
        0: ["Dread Old God", "Country Walk", "Fateful Possession"],
        1: ["Pray", "Terrible Accident", "Fire"],
    }
    lines = {(1, 0): CHURCH, (1, 2): ["Private Library", "Ancient Manuscript"]}
    table = haunted(2, hands=hands, lines=lines)
    table.lay("Dread Old God", on=(1, 0)).lay("Country Walk", on=(1, 1))
    table.lay("Fateful Possession", on=(1, 2)).end_stage()
    table.lay("Terrible Accident", on=(1, 1)).lay("Pray", on=(1, 0))
    assert table.line(1, 0) == CHURCH
    assert not table.is_complete(1, 2)  # not before the defence has ended
    table.stop()
    assert [table.is_complete(1, slot) for slot in range(3)] == [False, False, True]
    assert table.asked == (0, "own")


@proves("haunted", "defence.seal-time")
def test_each_player_ends_the_own_defence() -> None:
    hands = {0: ["Dread Old God", "Hunting Spirit"]}
    table = haunted(3, hands=hands, lines={(1, 0): CHURCH, (2, 0): WALK})
    table.lay("Dread Old God", on=(1, 0)).lay("Hunting Spirit", on=(2, 0)).end_stage()
    table.stop()
    assert table.is_complete(1, 0)
    assert not table.is_complete(2, 0)
    assert table.is_awaiting(2, 0)
    table.stop()
    assert table.is_complete(2, 0)


@proves("haunted", "defence.discard", "line.emptied")
def test_what_is_beaten_and_what_beat_it_are_discarded() -> None:
    hands = {0: ["Country Walk", "Roadside Inn"], 1: ["Terrible Accident"]}
    table = haunted(2, hands=hands)
    table.lay("Country Walk", on=(1, 0)).lay("Roadside Inn", on=(1, 1)).end_stage()
    table.lay("Terrible Accident", on=(1, 0))
    assert table.pile() == ["Country Walk", "Terrible Accident"]
    assert table.line(1, 0) == []
    assert table.says("removed") == [("removed", card("Country Walk"))]
    assert table.game.fresh == 1 << card("Roadside Inn")


@proves("haunted", "defence.forced-cards")
def test_forced_cards_may_be_defended_against() -> None:
    hands = {
        0: ["Attacked!", "Activate Focus"],
        1: ["Terrible Accident", "Pray"],
        2: ["Country Walk"],
    }
    table = haunted(3, hands=hands, lines={(1, 0): CHURCH}, pile=["Dread Old God"])
    table.lay("Activate Focus", on=(1, 0)).lay("Attacked!", on=(1, 1))
    table.answer("setting", "Country Walk").choose_line(1, 2).end_stage()
    assert table.asked == (1, "defend")
    assert table.lays() == [("Pray", (1, 0)), ("Terrible Accident", (1, 2))]
    table.lay("Pray", on=(1, 0)).lay("Terrible Accident", on=(1, 2))
    assert table.line(1, 0) == CHURCH
    assert table.line(1, 2) == []


@proves("haunted", "defence.moved-line")
def test_what_came_with_a_moved_line_may_not_be_defended_against() -> None:
    hands = {0: ["Country Walk", "Hidden Compartment"], 1: ["Terrible Accident"]}
    table = haunted(3, hands=hands, lines={(1, 0): CHURCH}, draws=["Fire"])
    table.lay("Country Walk", on=(2, 0)).lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.line(1, 1) == ["Country Walk"]
    table.end_stage()
    assert table.asked == (0, "own")


@proves("haunted", "defence.terror-needs-terror-card")
def test_the_focus_cannot_be_taken_from_under_a_terror() -> None:
    hands = {0: ["Dread Old God"], 1: ["Fire", "Distant Relative", "Nervous Exhaustion", "Pray"]}
    table = haunted(2, hands=hands, lines={(1, 0): CHURCH})
    table.lay("Dread Old God", on=(1, 0)).end_stage()
    assert table.lays() == [("Pray", (1, 0))]


@proves("haunted", "defence.setting-behind-focus", "line.immovable", "defence.fresh-only")
def test_the_older_setting_behind_a_beaten_focus_stays_closed() -> None:
    hands = {
        0: ["Tin Whistle", "Roadside Inn"],
        1: ["Fire", "Terrible Accident", "Pleasant Company"],
    }
    table = haunted(2, hands=hands, lines={(1, 0): ["Country Walk"]})
    table.lay("Tin Whistle", on=(1, 0)).lay("Roadside Inn", on=(1, 1)).end_stage()
    beside = [("Terrible Accident", (1, 1)), ("Pleasant Company", (1, 1))]
    assert table.lays() == [("Fire", (1, 0)), *beside]
    table.lay("Fire", on=(1, 0))
    assert table.lays() == beside


@proves("haunted", "defence.aim")
def test_chance_find_takes_only_a_fresh_focus_in_defence() -> None:
    hands = {0: ["Tin Whistle", "Roadside Inn"], 1: ["Chance Find"]}
    lines = {(1, 0): CHURCH, (1, 1): ["Country Walk"]}
    table = haunted(2, hands=hands, lines=lines, draws=["Locked Box"])
    table.lay("Tin Whistle", on=(1, 1)).lay("Roadside Inn", on=(1, 2)).end_stage()
    assert table.lays() == [("Chance Find", (1, 1))]  # a fresh setting is nothing to it
    table.lay("Chance Find", on=(1, 1))
    assert table.asked == (1, "defend")  # no choice: the older focus is out of reach
    assert table.line(1, 0) == CHURCH
    assert table.line(1, 1) == ["Country Walk"]


@proves("haunted", "defence.aim")
def test_psychic_takes_only_fresh_focuses_in_defence() -> None:
    hands = {0: ["Mysterious Door"], 1: ["Psychic"]}
    lines = {(1, 0): ["Country Walk", "Blackened Tree"], (1, 1): ["Roadside Inn"]}
    table = haunted(2, hands=hands, lines=lines)
    table.lay("Mysterious Door", on=(1, 1)).end_stage()
    assert table.lays() == [("Psychic", (1, 1))]
    table.lay("Psychic", on=(1, 1))
    assert table.line(1, 0) == ["Country Walk", "Blackened Tree"]
    assert table.line(1, 1) == ["Roadside Inn"]


@proves("haunted", "defence.aim")
def test_hidden_compartment_defends_the_smallest_line_if_it_is_fresh() -> None:
    hands = {0: ["Country Walk", "Tin Whistle"], 1: ["Hidden Compartment"]}
    lines = {(1, 0): ["Ruined Church"], (1, 1): ["Archaeological Dig"]}
    table = haunted(2, hands=hands, lines=lines, draws=["Locked Box"])
    table.lay("Tin Whistle", on=(1, 1)).end_stage()
    assert not table.lays()  # another line is smaller
    table = haunted(2, hands=hands, lines=lines, draws=["Locked Box"])
    table.lay("Country Walk", on=(1, 2)).end_stage()
    assert table.lays() == [("Hidden Compartment", (1, 2))]  # not on the old one tied with it
    table.lay("Hidden Compartment", on=(1, 2)).answer("yes")
    assert table.line(1, 0) == ["Ruined Church"]
    assert table.line(1, 2) == []
    assert table.asked == (0, "own")


@proves("haunted", "defence.spent", "defence.discard")
def test_a_defence_that_fails_is_spent() -> None:
    hands = {0: ["Country Walk"], 1: ["Hidden Compartment"]}
    table = haunted(2, hands=hands, draws=["Storm"])  # a support: there is no line to take over
    table.lay("Country Walk", on=(1, 0)).end_stage()
    table.lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.pile() == ["Hidden Compartment", "Storm"]
    assert table.line(1, 0) == ["Country Walk"]
    assert table.asked == (1, "defend")
    assert table.options() == [("stop",)]


@proves("haunted", "defence.replenish", "refill.since-last", "refill.active-only")
def test_cards_spent_on_defence_are_replaced_in_the_own_refill() -> None:
    hand = ["Terrible Accident", "Pray", "Fire", "Storm", "Fever", "Psychic", "Arrested"]
    table = haunted(2, hands={0: ["Country Walk", "Historian"], 1: hand})
    table.lay("Country Walk", on=(1, 0)).end_stage().lay("Terrible Accident", on=(1, 0))
    assert len(table.hand(1)) == 6
    table.end_turn("Historian")
    assert len(table.hand(0)) == 7
    assert len(table.hand(1)) == 6
    table.end_turn("Pray")
    assert len(table.hand(1)) == 7
