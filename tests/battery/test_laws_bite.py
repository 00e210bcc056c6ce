"""Proof that the laws bite: games, bots and sessions that break one each, and are caught."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from examples.drawhold.flow import DrawHoldRules, draw
from examples.drawhold.state import DECK, HANDS, DrawHold
from examples.leduc.state import HANDS as LEDUC_HANDS
from gloam.bots.base import Bot
from gloam.bots.simple import RandomBot
from gloam.kernel.content.registry import game
from gloam.kernel.core.asks import EVERYONE, REVISE, Cover, Flow, Key, choose
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import AT_THE_TABLE, Channel, Rules
from gloam.kernel.core.run import Run, tape_of
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.hidden.imagine import RepeatingDice, imagine
from gloam.kernel.present.scene import Node, Text, Words
from gloam.kernel.session.session import Session
from tests.battery import laws, sessions
from tests.battery.playing import AnyRun, playing, positions
from tests.kernel.burrow import DIGGING, LEFT, MOLE, RIGHT, SEEKER, Burrow, BurrowRules
from tests.kernel.errands import ErrandRules, Errands
from tests.kernel.salon import NO, YES, SalonRules

CHASE: Rules[Any] = game("chase").rules
PARLEY: Rules[Any] = game("parley").rules
LEDUC: Rules[Any] = game("leduc").rules


def worst(check: Any, runs: Sequence[AnyRun]) -> None:  # a function of run and seat
    """Hold a law against every position and seat."""
    for run in runs:
        for seat in range(run.state.seats):
            check(run, seat)


class LeakyScene(DrawHoldRules):
    """Shows everybody what the player to move holds."""

    def public(self, game: DrawHold) -> Sequence[Node]:
        leak = Text(id="leak", words=Words("leak", {"total": game.total(game.turn)}))
        return [*super().public(game), leak]


def test_a_leaky_scene_is_caught() -> None:
    runs = positions(LeakyScene(), 1, 2, {})
    with pytest.raises(AssertionError):
        worst(lambda r, s: laws.an_imagined_world_looks_like_the_truth(r, s, Dice(b"1")), runs)
    with pytest.raises(AssertionError):
        worst(lambda r, s: laws.a_watcher_sees_what_all_may_see(r, s, Dice(b"1")), runs)


class TellingVoices(DrawHoldRules):
    """Lets nobody speak to whoever holds much."""

    def channels(self, game: DrawHold, seat: int) -> Sequence[Channel]:
        return AT_THE_TABLE if game.total(1 - seat) < 12 else ()


class TellingInterrupts(DrawHoldRules):
    """Lets somebody complain while the other holds much."""

    def interrupts(self, game: DrawHold, seat: int) -> Sequence[Key]:
        return [("complain",)] if game.total(1 - seat) > 11 else ()

    def interrupt(self, game: DrawHold, seat: int, key: Key) -> None:
        pass


@pytest.mark.parametrize("rules", [TellingVoices(), TellingInterrupts()])
def test_what_is_open_to_a_seat_by_what_is_hidden_from_it_is_caught(rules: Rules[Any]) -> None:
    runs = positions(DrawHoldRules(), 1, 2, {})
    for run in runs:
        run.rules = rules  # who plays at random would be interrupted for ever
    with pytest.raises(AssertionError):
        worst(lambda r, s: laws.an_imagined_world_looks_like_the_truth(r, s, Dice(b"1")), runs)


class LostCard(DrawHoldRules):
    """Drops the card that was drawn in the seventh round or so."""

    def step(self, game: DrawHold) -> Flow[None]:
        yield from super().step(game)
        if len(game.zones[DECK]) == 40 and game.zones[HANDS]:
            game.zones[HANDS].pop()


def test_a_lost_card_is_caught() -> None:
    with pytest.raises(AssertionError, match="lies in no zone"):
        for run in positions(LostCard(), 3, 2, {}, 100):
            laws.pieces_are_conserved(run)


class TwiceThere(DrawHoldRules):
    """Puts a card into the discard pile and leaves it in the hand."""

    def step(self, game: DrawHold) -> Flow[None]:
        yield from super().step(game)
        if len(game.zones[DECK]) == 40 and game.zones[HANDS]:
            game.zones[1].append(game.zones[HANDS][0])
            game.zones[1].sort()


def test_a_card_in_two_zones_is_caught() -> None:
    with pytest.raises(AssertionError, match="lies in"):
        for run in positions(TwiceThere(), 3, 2, {}, 100):
            laws.pieces_are_conserved(run)


def peeking(bot: Bot, run: AnyRun, seat: int, dice: Dice) -> Key:
    """Asks about the truth: in Leduc, it bets by what the other holds."""
    assert run.ask is not None
    options: Sequence[Key] = run.ask.offer(seat)
    (held,) = run.state.zones[LEDUC_HANDS + 1 - seat]
    face: int = run.state.pack.faces[held]
    return options[face % len(options)]


def test_a_peeking_bot_is_caught() -> None:
    runs = [run for seed in range(9) for run in positions(LEDUC, seed, 2, {})]
    with pytest.raises(AssertionError, match="tells twins apart"):
        worst(
            lambda r, s: laws.twins_are_told_alike(r, s, Dice(b"4"), RandomBot(), asking=peeking),
            runs,
        )


class KnowingResample(DrawHoldRules):
    """Deals the other's hand anew, but keeps its largest card."""

    def resample(self, game: DrawHold, seat: int, dice: Dice, pins: Pins) -> DrawHold:
        hand = game.zones[HANDS + 1 - seat]
        return deal_anew(game, seat, dice, {*pins, *hand[-1:]})


