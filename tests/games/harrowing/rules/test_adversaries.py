"""Adversaries, Ritual, the Boss, Bane; dice and tests."""

from __future__ import annotations

from gloam.games.harrowing.rules.adversaries import health
from gloam.games.harrowing.rules.leaving_play.cards import abandon, obliterate
from gloam.games.harrowing.rules.ritual_boss_bane import needed, ritual_total, set_aside_for_ritual
from gloam.games.harrowing.state import (
    FEAST,
    FIGHT,
    GLUTTONY,
    RITUAL,
    SEDUCE,
    SET_ASIDE,
    STANDARD,
    WANDER,
    Outcome,
    Phase,
    bag,
)
from tests.games.harrowing.playing import (
    BANE,
    BLANK,
    FAULT,
    GRACE,
    face,
    harrowing,
    proves,
    sixes,
)

STRONG = {0: [1, 1, 1, 1, 4, 1, 1]}


@proves("harrowing", "adversary.resolve", "zone.effigy-zone")
def test_an_adversary_comes_into_its_invokers_zone() -> None:
    table = harrowing(2, fate_up=("fiend", "calm"))
    table.invoke(1, seat=1)
    assert (table.foes(0), table.foes(1)) == ([], ["fiend"])
    assert ("controls", 1, face("fiend"), "invoked", 1) in table.told_with_causes()


@proves("harrowing", "adversary.affects-controller")
def test_abilities_apply_to_the_controller_as_long_as_it_has_the_card() -> None:
    spots = [("gate", 0, 0, "open"), ("yard", 0, -1, "open")]
    table = harrowing(2, foes={0: ["leech"]}, spots=spots, omens=10)
    table = table.call("move", 0, 1).answer("go", 0)
    assert table.asked == (0, "assign")
    table = harrowing(2, foes={0: ["leech"]}, spots=spots).call("move", 1, 1).answer("go", 0)
    assert table.is_open
    table = harrowing(1, foes={0: ["brand"]}, rolls=[BLANK])
    table.act(WANDER)
    assert table.rolled()[-1] == ("rolled", 0, 3, 0, 1)
    table = harrowing(2, foes={1: ["brand", "leech"]}, spots=spots, rolls=[BLANK, BLANK])
    table.act(SEDUCE, seat=0).act(SEDUCE, seat=1)
    assert table.rolled() == [("rolled", 0, 0, 0, 0), ("rolled", 1, 0, 0, 1)]
    table = table.call("move", 1, 1).answer("go", 0)
    assert table.asked == (1, "assign")
    table = harrowing(2, foes={1: ["usurer"]}, omens={0: 3, 1: 3}, rolls=[BLANK])
    assert table.may("act", SEDUCE, seat=1)
    table.act(SEDUCE, seat=1)
    assert table.game.omens == [3, 0]
    table = harrowing(2, foes={1: ["usurer"]}, omens=1)  # two more, and nine less
    assert [(action,) in table.offered("act", 1) for action in (SEDUCE, FEAST)] == [False, True]
    assert (SEDUCE,) in table.offered("act", 0)


@proves("harrowing", "adversary.hunter-placement", "adversary.hunter-slip")
def test_a_hunter_goes_to_the_hunted_whoever_invoked_it() -> None:
    table = harrowing(2, fate_up=("hound", "calm"), hunted=1)
    table.invoke(1, seat=0)
    assert (table.foes(0), table.foes(1)) == ([], ["hound"])
    assert ("controls", 1, face("hound"), "hunter") in table.told_with_causes()


@proves("harrowing", "adversary.hunter-follows", "eye.pass-left")
def test_hunters_travel_with_the_eye() -> None:
    drawn = ["dark", "rain", "rite"]
    foes = {0: ["hound", "rat", "wolf"]}
    table = harrowing(2, foes=foes, fate_up=("calm",), fate_down="", draws=drawn)
    table.game.damage[face("hound")] = 1
    table.invoke(1, seat=1)
    assert (table.foes(0), table.foes(1)) == (["rat"], ["hound", "wolf"])
    assert table.game.damage[face("hound")] == 1


