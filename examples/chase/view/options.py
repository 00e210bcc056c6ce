"""What a person is shown of an option in Chase, and what is not possible and why."""

from __future__ import annotations

from examples.chase.house import DOORS_AT, DOORS_IN_VIEW, LIGHTS, NEAR, beam
from examples.chase.state import FIGURE, Chase
from examples.chase.view.scene import figure_id, ids
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.scene import Choice, Words


def describe(game: Chase, seat: int, key: Key) -> Choice:
    word = key[0]
    if word in ("open", "shut"):
        rule = "figure.door" if seat == FIGURE else "hunters.door"
        words = Words(f"option-{word}", {"door": key[1]})
        return Choice(key, words, (f"door-{key[1]}",), rule)
    if word == "shine":
        at = game.hunters[game.hunter]
        lit = ids(beam(at, key[1], game.doors & DOORS_IN_VIEW[at]))
        touches = (f"hunter-{game.hunter + 1}",)
        words = Words(f"option-shine-{key[1]}")
        return Choice(key, words, touches, "hunters.beam", preview=lit, dial="beam")
    if word == "switch":
        words = Words("option-lamp-off" if game.lamps >> key[1] & 1 else "option-lamp-on")
        return Choice(key, words, (f"lamp-{key[1]}",), "hunters.lamp", ids(LIGHTS[key[1]]))
    if len(key) == 2:  # hide, go, touch
        touches = (f"sigil-{key[1]}",) if word == "touch" else (f"space-{key[1]}",)
        return Choice(key, Words(f"option-{word}", {"space": key[1]}), touches, _rule(seat, word))
    touches = (figure_id(game, game.mover) if seat == FIGURE else f"hunter-{game.hunter + 1}",)
    return Choice(key, Words(f"option-{word}"), touches, _rule(seat, word))


def _rule(seat: int, word: str) -> str:
    """The rule behind an option."""
    if word == "go":
        return "figure.steps" if seat == FIGURE else "hunters.turn"
    return {
        "hide": "setup.hide",
        "stay": "figure.steps",
        "touch": "figure.touch",
        "lurk": "figure.acts",
        "beam": "hunters.beam",
    }.get(word, "hunters.turn")


# --- what is not possible ---


def blocked(game: Chase, seat: int, ask: Ask) -> list[Blocked]:
    if not ask.offer(seat):
        return []
    if ask.about[0] == "hunt":
        return _blocked_hunter(game)
    at = game.figures[game.mover]
    if ask.about[0] == "steal":
        return _shut_doors(game, at) + _hunters_near(game, at)
    if ask.about[0] == "act" and game.touched >> at & 1:
        return [_no((f"sigil-{at}",), "sigil", "figure.touch")]
    return []


def _blocked_hunter(game: Chase) -> list[Blocked]:
    at = game.hunters[game.hunter]
    me = (f"hunter-{game.hunter + 1}",)
    found = _shut_doors(game, at) if game.moves else [_no(me, "moves", "hunters.turn")]
    if not game.deeds:
        found.append(_no(me, "deeds", "hunters.turn"))
    elif at in LIGHTS and not game.lamps >> at & 1 and game.lamps.bit_count() == 3:
        found.append(_no((f"lamp-{at}",), "lamps", "light.three-lamps"))
    return found


def _shut_doors(game: Chase, at: int) -> list[Blocked]:
    shut = members(DOORS_AT[at] & ~game.doors)
    return [_no((f"door-{door}",), "door", "house.shut-door") for door in shut]


def _hunters_near(game: Chase, at: int) -> list[Blocked]:
    near = members(NEAR[at] & mask_of(game.hunters))
    return [_no((f"space-{there}",), "hunter", "figure.not-through-hunters") for there in near]


def _no(touches: tuple[str, ...], word: str, rule: str) -> Blocked:
    return Blocked(touches, Words(f"blocked-{word}"), rule)
