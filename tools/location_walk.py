"""Parties walk a location: bots, to see how they fare, and random players, to read every part."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.cards.journal import JOURNAL
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import OriginalSin, Outcome
from gloam.kernel.core.asks import REVISE
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL

PARTIES = (
    ("lohse", "fane", "ifan", "red-prince"),
    ("farzanah", "vali", "cassian", "beast"),
    ("red-prince", "sebille", "lohse", "tanguistal"),
)
LONGEST = 6_000  # answers
HASTE = 0.4  # how often a fight of random players is decided at once
WANDERING = ("give", "take", "store")


@dataclass
class Fared:
    """Parties of one size."""

    runs: int = 0
    clean: int = 0
    answers: int = 0
    gold: int = 0
    exits: set[str] = field(default_factory=set)


@dataclass
class Walked:
    read: set[tuple[str, str]] = field(default_factory=set)  # (card, part)
    fared: dict[int, Fared] = field(default_factory=dict)  # by number of Origins


def walk(place: Location, runs: int) -> Walked:
    """So many parties of bots of each size, and ten times as many of random players."""
    found = Walked()
    for seats in (2, 3, 4):
        fared = found.fared[seats] = Fared()
        for seed in range(runs):
            run = begin(place, seats, seed)
            fared.answers += by_bots(run)
            found.read |= parts_read(run, place)
            fared.runs += 1
            fared.clean += run.state.outcome is Outcome.LEFT and not told(run, "restart")
            fared.gold += run.state.gold
            fared.exits.add(run.state.next_place)
        for seed in range(10 * runs):
            run = begin(place, seats, seed)
            at_random(run, random.Random(seed))
            found.read |= parts_read(run, place)
    return found


def begin(place: Location, seats: int, seed: int) -> Run[OriginalSin]:
    game = fresh_table(CATALOGUE, place, seats, PARTIES[seed % len(PARTIES)][:seats])
    game.level = place.level
    game.gold = 5
    game.dice = Dice(b"walk %d" % seed)
    chance = random.Random(seed)
    game.journal_cards = tuple([number for number in JOURNAL if chance.random() < 0.3])
    run = Run.at(OriginalSinRules(CATALOGUE, place), game)
    run.journals = []
    return run


def by_bots(run: Run[OriginalSin]) -> int:
    """Played to the end; gives the number of answers."""
    policy = OriginalSinPolicy()
    for answers in range(LONGEST):
        ask = run.ask
        if ask is None:
            return answers
        seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
        run.send(seat, policy.choose(run.state, seat, ask))
    return LONGEST


def at_random(run: Run[OriginalSin], chance: random.Random) -> None:
    """Anything at all, but fights are decided soon, one way or the other."""
    for _ in range(LONGEST):
        ask = run.ask
        if ask is None:
            return
        if ask.about == "who-acts" and chance.random() < HASTE:
            weak = run.state.enemies.values() if chance.random() < 0.6 else run.state.party
            for one in weak:
                one.hp = min(one.hp, 1)
        seat = chance.choice(ask.seats())
        keys = [key for key in ask.offer(seat) if key[0] not in WANDERING]
        run.send(seat, chance.choice(keys or ask.offer(seat)))


def told(run: Run[OriginalSin], word: str) -> list[tuple[object, ...]]:
    """Every event of this name."""
    journals = [*(run.journals or []), run.state.journal or []]
    events = [entry[2] for one in journals for entry in one if entry[0] == TELL]
    return [event for event in events if event[0] == word]


def parts_read(run: Run[OriginalSin], place: Location) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for _, card, part, *_ in told(run, "reads"):
        assert isinstance(card, int)
        assert isinstance(part, int)
        found.add((place.cards[card].id, place.cards[card].parts[part].name))
    return found
