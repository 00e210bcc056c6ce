"""Resolving location cards: parts, leaves, choices, spawns, and where the card goes."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.leaves import Need
from gloam.games.original_sin.cards.location_cards import (
    BACK,
    DEFEAT,
    EXPLORED,
    FRONT,
    VICTORY,
    Option,
    Part,
)
from gloam.games.original_sin.rules.asking import group_picks, members, party_picks
from gloam.games.original_sin.rules.combat.bosses import spawn_boss
from gloam.games.original_sin.rules.combat.spawning import spawn
from gloam.games.original_sin.rules.exploring.keywords import play_for_keyword, playable
from gloam.games.original_sin.state import (
    BOSS,
    DISCARDED,
    IN_DECK,
    NO_ONE,
    ON_MAP,
    ON_STACK,
    PROCEDURES,
    RESOLVING,
    OriginalSin,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key

EVERYBODY: Final = 15  # as a group


@PROCEDURES.plain
def resolve(game: OriginalSin, card: int, group: int) -> None:
    """A card that a group has revealed or taken, or that an instruction names."""
    # rule: card.front-only, card.order-ascending, map.when-explored
    explored = game.place.cards[card].part(EXPLORED)
    part = explored if card in game.placed.values() else game.place.cards[card].part(FRONT)
    game.agenda.call(("part", card, part, group), ("card_done", card))


@PROCEDURES.plain
def chain(game: OriginalSin, number: int, group: int) -> None:
    """A card is resolved from the deck right away, if it is still there."""
    card = game.place.card(str(number))
    if game.where[card] == IN_DECK:  # rule: card.chain
        game.where[card] = RESOLVING
        game.agenda.call(("resolve", card, group))


@PROCEDURES.asking
def part(game: OriginalSin, card: int, number: int, group: int) -> Flow[None]:
    """Read it, do what it says from top to bottom, then its branch.

    It asks nothing, but ends a step: whoever decides next has read it, and imagines it as it is.
    """
    yield from ()
    # rule: card.may-do
    if number < 0:
        return
    one = game.place.cards[card].parts[number]
    turn_page(game, card, number)
    calls: list[Call] = leaves_of(one.do, card, group)
    if one.options:
        calls.append(("offer_options", card, number, group))
    elif one.roll:
        calls.append(("challenge", card, number, group))
    elif one.spawn or one.boss >= 0:
        calls.append(("spawn_part", card, number))
    elif one.exit is not None:
        calls.append(("find_exit", card, number, group))
    if one.go >= 0:
        calls.append(("part", card, one.go, group))
    if calls:
        game.agenda.call(*calls)


def turn_page(game: OriginalSin, card: int, part: int) -> None:
    """What is read lies open until the next round that is not fought."""
    # rule: card.front-only, card.flip
    game.pages = (*game.pages, (card, part))
    game.read |= {(card, part)}
    game.tell("reads", card, part, letters(game, card, part))


def letters(game: OriginalSin, card: int, part: int = -1) -> int:
    """How long a card's title is, with what stands on a part of it.

    It is told with what is read, so that nobody who reads something else takes it for the same.
    """
    one = game.place.cards[card]
    return len(one.title) + (len(one.parts[part].prose) if part >= 0 else 0)


def leaves_of(lines: tuple[int, ...], card: int, group: int, roller: int = NO_ONE) -> list[Call]:
    return [("leaf", line, card, group, roller) for line in lines]


@PROCEDURES.plain
def leaf(game: OriginalSin, line: int, card: int, group: int, roller: int) -> None:
    """One thing that a card says, for the group that resolves it."""
    game.group, game.roller = group, roller
    game.cause = ("location-card", card)
    here = members(game, group)
    you = roller if roller >= 0 else (here[0] if here else 0)
    calls = game.book.lines[line].value(game, you, card)
    if calls:
        game.agenda.call(*calls, ("over",))


@PROCEDURES.plain
def card_done(game: OriginalSin, card: int) -> None:
    """A resolved card is discarded unless it was sent elsewhere."""
    if game.where[card] == RESOLVING:
        game.where[card] = DISCARDED  # rule: card.discard, map.placed-stays


# --- choices ---


def met(game: OriginalSin, option: Option, who: list[int]) -> Need:
    if option.needs is None:
        return Need(True)
    found: Need = option.needs.value(game, who)
    return found


@PROCEDURES.asking
def offer_options(game: OriginalSin, card: int, number: int, group: int) -> Flow[None]:
    """The group or the party chooses; a keyword may be lent by a card played for it."""
    # rule: card.who-chooses, card.keyword-permanent, skill.keyword-own
    game.group = group
    one = game.place.cards[card].parts[number]
    who = members(game, group)
    if not who:
        return
    needs = [met(game, option, who) for option in one.options]
    open_to = [
        at
        for at, need in enumerate(needs)
        if need.holds or any(playable(game, origin, need.keywords) for origin in who)
    ]
    if not open_to:
        return
    if one.chooses == "first":
        at = next((at for at in open_to if needs[at].holds), -1)
        if at < 0:
            return
    else:
        options: list[Key] = [("option", at) for at in open_to]
        about = ("option", card, number)
        if one.chooses == "party":
            key = yield from party_picks(game, options, about)
        else:
            key = yield from group_picks(game, group, options, about)
        at = key[1]
    if not needs[at].holds:
        yield from play_for_keyword(game, who, needs[at].keywords)
    option = one.options[at]
    calls = leaves_of(option.do, card, group)
    game.agenda.call(*calls, ("part", card, option.go, group))


# --- where cards go ---


@PROCEDURES.plain
def send_card(game: OriginalSin, card: int, where: int) -> None:
    # rule: explore.hold-option, explore.hold-limit, card.return
    game.where[card] = where


@PROCEDURES.plain
def take_away(game: OriginalSin, card: int) -> None:
    """A card leaves the map; a locked space that it opened stays open."""
    # rule: map.placed-stays
    game.where[card] = DISCARDED
    game.placed = {space: lies for space, lies in game.placed.items() if lies != card}
    game.tell("taken-away", card)


@PROCEDURES.plain
def lay_on_map(game: OriginalSin, number: int, space: int) -> None:
    """A card from the deck is laid on a space; a locked one is open from then on."""
    # rule: card.place-other, map.locked-space-open, card.place-self
    card = game.place.card(str(number))
    if game.where[card] == IN_DECK:
        lay_this_on_map(game, card, space)


@PROCEDURES.plain
def lay_this_on_map(game: OriginalSin, card: int, space: int) -> None:
    """A card covers its space; what it is about stays there."""
    # rule: card.place-self
    at = game.place.space(space)
    game.where[card] = ON_MAP
    game.placed[at] = card
    if game.place.spaces[at].locked:
        game.opened |= {at}
    game.tell("placed", card, at, letters(game, card))


@PROCEDURES.plain
def unlock(game: OriginalSin, path: int) -> None:
    """The key is put on a locked path: it is open until the location is left or restarted."""
    ids = [one.id for one in game.place.paths]
    game.keys |= {ids.index(str(path))}  # rule: map.key, components.tokens
    game.tell("unlocked", path)


# --- spawning ---


@PROCEDURES.asking
def spawn_part(game: OriginalSin, card: int, number: int) -> Flow[None]:
    """Enemies by the number of players; the card goes onto the active combat stack.

    A step of its own, like `part`: the cost of a Boss's first tactic is seen after it.
    """
    yield from ()
    # rule: spawn.count, spawn.stack, spawn.other-space, spawn.combined, spawn.limit-combined
    if game.ended:  # rule: end.new-spawn
        game.late = (*game.late, (card, number))
        game.where[card] = ON_STACK
        return
    one = game.place.cards[card].parts[number]
    on_before = bool(game.enemies)
    placed = 0
    for row in one.spawn:
        placed += spawn(game, row.minion, row.space, row.fast, row.count[game.players - 2])
    if one.boss >= 0 and BOSS not in game.enemies:  # rule: boss.one
        spawn_boss(game, one.boss, one.boss_at, one.token_at)
        placed += 1
    if placed or on_before:  # rule: spawn.no-enemy
        game.where[card] = ON_STACK
        game.stack = (*game.stack, card)
    else:
        game.agenda.call(("part", card, game.place.cards[card].part(VICTORY), EVERYBODY))


@PROCEDURES.asking
def combat_cards(game: OriginalSin, won: int) -> Flow[None]:
    """The active combat cards are flipped; what they say of this end is resolved."""
    # rule: end.victory, end.several-cards, end.defeat-not-restart
    if not game.stack:
        return
    options: list[Key] = [("location-card", card) for card in game.stack]
    key = yield from party_picks(game, options, "stack-order")
    card = key[1]
    stack = list(game.stack)
    stack.remove(card)
    game.stack = tuple(stack)
    game.where[card] = RESOLVING
    name = VICTORY if won else DEFEAT
    calls: list[Call] = [("part", card, game.place.cards[card].part(name), EVERYBODY)]
    game.agenda.call(*calls, ("card_done", card), ("combat_cards", won))


@PROCEDURES.asking
def late_spawns(game: OriginalSin) -> Flow[None]:
    """Enemies that the end of a combat has brought: the next round is a Combat round."""
    yield from ()
    # rule: end.new-spawn
    waiting, game.late = game.late, ()
    game.ended = False
    for card, number in waiting:
        one: Part = game.place.cards[card].parts[number]
        for row in one.spawn:
            spawn(game, row.minion, row.space, row.fast, row.count[game.players - 2])
        if one.boss >= 0:
            spawn_boss(game, one.boss, one.boss_at, one.token_at)
        game.stack = (*game.stack, card)


def back_of(game: OriginalSin, card: int) -> int:
    return game.place.cards[card].part(BACK)  # rule: card.flip
