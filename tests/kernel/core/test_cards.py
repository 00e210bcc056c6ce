"""Pieces and zones: moving, drawing, shuffling, and who knows what afterwards.

What the kernel claims that a seat knows is compared with what the seat can know, by brute
force (`minds.py`). The comparison over random play is in `test_deal.py`.
"""

from __future__ import annotations

import pytest

from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.state import LOOK, MOVE, SHUFFLE, transcript
from gloam.kernel.hidden.deal import deal_anew
from tests.kernel.minds import (
    DECK,
    DISCARD,
    GRAVE,
    HAND,
    PARTNERS,
    PILE,
    Watched,
    lay,
    pieces,
    remembered,
    set_of,
    world_of,
)

MINE, YOURS, THEIRS = HAND, HAND + 1, HAND + 2  # the hands of seats 0, 1 and 2


def knowing(game: CardTable, piece: int) -> list[int]:
    """The seats that know which piece this is."""
    return [seat for seat in range(3) if game.knows[piece] >> seat & 1]


def unsound(table: Watched) -> list[str]:
    return [wrong for seat in range(3) for wrong in table.trouble(seat)]


# --- the pack and the table ---


def test_a_pack_keeps_equal_faces_together() -> None:
    with pytest.raises(ValueError, match="equal faces have neighbouring numbers"):
        Pack([1, 2, 1], [0, 0, 0], [Zone("deck")])


def test_a_pack_knows_its_bags_and_what_hides_which_piece_has_left() -> None:
    pack = Pack(
        [0, 0, 1],
        [0, 0, 1],
        [
            Zone("bag", NOBODY),
            Zone("pile", NOBODY, ordered=True),
            Zone("table"),
            Zone("hand", 1, owner=0),
            Zone("row of one's own", 1, ordered=True),
        ],
    )
    assert [zone.name for zone, bag in zip(pack.zones, pack.bags, strict=True) if bag] == ["bag"]
    assert [z.name for z, blurs in zip(pack.zones, pack.blurs, strict=True) if blurs] == ["hand"]
    assert pack.zone("table") == 2
    assert not pack.one_back
    assert pack.every_piece == 0b111


def test_pieces_are_laid_out_and_known_to_those_who_see_them() -> None:
    pack = Pack([0, 1, 2], [0, 0, 0], [Zone("deck", NOBODY), Zone("hand", 0b10), Zone("table")])
    zones, where, knows = table_of(pack, [2, 1, 0])
    assert zones == [[2], [1], [0]]
    assert where == [2, 1, 0]
    assert knows == [EVERYONE, 0b10, NOBODY]


# --- moving ---


def test_a_pile_keeps_its_order_and_a_hand_is_sorted() -> None:
    game = lay([DECK] * 5)
    for number in (3, 0, 4):
        game.move(Piece(number), PILE)
    for number in (2, 1):
        game.move(Piece(number), MINE)
    assert game.zones[PILE] == [3, 0, 4]
    assert game.zones[MINE] == [1, 2]
    game.tuck(Piece(2), PILE)
    assert game.zones[PILE] == [2, 3, 0, 4]
    assert game.draw(PILE, YOURS) == 4
    assert game.lost() == []


def test_a_draw_from_the_bag_is_a_roll() -> None:
    game = lay([DECK] * 4)
    game.dice = ScriptedDice(picks=[2, 0])
    assert game.draw(DECK, MINE) == 2
    assert game.draw(DECK, DISCARD) == 0
    assert game.zones[DECK] == [1, 3]
    drawn = {lay([DECK] * 4).zones[DECK][Dice(b"%d" % i).roll(4)] for i in range(60)}
    assert drawn == {0, 1, 2, 3}


def test_a_draw_may_leave_some_pieces_out() -> None:
    for number in range(30):
        game = lay([MINE] * 4)
        game.dice = Dice(b"but %d" % number)
        assert game.draw(MINE, YOURS, but=pieces([0, 1, 3])) == 2


