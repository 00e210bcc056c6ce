"""The table as it is laid out, distances, and the words that all chapters use."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.cards.deck import CARDS, FACE, scenario_of
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.flashlight_lines import CENTRE_LINE, CENTRE_LINES
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import escaped
from gloam.games.stifling_dark.rules.investigators_turn.moving import stranded
from gloam.games.stifling_dark.rules.items.trading import goods
from gloam.games.stifling_dark.rules.reacting.dice import D6, SPRINT, throw
from gloam.games.stifling_dark.rules.setup import investigators_for
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    ATTACK_SLOT,
    CURSED_DECK,
    EVENT_DISCARD,
    GENERAL_DECK,
    GENERAL_DISCARD,
    LOCKED,
    MAJOR_EVENTS,
    MEDICAL_SUPPLY,
    MINOR_EVENTS,
    MODERATE_EVENTS,
    NO_CARD,
    NONE,
    ON_BOARD,
    TAKEN,
    WOUND_DECK,
    Light,
    Outcome,
    Phase,
    Turn,
)
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.dice import Dice
from tests.games.stifling_dark.playing import PLAIN, RULES, Dark, dark, piece_of, table_of
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, GROUND, WINDOW, Gate, Yard, at

DECKS = (MINOR_EVENTS, MODERATE_EVENTS, MAJOR_EVENTS, CURSED_DECK, MEDICAL_SUPPLY)


@proves("setup.round-tracker", "setup.stamina", "setup.charge", "setup.major-token")
def test_tracks_and_tracker_at_the_start() -> None:
    game = RULES.setup(RULES.choices({}), 3, {})
    assert game.round == 1
    for one in game.team:
        assert (one.stamina, one.charge, one.major) == (5, 3, True)


@proves("setup.scenario", "setup.event-scenario", "setup.decks-shuffled", "setup.decks-unshuffled")
def test_decks_are_laid_out_and_only_the_scenarios_events_are_used() -> None:
    for scenario in ("sawmill", "park"):
        game = RULES.setup(RULES.choices({"scenario": scenario}), 3, {})
        events = {scenario_of(CARDS[face]) for face in game.pack.faces} - {""}
        assert events == {scenario}
        assert len(game.zones[GENERAL_DECK]) == 34
        assert len(game.zones[WOUND_DECK]) == 26
        assert game.pack.bags[GENERAL_DECK]
        assert not game.pack.bags[MEDICAL_SUPPLY]


@proves("event.split", "component.cursed-thirteen", "setup.medical-facedown")
def test_each_deck_has_as_many_cards_as_it_should() -> None:
    for scenario in ("sawmill", "park"):
        game = RULES.setup(RULES.choices({"scenario": scenario}), 3, {})
        lying = {zone: [game.pack.faces[piece] for piece in game.zones[zone]] for zone in DECKS}
        assert [len(lying[zone]) for zone in DECKS] == [7, 4, 3, 13, 3]
        assert len(set(lying[CURSED_DECK])) == 13
        assert set(lying[MEDICAL_SUPPLY]) == {FACE["medkit"]}
        blank = [
            [CARDS[face].text for face in lying[zone]].count("Nothing happens.")
            for zone in DECKS[:3]
        ]
        assert blank == [2, 1, 0]
        assert len(set(lying[MINOR_EVENTS])) == 6


@proves("game.shape", "game.solo", "count.extra-hands")
def test_from_two_to_four_investigators() -> None:
    assert [investigators_for(seats, 0) for seats in (2, 3, 4, 5)] == [2, 2, 3, 4]
    assert [investigators_for(seats, 4) for seats in (2, 3, 4, 5)] == [4, 4, 4, 4]
    assert RULES.players == (2, 3, 4, 5)


def before_the_major(scenario: str, *picks: str) -> Dark:
    """All Minor and Moderate Events have been; the next card is a Major."""
    table = dark(scenario=scenario, with_events=True)
    for zone in (MINOR_EVENTS, MODERATE_EVENTS):
        for piece in list(table.game.zones[zone]):
            table.game.move(piece, EVENT_DISCARD)
    table.script(picks=[piece_of(table.game, name) for name in picks])
    table.pass_turns().end()
    return table


@proves("setup.event-moderate", "event.lasting", "round.event-empty")
def test_a_major_event_lasts_to_the_end() -> None:
    table = before_the_major("sawmill", "firestorm")
    assert CARDS[table.game.event].tier == "major"
    assert len(table.game.zones[MAJOR_EVENTS]) == 2
    table.pass_turns().end()
    assert table.game.event == FACE["firestorm"]
    assert len(table.game.zones[MAJOR_EVENTS]) == 2


@proves("setup.event-major", "event.lasting", "round.event-empty")
def test_after_a_hail_storm_no_event_comes() -> None:
    table = before_the_major("park", "hail-storm", "panic", "drain")
    assert table.game.event == FACE["hail-storm"]
    for _ in range(2):
        table.pass_turns().end()
        assert table.game.event == NO_CARD
    assert table.words().count("event") == 1
    assert len(table.game.zones[MAJOR_EVENTS]) == 2


@proves("setup.no-events-option")
def test_without_events_none_is_drawn() -> None:
    table = dark(phase=Phase.ROUND, with_events=False)
    assert table.game.event == -1
    assert "event" not in table.words()


# --- distances ---


@proves("within.count", "within.ignores", "within.shortest", "concept.adjacent")
def test_distance_is_counted_along_lines_through_windows_and_the_dark() -> None:
    game = dark().game
    shed = at(3, 2)
    assert within(game, shed, 0) == 1 << shed
    near = within(game, shed, 1)
    assert near >> at(3, 3) & 1  # through the Window
    assert near >> at(2, 2) & 1
    assert adjacent(game, shed, at(3, 3))
    assert not adjacent(game, at(2, 1), at(3, 1))  # a wall between them
    assert not within(game, at(2, 1), 2) >> at(3, 1) & 1
    assert within(game, at(2, 1), 4) >> at(3, 1) & 1


@proves("within.blocked", "within.door-token")
def test_a_shut_door_can_be_counted_to_but_not_through() -> None:
    game = dark(blocked=1 << DOOR).game
    north = at(1, 2)
    assert within(game, north, 1) >> at(2, 2) & 1
    assert not within(game, north, 2) >> at(3, 2) & 1
    assert within(dark().game, north, 2) >> at(3, 2) & 1
    game.blocked |= 1 << WINDOW
    assert not within(game, north, 30) >> at(3, 2) & 1


# --- turns ---


@proves("round.investigator-turn", "round.end-any-time", "interact.off-turn", "move.any-split")
def test_a_turn_is_any_actions_and_may_stop_at_any_moment() -> None:
    table = dark(spots=[(1, 1), (0, 5)], rolls=[0]).turn(0).go(1, 2).do("lock", DOOR)
    assert table.ask.seats() == (1,)
    table.do("open", DOOR).go(1, 3).do("sprint").go(1, 4)
    assert table.game.turn.mp == 3
    table.end()
    assert table.one(0).acted


@proves("move.stranded")
def test_who_cannot_leave_a_shared_space_goes_back() -> None:
    table = dark(spots=[(1, 1), (1, 2)]).turn(0).go(1, 2)
    table.game.turn = Turn(who=0, mp=0, last_free=at(1, 1))
    stranded(table.game, 0)
    assert table.where(0) == (1, 1)


@proves("interact.poi-gray", "interact.poi-purple", "interact.evidence", "interact.item-token")
def test_what_tokens_give() -> None:
    for purple, cards in ((False, 2), (True, 1)):
        table = dark(spots=[(1, 4), (0, 0)])
        table.game.tokens[2].status = ON_BOARD
        table.game.tokens[2].purple = purple
        table.turn(0).do("take", 2)
        assert len(table.game.hand(0)) == cards
    table = dark(spots=[(4, 4), (0, 0)])
    table.game.tokens[1].status = ON_BOARD
    table.turn(0).do("take", 1)
    assert (table.one(0).evidence, table.game.tokens[1].status) == (2, TAKEN)
    table = dark(spots=[(0, 5), (0, 0)], medical=1 << at(0, 5)).turn(0).do("medical")
    assert table.game.pack.faces[table.game.hand(0)[0]] == FACE["medkit"]


@proves("feature.medical", "item.medical", "info.items-hidden")
def test_a_medkit_is_seen_by_all_and_a_drawn_item_by_the_team() -> None:
    table = dark(spots=[(0, 5), (1, 4)], medical=1 << at(0, 5))
    table.game.tokens[2].status = ON_BOARD
    table.turn(0).do("medical").end().turn(1).do("take", 2)
    (medkit,) = table.game.hand(0)
    assert table.game.knows[medkit] & 1
    assert not [piece for piece in table.game.hand(1) if table.game.knows[piece] & 1]


@proves("component.dice", "component.sprint-faces", "concept.d6")
def test_one_die_has_six_sides_and_sprint_dice_are_added_up() -> None:
    game = dark().game
    game.dice = Dice(b"dice")
    assert {throw(game, 0, D6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {throw(game, 0, SPRINT) for _ in range(200)} == {2, 3, 4}
    assert {throw(game, 0, 2 * SPRINT) for _ in range(400)} == {4, 5, 6, 7, 8}


@proves("concept.spend", "concept.d6")
def test_what_cannot_be_paid_cannot_be_used() -> None:
    table = dark(hands={0: ["binding-tablet"]})
    table.one(0).stamina = 3
    assert not table.turn(0).offered("use")
    table = dark(hands={0: ["whiskey"]}, rolls=[5]).turn(0).do("use", FACE["whiskey"])
    assert ("rolled", 0, 6) in table.told()


@proves("item.infinity", "item.deck-empty")
def test_infinite_items_stay_and_empty_decks_are_refilled() -> None:
    wing = FACE["ravens-wing"]
    table = dark(spots=[(3, 3), (0, 5)], hands={0: ["ravens-wing"]}).turn(0).do("use", wing)
    assert table.offers("use", wing)
    table.go(3, 2)
    assert table.wounds(0) == 0
    assert not table.offers("flashlight")
    table = dark(spots=[(1, 4), (0, 0)])
    for piece in list(table.game.zones[GENERAL_DECK]):
        table.game.move(piece, GENERAL_DISCARD)
    table.game.tokens[2].status = ON_BOARD
    assert len(table.turn(0).do("take", 2).game.hand(0)) == 2


@proves("ability.major-no-trade")
def test_only_items_and_evidence_are_goods() -> None:
    table = dark(spots=[(1, 1), (1, 2)], hands={0: ["whistle"]})
    table.one(0).windows = 1
    assert goods(table.game, 0) == [("item", 0, FACE["whistle"])]


@proves("window.trade")
def test_one_may_trade_through_a_window() -> None:
    table = dark(spots=[(3, 2), (3, 3)], hands={0: ["whistle"]}).turn(0)
    assert table.offered("trade") == [(1,)]


# --- light and Wounds ---


@proves("flash.centre-lines", "flash.swivel", "flash.aim-steps", "flash.preview")
def test_limits_on_lines_and_the_dial() -> None:
    table = dark(wounds={0: ["tunnel-vision"]}).turn(0).do("flashlight")
    assert table.offered("aim") == [(0,), (900,), (1800,), (2700,)]
    assert table.one(0).charge == 3  # paid when the aim is chosen
    table.do("aim", 0)
    assert table.game.lights[0].lines == CENTRE_LINES
    table = dark(event="hazy").turn(0).do("flashlight").do("aim", 0)
    assert table.game.lights[0].lines == CENTRE_LINE


@proves("final.one", "final.involved-excludes")
def test_there_is_one_final_action() -> None:
    table = dark(hands={0: ["tripod"]}, spots=[(4, 2), (1, 5)])
    table.one(0).evidence = 1
    assert table.turn(0).offers("hand-in", 1)
    table.do("use", FACE["tripod"]).do("aim", 0)
    assert not table.offers("charge")
    assert not table.offers("flashlight")
    assert not table.offers("hand-in", 1)


@proves("flash.death", "wound.fourth-text", "spirit.no-butcher")
def test_the_dead_leave_no_light_and_their_last_wound_does_nothing() -> None:
    wounds = {0: ["panic", "drain", "fear"]}
    light = Light(0, at(1, 0), 0, 127)
    table = dark(wounds=wounds, lights=(light,), picks=["discharge"])
    gain_wound(table.game, 0, 1)
    table.settle()
    assert table.game.lights == ()
    assert table.one(0).charge == 3
    assert table.game.outcome is Outcome.ADVERSARY


@proves("wound.not-returned")
def test_what_a_wound_took_on_turning_up_is_not_given_back() -> None:
    table = dark(hands={0: ["medkit"]}, wounds={0: ["discharge"]})
    table.one(0).charge = 0
    table.turn(0).do("use", FACE["medkit"]).do("turn-down", 0, 0)
    assert (table.one(0).up, table.one(0).charge) == (0, 0)


# --- the Adversary ---


@proves("info.adversary-cards")
def test_his_attack_is_secret_until_it_is_played() -> None:
    table = dark(spots=[(1, 2), (0, 5)], butcher=(1, 3)).pass_turns()
    (piece,) = table.game.zones[ATTACK_SLOT]
    assert table.game.knows[piece] == 1
    table = dark(spots=[(1, 2), (0, 5)], butcher=(1, 3))
    table.game.butcher.stalk = 1
    table.pass_turns().do("attack", 0)
    assert table.game.knows[piece] == EVERYONE


@proves("info.revealed-public", "butcher.stalk-hidden", "adv.hidden-move")
def test_a_revealed_butcher_moves_in_plain_view_and_cannot_stalk() -> None:
    table = dark(spots=[(1, 0), (0, 5)], butcher=(1, 3)).turn(0)
    table.do("flashlight").do("aim", 0).pass_turns()
    assert not table.offered("stalk")
    table.go(2, 3)
    assert ("foe-steps", 0, at(2, 3)) in table.told(1)


@proves("butcher.core-once", "butcher.disappear")
def test_he_breaks_one_door_a_turn_and_disappears_once() -> None:
    lit = 1 << at(1, 3)
    table = dark(butcher=(1, 2), bright_spots=lit, bright=lit)
    table.game.figure.revealed = True
    table.pass_turns().do("break", DOOR)
    assert not table.offered("break")
    table.do("disappear").do("go", at(1, 3))
    assert table.game.figure.revealed  # by the light
    table.do("go", at(1, 2))
    assert not table.offers("disappear")


@proves("shadow.move", "shadow.not-live", "butcher.core-once")
def test_his_shadow_stays_where_he_stalked_and_moves_when_he_attacks() -> None:
    table = dark(spots=[(1, 1), (1, 5)], butcher=(1, 3))
    table.game.butcher.stalk = 1
    table.pass_turns().do("stalk", 1).go(1, 2)
    assert table.game.figure.shadow == at(1, 3)
    assert not table.offered("stalk")
    table.do("attack", 0)
    assert table.game.figure.shadow == at(1, 2)


@proves("door.lock-on-adversary-forced")
def test_with_no_way_off_he_is_revealed_and_the_door_stays_open() -> None:
    ring = sum([1 << at(*spot) for spot in ((1, 2), (2, 1), (2, 3), (3, 2))])
    table = dark(spots=[(1, 2), (0, 5)], butcher=(2, 2), barricades=ring).turn(0)
    table.do("lock", DOOR)
    assert table.game.figure.revealed
    assert table.game.gates[DOOR] == NONE
    assert table.ask.seat == 1  # nobody is asked where he steps


@proves("door.lock-on-adversary-forced", "noise.sources")
def test_a_forced_step_through_a_window_makes_noise() -> None:
    pane = (at(2, 2), at(2, 3))  # no board has a Window beside a Door: this yard does
    yard = Yard()
    yard.gates = (yard.gates[DOOR], Gate("window", -1, pane))
    yard.window_between = {pane: WINDOW, pane[::-1]: WINDOW}
    ground = Ground(yard, GROUND.lit, GROUND.aims, GROUND.sees, GROUND.touched)
    rules = StiflingDarkRules(lambda scenario: ground)
    spaces, tokens = [at(1, 2), at(0, 5)], [at(3, 0), at(4, 4), at(1, 4)]
    for step, noise in ((at(2, 3), 1 << WINDOW), (at(2, 1), 0)):
        table = Dark(table_of(rules, "sawmill", PLAIN[:2], spaces, at(2, 2), tokens)).turn(0)
        table.do("lock", DOOR).do("go", step)
        assert table.game.noise == noise
        assert table.game.gates[DOOR] == LOCKED


@proves("door.lock-on-adversary-forced", "investigator.brielle-minor", "noise.sources")
def test_a_forced_step_onto_a_can_makes_noise() -> None:
    for step, noise in ((at(2, 3), 1 << at(2, 3)), (at(2, 1), 0)):
        table = dark(spots=[(1, 2), (0, 5)], butcher=(2, 2), cans=1 << at(2, 3)).turn(0)
        table.do("lock", DOOR).do("go", step)
        assert table.game.noises == noise
        assert table.game.cans == 1 << at(2, 3) & ~noise
        assert ("can" in table.words(1)) == bool(noise)


@proves("door.security-bar")
def test_a_security_bar_takes_one_blow_and_is_discarded_by_opening() -> None:
    given: dict[str, Any] = {"gates": [LOCKED, NONE], "blocked": 1, "hands": {0: ["security-bar"]}}
    table = dark(spots=[(1, 2), (0, 5)], butcher=(2, 3), **given).turn(0)
    table.do("use", FACE["security-bar"]).do("bar", DOOR).end().pass_turns()
    table.do("break", DOOR)
    assert (table.game.gates[DOOR], table.game.bars) == (LOCKED, 0)
    table = dark(spots=[(1, 2), (0, 5)], **given).turn(0)
    table.do("use", FACE["security-bar"]).do("bar", DOOR).do("open", DOOR)
    assert (table.game.gates[DOOR], table.game.bars) == (NONE, 0)


# --- the end ---


@proves("end.investigators-win", "end.settled", "objective.escaped")
def test_an_escape_alone_settles_nothing() -> None:
    table = dark()
    escaped(table.game, 0)
    assert table.game.outcome is None
    assert table.game.on_board() == [1]
    escaped(table.game, 1)
    assert table.game.outcome is Outcome.INVESTIGATORS


@proves("evidence.after-quota")
def test_further_evidence_brings_rewards_but_no_second_objective() -> None:
    table = dark(spots=[(4, 2), (0, 5)], objective="banish", handed_in=2)
    table.one(0).evidence = 1
    table.turn(0).do("hand-in", 1).do("reward-general")
    assert len(table.game.hand(0)) == 1
    assert table.one(0).acted
