"""Setting up: decks, Investigators, the Adversary's cards and all that it hides, small teams."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.cards.catalogue import (
    ABILITY,
    ATTACK,
    CURSED,
    EVENT,
    GENERAL,
    MAJOR,
    MEDICAL,
    MINOR,
    MODERATE,
    OBJECTIVE,
    WOUND,
    Card,
)
from gloam.games.stifling_dark.cards.deck import (
    CARDS,
    CURSED_ITEMS,
    FACE,
    GENERAL_ITEMS,
    adversary_of,
    cast,
    is_there,
    scenario_of,
)
from gloam.games.stifling_dark.rules.adversary.adversary_board import Kind
from gloam.games.stifling_dark.rules.adversary.belief import first_beliefs
from gloam.games.stifling_dark.rules.amusement_park.game_booths import first_ducks
from gloam.games.stifling_dark.rules.amusement_park.mirror_maze import set_mirrors
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.cult.banish_the_cult import altar_places
from gloam.games.stifling_dark.rules.hidden_information import zones_of
from gloam.games.stifling_dark.rules.items.gaining_and_using import (
    draw_useful,
    fill,
)
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    CARD_POOL,
    CURSED_DECK,
    GENERAL_DECK,
    HAND,
    LOOKED_AT,
    MAJOR_EVENTS,
    MEDICAL_SUPPLY,
    MINOR_EVENTS,
    MODERATE_EVENTS,
    MOST_INVESTIGATORS,
    NO_CARD,
    NO_MIRROR,
    NONE,
    NOWHERE,
    OBJECTIVE_SUPPLY,
    TAKEN,
    WOUND_DECK,
    Investigator,
    Phase,
    StiflingDark,
    Token,
)
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import Flow, Key, choose, party
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.cards import Pack, table_of

# By the number of Investigators: free Points of Interest, Medical tokens.
FREE_INTERESTS: Final = {2: 2, 3: 1, 4: 0}  # rule: count.poi
MEDICAL_TOKENS: Final = {2: 0, 3: 1, 4: 2}  # rule: count.medical
INTEREST_REACH: Final = 2  # rule: setup.poi-range, feature.poi

# What is suggested for a first game.
FIRST_TEAM: Final = tuple(
    [FACE[name] for name in ("aira-willson", "lucy-belle", "mitchell-carter", "vincent-campbell")]
)
FIRST_CARDS: Final = tuple(
    [FACE[name] for name in ("eviscerate", "sinister-gaze", "escalating-terror")]
)

# Spirits and Conditions lie nowhere.  # rule: setup.spirits-boxed
STARTS: Final = {
    GENERAL: GENERAL_DECK,
    CURSED: CURSED_DECK,
    MEDICAL: MEDICAL_SUPPLY,
    OBJECTIVE: OBJECTIVE_SUPPLY,
    WOUND: WOUND_DECK,
    ATTACK: CARD_POOL,
    ABILITY: CARD_POOL,
}
# rule: setup.event-minor, setup.event-moderate, setup.event-major
EVENT_DECKS: Final = {MINOR: MINOR_EVENTS, MODERATE: MODERATE_EVENTS, MAJOR: MAJOR_EVENTS}


class Agreed(NamedTuple):
    """What the table has agreed on."""

    events: bool
    foe_open: bool  # the Adversary's information lies open to all
    team_open: bool  # and so does the Investigators'
    extras: bool  # what comes from outside the box is there


def fresh_table(
    ground: Ground,
    kind: Kind,
    scenario: str,
    seats: int,
    investigators: int,
    agreed: Agreed,
) -> StiflingDark:
    """The table before anybody has chosen anything."""
    # rule: setup.event-scenario, setup.scenario-cards, setup.medical-facedown
    # rule: component.cursed-thirteen, event.split
    opened = agreed.foe_open, agreed.team_open
    pack = pack_of(scenario, kind.name, opened, agreed.extras)
    zones, where, knows = table_of(pack, [start_of(CARDS[face]) for face in pack.faces])
    # rule: count.basis, setup.investigator-kit, board.parts, component.tokens, component.other
    # rule: setup.stamina, setup.charge, setup.major-token, setup.round-tracker
    # rule: component.standees, component.boards, component.cards, component.adversary-deck
    # rule: cult.setup-blood
    game = StiflingDark(
        seats,
        pack,
        zones,
        where,
        knows,
        (),
        ground,
        kind,
        scenario,
        team=[Investigator() for _ in range(investigators)],
        # rule: setup.adversary-choice, cult.setup-four, count.adversary-kit
        figures=[Figure() for _ in range(kind.figures[investigators])],
        with_events=agreed.events,  # rule: setup.no-events-option
        foe_open=agreed.foe_open,
        team_open=agreed.team_open,
        extras=agreed.extras,
        gates=[NONE] * len(ground.board.gates),  # rule: door.start-open
        ducks=first_ducks(ground),  # rule: setup.park-ducks, booth.count
        tokens=[
            # rule: count.evidence-placed
            *[Token("evidence", zone) for zone in range(len(ground.zones))],
            *[Token("interest", number) for number in range(len(ground.interests))],
            *[Token(kind_of_token, 0) for kind_of_token in kind.hides],
        ],
    )
    relight(game)
    return game


def investigators_for(seats: int, wanted: int) -> int:
    """One for each seat but the Adversary's, two at least, more if they are wanted."""
    # rule: game.shape, count.controllers, count.two-players, count.extra-hands, game.solo
    return min(max(seats - 1, wanted, 2), MOST_INVESTIGATORS)


