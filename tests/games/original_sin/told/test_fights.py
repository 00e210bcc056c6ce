"""Fights, told: a passage of a tale proves the rules that are carried out in it."""

from __future__ import annotations

from tests.games.original_sin.proving import proves
from tests.games.original_sin.told.tales import begin
from tests.games.original_sin.told.telling import hear


@proves(
    "combat.fixed-order-check", "combat.minion-turn", "combat.one-turn-each", "create.four-skills"
)
def test_a_fight_at_the_well_1() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 1, 1)


@proves("damage.armor-enemies", "damage.not-combat-only", "equip.slots", "location.deck")
def test_a_fight_at_the_well_1_again() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 1, 1)


@proves("round.types", "setup.hp", "dice.reroll-together", "dice.reroll-sequence")
def test_a_fight_at_the_well_1_to_4() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 1, 4)


@proves("dice.reroll-together", "equip.stored-inactive", "origin.keywords", "target.ignore")
def test_a_fight_at_the_well_6_to_7() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 6, 7)


@proves("target.rule-space", "target.rule-special", "attack.area-armor", "attack.special")
def test_a_fight_at_the_well_7_to_9() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 7, 9)


@proves(
    "attack.step-order", "cooldown.lengths", "cooldown.slide-end-of-turn", "damage.armor-enemies"
)
def test_a_fight_at_the_well_9() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 9, 9)


@proves("damage.order", "dice.reroll-sequence", "dice.set-reroll", "immune.immovable")
def test_a_fight_at_the_well_9_again() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 9, 9)


@proves("minion.area", "minion.attack", "minion.difficult", "minion.immobile")
def test_a_fight_at_the_well_9_and_again() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 9, 9)


@proves("minion.route", "skill.flip", "skill.reaction", "combat.origin-turn")
def test_a_fight_at_the_well_9_to_10() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 9, 10)


@proves("status.start-of-turn", "status.start-order", "ap.gain", "ap.max")
def test_a_fight_at_the_well_10_to_11() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 10, 11)


@proves("ap.zero-actions", "components.figures-black-cat", "equip.limited", "move.paths")
def test_a_fight_at_the_well_11() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 11, 11)


@proves("move.tactical-end", "skill.requirement", "skill.weapon-attack", "attack.area-self")
def test_a_fight_at_the_well_11_to_13() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 11, 13)


@proves("origin.level-bonus", "attack.area-armor", "attack.special", "cooldown.lengths")
def test_a_fight_at_the_well_13_to_14() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 13, 14)


@proves("dice.reroll-sequence", "dice.set-reroll", "equip.once-per", "equip.stored-inactive")
def test_a_fight_at_the_well_14() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 14, 14)


@proves("immune.immovable", "skill.reaction", "skill.stack-conversion", "source.reroll")
def test_a_fight_at_the_well_14_again() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 14, 14)


@proves("source.reroll-window", "status.place", "ap.zero-actions", "combat.origin-turn")
def test_a_fight_at_the_well_14_to_15() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 14, 15)


@proves("components.figures-black-cat", "equip.limited", "equip.stored-inactive", "move.paths")
def test_a_fight_at_the_well_15() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 15, 15)


@proves("move.tactical-end", "skill.requirement", "consumable.cost", "consumable.discard")
def test_a_fight_at_the_well_15_to_16() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 15, 16)


@proves("damage.heal", "env.difficult", "move.cost", "status.bleeding-known")
def test_a_fight_at_the_well_16_to_17() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 16, 17)


@proves("ap.gain", "ap.max", "attack.range", "combat.origin-turn")
def test_a_fight_at_the_well_18() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 18, 18)


@proves("cooldown.slide-end-of-turn", "skill.flip", "status.start-of-turn", "action.recover")
def test_a_fight_at_the_well_18_to_19() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 18, 19)


@proves("combat.origin-turn", "equip.limited", "damage.heal", "equip.stored-inactive")
def test_a_fight_at_the_well_19_to_21() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 19, 21)


@proves("origin.level-bonus", "attack.step-order", "combat.fixed-order-check", "combat.minion-turn")
def test_a_fight_at_the_well_21_to_22() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 21, 22)


@proves("combat.one-turn-each", "cooldown.slide-end-of-turn", "damage.reduce-hp", "immune.status")
def test_a_fight_at_the_well_22() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 22, 22)


@proves("minion.area", "minion.attack", "minion.away-short", "minion.difficult")
def test_a_fight_at_the_well_22_again() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 22, 22)


