"""Items that change the frame of a turn, lend Abilities, look ahead or bind somebody."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import LINE_TEXT
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    most_stamina,
)
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    EVENT_DISCARD,
    EVENT_TOP,
    LAID_ASIDE,
    MAJOR_EVENTS,
    MINOR_EVENTS,
    MODERATE_EVENTS,
    ON_BOARD,
    Light,
    Status,
)
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.graph import Belief
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at

SUIT, RADIO, CHALICE = FACE["ghillie-suit"], FACE["two-way-radio"], FACE["blood-chalice"]
BATTERIES, LORGNETTE = FACE["spare-batteries"], FACE["lorgnette"]


def holding(*names: str, **given: object) -> Dark:
    """Somebody whose turn it is holds these."""
    given.setdefault("spots", [(1, 1), (0, 5)])
    table = dark(hands={0: names}, **given)  # type: ignore[arg-type]  # handed on as they came
    return table.turn(0)


# --- Ghillie Suit, Sedatives ---


@proves("round.end-order", "round.end-extra")
def test_lights_spine_chill_and_burning_go_on_as_a_round_ends() -> None:
    table = dark(lights=(Light(0, at(1, 0), 0, 127),), bright_zones=1, burning=2)
    table.one(1).spine_chill = 1  # given in the round before
    table.one(0).spine_chill = 2
    table.pass_turns().end()
    game = table.game
    assert (game.lights, game.bright_zones, game.faltering) == ((), 0, 1)
    assert [one.spine_chill for one in game.team] == [2, 0]
    assert game.burning == 1
    assert game.round == 3


@proves("round.end-order", "round.end-extra")
def test_a_ghillie_suit_takes_one_off_the_board_for_a_round() -> None:
    table = holding("ghillie-suit", spots=[(1, 2), (0, 5)], butcher=(1, 3))
    table.game.butcher.stalk = 1
    table.do("use", SUIT)
    assert table.one(0).status is Status.AWAY
    assert table.one(0).acted
    table.turn(1).end()
    assert not table.offered("attack")
    assert (1, 2) in table.goes()
    table.end()
    assert table.one(0).status is Status.PLAYING
    assert table.where(0) == (1, 2)


def test_a_ghillie_suit_is_put_on_before_anything_else_and_keeps_its_space() -> None:
    assert not holding("ghillie-suit").go(1, 2).offers("use", SUIT)
    table = holding("ghillie-suit", spots=[(1, 2), (1, 0)]).do("use", SUIT)
    table.turn(1)
    table.game.turn.mp = 2
    assert (1, 2) not in table.go(1, 1).goes()


@proves("track.obstruction")
def test_sedatives_skip_a_turn_and_clear_the_track() -> None:
    table = holding("sedatives", wounds={0: ["collapsed-lung"]})
    table.one(0).stamina, table.one(0).stamina_blocked = 2, 1
    assert most_stamina(table.game, 0) == 3
    table.do("use", FACE["sedatives"]).end().turn(1).end().end()
    table.turn(0)
    assert table.one(0).acted
    assert (table.one(0).stamina, most_stamina(table.game, 0)) == (5, 5)


# --- Spare Batteries, Lorgnette ---


@proves("item.supply", "flash.preview")
def test_spare_batteries_pay_for_the_flashlight_that_follows() -> None:
    table = holding("spare-batteries")
    table.do("use", BATTERIES)
    assert table.options() == [("flashlight",)]
    table.do("flashlight").do("aim", 0)
    assert (table.one(0).charge, table.game.supply[BATTERIES]) == (3, 1)
    assert table.one(0).acted
    table = dark(hands={0: ["spare-batteries"]})
    table.one(0).charge = 0
    table.turn(0)
    assert not table.offers("flashlight")
    table.do("use", BATTERIES).do("flashlight").do("aim", 0)
    assert table.one(0).charge == 0


@proves("item.supply")
def test_a_lorgnette_lights_spaces_that_are_only_touched_for_a_price() -> None:
    table = holding("lorgnette", "spare-batteries", butcher=(2, 2), spots=[(1, 1), (0, 5)])
    table.do("use", LORGNETTE)
    assert table.offered("choose") == [(1,)]
    table.do("choose", 1)
    assert FACE["darkness"] in table.one(1).conditions
    assert table.offers("use", BATTERIES)
    table.do("flashlight").do("aim", 0)
    assert set(table.offered("space")) == {(at(0, 2),), (at(2, 2),)}
    table.do("space", at(2, 2))
    assert table.game.figure.revealed
    assert table.game.supply[LORGNETTE] == 5
    assert not table.game.bright >> at(0, 2) & 1


# --- Two-way Radio, Blood Chalice ---


@proves("item.one-use")
def test_a_radio_lends_the_minor_of_somebody_who_is_not_there() -> None:
    table = holding("two-way-radio", rolls=[0]).do("use", RADIO)
    lent = {key[0] for key in table.offered("lend")}
    assert FACE["lucy-belle"] in lent
    assert FACE["ibraheem-hess"] not in lent  # he is in the game
    table.do("lend", FACE["lucy-belle"]).do("sprint")
    assert table.game.turn.mp == 7
    table.end().turn(1).end().end()
    table.script([0])
    table.turn(0).do("sprint")
    assert table.game.turn.mp == 6
    table = holding("two-way-radio").do("use", RADIO).do("lend", FACE["brielle-easton"])
    table.do("can", at(1, 2))
    assert table.game.cans == 1 << at(1, 2)
    assert not table.offers("minor")


@proves("item.infinity", "item.untradable")
def test_a_chalice_lends_a_major_for_a_wound() -> None:
    table = holding(
        "blood-chalice", picks=["drain", "fear"], spots=[(1, 1), (1, 2)], butcher=(2, 1)
    )
    table.do("use", CHALICE).do("lend", FACE["mitchell-carter"]).do("choose", 0)
    assert table.game.figure.revealed
    assert (table.one(0).up, table.one(0).major) == (1, True)
    assert table.offers("use", CHALICE)
    assert not table.offered("trade")


# --- Cursed Poppet ---


def with_poppet(**given: object) -> Dark:
    """The first has bound the second."""
    table = holding("cursed-poppet", **given).do("use", FACE["cursed-poppet"]).do("choose", 1)
    assert table.one(0).stamina == 0
    assert [table.game.pack.faces[p] for p in table.game.hand(1)] == [FACE["cursed-poppet"]]
    return table


@proves("wound.permanent")
def test_when_its_holder_is_wounded_the_owner_may_be_rid_of_a_wound() -> None:
    table = with_poppet(picks=["panic", "drain"])
    gain_wound(table.game, 0, 0)
    gain_wound(table.game, 1, 0)
    table.settle()
    assert table.ask.seat == 1
    table.do("discard-wound", 0)
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@proves("concept.gain")
def test_when_its_holder_loses_stamina_the_owner_may_gain_some() -> None:
    table = with_poppet()
    lose_stamina(table.game, 1, 1, 1)
    table.settle().do("yes")
    assert (table.one(0).stamina, table.one(1).stamina) == (1, 4)
    table = with_poppet().end().turn(1)
    assert not table.offered("trade")


# --- Phantom Amulet ---


@proves("token.secret-passage-pair")
def test_a_phantom_amulet_joins_two_spaces_anywhere() -> None:
    table = holding("phantom-amulet").do("use", FACE["phantom-amulet"])
    assert table.options() == [("mauled",), ("take-wound",)]
    table.do("mauled").do("lay-passage", at(2, 1)).do("passage", at(3, 1))
    assert FACE["mauled"] in table.one(0).conditions
    assert (3, 1) in table.go(2, 1).goes()
    table = holding("phantom-amulet", conditions={0: ["mauled"]}, picks=["panic"])
    table.do("use", FACE["phantom-amulet"])
    assert table.options() == [("take-wound",)]
    table.do("take-wound")
    assert table.wounds(0) == 1


# --- Crystal Amulet ---


@proves("item.one-use")
def test_a_crystal_amulet_puts_the_next_events_in_another_order() -> None:
    picks = ["fallen-tree", "updraft", "hazy"]
    table = holding("crystal-amulet", with_events=True, picks=picks)
    table.do("use", FACE["crystal-amulet"])
    for name in ("hazy", "fallen-tree", "updraft"):
        table.do("event", FACE[name])
    faces = table.game.pack.faces
    top = [faces[piece] for piece in reversed(table.game.zones[EVENT_TOP])]
    assert top == [FACE[name] for name in ("hazy", "fallen-tree", "updraft")]
    seen = set()
    for seed in range(12):
        for seat in (0, 1):
            world = imagine(table.run, seat, Dice(b"%d" % seed))
            assert world is not None
            piece = world.state.zones[EVENT_TOP][-1]
            seen.add((seat, world.state.pack.faces[piece]))
    assert (1, FACE["hazy"]) in seen
    assert len([face for seat, face in seen if seat == 1]) == 1
    assert len([face for seat, face in seen if seat == 0]) > 1
    table.end().turn(1).end().end()
    assert table.game.event == FACE["hazy"]


@proves("setup.event-major")
def test_the_major_event_stays_last_and_is_one() -> None:
    table = holding("crystal-amulet", with_events=True)
    game = table.game
    for zone in (MINOR_EVENTS, MODERATE_EVENTS):
        for piece in list(game.zones[zone])[1:] if zone == MODERATE_EVENTS else game.zones[zone][:]:
            game.move(piece, EVENT_DISCARD)
    table.do("use", FACE["crystal-amulet"])
    first = table.options()
    assert len(first) == 1  # the Moderate one; the Major comes last
    table.do(*first[0])
    table.do(*table.options()[0])
    assert len(game.zones[EVENT_TOP]) == 2
    assert len(game.zones[MAJOR_EVENTS]) == 2
    table.game.event = -1
    for _ in range(2):
        table.pass_turns().end()
        if table.game.event >= 0:
            game.event = -1
            game.move(game.zones[13][0], EVENT_DISCARD)
    assert len(game.zones[MAJOR_EVENTS]) == 2


# --- Journal, Commiserate ---


@proves("item.one-use", "evidence.many")
def test_a_journal_gives_one_more_reward() -> None:
    table = dark(hands={0: ["journal"]}, spots=[(4, 2), (0, 5)])
    table.one(0).evidence = 1
    table.turn(0)
    assert not table.offered("use")
    table.do("hand-in", 1).do("use", FACE["journal"])
    table.do("reward-general").do("reward-cursed")
    assert len(table.game.hand(0)) == 2
    assert table.one(0).acted


@proves("wound.permanent")
def test_commiserate_goes_if_somebody_agrees_to_suffer() -> None:
    wounds = {0: ["commiserate"]}
    assert not dark(wounds=wounds, spots=[(1, 1), (0, 5)]).turn(0).offered("commiserate")
    table = dark(wounds=wounds, spots=[(1, 1), (1, 2)], picks=["panic", "drain"])
    table.turn(0).do("commiserate", 1)
    assert table.ask.seat == 2
    table.do("agree")
    assert (table.wounds(0), table.wounds(1), table.one(1).up) == (0, 2, 0)
    assert not table.offered("commiserate")
    table = dark(wounds=wounds, spots=[(1, 1), (1, 2)]).turn(0).do("commiserate", 1).do("refuse")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


# --- Firecrackers ---


def lured(to: tuple[int, int], **given: object) -> Dark:
    """The first throws Firecrackers; the Butcher is Hidden, and known to be where he is."""
    table = holding("firecrackers", **given)
    table.game.figure.belief = Belief.at(1 << table.game.figure.space)
    return table.do("use", FACE["firecrackers"]).do("space", at(*to))


@proves("info.no-warning")
def test_firecrackers_draw_him_two_spaces_nearer_in_secret() -> None:
    table = lured((1, 2), spots=[(1, 1), (0, 5)], butcher=(1, 5))
    assert table.ask.seat == 0
    assert not table.ask.told & 2
    assert table.goes() == [(1, 4)]
    table.go(1, 4).go(1, 3)
    assert table.game.figure.space == at(1, 3)
    assert table.believed() == [(1, 3)]
    assert not table.game.figure.revealed
    table = lured((1, 2), spots=[(1, 1), (0, 0)], butcher=(0, 4))
    assert set(table.goes()) == {(0, 3), (1, 4)}
    table.go(1, 4).go(1, 3)
    assert set(table.believed()) == {(0, 2), (1, 3)}


def test_windows_light_and_cans_on_the_way_tell_of_him() -> None:
    shut = {"gates": [2, 0], "blocked": 1}  # only the Window leads out of the shed
    table = lured((3, 3), spots=[(2, 3), (0, 5)], butcher=(3, 1), **shut)
    table.go(3, 2).go(3, 3)
    assert "noise" in table.words(1)
    assert table.believed() == [(3, 3)]
    table = lured((1, 2), spots=[(1, 1), (0, 5)], butcher=(1, 5), bright=1 << at(1, 4))
    table.go(1, 4).go(1, 3)
    assert table.game.figure.revealed
    assert table.believed() == [(1, 3)]
    table = lured((1, 2), spots=[(1, 1), (0, 5)], butcher=(1, 5), cans=1 << at(1, 4))
    table.go(1, 4).go(1, 3)
    assert (table.game.cans, table.game.noises) == (0, 1 << at(1, 4))
    assert not table.game.figure.revealed
    table = lured((1, 2), spots=[(1, 1), (0, 5)], butcher=(1, 2))
    assert table.ask.seat == 1  # he is there already, and nobody learns it
    assert table.believed() == [(1, 2)]


# --- equal traits ---


@proves("item.supply", "concept.d6")
def test_two_equal_traits_count_twice() -> None:
    table = holding("mystery-syringe", rolls=[4, 4])
    for _ in range(2):
        table.do("use", FACE["mystery-syringe"])
    table.end().turn(1).end().end()
    assert table.turn(0).game.turn.mp == 8


# --- cards that can be of no use, an Event that only waits ---


def held(table: Dark, who: int) -> list[int]:
    return [table.game.pack.faces[piece] for piece in table.game.hand(who)]


@proves("item.impossible-on-gain", "item.impossible-later", "item.general")
def test_a_card_that_can_be_of_no_use_is_replaced_and_only_the_team_sees_it() -> None:
    table = dark(picks=["survival-kit", "whiskey", "torch"], spots=[(1, 4), (0, 5)])
    table.game.tokens[2].status = ON_BOARD
    table.turn(0).do("take", 2)  # no Events are played with
    assert sorted(held(table, 0)) == sorted([FACE["whiskey"], FACE["torch"]])
    (aside,) = table.game.zones[LAID_ASIDE]
    assert table.game.knows[aside] & 0b111 == 0b110
    table = dark(hands={0: ["survival-kit"]}).turn(0).end()
    assert held(table, 0) == [FACE["survival-kit"]]  # what one has is kept


@proves("event.ignored")
def test_a_hail_storm_waits_for_who_ignores_it() -> None:
    immune = next(n for n, text in enumerate(LINE_TEXT) if text == "the Event does not affect you")
    table = dark(scenario="park", with_events=True, picks=["hail-storm", "panic", "drain"])
    for zone in (MINOR_EVENTS, MODERATE_EVENTS):
        for piece in list(table.game.zones[zone]):
            table.game.move(piece, EVENT_DISCARD)
    table.one(0).for_good = (immune,)
    table.pass_turns().end()
    assert [table.wounds(who) for who in (0, 1)] == [0, 1]
    table.one(0).for_good = ()
    table.pass_turns().end()
    assert [table.wounds(who) for who in (0, 1)] == [1, 1]
    table.pass_turns().end()
    assert [table.wounds(who) for who in (0, 1)] == [1, 1]