@proves("harrowing", "adversary.hunter-locked", "seduce.no-hunter")
def test_nobody_else_gains_control_of_a_hunter() -> None:
    table = harrowing(2, foes={0: ["hound"], 1: []}, rolls=[GRACE])
    table.act(SEDUCE, seat=1)
    assert table.is_open  # there was nothing to take
    assert table.foes(0) == ["hound"]


@proves("harrowing", "adversary.health", "adversary.damage", "fight.grace")
def test_each_grace_of_a_fight_is_one_damage() -> None:
    table = harrowing(1, values=STRONG, foes={0: ["fiend"]}, rolls=[GRACE, GRACE, BLANK, BLANK])
    table.act(FIGHT)
    assert health(table.game, face("fiend")) == 3
    assert table.game.damage == {face("fiend"): 2}
    assert table.says("damage") == [("damage", 0, face("fiend"), 2)]
    before = dict(table.game.damage)
    for nothing in (("fiend", 0), ("rat", 2)):  # no damage, or to what nobody controls
        table = table.call("damage", 0, face(nothing[0]), nothing[1])
        assert (table.game.damage, table.says("damage")) == (before, [])


@proves("harrowing", "adversary.no-health", "action.legal-needed")
def test_what_has_no_health_cannot_be_fought() -> None:
    table = harrowing(1, foes={0: ["fever"]})
    assert not table.may("act", FIGHT)
    table = table.call("damage", 0, face("fever"), 3)
    assert table.foes(0) == ["fever"]
    table = harrowing(1, foes={0: ["fever", "fiend"]}, rolls=[GRACE])
    table.act(FIGHT)
    assert table.says("fights") == [("fights", 0, face("fiend"))]


@proves("harrowing", "adversary.defeated", "adversary.overkill", "adversary.when-defeated")
def test_a_defeated_adversary_is_discarded_and_its_slayer_is_rewarded() -> None:
    table = harrowing(2, foes={0: ["idol", "rat"]}, damage={"idol": 1}, omens=0)
    table = table.call("damage", 1, face("idol"), 5)
    assert table.says("defeated") == [("defeated", 1, face("idol"))]
    assert table.foes(0) == ["rat"]
    assert table.game.omens == [0, 2]
    assert table.game.damage == {}
    table = table.call("damage", 0, face("rat"), 1)
    assert table.discards() == ["rat"]


@proves("harrowing", "adversary.when-defeated-order", "adversary.ritual")
def test_it_leaves_first_and_is_set_aside_if_it_has_ritual() -> None:
    table = harrowing(1, foes={0: ["idol"]}, omens=0).call("damage", 0, face("idol"), 2)
    assert table.names(RITUAL) == ["idol"]
    told = [event[0] for event in table.told()]
    assert told.index("ritual") < told.index("gained")


@proves("harrowing", "adversary.when-defeated-nobody")
def test_without_a_slayer_the_controller_resolves_it() -> None:
    table = harrowing(2, foes={1: ["idol"]}, omens=0).call("damage", -1, face("idol"), 2)
    assert table.game.omens == [0, 2]
    table = harrowing(2, foes={0: ["idol"]}, omens=0).call("damage", -1, face("idol"), 2)
    assert table.game.omens == [2, 0]


@proves("harrowing", "adversary.damage-stays", "removal.tokens")
def test_damage_stays_with_a_new_controller_and_is_gone_with_the_card() -> None:
    table = harrowing(2, foes={1: ["fiend"]}, damage={"fiend": 1}, rolls=[GRACE])
    table.act(SEDUCE).answer("foe", 1, 0)
    assert table.foes(0) == ["fiend"]
    assert table.game.damage == {face("fiend"): 1}
    table = table.call("discard_this", 0, face("fiend"))
    assert table.game.damage == {}
    hurt = {"rat": 0, "fiend": 1, "idol": 1}
    for leave in (abandon, obliterate, set_aside_for_ritual):
        game = harrowing(1, foes={0: ["fiend"]}, damage=hurt).game
        leave(game, face("fiend"))
        assert face("fiend") not in game.damage


