"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import ADVERSARY, LOCATION
from gloam.games.harrowing.cards.texts import LINE_TEXT, joined_text
from gloam.games.harrowing.rules.abilities import INNATE_COLUMN
from gloam.games.harrowing.rules.columns_of_joined_items import MANY
from gloam.games.harrowing.rules.flow_of_play import AMBUSH_WAITS, ONE_ONLY
from gloam.games.harrowing.view.names import (
    ACTION,
    ANY_SIN,
    CARD,
    CARDS,
    ENTRY,
    FATE_ID,
    SEAT,
    SIN,
    SIN_ID,
)
from gloam.games.harrowing.view.nodes import fallen
from gloam.kernel.present.scene import Words, lettered
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER


def _line(key: str) -> Says:
    """An ask about lines of a card: they are said as they are printed."""

    def words(numbers: Numbers) -> Words:
        texts = [LINE_TEXT[number] for number in numbers]
        return Words(f"ask-{key}", dict(zip(("text", "other"), texts, strict=False)))

    return Says(more=NUMBER, words=words)


def _pay(numbers: Numbers) -> Words:
    price, line = numbers
    return Words("ask-pay", {"n": price, "text": LINE_TEXT[line]})


def _open(numbers: Numbers) -> Words:
    """An open moment at which less than usual is possible says what."""
    if not numbers:
        return Words("ask-open")
    what, *card = numbers
    if what == AMBUSH_WAITS:
        return Words("ask-ambush", {"card": CARD.words[card[0]]})
    return Words("ask-alone" if what == ONE_ONLY else "ask-invoke")


def _trigger(numbers: Numbers) -> Words:
    """(column, half, number of the ability): the sentence that would act, or the innate item."""
    column, half, number = numbers
    upper, lower = divmod(number, MANY)
    if column == INNATE_COLUMN:
        return Words("ask-trigger-innate", {"card": CARD.words[upper]})
    if half % 2 and upper != lower:
        return Words("ask-trigger", {"text": joined_text(upper, lower)})
    return Words("ask-trigger", {"text": CARDS[upper].bottom if half % 2 else CARDS[upper].top})


def _loot(numbers: Numbers) -> Words:
    low, high = numbers
    return Words("ask-loot" if low < high else "ask-loot-one", {"low": low, "high": high})


def _plain(key: str) -> Says:
    """An ask whose numbers say nothing to a person."""
    return Says(more=NUMBER, words=lambda numbers: Words(f"ask-{key}"))


PROMPTS = Sentences(
    "ask",
    {
        "assign": Says(NUMBER),
        "redirect": Says(NUMBER),
        "heal": Says(NUMBER),
        "rearrange": Says(NUMBER),
        "lifewater-sins": Says(NUMBER),
        "place": Says(CARD),
        "order": _plain("order"),
        "threat": _plain("threat"),
        "open": Says(more=NUMBER, words=_open),
        "trigger": Says(NUMBER, NUMBER, NUMBER, words=_trigger),
        "gain": Says(NUMBER),
        "loot": Says(NUMBER, NUMBER, words=_loot),
        "attach": Says(CARD),
        "surplus": Says(NUMBER),
        "replace": Says(NUMBER),
        "move": Says(NUMBER),
        "open-location": Says(NUMBER),
        "close-location": Says(NUMBER),
        "damage": Says(NUMBER),
        "may": _line("may"),
        "choose-one": _line("choose-one"),
        "pay": Says(NUMBER, NUMBER, words=_pay),
    },
)


def _of_sin(numbers: Numbers) -> tuple[str, ...]:
    """(seat, sin, …): the bar of that sin."""
    return (SIN_ID[numbers[0]][numbers[1]],)


def _fate(numbers: Numbers) -> tuple[str, ...]:
    return (FATE_ID[numbers[0]],)


def _ability(numbers: Numbers) -> Words:
    """Of one card, or of two items that are joined."""
    seat, *faces = numbers
    named = [CARD.words[face] for face in faces]
    says = "event-ability" if len(named) == 1 else "event-joined"
    if CARDS[faces[0]].type in (ADVERSARY, LOCATION):
        says = "event-troubled"  # it is not the effigy that uses it
    return Words(says, lettered([SEAT.words[seat], *named]))


