"""What a seat sees: the board with its light, the Investigators, the Adversary's side.

Seat 0 sees besides its own mini-map, drawn on the same board: its Hidden figure and tokens. The
Investigators see each other's Items, and where by all that was seen he and the Evidence may be.
The nodes are made in `nodes.py`.
"""

from __future__ import annotations

from functools import cache, lru_cache

from gloam.games.stifling_dark.cards.deck import SPIRITS, cast
from gloam.games.stifling_dark.rules.adversary.adversary_turn import mp_left
from gloam.games.stifling_dark.rules.adversary.belief import possible_spaces
from gloam.games.stifling_dark.rules.board.printed_board import Board
from gloam.games.stifling_dark.rules.death_and_spirits.death_and_becoming_a_spirit import (
    leaves_something,
)
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import QUOTA
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import chosen
from gloam.games.stifling_dark.rules.hidden_information import (
    is_remembered,
    sees_items,
    sees_mini_map,
)
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    most_charge,
    most_stamina,
)
from gloam.games.stifling_dark.rules.light_and_flashlights import lit_by
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    CARD_POOL,
    COOLDOWN_1,
    COOLDOWN_2,
    DRAWN,
    EVENT,
    FACE_DOWN,
    HIDDEN,
    LOOKED_AT,
    NO_CARD,
    NO_MIRROR,
    NOWHERE,
    ON_BOARD,
    UNDER,
    Phase,
    Status,
    StiflingDark,
)
from gloam.games.stifling_dark.view import nodes
from gloam.games.stifling_dark.view.adversaries import SHOWN
from gloam.games.stifling_dark.view.board import drawing, gate_nodes, own_drawing
from gloam.games.stifling_dark.view.faces import FACES
from gloam.games.stifling_dark.view.names import (
    COLOURS,
    FOE,
    SHADOW_ID,
    SPACE,
    SPACE_ID,
    TOKEN,
    WHO,
    number,
    own_board,
)
from gloam.kernel.core.bit_sets import members
from gloam.kernel.present.card_nodes import row
from gloam.kernel.present.scene import Node

STEP_OF = {
    Phase.PICK: 0,
    Phase.CARDS: 0,
    Phase.HIDE: 0,
    Phase.SHARES: 0,
    Phase.ROUND: 1,
    Phase.NEXT: 1,
    Phase.TURN: 1,
    Phase.ADVERSARY: 2,
    Phase.OVER: 3,
}
FEW = 150  # spaces: where he may be is shown once it says something


def fixed(game: StiflingDark) -> tuple[Node, ...]:
    own = own_board(game)
    return _fixed(game.scenario) if own is None else _own_fixed(own.board)


@cache
def _fixed(scenario: str) -> tuple[Node, ...]:
    return (*drawing(scenario), *FACES)


@cache
def _own_fixed(board: Board) -> tuple[Node, ...]:
    return (*own_drawing(board), *FACES)


# --- what everybody sees ---


def public(game: StiflingDark) -> list[Node]:
    shown: list[Node] = [
        nodes.phase(STEP_OF[game.phase], game.round),
        nodes.evidence(game.handed_in, QUOTA[len(game.team)]),
    ]
    _add_objective(game, shown)
    if game.phase is Phase.PICK and _is_picking(game):
        taken = [one.face for one in game.team]
        shown.append(row("cast"))
        shown += [nodes.CAST[face] for face in cast(game.extras) if face not in taken]
    if game.agenda.running[:1] == ("become_spirit",):
        taken = [one.spirit for one in game.team]
        shown.append(row("spirits"))
        shown += [nodes.SPIRIT_CARDS[face] for face in SPIRITS if face not in taken]
    if game.event != NO_CARD:
        shown.append(row("event"))
        shown += nodes.EVENT_ROW.lying(game, game.zones[EVENT])
    if game.zones[DRAWN]:
        shown.append(row("drawn"))
        shown += nodes.DRAWN_ROW.lying(game, game.zones[DRAWN])
    _add_light(game, shown)
    _add_tokens(game, shown)
    for who in range(len(game.team)):
        _add_investigator(game, who, shown)
    _add_adversary(game, shown)
    return shown