# --- Threat ---


@proves("harrowing", "adversary.threat", "adversary.threat-each", "fight.threat")
def test_every_fault_triggers_every_threat() -> None:
    values = {0: [1, 1, 1, 1, 2, 1, 1]}
    table = harrowing(2, values=values, foes={0: ["fiend"]}, rolls=[FAULT, FAULT])
    table.act(FIGHT)
    for _ in range(4):
        table.sins(0)
    assert table.corruption(0) == 4
    assert len(table.says("threat")) == 2
    assert table.is_open


@proves("harrowing", "adversary.threat-instances", "test.order")
def test_the_tester_orders_the_threats_and_lines_come_after_them() -> None:
    table = harrowing(2, foes={0: ["fiend", "jailer"]}, rolls=[FAULT], omens=4)
    table.act(FEAST)
    assert table.asked == (0, "threat")
    table.answer("due", 1)  # the jailer takes an omen
    assert table.game.omens[0] == 1
    table.sins(0, 0)
    assert table.game.omens[0] == 0  # the Fault line of Feast


@proves("harrowing", "adversary.threat-counted", "test.no-threat-after")
def test_threats_counted_at_the_roll_still_hit_and_later_ones_do_not() -> None:
    values = {0: [2, 1, 1, 1, 1, 1, 1]}
    table = harrowing(2, values=values, foes={0: ["rat"], 1: ["fiend"]}, rolls=[FAULT, GRACE])
    table.act(SEDUCE)
    table.sins(0)  # the rat
    table.answer("foe", 1, 0)
    assert table.foes(0) == ["rat", "fiend"]
    assert table.corruption(0) == 1
    table = harrowing(1, foes={0: ["rat"]}).call("threats", 0, face("rat"), face("fiend"))
    table.answer("due", 1).sins(0, 0).sins(0)  # the fiend is not there, and still was counted
    assert table.corruption(0) == 3


@proves("harrowing", "adversary.threat-tests-only", "lifewater.not-a-test")
def test_a_fault_outside_a_test_triggers_nothing() -> None:
    table = harrowing(1, foes={0: ["fiend"]}, rolls=[FAULT, 0, 3], omens=4)  # Fault 5
    table.game.sheet(0).faults = 2
    table = table.call("lifewater", 0)
    assert not table.says("threat")
    assert table.game.omens == [0]


# --- dice and tests ---


@proves("harrowing", "test.dice-count", "test.one-red", "test.value-one")
def test_as_many_dice_as_the_base_value_one_of_them_red() -> None:
    table = harrowing(1, rolls=[BANE])
    table.act(SEDUCE)
    assert table.game.rolled is not None
    assert table.game.rolled.dice == (3,)
    table = harrowing(1, values={0: [4] * 7}, rolls=[GRACE, BLANK, BLANK, BLANK])
    table.act(SEDUCE)
    assert table.game.rolled is not None
    assert table.game.rolled.dice == (1, 2, 2, 2)


@proves("harrowing", "die.bane-face", "die.bane-neutral", "test.blank")
def test_bane_on_the_red_die_raises_bane_and_is_neither_fault_nor_grace() -> None:
    table = harrowing(1, values={0: [2] * 7}, foes={0: ["rat"]}, rolls=[BANE, BLANK])
    table.act(FIGHT)
    assert table.game.bane == 2
    assert table.rolled()[-1] == ("rolled", 0, 4, 0, 0)
    assert table.foes(0) == ["rat"]


