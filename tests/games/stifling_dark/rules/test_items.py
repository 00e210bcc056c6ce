"""Items that make light, fetch, burn and bargain."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import ON_BOARD, Light
from gloam.kernel.hidden.graph import Belief
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import WINDOW, at

BESIDE = [(1, 1), (1, 2)]


def using(name: str, **given: object) -> Dark:
    """Somebody whose turn it is uses an Item that they hold."""
    given.setdefault("spots", [(1, 1), (0, 5)])
    table = dark(hands={0: [name]}, **given)  # type: ignore[arg-type]  # handed on as they came
    return table.turn(0).do("use", FACE[name])


@proves("flash.extra-template", "light.other-sources")
def test_an_emergency_flare_lights_from_a_space_beside_one() -> None:
    table = using("emergency-flare", butcher=(1, 4)).do("space", at(1, 2)).do("aim", 0)
    assert table.game.figure.revealed
    assert table.one(0).charge == 3
    assert table.offers("flashlight")
    table = dark(hands={0: ["emergency-flare"]}, lights=(Light(1, at(0, 5), 0, 127),) * 4)
    assert not table.turn(0).offered("use")


@proves("light.single-spaces")
def test_lantern_and_glowstick_light_spaces_round_one_until_the_round_ends() -> None:
    table = using("lantern", butcher=(2, 2)).do("space", at(1, 2))
    assert table.game.figure.revealed
    assert table.game.bright.bit_count() == 5
    table = using("glowstick", spots=[(2, 2), (0, 5)]).do("space", at(3, 1))
    assert not table.game.dark >> at(3, 0) & 1
    assert not table.offers("use", FACE["glowstick"])  # once a round
    table.end().turn(1).end().end()
    assert table.game.dark >> at(3, 0) & 1


def test_a_tripod_leaves_the_light_and_the_turn_goes_on() -> None:
    table = using("tripod").do("aim", 0).go(0, 1)
    assert len(table.game.lights) == 1
    assert not table.offers("flashlight")
    assert not table.offers("charge")
    table.one(0).stamina = 3
    assert table.end().one(0).stamina == 4


@proves("item.one-use", "item.supply")
def test_blueprints_and_a_metal_detector_find_hidden_tokens() -> None:
    table = using("blueprints").do("space", at(2, 5))
    assert table.game.tokens[2].status == ON_BOARD
    table = using("metal-detector", spots=[(3, 1), (0, 5)])
    assert table.game.tokens[0].status == ON_BOARD


@proves("item.supply")
def test_a_stray_mutt_fetches_what_lies_revealed() -> None:
    table = dark(spots=[(1, 2), (0, 0)], hands={0: ["stray-mutt"]})
    assert not table.turn(0).offered("use")
    table = dark(spots=[(1, 2), (0, 0)], hands={0: ["stray-mutt"]}, medical=1 << at(1, 4))
    table.turn(0).do("use", FACE["stray-mutt"]).do("medical", at(1, 4))
    assert table.game.medical == 0
    assert len(table.game.hand(0)) == 2


@proves("item.one-use")
def test_kerosene_needs_two_spaces_side_by_side() -> None:
    table = dark(hands={0: ["kerosene"]}).turn(0)
    assert not table.offers("use", FACE["kerosene"])  # the yard has no triangles
    joined = ((at(0, 1), at(1, 2)),)
    table = using("kerosene", passages=joined)
    assert table.offered("space") == [(at(0, 1),)]  # in ascending order; then one beside it
    table.do("space", at(0, 1))
    assert table.offered("space") == [(at(1, 2),)]
    table.do("space", at(1, 2))
    assert table.game.flames == 1 << at(0, 1) | 1 << at(1, 2)
    table.end().turn(1).end().end()
    assert not table.game.flames


@proves("item.one-use", "token.open-window")
def test_a_dirty_rag_makes_a_window_harmless() -> None:
    table = using("dirty-rag", spots=[(3, 3), (0, 5)]).do("window", WINDOW).go(3, 2)
    assert table.wounds(0) == 0
    assert table.goes()


@proves("item.one-use", "light.single-spaces")
def test_a_torch_makes_ones_zone_dim_for_a_round() -> None:
    table = using("torch", spots=[(3, 1), (0, 5)])
    assert not table.game.dark
    table.end().turn(1).end().end()
    assert table.game.dark


@proves("item.supply", "wound.face-down")
def test_a_tourniquet_numbs_a_wound_for_a_round() -> None:
    table = using("tourniquet", wounds={0: ["nyctophilia"]})
    assert not table.offers("flashlight")
    table.do("numb", 0)
    assert table.offers("flashlight")
    table.end().turn(1).end().end()
    assert not table.turn(0).offers("flashlight")


@proves("item.one-use", "move.forced-not-move")
def test_a_whistle_brings_others_nearer() -> None:
    table = using("whistle", spots=[(1, 1), (1, 5)]).do("choose", 1).go(1, 4).go(1, 3)
    assert table.where(1) == (1, 3)


@proves("game.golden-rule", "rest.gain", "item.one-use")
def test_with_spare_tools_an_involved_action_is_an_interact() -> None:
    table = dark(hands={0: ["spare-tools"]}, spots=[(4, 2), (0, 5)])
    table.one(0).evidence, table.one(0).stamina = 3, 3
    table.turn(0).do("use", FACE["spare-tools"]).do("hand-in", 1).do("none")
    assert not table.offered("hand-in")  # no second one
    assert table.offers("charge")
    assert table.end().one(0).stamina == 4


@proves("event.ignored", "item.one-use")
def test_a_survival_kit_keeps_the_event_off_for_a_turn() -> None:
    table = dark(hands={0: ["survival-kit"]}, event="heavy-smoke")
    table.one(0).stamina = 3
    table.turn(0).do("use", FACE["survival-kit"])
    assert table.end().one(0).stamina == 4


@proves("item.untradable", "round.start-end-effects")
def test_a_diablerie_book_gives_mp_for_good_and_takes_its_price() -> None:
    table = using("diablerie-book", picks=["panic", "drain"]).end().turn(1).end().end()
    table.turn(0)
    assert (table.game.turn.mp, table.wounds(0), table.one(0).up) == (6, 1, 0)
    table.end().turn(1).end().end()
    assert table.turn(0).one(0).up == 1
    assert not table.offered("trade")


@proves("item.supply", "rest.gain")
def test_a_mystery_syringe_has_six_outcomes() -> None:
    rolls = {0: "no_move", 1: "stamina_frozen"}
    for roll, name in rolls.items():
        table = using("mystery-syringe", rolls=[roll]).end().turn(1).end().end()
        assert getattr(burden(table.turn(0).game, 0), name)
    table = dark(hands={0: ["mystery-syringe"]}, rolls=[3])
    table.one(0).stamina = 1
    assert table.turn(0).do("use", FACE["mystery-syringe"]).one(0).stamina == 5
    table = using("mystery-syringe", rolls=[2], wounds={0: ["panic"]}).do("turn-down", 0, 0)
    assert (table.one(0).stamina, table.one(0).up) == (3, 0)
    table = using("mystery-syringe", rolls=[5, 0, 2]).do("sprint")
    assert table.game.turn.mp == 9


def test_flames_stop_the_butcher_and_burn_investigators() -> None:
    table = dark(spots=[(1, 1), (0, 5)], flames=1 << at(1, 2), picks=["panic"]).turn(0).go(1, 2)
    assert table.one(0).up == 1
    table = dark(spots=[(0, 0), (0, 5)], flames=1 << at(1, 2), butcher=(1, 3)).pass_turns()
    assert (1, 2) not in table.goes()


@proves("item.one-use", "round.start-end-effects")
def test_witch_bells_bind_the_next_turn() -> None:
    table = using("witch-bells", butcher=(4, 5)).do("no-roll")
    assert FACE["darkness"] in table.one(0).conditions
    table.end().pass_turns()
    assert not table.offers("roll")
    table = using("witch-bells", butcher=(4, 5)).do("show-shadow").end().pass_turns()
    assert table.game.figure.shadow == at(4, 5)
    assert table.believed() == [(4, 5)]


@proves("item.one-use")
def test_cross_and_binding_tablet_bar_the_next_turn() -> None:
    table = using("cross").end().pass_turns()
    table.game.butcher.stalk = 3
    table.do("roll")
    assert not table.offered("card")
    table = using("binding-tablet", picks=["panic"])
    assert table.one(0).stamina == 1
    table.end().pass_turns()
    assert {key[0] for key in table.options()} == {"go", "roll", "end"}


@proves("item.supply", "info.adversary-roll")
def test_a_motion_detector_shows_the_roll() -> None:
    seen = Belief.at(1 << at(4, 5))
    table = using("motion-detector", butcher=(4, 5), rolls=[0])
    table.game.figure.belief = seen
    table.end().pass_turns().do("roll")
    assert ("adversary-rolls", 2) in table.told(1)
    table.end()
    assert (0, 0) not in table.believed()  # nine steps away, and he had seven
    assert not table.game.adversary.shows_roll


@proves("item.one-use")
def test_a_foul_spell_bag_gives_and_takes() -> None:
    table = using("foul-spell-bag", rolls=[0, 0]).do("choose", 1)
    assert table.one(0).for_good
    assert table.one(1).stamina == 4
    table.end().turn(1).end().end()
    assert table.turn(0).game.turn.mp == 5


@proves("item.one-use")
def test_summoning_stones_choose_from_the_deck_and_everybody_pays() -> None:
    table = using("summoning-stones")
    table.do("item", 0, FACE["cross"]).do("item", 0, FACE["whistle"])
    assert len(table.game.hand(0)) == 2
    assert [one.stamina for one in table.game.team] == [4, 4]


@proves("item.one-use")
def test_a_wound_passes_to_who_agrees() -> None:
    wounds = {0: ["panic", "pulled-hammy"]}
    table = using("makeshift-iv", spots=BESIDE, wounds=wounds).do("pass", 0, 1, 0).do("agree")
    assert (table.one(0).up, table.one(1).up) == (1, 1)
    faces = table.game.pack.faces
    assert faces[table.game.wounds(0)[0]] == FACE["pulled-hammy"]
    assert faces[table.game.wounds(1)[0]] == FACE["panic"]
    table = using("makeshift-iv", spots=BESIDE, wounds=wounds).do("pass", 0, 1, 0).do("refuse")
    assert table.wounds(1) == 0


@proves("item.one-use")
def test_painkillers_exchange_a_wound() -> None:
    table = using("painkillers", wounds={0: ["panic"]}, picks=["drain", "fumble"])
    table.do("exchange", FACE["drain"], 0)
    faces = table.game.pack.faces
    assert [faces[piece] for piece in table.game.wounds(0)] == [FACE["drain"]]
    assert not table.offers("charge")


@proves("item.one-use")
def test_energy_bar_drink_and_batteries() -> None:
    table = dark(hands={0: ["energy-bar", "fresh-batteries", "energy-drink"]})
    table.one(0).stamina = table.one(0).charge = 1
    table.turn(0)
    for name in ("energy-bar", "fresh-batteries", "energy-drink"):
        table.do("use", FACE[name])
    assert (table.one(0).stamina, table.one(0).charge, table.game.turn.mp) == (3, 3, 8)
