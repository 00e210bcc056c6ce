"""What a seat sees, as numbers for researchers."""

from __future__ import annotations

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.adversary.belief import possible_spaces
from gloam.games.stifling_dark.rules.horror.egg_sacs_and_banish_the_horror import EGGS
from gloam.games.stifling_dark.rules.horror.hatchlings import MOST as MOST_HATCHLINGS
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    COOLDOWN_1,
    COOLDOWN_2,
    FACE_DOWN,
    HAND,
    HIDDEN,
    MOST_INVESTIGATORS,
    NO_MIRROR,
    NOWHERE,
    Investigator,
    StiflingDark,
)
from gloam.games.stifling_dark.view.names import MOST_FIGURES, MOST_GATES, MOST_SPACES, MOST_TOKENS
from gloam.kernel.core.bit_sets import members
from gloam.kernel.present.card_nodes import count_faces

FACES = len(CARDS)
NOBODY = Investigator()
NO_FIGURE = Figure()
NO_TOKEN = (0, NOWHERE, 0, 0)


def observe(game: StiflingDark, seat: int) -> list[int]:
    """The same length at every table; the Adversary sees where he and his tokens are."""
    butcher, adversary = game.butcher, game.adversary
    hidden = seat == ADVERSARY or game.foe_open
    numbers = [
        seat,
        game.phase.value,
        game.round,
        game.event,
        game.handed_in,
        game.turn.who,
        game.turn.mp,
        game.burning,
        game.grave_marker,
        butcher.stalk,
        game.cult.blood,
        int(game.cult.corporeal),
        game.cult.ritual,
        adversary.roll if hidden else 0,
        game.mirror if hidden else NO_MIRROR,
        game.mirrors_up,
        game.campfire,
        int(game.inverted),
        int(game.doors_tell),
    ]
    for n in range(MOST_FIGURES):
        figure = game.figures[n] if n < len(game.figures) else NO_FIGURE
        numbers += [int(figure.revealed), figure.shadow]
        numbers.append(figure.space if hidden or figure.revealed else NOWHERE)
        numbers.append(figure.spent if hidden else 0)
    numbers += _horror(game)
    for who in range(MOST_INVESTIGATORS):
        one = game.team[who] if who < len(game.team) else NOBODY
        numbers += [one.face, one.space, one.status.value, one.stamina, one.charge]
        numbers += [int(one.major), one.evidence, one.up, int(one.acted), one.spine_chill]
        numbers += [len(game.wounds(who)), one.turns, one.spirit, one.spirit_tokens]
    for place in range(MOST_TOKENS):
        numbers += _token(game, place, hidden)
    numbers += [*game.gates, *[0] * (MOST_GATES - len(game.gates))]
    light = [0] * MOST_SPACES
    for space in members(game.bright):
        light[space] = 2
    for space in members(game.dark):
        light[space] = 1
    belief = [0] * MOST_SPACES
    for space in members(possible_spaces(game)):
        belief[space] = 1
    items = seat != ADVERSARY or game.team_open
    return numbers + light + belief + _cards(game, hidden, items)


def _horror(game: StiflingDark) -> list[int]:
    """What lies open of the Horror's."""
    horror = game.horror
    brood = [*horror.hatchlings, *[NOWHERE] * MOST_HATCHLINGS][:MOST_HATCHLINGS]
    eggs = [*members(horror.eggs), *[NOWHERE] * EGGS][:EGGS]
    mucus = [*members(horror.mucus), NOWHERE, NOWHERE][:2]
    counts = [int(horror.enraged), horror.supply, horror.eggs_left, horror.occluded]
    return [*counts, horror.tunnel, *brood, *eggs, *mucus]


def _token(game: StiflingDark, place: int, hidden: bool) -> tuple[int, ...]:
    if place >= len(game.tokens):
        return NO_TOKEN
    token = game.tokens[place]
    seen = hidden or token.status != HIDDEN
    front = hidden or token.status not in (HIDDEN, FACE_DOWN)  # nobody has seen others' colours
    return token.status, token.space if seen else NOWHERE, token.home, int(front and token.purple)


def _cards(game: StiflingDark, hidden: bool, items: bool) -> list[int]:
    """Who holds each card that this seat sees, counted by face: the Adversary's, and Items."""
    counts: list[int] = []
    for zone in (ATTACK_SLOT, ABILITY_SLOTS):
        counts += count_faces(game, game.zones[zone] if hidden else [], FACES)
    for zone in (COOLDOWN_1, COOLDOWN_2):
        counts += count_faces(game, game.zones[zone], FACES)
    for who in range(MOST_INVESTIGATORS):
        counts += count_faces(game, game.zones[HAND + who] if items else [], FACES)
    return counts
