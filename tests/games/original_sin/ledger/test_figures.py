"""Figures: damage and armour, the downed, UNDEAD, skills, summons, items."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.combat.attacks import targets
from gloam.games.original_sin.rules.exploring.loot import in_deck
from gloam.games.original_sin.rules.exploring.map import distance
from gloam.games.original_sin.rules.figures.damage import heal, stand_up, take_damage
from gloam.games.original_sin.rules.figures.numbers import armour, keywords
from gloam.games.original_sin.rules.items.summons import gain_summon, regain_source
from gloam.games.original_sin.rules.setup import arrive
from gloam.games.original_sin.state import (
    AIR,
    CHARGED,
    DAMAGE_WORDS,
    DIRECT,
    EARTH,
    FIRE,
    HAND,
    NO_CARD,
    OILY,
    PACK,
    PHYSICAL,
    POISON,
    WORN,
)
from tests.games.original_sin.exploring.playing import explore
from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    BLUE_SPECIAL,
    RED_THREE,
    RED_TWO,
    A,
    fight,
)
from tests.games.original_sin.proving import proves


@proves("damage.types", "damage.reduce-hp", "damage.armor-stacks", "damage.armor-persistent")
def test_all_armour_counts_every_time_and_hp_end_at_none() -> None:
    table = fight(["beast", "ifan"])
    game = table.game
    assert len(DAMAGE_WORDS) == 7
    assert armour(game, 0) == (3, 0)  # mail 2, shield 1
    assert [take_damage(game, 0, 5, PHYSICAL) for _ in range(3)] == [2, 2, 2]
    assert take_damage(game, 0, 5, AIR) == 5
    assert take_damage(game, 0, 99, DIRECT) == 28 - 11
    assert game.party[0].hp == 0


@proves("damage.order", "env.charged", "env.oily", "damage.armor-enemies")
def test_ground_adds_before_armour_and_types_take_off_last() -> None:
    table = fight(minions=[("bandit-hydrosophist", 4)], environment={4: CHARGED, 3: OILY})
    game = table.game
    card = CARDS[FACE["bandit-hydrosophist"]]
    assert armour(game, A) == (card.physical, card.magical) == (0, 2)
    assert take_damage(game, A, 3, AIR) == 3 + 2 - 2
    assert take_damage(game, A, 3, EARTH) == 3 - 2
    game.enemies[A].at = 3
    assert take_damage(game, A, 3, EARTH) == 3 + 2 - 2
    prince = game.party[1]
    prince.worn = (FACE["leather-cap"], *prince.worn[1:])  # 1 magical, earth 1 less
    assert take_damage(game, 1, 5, EARTH) == 5 - 1 - 1


@proves("undead.ally-poison", "undead.enemy", "undead.rest-normal", "undead.poison")
def test_poison_heals_undead_friend_and_foe() -> None:
    table = fight(["fane", "ifan"], at=(3, 3), minions=[("drowned-thrall", 3)], hp={0: 5})
    game = table.game
    game.enemies[A].hp = 5
    assert take_damage(game, A, 4, POISON) == 0
    assert game.enemies[A].hp == 9
    wand = CARDS[FACE["starter-wand"]]
    assert {("figure", 0), ("figure", 1), ("figure", A)} <= set(targets(game, 0, wand))
    table.turn(0).rolls(2, 2).use("starter-wand", "figure", 0)
    assert table.one(0).hp == 7
    rested = explore(["fane", "ifan"])
    rested.one(0).hp = 5
    rested.round("rest").do("turn", 0, seat=0).do("yes")
    assert rested.one(0).hp == 7


@proves("downed.when", "downed.keeps", "downed.can-be-targeted", "downed.no-start-effects")
def test_the_downed_lie_where_they_are_with_all_they_have() -> None:
    table = fight(
        ["ifan", "fane"],
        at=(3, 3),
        minions=[("gaoler", 4)],
        hp={1: 1},
        statuses=[(1, "burning", 3)],
        packs={0: ["curative-elixir"]},
    )
    one = table.one(1)
    one.summon, one.at = FACE["summon-wolf"], 3
    take_damage(table.game, 1, 9, DIRECT)
    assert (one.hp, one.at, one.summon) == (0, 3, FACE["summon-wolf"])
    assert one.worn[HAND] == FACE["starter-wand"]
    assert table.statuses(1) == {"burning": 3}
    table.turn(0)
    assert ("figure", 1) in targets(table.game, 0, CARDS[FACE["starter-bow"]])
    table.end()
    harm = [event[3] for event in table.told() if event[0] == "damage"]
    assert FIRE not in harm  # it does not burn on its turn
    assert table.statuses(1) == {"burning": 2}


@proves("downed.while-exploring", "downed.whole-party-other", "revive.cap")
def test_an_origin_falls_outside_of_combat_and_with_all_the_place_begins_anew() -> None:
    table = explore()
    table.one(0).hp, table.one(0).track = 1, ((FACE["burning"], 3, True),)
    table.round("rest").do("turn", 0, seat=0)
    assert table.one(0).hp == 0
    assert table.asks("rest-recover", 1)
    stand_up(table.game, 0, 99)
    assert table.one(0).hp == 26
    last = explore()
    for origin in last.game.party:
        origin.hp, origin.track = 1, ((FACE["burning"], 3, True),)
    last.one(1).hp = 0
    last.round("rest")
    assert "restart" in last.words()


@proves("source.cap", "source.lasts", "source.refill")
def test_source_is_regained_by_cards_only_up_to_its_maximum() -> None:
    table = fight()
    table.one(0).source = 1
    regain_source(table.game, 0, 5)
    assert table.one(0).source == 2
    table.one(0).source = 0
    table.turn(0).end().turn(1).end()
    assert table.one(0).source == 0
    arrive(table.game)
    assert table.one(0).source == 2


@proves("skill.in-hand", "skill.no-cooldown", "action.card", "ap.no-debt")
def test_only_what_is_in_hand_and_paid_for_is_used() -> None:
    table = fight(at=(4, 0), hands={0: ["ricochet", "tentacle-lash"]})
    table.one(0).track = ((FACE["ricochet"], 2, False),)
    table.one(0).hand = (FACE["tentacle-lash"],)
    table.turn(0)
    used = {face for (face,) in table.offered("use")}
    assert FACE["tentacle-lash"] in used
    assert FACE["ricochet"] not in used
    poor = fight(at=(4, 0), ap=-5)
    poor.turn(0)
    assert poor.one(0).ap == 0
    assert poor.offered("use") == []
    # a skill without a slot comes back at once
    again = fight(at=(4, 0), hands={0: ["tentacle-lash"]}).reprint("tentacle-lash", slot=0)
    again.turn(0).rolls(*[BLANK] * 4).use("tentacle-lash", "figure", A)
    assert again.one(0).hand == (FACE["tentacle-lash"],)
    assert again.one(0).track == ()


@proves("consumable.kinds", "equip.stored-inactive")
def test_scrolls_potions_grenades_and_arrows_are_used_from_the_backpack() -> None:
    kinds = ["scroll-of-embers", "healing-potion", "fire-grenade", "fire-arrows"]
    table = fight(at=(4, 0), packs={0: [*kinds, "starter-sword"]})
    used = {face for (face,) in table.turn(0).offered("use")}
    assert {FACE[id] for id in kinds} <= used
    assert FACE["starter-sword"] not in used  # an item there does nothing


@proves("summon.gain", "summon.one", "equip.keywords", "summon.as-item")
def test_a_new_summon_replaces_the_old_and_lends_its_keywords() -> None:
    table = fight()
    game = table.game
    gain_summon(game, 0, FACE["summon-wolf"], NO_CARD)
    assert "BEAST SPEECH" in keywords(game, 0)
    gain_summon(game, 0, FACE["summon-hawk"], NO_CARD)
    assert table.one(0).summon == FACE["summon-hawk"]
    assert "BEAST SPEECH" not in keywords(game, 0)
    assert {"FLIGHT", "BOW"} <= keywords(game, 0)


@proves("equip.slots", "origin.figure-slots", "origin.trinket-count", "equip.backpack")
def test_five_slots_and_three_places_in_the_backpack() -> None:
    table = fight(at=(0, 0), packs={0: ["leather-cap", "copper-band", "pick-ring"]})
    assert (len(table.one(0).worn), PACK) == (5, 3)
    table.turn(0).do("equip", 0)
    assert table.one(0).worn[0] == FACE["leather-cap"]
    table.do("equip", 0).do("equip", 0)
    assert table.one(0).worn[4] == FACE["pick-ring"]  # one trinket only
    assert table.one(0).pack == (FACE["copper-band"],)


@proves("loot.no-space", "loot.downed-receiver", "loot.combat-reward", "loot.discard-bottom")
def test_rewards_that_nobody_can_take_wait_until_all_are_revived() -> None:
    table = explore()
    table.game.ended = True
    for origin in table.game.party:
        origin.hp = 0
    full = table.called("find_item", "potion", 15)
    assert table.game.owed == (("find_item", "potion"),)
    for origin in table.game.party:
        origin.hp = 5
        origin.pack = (FACE["fire-grenade"], FACE["leather-cap"], FACE["pick-ring"])
    full = table.called("hand_out_owed")
    assert full.asks("who-takes")
    full.vote("figure", 0)
    assert full.asks("too-full", 0)
    left = in_deck(full.game, "grenade").count(FACE["fire-grenade"])
    full.do("discard", 0)
    assert in_deck(full.game, "grenade").count(FACE["fire-grenade"]) == left + 1
    assert len(full.one(0).pack) == 3


@proves("equip.defensive", "equip.action", "attack.stats")
def test_armour_protects_and_a_weapon_may_strike_again_and_again() -> None:
    table = fight(["beast", "ifan"], at=(4, 0), minions=[("gaoler", 4)])
    assert armour(table.game, 0) == (3, 0)
    table.turn(0).rolls(BLUE_HIT, BLUE_HIT, RED_TWO).use("starter-sword", "figure", A)
    table.rolls(BLUE_HIT, BLUE_HIT, RED_TWO).use("starter-sword", "figure", A)
    assert table.enemy(A).hp == 18 - 2 * (4 - 1)
    assert table.statuses(0) == {}  # no cooldown
    assert table.one(0).ap == 1


@proves("origin.card", "talent.facedown-keyword")
def test_an_origin_grows_by_its_card_and_a_used_talent_keeps_its_keyword() -> None:
    table = fight(level=4)
    card = CARDS[table.one(0).face]
    heal(table.game, 0, 99)
    assert table.one(0).hp == card.hp[3] == 44
    table.turn(0)
    assert table.one(0).ap == card.gains[3] == 6
    table.one(0).talents = (FACE["scoundrel-training"],)
    table.one(0).spent = (FACE["scoundrel-training"],)
    assert "LOCKPICK" in keywords(table.game, 0)


@proves("dice.zero", "attack.defeated-target", "attack.range-terrain")
def test_a_roll_without_dice_has_its_bonus_and_a_fallen_foe_no_status() -> None:
    table = fight(
        at=(4, 0),
        enemy_hp={A: 1},
        statuses=[(0, "blinded", 3)],
        packs={0: ["fire-grenade"]},
        environment={4: 5},
    )
    table.turn(0).use("fire-grenade", "space", 4).do("no")
    while table.asks("leave-out"):
        table.rolls(BLUE_SPECIAL, RED_THREE).do(*table.options()[0])
    assert A not in table.game.enemies
    assert "gains-status" not in table.words()
    assert distance(table.game, 3, 4) == 1  # difficult or not
    bare = fight(at=(4, 0), statuses=[(0, "blinded", 3)], minions=[("gaoler", 4)])
    bare.one(0).worn = (NO_CARD,) * HAND + (FACE["starter-dagger"],) + (NO_CARD,) * 2
    assert len(bare.one(0).worn) == WORN
    bare.turn(0).use("starter-dagger", "figure", A)
    bare.rolls(BLANK).do(*bare.options()[0])
    assert bare.enemy(A).hp == 18
