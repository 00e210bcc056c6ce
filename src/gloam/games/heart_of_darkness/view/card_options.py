"""What a person is shown of the options that cards give."""

from __future__ import annotations

from functools import cache

from gloam.games.heart_of_darkness.cards.catalogue import CURSE, PERSONAL, RITUAL, TRAP, TYPE
from gloam.games.heart_of_darkness.state import RESOLVING, Heart
from gloam.games.heart_of_darkness.view.names import CARD, HERO, PLACE, SHEET_ID, SPACE_ID, WHO
from gloam.kernel.core.asks import Key
from gloam.kernel.core.rules import Option
from gloam.kernel.present.scene import Arg, Words

# The asks of cards, with the rule behind them; where there is none, that of the card played.
ASKS = {
    "banish": "guardian.kill-effects",
    "gift": "",
    "give-to": "",
    "lay-trap": "trapcard.success",
    "mend": "",
    "open-grave": "recover.all",
    "passage": "",
    "price": "",
    "restore": "protagonist.restore-cap",
    "shed": "curse.play-to-discard",
    "tend": "protagonist.skill",
    "traveller": "",
    "unbind": "curse.play-to-discard",
    "under": "",
    "walk": "",
}
# What a played card of each kind goes by.
KIND_RULES = {
    CURSE: "curse.play-to-discard",
    PERSONAL: "personal.returns",
    RITUAL: "ritual.success",
    TRAP: "trapcard.success",
}

PLACED = ("step", "go", "at", "gate")
FACED = ("card", "curse", "under")
PEOPLE = ("who", "tend")


def describe(game: Heart, about: str, key: Key, touched: str) -> Option:
    """`touched` is the node of the card that the key names, if it names one."""
    return _option(about, key, touched, ASKS[about] or _rule(game))


def _rule(game: Heart) -> str:
    """The rule behind the card that is being carried out."""
    played = game.zones[RESOLVING]
    if not played:
        return "quest.begin-limits"  # a Quest's price
    return KIND_RULES.get(TYPE[game.pack.faces[played[-1]]], "play.free")


@cache
def _option(about: str, key: Key, touched: str, rule: str) -> Option:
    word: str = key[0]
    args: dict[str, Arg] = {}
    nodes: tuple[str, ...] = ()
    if word in PLACED:
        args, nodes = {"place": PLACE[key[1]]}, (SPACE_ID[key[1]],)
    elif word in FACED:
        args, nodes = {"card": CARD[key[1]]}, (touched,) if touched else ()
    elif word in PEOPLE:
        args, nodes = {"who": WHO[key[1]]}, (SHEET_ID[key[1]],)
    elif word == "recover":
        args, nodes = {"hero": HERO[key[1]]}, (f"fallen-{key[1]}",)
    return Option(key, Words(f"option-{word}-{about}", args), nodes, rule)
