"""Every prompt, option, event and label of random games can be said; scenes hold together."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import msgspec
import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.state import TELL, Event
from gloam.kernel.present.scene import Scene, Words, encoder
from gloam.kernel.present.show import scene
from gloam.kernel.present.things import Thing
from gloam.kernel.present.words import Wordbook, read_words
from tests.battery.playing import AnyRun, playing
from tests.battery.test_laws import Options, every_set_up


def said(thing: object) -> Iterator[Words]:
    """All words inside a node, however deep."""
    if isinstance(thing, Words):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from said(getattr(thing, name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from said(part)


def waiting(prompt: Words) -> Words:
    """What clients show meanwhile, after the name of whoever is asked."""
    return Words(f"waits-{prompt.key.removeprefix('ask-')}", prompt.args)


@every_set_up
def test_everything_that_is_shown_can_be_said(game: Game, seats: int, options: Options) -> None:
    run: AnyRun | None = None
    for at, run in enumerate(playing(game.rules, 61, seats, options)):
        run.journals = run.journals if run.journals is not None else []
        words = game.files.opened(game.rules.unlocked(run.state)).wordbook
        if at < 150:
            shown: list[Scene] = [scene(run, seat) for seat in (*range(seats), WATCHER)]
            for thing in (*shown, game.rules.fixed(run.state)):
                for something in said(thing):
                    assert words.say(something)
            for one in shown:
                assert one.prompt is None or words.say(waiting(one.prompt.words))
            for seat in range(seats):
                assert run.ask is not None
                for blocked in run.blocked(seat):
                    assert words.say(blocked.words)
                    assert blocked.rule in game.ledger, f"no rule {blocked.rule}"
    assert run is not None
    words = game.files.opened(game.rules.unlocked(run.state)).wordbook
    journals = [*(run.journals or []), run.state.journal or []]
    told = {entry[2] for journal in journals for entry in journal if entry[0] == TELL}
    for event in [game.rules.as_said(run.state, event) for event in told]:
        sentence = words.say(game.rules.event_words(event))
        assert sentence
        check_cause(game, words, event, sentence)
        rule = game.rules.event_rule(event)
        assert not rule or rule in game.ledger, f"no rule {rule}"


def check_cause(game: Game, words: Wordbook, event: Event, sentence: str) -> None:
    """What takes or gives something says why, in its own sentence."""
    sentences = game.rules.events
    says = sentences.said.get(str(event[0])) if sentences is not None else None
    if sentences is None or says is None:
        return
    cause = sentences.cause(event)
    assert bool(cause) == says.why, f"{event} is told {'with' if cause else 'without'} a cause"
    if sentences.causes is not None and cause:
        assert f": {words.say(sentences.causes.words(cause))}" in sentence


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_whatever_is_asked_the_others_read_that_somebody_is_awaited(game: Game) -> None:
    """Not the question: "Ada decides whether to defend", after the name."""
    text = read_words(game.folder)
    asks = re.findall(r"^ask-(\S+) =", text, re.MULTILINE)
    assert asks
    assert [ask for ask in asks if f"waits-{ask}" not in game.words] == []
    for waits in re.findall(r"^waits-\S+ = (.*)", text, re.MULTILINE):
        assert waits.endswith("."), waits
        assert not waits.endswith("?."), waits


THEMED = [game for game in games().values() if "games" in game.rules.__module__.split(".")]


@pytest.mark.parametrize("game", THEMED, ids=[game.id for game in THEMED])
def test_every_line_of_the_log_has_an_icon_a_card_or_dice(game: Game) -> None:
    theme = tomllib.loads((game.folder / "theme.toml").read_text(encoding="utf-8"))
    sealed = [part.get("events", {}) for part in theme.get("sealed", {}).values()]
    icons = {
        word: icon for part in (theme.get("events", {}), *sealed) for word, icon in part.items()
    }
    sentences = game.rules.events
    if sentences is None:
        return
    bare = [
        word
        for word, says in sentences.said.items()
        if word not in icons and says.dice is None and not names_cards(*says.parts, says.more)
    ]
    assert bare == []
    assert [word for word in icons if f"event-{word}" not in game.words] == []


def names_cards(*things: Thing | None) -> bool:
    return any(thing.words[0].key.startswith("card-") for thing in things if thing and thing.words)


@every_set_up
def test_scenes_hold_together(game: Game, seats: int, options: Options) -> None:
    """Ids are unique, every reference has its node, rules are in the ledger, bytes agree."""
    decode = msgspec.json.Decoder(Scene).decode
    for at, run in enumerate(playing(game.rules, 62, seats, options)):
        if at == 60:
            break
        fixed = game.rules.fixed(run.state)
        for seat in (*range(seats), WATCHER):
            shown = scene(run, seat)
            assert decode(encoder.encode(shown)) == shown
            ids = [node.id for node in (*fixed, *shown.public, *shown.private)]
            assert len(set(ids)) == len(ids), f"an id stands for two things: {sorted(ids)}"
            for node in (*fixed, *shown.public, *shown.private):
                assert not node.within or node.within in ids, f"{node.within} is nowhere"
            for choice in shown.choices:
                assert set(choice.touches) | set(choice.preview) <= set(ids)
                assert not choice.rule or choice.rule in game.ledger


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_settings_and_steps_of_difficulty_can_be_said(game: Game) -> None:
    rules, words = game.rules, game.files.opened(()).wordbook
    keys = [f"preset-{preset.name}{part}" for preset in rules.presets for part in ("", "-about")]
    for setting in rules.settings:
        keys += [f"setting-{setting.name}"]
        keys += [f"setting-{setting.name}-{choice}" for choice in setting.choices]
    assert [key for key in keys if key.replace(" ", "-") not in words] == []
    for preset in rules.presets:
        assert rules.choices(preset.options)
