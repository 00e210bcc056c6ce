"""In the Heart of Darkness: what the kernel asks of the game, and the steps of its phases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gloam.games.heart_of_darkness.bot.policy import HeartPolicy
from gloam.games.heart_of_darkness.cards.decks import discard
from gloam.games.heart_of_darkness.rules import (
    advance_creatures,
    joining_and_leaving,
    setup,
    silence,
    spawning,
    turns,
)
from gloam.games.heart_of_darkness.rules.actions import talk_and_trade
from gloam.games.heart_of_darkness.rules.decider import decider
from gloam.games.heart_of_darkness.rules.difficulty import MODIFIERS
from gloam.games.heart_of_darkness.rules.setup import fresh_table
from gloam.games.heart_of_darkness.state import (
    LOOT,
    NO_ONE,
    PERSONAL_BACK,
    RESOLVING,
    SPAWN_BACK,
    SPAWNS,
    TOP,
    Difficulty,
    Heart,
    Outcome,
    Phase,
    SilenceMode,
)
from gloam.games.heart_of_darkness.view import names, observation_tensor, refusals, scene
from gloam.games.heart_of_darkness.view.options import OPTIONS
from gloam.games.heart_of_darkness.view.sentences import EVENTS, PROMPTS
from gloam.games.heart_of_darkness.view.story import story
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Gone, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Channel, Preset, Result, Rules, Setting
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Choice, Node
from gloam.kernel.present.things import Thing

POLICY = HeartPolicy()
SILENCES = {mode.name.lower(): mode for mode in SilenceMode}
LATECOMERS = ("none", "one", "two", "three")
USUAL = 3  # modifiers are easier than none


class HeartRules(Rules[Heart]):
    id = "heart_of_darkness"
    version = "3"  # Hits may be left unused; no Event turns up Spawn cards
    schema = 3  # who is known to be unable to talk
    players = (1, 2, 3, 4)
    cooperative = True  # rule: win.together
    bots = ("careful", "greedy")  # tree search won less often than the rules of thumb
    prompts = PROMPTS
    events = EVENTS
    settings = (
        Setting("map", ("island", "western shores"), "island"),  # rule: setup.board, expansion.map
        Setting("silence", tuple(SILENCES), "strict"),
        *(Setting(modifier, ("off", "on"), "off", more=True) for modifier in MODIFIERS),
        # The last seats stay empty until somebody enters at the end of a round.
        Setting("latecomers", LATECOMERS, "none", more=True),
    )
    presets = (
        *(Preset(name.replace(" ", "-"), {name: "on"}) for name in MODIFIERS[:USUAL]),
        Preset("usual", {}),
        *(Preset(name, {name: "on"}) for name in MODIFIERS[USUAL:]),
    )

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Heart:
        difficulty = Difficulty(*[options[name] == "on" for name in MODIFIERS])
        late = LATECOMERS.index(options["latecomers"])
        western = options["map"] == "western shores"
        return fresh_table(seats, western, difficulty, SILENCES[options["silence"]], late)

    def deal(self, game: Heart) -> None:
        setup.deal(game)

    def step(self, game: Heart) -> Flow[None]:
        """One Action, one Spawn card, one Creature's move."""
        try:
            if game.accused != NO_ONE and game.phase is not Phase.ROUND_END:
                yield from silence.settle_claim(game)
            else:
                yield from STEPS[game.phase](game)
        except Gone:
            sweep(game)
        if game.outcome is not None:
            game.phase = Phase.OVER

    def result(self, game: Heart) -> Result | None:
        if game.outcome is None:
            return None
        won = game.outcome is Outcome.WON  # rule: win.together
        winners = tuple(range(game.seats)) if won else ()
        return Result((int(won),) * game.seats, winners)

    def story(self, game: Heart) -> ResultStory | None:
        return story(game) if game.outcome is not None else None

    def in_turn(self, game: Heart) -> int:
        """In a turn its player; else whoever signals or decides for all."""
        if game.phase in (Phase.TURN, Phase.HAND):
            return 1 << game.seat_of(game.turn.who)
        if game.phase in (Phase.OPENING, Phase.ORDER):
            return sum([1 << seat for seat in game.players])
        return 1 << decider(game)

    def interrupts(self, game: Heart, seat: int) -> Sequence[Key]:
        if game.outcome is not None:
            return ()
        said = joining_and_leaving.comings(game, seat)
        if seat not in game.players:
            return said
        return talk_and_trade.requests_open(game, seat) + silence.words_open(game, seat) + said

    def interrupt(self, game: Heart, seat: int, key: Key) -> None:
        if key[0] in ("speak", "confess", "claim"):
            silence.speak(game, seat, key)
        elif key in talk_and_trade.REQUESTS:
            talk_and_trade.request(game, seat, key)
        else:
            joining_and_leaving.say(game, seat, key)

    def hears(self, game: Heart, seat: int, key: Key) -> int:
        return silence.talking(game) if key in talk_and_trade.REQUESTS else EVERYONE

    def channels(self, game: Heart, seat: int) -> Sequence[Channel]:
        return silence.channels(game, seat)

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return OPTIONS.keys(seats)

    def policy(self) -> HeartPolicy:
        return POLICY

    def resample(self, game: Heart, seat: int, dice: Dice, pins: Pins) -> Heart:
        world = deal_anew(game, seat, dice, pins)
        talk_and_trade.requests_anew(world, seat, dice)
        return world

    def observe(self, game: Heart, seat: int) -> list[int]:
        return observation_tensor.observe(game, seat)

    def fixed(self, game: Heart) -> Sequence[Node]:
        return scene.fixed(game)

    def public(self, game: Heart) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Heart, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Heart, seat: int, ask: Ask, key: Key) -> Choice:
        return OPTIONS.describe(game, seat, ask, key)

    def number(self, game: Heart, thing: Thing, number: int) -> int:
        return names.number(game, thing, number)

    def blocked(self, game: Heart, seat: int, ask: Ask) -> Sequence[Blocked]:
        return refusals.blocked(game, seat, ask)


def sweep(game: Heart) -> None:
    """What was under way is gone: cards that were being used go where they belong.

    An unfinished ask ends because its player died by speaking, or because all is lost.
    """
    for piece in list(game.zones[RESOLVING]):
        if game.pack.backs[piece] >= PERSONAL_BACK and game.alive(game.turn.who):
            game.move(piece, game.hand(game.turn.who))  # rule: personal.returns
        else:
            discard(game, piece, EVERYONE)  # rule: killed.turn-ends
    for seat in range(game.seats):
        for piece in reversed(game.zones[game.looked_at(seat)]):
            deck = SPAWNS if game.pack.backs[piece] == SPAWN_BACK else LOOT
            game.move(piece, deck + TOP)


STEPS: dict[Phase, Callable[[Heart], Flow[None]]] = {
    Phase.OPENING: setup.opening,
    Phase.SPAWNING: spawning.spawn,
    Phase.HELL: spawning.hell,
    Phase.ORDER: turns.order,
    Phase.TURN: turns.turn,
    Phase.HAND: turns.hand,
    Phase.DEADLY: turns.deadly,
    Phase.ADVANCE: advance_creatures.advance,
    Phase.ROUND_END: advance_creatures.round_end,
}