EVENTS = Sentences(
    "event",
    {
        "ready": Says(SEAT, rule="effigy.open-choice"),
        # invoking
        "invoked": Says(SEAT, CARD, rule="invoke.gain-first"),
        "unresolved": Says(SEAT, CARD, rule="invoke.unresolvable"),
        "refilled": Says(NUMBER, at=_fate, rule="fate.refill"),
        "added": Says(CARD, why=True, rule="fate.more-than-three"),
        "hunted": Says(SEAT, why=True, rule="eye.pass-left"),
        "gained": Says(SEAT, NUMBER, why=True, rule="omen.source"),
        "lost-omens": Says(SEAT, NUMBER, why=True, rule="omen.lose"),
        "paid": Says(SEAT, NUMBER, why=True, rule="omen.spend"),
        "bane": Says(NUMBER, at=("bane",), why=True, rule="bane.increase"),
        # actions and tests
        "acts": Says(SEAT, ACTION, rule="action.pay"),
        "printed": Says(SEAT, CARD, rule="action.printed"),
        "fights": Says(SEAT, CARD, rule="fight.choose-first"),
        "rolled": Says(
            SEAT,
            SIN,
            NUMBER,
            NUMBER,
            more=NUMBER,
            at=("dice",),
            dice=fallen,
            rule="test.count-faces",
        ),
        "threat": Says(SEAT, CARD, rule="adversary.threat"),
        "misstep": Says(SEAT, CARD, rule="location.misstep"),
        "ability": Says(SEAT, CARD, more=CARD, words=_ability, rule="column.combined"),
        # corruption
        "took": Says(SEAT, NUMBER, ANY_SIN, why=True, rule="corruption.take"),
        "healed": Says(SEAT, NUMBER, why=True, rule="corruption.heal"),
        "redirected": Says(SEAT, SEAT, NUMBER, rule="damned.redirect"),
        "damned": Says(SEAT, rule="damned.three-sixes"),
        "saved": Says(SEAT, rule="damned.state"),
        "set": Says(SEAT, SIN, NUMBER, at=_of_sin, why=True, rule="corruption.set-is-not-take"),
        "base": Says(SEAT, SIN, NUMBER, at=_of_sin, why=True, rule="corruption.base-change"),
        "rearranged": Says(SEAT, why=True, rule="corruption.set-is-not-take"),
        # adversaries
        "controls": Says(SEAT, CARD, why=True, rule="adversary.resolve"),
        "seduced": Says(SEAT, SEAT, CARD, rule="seduce.grace"),
        "damage": Says(SEAT, CARD, NUMBER, why=True, rule="adversary.damage"),
        "defeated": Says(SEAT, CARD, rule="adversary.defeated"),
        # the Map
        "placed": Says(SEAT, CARD, rule="location.resolve"),
        "charted": Says(SEAT, CARD, rule="location.when-charted"),
        "moved": Says(SEAT, CARD, rule="move.open-only"),
        "opened": Says(CARD, why=True, rule="location.opening"),
        "closed": Says(CARD, why=True, rule="location.shadow"),
        # items
        "gained-item": Says(SEAT, CARD, why=True, rule="column.attach"),
        "lost-item": Says(SEAT, CARD, why=True, rule="column.gap-seal"),
        "snatched": Says(SEAT, SEAT, CARD, rule="snatch.grace"),
        "no-place": Says(SEAT, CARD, rule="column.no-place"),
        "replaced": Says(CARD, CARD, rule="scavenge.grace"),
        "turned-up": Says(CARD, rule="loot.deck"),
        "trove": Says(at=("trove",), rule="item.trove-empty"),
        # Ritual and Boss
        "ritual": Says(CARD, NUMBER, at=("ritual",), rule="ritual.total"),
        "boss": Says(SEAT, CARD, at=("boss",), rule="boss.face-up"),
        "boss-back": Says(CARD, at=("boss",), rule="boss.not-lost"),
        # what is sealed at first
        "area": Says(NUMBER, at=_fate),
        "innate": Says(SEAT, CARD),
        "lifewater": Says(SEAT, ENTRY, at=("dice",)),
        "entry": Says(SEAT, ENTRY),
        "sheets-swapped": Says(SEAT, SEAT),
        "manifested": Says(NUMBER),
        "section": Says(NUMBER),
        "story": Says(CARD),
        # leaving the game
        "left-map": Says(CARD, why=True, rule="removal.space-free"),
        "leaves": Says(CARD, rule="removal.tokens"),
        "abandoned": Says(CARD, why=True, rule="removal.abandon"),
        "obliterated": Says(CARD, why=True, rule="removal.obliterate"),
        "eliminated": Says(SEAT, rule="removal.elimination"),
        "marker": Says(SEAT, why=True, rule="effigy.marker"),
        "won": Says(at=("boss",), rule="goal.win"),
        "lost": Says(at=("damned",), rule="goal.loss-damned"),
        "all-gone": Says(rule="goal.loss-eliminated"),
        "stuck": Says(rule="goal.loss-stuck"),
    },
    order=(CARD, SEAT),
    causes={
        "card": Says(CARD),
        "joined": Says(CARD, CARD, rule="column.combined"),
        "eyes": Says(CARD, rule="invoke.gain-first"),
        "face-down": Says(CARD, rule="invoke.face-down"),
        "unresolved": Says(CARD, rule="invoke.unresolvable"),
        "action": Says(ACTION, rule="effigy.sin-actions"),
        "threat": Says(CARD, rule="adversary.threat"),
        "defeated": Says(CARD, rule="adversary.when-defeated"),
        "misstep": Says(CARD, rule="location.misstep"),
        "charted": Says(CARD, rule="location.when-charted"),
        "invoked": Says(SEAT, rule="adversary.resolve"),
        "hunter": Says(rule="adversary.hunter-placement"),
        "highest-sins": Says(rule="eye.start"),
        "lot": Says(rule="eye.tie"),
        "refill": Says(rule="eye.pass-left"),
        "eliminated": Says(SEAT, rule="removal.elimination"),
        "surplus": Says(NUMBER, rule="item.tier-limit"),
        "red-die": Says(at=("dice",), rule="die.bane-face"),
        "lifewater": Says(ENTRY),
    },
)