def start_of(card: Card) -> int:
    """The zone in which a card begins."""
    # rule: setup.decks-shuffled, setup.decks-unshuffled, setup.scenario-cards
    return EVENT_DECKS[card.tier] if card.type == EVENT else STARTS[card.type]


@cache
def pack_of(scenario: str, adversary: str, opened: tuple[bool, bool], extras: bool) -> Pack:
    """The cards of a Scenario and an Adversary that lie somewhere; Conditions lie nowhere."""
    faces: list[int] = []
    for card in CARDS:
        # rule: setup.scenario, setup.event-scenario, setup.adversary-area, park.theme
        lies = card.type in STARTS and adversary_of(card) in ("", adversary)
        lies = lies and is_there(card, extras)  # rule: component.extras
        if lies or scenario_of(card) == scenario:
            faces += [card.face] * card.count
    backs = {name: number for number, name in enumerate([*STARTS, *EVENT_DECKS])}
    looks = [backs[CARDS[face].tier or CARDS[face].type] for face in faces]
    return Pack(faces, looks, zones_of(opened))


# --- the Investigators ---


def pick(game: StiflingDark) -> Flow[None]:
    """The next Investigator is picked, or put on a Start space."""
    who = next(w for w, one in enumerate(game.team) if one.space == NOWHERE)
    one = game.team[who]
    if one.face == NO_CARD:
        taken = [other.face for other in game.team]
        # rule: setup.pick-investigator, setup.unique-investigator
        # rule: setup.first-game, component.extras
        suited = FIRST_TEAM if game.first_game else cast(game.extras)
        keys: list[Key] = [("investigator", face) for face in suited if face not in taken]
        key: Key = yield choose(game.seat_of(who), keys, ("pick", who))
        one.face = key[1]
        game.tell("picked", who, one.face)
        return
    free = [space for space in game.ground.starts if game.standing(space) < 0]
    starts: list[Key] = [("start", space) for space in free]
    key = yield choose(game.seat_of(who), starts, ("start", who))
    one.space = key[1]  # rule: setup.start-spaces, setup.start-distinct
    game.tell("placed", who, one.space)
    if who == len(game.team) - 1:
        game.phase = Phase.CARDS  # rule: setup.order


# --- the Adversary ---


def pick_cards(game: StiflingDark) -> Flow[None]:
    """One Attack, then Abilities; nobody else sees which."""
    wanted, slot = (ATTACK, ATTACK_SLOT)
    if game.zones[ATTACK_SLOT]:
        wanted, slot = (ABILITY, ABILITY_SLOTS)
    # rule: horror.setup-two
    barred = game.kind.not_for.get(len(game.team), ())
    pool = distinct_faces(game, game.zones[CARD_POOL])
    faces = [f for f in pool if CARDS[f].type == wanted and CARDS[f].id not in barred]
    if game.first_game:
        faces = [face for face in FIRST_CARDS if face in faces][:1]  # rule: setup.first-game
    keys: list[Key] = [("card", face) for face in faces]
    # rule: butcher.setup, horror.setup, setup.adversary-area
    first_up = game.kind.face_down and wanted == ABILITY and not game.zones[ABILITY_SLOTS]
    about = "pick-open-ability" if first_up else f"pick-{wanted}"
    key: Key = yield choose(ADVERSARY, keys, about, game.foe_audience)
    piece = piece_with(game, CARD_POOL, key[1])
    game.move(piece, slot)
    if first_up:
        game.cult.ready.append(piece)  # rule: cult.setup-cards, cult.setup-three, cult.setup-two
    # rule: butcher.setup-two, horror.setup-three, count.adversary-kit
    if len(game.zones[ABILITY_SLOTS]) == game.kind.abilities[len(game.team)]:
        game.phase = Phase.HIDE