def test_imagining_that_keeps_something_hidden_is_caught() -> None:
    runs = positions(KnowingResample(), 5, 2, {})
    with pytest.raises(AssertionError, match="twins give different worlds"):
        worst(lambda r, s: laws.twins_are_told_alike(r, s, Dice(b"5"), RandomBot()), runs)


class CountingResample(DrawHoldRules):
    """Rolls as often as the other's hand is worth, before it deals."""

    def resample(self, game: DrawHold, seat: int, dice: Dice, pins: Pins) -> DrawHold:
        for _ in range(game.total(1 - seat)):
            dice.roll(6)
        return super().resample(game, seat, dice, pins)


def test_imagining_that_hangs_on_something_hidden_is_caught() -> None:
    def check(run: AnyRun, seat: int) -> None:
        laws.imagining_uses_nothing_hidden(run, seat, Dice(b"5"))

    worst(check, positions(DrawHoldRules(), 5, 2, {}))
    with pytest.raises(AssertionError):
        worst(check, positions(CountingResample(), 5, 2, {}))


def repeating(run: AnyRun, seat: int, dice: Dice) -> AnyRun | None:
    """An `imagine` that repeats the unseen draws of the step from the truth."""
    tape = tape_of(run.state.journal or [], dice)
    honest = RepeatingDice.pick
    RepeatingDice.pick = lambda self, zone, pool, audience: tape.pick(zone, pool, audience)  # type: ignore[method-assign]
    try:
        return imagine(run, seat, dice)
    except (IndexError, ValueError):
        return None
    finally:
        RepeatingDice.pick = honest  # type: ignore[method-assign]


def test_an_imagine_that_repeats_an_unseen_shuffle_is_caught() -> None:
    with pytest.raises(AssertionError):
        for seed in range(20):
            runs = positions(PARLEY, seed, 3, {}, 60)
            worst(
                lambda r, s: laws.twins_are_told_alike(
                    r, s, Dice(b"6"), RandomBot(), imagined=repeating
                ),
                runs,
            )


class TellingUndo(Session[Any]):
    """Takes back whatever was learnt."""

    def no_undo(self, seat: int) -> str:
        return "" if self._undoable and self._undoable[-1].seat == seat else "nothing to take back"


def test_an_undo_that_tells_is_caught() -> None:
    """In Chase: hunters light a lamp, see nobody, and take it back."""
    chance, dice = random.Random(7), Dice(b"7")
    with pytest.raises(AssertionError, match="would tell seat"):
        for seed in range(10):
            session = TellingUndo.begin(CHASE, 2, b"secret %d" % seed)
            for _ in range(80):
                if session.ask is None:
                    break
                sessions.nothing_is_learnt_by_undoing(session, chance, dice)


