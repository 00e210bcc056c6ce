"""A look at the table: what lies there, what happened, what is asked, what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gloam.kernel.core.state import Event
from gloam.kernel.present.show import asking
from gloam.terminal.drawing import draw_events, draw_groups, draw_offers
from gloam.terminal.offers import Offer, offers
from gloam.terminal.outline import OPEN, outline, seen
from gloam.terminal.rolls_and_votes import event_line
from gloam.terminal.screen import Screen
from gloam.terminal.seating import Seated
from gloam.terminal.telling import told, told_before_last_answer
from gloam.terminal.thing import Group, Thing
from gloam.terminal.voice import Voice

MANY_EVENTS = 25


@dataclass(frozen=True)
class View:
    """What a person has before their eyes."""

    seat: int
    voice: Voice
    groups: Sequence[Group]
    offers: Sequence[Offer] = ()


class Looking:
    """Shows the table to the people at it, and remembers what each has seen already."""

    def __init__(self, seated: Seated, screen: Screen) -> None:
        self.game = seated.game
        self.session = seated.session
        self.screen = screen
        self.told: dict[int, int] = {}  # how many events each seat has been shown
        # The cards each seat has been shown in hand, by group: who plays several has several.
        self.held: dict[int, dict[str, Counter[str]]] = {}
        self.drawn: list[Group] = []  # what was last drawn, for whoever sits here still

    def voice(self, me: int = -1) -> Voice:
        run = self.session.run
        return Voice(self.game, run.rules.fixed(run.state), me)

    def go_on(self, seats: Sequence[int]) -> None:
        """After a break, what happened since one's last answer is told again."""
        journal = self.session.history
        self.told = {seat: told_before_last_answer(journal, seat) for seat in seats}

    def forget(self) -> None:
        """Somebody else has acted, or sits down here: the next look shows everything."""
        self.drawn = []

    def take_back(self, seat: int) -> None:
        """What comes back into a hand is not new."""
        self.held.pop(seat, None)

    def show(self, seat: int) -> View:
        """What a seat needs to see in order to answer.

        While a seat answers one thing after another, only what has changed is drawn again.
        """
        ask = self.session.ask
        assert ask is not None
        voice = self.voice(seat)
        self.screen.gap()
        groups = self._draw_table(seat, voice)
        self.tell_news(seat, voice)
        grouped = offers(self.session, seat)
        prompt = voice.say(asking(self.session.run, ask.about))
        self.screen.heading(f"{voice.who(seat)}.")
        self.screen.line(prompt, "bold")
        draw_offers(self.screen, grouped, voice)
        return View(seat, voice, groups, [offer for group in grouped for offer in group])

    def show_open(self, me: int) -> None:
        """The table when the game is over, with everybody's cards open."""
        voice = self.voice(me)
        nodes = seen(self.session.run, OPEN)
        self.screen.gap()
        draw_groups(self.screen, outline(nodes, voice, self.session.setup.seats))

    def _draw_table(self, seat: int, voice: Voice) -> list[Group]:
        groups = outline(seen(self.session.run, seat), voice, self.session.setup.seats)
        marked = [self._with_new_cards(seat, group) if group.mine else group for group in groups]
        changed = [new for new, old in zip(marked, groups, strict=True) if old not in self.drawn]
        draw_groups(self.screen, changed)
        self.drawn = groups
        return marked

    def _with_new_cards(self, seat: int, group: Group) -> Group:
        """The seat's own group; cards that were not in hand at its last look are marked."""
        hands = [thing for thing in group.things if thing.kind == "hand"]
        now = Counter([card.name for hand in hands for card in hand.inside])
        held = self.held.setdefault(seat, {})
        fresh = now - held.get(group.title, now)
        held[group.title] = now
        things = [
            replace(thing, inside=tuple(_marked(thing.inside, fresh))) if thing in hands else thing
            for thing in group.things
        ]
        return replace(group, things=tuple(things))

    def tell_news(self, seat: int, voice: Voice) -> None:
        """What a seat was told since it last looked."""
        events = told(self.session.history, seat)
        fresh = events[self.told.get(seat, 0) :]
        self.told[seat] = len(events)
        if not fresh:
            return
        self.screen.heading("What happened.")
        if len(fresh) > MANY_EVENTS:
            self.screen.line(f"({len(fresh) - MANY_EVENTS} things before: say log.)", "dim", 2)
        draw_events(self.screen, self.in_words(fresh[-MANY_EVENTS:], voice), voice)

    def in_words(self, events: Sequence[Event], voice: Voice) -> list[str]:
        return [event_line(self.session.run, event, voice) for event in events]


def _marked(cards: Sequence[Thing], fresh: Counter[str]) -> Iterator[Thing]:
    """The cards, as many of them marked as are new."""
    left = fresh.copy()
    for card in cards:
        if left[card.name] > 0:
            left[card.name] -= 1
            yield replace(card, marks=(*card.marks, "new"))
        else:
            yield card
