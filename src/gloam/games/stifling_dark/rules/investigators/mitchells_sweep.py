"""Mitchell's Sweep: his Flashlight, once placed, may be turned once."""

from __future__ import annotations

from dataclasses import replace

from gloam.games.stifling_dark.rules.lasting_effects import burden, has_minor
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, choose


def can_sweep(game: StiflingDark, who: int) -> bool:
    # rule: faq.mitchell
    return has_minor(game, who, "sweep") and not burden(game, who).no_abilities


@PROCEDURES.asking
def sweep(game: StiflingDark, who: int) -> Flow[None]:
    """Having seen what it shows, the Flashlight may be turned once; what was found stays found."""
    light = game.lights[-1]  # it has just been placed
    aims = game.ground.aims(light.space, game.blocked, light.lines)
    options: list[Key] = [("aim", aim) for aim, _ in aims if aim != light.aim]
    key: Key = yield choose(game.seat_of(who), [*options, ("keep",)], ("sweep", who))
    if key == ("keep",):
        return
    turned = replace(light, aim=key[1], also=0)  # rule: faq.mitchell, faq.mitchell-first-aim
    game.lights = tuple([turned if other is light else other for other in game.lights])
    game.tell("sweeps", who, key[1])
    relight(game)
