"""Reading scripts. Whatever is wrong with a file is told with its step, all at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from gloam.bots.catalogue import LOBBY_BOTS, REPEATABLE_BOTS
from gloam.guide.script import Moment, Script, Step
from gloam.kernel.content.registry import Game
from gloam.kernel.present.layout import KINDS

FOLDER: Final = Path("content") / "guides"
LISTS: Final = (
    "kind",
    "id",
    "ask",
    "option",
    "touches",
    "faces",
    "types",
    "answer",
)  # of one, as a word
LONGEST: Final = {"heading": 40, "say": 300, "title": 40, "about": 160}  # characters
SENTENCES: Final = 3
SECRET: Final = 48  # characters of a seed; with what stands before it, a key of the bots' dice


class ScriptError(ValueError):
    """What is wrong with a script, a line each."""


def scripts(game: Game) -> dict[str, Script]:
    """The scripts of a game, by name. Raises ScriptError."""
    return dict(_scripts(game.folder, game))


@cache
def _scripts(folder: Path, game: Game) -> Mapping[str, Script]:
    files = sorted((folder / FOLDER).glob("*.toml"))
    return {file.stem: parse(file.read_text(encoding="utf-8"), file.stem, game) for file in files}


def parse(text: str, name: str, game: Game) -> Script:
    """The script that a text declares, for a game. Raises ScriptError."""
    where = f"{game.id}/{FOLDER / name}.toml"
    try:
        told = tomllib.loads(text)
        script = msgspec.convert({"name": name, **_with_lists(told)}, Script)
    except tomllib.TOMLDecodeError as error:
        raise ScriptError(f"{where}: this is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise ScriptError(f"{where}: {_place(str(error), tomllib.loads(text))}") from error
    wrong = [f"{where}: {what}" for what in (*_set_up(script, game), *_steps(script, game))]
    if wrong:
        raise ScriptError("\n".join(wrong))
    return script


def _with_lists(told: Any, key: str = "") -> Any:  # whatever TOML gives
    """Where a list is wanted one word may stand for a list of one, and `click` for its table."""
    if isinstance(told, dict):
        return {word: _with_lists(value, word) for word, value in told.items()}
    if key == "go_on" and told == "click":
        return {"click": True}
    if key in LISTS and isinstance(told, str):
        return [told]
    if key == "event" and told and isinstance(told, list) and not isinstance(told[0], list):
        return [told]
    if isinstance(told, list):
        return [_with_lists(one) for one in told]
    return told


def _place(message: str, told: Mapping[str, Any]) -> str:
    """A complaint with the name of the step that it is about."""
    found = re.search(r"steps\[(\d+)\]", message)
    if found is None:
        return message
    step = told["steps"][int(found[1])]
    name = step.get("name", f"number {int(found[1]) + 1}") if isinstance(step, dict) else "?"
    return f"step {name}: {message}"


def _set_up(script: Script, game: Game) -> Iterator[str]:
    if script.seats not in game.rules.players:
        yield f"{game.title} is not for {script.seats} players"
    if not 0 <= script.seat < script.seats:
        yield f"there is no seat {script.seat}"
    for bot in script.bots:
        if bot not in LOBBY_BOTS or bot not in REPEATABLE_BOTS:
            able = ", ".join(name for name in LOBBY_BOTS if name in REPEATABLE_BOTS)
            yield f"bot {bot!r} cannot play the same game again; there are {able}"
    if not script.seed or len(script.seed) > SECRET:
        yield f"a seed is a word of at most {SECRET} letters"
    try:
        game.rules.choices(script.options)
    except ValueError as error:
        yield str(error)
    for field in ("title", "about"):
        yield from _too_long("", field, getattr(script, field))


def _steps(script: Script, game: Game) -> Iterator[str]:
    names: set[str] = set()
    for step in script.steps:
        if step.name in names:
            yield f"there are two steps {step.name!r}"
        names.add(step.name)
    options = {str(key[0]) for key in game.rules.keys(_settings(script, game), script.seats)}
    for step in script.steps:
        told = f"step {step.name}"
        if step.after and step.after not in names:
            yield f"{told}: there is no step {step.after!r} for it to come after"
        for field in ("heading", "say"):
            yield from _too_long(f"{told}: ", field, getattr(step, field))
        if len(re.findall(r"[.!?](?=\s|$)", step.say)) > SENTENCES:
            yield f"{told}: say has more than {SENTENCES} sentences"
        yield from [f"{told}: {wrong}" for wrong in _unknown(step, game, options)]
    ordered = [step for step in script.steps if not step.aside]
    if not ordered or not ordered[-1].when.over:
        yield "the last step in the order must be the end: when = { over = true }"


def _unknown(step: Step, game: Game, options: Collection[str]) -> Iterator[str]:
    """The words of a step that the game does not have."""
    for word in _asks(step):
        if f"ask-{word}" not in game.words:
            yield f"{game.title} asks nothing called {word!r}"
    for word in _events(step):
        if f"event-{word}" not in game.words:
            yield f"{game.title} tells of no event {word!r}"
    for word in _options(step):
        if word not in options:
            yield f"{game.title} has no option {word!r}"
    for word in _kinds(step):
        if word not in KINDS:
            yield f"there is no kind of node {word!r}"


def _settings(script: Script, game: Game) -> dict[str, str]:
    try:
        return game.rules.choices(script.options)
    except ValueError:  # told already
        return game.rules.choices({})


def _too_long(told: str, field: str, text: str) -> Iterator[str]:
    if not text.strip():
        yield f"{told}{field} says nothing"
    if len(text) > LONGEST[field]:
        yield f"{told}{field} has {len(text)} characters, at most {LONGEST[field]} are read"


def _moments(step: Step) -> tuple[Moment, Moment]:
    return step.when, step.go_on


def _asks(step: Step) -> Iterator[str]:
    for moment in _moments(step):
        yield from moment.ask


def _events(step: Step) -> Iterator[str]:
    for moment in _moments(step):
        yield from [str(event[0]) for event in moment.event]


def _options(step: Step) -> Iterator[str]:
    for moment in _moments(step):
        yield from moment.offer.option if moment.offer is not None else ()
    for offer in step.recommend:
        yield from offer.option
    for pointer in step.point:
        yield from pointer.option
    yield from step.go_on.answer or ()


def _kinds(step: Step) -> Iterator[str]:
    for moment in _moments(step):
        for thing in (moment.node, moment.without):
            yield from thing.kind if thing is not None else ()
    for pointer in step.point:
        yield from pointer.kind