def test_the_journal_tells_of_every_act_and_who_saw_it() -> None:
    game = lay([DECK, DECK, DISCARD, MINE])
    game.journal = []
    game.dice = ScriptedDice(picks=[1])
    game.draw(DECK, YOURS)
    game.move(Piece(3), PILE, seen=0b100)
    game.look(pieces([0]), 0b010)
    game.shuffle(DECK, DISCARD)
    assert game.journal == [
        (MOVE, 0b010, 1, 1, DECK, YOURS, True, 0),
        (MOVE, 0b101, 3, 3, MINE, PILE, False, 0),
        (LOOK, 0b010, 0, 0, DECK),
        (SHUFFLE, EVERYONE, DECK, (DISCARD,)),
    ]
    assert transcript(game.journal, 1) == [
        (MOVE, 1, DECK, YOURS, 0),
        (MOVE, -1, MINE, PILE, 0),
        (LOOK, 0b010, 0, DECK),
        (SHUFFLE, EVERYONE, DECK, (DISCARD,)),
    ]


def test_a_simulation_keeps_no_journal() -> None:
    game = lay([DECK, DECK, MINE])
    game.draw(DECK, MINE)
    game.look(pieces(game.zones[DECK]), 1)
    game.move_all(MINE, DISCARD)
    game.shuffle(DECK, DISCARD)
    assert game.journal is None


def test_a_lost_piece_and_a_double_one_are_found() -> None:
    game = lay([DECK, MINE, MINE])
    game.zones[MINE].remove(Piece(1))
    game.zones[DISCARD].append(Piece(2))
    game.zones[DECK] = pieces([0, 0])
    game.where[0] = PILE
    assert game.lost() == [
        "piece 0 lies in ['deck', 'deck'], said to be in pile",
        "piece 1 lies in no zone, said to be in hand 0",
        "piece 2 lies in ['discard', 'hand 0'], said to be in hand 0",
    ]
    game = lay([MINE, MINE])
    game.zones[MINE].reverse()
    assert game.lost() == ["zone hand 0 is not sorted"]


# --- knowing ---


def test_whoever_sees_a_piece_come_or_go_knows_it() -> None:
    game = lay([DECK, DECK, MINE])
    game.dice = ScriptedDice(picks=[0])
    game.draw(DECK, YOURS, seen=0b001)
    assert knowing(game, 0) == [0, 1]
    game.move(Piece(2), PILE)
    assert knowing(game, 2) == [0]
    game.move(Piece(1), PARTNERS)
    assert knowing(game, 1) == [1, 2]
    game.move(Piece(1), DISCARD)
    assert game.knows[1] == EVERYONE
    assert game.seen(YOURS, 0) == [0]
    assert game.seen(YOURS, 2) == []


def test_a_card_put_on_the_pile_is_known_to_whoever_put_it_there_wherever_it_goes() -> None:
    game = lay([PILE, PILE, MINE])
    game.move(Piece(2), PILE)
    game.draw(PILE, YOURS)
    assert knowing(game, 2) == [0, 1]


def test_a_card_that_leaves_a_hand_unseen_blurs_what_others_knew_of_it() -> None:
    table = Watched(lay([YOURS, YOURS, THEIRS, THEIRS, DECK]))
    table.look([0], 0b001)
    assert knowing(table.game, 0) == [0, 1]
    table.move(1, THEIRS)
    assert knowing(table.game, 0) == [1], "it may be the one that went"
    assert {world[YOURS] for world in remembered(table.game, 0)} == {
        (0,), (1,), (2,), (3,), (4,),
    }  # fmt: skip
    assert all(0 in (*world[YOURS], *world[THEIRS]) for world in remembered(table.game, 0))
    assert table.minds[0] == set(remembered(table.game, 0))
    assert unsound(table) == []


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    table = Watched(lay([YOURS, DECK, DECK]))
    table.look([0], 0b001)
    table.move(0, THEIRS)
    assert knowing(table.game, 0) == [0, 1, 2]
    assert unsound(table) == []


def test_a_shuffle_is_forgotten_but_cards_are_counted() -> None:
    """Two cards of the discard pile are shuffled back: they are not in hands dealt before."""
    table = Watched(lay([DISCARD, DISCARD, DECK, YOURS, THEIRS]))
    table.shuffle(DISCARD)
    assert table.game.knows == [0, 0, 0, 0b010, 0b100]
    for seat in (0, 1, 2):
        worlds = set(remembered(table.game, seat))
        assert worlds == table.minds[seat]
        assert all({0, 1} <= set(world[DECK]) for world in worlds)
    table.draw(1, YOURS)
    assert set(remembered(table.game, 0)) == table.minds[0]
    assert any(1 in world[YOURS] for world in table.minds[0])
    assert not any(1 in world[THEIRS] for world in table.minds[0])
    assert unsound(table) == []


