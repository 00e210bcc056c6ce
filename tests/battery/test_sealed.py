"""What is sealed is nowhere before a table has unlocked it, and can be said when it has."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
import pytest

from examples.parley.deck import CARDS
from examples.parley.flow import ParleyRules
from examples.parley.state import Parley
from gloam.kernel.campaign.campaign import UNLOCK, campaign_of
from gloam.kernel.content.registry import Game, game, games
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL
from gloam.kernel.present.scene import Face, Node, Words, encoder
from gloam.kernel.present.show import scene
from tests.battery.playing import AnyRun, playing
from tests.battery.test_laws import Options, every_set_up

# To encode all that is shown takes long: after so many asks it is looked at when something was
# unlocked, and at every fifth ask.
OFTEN_UNTIL, SELDOM = 100, 5


def sealed_words(game: Game, unlocked: frozenset[str]) -> set[str]:
    """What nobody may read who has unlocked only these: names of cards and rules, and texts."""
    hidden = game.files.seals - unlocked
    found = {rule.text for rule in game.ledger if rule.sealed in hidden}
    found |= {text.partition(" =")[0] for seal, text in game.files.messages if seal in hidden}
    open_faces = faces(game, unlocked)
    known = {face.id for face in open_faces}
    # A phrase that an open card has too tells nothing.
    said = encoder.encode(open_faces).decode()
    for face in faces(game, game.files.seals):
        if face.id not in known:
            texts = {face.text} if face.text not in said else set()
            found |= {f'"{face.id}"', game.words.say(face.name), *texts}
    return found - {""}


def faces(game: Game, unlocked: frozenset[str]) -> list[Face]:
    campaign = campaign_of([(UNLOCK, name) for name in sorted(unlocked)])
    run = Run.start(game.rules, game.rules.players[0], Dice(b"sealed"), campaign=campaign)
    nodes: list[Node] = list(game.rules.fixed(run.state))
    return [node for node in nodes if isinstance(node, Face)]


def shown(game: Game, run: AnyRun) -> str:
    """All that a table is sent at a position, content and scenes of all seats."""
    rules, state = run.rules, run.state
    open_content = game.files.opened(rules.unlocked(state))
    journals = [*(run.journals or []), state.journal or []]
    parts: list[object] = [
        open_content.words,
        open_content.theme,
        [(rule.id, rule.text) for rule in open_content.rules],
        open_content.layout,
        rules.fixed(state),
        [scene(run, seat) for seat in (*range(state.seats), WATCHER)],
        [
            rules.event_words(rules.as_said(state, entry[2]))
            for journal in journals
            for entry in journal
            if entry[0] == TELL
        ],
    ]
    return "".join([encoder.encode(part).decode() for part in parts])


def nothing_sealed_is_shown(game: Game, run: AnyRun) -> None:
    """The law, at one position."""
    told = shown(game, run)
    words = sealed_words(game, game.rules.unlocked(run.state))
    assert [word for word in words if says(told, word)] == []


def says(told: str, word: str) -> bool:
    """Whether a word is there, and not only as a part of another: a Hook in a Hooked Knife."""
    return word in told and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", told) is not None


@every_set_up
def test_sealed_things_are_nowhere_before_they_are_unlocked(
    game: Game, seats: int, options: Options
) -> None:
    if not game.files.seals:
        return
    before: frozenset[str] = frozenset()
    for at, run in enumerate(playing(game.rules, 81, seats, options)):
        run.journals = run.journals if run.journals is not None else []
        now = game.rules.unlocked(run.state)
        assert before <= now <= game.files.seals, "what is open stays open"
        if now != before or at < OFTEN_UNTIL or at % SELDOM == 0:
            nothing_sealed_is_shown(game, run)
        before = now


class LooseTongue(ParleyRules):
    """Shows the faces of all cards from the start."""

    def fixed(self, game: Parley) -> Sequence[Node]:
        leak = [Face(id=c.id, name=Words("card", {"name": c.name}), type=c.type) for c in CARDS]
        return [*super().fixed(game), *leak] if not game.opened else super().fixed(game)


def test_a_game_that_shows_sealed_cards_is_caught() -> None:
    parley = game("parley")
    run = Run.start(LooseTongue(), 2, Dice(b"loose"))
    with pytest.raises(AssertionError, match="ovenant"):
        nothing_sealed_is_shown(parley, run)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_the_lobby_knows_of_a_game_has_nothing_sealed(game: Game) -> None:
    rules = game.rules
    keys = [sorted(map(repr, rules.keys(rules.choices({}), seats))) for seats in rules.players]
    settings = [(s.name, s.choices) for s in rules.settings]
    told = msgspec.json.encode([game.title, game.blurb, settings, keys]).decode()
    assert [word for word in sealed_words(game, frozenset()) if says(told, word)] == []


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_seals_are_the_same_in_rules_cards_words_and_theme(game: Game) -> None:
    """A seal that is misspelt somewhere would never open there."""
    campaign = campaign_of([(UNLOCK, name) for name in sorted(game.files.seals)])
    run = Run.start(game.rules, game.rules.players[0], Dice(b"seals"), campaign=campaign)
    assert game.rules.unlocked(run.state) == game.files.seals


def test_a_table_opens_it_in_play() -> None:
    """Parley: the law above has something to look at."""
    parley = game("parley")
    words = sealed_words(parley, frozenset())
    assert {"Covenant", '"covenant"', "lore-covenant"} <= words
    runs = (run for seed in range(20) for run in playing(parley.rules, seed, 2, {}))
    run = next(run for run in runs if parley.rules.unlocked(run.state))
    assert [word for word in words if word not in shown(parley, run)] == []
