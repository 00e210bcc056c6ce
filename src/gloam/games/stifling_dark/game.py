"""The Stifling Dark: what the kernel asks of the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules import events  # noqa: F401
from gloam.games.stifling_dark.rules import setup as setting_up
from gloam.games.stifling_dark.rules.adversary import attacks, cooldown  # noqa: F401
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.rules.adversary.adversary_turn import begin_turn, prowl
from gloam.games.stifling_dark.rules.adversary.imagining import deal_marks, deal_placing
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.butcher import butchers_attacks  # noqa: F401
from gloam.games.stifling_dark.rules.death_and_spirits import death_and_becoming_a_spirit  # noqa: F401
from gloam.games.stifling_dark.rules.ending import concede, concessions, until_conceded
from gloam.games.stifling_dark.rules.evidence_and_objectives import evidence, objectives  # noqa: F401
from gloam.games.stifling_dark.rules.hidden_information import OPEN
from gloam.games.stifling_dark.rules.investigators import (  # noqa: F401  each registers its procedures
    major_abilities,
    promo_kya_and_winston,
)
from gloam.games.stifling_dark.rules.investigators_turn import moving_others  # noqa: F401
from gloam.games.stifling_dark.rules.investigators_turn.investigators_turn import act
from gloam.games.stifling_dark.rules.items import (  # noqa: F401
    borrowed_abilities,
    crystal_amulet,
    cursed_items,
    cursed_poppet,
    firecrackers,
    item_effects,
    light_items,
    mini_expansion,
    trading,
)
from gloam.games.stifling_dark.rules.reacting import reactions  # noqa: F401
from gloam.games.stifling_dark.rules.reacting.interrupting import put_due_first
from gloam.games.stifling_dark.rules.rounds import begin_round, next_turn, waiting_for_turn
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    FACE_DOWN,
    HIDDEN,
    NO_MIRROR,
    PROCEDURES,
    TEAM,
    Outcome,
    Phase,
    StiflingDark,
)
from gloam.games.stifling_dark.view import names, observation_tensor, refusals, scene
from gloam.games.stifling_dark.view.options import OPTIONS
from gloam.games.stifling_dark.view.sentences import EVENTS, PROMPTS
from gloam.games.stifling_dark.view.story import story
from gloam.kernel.core.asks import Ask, Flow, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules, Setting
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.hidden.graph import nth_member
from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Choice, Node
from gloam.kernel.present.things import Thing

COUNTS = {"fewest": 0, "three": 3, "four": 4}


class StiflingDarkRules(Rules[StiflingDark]):
    id = "stifling_dark"
    players = (2, 3, 4, 5)  # rule: game.shape, game.solo
    bots = ("random", "careful", "plain", "greedy")
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("scenario", ("sawmill", "park"), "sawmill"),
        Setting("adversary", tuple(KINDS), "butcher"),
        Setting("investigators", tuple(COUNTS), "fewest"),
        Setting("events", ("on", "off"), "on"),
        Setting("traces", ("shown", "hidden"), "shown"),
        Setting("first_game", ("no", "yes"), "no"),
        Setting("extras", ("off", "on"), "off"),
        Setting("concede", ("no", "yes"), "no"),
        Setting("open", tuple(OPEN), "nothing"),
    )
    prompts = PROMPTS
    events = EVENTS

    def __init__(self, ground_of: Callable[[str], Ground]) -> None:
        self.ground_of = ground_of

    def setup(
        self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]
    ) -> StiflingDark:
        first_game = options["first_game"] == "yes"  # rule: setup.first-game
        scenario = "sawmill" if first_game else options["scenario"]  # rule: setup.scenario
        # rule: setup.adversary-choice
        adversary = "butcher" if first_game else options["adversary"]
        # rule: count.controllers, game.solo
        count = setting_up.investigators_for(seats, COUNTS[options["investigators"]])
        # rule: setup.no-events-option
        with_events = options["events"] == "on" and not first_game
        ground, kind = self.ground_of(scenario), KINDS[adversary]
        extras = options["extras"] == "on" and not first_game  # rule: component.extras
        # rule: info.open-variant
        agreed = setting_up.Agreed(with_events, *OPEN[options["open"]], extras)
        game = setting_up.fresh_table(ground, kind, scenario, seats, count, agreed)
        game.first_game = first_game
        game.may_concede = options["concede"] == "yes"  # rule: end.concede
        game.traces = options["traces"] == "shown"
        return game

    def step(self, game: StiflingDark) -> Flow[None]:
        """One choice of set-up, one procedure that asks, one Action, one secret choice.

        What asks nothing is a step of its own: nothing may be told before a secret answer.
        """
        flow = self.next_step(game)
        return until_conceded(game, flow) if game.may_concede else flow

    def next_step(self, game: StiflingDark) -> Flow[None]:
        if game.due:
            put_due_first(game)
        if game.agenda.frames:
            return PROCEDURES.next_step(game, game.agenda) or nothing()
        phase = game.phase
        if phase is Phase.TURN:
            return act(game)
        if phase is Phase.ADVERSARY:
            return prowl(game)
        if phase is Phase.NEXT:
            if waiting_for_turn(game):
                return next_turn(game)
            begin_turn(game)
            return nothing()
        if phase is Phase.ROUND:
            begin_round(game)
            return nothing()
        return SET_UP[phase](game)

    def result(self, game: StiflingDark) -> Result | None:
        if game.outcome is None:
            return None
        team = tuple(range(1, game.seats))
        if game.outcome is Outcome.INVESTIGATORS:
            return Result((0, *[1] * len(team)), team)
        if game.outcome is Outcome.ADVERSARY:
            return Result((1, *[0] * len(team)), (ADVERSARY,))
        return Result((0,) * game.seats, ())

    def interrupts(self, game: StiflingDark, seat: int) -> Sequence[Key]:
        return concessions(game, seat) if game.outcome is None else ()

    def interrupt(self, game: StiflingDark, seat: int, key: Key) -> None:
        concede(game, seat, key)

    def in_turn(self, game: StiflingDark) -> int:
        if game.phase in (Phase.ADVERSARY, Phase.CARDS, Phase.HIDE):
            return 1 << ADVERSARY
        return 1 << game.seat_of(game.turn.who) if game.phase is Phase.TURN else TEAM

    def resample(self, game: StiflingDark, seat: int, dice: Dice, pins: Pins) -> StiflingDark:
        """For an Investigator, Hidden figures and tokens are anywhere they can be.

        What lies open to all is as it is.
        """
        world = deal_anew(game, seat, dice, pins)
        if seat == ADVERSARY:
            if not game.team_open:
                deal_supply(world)
            return world
        if game.foe_open:
            return world  # rule: info.open-variant
        for token in world.tokens:
            if token.status == HIDDEN and token.may:
                token.space = nth_member(token.may, dice.roll(token.may.bit_count()))
        deal_colours(world, dice)
        deal_marks(world, dice)
        if world.figure.belief is not None and world.phase is not Phase.HIDE:
            world.kind.deal(world, dice)
            return world
        if world.mirror != NO_MIRROR:
            world.mirror = dice.roll(len(world.ground.colours))
        deal_placing(world, dice)
        return world

    def policy(self) -> StiflingDarkPolicy:
        return StiflingDarkPolicy()

    def memory(self, game: StiflingDark, seat: int) -> Hashable:
        if seat == ADVERSARY:
            return ()
        beliefs = [figure.belief for figure in game.figures]
        where = tuple([belief.moments if belief is not None else () for belief in beliefs])
        return where, tuple([token.may for token in game.tokens])

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return OPTIONS.keys(seats)

    def observe(self, game: StiflingDark, seat: int) -> list[int]:
        return observation_tensor.observe(game, seat)

    # --- showing ---

    def fixed(self, game: StiflingDark) -> Sequence[Node]:
        return scene.fixed(game)

    def public(self, game: StiflingDark) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: StiflingDark, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: StiflingDark, seat: int, ask: Ask, key: Key) -> Choice:
        return OPTIONS.describe(game, seat, ask, key)

    def blocked(self, game: StiflingDark, seat: int, ask: Ask) -> Sequence[Blocked]:
        return refusals.blocked(game, seat, ask)

    def story(self, game: StiflingDark) -> ResultStory | None:
        return story(game) if game.outcome is not None else None

    def number(self, game: StiflingDark, thing: Thing, number: int) -> int:
        return names.number(game, thing, number)


def deal_supply(world: StiflingDark) -> None:
    """Items that the Adversary does not know were never used: their Supply is whole."""
    known = world.supply
    world.supply = {}
    for who in range(len(world.team)):
        for piece in world.hand(who):
            face = world.pack.faces[piece]
            if CARDS[face].supply:
                seen = world.knows[piece] >> ADVERSARY & 1
                world.supply[face] = known[face] if seen else CARDS[face].supply


def deal_colours(world: StiflingDark, dice: Dice) -> None:
    """The purple token is any of those that nobody has seen."""
    unseen = [
        token
        for token in world.tokens
        if token.kind == "interest" and token.status in (HIDDEN, FACE_DOWN)
    ]
    if any(token.purple for token in unseen):
        for token in unseen:
            token.purple = False
        unseen[dice.roll(len(unseen))].purple = True


def nothing() -> Flow[None]:
    yield from ()


SET_UP: dict[Phase, Callable[[StiflingDark], Flow[None]]] = {
    Phase.PICK: setting_up.pick,
    Phase.CARDS: setting_up.pick_cards,
    Phase.HIDE: setting_up.hide,
    Phase.SHARES: setting_up.share,
}
