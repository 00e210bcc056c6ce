"""What everybody sees: the map, the party with all its cards, the enemies, the page that is read.

Players hide nothing from each other. What is sealed is between the game and the table: of the deck
of a location nothing is shown but what was read, of a Boss's deck nothing but what was played.
"""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.rules.exploring.environment import environment_at
from gloam.games.original_sin.rules.exploring.explore_rounds import cards_here
from gloam.games.original_sin.rules.figures.numbers import armour, keywords, lasting, max_hp
from gloam.games.original_sin.state import (
    BOSS,
    HELD,
    IN_DECK,
    NO_CARD,
    NO_ONE,
    NOT_SET,
    TRAY,
    WORN,
    OriginalSin,
    Round,
    Stage,
)
from gloam.games.original_sin.view import nodes
from gloam.games.original_sin.view.between import SETS, LaidSet
from gloam.games.original_sin.view.dice import dice
from gloam.games.original_sin.view.explained import armour_parts
from gloam.games.original_sin.view.faces import faces
from gloam.games.original_sin.view.initiative import initiative
from gloam.games.original_sin.view.names import ENVIRONMENT_MARKS, LETTERS
from gloam.games.original_sin.view.pages import journal_pages, page
from gloam.kernel.present.scene import Node


def fixed(game: OriginalSin) -> tuple[Node, ...]:
    """The faces of all cards that this table may know."""
    return faces(game.met)


def public(game: OriginalSin) -> list[Node]:
    shown: list[Node] = []
    _add_head(game, shown)
    if game.stage is not Stage.CREATION:  # before that nobody stands anywhere
        _add_map(game, shown)
    _add_open_cards("counter", game.offer, shown)
    _add_open_cards("laid-out", game.laid_out, shown)
    if game.enemies:
        shown.append(initiative(game))
    for who in range(len(game.party)):
        _add_origin(game, who, shown)
    for who in game.enemies:
        _add_enemy(game, who, shown)
    _add_location_cards(game, shown)
    read = page(game)
    if read is not None:
        shown.append(read)
    shown += journal_pages(game)
    if game.deeds and game.deeds[-1].dice:
        deed = game.deeds[-1]
        shown.append(dice(deed.dice, game.told(deed.you)))
    return shown


def _add_head(game: OriginalSin, shown: list[Node]) -> None:
    there = game.stage is Stage.LOCATION
    moment = game.round.name if there else game.stage.name
    shown.append(nodes.where(game.place.title, moment.lower(), game.rounds))
    if there and game.time != NOT_SET:
        shown.append(nodes.time(game.time, _events(game), game.paused))
    shown.append(nodes.gold(game.gold))
    if game.journal_cards:
        shown.append(nodes.journal(game.journal_cards))
    if there and game.place.special_text:
        shown.append(nodes.special_rules(game.place.special_text))


def _events(game: OriginalSin) -> tuple[tuple[int, str], ...]:
    """The letters on the time track whose cards are still to come."""
    # rule: time.event-gone
    place = game.place
    return tuple(
        [
            (at, letter)
            for at, letter in place.events.items()
            if at and game.where[place.card(letter)] == IN_DECK
        ]
    )


def _add_open_cards(row: str, faces: tuple[int, ...], shown: list[Node]) -> None:
    """What the Merchant offers, or what somebody chooses from."""
    # rule: merchant.reveal
    if not faces:
        return
    shown.append(nodes.open_row(row))
    if faces in SETS:
        _add_sets(row, SETS[faces], shown)
        return
    met: dict[int, int] = {}
    for face in faces:
        copy = met[face] = met.get(face, -1) + 1
        shown.append(nodes.lying(row, face, copy))


def _add_sets(row: str, sets: tuple[LaidSet, ...], shown: list[Node]) -> None:
    for one in sets:
        together = nodes.laid_set(one.name)
        shown.append(together)
        shown += [nodes.lying(row, face, copy, together.id) for face, copy in one.cards]


# --- the map ---


def _add_map(game: OriginalSin, shown: list[Node]) -> None:
    place = game.place
    shown.append(nodes.board(place))
    spaces = range(len(place.spaces))
    shown += [nodes.space(place, at, _space_marks(game, at)) for at in spaces]
    shown += [
        nodes.path(place, at, not path.locked or at in game.keys)
        for at, path in enumerate(place.paths)
    ]
    for at, card in game.placed.items():
        shown.append(nodes.placed(at, place.cards[card].title))
    for who, origin in enumerate(game.party):
        if origin.at >= 0:
            marks = ("down",) if not origin.hp else ("turn",) if who == game.active else ()
            shown.append(nodes.figure(game.told(who), origin.at, game.seat_of(who), marks))
    for who, enemy in game.enemies.items():
        marks = ("turn",) if who == game.active else ()
        if who != BOSS:
            marks = (f"tray-{LETTERS[who - TRAY].lower()}", *marks)  # twins are told apart
        shown.append(nodes.figure(game.told(who), enemy.at, -1, marks))


