"""Random campaigns from the Tutorial on: the laws at many asks, and what one game leaves the next.

Parties follow their bots and act at random now and then, in every number of Origins, so that they
take other ways, lose fights and stop after restarts: random play alone would hardly leave a place.
"""

from __future__ import annotations

import random

import pytest

from gloam.games.original_sin import GAME
from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.rules.between.campaign import ENDING, kept, returning
from gloam.games.original_sin.state import OriginalSin, Outcome
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.asks import REVISE, Ask
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, Change
from tests.battery import laws
from tests.battery.playing import act

RULES = GAME.rules
POLICY = OriginalSinPolicy()
KEYS = {seats: set(RULES.keys({}, seats)) for seats in RULES.players}
WILD = (0.02, 0.1, 0.25)  # how often a party acts at random: some keep their heads, some do not
LOOKED_AT, IMAGINED = 0.1, 0.002  # of all asks
SOBER = 1_500  # answers of one game, after which a party keeps its head: a Boss must be beaten
LONGEST = 30_000
MOST_GAMES = 40  # of a campaign; who loses often stops often
MOST_RESTARTS = 25  # of a game; who has sold the wrong things may never beat a Boss
LAST_PLACE = "far_shore"
RESTARTED = "end-session"  # what is asked after a restart


def played(campaign: list[Change], seats: int, seed: int) -> Run[OriginalSin]:
    """The next game of a campaign, to its end, or until its party has lost heart."""
    wildest = WILD[seed // len(RULES.players) % len(WILD)]
    chance = random.Random(f"{seed} {len(campaign)}")
    options = RULES.choices({"party": "ready-made"})
    dice, worlds = Dice(b"campaign %d %d" % (seed, len(campaign))), Dice(b"worlds %d" % seed)
    run: Run[OriginalSin] = Run.start(
        RULES, seats, dice, options, campaign_of(campaign), journals=[]
    )
    restarts = 0
    for made in range(LONGEST):
        wild = wildest if made < SOBER else min(WILD)
        if (ask := run.ask) is None or restarts > MOST_RESTARTS:
            return run
        restarts += ask.about == RESTARTED
        if chance.random() < LOOKED_AT:
            laws.hold_at_every_ask(run, KEYS[seats])
        if chance.random() < IMAGINED:
            seat = chance.randrange(seats)
            laws.an_imagined_world_looks_like_the_truth(run, seat, worlds)
            laws.imagining_uses_nothing_hidden(run, seat, worlds)
        if chance.random() < wild:
            act(run, chance)
        else:
            seat = who_answers(ask)
            run.send(seat, POLICY.choose(run.state, seat, ask))
    raise AssertionError(f"{run.state.place.id} goes on for ever (seed {seed})")


def who_answers(ask: Ask) -> int:
    return next(seat for seat in ask.seats() if tuple(ask.offer(seat)) != (REVISE,))


def campaign(seed: int) -> list[str]:
    """Play on to the end, or to a Boss who is not to be beaten. Gives the places of its games."""
    seats = RULES.players[seed % len(RULES.players)]
    changes: list[Change] = []
    places: list[str] = []
    for _ in range(MOST_GAMES):
        run = played(changes, seats, seed)
        game = run.state
        places.append(run.state.place.id)
        told = [*(run.journals or []), game.journal or []]
        new = [entry[2] for journal in told for entry in journal if entry[0] == LASTING]
        changes += new
        if game.outcome is Outcome.ENDED:
            assert new[-1][0] == ENDING
            return places
        if run.ask is not None:
            return places
        agree(game, changes)
    raise AssertionError(f"campaign {seed} comes to no end: {places}")


def agree(game: OriginalSin, changes: list[Change]) -> None:
    """What is written down is what the party has, and where it goes."""
    found = kept(campaign_of(changes))
    if game.outcome is Outcome.FALLEN:
        assert not found.sheets
        return
    assert (found.level, found.gold) == (game.level, game.gold)
    assert sorted(found.journal) == sorted(game.journal_cards)
    assert sorted(found.found) == sorted([game.book.cards[face].id for face in game.specific])
    for saved, origin in zip(returning(game.book, found), game.party, strict=True):
        for part in ("face", "skills", "talents", "worn", "runes", "pack", "collared"):
            assert getattr(saved, part) == getattr(origin, part), part


def test_random_campaigns_of_each_number_of_players_are_told_to_their_ends() -> None:
    """Each party has other habits (`WILD`). Some meet a Boss too many: then another one begins."""
    told: list[list[str]] = []
    counts = len(RULES.players)
    for players in (*range(counts), 1):
        first = 6 * counts if len(told) >= counts else 0
        for seed in range(first + players, first + 6 * counts, counts):
            told.append(campaign(seed))
            if told[-1][-1] == LAST_PLACE:
                break
        assert told[-1][-1] == LAST_PLACE, players
    assert len(told) >= 5


@pytest.mark.long
@pytest.mark.parametrize("first", [10, 22, 34])
def test_random_campaigns_are_told_to_their_ends(first: int) -> None:
    told = [campaign(seed) for seed in range(first, first + 12)]
    places = {place for one in told for place in one}
    ended = [one for one in told if one[-1] == LAST_PLACE]
    print(
        f"{len(ended)} of {len(told)} to the end, {sum(map(len, told))} games at {sorted(places)}"
    )
    assert len(ended) >= 0.5 * len(told), [one[-1] for one in told]