def test_seats_that_knew_different_cards_of_a_shuffle_remember_different_things() -> None:
    table = Watched(lay([MINE, YOURS, THEIRS, PARTNERS, DECK]))
    table.shuffle(MINE, YOURS, THEIRS, PARTNERS)
    table.move(4, THEIRS)
    told = {seat: [e[1] for e in table.game.mixed if e[0] >> seat & 1] for seat in range(3)}
    assert told == {0: [0b00001], 1: [0b01010], 2: [0b01100]}
    assert unsound(table) == []


def test_a_look_into_the_bag_tells_that_a_card_is_there() -> None:
    table = Watched(lay([DECK, DECK, YOURS]))
    table.look([0], 0b001)
    assert knowing(table.game, 0) == []
    assert {world[YOURS] for world in remembered(table.game, 0)} == {(1,), (2,)}
    table.draw(1, YOURS)
    assert set(remembered(table.game, 0)) == table.minds[0]
    assert unsound(table) == []


def test_cards_of_several_zones_may_be_shown_at_once() -> None:
    for shown in ([0, 3], [3, 0]):
        game = lay([DECK, DECK, PILE, YOURS, YOURS])
        game.look(pieces(shown), 0b001)
        assert knowing(game, 3) == [0, 1]
        assert all(0 in world[DECK] for world in remembered(game, 0))


def test_what_is_ruled_out_stays_ruled_out_for_what_leaves_the_hand() -> None:
    """ "None of your cards is the knife": the one you pass on is not the knife either."""
    knife = 4
    table = Watched(lay([YOURS, YOURS, THEIRS, DECK, DECK]))
    table.rule_out(0b001, {knife}, YOURS)
    table.move(1, THEIRS)
    assert set(remembered(table.game, 0)) == table.minds[0]
    assert not any(knife in world[YOURS] for world in table.minds[0])
    table.move(0, DECK)
    assert unsound(table) == []


def test_moving_all_cards_at_once_hides_nothing_from_those_who_knew_one() -> None:
    table = Watched(lay([YOURS, YOURS, THEIRS, DECK]))
    table.look([0], 0b001)
    table.move_all(YOURS, THEIRS)
    assert knowing(table.game, 0) == [0, 1, 2]
    assert knowing(table.game, 1) == [1, 2]
    table.move_all(THEIRS, DISCARD)
    assert table.game.knows[:3] == [EVERYONE] * 3
    assert table.game.zones[DISCARD] == [0, 1, 2]
    assert unsound(table) == []


def test_a_card_seen_in_passing_may_tell_where_it_came_from() -> None:
    """Of two known cards one was passed on. It is shown: so the other is still there."""
    table = Watched(lay([YOURS, YOURS, THEIRS, DECK]))
    table.look([0, 1], 0b001)
    table.move(1, THEIRS)
    table.move(1, DISCARD)
    assert {world[YOURS] for world in remembered(table.game, 0)} == {(0,)}
    assert unsound(table) == []


def test_a_stranger_seen_in_passing_does_not_tell_its_place() -> None:
    """A card came unseen into a hand; one of that hand is played: was it that card?"""
    table = Watched(lay([YOURS, YOURS, THEIRS, DECK]))
    table.look([0], 0b001)
    table.move(1, THEIRS)
    table.move(1, DISCARD)
    assert {world[THEIRS] for world in remembered(table.game, 0)} == {(0,), (2,), (3,)}
    assert set(remembered(table.game, 0)) == table.minds[0]
    assert unsound(table) == []


def test_seats_keep_what_they_know_apart() -> None:
    """What a seat remembers is widened by what it did not see, and by nothing else."""
    table = Watched(lay([YOURS, YOURS, MINE, DECK, DECK]))
    table.look([0, 1], 0b101)
    table.move(0, PILE, seen=0b100)
    assert knowing(table.game, 0) == [1, 2]
    assert knowing(table.game, 1) == [1, 2]
    assert unsound(table) == []


# --- where it would be easy to claim too much ---


def test_a_stranger_seen_by_some_does_not_tell_its_place_to_them() -> None:
    """Seat 1 hands to seat 0 a card: its own, or the one it just got? Seat 0 cannot say."""
    table = Watched(lay([THEIRS, THEIRS, YOURS, DECK]))
    table.look([0], 0b001)
    table.move(1, YOURS)
    table.move(1, MINE)
    assert unsound(table) == []


