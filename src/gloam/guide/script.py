"""Scripts of guided games: what is said to a learner, when, about what, and until when.

A script is a file `content/guides/NAME.toml` in a game's folder. It changes no rule: it fixes the
set-up and the dice, and lays words over what the learner's seat sees. `script_file.py` reads
it, `runner.py` follows it, `lint.py` proves that all of it can happen.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from gloam.kernel.present.layout import Match, is_like
from gloam.kernel.present.scene import Card, Node

Page: TypeAlias = Literal["", "prompt"]
Pattern: TypeAlias = tuple[str | int, ...]  # of an event: "me", "other" and "*" stand for numbers

# The secret of a guided game's dice begins with this: whoever sees it knows that they were fixed.
FIXED_DICE: Final = b"gloam-guide "


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Part of a script: a word that it does not know is refused."""


class Thing(Match, frozen=True, kw_only=True):
    """Things of the scene, as in a layout; `face` is what a card shows. All words must fit."""

    face: str = ""

    def means(self, node: Node, owner: int, seat: int) -> bool:
        shows = not self.face or (isinstance(node, Card) and is_like(self.face, node.face))
        return shows and self.fits(node, owner, seat)


class Offer(_Strict, frozen=True, kw_only=True):
    """Options that the learner has: by their word, and by nodes that they must touch.

    `touches` are ids, `faces` and `types` what touched cards show; each must fit one touched node.
    A bar stands between patterns of which one is enough.
    """

    option: tuple[str, ...]
    touches: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


class Moment(_Strict, frozen=True, kw_only=True):
    """A condition on what the learner's seat sees. All that is given must hold.

    `ask` are words of its own ask, `asked` says whose answer the game waits for, `event` is any
    of some events told since the step before was told, `node` a thing that is there, `without`
    one that is not, `offer` an option that is open.
    """

    ask: tuple[str, ...] = ()
    asked: Literal["", "me", "others"] = ""
    event: tuple[Pattern, ...] = ()
    node: Thing | None = None
    without: Thing | None = None
    offer: Offer | None = None
    over: bool = False


class GoOn(Moment, frozen=True, kw_only=True):
    """What ends a step: a click, an answer with one of these words (none: any), or a moment."""

    click: bool = False
    answer: tuple[str, ...] | None = None

    def has_moment(self) -> bool:
        return any(
            (self.ask, self.asked, self.event, self.node, self.without, self.offer, self.over)
        )


CLICK: Final = GoOn(click=True)


class Pointer(Thing, frozen=True, kw_only=True):
    """What a step points at: things, options (with `option`), or a part of the page."""

    option: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    faces: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    page: Page = ""

    def offer(self) -> Offer | None:
        if not self.option:
            return None
        return Offer(option=self.option, touches=self.touches, faces=self.faces, types=self.types)


class Step(_Strict, frozen=True, kw_only=True):
    """Something to say. Steps are told in their order; an `aside` once, whenever it fits.

    A step that is told is over when `go_on` holds, or when `when` no longer does. An aside is told
    when no other step is, and not before the step `after` was. Of `recommend` the first option
    that is open is recommended; every other stays as good.
    """

    name: str
    heading: str
    say: str
    when: Moment
    point: tuple[Pointer, ...] = ()
    recommend: tuple[Offer, ...] = ()
    go_on: GoOn = CLICK
    aside: bool = False
    after: str = ""


class Script(_Strict, frozen=True, kw_only=True):
    """A whole script. `seed` is the word that its dice and its bots' dice are made of."""

    name: str
    title: str
    about: str
    minutes: int
    seat: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str] = {}
    steps: tuple[Step, ...]

    @property
    def seats(self) -> int:
        return len(self.bots) + 1

    @property
    def secret(self) -> bytes:
        """Of the dice. Nobody brings a nonce of their own: what happens is fixed."""
        return FIXED_DICE + self.seed.encode()

    def bot(self, seat: int) -> str:
        """The bot of a seat that is not the learner's."""
        return self.bots[seat if seat < self.seat else seat - 1]

    def step(self, name: str) -> Step | None:
        return next((step for step in self.steps if step.name == name), None)


def has_fixed_dice(secret: bytes) -> bool:
    """Whether the dice of this secret were fixed by a script, so that nobody may call them fair."""
    return secret.startswith(FIXED_DICE)