class SharedCopy(DrawHoldRules):
    """Keeps something that changes outside the state."""

    def __init__(self) -> None:
        self.drawn = 0

    def step(self, game: DrawHold) -> Flow[None]:
        self.drawn += 1
        if self.drawn % 2:
            game.banks[0] += 1
        yield from super().step(game)


def test_a_copy_that_is_not_independent_is_caught() -> None:
    with pytest.raises(AssertionError):
        for i, run in enumerate(positions(SharedCopy(), 8, 2, {})):
            laws.a_copy_is_independent(run, i)


class DeadEnd(DrawHoldRules):
    """Offers nothing to a player whose hand is empty."""

    def step(self, game: DrawHold) -> Flow[None]:
        seat = game.turn
        hand = game.zones[HANDS + seat]
        key = yield choose(seat, [("draw",), ("hold",)] if hand else [], "turn")
        if key == ("draw",):
            draw(game, seat)


def test_a_dead_end_is_caught() -> None:
    run = Run.start(DeadEnd(), 2, Dice(b"9"))
    with pytest.raises(AssertionError, match="offered nothing"):
        laws.somebody_can_answer(run, {("draw",), ("hold",)})


def test_an_undeclared_key_is_caught() -> None:
    run = Run.start(DrawHoldRules(), 2, Dice(b"10"))
    with pytest.raises(AssertionError, match="not in keys"):
        laws.somebody_can_answer(run, {("hold",)})


class Stutter(DrawHoldRules):
    """Offers the same twice."""

    def step(self, game: DrawHold) -> Flow[None]:
        yield choose(game.turn, [("draw",), ("draw",)], "turn")
        draw(game, game.turn)


def test_an_option_that_is_offered_twice_is_caught() -> None:
    run = Run.start(Stutter(), 2, Dice(b"17"))
    with pytest.raises(AssertionError, match="offered twice"):
        laws.somebody_can_answer(run, {("draw",)})


class OneLongStep(DrawHoldRules):
    """Plays a whole game in one step."""

    def step(self, game: DrawHold) -> Flow[None]:
        while self.result(game) is None:
            yield from super().step(game)


def test_a_step_that_is_too_long_is_caught() -> None:
    with pytest.raises(AssertionError, match="25 asks in one step"):
        for run in playing(OneLongStep(), 3, 2, {}):
            laws.a_step_is_short(run)


def test_changing_ones_mind_does_not_make_a_step_long() -> None:
    """The salon votes, twice each; what was taken back is not counted."""
    run = Run.start(SalonRules(), 2, Dice(b"14"))
    run.send(0, ("vote",))
    for _ in range(20):
        run.send(0, YES)
        run.send(0, NO)
        assert laws.asks_of_step(run) == 4
        run.send(0, REVISE)
        assert laws.asks_of_step(run) == 2


class TellingAgenda(ErrandRules):
    """Puts on the agenda where the thief hides."""

    def take_turn(self, game: Errands) -> Flow[None]:
        game.agenda.interpose(("errand", game.turn, f"house {game.thief}"))
        yield choose(game.turn, [YES], "turn")
        game.agenda.cut("errand")


def test_an_agenda_that_tells_something_hidden_is_caught() -> None:
    with pytest.raises(AssertionError, match="the agenda tells what is hidden"):
        worst(
            lambda r, s: laws.an_imagined_world_looks_like_the_truth(r, s, Dice(b"15")),
            [Run.start(TellingAgenda(), 2, Dice(b"%d" % seed)) for seed in range(9)],
        )


def test_an_agenda_with_more_than_words_and_numbers_is_caught() -> None:
    run = Run.start(ErrandRules(), 2, Dice(b"16"))
    run.state.agenda.interpose(("errand", [0]))  # type: ignore[arg-type]  # on purpose
    with pytest.raises(AssertionError, match="lies on the agenda"):
        laws.an_agenda_is_plain(run)


