"""What holds for a figure now: armour, keywords, dice and AP, the sum of all its cards."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.catalogue import KINDS, NO_TEXT, CardText, Lasting, Own
from gloam.games.original_sin.cards.deck import ID
from gloam.games.original_sin.state import BOSS, NO_CARD, TRAY, Enemy, Origin, OriginalSin
from gloam.kernel.content.card_coverage import played

ENOUGH: Final = 20_000  # that are kept; beyond that they are made anew


def own(game: OriginalSin, who: int) -> Own:
    """The cards that lie with a figure and what they say, face-down ones left out."""
    if who < TRAY:
        origin = game.party[who]
        key: object = (
            game.place.special_text,
            origin.face,
            origin.worn,
            origin.talents,
            origin.track,
            origin.summon,
            origin.runes,
        )
    else:
        enemy = game.enemies[who]
        key = (game.place.special_text, enemy.face, enemy.track, who == BOSS)
    found = game.book.own.get(key)
    if found is None:
        if len(game.book.own) >= ENOUGH:
            game.book.own.clear()
        found = game.book.own[key] = _made(game, who)
    return found


def lasting(game: OriginalSin, who: int) -> Lasting:
    """All traits that hold for a figure: its own, and what others in its space lend it."""
    mine = own(game, who)
    found = mine.lasting
    lent: tuple[int, ...] = ()
    if who < TRAY:
        at = game.party[who].at
        for other, origin in enumerate(game.party):
            if origin.at == at:
                lent += (found if other == who else own(game, other).lasting).auras
    elif who < BOSS and BOSS in game.enemies:
        lent = own(game, BOSS).lasting.orders  # rule: boss.rules
    if not lent and not found.conditional:
        return found
    # rule: origin.special-timing
    true = [int(bool(one.condition.value(game, who))) for one in found.conditional]
    key = (*true, *lent)
    summed = mine.with_others.get(key)
    if summed is None:
        summed = mine.with_others[key] = _with_others(game, found, true, lent)
    return summed


def _with_others(
    game: OriginalSin, found: Lasting, true: list[int], lent: tuple[int, ...]
) -> Lasting:
    summed = found.twin()
    for line in lent:
        game.book.lines[line].value(summed)
    for holds, one in zip(true, found.conditional, strict=True):
        if holds:
            one.trait.value(summed)
    return summed


def text_of(game: OriginalSin, who: int, face: int) -> CardText:
    """What a card that lies with a figure says, on the side that is up."""
    found = own(game, who)
    return found.texts[found.faces.index(face)]


def armour(game: OriginalSin, who: int) -> tuple[int, int]:
    """(Physical, magical) armour: the sum of all sources, never below 0."""
    # rule: damage.armor-stacks, damage.armor-enemies, equip.defensive
    found = lasting(game, who)
    if found.armour_nothing:
        return 0, 0
    return max(0, found.physical), max(0, found.magical)


def keywords(game: OriginalSin, who: int) -> frozenset[str]:
    """All keywords of a figure."""
    return own(game, who).lasting.keywords


def max_hp(game: OriginalSin, who: int) -> int:
    hp = game.book.cards[game.figure(who).face].hp
    if who < TRAY:
        return hp[game.level - 1]  # rule: origin.card
    # rule: boss.setup
    return hp[game.players - 2] if who == BOSS else hp[0]


def _made(game: OriginalSin, who: int) -> Own:
    cards = game.book.cards
    figure = game.figure(who)
    minion = TRAY <= who < BOSS
    # rule: cooldown.face-up, downed.ongoing, status.designed, skill.ongoing
    up = [face for face, _, face_up in figure.track if face_up]
    texts = game.book.texts
    faces = _faces(figure)
    # rule: status.side
    sides = [game.book.back_texts[face] if minion else texts[face] for face in up]
    runes, rune_sides = _runes(game, figure)
    sides += rune_sides
    made = Own((*faces, *up, *runes), (*[texts[face] for face in faces], *sides))
    for face in made.faces:
        played(ID, cards[face].id)
    if game.place.special is not NO_TEXT:  # rule: location.intro
        made.faces, made.texts = (*made.faces, NO_CARD), (*made.texts, game.place.special)
    sum_of = made.lasting
    sum_of.physical, sum_of.magical = cards[figure.face].physical, cards[figure.face].magical
    # rule: origin.keywords, summon.as-item, equip.keywords, talent.facedown-keyword
    sum_of.keywords = frozenset([word for face in faces for word in cards[face].keywords])
    for text in made.texts:
        for trait in text.traits:
            trait.value(sum_of)
    return made


def _faces(figure: Origin | Enemy) -> tuple[int, ...]:
    """The cards that lie with a figure beside its track; what is in the backpack does nothing."""
    if isinstance(figure, Enemy):
        return (figure.face,)
    worn = [face for face in figure.worn if face >= 0]  # rule: equip.stored-inactive
    summon = (figure.summon,) if figure.summon >= 0 else ()
    return (figure.face, *worn, *figure.talents, *summon)


def _runes(game: OriginalSin, figure: Origin | Enemy) -> tuple[list[int], list[CardText]]:
    """Attached runes, each with the side for the slot of its item."""
    # rule: rune.attach, rune.two-sides, origin.keywords
    if isinstance(figure, Enemy):
        return [], []
    book = game.book
    runes = [(slot, rune) for slot, rune in enumerate(figure.runes) if rune >= 0]
    front = [book.cards[rune].place == KINDS[slot] for slot, rune in runes]
    sides = [
        book.texts[rune] if up else book.back_texts[rune]
        for (_, rune), up in zip(runes, front, strict=True)
    ]
    return [rune for _, rune in runes], sides
