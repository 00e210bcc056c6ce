"""Rounds: who acts when, tracks, time, rest, the order of things."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.exploring.journal import reveal_journal_card
from gloam.games.original_sin.rules.figures.cooldown import moved_on
from gloam.games.original_sin.rules.figures.statuses import gain_status
from gloam.games.original_sin.state import DISCARDED, HELD, Round
from tests.games.original_sin.exploring.playing import Party, explore
from tests.games.original_sin.playing import BLANK, CLOSEST, A, fight
from tests.games.original_sin.proving import proves


@proves("round.types", "round.loop", "explore.turn-order")
def test_after_a_round_the_next_is_chosen_anew_and_anybody_begins() -> None:
    table = explore().round("explore")
    assert table.game.round.name == "EXPLORE"
    table.travel(1, "1").travel(0, "1").option(2)
    assert table.asks("round")
    table.round("rest")
    assert table.game.round is Round.REST


@proves("rest.turn-order", "rest.turn-start", "rest.no-move")
def test_a_rest_turn_begins_with_what_hurts_and_goes_nowhere() -> None:
    table = explore()
    table.one(1).track = ((FACE["burning"], 3, True),)
    table.round("rest").do("turn", 1, seat=1)
    assert table.one(1).hp == 24 - 1  # 3 fire less 2 armour
    assert table.offered("move") == []
    assert table.offered("travel") == []


@proves("combat.origin-turn", "combat.everyone-in", "action.only-own-turn", "skill.use-combat")
def test_a_combat_turn_of_somebody_far_away() -> None:
    table = fight(at=(4, 0), minions=[("gaoler", 4)], statuses=[(0, "burning", 2)])
    table.turn(0)
    assert table.one(0).hp == 26 - 2
    assert table.one(0).ap == 5
    assert list(table.ask.seats()) == [0]  # nobody else may act
    table.rolls(BLANK, BLANK).use("starter-bow", "figure", A).end()
    assert table.one(0).ap == 3
    assert table.statuses(0) == {"burning": 1}
    assert table.asks("act", 1)


@proves("cooldown.tracks", "cooldown.slide-end-of-turn", "cooldown.who-slides", "cooldown.clear")
def test_only_ones_own_track_slides_and_what_passes_slot_one_is_gone() -> None:
    table = fight()
    statuses = [(0, "haste", 1), (0, "blessed", 2), (0, "bleeding", 3), (1, "haste", 2)]
    for who, id, slot in [*statuses, (A, "burning", 2)]:
        gain_status(table.game, who, FACE[id], slot)
    table.turn(0).end()
    assert table.statuses(0) == {"blessed": 1, "bleeding": 2}
    assert table.statuses(1) == {"haste": 2}
    assert table.statuses(A) == {"burning": 2}


@proves("status.same-slot", "skill.flip-pass")
def test_slots_hold_several_cards_and_a_jump_over_the_flip_slot_flips() -> None:
    table = fight(statuses=[(0, "haste", 2)])
    gain_status(table.game, 0, FACE["blessed"], 2)
    assert [on[1] for on in table.one(0).track] == [2, 2]
    face = FACE["conjure-incarnate"]
    assert moved_on(table.game, (face, 4, True), 3) == (face, 1, False)
    assert moved_on(table.game, (face, 5, True), 1) == (face, 4, True)


@proves("combat.fixed-order-check")
def test_a_defeated_minion_leaves_the_others_their_turns() -> None:
    table = fight(
        at=(4, 4),
        minions=[("gaoler", 4), ("gaoler", 4), ("gaoler", 4)],
        rolls=[CLOSEST, BLANK, BLANK] * 3,
    )
    del table.game.enemies[A]
    table.turn(0).end().turn(1).end()
    while table.asks("enemy-target"):
        table.votes("figure", 0)
    turns = [event[1] % 11 for event in table.told() if event[0] == "turn"]
    assert turns[:4] == [0, 1, A + 1, A + 2]


@proves("time.stays-at-end", "time.event-gone", "time.advance-by-card", "time.event-party")
def test_time_passes_every_event_and_stays_at_its_end() -> None:
    table = explore()
    table.game.where[table.card("A")] = DISCARDED
    table = table.called("pass_time", 4)
    assert table.game.time == 2  # over A, which is gone, to B
    assert table.where("B") != DISCARDED
    assert table.game.enemies
    late = explore()
    late.game.time = 0
    late = late.called("pass_time", 3)
    assert late.game.time == 0
    harmed = explore()
    harmed.game.time, harmed.one(1).hp = 5, 0
    harmed = harmed.called("pass_time", 1)
    harmed.option(1)
    assert (harmed.one(0).hp, harmed.one(1).hp) == (24, 0)  # all who stand, wherever they are


def at_the_yard(*origins: str) -> Party:
    return explore(origins or ("ifan", "fane"))


@proves("explore.choice-first", "explore.must-choose", "explore.hold-limit")
def test_a_group_takes_a_held_card_or_explores_and_cannot_do_both_or_neither() -> None:
    table = at_the_yard().round("explore").all_travel("1", "1").option(2)
    table.game.where[table.card("4")] = HELD
    table.round("explore").all_travel("2", "2")
    assert set(table.options()) == {
        ("explore-here",),
        ("held", table.card("1")),
        ("held", table.card("4")),
    }
    table.vote("explore-here")
    assert table.asks("may-roll")


@proves("explore.choice-sequential", "explore.group-here")
def test_groups_choose_one_after_the_other_and_a_taken_card_is_gone() -> None:
    table = at_the_yard().round("explore").all_travel("1", "1").option(2)
    table.round("explore").all_travel("2", "3")
    table.vote("group", table.space("2"))
    table.vote("held", table.card("1"))
    assert ("held", table.card("1")) not in table.options()
    assert table.game.revealed[0][0] == 1  # the group of the first Origin alone


@proves("explore.tactical-start", "map.numbered", "env.difficult-exploring", "equip.explore")
def test_who_stands_between_must_go_on_to_a_number() -> None:
    table = explore()
    table.one(0).at = table.space("t1")
    table.one(0).pack = (FACE["healing-potion"], FACE["leather-cap"])
    table.game.environment = {table.space("2"): 5}
    table.round("explore").do("turn", 0, seat=0)
    spaces = {table.game.place.spaces[space].id for (space,) in table.offered("travel")}
    assert spaces == {"1", "2", "3"}
    assert table.offered("equip") == []
    stuck = explore()
    stuck.one(0).at = stuck.space("t1")
    stuck.one(0).track = ((FACE["knocked-down"], 3, True),)
    stuck.round("explore").do("turn", 0, seat=0)
    assert stuck.asks("travel", 1)
    stuck.do("travel", stuck.space("1"))
    assert stuck.game.group == 2  # the other resolves its card alone


@proves("journal.twice", "journal.reveal", "card.front-only", "card.order-ascending")
def test_a_journal_card_is_revealed_once_and_a_back_is_unread() -> None:
    table = explore()
    reveal_journal_card(table.game, 7)
    reveal_journal_card(table.game, 7)
    assert table.game.journal_cards == (7,)
    table.round("explore").all_travel("1", "1")
    card = table.card("1")
    assert {part for at, part in table.game.read if at == card} == {0}
    table.option(3)  # first the card is placed, then the key
    words = table.words()
    assert words.index("placed") < words.index("unlocked")


@proves("card.discard", "card.who-chooses", "loot.event", "loot.who-gets")
def test_a_resolved_card_is_discarded_and_the_groups_seats_choose() -> None:
    table = explore(["ifan", "fane", "lohse"])
    table.round("explore").all_travel("1", "1", "3")
    while table.asks("group-order") or table.asks("resolve-order"):
        table.vote(*table.options()[0])
    assert set(table.ask.seats()) == {0, 1}
    table.option(4)
    assert table.asks("who-takes")
    assert ("leave-it",) in table.options()
    table.vote("leave-it")
    assert table.where("10") == DISCARDED
    assert all(origin.pack == () for origin in table.game.party)