def hide(game: StiflingDark) -> Flow[None]:
    """One thing more: a token, which Point of Interest is purple, or the figure itself."""
    for number, token in enumerate(game.tokens):
        if token.space == NOWHERE:
            spaces = hiding_places(game, token)
            keys: list[Key] = [("hide", space) for space in members(spaces)]
            # rule: setup.evidence, setup.poi-tokens, setup.hidden-stacking
            key: Key = yield choose(ADVERSARY, keys, ("hide", number), game.foe_audience)
            token.space = key[1]
            token.may = 1 << key[1] if game.foe_open else spaces
            return
    interests = [n for n, token in enumerate(game.tokens) if token.kind == "interest"]
    if not any(game.tokens[n].purple for n in interests):
        purple: list[Key] = [("purple", number) for number in interests]
        key = yield choose(ADVERSARY, purple, "purple", game.foe_audience)
        game.tokens[key[1]].purple = True
        return
    if game.ground.colours and game.mirror == NO_MIRROR:
        yield from set_mirrors(game)  # rule: setup.park-mirrors
        return
    # The first figure comes last: of the Cult it is Mor'gonnod, who needs a Cultist beside him.
    number = max([n for n, figure in enumerate(game.figures) if figure.space == NOWHERE])
    # rule: cult.setup-figures, cult.setup-distinct
    anywhere: list[Key] = [("hide", space) for space in members(game.kind.starts(game, number))]
    key = yield choose(ADVERSARY, anywhere, "start-hidden", game.foe_audience)
    game.figures[number].space = key[1]  # rule: adv.start-anywhere, adv.start-hidden
    if number == 0:
        first_beliefs(game)
        game.phase = Phase.SHARES


def hiding_places(game: StiflingDark, token: Token) -> int:
    """General spaces of its Zone, or within 2 of its Point of Interest."""
    ground = game.ground
    if token.kind == "evidence":
        return ground.zone_mask[token.home] & ground.general  # rule: concept.zone
    if token.kind == "altar":
        return altar_places(ground)
    # Before any mirror is turned up; no doorway is so near to a Point of Interest.
    near = within(game, ground.interests[token.home], INTEREST_REACH)
    return near & ground.general  # rule: concept.general-space


# --- small teams ---


def share(game: StiflingDark) -> Flow[None]:
    """Medical tokens, free Points of Interest and who gets what they give."""
    count = len(game.team)
    seats = sorted({game.seat_of(who) for who in range(count)})
    if game.medical.bit_count() < min(MEDICAL_TOKENS[count], len(game.ground.medicals)):
        free = [space for space in game.ground.medicals if not game.medical >> space & 1]
        # rule: setup.medical-tokens, count.medical-three, count.medical-four
        _, key = yield party(seats, [("medical", space) for space in free], "medical")
        game.medical |= 1 << key[1]
        return
    if game.zones[LOOKED_AT]:
        faces = distinct_faces(game, game.zones[LOOKED_AT])
        keys: list[Key] = [("item", who, face) for face in faces for who in range(count)]
        # rule: game.sides-decide, info.items-hidden
        _, key = yield party(seats, keys, "share", game.team_audience)
        piece = piece_with(game, LOOKED_AT, key[2])
        game.move(piece, HAND + key[1])
        fill(game, piece)
        return
    taken = [t for t in game.tokens if t.kind == "interest" and t.status == TAKEN]
    if len(taken) < min(FREE_INTERESTS[count], len(game.ground.interests)):
        left = [n for n, t in enumerate(game.tokens) if t.kind == "interest" and t.status != TAKEN]
        _, key = yield party(seats, [("interest", number) for number in left], "free-interest")
        claim(game, key[1])
        return
    game.phase = Phase.ROUND
    yield from ()


def claim(game: StiflingDark, number: int) -> None:
    """The token leaves the mini-map, and what it gives is drawn."""
    token = game.tokens[number]
    token.status = TAKEN  # rule: count.poi-pick
    token.space, token.may = NOWHERE, 0  # where it lay the team never learns
    game.tell("claimed", number, int(token.purple))
    if token.purple:
        draw_useful(game, CURSED_ITEMS, LOOKED_AT)
    else:
        for _ in range(2):
            draw_useful(game, GENERAL_ITEMS, LOOKED_AT)