def test_a_glimpse_into_a_hand_does_not_tell_the_place_of_the_card() -> None:
    table = Watched(lay([THEIRS, THEIRS, YOURS, DECK]))
    table.look([0], 0b001)
    table.move(1, YOURS)
    table.look([1], 0b001)
    assert unsound(table) == []


def test_what_is_moved_into_the_bag_all_at_once_is_lost_in_it() -> None:
    table = Watched(lay([DISCARD, DISCARD, DECK, YOURS]))
    table.move_all(DISCARD, DECK)
    assert table.game.seen(DECK, 0) == []
    table.draw(1, THEIRS)
    assert knowing(table.game, 1) == [2]
    assert unsound(table) == []


def test_the_card_that_is_played_may_be_the_one_that_was_seen() -> None:
    """Seat 0 has seen one of two equal cards in a hand. One is played: is the other there?"""
    table = Watched(lay([YOURS, YOURS, DECK, DECK], faces=[0, 0, 1, 2]))
    table.look([0], 0b001)
    table.move(1, DISCARD)
    assert unsound(table) == []


def test_the_card_that_is_drawn_may_be_the_one_that_was_shuffled_in() -> None:
    table = Watched(lay([DECK, DISCARD, YOURS, DECK], faces=[0, 0, 1, 2]))
    table.shuffle(DISCARD)
    table.draw(0, DISCARD)
    assert unsound(table) == []


def test_two_looks_may_have_met_the_same_card() -> None:
    for zone in (DECK, YOURS):
        table = Watched(lay([zone, zone, THEIRS, zone], faces=[0, 0, 1, 2]))
        table.look([0], 0b001)
        table.look([1], 0b001)
        assert unsound(table) == []


def test_which_of_two_equal_cards_is_seen_makes_no_difference() -> None:
    """Law 3: the seat has seen the same in both games, so it is dealt the same worlds."""
    worlds: list[set[object]] = []
    for drawn in (0, 1):
        table = Watched(lay([DECK, DISCARD, YOURS, DECK], faces=[0, 0, 1, 2]))
        table.shuffle(DISCARD)
        table.draw(drawn, DISCARD)
        dice = Dice(b"equal")
        worlds.append({world_of(deal_anew(table.game, 0, dice, ())) for _ in range(50)})
    assert worlds[0] == worlds[1]


def test_what_a_seat_remembers_of_equal_cards_does_not_hang_on_what_another_knows() -> None:
    """Law 2: in an imagined world the others know less, and the seat must know the same."""
    memories = []
    for other_knows in (False, True):
        table = Watched(lay([MINE, PILE, MINE, DECK], faces=[0, 0, 1, 2]))
        table.look([0, 2], 0b110)
        table.look([1], 0b110 if other_knows else 0b100)
        table.move(0, GRAVE)
        memories.append(remembered(table.game, 2))
    assert memories[0] == memories[1]


def test_two_equal_cards_shown_at_once_are_two() -> None:
    for zone in (YOURS, DECK):
        table = Watched(lay([zone, zone, THEIRS, zone], faces=[0, 0, 1, 2]))
        table.look([0, 1, 3], 0b001)
        assert set(remembered(table.game, 0)) == table.minds[0]


def test_a_face_tells_no_place_where_an_equal_card_has_joined_it() -> None:
    """Of two known cards one went unseen; one like the other joined; one of those is played."""
    table = Watched(lay([THEIRS, DISCARD, THEIRS, DECK], faces=[0, 0, 1, 2]))
    table.look([0, 2], 0b001)
    table.move(2, PILE)
    table.move(1, THEIRS)
    table.move(0, DISCARD)
    assert {world[PILE] for world in table.minds[0]} == {(0,), (1,)}
    assert unsound(table) == []


# --- what a memory is ---


def test_a_memory_is_shared_by_seats_until_they_see_different_things() -> None:
    table = Watched(lay([DISCARD, DECK, DECK, DECK]))
    table.shuffle(DISCARD)
    bag = set_of([0, 1, 2, 3])
    assert table.game.mixed == ((EVERYONE, set_of([0]), bag),)
    table.draw(1, YOURS)
    assert table.game.mixed == ((EVERYONE, set_of([0]), bag),), "it may be there now"
    table.draw(2, YOURS)
    table.move(2, DECK)
    held = {
        seat: [e[2] for e in table.game.mixed if e[0] >> seat & 1 and e[1] == 1]
        for seat in range(3)
    }
    assert held[0] == held[2] == [bag]
    assert unsound(table) == []