@proves("harrowing", "test.count-faces", "test.example")
def test_each_line_of_a_cards_test_is_done_once_per_face() -> None:
    values = {0: [1, 4, 1, 1, 1, 1, 1]}
    rolls = [FAULT, FAULT, GRACE, BLANK]
    corrupt = {0: {0: 3}}
    table = harrowing(
        1, values=values, corrupt=corrupt, fate_up=("meal", "calm"), rolls=rolls, omens=5
    )
    table.invoke(1)
    assert table.game.omens == [4]  # one for the card, two lost
    assert table.corruption(0) == 1


@proves("harrowing", "test.bonus-faces", "lifewater.extra-face-stack", "lifewater.fault-3")
def test_a_bonus_fault_counts_in_every_respect() -> None:
    table = harrowing(1, foes={0: ["jailer"]}, rolls=[BLANK], omens=10)
    for _ in range(2):
        table = table.call("entry", 0, 1)
    table.script([BLANK])
    table.act(SEDUCE)
    assert table.rolled()[-1] == ("rolled", 0, 0, 2, 0)
    assert table.game.omens == [7]


@proves("harrowing", "test.bonus-faces")
def test_bonus_faces_of_cards_and_of_the_next_test_add_up_and_never_fall_below_none() -> None:
    table = harrowing(2, foes={1: ["brand"]}, omens=10).call("next_test", 1, 0, 2, 1)
    table.script([FAULT])
    table.act(SEDUCE, seat=1)
    assert table.rolled()[-1] == ("rolled", 1, 0, 3, 2)
    table.script([FAULT])
    table.act(SEDUCE, seat=1)
    assert table.rolled()[-1] == ("rolled", 1, 0, 1, 1)  # it was for one test
    table = harrowing(2, omens=10).call("next_test", 1, 0, -3, -3)
    table.script([FAULT])
    table.act(SEDUCE, seat=1)
    assert table.rolled()[-1] == ("rolled", 1, 0, 0, 0)
    table = harrowing(1, foes={0: ["curse", "brand"]}, rolls=[BLANK, BLANK])
    table.game.sheet(0).faults = table.game.sheet(0).graces = 1
    table.act(SEDUCE).act(WANDER)
    assert table.rolled() == [("rolled", 0, 0, 2, 2), ("rolled", 0, 3, 1, 2)]


@proves("harrowing", "test.dice-limits", "test.public")
def test_never_fewer_than_the_red_die() -> None:
    table = harrowing(1).call("next_test", 0, -3, 0, 1)
    table.script([BLANK])
    table.act(WANDER)
    assert table.game.rolled is not None
    assert len(table.game.rolled.dice) == 1
    assert table.rolled() == [("rolled", 0, 3, 0, 1)]


# --- Bane ---


@proves("harrowing", "bane.increase", "bane.minimum", "bane.visible", "bane.tracked-on-dice")
def test_bane_has_no_maximum_and_does_not_fall_below_zero() -> None:
    table = harrowing(1, bane=40).call("change_bane", 3)
    assert table.game.bane == 43
    assert table.says("bane") == [("bane", 43)]
    table = table.call("change_bane", -99)
    assert table.game.bane == 0


# --- Ritual and the Boss ---


@proves("harrowing", "ritual.total", "ritual.value", "goal.progress-is-ritual")
def test_the_total_counts_what_is_set_aside_and_open_locations() -> None:
    spots = [("gate", 0, 0, "open"), ("shrine", 0, -1, "open"), ("chapel", 0, 1, "closed")]
    table = harrowing(2, spots=spots, ritual=["rite", "idol"])
    assert ritual_total(table.game) == 2 + 1 + 1


@proves("harrowing", "boss.threshold", "boss.strictly-greater", "boss.optional")
def test_the_boss_may_come_when_the_total_exceeds_the_effigies() -> None:
    table = harrowing(3, ritual=["rite", "idol"])
    assert not table.may("boss", seat=0)
    table = harrowing(2, ritual=["rite", "idol"])
    assert table.may("boss", seat=0)
    assert table.may("act", FEAST, seat=0)  # nobody must


