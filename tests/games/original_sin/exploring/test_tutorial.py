"""The Tutorial and the mill: every part of every card is read in some random run."""

from __future__ import annotations

import random

from gloam.games.original_sin.cards.atlas import LOCATIONS, TUTORIAL
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL
from tests.games.original_sin.exploring.playing import MILL, explore
from tests.games.original_sin.proving import proves

PARTIES = (
    ("lohse", "fane", "ifan", "red-prince"),
    ("farzanah", "vali", "cassian", "beast"),
    ("red-prince", "sebille", "lohse", "tanguistal"),
)
LONGEST = 1_500
WASTE = ("give", "take", "store", "give-up", "stop")  # of time, in a test
KEYS = set(OriginalSinRules(CATALOGUE, MILL).keys({}, 4))


def parts_read(place: Location, seed: int, journal: tuple[int, ...] = ()) -> set[tuple[str, str]]:
    """A random run, with enemies that fall easily or Origins that do; nobody rearranges items."""
    chance = random.Random(seed)
    seats = chance.choice([1, 2, 3, 4])
    game = fresh_table(CATALOGUE, place, seats, PARTIES[seed % 3][: max(2, seats)])
    game.journal_cards = journal
    game.dice = Dice(b"tutorial %d" % seed)
    run = Run.at(OriginalSinRules(CATALOGUE, place), game)
    run.journals = []
    for _ in range(LONGEST):
        if run.ask is None:
            break
        if run.ask.about[0] != "give-hp":  # what was offered there must still be owned
            _hurry(run.state, chance)
        seat = chance.choice(run.ask.seats())
        assert KEYS.issuperset(run.ask.offer(seat)), set(run.ask.offer(seat)) - KEYS
        keys = [key for key in run.ask.offer(seat) if key[0] not in WASTE]
        run.send(seat, chance.choice(keys))
    read: set[tuple[str, str]] = set()
    for told in [*run.journals, run.state.journal or []]:
        for entry in told:
            if entry[0] == TELL and entry[2][0] == "reads":
                card = place.cards[entry[2][1]]
                read.add((card.id, card.parts[entry[2][2]].name))
    return read


def _hurry(game: OriginalSin, chance: random.Random) -> None:
    """Fights are decided soon, one way or the other."""
    if game.enemies and chance.random() < 0.05:
        weak = chance.random() < 0.6
        for one in game.enemies.values() if weak else game.party:
            one.hp = min(one.hp, 1)


def every_part(place: Location) -> set[tuple[str, str]]:
    return {(card.id, part.name) for card in place.cards for part in card.parts}


def test_every_part_of_the_tutorial_is_read_in_some_run() -> None:
    place = LOCATIONS[TUTORIAL]
    assert len(place.cards) == 14 - 1  # the title card is the fourteenth
    read = set().union(*[parts_read(place, seed) for seed in range(60)])
    assert every_part(place) - read == set()


def test_every_part_of_the_mill_is_read_in_some_run() -> None:
    read = set().union(*[parts_read(MILL, seed) for seed in range(150)])
    # a card that was laid on the map is never turned to its front again
    assert every_part(MILL) - read <= {("12", "front")}


@proves("time.not-set", "campaign.tutorial", "spawn.count")
def test_the_tutorial_has_no_limit_before_the_keepers_fall() -> None:
    table = explore(["ifan", "red-prince"], LOCATIONS[TUTORIAL])
    table.round("rest")
    for who in (0, 1):
        if table.asks("who-rests"):
            table.do("turn", who, seat=who)
        table.do("no").do("done").do("done")
    assert table.game.time == -1
    table.round("explore").all_travel("2", "2")
    assert len(table.game.enemies) == 1
    assert table.asks("who-acts")
    for enemy in table.game.enemies.values():
        enemy.hp = 1
    table.turn(0).use("starter-bow", "figure", 4)
    while not table.asks("round"):
        options = table.options()
        table.vote(*options[-1])
    assert table.game.time in (5, -1)
