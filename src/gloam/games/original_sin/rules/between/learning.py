"""Learning: which skills and talents an Origin may have, at creation, level-up and respec.

Skills and talents lie in slots, one gained with each; a slot holds what is of its level or lower.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.cards.catalogue import SKILL, SOURCE_SKILL, TALENT
from gloam.games.original_sin.rules.asking import pick_card
from gloam.games.original_sin.rules.turn_order import whoever_is_ready
from gloam.games.original_sin.state import NO_CARD, NO_ONE, PROCEDURES, OriginalSin
from gloam.kernel.core.asks import Flow
from gloam.kernel.core.several import DONE

FIRST_SKILLS: Final = 4  # rule: create.four-skills
BASIC: Final = 2  # skills up to this level need no training  # rule: learn.basic, learn.advanced


# --- what fits ---


def fits(levels: Sequence[int], slots: Sequence[int]) -> bool:
    """Whether each has a slot of its own, of its level or higher."""
    # rule: level.respec-limit, level.respec-slots
    return len(levels) <= len(slots) and all(
        level <= slot
        for level, slot in zip(
            sorted(levels, reverse=True), sorted(slots, reverse=True), strict=False
        )
    )


def skill_slots(game: OriginalSin) -> list[int]:
    return [*[1] * FIRST_SKILLS, *range(2, game.level + 1)]


def talent_slots(game: OriginalSin, who: int) -> list[int]:
    """The level at which each was granted."""
    granted = game.book.cards[game.party[who].face].talents[: game.level]
    return [level for level in range(1, game.level + 1) for _ in range(_more(granted, level))]


def _more(granted: Sequence[int], level: int) -> int:
    return granted[level - 1] - (granted[level - 2] if level > 1 else 0)


def is_legal(game: OriginalSin, who: int, skills: Sequence[int], talents: Sequence[int]) -> bool:
    """Whether an Origin of the party's level could have learned all of this."""
    cards = game.book.cards
    schooled = {cards[talent].school for talent in talents}  # rule: talent.training
    learned = [cards[face] for face in skills if cards[face].type == SKILL]
    # rule: learn.basic, learn.advanced, level.respec-training
    if any(skill.level > BASIC and skill.school not in schooled for skill in learned):
        return False
    if not fits([skill.level for skill in learned], skill_slots(game)):
        return False
    slots = talent_slots(game, who)
    # rule: variant.unrestricted-talents
    levels = [0 if game.unrestricted else cards[talent].level for talent in talents]
    return fits(levels, slots)


def skills_for(game: OriginalSin, who: int, instead: int = NO_CARD) -> list[int]:
    """Skills that an Origin can learn, more or in the place of one that it has."""
    origin = game.party[who]
    others = [face for face in origin.skills if face != instead]
    return [
        card.face
        for card in game.book.cards
        if card.type == SKILL
        and card.face not in origin.skills
        # rule: learn.copies, learn.source-skills
        and card.count > sum([card.face in one.skills for one in game.party])
        and is_legal(game, who, (*others, card.face), origin.talents)
    ]


def talents_for(game: OriginalSin, who: int, instead: int = NO_CARD) -> list[int]:
    origin = game.party[who]
    others = [face for face in origin.talents if face != instead]
    taken = {talent for one in game.party for talent in one.talents}  # rule: talent.unique
    return [
        card.face
        for card in game.book.cards
        if card.type == TALENT
        and card.face not in taken
        and is_legal(game, who, origin.skills, (*others, card.face))
    ]


# --- levelling up ---


@PROCEDURES.plain
def party_levels_up(game: OriginalSin) -> None:
    """All together: the cards of the next level are laid out."""
    # rule: level.when, level.card, level.step-order
    game.level += 1
    game.tell("level-up", game.level)
    for origin in game.party:
        origin.acted = False
    game.agenda.call(("learners",))


@PROCEDURES.asking
def learners(game: OriginalSin) -> Flow[None]:
    """One Origin after the other: what one gives back, the next can take."""
    # rule: level.order-of-origins
    who = yield from whoever_is_ready(game, "who-learns")
    if who != NO_ONE:
        steps = (("unlock_talent", who), ("learn_skill", who), ("respec", who))
        game.agenda.call(*steps, ("learners",))


@PROCEDURES.asking
def unlock_talent(game: OriginalSin, who: int) -> Flow[None]:
    # rule: level.talent
    origin = game.party[who]
    faces = talents_for(game, who)
    if faces and len(talent_slots(game, who)) > len(origin.talents):
        key = yield from pick_card(game, game.seat_of(who), faces, ("unlock-talent", who))
        origin.talents = (*origin.talents, key[1])
        game.tell("learns", game.told(who), key[1])


@PROCEDURES.asking
def learn_skill(game: OriginalSin, who: int) -> Flow[None]:
    """One skill, which nobody may do without."""
    # rule: level.skill, level.skill-none
    faces = skills_for(game, who)
    if faces:
        key = yield from pick_card(game, game.seat_of(who), faces, ("learn-skill", who))
        has_learned(game, who, key[1])


def has_learned(game: OriginalSin, who: int, face: int) -> None:
    """In hand from now on."""
    origin = game.party[who]
    origin.skills = tuple(sorted((*origin.skills, face)))
    origin.hand = tuple(sorted((*origin.hand, face)))
    game.tell("learns", game.told(who), face)


@PROCEDURES.asking
def respec(game: OriginalSin, who: int) -> Flow[None]:
    """Single swaps, each of which leaves a legal set, until the player is content."""
    # rule: level.respec, level.respec-limit, level.respec-training
    origin = game.party[who]
    cards = game.book.cards
    swaps = {
        face: skills_for(game, who, face)
        for face in origin.skills
        if cards[face].type != SOURCE_SKILL
    }
    swaps |= {face: talents_for(game, who, face) for face in origin.talents}
    faces = [face for face, others in swaps.items() if others]
    seat = game.seat_of(who)
    key = yield from pick_card(game, seat, faces, ("respec", who), DONE)
    if key == DONE:
        return
    old = key[1]
    key = yield from pick_card(game, seat, swaps[old], ("swap-for", who, old))
    game.tell("forgets", game.told(who), old)
    if old in origin.talents:
        origin.talents = tuple([key[1] if face == old else face for face in origin.talents])
        game.tell("learns", game.told(who), key[1])
    else:
        origin.skills = tuple([face for face in origin.skills if face != old])
        _take_back(game, who, old)
        has_learned(game, who, key[1])
    game.agenda.call(("respec", who))


def _take_back(game: OriginalSin, who: int, face: int) -> None:
    """A skill that is given up leaves the hand, or the track."""
    origin = game.party[who]
    if origin.summoner == face:
        origin.summon = origin.summoner = NO_CARD
    origin.hand = tuple([other for other in origin.hand if other != face])
    origin.track = tuple([on for on in origin.track if on[0] != face])
