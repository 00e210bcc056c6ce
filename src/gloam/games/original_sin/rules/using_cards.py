"""Using a card's action: aim, carry out, then the card goes where it belongs."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import (
    ARROWS,
    CONSUMABLES,
    SKILL,
    SOURCE_SKILL,
    Card,
    CardText,
)
from gloam.games.original_sin.cards.deck import ID
from gloam.games.original_sin.rules.combat.attacks import (
    begin,
    count_use,
    in_area,
    may_use,
    requirement_met,
    targets,
    weapons,
)
from gloam.games.original_sin.rules.dice import use_up, used_up
from gloam.games.original_sin.rules.figures.cooldown import put_on_track
from gloam.games.original_sin.rules.figures.numbers import lasting, own, text_of
from gloam.games.original_sin.state import NO_CARD, PACK, PROCEDURES, Deed, OriginalSin
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose, pick


def usable(game: OriginalSin, who: int, ap: int) -> list[Key]:
    """The cards whose action an Origin can take with so many AP, each with something to aim at."""
    # rule: action.card, ap.no-debt, skill.in-hand, equip.action, consumable.backpack
    origin = game.party[who]
    cards = game.book.cards
    faces = [*origin.worn, origin.summon, *origin.pack]
    if not lasting(game, who).no_skills:
        faces += origin.hand
    keys: list[Key] = []
    for face in dict.fromkeys(faces):
        if face < 0:
            continue
        card = cards[face]
        if card.type == SOURCE_SKILL:  # rule: source.collar, source.collar-break
            if origin.collared or card.source > origin.source:
                continue
        elif card.ap < 0 or card.ap > ap:
            continue
        if face in origin.pack and card.type not in CONSUMABLES:
            continue  # rule: equip.stored-inactive
        if not requirement_met(game, who, card) or not may_use(game, who, face):
            continue
        if can_aim(game, who, face):
            keys.append(("use", face))
    return keys


def can_aim(game: OriginalSin, who: int, face: int) -> bool:
    text = game.book.texts[face]
    if text.weapon:
        return bool(_weapon_targets(game, who, text))
    return not game.book.aims[face] or bool(targets(game, who, game.book.cards[face]))


def _weapon_targets(game: OriginalSin, who: int, text: CardText) -> list[Key]:
    found = [
        key
        for face in weapons(game, who, text.weapon)
        for key in targets(game, who, game.book.cards[face])
    ]
    return list(dict.fromkeys(found))


def use(game: OriginalSin, who: int, face: int) -> Flow[list[Call]]:
    """Aim a card: gives what carries it out. Its cost is the caller's matter."""
    card, text = game.book.cards[face], game.book.texts[face]
    seat = game.seat_of(who)
    origin = game.party[who]
    calls: list[Call] = []
    if text.weapon:
        key = yield from pick(seat, _weapon_targets(game, who, text), ("target", face))
        calls = [("weapon_attack", who, face, *key)] * text.attacks
    else:
        deed = yield from aimed(game, who, card)
        calls = begin(game, deed)
    if face in origin.hand:
        origin.hand = tuple([other for other in origin.hand if other != face])
    elif face in origin.pack:
        pack = list(origin.pack)
        pack.remove(face)
        origin.pack = tuple(pack)
    count_use(game, who, face)
    game.in_use = face
    played(ID, card.id)
    game.tell("uses", game.told(who), face)
    return [*calls, ("card_used", who, face)]


def aimed(game: OriginalSin, who: int, card: Card) -> Flow[Deed]:
    """The deed of a card, aimed by its user."""
    deed = Deed(who, card.face, card.face, space=game.figure(who).at)
    if not game.book.aims[card.face]:
        return deed
    seat = game.seat_of(who)
    key = yield from pick(seat, targets(game, who, card), ("target", card.face))
    if key[0] == "figure":
        deed.targets, deed.space = (key[1],), game.figure(key[1]).at
        return deed
    deed.space = key[1]
    with_self = False
    if game.figure(who).at == deed.space:  # rule: attack.area-self
        answer = yield choose(seat, (YES, NO), ("include", card.face))
        with_self = answer == YES
    deed.targets = in_area(game, who, deed.space, with_self)
    return deed


@PROCEDURES.asking
def weapon_attack(game: OriginalSin, who: int, face: int, word: str, target: int) -> Flow[None]:
    """One attack with an equipped item; lost if its target is gone."""
    # rule: attack.multi
    text = game.book.texts[face]
    options: list[Key] = [
        ("card", weapon)
        for weapon in weapons(game, who, text.weapon)
        if (word, target) in targets(game, who, game.book.cards[weapon])
    ]
    if not options or not game.party[who].hp:
        return
    key = yield from pick(game.seat_of(who), options, ("weapon", face))
    count_use(game, who, key[1])
    deed = Deed(who, face, key[1], (target,))
    if word == "figure":
        deed.space = game.figure(target).at
    else:
        deed.space, deed.targets = target, in_area(game, who, target, False)
    game.agenda.call(*begin(game, deed))


@PROCEDURES.plain
def card_used(game: OriginalSin, who: int, face: int) -> None:
    game.agenda.call(*lay_down(game, who, face), ("over",))


# rule: consumable.discard
def lay_down(game: OriginalSin, who: int, face: int) -> list[Call]:
    """A used card goes to its slot, back to hand, or to the supply. Gives what its user decides."""
    card = game.book.cards[face]
    origin = game.party[who]
    if game.in_use != face:
        return []
    game.in_use = NO_CARD
    # rule: skill.cooldown, skill.place-timing, skill.ongoing, consumable.ongoing
    if card.slot and (card.type in (SKILL, SOURCE_SKILL) or card.ongoing):
        put_on_track(game, who, face, card.slot, card.ongoing)
    elif card.type in (SKILL, SOURCE_SKILL):
        origin.hand = tuple(sorted((*origin.hand, face)))  # rule: skill.no-cooldown
    elif card.type == ARROWS:
        return [("keep_arrows", who, face)]
    return []


@PROCEDURES.asking
def keep_arrows(game: OriginalSin, who: int, face: int) -> Flow[None]:
    """A talent lets its owner put used arrows back into the backpack."""
    origin = game.party[who]
    found = own(game, who)
    for card, text in zip(found.faces, found.texts, strict=True):
        if text.keeps_arrows and not used_up(game, who, card) and len(origin.pack) < PACK:
            key = yield choose(game.seat_of(who), (YES, NO), ("keep-arrows", who, face))
            if key == YES:
                use_up(game, who, card, text.keeps_arrows)
                origin.pack = (*origin.pack, face)


# --- what is used at no cost, once a round or a location ---


def free_uses(game: OriginalSin, who: int) -> list[Key]:
    found = own(game, who)
    # rule: talent.free, origin.special-ability, ap.zero-actions
    return [
        ("free", face)
        for face, text in zip(found.faces, found.texts, strict=True)
        if text.once_acts and not used_up(game, who, face)
    ]


def use_free(game: OriginalSin, who: int, face: int) -> list[Call]:
    text = text_of(game, who, face)
    use_up(game, who, face, text.once)
    return [("line", number, who, face) for number in text.once_acts]
