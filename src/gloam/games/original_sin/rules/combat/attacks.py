"""Attacks: roll, count hits, damage after armour, statuses, environment; other rolls of cards."""

from __future__ import annotations

from gloam.games.original_sin.cards.acts import star_of
from gloam.games.original_sin.cards.catalogue import ATTACKED, Card, CardText
from gloam.games.original_sin.cards.phrasebook import DAMAGE
from gloam.games.original_sin.rules.dice import before_roll, hits_rolled, pool_of, specials_rolled
from gloam.games.original_sin.rules.exploring.map import distance, within
from gloam.games.original_sin.rules.figures.abilities import ordered, reactions_of
from gloam.games.original_sin.rules.figures.cooldown import take_off_track
from gloam.games.original_sin.rules.figures.damage import take_damage
from gloam.games.original_sin.rules.figures.numbers import lasting, own, text_of
from gloam.games.original_sin.state import (
    DIRECT,
    NO_CARD,
    NO_ONE,
    PHYSICAL,
    PROCEDURES,
    TRAY,
    Deed,
    OriginalSin,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, pick

# --- targets ---


def range_of(game: OriginalSin, you: int, card: Card) -> int:
    return min(card.range, lasting(game, you).range_limit) if card.range > 1 else card.range


def targets(game: OriginalSin, you: int, card: Card) -> list[Key]:
    """What a card may be aimed at from where its user stands: figures, or spaces."""
    reach = range_of(game, you, card)
    at = stands_at(game, you, card)
    if card.area:  # rule: attack.area
        return [("space", space) for space in within(game, at, reach)]
    # rule: attack.single, attack.range, downed.can-be-targeted, undead.ally-poison
    keys: list[Key] = []
    for who, origin in enumerate(game.party):
        if distance(game, at, origin.at) <= reach:
            keys.append(("figure", who))
    for who, enemy in game.enemies.items():
        if distance(game, at, enemy.at) <= reach and not lasting(game, who).ignored:
            keys.append(("figure", who))
    return keys


def stands_at(game: OriginalSin, you: int, card: Card) -> int:
    """Where the range of a card is counted from: a summon with a figure has its own place."""
    if card.body and you < TRAY:  # rule: summon.no-body, components.figures-black-cat
        return game.party[you].summon_at
    return game.figure(you).at


def in_area(game: OriginalSin, you: int, space: int, with_self: bool) -> tuple[int, ...]:
    """Everyone in a space; the attacker only if it includes itself."""
    # rule: attack.area, attack.area-self, minion.area, combat.categories
    return tuple([who for who in game.here(space) if who != you or with_self])


# --- one attack, or one roll of a card ---


def begin(game: OriginalSin, deed: Deed) -> list[Call]:
    """What a deed with dice leads to, once its targets are known. It is the one under way."""
    # rule: attack.stats
    card = game.book.cards[deed.face]
    game.deeds.append(deed)
    pool, fewer = pool_of(game, deed.you, card.dice)
    deed.pool = pool
    deed.damage = DAMAGE[card.damage] if card.damage else DIRECT
    used = game.book.cards[deed.card] if deed.card != NO_CARD else card
    stars = card.star + (used.star if used is not card else 0)
    deed.bonus = card.hits + (used.hits if used is not card else 0)
    deed.bonus += stars * star_of(game, deed.you)  # rule: attack.count, origin.level-bonus
    if used is not card and used.damage:  # arrows
        deed.damage = DAMAGE[used.damage]
    if deed.you < TRAY:
        deed.damage = _by_rune(game, deed)
    calls = before_roll(game, deed, fewer) if card.dice else []
    if card.damage:
        return [*calls, ("convert",), ("roll",), ("count_hits",), ("strike",), ("after_strike",)]
    if card.dice:
        return [*calls, ("roll",), ("count_hits",), ("after_strike",)]  # rule: dice.nonattack
    return [("after_strike",)]


def _by_rune(game: OriginalSin, deed: Deed) -> int:
    """A rune on the item that attacks may say what damage it deals."""
    origin = game.party[deed.you]
    for worn, rune in zip(origin.worn, origin.runes, strict=True):
        if worn == deed.face and rune >= 0:
            text = text_of(game, deed.you, rune)
            if text.item_damage >= 0:
                return text.item_damage  # rule: rune.attach
    return deed.damage


@PROCEDURES.asking
def convert(game: OriginalSin) -> Flow[None]:
    """Physical attacks may deal other damage; of several conversions the attacker picks the first.

    After it nothing physical is left to convert.
    """
    deed = game.deeds[-1]
    if deed.damage != PHYSICAL:
        return
    into = sorted(set(lasting(game, deed.you).converts))
    if into:  # rule: skill.stack-conversion, skill.stack-order
        options: list[Key] = [("damage", damage) for damage in into]
        key = yield from pick(game.seat_of(deed.you), options, ("convert", deed.you))
        deed.damage = key[1]


@PROCEDURES.plain
def count_hits(game: OriginalSin) -> None:
    """Hits rolled, the card's bonus, and what specials and other cards add."""
    # rule: attack.count, attack.special, dice.zero
    deed = game.deeds[-1]
    deed.specials = specials_rolled(deed)
    hits = hits_rolled(deed) + deed.bonus
    for text in [game.book.texts[face] for face in faces_of(deed)]:
        hits += text.each_hits * deed.specials + (text.any_hits if deed.specials else 0)
        hits += sum([n for n, condition in text.hits_if if condition.value(game, deed.you)])
    if game.book.cards[deed.face].damage:
        found = lasting(game, deed.you)
        hits += found.hits
        if deed.you < TRAY and deed.face == game.party[deed.you].summon:
            hits += found.summon_hits
    deed.hits = hits
    game.tell("hits", game.told(deed.you), hits, deed.specials)


def faces_of(deed: Deed) -> list[int]:
    """What says how it goes: the card, and the skill that lends the attack to it."""
    return [deed.face] if deed.card in (deed.face, NO_CARD) else [deed.face, deed.card]


@PROCEDURES.plain
def strike(game: OriginalSin) -> None:
    """All targets take the damage at the same time, each less its own armour."""
    # rule: dominated.attack-ok, attack.area-roll, attack.area-armor, attack.damage-uses-old-env
    deed = game.deeds[-1]
    ignores = lasting(game, deed.you).ignores_armour if game.is_there(deed.you) else 0
    before = len(game.enemies)
    game.cause = ("attack", game.told(deed.you), deed.face)
    for who in deed.targets:
        if game.is_there(who):
            deed.lost += take_damage(game, who, deed.hits, deed.damage, ignores)
    deed.fallen = before - len(game.enemies)
    _reveal_attacker(game, deed)


def _reveal_attacker(game: OriginalSin, deed: Deed) -> None:
    """Who attacks is seen."""
    if not game.is_there(deed.you):
        return
    found = own(game, deed.you)
    for face, text in zip(found.faces, found.texts, strict=True):
        if text.ends_by_attacking:
            take_off_track(game, deed.you, face)


@PROCEDURES.plain
def after_strike(game: OriginalSin) -> None:
    """Statuses and other effects, then the environment; then those attacked may react."""
    # rule: attack.step-order, status.after-damage, status.no-damage-needed
    deed = game.deeds[-1]
    calls = [
        call for face in faces_of(deed) for call in lines_of(game.book.texts[face], deed, face)
    ]
    leaves = game.book.texts[deed.face].leaves
    if leaves and deed.space >= 0:
        calls.append(("leave_environment", deed.space, leaves))
    if game.book.texts[deed.face].leaves_at_token:  # rule: boss.rules
        at_token = game.book.texts[deed.face].leaves_at_token
        calls.append(("leave_environment", game.token, at_token))
    if game.book.cards[deed.face].damage and not deed.reaction:
        calls.append(("reactions",))
    # rule: attack.multi
    calls.sort(key=lambda call: call[0] == "line" and _goes_on(game, int(call[1])))
    game.agenda.call(*calls, then=("attack_done",))


def _goes_on(game: OriginalSin, line: int) -> bool:
    """Whether a line attacks another target: then this attack is completed first."""
    return any(node.name == "attacks_another" for node in game.book.lines[line].walk())


def lines_of(text: CardText, deed: Deed, face: int) -> list[Call]:
    lines = [*text.acts, *(text.any_special if deed.specials else ())]
    lines += text.each_special * deed.specials
    return [("line", number, deed.you, face) for number in lines]


@PROCEDURES.plain
def reactions(game: OriginalSin) -> None:
    """Once the attack is complete; reactions set off no reactions."""
    # rule: skill.reaction
    deed = game.deeds[-1]
    calls: list[Call] = []
    for who in deed.targets:
        if game.stands(who) and who != deed.you:
            calls += reactions_of(game, who, ATTACKED)
    if calls:
        who = int(calls[0][2])
        several = any(call[2] != who for call in calls)
        game.agenda.call(*ordered(NO_ONE if several else who, calls))


@PROCEDURES.plain
def attack_done(game: OriginalSin, results: object) -> None:
    game.deeds.pop()
    game.agenda.call(("over",))


# --- attacks that texts bring about ---


@PROCEDURES.asking
def attack_another(game: OriginalSin, you: int, face: int, reach: int) -> Flow[None]:
    """The same attack once more, on another figure near the first target."""
    deed = game.deeds[-1]
    if deed.again or not game.is_there(you):
        return
    options: list[Key] = [
        ("figure", who)
        for who, enemy in game.enemies.items()
        if who not in deed.targets and distance(game, deed.space, enemy.at) <= reach
    ]
    if options:
        key = yield from pick(game.seat_of(you), options, ("another", you))
        at = game.figure(key[1]).at
        # rule: attack.multi
        game.agenda.call(*begin(game, Deed(you, face, face, (key[1],), at, again=True)))


@PROCEDURES.asking
def strike_back(game: OriginalSin, you: int, keyword: str, attacker: int) -> Flow[None]:
    """A reaction with an equipped item, if the attacker is in its range."""
    if not game.is_there(attacker):
        return
    at = game.figure(attacker).at
    options: list[Key] = [
        ("card", face)
        for face in weapons(game, you, (keyword,))
        if distance(game, game.figure(you).at, at) <= range_of(game, you, game.book.cards[face])
    ]
    if options:
        key = yield from pick(game.seat_of(you), options, ("strike-back", you, attacker))
        count_use(game, you, key[1])
        deed = Deed(you, NO_CARD, key[1], (attacker,), at, reaction=True)
        game.agenda.call(*begin(game, deed))


def weapons(game: OriginalSin, you: int, words: tuple[str, ...]) -> list[int]:
    """Equipped items, or the active summon, with such a keyword, that can still attack."""
    # rule: skill.weapon-attack, skill.weapon-limit
    origin = game.party[you]
    cards = game.book.cards
    return [
        face
        for face in dict.fromkeys([*origin.worn, origin.summon])
        if face >= 0
        and cards[face].damage
        and any(word in cards[face].keywords for word in words)
        and may_use(game, you, face)
    ]


def may_use(game: OriginalSin, you: int, face: int) -> bool:
    """Whether a printed limit of uses a round leaves one."""
    limit = game.book.cards[face].limit  # rule: equip.limited
    return not limit or game.party[you].used.count(face) < limit


def count_use(game: OriginalSin, you: int, face: int) -> None:
    if game.book.cards[face].limit:
        game.party[you].used = (*game.party[you].used, face)


def requirement_met(game: OriginalSin, you: int, card: Card) -> bool:
    """A skill may ask for a keyword of an equipped item or summon."""
    if not card.requires:
        return True
    origin = game.party[you]
    cards = game.book.cards
    # rule: skill.requirement
    return any(
        word in cards[face].keywords
        for face in (*origin.worn, origin.summon)
        if face >= 0
        for word in card.requires
    )