def _add_objective(game: StiflingDark, shown: list[Node]) -> None:
    """The Escape card that was chosen, or those that there is to choose from."""
    face = chosen(game)
    if face == NO_CARD:
        shown.append(nodes.NO_OBJECTIVE)
    else:
        shown += [row("objective-card"), nodes.OBJECTIVE_CARDS[face]]
    if game.escape.offered:
        shown.append(row("escape-cards"))
        shown += [nodes.ESCAPE_CARDS[face] for face in game.escape.offered]


def _is_picking(game: StiflingDark) -> bool:
    """Is somebody picked next, and not put on a Start space?"""
    return next(one.face for one in game.team if one.space == NOWHERE) == NO_CARD


def _add_light(game: StiflingDark, shown: list[Node]) -> None:
    """What is Bright and what is Dark now, each Flashlight, and the tokens that light Zones."""
    shown += gate_nodes(game)
    for place, light in enumerate(game.lights):
        spaces = spaces_of(lit_by(game, light))
        shown.append(nodes.beam(place, light.space, light.aim, spaces))
    shown.append(nodes.overlay("bright", "bright", spaces_of(game.bright)))
    shown.append(nodes.overlay("dark", "dark", spaces_of(game.dark)))


@lru_cache(1 << 12)
def spaces_of(spaces: int) -> tuple[str, ...]:
    return tuple([SPACE_ID[space] for space in members(spaces)])


def _add_tokens(game: StiflingDark, shown: list[Node]) -> None:
    marks = (
        ("medical", game.medical),
        ("can", game.cans),
        ("noise", game.noises),
        ("flames", game.flames),
        ("barricade", game.barricades),
        ("duck", game.ducks),
        *SHOWN[game.kind.name].tokens(game),
    )
    for word, spaces in marks:
        shown += [nodes.on_space(f"{word}-{n}", word, n) for n in members(spaces)]
    shown += [nodes.noise(window) for window in members(game.noise)]
    for n, figure in enumerate(game.figures):
        if figure.shadow != NOWHERE:
            # rule: shadow.own
            word = "shadow-down" if figure.shadow_down else SHADOW_ID[n]
            shown.append(nodes.on_space(SHADOW_ID[n], word, figure.shadow))
    if game.grave_marker != NOWHERE:
        shown.append(nodes.on_space("grave-marker", "grave-marker", game.grave_marker))
    if game.campfire != NOWHERE:
        shown.append(nodes.on_space("campfire", "campfire", game.campfire))
    _add_escape(game, shown)
    _add_haunts(game, shown)
    for who, one in enumerate(game.team):
        if one.artist != NOWHERE:
            shown.append(nodes.on_space(f"artist-{who}", "artist", one.artist))
    for place, token in enumerate(game.tokens):
        if token.status in (ON_BOARD, FACE_DOWN):
            known = ("face-down",) if token.status == FACE_DOWN else ()
            marked = ("purple",) if token.purple and not known else known
            name = number(game, TOKEN, place)
            shown.append(nodes.token(name, token.kind, token.space, marked))
    if game.ground.colours:
        shown += [nodes.mirror(colour, _mirror(game, colour)) for colour in range(len(COLOURS))]
    for place, (one_end, other_end) in enumerate(game.passages):
        for end in (one_end, other_end):
            shown.append(nodes.on_space(f"passage-{place}-{end}", "passage", end))
    for n, figure in enumerate(game.figures):
        if figure.revealed:
            shown.append(nodes.foe(number(game, FOE, n), figure.space, hidden=False))


def _add_escape(game: StiflingDark, shown: list[Node]) -> None:
    """What the Escape card has laid on the board."""
    escape = game.escape
    exit = "escape" if escape.open else "locked-escape"
    for id, word, space in (
        ("saw", "saw", escape.saw),
        ("truck", "truck", escape.truck),
        ("escape", exit, escape.exit),
    ):
        if space != NOWHERE:
            shown.append(nodes.on_space(id, word, space))
    for place, (face, space) in enumerate(escape.lying):
        shown.append(nodes.item_on_space(place, face, space))


