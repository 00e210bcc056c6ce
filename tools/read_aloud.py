"""Print every sentence of a game in its place, to be read aloud: `python -m tools.read_aloud GAME`.

Plays games at random, at every number of players, and prints each kind of sentence (prompt, option,
event, refusal) the first few times it is said, after what was said before it. Then come the texts
of all cards, and the names of messages that these games never said.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import chain
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL
from gloam.kernel.present import show
from gloam.kernel.present.result import result_words
from gloam.kernel.present.scene import Face, Words
from gloam.kernel.present.words import read_words

ENOUGH = 20_000  # answers of one game
SHOWN = 2  # examples of each kind


class Reader:
    """What was said: by kind, with the sentence before."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: dict[str, dict[str, str]] = defaultdict(dict)  # key: sentence: its place
        self.faces: dict[str, Face] = {}
        self.before = ""

    def hear(self, words: Words, place: str) -> str:
        """Note a sentence, and those it is made of."""
        text = self.game.words.say(words)
        known = self.said[words.key]
        if len(known) < SHOWN:
            known.setdefault(text, place)
        for part in words.args.values():
            if isinstance(part, Words):
                self.hear(part, text)
        return text

    def listen(self, run: Run[Any], since: int) -> int:
        """Note what happened; gives how much there is of it now."""
        journals = chain.from_iterable([*(run.journals or []), run.state.journal or []])
        events = [entry[2] for entry in journals if entry[0] == TELL]
        for event in events[since:]:
            said = run.rules.as_said(run.state, event)
            self.before = self.hear(run.rules.event_words(said), self.before)
        return len(events)

    def look(self, run: Run[Any]) -> None:
        """Note what is asked and offered, and what is not possible."""
        ask = run.ask
        assert ask is not None
        for seat in ask.seats():
            prompt = show.prompt(run, seat)
            if prompt is None:
                continue
            place = self.hear(prompt.words, self.before)
            offered = [show.choice_of(run, seat, ask, key) for key in run.interrupts(seat)]
            for choice in [*show.choices(run, seat), *offered]:
                text = self.hear(choice.words, place)
                if choice.note:
                    self.hear(choice.note, text)
            for blocked in run.blocked(seat):
                self.hear(blocked.words, place)

    def end(self, run: Run[Any]) -> None:
        story = run.rules.story(run.state)
        if story is not None:
            names = [f"Player {seat + 1}" for seat in range(run.state.seats)]
            told = result_words(self.game.words.say, story, names)
            known = self.said[f"(result: {story.why.key})"]
            if len(known) < SHOWN:
                known.setdefault(f"{told.headline}. {told.why}", self.before)


def play(reader: Reader, seats: int, number: int, options: dict[str, str]) -> None:
    rules = reader.game.rules
    dice = Dice(f"{reader.game.id} {seats} {number} read aloud".encode().ljust(32)[:32])
    run: Run[Any] = Run.start(rules, seats, Dice(dice.key), options, keep=True, journals=[])
    for node in rules.fixed(run.state):
        if isinstance(node, Face):
            reader.faces.setdefault(node.id, node)
    heard = reader.listen(run, 0)
    for _ in range(ENOUGH):
        ask = run.ask
        if ask is None:
            reader.end(run)
            return
        reader.look(run)
        able = [(seat, key) for seat in ask.seats() for key in ask.offer(seat)]
        seat, key = able[dice.roll(len(able))]
        run.send(seat, key)
        heard = reader.listen(run, heard)


def tell(reader: Reader) -> None:
    names = {face.name.key for face in reader.faces.values()}
    for key in sorted(reader.said.keys() - names):
        print(f"\n{key}")
        for text, place in reader.said[key].items():
            print(f"  {text}    <- {place}")
    print("\n\n--- cards")
    say = reader.game.words.say
    for id, face in sorted(reader.faces.items()):
        print(f"\n{say(face.name)} ({face.type}, {id})\n  {face.text} {' / '.join(face.lines)}")
    print("\n\n--- never said")
    for key in sorted(messages(reader.game) - set(reader.said)):
        print(f"  {key}")


def messages(game: Game) -> set[str]:
    """The messages of a game that are prompts, options, events or refusals."""
    kinds = ("ask-", "option-", "event-", "blocked-", "note-")
    found = FluentResource(read_words(game.folder)).body
    names = {part.id.name for part in found if isinstance(part, Message)}
    return {name for name in names if name.startswith(kinds)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3, help="for each number of players")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    reader = Reader(registry.game(given.game))
    options = dict(one.split("=", 1) for one in given.set)
    for seats in reader.game.rules.players:
        for number in range(given.games):
            play(reader, seats, number, options)
    tell(reader)


if __name__ == "__main__":
    main()