def _space_marks(game: OriginalSin, at: int) -> tuple[str, ...]:
    space = game.place.spaces[at]
    marks: list[str] = []
    ground = environment_at(game, at)
    if ground:
        marks.append(ENVIRONMENT_MARKS[ground])
    if space.locked and at not in game.opened:
        marks.append("locked")
    if not space.tactical and not game.enemies:
        left = len(cards_here(game, at))
        # How many cards a space has is printed on the map only where it has several.
        marks.append("explored" if not left else "many" if space.multicard else "unexplored")
    return tuple(marks)


# --- the party ---


def _add_origin(game: OriginalSin, who: int, shown: list[Node]) -> None:
    origin = game.party[who]
    seat, code = game.seat_of(who), game.told(who)
    fights = game.round is Round.COMBAT
    made = game.stage is not Stage.CREATION  # before the first location nobody has HP
    marks = ("down",) if made and not origin.hp else ("turn",) if who == game.active else ()
    words = () if fights else tuple(sorted(keywords(game, who)))  # location cards ask for them
    there = game.stage is Stage.LOCATION
    at = (game.place.spaces[origin.at].name, game.place.spaces[origin.at].id) if there else ("", "")
    parts = armour_parts(game, who)
    shown.append(nodes.origin(code, seat, armour(game, who), parts, words, at, marks))
    if made:
        shown.append(nodes.health(who, origin.hp, max_hp(game, who), seat))
    card = CARDS[origin.face]
    if fights:
        most = min(lasting(game, who).ap_maximum, card.gains[game.level - 1])
        shown.append(nodes.action_points(who, origin.ap, most, seat))
    shown.append(nodes.source(who, origin.source, card.source, origin.collared, seat))
    if fights or origin.track:
        _add_track(who, origin.track, seat, shown)
    _add_cards(game, who, seat, shown)


def _add_track(
    who: int, track: tuple[tuple[int, int, bool], ...], seat: int, shown: list[Node]
) -> None:
    shown.append(nodes.row("track", who, seat))
    met: dict[int, int] = {}
    for face, slot, up in track:
        copy = met[face] = met.get(face, -1) + 1
        shown.append(nodes.on_track(who, face, slot, up, copy))


def _add_cards(game: OriginalSin, who: int, seat: int, shown: list[Node]) -> None:
    """Hand, gear and summon, backpack, talents: open to all."""
    # rule: party.open-hands
    origin = game.party[who]
    waits = ("waits",) if game.enemies and who != _in_front(game, seat) else ()
    whose = game.told(who) if len(game.party) > game.seats else NO_ONE
    shown.append(nodes.hand(who, len(origin.hand), seat, waits, whose))
    shown += [nodes.card("hand", who, face) for face in origin.hand]
    shown.append(nodes.row("gear", who, seat, waits, whose))
    shown += [
        nodes.item("gear", who, slot, face) for slot, face in enumerate(origin.worn) if face >= 0
    ]
    if origin.summon != NO_CARD:
        shown.append(nodes.card("gear", who, origin.summon))
    shown.append(nodes.row("pack", who, seat, waits, whose))
    shown += [nodes.item("pack", who, WORN + at, face) for at, face in enumerate(origin.pack)]
    shown.append(nodes.row("talents", who, seat, whose=whose))
    shown += [nodes.card("talents", who, face) for face in (origin.face, *origin.talents)]


def _in_front(game: OriginalSin, seat: int) -> int:
    """Whose cards a player has before them in a fight: the Origin that acts, or the first."""
    # rule: variant.solo
    own = [who for who in range(len(game.party)) if game.seat_of(who) == seat]
    return game.active if game.active in own else own[0]


# --- enemies ---


def _add_enemy(game: OriginalSin, who: int, shown: list[Node]) -> None:
    enemy = game.enemies[who]
    marks = ("turn",) if who == game.active else ()
    shown.append(nodes.enemy(game.told(who), armour(game, who), armour_parts(game, who), marks))
    shown.append(nodes.health(who, enemy.hp, max_hp(game, who), -1))
    if who == BOSS:
        shown.append(nodes.action_points(BOSS, game.boss_ap, 0, -1))
        left = len(game.tactics) + len(game.below)
        shown.append(nodes.next_tactic(game.next_cost, left))  # rule: boss.cost-public
    if enemy.track:
        _add_track(who, enemy.track, -1, shown)


# --- location cards ---


def _add_location_cards(game: OriginalSin, shown: list[Node]) -> None:
    cards = game.place.cards
    held = [card for card, where in enumerate(game.where) if where == HELD]
    if held:
        shown.append(nodes.held_row())
        shown += [nodes.held(card, cards[card].title) for card in held]
