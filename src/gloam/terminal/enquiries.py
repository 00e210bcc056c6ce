"""What one can ask while one thinks: why not, which rule, what a card says, what happened."""

from __future__ import annotations

from collections.abc import Callable

from gloam.kernel.content.ledger import Rule
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.scene import Face
from gloam.terminal.drawing import draw_events, draw_face, draw_points, draw_rule, draw_things
from gloam.terminal.looking import View
from gloam.terminal.rolls_and_votes import event_line
from gloam.terminal.screen import Screen
from gloam.terminal.seating import Seated
from gloam.terminal.telling import told
from gloam.terminal.voice import counted

MOST_FOUND = 12

HELP = (
    ("a number", "choose that option; with only one, Enter will do"),
    ("?", "what is not possible now, and which rule says so"),
    ("? 3", "what option 3 is about, and the rule behind it"),
    ("? WORD", "the same, for all that speaks of the word"),
    ("rules WORD", "search the rules; rules alone lists their chapters"),
    ("card WORD", "read a card in full; card alone reads your hand"),
    ("look WORD", "look at a pile, a line, a place; look alone draws the table again"),
    ("log", "all that has happened so far"),
    ("undo", "take your last answer back, if you have seen nothing new since"),
    ("save", "where the game is kept (it is kept after every answer)"),
    ("quit", "put the game aside; it says how to go on later"),
)


class Enquiries:
    """Answers questions about a game. Changes nothing."""

    def __init__(self, seated: Seated, screen: Screen) -> None:
        self.game = seated.game
        self.session = seated.session
        self.screen = screen
        self.commands: dict[str, Callable[[str, View], None]] = {
            "?": self.why,
            "rules": self.rules,
            "rule": self.rules,
            "card": self.card,
            "look": self.look,
            "log": self.log,
            "help": self.help,
        }

    def enquire(self, line: str, view: View) -> bool:
        """Answer a question; whether it was one."""
        word, _, about = line.partition(" ")
        if line.startswith("?"):
            word, about = "?", line[1:]
        command = self.commands.get(word.lower())
        if command is None:
            return False
        command(about.strip(), view)
        return True

    # --- why, and why not ---

    def why(self, about: str, view: View) -> None:
        if about.isdigit():
            self._explain(int(about), view)
            return
        say = view.voice.say
        found = [
            blocked
            for blocked in self.session.run.blocked(view.seat)
            if about.casefold() in self._said(blocked, view).casefold()
        ]
        for offer in view.offers if about else ():
            if about.casefold() in say(offer.choice.words).casefold():
                self.screen.line(f"Possible, as {offer.number}: {say(offer.choice.words)}")
        if found:
            self.screen.line("Not possible now:")
        elif not about:
            self.screen.line("Nothing stands in your way: all there is to do is listed above.")
        by_rule: dict[str, list[str]] = {}
        for blocked in found:
            by_rule.setdefault(blocked.rule, []).append(self._said(blocked, view))
        for rule, said in by_rule.items():
            draw_points(self.screen, said)
            self._tell_rule(rule)

    def _said(self, blocked: Blocked, view: View) -> str:
        """Why not; where the words do not name the thing, its name comes first."""
        said = view.voice.say(blocked.words)
        names = {t.id: t.name for group in view.groups for t in group.everything()}
        meant = [names[id] for id in blocked.touches if id in names]
        missing = [name for name in meant if name.casefold() not in said.casefold()]
        return f"{', '.join(missing)}: {said}" if missing else said

    def _explain(self, number: int, view: View) -> None:
        offer = next((offer for offer in view.offers if offer.number == number), None)
        if offer is None:
            self.screen.line(f"There is no option {number}; there are 1 to {len(view.offers)}.")
            return
        self.screen.line(f"{number}: {view.voice.say(offer.choice.words)}")
        things = {t.id: t for group in view.groups for t in group.everything()}
        for id in dict.fromkeys([*offer.choice.touches, *offer.choice.preview]):
            thing = things.get(id)
            if thing is not None and thing.face is not None:
                draw_face(self.screen, thing.face, view.voice)
        if offer.choice.rule:
            self._tell_rule(offer.choice.rule)
        else:
            self.screen.line("No rule is named for this; it is what anybody may say here.")

    def _tell_rule(self, id: str) -> None:
        for rule in self.game.ledger.open_rules(self._unlocked()):
            if rule.id == id:
                draw_rule(self.screen, rule, indent=4)

    def _unlocked(self) -> frozenset[str]:
        run = self.session.run
        return run.rules.unlocked(run.state)

    # --- looking things up ---

    def rules(self, about: str, view: View) -> None:
        ledger = self.game.ledger
        open_to = self._unlocked()
        if not about:
            chapters: dict[str, list[Rule]] = {}
            found = ledger.open_rules(open_to)
            for rule in found:
                chapters.setdefault(rule.chapter or rule.section, []).append(rule)
            told = "; ".join([f"{name} ({len(rules)})" for name, rules in chapters.items()])
            self.screen.line(f"{counted(len(found), 'rule')}, by chapter: {told}.")
            self.screen.line("Search them with rules WORD.")
            return
        found = ledger.search(about, open_to)
        for rule in found[:MOST_FOUND]:
            draw_rule(self.screen, rule)
        if not found:
            self.screen.line(f"No rule speaks of “{about}”. Try another word, or rules alone.")
        elif len(found) > MOST_FOUND:
            more = len(found) - MOST_FOUND
            self.screen.line(f"{counted(more, 'more rule')} of “{about}”; add a word to find less.")

    def card(self, about: str, view: View) -> None:
        found = self._faces(about, view)
        if not found:
            what = f"No card is called “{about}”." if about else "You hold no cards."
            self.screen.line(f"{what} Try a part of a name.")
        for face in found[:MOST_FOUND]:
            draw_face(self.screen, face, view.voice)
        if len(found) > MOST_FOUND:
            self.screen.line(f"And {len(found) - MOST_FOUND} more; say more of the name.")

    def _faces(self, about: str, view: View) -> list[Face]:
        if not about:
            mine = [group for group in view.groups if group.mine]
            hands = [t for group in mine for t in group.things if t.kind == "hand"]
            return [card.face for hand in hands for card in hand.inside if card.face is not None]
        named = {view.voice.say(face.name): face for face in view.voice.faces.values()}
        wanted = about.casefold()
        exact = [face for name, face in named.items() if name.casefold() == wanted]
        return exact or [face for name, face in named.items() if wanted in name.casefold()]

    def look(self, about: str, view: View) -> None:
        wanted = about.casefold()
        things = [thing for group in view.groups for thing in group.everything()]
        named = [thing for thing in things if thing.name and thing.kind not in ("step", "ways")]
        found = [thing for thing in named if thing.name.casefold() == wanted]
        found = found or [thing for thing in named if wanted in thing.name.casefold()]
        if not found:
            self.screen.line(f"There is nothing called “{about}” on the table.")
        draw_things(self.screen, found[:MOST_FOUND])

    def log(self, about: str, view: View) -> None:
        events = told(self.session.history, view.seat)
        said = [event_line(self.session.run, event, view.voice) for event in events]
        draw_events(self.screen, said, view.voice)
        if not said:
            self.screen.line("Nothing has happened yet.")

    def help(self, about: str, view: View) -> None:
        for word, what in HELP:
            if self.screen.plain:
                self.screen.line(f"{word}: {what}.")
            else:
                self.screen.line(f"{word:<11} {what}", indent=2)
