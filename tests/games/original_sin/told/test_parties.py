"""Exploring, rest, and between two places: a passage of a tale proves what is carried out in it."""

from __future__ import annotations

from tests.games.original_sin.proving import proves
from tests.games.original_sin.told.tales import begin
from tests.games.original_sin.told.telling import hear


@proves("location.deck", "map.locked-path")
def test_the_mill_1_to_4() -> None:
    hear(begin("the_mill"), "the_mill", 1, 4)


@proves("env.difficult-exploring", "explore.groups")
def test_the_mill_7_to_8() -> None:
    hear(begin("the_mill"), "the_mill", 7, 8)


@proves("card.who-chooses", "explore.choice-first", "map.multicard", "card.flip")
def test_the_mill_11_to_14() -> None:
    hear(begin("the_mill"), "the_mill", 11, 14)


@proves("card.order-ascending", "challenge.flip", "challenge.auto-before", "challenge.bonus")
def test_the_mill_14_to_15() -> None:
    hear(begin("the_mill"), "the_mill", 14, 15)


@proves("explore.group-here", "source.reroll-window", "challenge.hits", "origin.keywords-temporary")
def test_the_mill_15_to_17() -> None:
    hear(begin("the_mill"), "the_mill", 15, 17)


@proves("card.flip", "challenge.auto-before", "challenge.lasting-total", "skill.keyword-cooldown")
def test_the_mill_18() -> None:
    hear(begin("the_mill"), "the_mill", 18, 18)


@proves("card.flip", "card.may-do", "challenge.lasting-total", "damage.order")
def test_the_mill_22() -> None:
    hear(begin("the_mill"), "the_mill", 22, 22)


@proves("explore.resolve-order", "journal.reveal", "loot.gold-shared", "origin.keywords-temporary")
def test_the_mill_22_again() -> None:
    hear(begin("the_mill"), "the_mill", 22, 22)


@proves("card.chain", "card.keyword-permanent", "loot.empty-deck", "setup.supply")
def test_the_mill_23() -> None:
    hear(begin("the_mill"), "the_mill", 23, 23)


@proves("time.set-later", "loot.exploring", "spawn.count", "spawn.place")
def test_the_mill_23_to_26() -> None:
    hear(begin("the_mill"), "the_mill", 23, 26)


@proves("time.pause")
def test_the_mill_26() -> None:
    hear(begin("the_mill"), "the_mill", 26, 26)


@proves("setup.hp")
def test_alone_at_the_mill_1() -> None:
    hear(begin("alone_at_the_mill"), "alone_at_the_mill", 1, 1)


@proves("explore.choice-first", "map.multicard", "origin.keywords-temporary", "card.place-self")
def test_alone_at_the_mill_5_to_7() -> None:
    hear(begin("alone_at_the_mill"), "alone_at_the_mill", 5, 7)


@proves("explore.resolve-order", "map.key", "spawn.place")
def test_alone_at_the_mill_7() -> None:
    hear(begin("alone_at_the_mill"), "alone_at_the_mill", 7, 7)


@proves("origin.card", "move.tactical-end")
def test_alone_at_the_mill_15_to_18() -> None:
    hear(begin("alone_at_the_mill"), "alone_at_the_mill", 15, 18)


@proves("attack.step-order", "minion.immobile", "end.ap", "end.defeat-not-restart")
def test_alone_at_the_mill_23_to_24() -> None:
    hear(begin("alone_at_the_mill"), "alone_at_the_mill", 23, 24)


@proves("end.when", "revive.end-of-combat")
def test_alone_at_the_mill_24() -> None:
    hear(begin("alone_at_the_mill"), "alone_at_the_mill", 24, 24)


@proves("map.multicard", "components.token-limits", "loot.exploring", "loot.specific")
def test_the_quarry_4_to_7() -> None:
    hear(begin("the_quarry"), "the_quarry", 4, 7)


@proves("session.saved")
def test_the_quarry_7() -> None:
    hear(begin("the_quarry"), "the_quarry", 7, 7)


@proves("explore.choice-first", "campaign.goal", "card.may-do", "exit.enemies-present")
def test_the_quarry_12_to_13() -> None:
    hear(begin("the_quarry"), "the_quarry", 12, 13)


@proves("interlude.order", "campaign.echoes", "loot.empty-deck", "setup.supply")
def test_the_quarry_13_to_14() -> None:
    hear(begin("the_quarry"), "the_quarry", 13, 14)


@proves("level.card", "loot.gold-shared", "level.order-of-origins", "level.respec-slots")
def test_the_quarry_16_to_17() -> None:
    hear(begin("the_quarry"), "the_quarry", 16, 17)


@proves("learn.copies", "level.talent", "learn.advanced", "level.skill")
def test_the_quarry_18_to_19() -> None:
    hear(begin("the_quarry"), "the_quarry", 18, 19)


@proves("talent.unique", "level.respec", "level.respec-slots")
def test_the_quarry_19_to_21() -> None:
    hear(begin("the_quarry"), "the_quarry", 19, 21)


@proves("learn.advanced", "learn.copies", "talent.unique", "level.respec-slots")
def test_the_quarry_23_to_25() -> None:
    hear(begin("the_quarry"), "the_quarry", 23, 25)


@proves("rest.no-move", "rest.slide", "rest.recover", "rest.revive")
def test_hurt_and_tired_2_to_3() -> None:
    hear(begin("hurt_and_tired"), "hurt_and_tired", 2, 3)


@proves("revive.action", "rest.equip-trade")
def test_hurt_and_tired_5_to_6() -> None:
    hear(begin("hurt_and_tired"), "hurt_and_tired", 5, 6)


