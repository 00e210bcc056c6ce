"""The guided first game: begun without having read a word, a game like any other, kept nowhere."""

from __future__ import annotations

from gloam.games.harrowing import GAME
from gloam.games.harrowing.state import Harrowing, Phase
from gloam.guide.playing import begin, follower, play, wanderer
from gloam.guide.script import has_fixed_dice
from gloam.guide.script_file import scripts
from gloam.kernel.session.log import Answer, read
from gloam.kernel.session.session import Session
from gloam.table.http.bodies import NewTable, SeatPlan
from gloam.table.tables.lobby import new_row
from tests.games.harrowing.playing import proves

(SCRIPT,) = scripts(GAME).values()


@proves("harrowing", "tutorial.start-here")
def test_a_guided_game_teaches_everything_from_its_first_choice_to_its_end() -> None:
    lesson = play(GAME.rules, SCRIPT, follower)
    assert not lesson.sights[0].seen  # nothing has happened or been chosen yet
    taught = [step.name for step in SCRIPT.steps if not step.aside]
    assert [name for name in lesson.names() if name in taught] == taught
    assert lesson.is_over


@proves("harrowing", "tutorial.first-setup")
def test_the_guided_game_says_how_it_is_set_up_and_the_others_are_dealt_anew() -> None:
    wish = NewTable(
        "harrowing", (SeatPlan(mine=True),) * 3, {"circle": "second"}, guide=SCRIPT.name
    )
    row = new_row(wish, "ada", 0)
    assert (len(row.seats), row.options["circle"]) == (SCRIPT.seats, "first")
    assert has_fixed_dice(bytes.fromhex(row.secret))
    guided = begin(GAME.rules, SCRIPT).run.state
    assert dealt(guided) == dealt(begin(GAME.rules, SCRIPT).run.state)
    normal = [Session.begin(GAME.rules, 1, bytes([n]) * 32).run.state for n in range(4)]
    assert len({str(dealt(game)) for game in normal}) == 4
    # the same steps: as many cards in every place
    assert {tuple(map(len, game.zones)) for game in normal} == {tuple(map(len, guided.zones))}


@proves("harrowing", "tutorial.engine")
def test_the_guided_game_is_played_by_the_rules_and_kept_in_no_campaign() -> None:
    guided = play(GAME.rules, SCRIPT, wanderer(b"anything"))
    plain = Session.begin(GAME.rules, SCRIPT.seats, SCRIPT.secret, [b""] * SCRIPT.seats)
    for entry in read(guided.session.log.lines):
        if isinstance(entry, Answer):
            plain.answer(entry.seat, entry.key)
    assert plain.run.state == guided.session.run.state
    row = new_row(NewTable("harrowing", (SeatPlan(mine=True),), guide=SCRIPT.name), "ada", 0)
    assert (row.campaign, row.given) == ("", {})


def dealt(game: Harrowing) -> list[list[int]]:
    assert game.phase is Phase.CREATION
    return [list(zone) for zone in game.zones]
