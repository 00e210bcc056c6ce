"""Explore rounds: travel, groups, cards, choices, challenges, time, exits."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.exploring.loot import in_deck
from gloam.games.original_sin.rules.figures.numbers import keywords
from gloam.games.original_sin.state import (
    BOSS,
    DISCARDED,
    HELD,
    IN_DECK,
    ON_MAP,
    ON_STACK,
    Outcome,
    Round,
)
from tests.games.original_sin.exploring.playing import explore
from tests.games.original_sin.playing import BLANK, BLUE_HIT, CLOSEST, WHITE_HIT, WHITE_SPECIAL, A
from tests.games.original_sin.proving import proves


@proves("explore.travel", "explore.travel-free", "map.tactical", "map.locked-space")
def test_an_explorer_goes_as_far_as_open_paths_lead_and_stops_on_numbered_spaces() -> None:
    table = explore().round("explore")
    table.do("turn", 0, seat=0)
    spaces = [table.game.place.spaces[space].id for (space,) in table.offered("travel")]
    assert spaces == ["1", "2", "3"]
    table.travel(0, "2")
    assert table.one(0).ap == 0


@proves(
    "explore.turn-slide", "explore.turn-start", "status.in-all-rounds", "damage.not-combat-only"
)
def test_statuses_work_and_slide_while_exploring() -> None:
    table = explore(["ifan", "lohse"])
    table.one(0).track = ((FACE["burning"], 2, True),)
    table.round("explore").do("turn", 0, seat=0)
    assert table.one(0).hp == 26 - (3 - 1)
    table.travel(0, "1")
    assert table.statuses(0) == {"burning": 1}


@proves("explore.groups", "explore.choice", "explore.resolve-order", "explore.read-all-first")
def test_each_group_takes_a_card_and_the_party_orders_them() -> None:
    table = explore().round("explore").all_travel("1", "2")
    assert table.asks("group-order")
    table.vote("group", table.space("2"))
    assert table.asks("resolve-order")
    assert table.words().count("reveals") == 2
    table.vote("location-card", table.card("1"))
    assert table.asks("option", table.card("1"))


@proves("explore.hold-option", "explore.hold-any-space", "explore.fully-explored")
def test_a_held_card_is_taken_up_from_anywhere_and_an_empty_space_gives_nothing() -> None:
    table = explore().round("explore").all_travel("1", "1").option(2)
    assert table.where("1") == HELD
    assert table.game.paused
    table.round("explore").all_travel("1", "1")
    # nothing is left in the yard: the held card, or no card at all
    assert table.asks("explore-or-hold")
    assert table.options() == [("held", table.card("1")), ("done",)]
    table.vote("done")
    assert (table.where("1"), table.game.revealed) == (HELD, ())
    table.round("explore").all_travel("1", "1").vote("held", table.card("1")).option(3)
    assert table.where("1") == DISCARDED
    table.round("explore").all_travel("1", "1")
    assert table.asks("round")


@proves("time.pause", "time.advance", "location.time-start")
def test_time_starts_by_the_number_of_players_and_rests_while_paused() -> None:
    assert explore(["ifan", "fane", "lohse"]).game.time == 5
    table = explore().round("explore").all_travel("1", "1").option(2)
    assert table.game.time == 6
    table.round("explore").all_travel("1", "1").vote("held", table.card("1"))
    table.option(4).vote("leave-it")
    assert table.game.time == 3 - 1  # set to 3, resumed, and one for the round


@proves("card.chain", "journal.later", "time.set-later", "loot.generic")
def test_a_chained_card_is_resolved_at_once_and_only_once() -> None:
    table = explore().round("explore").all_travel("1", "1").rolls(0).option(4)
    assert table.asks("who-takes")
    table.vote("figure", 1)
    assert [len(origin.pack) for origin in table.game.party] == [0, 1]
    assert table.where("10") == DISCARDED
    assert table.game.gold == 0
    known = explore()
    known.game.journal_cards = (7,)
    known.round("explore").all_travel("1", "1").option(4)
    assert known.game.gold == 5  # what was learnt earlier opens another way


@proves("skill.keyword-play", "skill.keyword-cooldown", "origin.keywords-temporary")
def test_a_skill_is_played_for_its_keyword_alone() -> None:
    table = explore(["ifan", "lohse"])
    table.one(0).hp = 20
    table.round("explore").all_travel("1", "1")
    assert [at for (at,) in table.offered("option")] == [0, 2, 3, 4, 5]
    table.option(0)
    gust = FACE["gust-step"]
    assert table.one(1).track == ((gust, 3, False),)
    assert gust not in table.one(1).hand
    assert (table.game.gold, table.one(0).hp, table.one(1).at) == (1, 22, table.space("1"))
    assert table.game.journal_cards == (7,)
    assert table.where("1") == DISCARDED


@proves("card.keyword-permanent", "card.flip")
def test_who_lacks_the_keyword_is_not_offered_what_asks_for_it() -> None:
    table = explore().round("explore").all_travel("1", "1")
    assert [at for (at,) in table.offered("option")] == [2, 3, 4, 5]
    table.game.gold = 3
    table = explore()
    table.game.gold = 3
    table.round("explore").all_travel("1", "1").option(1)
    assert not table.one(0).collared


@proves("map.key", "map.locked-path", "card.place-other", "map.locked-space-open")
def test_a_key_opens_a_path_and_a_card_a_locked_space() -> None:
    table = explore().round("explore").all_travel("1", "1").option(3)
    assert table.where("12") == ON_MAP
    table.round("explore").do("turn", 0, seat=0)
    spaces = [table.game.place.spaces[space].id for (space,) in table.offered("travel")]
    assert spaces == ["1", "2", "3", "4", "5"]


@proves("map.when-explored", "map.placed-stays", "challenge.base", "challenge.flip")
def test_a_placed_card_is_explored_again_and_again() -> None:
    table = explore().round("explore").all_travel("1", "1").option(3)
    for gold in (1, 2):
        table.round("explore").all_travel("5", "5")
        table.rolls(WHITE_HIT, BLANK, BLANK).vote("figure", 0)
        if table.asks("option"):  # the noise of time
            table.option(0)
        assert table.game.gold == gold
        assert table.where("12") == ON_MAP


@proves("challenge.who", "challenge.bonus", "challenge.hits", "challenge.result-order")
def test_each_who_likes_rolls_and_meets_the_result_of_its_total() -> None:
    table = explore(["ifan", "fane"]).round("explore").all_travel("2", "2")
    # Ifan is a MERCENARY and two are here: four white dice and a blue one
    table.rolls(WHITE_HIT, WHITE_SPECIAL, WHITE_HIT, BLANK, BLUE_HIT).do("yes", seat=0)
    table.rolls(BLANK, BLANK, BLANK, BLUE_HIT).do("yes", seat=1)
    assert table.game.totals == {0: 4, 1: 1}
    table.vote("figure", 1)
    assert (table.one(1).hp, table.game.gold) == (24 - (3 + 2 - 2), 2)  # WET feeds it
    assert table.statuses(0) == {"blessed": 2}
    assert table.game.journal_cards == (3,)
    assert table.where("2") == DISCARDED


@proves(
    "challenge.auto", "challenge.auto-before", "challenge.auto-others", "challenge.temp-keyword"
)
def test_automatic_success_is_claimed_first_and_picks_its_row_after_the_flip() -> None:
    table = explore(["ifan", "lohse"]).round("explore").all_travel("2", "2")
    table.do("no", seat=0).do("yes", seat=1)
    assert table.asks("claim", 1)
    table.do("yes")
    assert table.one(1).track == ((FACE["gust-step"], 3, False),)
    assert "TELEPORTATION" not in keywords(table.game, 1)  # it was lent for this challenge only
    assert table.asks("pick-result")
    table.do("row", 2)
    assert table.game.gold == 2


@proves("map.multicard", "map.multicard-repeat", "card.return")
def test_a_multicard_space_gives_one_of_its_cards_at_random() -> None:
    for roll, gold in ((0, 1), (1, 0)):
        table = explore().round("explore").all_travel("3", "3")
        table = explore(rolls=(roll,)).round("explore").all_travel("3", "3")
        assert table.game.gold == gold
        assert table.where("3a") == IN_DECK
        assert table.where("3b") == (ON_STACK if roll else IN_DECK)


@proves("spawn.count", "spawn.stack", "round.checked-at-start", "end.victory")
def test_a_spawn_makes_the_next_round_a_combat_and_its_card_waits_for_the_end() -> None:
    table = explore(rolls=(1,)).round("explore").all_travel("3", "3")
    assert list(table.game.enemies) == [A]
    assert table.game.time == 5
    assert table.game.round is Round.COMBAT
    table.enemy(A).hp = 1
    table.turn(0).rolls(BLUE_HIT, BLANK, 0).use("starter-bow", "figure", A)
    # two gold, then a Boss who comes after this combat
    assert table.game.gold == 2
    assert table.where("3b") == DISCARDED
    assert list(table.game.enemies) == [BOSS]
    assert table.game.stack == (table.card("11"),)


@proves("end.during-event", "time.event", "party.collective-choice")
def test_an_event_at_the_end_of_a_round_belongs_to_the_party() -> None:
    table = explore()
    table.game.time = 5
    table.round("explore").all_travel("1", "1").option(3)
    assert table.asks("option", table.card("A"))
    table.vote("option", 1)
    assert [origin.hp for origin in table.game.party] == [24, 22]
    assert table.where("A") == DISCARDED


@proves("exit.optional", "exit.unanimous", "exit.refused-uses-card", "exit.whole-party")
def test_an_optional_exit_is_held_unless_all_agree() -> None:
    table = explore().round("explore").all_travel("1", "1").option(3)
    table.round("explore").all_travel("4", "2")
    table.vote("group", table.space("4"))
    table.vote("location-card", table.card("4"))
    table.do("yes", seat=0).do("no", seat=1)
    assert table.where("4") == HELD
    table.do("no", seat=1)  # no challenge either
    table.option(0)  # the noise
    table.round("explore").all_travel("4", "1").vote("group", table.space("4"))
    table.vote("held", table.card("4")).vote("yes").content()
    assert table.run.result is not None
    assert table.game.outcome is Outcome.LEFT
    assert (table.game.next_place, table.game.level_up) == ("yard", False)


@proves("time.end-event", "exit.mandatory", "exit.names", "time.end-not-always-restart")
def test_when_time_is_up_its_event_decides() -> None:
    table = explore()
    table.game.time = 1
    table.round("explore").all_travel("1", "1").option(3)
    assert (table.game.next_place, table.game.level_up) == ("quarry", True)
    assert table.asks("who-learns")


@proves("downed.whole-party-exploring", "restart.gold", "restart.recovery", "restart.keep")
def test_a_party_that_falls_while_exploring_begins_anew() -> None:
    table = explore()
    table.game.gold, table.game.journal_cards = 4, (3,)
    table.one(0).hp = table.one(1).hp = 1
    table.game.time = 5
    table.round("explore").all_travel("1", "1").option(3).vote("option", 1)
    assert "restart" in table.words()
    assert (table.game.gold, table.game.journal_cards, table.game.time) == (0, (3,), 6)
    assert [origin.hp for origin in table.game.party] == [26, 24]
    assert set(table.game.where) == {IN_DECK}
    assert table.asks("end-session")
    table.vote("go-on").content()
    assert table.asks("round")


@proves("explore.downed-group", "downed.no-location", "downed.other-turn")
def test_the_downed_travel_nowhere_and_explore_nothing() -> None:
    table = explore()
    table.one(0).hp = 0
    table.one(0).track = ((FACE["shocked"], 2, True),)
    table.round("explore")
    table.travel(1, "2")
    assert table.statuses(0) == {"shocked": 1}
    assert table.asks("may-roll")
    assert table.game.group == 2


# --- Rest ---


@proves("rest.recover", "rest.recover-package", "rest.step-order", "rest.slide")
def test_rest_heals_two_and_takes_all_statuses_or_nothing() -> None:
    table = explore(["ifan", "lohse"])
    table.one(0).hp = table.one(1).hp = 10
    table.one(0).track = ((FACE["haste"], 3, True), (FACE["ricochet"], 2, False))
    table.round("rest").do("turn", 0, seat=0).do("yes")
    assert (table.one(0).hp, table.statuses(0)) == (12, {"ricochet": 2})
    table.do("done").do("done")
    assert table.statuses(0) == {"ricochet": 1}
    table.do("yes")
    assert table.one(1).hp == 10 + 4  # her talent


@proves("rest.revive", "rest.equip-trade", "rest.use-one")
def test_rest_revives_and_trades_over_any_distance_and_uses_one_card_for_nothing() -> None:
    table = explore(["lohse", "ifan"])
    table.one(1).hp, table.one(1).at = 0, table.space("2")
    table.one(0).pack = (FACE["oilskin"],)
    table.round("rest").do("no").do("revive", 1).do("hp", 5)
    assert (table.one(0).hp, table.one(1).hp) == (18 - 5, 5)
    table.do("give", 1, 5).do("yes", seat=1)
    assert table.one(1).worn[1] == FACE["oilskin"]
    table.do("done").do("use", FACE["mending-rain"])  # she alone is in reach
    assert table.one(0).hp == 13 + 4
    assert table.one(0).ap == 0
    assert table.game.active == 1


@proves("round.no-enemies", "rest.all-or-none")
def test_the_party_votes_for_the_kind_of_round() -> None:
    table = explore(["ifan", "fane", "lohse"])
    table.do("rest", seat=2).do("explore", seat=0).do("explore", seat=1)
    assert table.game.round is Round.EXPLORE


@proves("time.event-in-combat", "spawn.combined", "combat.spawn-mid-round")
def test_an_event_in_combat_adds_to_the_fight() -> None:
    table = explore(rolls=(1,))
    table.game.time = 4
    table.round("explore").all_travel("3", "3")
    assert table.game.time == 3
    table.turn(0).end().turn(1).rolls(CLOSEST, BLANK).end()
    table.vote("figure", 0)
    assert table.game.stack == (table.card("3b"), table.card("B"))
    assert [enemy.fast for enemy in table.game.enemies.values()] == [False, True]


@proves("card.place-self", "map.when-explored", "map.placed-stays")
def test_a_card_that_places_itself_is_explored_in_the_stead_of_the_deck() -> None:
    table = explore().round("explore").all_travel("1", "1").option(5)
    assert table.where("1") == ON_MAP
    for gold in (1, 2):
        table.round("explore").all_travel("2", "2")
        if table.asks("option"):  # the noise of time
            table.option(0)
        assert table.game.gold == gold
    assert table.where("2") == IN_DECK


@proves("end.when", "end.during-event", "end.defeat-not-restart")
def test_a_card_may_say_that_a_combat_is_lost() -> None:
    table = explore(rolls=(1,))
    table.round("explore").all_travel("3", "3")
    assert table.game.time == 5
    table.turn(0).end().turn(1).rolls(CLOSEST, BLANK).end()
    table.vote("figure", 0)
    assert table.asks("option", table.card("A"))
    table.option(2)
    assert table.game.enemies == {}
    # the defeat took one more; the round's own step was taken before
    assert (table.game.time, table.where("3b")) == (3, IN_DECK)
    assert table.asks("round")


@proves("rest.use-one-scope", "talent.free")
def test_what_is_free_is_not_counted_while_resting() -> None:
    table = explore(["vali", "ifan"])
    table.one(0).track = ((FACE["burning"], 1, True),)
    table.round("rest").do("turn", 0, seat=0)
    table.do("no").do("done").do("free", FACE["clean-wounds"])
    assert table.statuses(0) == {}
    assert (FACE["unseen"],) in table.offered("use")


@proves("consumable.keyword", "skill.keyword-own")
def test_a_scroll_played_for_its_keyword_is_gone_and_does_nothing_else() -> None:
    table = explore()
    table.one(1).pack = (FACE["scroll-of-stepping"], FACE["healing-potion"])
    table.round("explore").all_travel("1", "1").option(0)
    assert table.one(1).pack == (FACE["healing-potion"],)
    assert (table.game.gold, table.one(1).at) == (1, table.space("1"))


@proves("explore.downed-group", "explore.hold-next-round")
def test_the_card_of_a_group_that_has_fallen_goes_back_where_it_came_from() -> None:
    table = explore().round("explore").all_travel("1", "1").option(2)
    table.round("explore").all_travel("1", "2")
    table.vote("group", table.space("1")).vote("held", table.card("1"))
    assert table.asks("resolve-order")
    table.one(0).hp = 0
    table.vote("location-card", table.card("1"))
    assert table.where("1") == HELD
    table = explore().round("explore").all_travel("1", "2")
    table.vote("group", table.space("1"))
    table.one(1).hp = 0
    table.vote("location-card", table.card("2"))
    assert table.where("2") == IN_DECK


@proves("components.token-limits", "loot.empty-deck")
def test_what_somebody_has_is_not_in_its_deck() -> None:
    table = explore()
    potion = FACE["healing-potion"]
    assert len(in_deck(table.game, "potion")) == 16
    assert in_deck(table.game, "potion").count(potion) == 2
    table.one(0).pack = (potion,)
    table.one(1).track = ((FACE["physical-armor-potion"], 2, True),)
    assert len(in_deck(table.game, "potion")) == 14
    assert in_deck(table.game, "potion").count(potion) == 1
    assert len(in_deck(table.game, "equipment-1")) == 28
    table.game.offer = tuple(in_deck(table.game, "potion"))
    assert not table.called("find_item", "potion", 3).asks("who-takes")  # none is left