@proves("equip.backpack")
def test_hurt_and_tired_9() -> None:
    hear(begin("hurt_and_tired"), "hurt_and_tired", 9, 9)


@proves("rest.equip-trade")
def test_hurt_and_tired_14() -> None:
    hear(begin("hurt_and_tired"), "hurt_and_tired", 14, 14)


@proves("rest.use-one-scope", "rest.revive", "source.reroll")
def test_hurt_and_tired_20_to_22() -> None:
    hear(begin("hurt_and_tired"), "hurt_and_tired", 20, 22)


@proves("explore.resolve-order", "card.keyword-permanent", "card.place-self", "map.key")
def test_hurt_and_tired_25_to_26() -> None:
    hear(begin("hurt_and_tired"), "hurt_and_tired", 25, 26)


@proves("rest.no-move", "rest.slide", "rest.recover")
def test_all_is_lost_1_to_3() -> None:
    hear(begin("all_is_lost"), "all_is_lost", 1, 3)


@proves("equip.hands", "rest.equip-trade")
def test_all_is_lost_5_to_8() -> None:
    hear(begin("all_is_lost"), "all_is_lost", 5, 8)


@proves("rest.use-one-scope", "source.reroll", "card.may-do", "spawn.place")
def test_all_is_lost_11_to_13() -> None:
    hear(begin("all_is_lost"), "all_is_lost", 11, 13)


@proves("card.discard", "downed.whole-party-exploring", "action.recover")
def test_all_is_lost_14_to_16() -> None:
    hear(begin("all_is_lost"), "all_is_lost", 14, 16)


@proves("target.rule-space")
def test_all_is_lost_20() -> None:
    hear(begin("all_is_lost"), "all_is_lost", 20, 20)


@proves("revive.action", "end.defeat-not-restart", "end.new-spawn", "end.when")
def test_all_is_lost_24_to_26() -> None:
    hear(begin("all_is_lost"), "all_is_lost", 24, 26)


@proves("party.unique-origins", "setup.collar", "session.saved", "variant.combine")
def test_who_are_you_1_to_4() -> None:
    hear(begin("who_are_you"), "who_are_you", 1, 4)


@proves("card.keyword-permanent", "spawn.count", "card.return", "time.pause")
def test_who_are_you_13_to_14() -> None:
    hear(begin("who_are_you"), "who_are_you", 13, 14)


@proves("summon.no-body")
def test_who_are_you_18() -> None:
    hear(begin("who_are_you"), "who_are_you", 18, 18)


@proves("action.taunt")
def test_who_are_you_22() -> None:
    hear(begin("who_are_you"), "who_are_you", 22, 22)


@proves("rune.stored", "rune.trade-attached", "setup.collar", "journal.review")
def test_an_old_campaign_1() -> None:
    hear(begin("an_old_campaign"), "an_old_campaign", 1, 1)


@proves("rune.one-per-item", "rune.trade-attached", "consumable.backpack")
def test_an_old_campaign_6_to_8() -> None:
    hear(begin("an_old_campaign"), "an_old_campaign", 6, 8)


@proves("rune.stored", "origin.keywords")
def test_an_old_campaign_14_to_17() -> None:
    hear(begin("an_old_campaign"), "an_old_campaign", 14, 17)


@proves("rune.replace-item", "equip.backpack", "rune.stored")
def test_an_old_campaign_19_to_21() -> None:
    hear(begin("an_old_campaign"), "an_old_campaign", 19, 21)


@proves("campaign.echoes", "finish.clean", "finish.interlude", "source.cap")
def test_a_level_higher_1() -> None:
    hear(begin("a_level_higher"), "a_level_higher", 1, 1)


@proves("loot.empty-deck", "loot.exploring", "level.card", "talent.unique")
def test_a_level_higher_2_to_5() -> None:
    hear(begin("a_level_higher"), "a_level_higher", 2, 5)


@proves("level.talent", "level.skill", "learn.copies")
def test_a_level_higher_6_to_9() -> None:
    hear(begin("a_level_higher"), "a_level_higher", 6, 9)


@proves("level.respec")
def test_a_level_higher_11() -> None:
    hear(begin("a_level_higher"), "a_level_higher", 11, 11)


@proves("level.respec", "level.talent")
def test_a_level_higher_15_to_18() -> None:
    hear(begin("a_level_higher"), "a_level_higher", 15, 18)


@proves("level.skill", "learn.advanced")
def test_a_level_higher_20_to_22() -> None:
    hear(begin("a_level_higher"), "a_level_higher", 20, 22)


@proves("finish.clean", "finish.interlude")
def test_at_the_merchant_1() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 1, 1)


@proves("rune.one-per-item", "rune.replace-item", "rune.trade-attached")
def test_at_the_merchant_5_to_6() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 5, 6)


@proves("rune.one-per-item", "rune.replace-item")
def test_at_the_merchant_9_to_11() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 9, 11)


@proves("loot.gold-use", "merchant.fee", "merchant.free-consumables", "origin.keywords")
def test_at_the_merchant_16_to_18() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 16, 18)


@proves("merchant.offer-stays", "merchant.buy", "merchant.runes")
def test_at_the_merchant_18_to_20() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 18, 20)


@proves("loot.unique-deck", "merchant.offer-stays", "merchant.fee", "merchant.runes")
def test_at_the_merchant_22_to_24() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 22, 24)


@proves("merchant.buy")
def test_at_the_merchant_26() -> None:
    hear(begin("at_the_merchant"), "at_the_merchant", 26, 26)