@proves("minion.immobile", "minion.route", "origin.card", "round.types")
def test_a_fight_at_the_well_22_and_again() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 22, 22)


@proves("skill.reaction", "target.closest", "target.ignore", "target.rule-special")
def test_a_fight_at_the_well_22_once_more() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 22, 22)


@proves("target.tie", "time.advance", "status.start-of-turn", "skill.requirement")
def test_a_fight_at_the_well_22_to_24() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 22, 24)


@proves("status.start-order", "equip.combat", "skill.weapon-attack", "move.cost")
def test_a_fight_at_the_well_24_to_26() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 24, 26)


@proves("status.bleeding-known", "trade.consent")
def test_a_fight_at_the_well_26() -> None:
    hear(begin("a_fight_at_the_well"), "a_fight_at_the_well", 26, 26)


@proves("create.four-skills", "equip.slots", "explore.turn-order", "immune.immovable")
def test_pushed_and_pulled_1() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 1, 1)


@proves("location.deck", "setup.hp", "env.one-per-space", "equip.stored-inactive")
def test_pushed_and_pulled_1_to_2() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 1, 2)


@proves("move.cost", "damage.reduce-hp", "move.tactical-moved", "skill.stack-conversion")
def test_pushed_and_pulled_3_to_5() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 3, 5)


@proves("source.reroll-window", "trade.consent", "equip.once-per", "ap.zero-actions")
def test_pushed_and_pulled_5_to_7() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 5, 7)


@proves("equip.stored-inactive", "trade.place", "loot.exploring", "equip.backpack")
def test_pushed_and_pulled_8_to_11() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 8, 11)


@proves("attack.range", "origin.special-timing", "combat.origin-turn", "move.paths")
def test_pushed_and_pulled_12_to_14() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 12, 14)


@proves("attack.area-self", "move.tactical-guard", "move.tactical-moved", "env.replace")
def test_pushed_and_pulled_15_to_17() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 15, 17)


@proves("map.teleport", "origin.special-timing", "minion.attack", "target.closest")
def test_pushed_and_pulled_17_to_18() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 17, 18)


@proves("target.tie", "time.advance", "ap.max", "action.taunt")
def test_pushed_and_pulled_18_to_20() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 18, 20)


@proves("origin.special-timing", "status.bleeding-known", "damage.reduce-hp", "consumable.cost")
def test_pushed_and_pulled_21_to_23() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 21, 23)


@proves("move.tactical-guard", "skill.actions-free", "cooldown.tracks", "action.recover-clear")
def test_pushed_and_pulled_23_to_26() -> None:
    hear(begin("pushed_and_pulled"), "pushed_and_pulled", 23, 26)


@proves("combat.one-turn-each", "equip.slots", "equip.once-per", "trade.place")
def test_called_and_bent_1_to_2() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 1, 2)


@proves("equip.hands", "ap.gain", "attack.range")
def test_called_and_bent_3_to_5() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 3, 5)


@proves("cooldown.lengths", "status.place", "combat.fixed-order-check", "target.tie")
def test_called_and_bent_8_to_11() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 8, 11)


@proves("combat.minion-turn", "target.rule-space", "minion.away-short", "target.rule-special")
def test_called_and_bent_12_to_13() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 12, 13)


@proves("combat.origin-turn")
def test_called_and_bent_14() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 14, 14)


@proves("action.recover-clear", "action.recover", "damage.heal", "skill.flip")
def test_called_and_bent_18_to_20() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 18, 20)


@proves("cooldown.clear-return", "end.ap", "end.cooldowns", "end.defeat-not-restart")
def test_called_and_bent_22() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 22, 22)


@proves("end.new-spawn", "end.when", "minion.away-short", "origin.level-bonus")
def test_called_and_bent_22_again() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 22, 22)


@proves("revive.end-of-combat", "revive.poisoned", "round.types", "status.persist-after-combat")
def test_called_and_bent_22_and_again() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 22, 22)


@proves("party.giving-up", "restart.reset", "session.saved", "equip.free-times")
def test_called_and_bent_24_to_25() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 24, 25)


@proves("session.when", "equip.once-per", "trade.place")
def test_called_and_bent_25_to_26() -> None:
    hear(begin("called_and_bent"), "called_and_bent", 25, 26)


@proves("explore.turn-order", "skill.weapon-attack", "attack.multi", "dice.set")
def test_blades_1_to_3() -> None:
    hear(begin("blades"), "blades", 1, 3)


