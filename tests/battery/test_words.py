"""Every prompt, option, event and label of random games can be said; scenes hold together."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloam.kernel.content.registry import Game
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.state import TELL
from gloam.kernel.present.scene import Scene, Words, encoder
from gloam.kernel.present.show import scene
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
            for seat in range(seats):
                assert run.ask is not None
                for blocked in run.blocked(seat):
                    assert words.say(blocked.words)
                    assert blocked.rule in game.ledger, f"no rule {blocked.rule}"
    assert run is not None
    words = game.files.opened(game.rules.unlocked(run.state)).wordbook
    journals = [*(run.journals or []), run.state.journal or []]
    for event in {entry[2] for journal in journals for entry in journal if entry[0] == TELL}:
        assert words.say(game.rules.event_words(event))
        rule = game.rules.event_rule(event)
        assert not rule or rule in game.ledger, f"no rule {rule}"


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
