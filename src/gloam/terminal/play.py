"""`gloam play`: people and bots at one screen."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from gloam.bots.base import Bot, ask_bot
from gloam.bots.catalogue import BOTS
from gloam.bots.seeding import table_answer
from gloam.guide.script import has_fixed_dice
from gloam.kernel.core.asks import RACE, REVISE, WAIT, WATCHER, Ask, Key
from gloam.kernel.core.dice import Dice, seed
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import LogError
from gloam.kernel.session.replay import verify
from gloam.terminal.campaigns import listed, seat_campaign
from gloam.terminal.enquiries import Enquiries
from gloam.terminal.lesson import Lesson, guided_game, kept_lesson
from gloam.terminal.looking import Looking, View
from gloam.terminal.saves import SaveError, lines_of
from gloam.terminal.screen import Closed, Screen
from gloam.terminal.seating import Misuse, Seated, Wish, exit_code, kept_game, new_game


def run(wish: Wish, resume: Path | None = None, plain: bool = False, campaign: str = "") -> int:
    """Play a new game, or go on with one. 0 when it is over or was put aside."""
    lesson: Lesson | None = None
    resumed = resume is not None
    try:
        if campaign:
            _check_campaign(wish, resume)
            seated, resumed = seat_campaign(campaign, wish)
        elif resume is not None:
            seated = kept_game(resume, wish.board)
            lesson = kept_lesson(seated.game, seated.save.path)
        elif wish.learn:
            seated, lesson = guided_game(wish)
        else:
            seated = new_game(wish)
    except (Misuse, SaveError, LogError) as error:
        return exit_code(error)
    sitting = Sitting(seated, Screen(plain), lesson)
    try:
        sitting.play(resumed)
    except (Closed, KeyboardInterrupt):
        sitting.say_goodbye()
    except SaveError as error:
        sys.stderr.write(f"{error} What was answered last is not kept.\n")
        return 1
    return 0


def list_campaigns() -> int:
    """Print the campaigns that are kept here."""
    try:
        told = listed()
    except (SaveError, LogError, Misuse) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("\n".join(told or ["There are no campaigns."]) + "\n")
    return 0


def _check_campaign(wish: Wish, resume: Path | None) -> None:
    """Raises Misuse if something else was asked for besides a campaign."""
    if resume is not None:
        raise Misuse("A campaign goes on by itself with the game that is under way.")
    if wish.learn:
        raise Misuse("A lesson is a game by itself: leave --campaign out.")


class Sitting:
    """A game at one screen, from the first look to the last."""

    def __init__(self, seated: Seated, screen: Screen, lesson: Lesson | None = None) -> None:
        self.game = seated.game
        self.session = seated.session
        self.save = seated.save
        self.humans = seated.humans
        self.bots: dict[int, Bot] = {seat: BOTS[name].make() for seat, name in seated.bots.items()}
        self.bot_names = seated.bots
        self.screen = screen
        self.lesson = lesson
        self.looking = Looking(seated, screen)
        self.enquiries = Enquiries(seated, screen)
        self.before_it = -1  # the seat before the screen

    def play(self, resumed: bool) -> None:
        self.say_welcome(resumed)
        if resumed:
            self.looking.go_on(self.humans)
        while (ask := self.session.ask) is not None:
            seat = next_to_answer(ask, self.humans)
            if seat in self.humans:
                self.ask_person(seat)
            else:
                self.ask_bot(seat)
        self.show_end()

    # --- bots ---

    def ask_bot(self, seat: int) -> None:
        """A bot answers; what it does is told when a person looks again."""
        session, bot = self.session, self.bots[seat]
        if has_fixed_dice(session.secret):  # the same game as at a web table
            self._take(seat, table_answer(bot, session, seat))
            return
        # Dice of its own at every answer, so that a game with a given seed can be repeated.
        dice = Dice(seed(session.secret, [b"bot %d %d" % (seat, len(session.log.lines))]))
        if BOTS[self.bot_names[seat]].slow:
            with self.screen.thinking(self.looking.voice().seat(seat)):
                key = ask_bot(bot, session.run, seat, dice)
        else:
            key = ask_bot(bot, session.run, seat, dice)
        self._take(seat, key)

    def _take(self, seat: int, key: Key) -> None:
        self.session.answer(seat, key)
        self.save.follow(self.session.log)
        self.looking.forget()

    # --- people ---

    def ask_person(self, seat: int) -> None:
        """Show a seat the table and what it may do, until it has answered or taken back."""
        if self.before_it != seat and not self.hand_over(seat):
            return
        view = self.looking.show(seat)
        if self.lesson is not None:
            self.lesson.tell(self.session, self.screen, view)
        done = False
        while not done:
            line = self.screen.read()
            word = line.lower().rstrip(".")
            if not word and len(view.offers) == 1:
                word = "1"  # there is nothing to choose
            if word.isdigit():
                done = self.choose(int(word), view)
            elif word == "undo":
                done = self.take_back(seat)
            elif word == "look":
                self.looking.forget()
                view = self.looking.show(seat)
            elif word in ("again", "leave") and self.lesson is not None:
                self.hear_lesson(self.lesson, word, view)
            elif word == "save":
                self.screen.line("The game is kept, up to your last answer, in")
                self.screen.verbatim(str(self.save.path))
            elif word in ("quit", "exit", "q"):
                raise Closed
            elif word and not self.enquiries.enquire(line, view):
                self.screen.line(f"I do not know “{line}”. {_numbers(view)}")

    def hear_lesson(self, lesson: Lesson, word: str, view: View) -> None:
        """Have the last step said again, or leave the lesson."""
        if word == "again":
            lesson.again(self.screen, view)
            return
        lesson.leave()
        self.lesson = None
        self.screen.line("The lesson is over; the game goes on.")

    def choose(self, number: int, view: View) -> bool:
        """Take an option; whether that went well."""
        if not 1 <= number <= len(view.offers):
            self.screen.line(f"There is no option {number}. {_numbers(view)}")
            return False
        offer = view.offers[number - 1]
        answer = self.session.interrupt if offer.interrupts else self.session.answer
        try:
            answer(view.seat, offer.choice.key)
        except Refused as refusal:
            self.screen.line(str(refusal))
            return False
        self.save.follow(self.session.log)
        return True

    def take_back(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except Refused as refusal:
            self.screen.line(str(refusal))
            return False
        self.save.follow(self.session.log)
        self.looking.take_back(seat)
        self.screen.line("Your last answer is taken back.")
        return True

    def hand_over(self, seat: int) -> bool:
        """With several people at one screen a curtain falls between their turns.

        False if the seat that leaves takes its answer back instead.
        """
        before, self.before_it = self.before_it, seat
        self.looking.forget()
        if len(self.humans) == 1:
            return True
        voice = self.looking.voice()
        self.screen.wipe()
        self.screen.heading("The curtain is down.")
        self.screen.line(f"Hand the screen to {voice.seat(seat)}, press Enter.")
        if before >= 0:
            self.screen.line(f"({voice.seat(before)} may still say undo.)", "dim")
        while self.screen.read().lower() == "undo" and before >= 0:
            if self.take_back(before):
                self.before_it = before
                return False
        self.screen.wipe()
        return True

    # --- coming and going ---

    def say_welcome(self, resumed: bool) -> None:
        screen, voice = self.screen, self.looking.voice()
        screen.heading(self.game.title)
        screen.line(self.game.blurb)
        people = _listed([voice.seat(seat) for seat in self.humans])
        screen.line(f"You are {people}." if len(self.humans) == 1 else f"People: {people}.")
        for seat, name in self.bot_names.items():
            screen.line(f"{voice.seat(seat)} is a bot, {name}.")
        screen.verbatim(f"{'Going on with' if resumed else 'Kept in'} {self.save.path}")
        screen.line("Say a number to choose, ? to learn what is not possible, help for the rest.")
        if has_fixed_dice(self.session.secret):
            screen.line(
                "This is a lesson: its set-up and dice are fixed, so nobody calls them fair."
            )
        if any(self.session.setup.nonces):
            screen.line("The dice were sealed before your own share was added. The seal is:")
            screen.verbatim(self.session.setup.commitment)
        if self.lesson is not None:
            screen.line("Say again to hear it once more, leave to leave the lesson.")

    def say_goodbye(self) -> None:
        self.screen.line("The game is kept. Go on with:")
        self.screen.verbatim(f"gloam play --resume {_typed(self.save.path)}")

    def show_end(self) -> None:
        """The last events, everybody's cards, and who has won."""
        result = self.session.run.result
        assert result is not None
        me = self.humans[0] if len(self.humans) == 1 else -1
        voice = self.looking.voice(me)
        self.looking.show_open(me)
        self.looking.tell_news(self.humans[0] if me >= 0 else WATCHER, voice)
        self.screen.heading("The end.")
        for seat, score in enumerate(result.scores):
            won = ", wins" if seat in result.winners else ""
            self.screen.line(f"{voice.who(seat)}: {score}{won}", indent=2)
        if not result.winners:
            self.screen.line("Nobody has won.", indent=2)
        if self.lesson is not None:
            self.lesson.tell(self.session, self.screen)
        if any(self.session.setup.nonces):
            self.screen.line(self._fairness())
        is_fixed = has_fixed_dice(self.session.secret)
        self.screen.line("Look back at it:" if is_fixed else "Look back at it, or prove it fair:")
        self.screen.verbatim(f"gloam replay {_typed(self.save.path)}")
        if not is_fixed:
            self.screen.verbatim(f"gloam replay {_typed(self.save.path)} --verify")

    def _fairness(self) -> str:
        """Whether the dice were fair, proven from the file that was kept."""
        try:
            verify(self.session.rules, lines_of(self.save.path))
        except LogError as error:
            return f"The dice are not proven fair: {error}."
        return "These dice were fair: proven."


def next_to_answer(ask: Ask, people: Sequence[int]) -> int:
    """Where several are asked at once, people come before bots, who do not mind waiting."""
    for seat in ask.seats():
        options = ask.offer(seat)
        done = REVISE in options or (ask.form == RACE and WAIT not in options)
        if seat in people and not done:
            return seat
    return ask.seat


def _typed(path: Path) -> str:
    """As it can be copied into a shell: a campaign's name may have spaces."""
    return shlex.quote(str(path))


def _numbers(view: View) -> str:
    most = len(view.offers)
    return f"Say a number from 1 to {most}, or help." if most > 1 else "Press Enter, or say help."


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