class LateChance(DrawHoldRules):
    """Rolls dice of its own that no log knows."""

    dice = random.Random(1)

    def step(self, game: DrawHold) -> Flow[None]:
        yield from super().step(game)
        game.banks[0] += self.dice.randrange(2)


def test_dice_outside_the_log_are_caught() -> None:
    session = sessions.finished(LateChance(), 11, 2, {})
    with pytest.raises((AssertionError, ValueError)):
        sessions.a_log_replays_bit_for_bit(session)


def test_the_laws_hold_for_the_honest_game() -> None:
    """The variants above differ from this game by what their docstrings say, and only by it."""
    for run in positions(DrawHoldRules(), 4, 2, {}):
        assert isinstance(run.state, CardTable)
        laws.pieces_are_conserved(run)
        for seat in (0, 1):
            assert laws.an_imagined_world_looks_like_the_truth(run, seat, Dice(b"12"))
            laws.twins_are_told_alike(run, seat, Dice(b"13"), RandomBot())


# --- secret asks ---


class ChattyMole(BurrowRules):
    """Everybody hears each space that is dug, before the next secret ask of the same step."""

    def step(self, game: Burrow) -> Flow[None]:
        for _ in range(2):
            yield choose(MOLE, [LEFT, RIGHT], "dig", 0).in_secret(cover=DIGGING)
            game.tell("scraping")
        game.over = True


def test_a_step_that_tells_something_between_secret_asks_is_caught() -> None:
    with pytest.raises(AssertionError, match="before a secret ask"):
        for run in positions(ChattyMole(), 1, 3, {}):
            laws.secret_asks_come_first(run)


class HandyThief(DrawHoldRules):
    """Draws a card in a step that begins with an ask in secret: all see the deck get smaller."""

    def step(self, game: DrawHold) -> Flow[None]:
        yield choose(game.turn, [("draw",)], "turn", 0).in_secret()
        draw(game, game.turn)
        yield choose(game.turn, [("hold",)], "turn")


def test_a_piece_that_moves_in_a_step_with_secret_asks_is_caught() -> None:
    with pytest.raises(AssertionError, match="a piece moves"):
        for run in playing(HandyThief(), 1, 2, {}):
            laws.secret_asks_come_first(run)


class AllButOne(BurrowRules):
    """Tells something to all but the seeker, and so, by its bit, to watchers."""

    def step(self, game: Burrow) -> Flow[None]:
        game.tell("psst", audience=EVERYONE & ~(1 << SEEKER))
        yield from super().step(game)


def test_an_audience_of_all_but_one_is_caught() -> None:
    with pytest.raises(AssertionError):
        for run in positions(AllButOne(), 1, 3, {}):
            laws.audiences_are_seats_or_everyone(run)


class ChangingCover(BurrowRules):
    """What the others are shown instead of a secret ask counts the steps that are left."""

    def cover(self, game: Burrow) -> Cover:
        return Cover(("digging", game.left), (MOLE,))


def test_a_cover_that_changes_is_caught() -> None:
    check = laws.an_imagined_world_looks_like_the_truth
    worst(lambda r, s: check(r, s, Dice(b"1")), positions(BurrowRules(), 1, 3, {}))
    with pytest.raises(AssertionError):
        worst(lambda r, s: check(r, s, Dice(b"1")), positions(ChangingCover(), 1, 3, {}))


class KnownMole(BurrowRules):
    """Deals the middle of a stretch as it is, instead of its beginning."""

    def resample(self, game: Burrow, seat: int, dice: Dice, pins: Pins) -> Burrow:
        return copy_of(game)


def test_a_stretch_that_is_not_dealt_from_its_beginning_is_caught() -> None:
    def twins(run: AnyRun, seat: int) -> None:
        laws.twins_are_told_alike(run, seat, Dice(b"3"), RandomBot())

    worst(twins, positions(BurrowRules(), 5, 2, {}))
    with pytest.raises(AssertionError):
        worst(twins, positions(KnownMole(), 5, 2, {}))