@proves("harrowing", "boss.who-places", "boss.face-up", "boss.stays")
def test_any_player_places_it_for_nothing_even_under_ambush() -> None:
    table = harrowing(2, ritual=["rite", "idol"], fate_up=("snare",), omens=0)
    assert table.options(1)[0] == ("boss",)
    table.answer("boss", seat=1)
    assert table.fate() == ["snare", "lord"]
    assert table.says("boss") == [("boss", 1, face("lord"))]
    assert table.game.hunted() == 0  # no refill
    assert table.game.omens == [0, 0]
    assert not table.may("boss", seat=0)


@proves("harrowing", "boss.effigy-count", "boss.health-fixed")
def test_eliminated_effigies_do_not_count_and_health_is_fixed_when_placed() -> None:
    table = harrowing(3, ritual=["rite", "idol"])
    table.game.at[2] = -1
    table = table.call("gain_omens", 0, 0)
    assert needed(table.game) == 3
    table.answer("boss", seat=0)
    assert table.game.boss_health == 4 + 2 * 2
    table.game.at[1] = -1
    assert health(table.game, face("lord")) == 8


@proves("harrowing", "boss.invoke")
def test_the_boss_is_invoked_like_any_card() -> None:
    table = harrowing(2, fate_up=("lord", "calm"), boss_health=8, omens=0)
    table.invoke(1)
    assert table.game.omens[0] == 3
    assert table.foes(0) == ["lord"]


@proves("harrowing", "goal.win", "boss.when-defeated", "seat.cooperative")
def test_all_win_at_the_moment_the_boss_is_defeated() -> None:
    table = harrowing(
        2, foes={0: ["lord"]}, boss_health=8, damage={"lord": 7}, rolls=[GRACE], omens=2
    )
    table.act(FIGHT)
    assert table.outcome is Outcome.WON
    assert table.run.result is not None
    assert table.run.result.winners == (0, 1)
    assert table.game.omens[0] == 0  # what does not last is skipped
    assert 2 in table.game.manifested
    assert table.game.phase is Phase.OVER
    assert table.says("won") == [("won",)]
    assert table.recorded()[-1] == ("ended", 1)


@proves("harrowing", "boss.not-lost")
def test_a_boss_that_would_be_discarded_goes_to_the_fate_with_its_damage() -> None:
    table = harrowing(1, foes={0: ["lord"]}, boss_health=8, damage={"lord": 3})
    table = table.call("discard_this", 0, face("lord"))
    assert table.fate()[-1] == "lord"
    assert table.game.damage[face("lord")] == 3
    assert table.says("boss-back") == [("boss-back", face("lord"))]


@proves("harrowing", "goal.first-check-wins")
def test_a_loss_by_threat_comes_before_the_damage_of_the_same_fight() -> None:
    values = {0: [1, 1, 1, 1, 2, 1, 1]}
    fives = dict.fromkeys(range(7), 5)
    table = harrowing(
        1,
        values=values,
        corrupt={0: fives | sixes(0, 1)},
        foes={0: ["lord"]},
        boss_health=6,
        damage={"lord": 5},
        rolls=[FAULT, GRACE],
    )
    table.act(FIGHT).sins(2)
    assert table.outcome is Outcome.LOST
    assert table.game.damage[face("lord")] == 5
    assert not table.game.agenda.frames
    assert table.says("lost") == [("lost",)]
    assert table.recorded()[-1] == ("ended", 0)


@proves("harrowing", "bane.reference")
def test_cards_see_the_bane_of_the_moment() -> None:
    table = harrowing(1, bane=3).call("change_bane", 1)
    assert table.game.bane == 4
    assert table.names(SET_ASIDE)[0] == "lord"
    assert "lord" not in table.names(bag(STANDARD))
    assert table.game.sheet(0).base[GLUTTONY] == 1
