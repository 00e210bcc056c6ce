"""Components, seats, set-up, and the making of effigies."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import HEAD
from gloam.games.harrowing.rules.components_and_zones import MOST_DICE
from gloam.games.harrowing.rules.dice_and_tests import BLACK_DIE, RED_DIE
from gloam.games.harrowing.rules.items import heads
from gloam.games.harrowing.rules.leaving_play.cards import put
from gloam.games.harrowing.rules.ritual_boss_bane import FIRST_BANE, boss_face
from gloam.games.harrowing.state import (
    ACTION_WORDS,
    COLUMN,
    ITEMS,
    MAP,
    OUT,
    SET_ASIDE,
    SIN_WORDS,
    STANDARD,
    UNKNOWN,
    Harrowing,
    Phase,
    bag,
    fate,
)
from tests.games.harrowing.playing import RULES, face, fresh, harrowing, proves, unlocked
from tests.games.harrowing.stand_ins import book

ALL_ONE = {0: [1] * 7, 1: [1] * 7}


@proves(
    "harrowing", "setup.order", "item.starters-first", "item.starters-removed", "setup.starters"
)
def test_heads_are_given_out_before_the_trove_is_laid_and_spare_ones_are_out_of_the_game() -> None:
    table = fresh(2)
    for seat in range(2):
        held = [table.names(table.game.column(seat, number)) for number in range(3)]
        assert held == [["shroud"], ["gauntlet"], ["wreath"]]
    spare = table.names(OUT)
    assert sorted(spare) == sorted(2 * ["shroud", "gauntlet", "wreath"])
    assert not {"shroud", "gauntlet", "wreath"} & {*table.trove(), *table.names(ITEMS)}


@proves("harrowing", "setup.items", "item.trove-start", "item.deck", "component.decks")
def test_three_items_lie_in_the_trove() -> None:
    table = fresh(2)
    assert len(table.trove()) == 3
    types = {book().cards[table.game.pack.faces[p]].type for p in table.game.zones[ITEMS]}
    assert types == {"item"}


@proves("harrowing", "setup.fate", "fate.start", "fate.no-peeking", "zone.fate")
def test_two_cards_of_the_fate_lie_face_up_and_one_face_down_which_nobody_knows() -> None:
    table = fresh(2)
    assert (len(table.fate()), len(table.down())) == (2, 1)
    (hidden,) = table.game.zones[4 * STANDARD + 3]
    assert table.game.knows[hidden] == 0


@proves("harrowing", "setup.set-aside", "zone.set-aside", "tutorial.skip", "zone.back-colour")
def test_grey_backed_cards_are_set_aside_and_no_other_is() -> None:
    table = fresh(2)
    assert table.names(SET_ASIDE) == ["lord"]  # the Origins lie in the Map
    deck = {*table.names(bag(STANDARD)), *table.fate(), *table.down()}
    assert not deck & {"lord", "gate", "chapel", "tower"}


@proves("harrowing", "setup.origins", "setup.origins-closed", "setup.markers", "effigy.marker")
def test_origins_lie_where_they_say_and_all_begin_at_the_open_gate() -> None:
    table = fresh(3)
    assert table.map() == {"gate": (0, 0), "chapel": (0, 1), "tower": (2, 0)}
    assert [table.closed(id) for id in ("gate", "chapel", "tower")] == [False, True, True]
    assert [table.at(seat) for seat in range(3)] == ["gate"] * 3
    assert {*table.names(MAP)} == {"gate", "chapel", "tower"}


@proves("harrowing", "location.charted-setup", "map.unbounded", "zone.map")
def test_no_origin_is_charted_by_set_up() -> None:
    table = fresh(2)
    assert not any(spot.charted for spot in table.game.spots.values())
    assert not table.says("charted")


@proves("harrowing", "effigy.create", "effigy.open-choice", "effigy.values", "setup.sins")
def test_everybody_sets_sins_in_any_order_in_view_of_the_others() -> None:
    table = fresh(2)
    table.answer("marker", 3, seat=1).answer("marker", 0, seat=0)
    assert not table.may("marker", 3, seat=0)
    for sin in reversed(range(7)):
        assert table.offered("value", 0)[-4:] == [(sin, v) for v in (1, 2, 3, 4)]
        table.answer("value", sin, 4, seat=0)
    assert table.game.sheet(0).base == [4] * 7  # for all to see
    table.answer("confirm", seat=0)
    assert table.game.phase is Phase.CREATION  # the other one is not ready
    assert table.options(0) == []


@proves("harrowing", "effigy.no-budget", "effigy.self-portrait", "corruption.start")
def test_values_are_free_and_corruption_begins_at_them() -> None:
    table = fresh(2, values={0: [4] * 7, 1: [1] * 7})
    assert table.held(0) == [4] * 7
    assert table.held(1) == [1] * 7


@proves("harrowing", "effigy.open-choice", "effigy.marker-digital", "corruption.start")
@proves("harrowing", "setup.sins")
def test_who_has_not_confirmed_may_begin_anew() -> None:
    table = fresh(1)
    table.answer("marker", 5)
    assert table.game.markers == [5]
    for sin in range(7):
        table.answer("value", sin, 2)
    assert (table.game.sheet(0).base, table.held(0)) == ([2] * 7, [2] * 7)
    table.answer("anew")
    assert (table.game.sheet(0).base, table.held(0)) == ([0] * 7, [0] * 7)
    assert table.game.phase is Phase.CREATION
    for sin in range(7):
        table.answer("value", sin, 1 + sin % 4)
    table.answer("confirm")
    assert table.held(0) == [1, 2, 3, 4, 1, 2, 3]
    assert table.says("ready") == [("ready", 0)]


@proves("harrowing", "effigy.seven-sins", "effigy.sin-actions", "action.basic-seven")
@proves("harrowing", "action.old-names")
def test_each_of_seven_sins_has_its_action() -> None:
    pairs = dict(zip(SIN_WORDS, ACTION_WORDS, strict=True))
    assert pairs == {
        "lust": "seduce",
        "gluttony": "feast",
        "greed": "scavenge",
        "sloth": "wander",
        "wrath": "fight",
        "envy": "snatch",
        "pride": "explore",
    }
    table = harrowing(1, foes={0: ["rat"]})
    assert table.offered("act") == [(action,) for action in range(7)]


def no_ambush(game: Harrowing) -> None:
    """Two crises lie face up in the Fate."""
    for piece in list(game.zones[fate(STANDARD)]):
        game.move(piece, bag(STANDARD))
    for id in ("calm", "dark"):
        put(game, face(id), fate(STANDARD))


@proves("harrowing", "setup.eye", "eye.start", "eye.hunted", "component.special-cards")
def test_the_highest_sum_is_hunted_first() -> None:
    table = fresh(3, values={0: [1] * 7, 1: [2] * 7, 2: [1] * 7}, arrange=no_ambush)
    assert table.game.hunted() == 1
    assert table.told_with_causes()[-1] == ("hunted", 1, "highest-sins")
    assert table.ask.seats() == (1, 2, 0)  # it has the floor


@proves("harrowing", "eye.tie")
def test_a_tie_is_broken_at_random() -> None:
    for roll in (0, 1):
        table = fresh(2, rolls=[roll], values=ALL_ONE)
        assert table.game.hunted() == roll
        assert table.told_with_causes()[-1] == ("hunted", roll, "lot")


@proves("harrowing", "omen.start", "setup.omens", "setup.begin", "bane.start")
def test_three_omens_each_and_bane_one_then_anybody_may_begin() -> None:
    table = fresh(2, rolls=[0], values=ALL_ONE, arrange=lambda game: None)
    assert table.game.omens == [3, 3]
    assert table.game.bane == FIRST_BANE == 1
    assert {*table.ask.seats()} <= {0, 1}
    assert table.game.phase is Phase.PLAY


@proves("harrowing", "ambush.at-start", "ambush.hunted-invokes")
def test_an_ambush_dealt_in_set_up_binds_the_first_hunted_effigy() -> None:
    table = harrowing(2, fate_up=("snare", "calm"), hunted=1)
    assert table.ask.seats() == (1,)
    assert table.options(1) == [("invoke", 0, 1)]


@proves("harrowing", "seat.player-count", "seat.one-effigy", "component.effigy-sheets")
def test_one_to_four_play_with_one_sheet_each() -> None:
    assert RULES.players == (1, 2, 3, 4)
    for seats in RULES.players:
        game = fresh(seats).game
        assert len(game.sheets) == seats
        assert (game.omens, game.markers) == ([0] * seats, [-1] * seats)
        assert all([sheet.base, sheet.corruption] == [[0] * 7] * 2 for sheet in game.sheets)
        assert game.gaps == [0] * 12
        assert game.sheet_of == tuple(range(seats))


@proves("harrowing", "component.doom-dice", "die.colours", "die.black", "die.red")
def test_six_doom_dice_of_which_one_is_red() -> None:
    fault, grace, blank, bane = range(4)
    assert [BLACK_DIE.count(side) for side in (fault, grace, blank, bane)] == [2, 3, 1, 0]
    assert [RED_DIE.count(side) for side in (fault, grace, blank, bane)] == [2, 3, 0, 1]
    table = harrowing(1, values={0: [4] * 7}, rolls=[5, 5, 5, 5])
    table.game.sheet(0).next_dice = 9
    table.game.dice.rolls[:] = [5] * 6  # type: ignore[attr-defined]  # scripted dice
    table.act(0)
    assert table.game.rolled is not None
    assert len(table.game.rolled.dice) == MOST_DICE == 6
    assert table.game.rolled.dice.count(3) == 1  # of all these fives only the red one is Bane


@proves("harrowing", "component.damage-die-faces")
def test_damage_dice_show_one_to_six() -> None:
    table = harrowing(1, rolls=[2, 0, 5], changes=unlocked("number-2"))
    table = table.call("lifewater", 0)
    assert table.game.rolled is not None
    assert table.game.rolled.numbers == (1, 6)
    assert len(heads(book())) == 3


@proves("harrowing", "component.omen-tokens", "component.not-limiting", "component.shadow-tokens")
def test_tokens_never_run_out() -> None:
    table = harrowing(4, omens=10)
    assert sum(table.game.omens) == 40
    spots = [("gate", 0, 0, "open"), *[(id, 5 + n, 5, "closed") for n, id in enumerate(NAMES)]]
    table = harrowing(1, spots=spots, omens=1)
    table = table.call("gain_omens", 0, 4)
    assert table.game.omens == [5]
    table = table.call("close_here", 0)
    assert table.says("closed") == [("closed", face("gate"))]
    assert sum(spot.closed for spot in table.game.spots.values()) == len(spots)


NAMES = ("chapel", "tower", "pit", "yard", "alley", "nook", "cell", "shrine")


@proves("harrowing", "item.starters", "column.three")
def test_three_heads_begin_the_three_columns() -> None:
    table = fresh(1)
    heads_held = [
        book().type[table.game.pack.faces[table.game.zones[COLUMN + c][0]]] for c in (0, 1, 2)
    ]
    assert heads_held == [HEAD] * 3
    table = harrowing(1, trove=("diadem", "tin"))
    table = table.call("loot", 0, 1, 1)
    assert table.offered("trove") == [(0,)]
    table.answer("trove", 0).answer("attach", 0, 1)


@proves("harrowing", "zone.unknown-sealed", "unknown.outside", "campaign.reset")
def test_a_fresh_campaign_has_everything_else_in_the_unknown() -> None:
    table = fresh(2)
    numbers = {book().cards[table.game.pack.faces[p]].number for p in table.game.zones[UNKNOWN]}
    assert numbers == {1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13}
    assert RULES.unlocked(table.game) == frozenset()
    elsewhere = [n for n, zone in enumerate(table.game.zones) if n != UNKNOWN for _ in zone]
    assert len(elsewhere) == len(table.game.pack.faces) - len(table.game.zones[UNKNOWN])


@proves("harrowing", "circle.first", "boss.first", "circle.origins")
def test_the_first_game_is_played_in_the_first_circle() -> None:
    table = fresh(2, options={"circle": "second"})  # which is not open yet
    assert table.game.circle == 0
    assert face("gate") in [spot.face for spot in table.game.spots.values()]
    assert boss_face(table.game) == face("lord")
