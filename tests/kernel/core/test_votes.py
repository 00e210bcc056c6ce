"""Votes: what all agree to, what a majority decides, and who knows of it when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import pytest

from gloam.kernel.core.asks import EVERYONE, REVISE, TOGETHER, WATCHER, Flow, Gone, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.votes import ALL, MAJORITY, Decides, Fallback, agree, majority
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.show import scene
from gloam.kernel.session.session import Session
from tests.kernel.salon import NO, YES, Salon, SalonRules
from tests.kernel.talking import Talk, opened, table

A, B, C = ("a",), ("b",), ("c",)
OPTIONS = (A, B, C)


class Room:
    """Three seats, some of whom may leave."""

    def __init__(self) -> None:
        self.game = table(3)
        self.present = [0, 1, 2]
        self.seen: list[dict[int, Key]] = []

    def seats(self) -> Sequence[int]:
        return self.present

    def note(self, votes: Mapping[int, Key]) -> None:
        self.seen.append(dict(votes))

    def agree(self, decides: Decides, rounds: int = 2, secret: bool = True) -> Talk[Key]:
        otherwise = Fallback(rounds, decides)
        return Talk(
            agree(self.game, self.seats, OPTIONS, otherwise, "where", secret, opened=self.note)
        )

    def majority(self, tie: Decides, secret: bool = True) -> Talk[Key]:
        return Talk(majority(self.game, self.seats, OPTIONS, tie, "where", secret, self.note))


def vote(talk: Talk[Key], *keys: Key) -> Talk[Key]:
    """Seats 0, 1, 2 vote, in the order 2, 0, 1."""
    for seat in (2, 0, 1):
        talk.say(seat, keys[seat])
    return talk


# --- agreement ---


def test_what_all_name_is_done() -> None:
    room = Room()
    talk = room.agree(0)
    assert talk.ask is not None
    assert (talk.ask.form, talk.ask.about, talk.ask.seats()) == (TOGETHER, "where", (0, 1, 2))
    assert vote(talk, B, B, B).result == [B]
    assert room.seen == [{0: B, 1: B, 2: B}]


def test_who_does_not_agree_is_asked_again() -> None:
    room = Room()
    talk = vote(room.agree(0), B, A, B)
    assert not talk.result
    assert talk.ask is not None
    again = talk.ask.vote()
    assert again is not None
    assert again.round == 2
    assert vote(talk, A, A, A).result == [A]
    assert room.seen == [{0: B, 1: A, 2: B}, {0: A, 1: A, 2: A}]


def test_after_the_last_round_what_was_declared_is_done() -> None:
    talk = vote(vote(Room().agree(C), A, B, A), A, B, A)
    assert talk.result == [C]


def test_after_the_last_round_somebody_decides() -> None:
    talk = vote(Room().agree(2, rounds=1), A, B, A)
    assert talk.offers() == {2: [A, B, C]}
    assert talk.ask is not None
    assert talk.ask.vote() is None
    assert talk.say(2, C).result == [C]


def test_who_was_to_decide_may_be_gone() -> None:
    room = Room()
    talk = vote(room.agree(2, rounds=1), A, B, A)
    room.present = [0, 1]
    assert talk.interrupt().gone


# --- majority ---


@pytest.mark.parametrize("votes", list(product(OPTIONS, repeat=3)))
def test_what_most_name_is_done_and_else_somebody_decides(votes: tuple[Key, Key, Key]) -> None:
    talk = vote(Room().majority(1), *votes)
    most = [key for key in OPTIONS if votes.count(key) > 1]
    if most:
        assert talk.result == most
        return
    assert talk.offers() == {1: [A, B, C]}
    assert talk.say(1, B).result == [B]


def test_only_what_most_have_named_can_win_a_tie() -> None:
    room = Room()
    room.present = [0, 1]
    talk = room.majority(0).say(0, C).say(1, B)
    assert talk.offers() == {0: [B, C]}


def test_a_tie_may_be_settled_without_asking() -> None:
    assert vote(Room().majority(A), A, B, C).result == [A]


# --- voting ---


def test_a_vote_may_be_changed_until_the_last_is_in() -> None:
    talk = Room().majority(A).say(0, B).say(0, REVISE).say(0, C).say(1, C)
    assert talk.say(2, B).result == [C]


def test_who_has_left_does_not_vote_and_is_not_waited_for() -> None:
    room = Room()
    talk = room.agree(0).say(0, B).say(1, B)
    room.present = [0, 1]
    assert talk.interrupt().result == [B]
    assert room.seen == [{0: B, 1: B}]


def test_with_nobody_left_there_is_no_vote() -> None:
    room = Room()
    room.present = []
    with pytest.raises(Gone):
        room.majority(A)


def test_secret_votes_are_opened_together() -> None:
    room = Room()
    talk = room.majority(A).say(0, B)
    assert talk.ask is not None
    assert talk.ask.audience == 0
    counted = talk.ask.vote()
    assert counted is not None
    assert (counted.how, counted.open, counted.votes) == (MAJORITY, False, {})
    assert opened(room.game) == []
    talk.say(1, B).say(2, C)
    assert opened(room.game) == [(seat, 1, EVERYONE) for seat in range(3)]


def test_open_votes_are_known_as_they_are_given() -> None:
    room = Room()
    talk = room.agree(0, secret=False).say(2, B)
    assert talk.ask is not None
    assert talk.ask.audience == EVERYONE
    counted = talk.ask.vote()
    assert counted is not None
    assert (counted.how, counted.open, counted.votes) == (ALL, True, {2: B})
    talk.say(2, REVISE)
    counted = talk.ask.vote()
    assert counted is not None
    assert counted.votes == {}


# --- at a table ---


class Parliament(SalonRules):
    """A salon whose turns are votes: secret ones first, then open ones."""

    def step(self, game: Salon) -> Flow[None]:
        seats = range(game.seats)
        secret = not game.count % 2
        key = yield from majority(game, lambda: seats, (YES, NO), NO, "ballot", secret)
        game.votes.append(int(key == YES))
        game.count += 1


def test_a_secret_vote_is_shown_without_votes_and_an_open_one_with_them() -> None:
    run = Run.start(Parliament(), 3, Dice(b"votes"))
    for opened_up in (False, True):
        run.send(1, YES)
        for looker in (0, 1, WATCHER):
            prompt = scene(run, looker).prompt
            assert prompt is not None
            node = prompt.votes
            assert node is not None
            assert (node.count, node.open) == ("majority", opened_up)
            assert [ballot.key for ballot in node.ballots] == [YES, NO]
            assert [ballot.seats for ballot in node.ballots] == [(1,) if opened_up else (), ()]
            assert node.voted == ((1,) if opened_up else ())
            assert node.missing == ((0, 2) if opened_up else (0, 1, 2))
        run.send(0, NO)
        run.send(2, NO)
    assert run.state.votes == [0, 0]


def test_what_others_vote_in_secret_is_not_in_imagined_worlds() -> None:
    run = Run.start(Parliament(), 3, Dice(b"votes"))
    run.send(1, YES)
    dice = Dice(b"worlds")
    worlds = [imagine(run, 0, dice) for _ in range(40)]
    assert {world.acts[0][2] for world in worlds if world is not None} == {YES, NO}


def test_a_vote_is_taken_back_while_others_think() -> None:
    session = Session.begin(Parliament(), 3, b"secret")
    session.answer(1, YES)
    session.undo(1)
    assert session.ask is not None
    assert list(session.ask.offer(1)) == [YES, NO]
