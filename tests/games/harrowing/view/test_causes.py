"""Why something was lost or gained, said in the sentence that tells it."""

from __future__ import annotations

import pytest

from gloam.games.harrowing import GAME
from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.state import FEAST, FIGHT, FOES, RESOLVING, STANDARD, bag, fate
from gloam.kernel.core.state import TELL, Journal
from tests.battery.playing import playing
from tests.battery.test_words import check_cause
from tests.games.harrowing.cards.real_table import (
    FAULT,
    GRACE,
    carry_out_with_causes,
    put,
    real_table,
)
from tests.games.harrowing.playing import harrowing, proves
from tests.games.harrowing.test_random_games import CASES, OPEN
from tests.games.harrowing.view.in_words import WORDS, said


@proves("harrowing", "adversary.threat", "feast.fault", "feast.hunted")
def test_a_threat_interrupts_an_action_which_is_the_cause_of_what_follows() -> None:
    game = real_table(rolls=[FAULT, GRACE])
    put(game, "smiling-commuter", FOES)
    told = carry_out_with_causes(game, ("act", 0, FEAST))
    assert said(told, "took", "lost-omens", "healed") == [
        "Seat 1 takes 1 corruption: the Threat of Smiling Commuter.",
        "Seat 1 loses one omen: Feast.",
        "Seat 1 heals 1 corruption: Feast.",
        "Seat 2 heals 1 corruption: Feast.",
    ]
    assert game.cause == ()  # all is done


@proves("harrowing", "invoke.gain-first", "invoke.unresolvable")
def test_a_card_pays_with_its_eyes_and_costs_as_much_if_it_cannot_be_met() -> None:
    game = real_table()
    face = put(game, "inspection", RESOLVING)  # it asks for an item
    eyes = CATALOGUE.cards[face].eyes
    assert said(
        carry_out_with_causes(game, ("invoke_card", 0, face)), "gained", "unresolved", "took"
    ) == [
        f"Seat 1 gains {eyes} omens: the eyes of Inspection.",
        "Inspection cannot be met.",
        f"Seat 1 takes {eyes} corruption: Inspection could not be met.",
    ]


@proves("harrowing", "eye.pass-left", "adversary.hunter-follows")
def test_the_eye_goes_on_and_so_do_hunters() -> None:
    game = real_table()
    put(game, "glass-hound", FOES + 1)
    for zone in (fate(STANDARD), fate(STANDARD) + 1):
        for piece in list(game.zones[zone]):
            game.move(piece, bag(STANDARD))
    told = carry_out_with_causes(game, ("settle",))
    assert said(told, "hunted", "controls") == [
        "Seat 1 is hunted: a Fate was refilled.",
        "Glass Hound comes to Seat 1: a Hunter goes to whoever is hunted.",
    ]


@proves("harrowing", "column.combined", "ability.once-per-cause")
def test_a_trigger_in_the_middle_has_its_own_cause() -> None:
    columns = {0: [["crown"], ["knuckles", "note"], []]}
    table = harrowing(1, columns=columns, corrupt={0: {0: 6}}, rolls=[2], omens=2)
    table.act(FEAST).answer("yes").answer("yes")
    causes = [event[3:] for event in table.told_with_causes() if event[0] in ("healed", "gained")]
    faces = table.game.book.face
    assert causes == [
        ("action", FEAST),
        ("joined", faces["shroud"], faces["crown"]),
        ("joined", faces["knuckles"], faces["note"]),
    ]


@proves("harrowing", "die.bane-face", "fight.grace")
def test_the_red_die_and_a_blow() -> None:
    game = real_table(rolls=[5, GRACE])
    put(game, "fiend-of-judgement", FOES)
    told = carry_out_with_causes(game, ("act", 0, FIGHT))
    assert said(told, "bane", "damage") == [
        "Bane stands at 2: the red die shows Bane.",
        "Seat 1 deals 1 damage to Fiend of Judgement: Fight.",
    ]


@pytest.mark.parametrize("seed", range(8))
def test_with_everything_unsealed_whatever_takes_or_gives_says_why(seed: int) -> None:
    seats, options = CASES[seed]
    journals: list[Journal] = []
    for run in playing(GAME.rules, seed, seats, options, OPEN):
        run.journals = journals
    events = {entry[2] for journal in journals for entry in journal if entry[0] == TELL}
    assert {event[0] for event in events} >= {"gained", "took", "bane", "hunted"}
    for event in events:
        check_cause(GAME, WORDS, event, WORDS.say(GAME.rules.event_words(event)))