@proves("defeat.enemy", "dice.set", "equip.once-per", "consumable.discard")
def test_blades_4_to_6() -> None:
    hear(begin("blades"), "blades", 4, 6)


@proves("skill.stack-conversion", "action.taunt", "consumable.cost")
def test_blades_6_to_8() -> None:
    hear(begin("blades"), "blades", 6, 8)


@proves("attack.multi", "defeat.enemy", "end.ap", "end.cooldowns")
def test_blades_14() -> None:
    hear(begin("blades"), "blades", 14, 14)


@proves("end.new-spawn", "revive.end-of-combat", "status.persist-after-combat", "round.no-enemies")
def test_blades_14_to_16() -> None:
    hear(begin("blades"), "blades", 14, 16)


@proves("explore.tactical-start", "explore.turn-slide", "env.difficult-exploring", "equip.once-per")
def test_blades_17_to_18() -> None:
    hear(begin("blades"), "blades", 17, 18)


@proves("summon.temporary", "cooldown.clear-return", "explore.groups", "explore.choice")
def test_blades_19_to_22() -> None:
    hear(begin("blades"), "blades", 19, 22)


@proves("round.no-enemies", "explore.tactical-start", "explore.turn-slide")
def test_blades_22_to_25() -> None:
    hear(begin("blades"), "blades", 22, 25)


@proves("env.difficult-exploring", "summon.temporary")
def test_blades_26() -> None:
    hear(begin("blades"), "blades", 26, 26)


@proves("create.four-skills", "trade.consent", "consumable.discard")
def test_last_breaths_1_to_4() -> None:
    hear(begin("last_breaths"), "last_breaths", 1, 4)


@proves("defeat.enemy", "dice.cap-after", "attack.area-downed", "attack.special")
def test_last_breaths_6_to_9() -> None:
    hear(begin("last_breaths"), "last_breaths", 6, 9)


@proves("minion.difficult", "attack.area-armor", "damage.armor")
def test_last_breaths_9_to_12() -> None:
    hear(begin("last_breaths"), "last_breaths", 9, 12)


@proves("end.cooldowns", "end.when", "revive.poisoned", "status.persist-after-combat")
def test_last_breaths_13() -> None:
    hear(begin("last_breaths"), "last_breaths", 13, 13)


@proves(
    "round.no-enemies", "damage.armor-enemies", "explore.tactical-start", "cooldown.clear-return"
)
def test_last_breaths_14_to_17() -> None:
    hear(begin("last_breaths"), "last_breaths", 14, 17)


@proves("explore.choice", "explore.groups", "summon.temporary")
def test_last_breaths_17() -> None:
    hear(begin("last_breaths"), "last_breaths", 17, 17)


@proves("explore.turn-slide", "time.advance", "explore.choice")
def test_last_breaths_18_to_21() -> None:
    hear(begin("last_breaths"), "last_breaths", 18, 21)


@proves("rest.no-move", "rest.slide", "rest.turn-order", "rest.recover")
def test_last_breaths_22_to_23() -> None:
    hear(begin("last_breaths"), "last_breaths", 22, 23)


@proves("revive.poisoned", "rest.revive", "revive.action")
def test_last_breaths_25_to_26() -> None:
    hear(begin("last_breaths"), "last_breaths", 25, 26)


@proves("setup.boss-parts-away")
def test_the_warden_1() -> None:
    hear(begin("the_warden"), "the_warden", 1, 1)


@proves("map.locked-path")
def test_the_warden_11() -> None:
    hear(begin("the_warden"), "the_warden", 11, 11)


@proves("equip.hands")
def test_the_warden_15() -> None:
    hear(begin("the_warden"), "the_warden", 15, 15)


@proves("target.closest", "target.ignore", "boss.ap-max", "boss.cooldown")
def test_the_warden_19_to_20() -> None:
    hear(begin("the_warden"), "the_warden", 19, 20)


@proves("boss.play", "boss.target", "map.locked-path", "origin.card")
def test_the_warden_20() -> None:
    hear(begin("the_warden"), "the_warden", 20, 20)


@proves("minion.route", "boss.attack", "boss.cost-public")
def test_the_warden_21_to_22() -> None:
    hear(begin("the_warden"), "the_warden", 21, 22)


@proves("dice.reduction")
def test_the_warden_25_to_26() -> None:
    hear(begin("the_warden"), "the_warden", 25, 26)
