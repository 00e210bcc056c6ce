"""What comes from outside the box: two Investigators, five Items in place of their namesakes."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark import GAME
from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.cards.catalogue import GENERAL, Card
from gloam.games.stifling_dark.cards.deck import CARDS, FACE, scenario_of
from gloam.games.stifling_dark.rules.adversary.belief import seen_on, went_unseen
from gloam.games.stifling_dark.rules.items.borrowed_abilities import majors, minors
from gloam.games.stifling_dark.rules.light_and_flashlights import lights_out, relight
from gloam.games.stifling_dark.state import (
    EVENT_DISCARD,
    EVENT_TOP,
    LOOKED_AT,
    Phase,
    StiflingDark,
)
from gloam.games.stifling_dark.view.scene import public
from gloam.kernel.core.asks import EVERYONE, sees
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from tests.battery import laws
from tests.battery.playing import start
from tests.games.stifling_dark.playing import Dark, dark, piece_of
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import GROUND, at

KYA = ("kya-prosser", "aira-willson")
WINSTON = ("winston-pitts", "aira-willson")
MINIS = [card for card in CARDS if card.instead]
SPARE = ("aim-spare", 0)


def with_items(*names: str, **laid: object) -> Dark:
    """A table with the extras at which the first Investigator holds these."""
    supply = {FACE[name]: CARDS[FACE[name]].supply for name in names if CARDS[FACE[name]].supply}
    hands = {0: list(names)}
    return dark(hands=hands, supply=supply, extras="on", **laid)  # type: ignore[arg-type]


def general_of(game: StiflingDark) -> set[str]:
    cards = [CARDS[face] for face in game.pack.faces]
    return {card.id for card in cards if card.type == GENERAL}


# --- the option ---


@proves("component.extras")
def test_extras_are_there_only_if_the_host_adds_them() -> None:
    for extras, count in (("off", 10), ("on", 12)):
        run = start(GAME.rules, 1, 3, {"extras": extras})
        assert run.ask is not None
        offered = {CARDS[key[1]].id for key in run.ask.offer(run.ask.seat)}
        shown = [node for node in public(run.state) if node.id.startswith("cast/")]
        assert len(offered) == len(shown) == count
        assert ("kya-prosser" in offered) is (extras == "on")
        assert len(general_of(run.state)) == 34


@proves("component.extras")
@pytest.mark.parametrize("card", MINIS, ids=lambda card: card.id)
def test_an_item_of_the_mini_expansion_takes_the_place_of_its_namesake(card: Card) -> None:
    plain, extra = dark().game, dark(extras="on").game
    assert CARDS[FACE[card.instead]].name == card.name
    assert {card.instead, card.id} & general_of(plain) == {card.instead}
    assert {card.instead, card.id} & general_of(extra) == {card.id}


@proves("component.extras")
def test_a_first_game_has_no_extras() -> None:
    run = start(GAME.rules, 1, 3, {"extras": "on", "first_game": "yes"})
    assert not run.state.extras


@proves("component.extras")
def test_nobody_is_lent_the_ability_of_who_does_not_exist() -> None:
    promo = {FACE["kya-prosser"], FACE["winston-pitts"]}
    table = dark(extras="on").turn(0)
    table.one(0).charge = 2
    assert promo <= {*minors(table.game, 0), *majors(table.game, 0)}
    table.game.extras = False
    assert not promo & {*minors(table.game, 0), *majors(table.game, 0)}


@proves("component.extras")
def test_nobody_is_asked_for_an_item_that_is_not_in_the_game() -> None:
    wounds = {0: ["drain", "panic", "fear"]}
    for extras, asked in (("off", True), ("on", False)):
        table = dark(hands={0: ["whistle"]}, wounds=wounds, extras=extras)
        table.game.agenda.call(("face_death", 0))
        table.one(0).dying = True
        table.settle()
        about = table.run.ask.about if table.run.ask is not None else ""
        assert (about == ("fatal", 0)) is asked


# --- Kya ---


@proves("investigator.kya-minor")
def test_kya_trades_breath_for_light_once_and_recovers_neither() -> None:
    table = dark(KYA)
    table.one(0).charge, table.one(0).stamina = 1, 4
    table.turn(0).do("minor")
    assert set(table.options()) == {("for-charge",), ("for-stamina",)}
    table.do("for-charge")
    assert (table.one(0).charge, table.one(0).stamina) == (2, 3)
    assert not table.offers("minor")
    assert not table.offers("charge")
    table.end()
    assert (table.one(0).charge, table.one(0).stamina) == (2, 3)


@proves("investigator.kya-minor")
def test_kya_trades_light_for_breath() -> None:
    table = dark(KYA)
    table.one(0).stamina = 3
    table.turn(0).do("minor")
    assert table.options() == [("for-stamina",)]  # there is no room for more Charge
    table.do("for-stamina")
    assert (table.one(0).charge, table.one(0).stamina) == (2, 4)
    table = dark(KYA).turn(0)
    assert not table.offers("minor")  # nothing is lacking


@proves("investigator.kya-minor", "concept.spend")
def test_what_kya_pays_bites() -> None:
    table = dark(KYA)
    table.one(0).charge, table.one(0).stamina = 0, 2
    table.turn(0).do("minor").do("for-charge")
    assert (table.one(0).charge, table.one(0).stamina, table.wounds(0)) == (1, 1, 1)


@proves("investigator.kya-minor")
def test_next_round_kya_recovers_and_trades_again() -> None:
    table = dark(KYA)
    table.one(0).charge, table.one(0).stamina = 0, 5
    table.turn(0).do("minor").do("for-charge").end().turn(1).end().end()
    table.turn(0)
    assert table.offers("minor")
    table.do("charge")
    assert (table.one(0).charge, table.one(0).stamina) == (2, 5)


@proves("investigator.kya-major")
def test_for_kya_dim_and_dark_change_places_for_everybody() -> None:
    table = dark(KYA, [(1, 0), (3, 1)], butcher=(4, 5)).turn(0)
    before = table.game.dark
    assert before >> at(3, 1) & 1
    table.do("major")
    assert table.game.dark == GROUND.everywhere & ~before
    table.go(1, 1)
    assert table.game.turn.mp == 2
    table.end().turn(1).go(3, 0)
    assert table.game.turn.mp == 3
    lights_out(table.game)
    assert table.game.dark == before


@proves("investigator.kya-major")
def test_bright_spaces_stay_bright_when_dim_and_dark_change_places() -> None:
    table = dark(KYA).turn(0)
    table.game.bright_spots = 1 << at(1, 1) | 1 << at(3, 0)
    table.do("major")
    assert table.game.bright == 1 << at(1, 1) | 1 << at(3, 0)
    assert not table.game.bright & table.game.dark
    assert table.game.dark >> at(1, 2) & 1
    assert not table.game.dark >> at(3, 1) & 1


# --- Winston ---


@proves("investigator.winston-minor")
def test_winston_places_his_flashlight_for_nothing() -> None:
    table = dark(WINSTON, butcher=(1, 3)).turn(0).do("minor")
    assert table.ask.about == SPARE
    table.do("aim", 0)
    assert table.one(0).charge == 3
    (light,) = table.game.lights
    assert light.lines == 0b0000001
    assert table.game.figure.revealed
    assert table.game.phase is Phase.NEXT  # a Final Action


@proves("investigator.winston-minor")
def test_winston_cannot_do_so_without_charge_or_after_another_final_action() -> None:
    table = dark(WINSTON)
    table.one(0).charge = 0
    assert not table.turn(0).offers("minor")
    table = dark(WINSTON, conditions={0: ["darkness"]}).turn(0)
    assert not table.offers("minor")
    table = dark(WINSTON, hands={0: ["tripod"]}).turn(0)
    table.do("use", FACE["tripod"]).do("aim", 0)
    assert not table.offers("minor")


def test_winston_cannot_end_his_turn_so_on_a_shared_space_or_in_fear() -> None:
    table = dark(WINSTON, [(1, 0), (1, 1)]).turn(0).go(1, 1)
    assert not table.offers("minor")
    table = dark(WINSTON)
    table.one(0).must_use_major = 1
    assert not table.turn(0).offers("minor")


@proves("investigator.winston-major")
def test_winston_lights_a_campfire_until_the_end_of_the_next_round() -> None:
    table = dark(WINSTON, [(3, 1), (0, 5)], butcher=(3, 0)).turn(0)
    assert set(table.game.ground.near[at(3, 1)]) >= {at(3, 0), at(3, 2)}
    table.do("major").do("space", at(3, 0))
    assert table.game.figure.revealed
    assert table.game.bright == 1 << at(3, 0)
    assert not table.game.dark >> at(3, 2) & 1
    assert table.game.dark >> at(4, 2) & 1
    assert "campfire" in {node.id for node in public(table.game)}
    for burns in (True, False):
        lights_out(table.game)
        assert bool(table.game.bright) is burns
        table.game.round += 1


@proves("investigator.winston-major")
def test_whoever_ends_a_turn_near_the_campfire_is_warmed() -> None:
    table = dark(WINSTON, [(1, 1), (0, 3)])
    for one in table.game.team:
        one.stamina = 2
    table.turn(0).do("major").do("space", at(1, 2)).end()
    assert table.one(0).stamina == 4  # by Rest and by the fire
    table.turn(1).do("sprint").end()  # two spaces off, out of breath
    assert table.one(1).stamina == 2
    far = dark(WINSTON, [(1, 1), (0, 5)], campfire=at(1, 2), campfire_until=3)
    far.one(1).stamina = 2
    assert far.turn(1).end().one(1).stamina == 3


# --- the five Items ---


@proves("item.mini-shot")
def test_the_other_shot_gives_the_higher_of_two_d6() -> None:
    table = with_items("mini-adrenaline-shot", rolls=[1, 5, 0]).turn(0)
    table.do("use", FACE["mini-adrenaline-shot"]).do("sprint")
    if table.offers("pass"):
        table.do("pass")
    assert table.game.turn.mp == 4 + 6
    assert table.game.supply[FACE["mini-adrenaline-shot"]] == 1
    assert not table.one(0).sprint_dice


@proves("item.mini-cross", "noise.sources")
def test_the_other_cross_makes_doors_tell() -> None:
    table = with_items("mini-cross", butcher=(1, 2)).turn(0).do("use", FACE["mini-cross"])
    table.pass_turns().do("go", at(2, 2))
    assert table.game.noises == 1 << at(2, 2)
    assert "door-noise" in table.words(1)
    assert table.believed() == [(2, 2)]
    belief = table.game.figure.belief
    assert belief is not None
    heard = belief.moments
    table.do("go", at(3, 2)).do("go", at(2, 2))  # there it lies already: nothing more is heard
    assert belief.moments == heard
    assert table.words(1).count("door-noise") == 1
    assert (3, 2) in table.do("end").believed()


@proves("item.mini-cross")
def test_whoever_is_not_heard_at_a_door_was_at_none() -> None:
    table = with_items("mini-cross", butcher=(1, 2)).turn(0).do("use", FACE["mini-cross"])
    seen_on(table.game, table.game.figure, 1 << at(1, 2))
    table.settle().pass_turns().do("go", at(1, 3))
    went_unseen(table.game)
    assert (1, 2) in table.believed()
    assert (2, 2) not in table.believed()
    assert not table.do("end").game.doors_tell  # the round is over
    quiet = dark(butcher=(1, 2)).pass_turns().do("go", at(2, 2))
    assert not quiet.game.noises


@proves("item.mini-rag")
def test_the_other_rag_takes_one_window() -> None:
    table = with_items("mini-dirty-rag", spots=[(3, 2), (0, 0)]).turn(0)
    table.do("use", FACE["mini-dirty-rag"])
    assert not table.offers("use", FACE["mini-dirty-rag"])
    table.go(3, 3)
    assert (table.wounds(0), table.where(0), table.game.turn.stopped) == (0, (3, 3), False)
    table.go(3, 2)
    assert table.ask.about == ("window", 0)


@proves("item.mini-lantern", "light.single-spaces")
def test_the_other_lantern_is_bright_itself_and_dim_far() -> None:
    table = with_items("mini-lantern", spots=[(3, 1), (0, 0)]).turn(0)
    table.do("use", FACE["mini-lantern"]).do("space", at(3, 0))
    assert table.game.bright == 1 << at(3, 0)
    assert not table.game.dark  # all of the shed is within three spaces
    assert not table.offers("use", FACE["mini-lantern"])  # once a round
    lights_out(table.game)
    relight(table.game)
    assert (table.game.bright, table.game.dark) == (0, GROUND.dark)


def foreseen(*next_events: str, gone: tuple[str, ...] = ("creeping-fire",)) -> Dark:
    scenario = scenario_of(CARDS[FACE[next_events[0]]])
    table = with_items("mini-rabbits-foot", with_events=True, scenario=scenario)
    for name in reversed(next_events):
        table.game.move(piece_of(table.game, name), EVENT_TOP)
    for name in gone:
        table.game.move(piece_of(table.game, name), EVENT_DISCARD, EVERYONE)
    return table.settle().turn(0).do("use", FACE["mini-rabbits-foot"])


@proves("item.mini-foot")
def test_the_other_foot_puts_an_event_that_is_gone_in_place_of_one_that_comes() -> None:
    table = foreseen("hazy", "updraft")
    assert set(table.offered("swap-event")) == {
        (FACE["hazy"], FACE["creeping-fire"]),
        (FACE["updraft"], FACE["creeping-fire"]),
    }
    table.do("swap-event", FACE["hazy"], FACE["creeping-fire"])
    faces = table.game.pack.faces
    assert [faces[piece] for piece in table.game.zones[EVENT_DISCARD]] == [FACE["hazy"]]
    table.pass_turns().end()
    assert table.game.event == FACE["creeping-fire"]
    table.pass_turns().end()
    assert table.game.event == FACE["updraft"]


@proves("item.mini-foot")
def test_no_major_is_swapped_and_all_may_stay() -> None:
    table = foreseen("misty", "tornado", gone=("hail-storm", "eerie-calm"))
    assert table.offered("swap-event") == [(FACE["misty"], FACE["eerie-calm"])]
    table.do("none")
    assert not table.game.zones[LOOKED_AT]
    table.pass_turns().end()
    assert table.game.event == FACE["misty"]


@proves("item.mini-foot")
def test_only_the_team_sees_what_is_coming() -> None:
    table = foreseen("hazy", "updraft")
    ask = table.run.ask
    assert ask is not None
    assert [sees(ask.audience, seat) for seat in range(3)] == [False, True, True]
    for seat in range(3):
        assert imagine(table.run, seat, Dice(b"foot")) is not None
        laws.imagining_uses_nothing_hidden(table.run, seat, Dice(b"foot"))


# --- bots ---


@pytest.mark.parametrize("adversary", ["butcher", "horror", "cult"])
def test_bots_play_kya_and_winston_and_use_what_they_have(adversary: str) -> None:
    policy, used = StiflingDarkPolicy(), set[str]()
    for seed in range(4):
        run = start(GAME.rules, seed, 3, {"extras": "on", "adversary": adversary})
        promo = [("investigator", FACE["kya-prosser"]), ("investigator", FACE["winston-pitts"])]
        while run.ask is not None:
            ask = run.ask
            wanted = [key for key in promo if key in ask.offer(ask.seat)]
            key = wanted[0] if wanted else policy.choose(run.state, ask.seat, ask)
            used.add(str(key[0]))
            run.send(ask.seat, key)
    assert {"minor", "major"} <= used
