"""Creation: every player makes an Origin, before the first location of a campaign."""

from __future__ import annotations

from typing import Final, TypeAlias

from gloam.games.original_sin.cards.catalogue import ORIGIN
from gloam.games.original_sin.rules.asking import pick_card, pick_cards
from gloam.games.original_sin.rules.between.campaign import VARIANTS, save
from gloam.games.original_sin.rules.between.learning import (
    FIRST_SKILLS,
    skills_for,
    talent_slots,
    talents_for,
)
from gloam.games.original_sin.rules.setup import arrive, premade, worn_by
from gloam.games.original_sin.state import PROCEDURES, Origin, OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Flow, Key, choose, pick

Sets: TypeAlias = tuple[tuple[str, ...], ...]  # of cards, by their names

# What an Origin may start with; there is enough of it for everybody.
WEAPON_SETS: Final[Sets] = (
    ("starter-sword", "starter-shield"),
    ("starter-dagger", "starter-dagger"),
    ("starter-axe",),
    ("starter-bow",),
    ("starter-staff",),
    ("starter-wand", "starter-shield"),
)
ARMOUR_SETS: Final[Sets] = (("light-robe",), ("medium-coat",), ("heavy-mail",))


@PROCEDURES.asking
def create_origin(game: OriginalSin, who: int) -> Flow[None]:
    """A character that nobody else plays, with its ready-made build or one's own."""
    # rule: create.source-of-rules, party.unique-origins
    taken = [origin.face for origin in game.party]
    free = [card.face for card in game.book.cards if card.type == ORIGIN and card.face not in taken]
    seat = who % game.seats
    key = yield from pick_card(game, seat, free, ("choose-origin", who))
    face = key[1]
    if _can_be_ready_made(game, face):
        key = yield choose(seat, (YES, NO), ("ready-made", who, face))
        if key == YES:  # rule: create.premade
            game.party.append(premade(game.book, game.book.cards[face].id))
            game.tell("joins", game.told(who))
            return
    game.party.append(Origin(face))
    game.tell("joins", game.told(who))
    game.agenda.call(("first_skills", who), ("first_talents", who), ("first_gear", who))


def _can_be_ready_made(game: OriginalSin, face: int) -> bool:
    """Whether others have left the cards of its build."""
    made = premade(game.book, game.book.cards[face].id)
    taken = {talent for origin in game.party for talent in origin.talents}
    return not taken.intersection(made.talents) and all(
        game.book.cards[skill].count > sum([skill in origin.skills for origin in game.party])
        for skill in made.skills  # rule: learn.copies
    )


@PROCEDURES.asking
def first_skills(game: OriginalSin, who: int) -> Flow[None]:
    """Four different ones of level 1, of any schools."""
    # rule: create.source-of-rules, create.four-skills
    seat, faces = game.seat_of(who), skills_for(game, who)
    picked = yield from pick_cards(game, seat, faces, FIRST_SKILLS, ("first-skills", who))
    game.party[who].skills = tuple(sorted(picked))


@PROCEDURES.asking
def first_talents(game: OriginalSin, who: int) -> Flow[None]:
    # rule: create.source-of-rules, variant.unrestricted-talents
    count = len(talent_slots(game, who))
    seat, faces = game.seat_of(who), talents_for(game, who)
    picked = yield from pick_cards(game, seat, faces, count, ("first-talents", who))
    game.party[who].talents = tuple(picked)


@PROCEDURES.asking
def first_gear(game: OriginalSin, who: int) -> Flow[None]:
    """A set of weapons and a set of armour."""
    weapons = yield from _pick_set(game, WEAPON_SETS, ("first-weapons", who))
    armour = yield from _pick_set(game, ARMOUR_SETS, ("first-armour", who))
    game.party[who].worn = worn_by(game.book, [game.book.face[id] for id in (*weapons, *armour)])


def _pick_set(game: OriginalSin, sets: Sets, about: tuple[str, int]) -> Flow[tuple[str, ...]]:
    """One of these sets; the cards of all of them lie open for the choice."""
    game.laid_out = tuple([game.book.face[id] for one in sets for id in one])
    options: list[Key] = [("set", at) for at in range(len(sets))]
    key = yield from pick(game.seat_of(about[1]), options, about)
    game.laid_out = ()
    return sets[key[1]]


@PROCEDURES.plain
def party_is_made(game: OriginalSin) -> None:
    """The campaign begins."""
    # rule: variant.combine
    game.record(VARIANTS, int(game.honor), int(game.unrestricted))
    save(game)
    arrive(game)