def _add_haunts(game: StiflingDark, shown: list[Node]) -> None:
    """What Spirits have laid, and what the dead have left behind."""
    haunted = game.haunted
    shown += [nodes.on_space(f"ooze-{n}", "ooze", n) for n in members(haunted.ooze)]
    for word, spaces in (("cold-spot", haunted.cold), ("whirlwind", haunted.whirl)):
        if spaces:
            shown.append(nodes.overlay(word, word, spaces_of(spaces)))
    for who, one in enumerate(game.team):
        if leaves_something(game, who):
            shown.append(nodes.on_space(f"left-{who}", "left-behind", one.space))


def _mirror(game: StiflingDark, colour: int) -> str:
    if not game.mirrors_up >> colour & 1:
        return "face-down"
    return "open" if game.mirror == colour else "closed"


def _add_investigator(game: StiflingDark, who: int, shown: list[Node]) -> None:
    """A figure, and beside it the player board with all that lies there."""
    one = game.team[who]
    seat = game.seat_of(who)
    name = number(game, WHO, who)
    state = _marks(game, who)
    spirit = one.status is Status.SPIRIT
    if (one.here or spirit) and one.space != NOWHERE:
        figure = ("turn",) * ("turn" in state) + ("spirit",) * spirit
        shown.append(nodes.figure(name, seat, one.space, figure))
    space = number(game, SPACE, one.space) if one.space != NOWHERE else -1
    mp = game.turn.mp if game.turn.who == who and game.phase is Phase.TURN else -1
    shown.append(nodes.sheet(name, seat, space, mp, one.evidence.bit_count(), state))
    if one.face == NO_CARD:
        return
    if one.status in (Status.DEAD, Status.SPIRIT):
        _add_spirit(game, who, shown)
        return
    shown.append(nodes.stamina(who, name, seat, one.stamina, most_stamina(game, who)))
    shown.append(nodes.charge(who, name, seat, one.charge, most_charge(game, who)))
    if one.major:
        shown.append(nodes.major(who, name, seat))
    shown.append(nodes.own_card(who, name, seat))
    shown.append(nodes.wound_row(who, name, seat))
    faces = game.pack.faces
    for slot, piece in enumerate(game.wounds(who)):
        marks = ("numb",) if one.numb >> slot & 1 else ()
        seen = bool(one.up >> slot & 1)
        if not seen and is_remembered(game, piece):  # rule: info.face-down-wounds
            seen, marks = True, ("turned-down",)
        shown.append(nodes.wound(who, slot, faces[piece] if seen else -1, marks))
    if one.conditions:
        shown.append(nodes.condition_row(who, name, seat))
        shown += [nodes.condition(who, face) for face in one.conditions]
        for n, piece in enumerate(game.zones[UNDER + who]):
            shown.append(nodes.wound_under(who, n, faces[piece]))
    shown.append(nodes.hand(who, name, seat, len(game.hand(who))))
    shown += [nodes.held(number(game, TOKEN, token), name) for token in members(one.evidence)]
    for word, count in (("kept-window", one.windows), ("kept-dim", one.dims)):
        if count:
            shown.append(nodes.kept(who, name, seat, word, count))


def _add_spirit(game: StiflingDark, who: int, shown: list[Node]) -> None:
    """What is left of the dead: a Spirit card and its tokens, Items and Evidence."""
    one, seat, name = game.team[who], game.seat_of(who), number(game, WHO, who)
    if one.status is Status.SPIRIT:
        shown.append(nodes.spirit_card(who, name, seat, one.spirit))
        if one.spirit_tokens:
            shown.append(nodes.spirit_tokens(who, name, seat, one.spirit_tokens))
    shown.append(nodes.hand(who, name, seat, len(game.hand(who))))
    shown += [nodes.held(number(game, TOKEN, token), name) for token in members(one.evidence)]


def _marks(game: StiflingDark, who: int) -> tuple[str, ...]:
    one = game.team[who]
    marks: list[str] = []
    if game.turn.who == who and game.phase is Phase.TURN:
        marks.append("turn")
    elif one.acted and one.status in (Status.PLAYING, Status.SPIRIT):
        marks.append("acted")
    if one.spine_chill:
        marks.append("spine-chill")
    if one.status is not Status.PLAYING:
        marks.append(one.status.name.lower())
    return tuple(marks)


def _add_adversary(game: StiflingDark, shown: list[Node]) -> None:
    zones, own = game.zones, SHOWN[game.kind.name]  # rule: component.adversary-colours
    marked = (
        ("turn", game.phase is Phase.ADVERSARY),
        ("revealed", any(figure.revealed for figure in game.figures)),
    )
    marks = [mark for mark, holds in marked if holds]
    counts = tuple(own.counts(game))
    # rule: component.adversary-colours, component.boards
    shown.append(nodes.adversary(game.kind.name, (*marks, *own.marks(game)), counts))
    shown += own.nodes(game)
    for id, zone in (("attack", ATTACK_SLOT), ("abilities", ABILITY_SLOTS)):
        if zones[zone]:
            shown.append(nodes.slots(id, len(zones[zone])))
    for n, zone in ((1, COOLDOWN_1), (2, COOLDOWN_2)):
        if zones[zone]:
            shown.append(nodes.cooldown(n))
            shown += nodes.COOLDOWN_ROWS[n - 1].lying(game, zones[zone])


# --- what one seat sees ---


def private(game: StiflingDark, seat: int) -> list[Node]:
    shown: list[Node] = []
    for zone, place in ((ATTACK_SLOT, nodes.ATTACK_ROW), (ABILITY_SLOTS, nodes.ABILITY_ROW)):
        shown += place.seen(game, game.zones[zone], seat, sees_mini_map(game, seat))
    for who in range(len(game.team)):
        # rule: info.items-team-view
        shown += nodes.ITEMS[who].seen(game, game.hand(who), seat, sees_items(game, seat))
    on_team = seat < game.seats and seat != ADVERSARY
    if on_team:
        _add_beliefs(game, shown)
    if sees_mini_map(game, seat):  # rule: info.open-variant
        _add_mini_map(game, shown)
    if game.zones[LOOKED_AT] and (on_team or game.team_open):
        shown.append(row("looked-at"))
        shown += nodes.LOOKED_AT_ROW.lying(game, game.zones[LOOKED_AT])
    return shown


def _add_mini_map(game: StiflingDark, shown: list[Node]) -> None:
    """Its own figures while they are Hidden, what is Hidden with them, and what only it counts."""
    if game.phase is Phase.CARDS:
        shown.append(row("card-pool"))
        shown += nodes.CARD_POOL_ROW.lying(game, game.zones[CARD_POOL])
    for n, figure in enumerate(game.figures):
        if figure.space != NOWHERE and not figure.revealed:
            acts = game.cult.active and game.acting == n
            shown.append(nodes.foe(number(game, FOE, n), figure.space, hidden=True, acts=acts))
    for place, token in enumerate(game.tokens):
        if token.status == HIDDEN and token.space != NOWHERE:
            marks = ("hidden", "purple") if token.purple else ("hidden",)
            name = number(game, TOKEN, place)
            shown.append(nodes.token(name, token.kind, token.space, marks))
    if game.mirror != NO_MIRROR:
        shown.append(nodes.true_mirror(game.mirror))
    faces = [game.pack.faces[piece] for piece in game.cult.ready]
    shown += [nodes.ready(face) for face in faces]
    if game.phase is Phase.ADVERSARY:
        shown.append(nodes.prowl(mp_left(game), game.adversary.roll))


def _add_beliefs(game: StiflingDark, shown: list[Node]) -> None:
    """Where a Hidden figure can be by all that was noticed: the same for the whole team."""
    if not game.traces or all(figure.belief is None or figure.revealed for figure in game.figures):
        return
    places = possible_spaces(game)
    if 0 < places.bit_count() <= FEW:
        shown.append(nodes.overlay("belief", "belief", spaces_of(places)))
