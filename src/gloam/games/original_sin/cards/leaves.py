"""What location cards say: leaves (what happens) and needs (what a choice or a die asks for).

A leaf gives calls for the agenda: `value(game, you, this)`, where `this` is the number of the
location card. A need tells whether it holds, and with which keywords a card could be played to
meet it: `value(game, who)`, where `who` are the Origins it is asked of.
"""

from __future__ import annotations

from dataclasses import dataclass

from gloam.games.original_sin.cards.catalogue import CONSUMABLES
from gloam.games.original_sin.cards.journal import SYMBOLS
from gloam.games.original_sin.cards.phrasebook import BOOK, ENVIRONMENT, Calls
from gloam.games.original_sin.rules.exploring.journal import symbols
from gloam.games.original_sin.rules.figures.numbers import keywords
from gloam.games.original_sin.state import BOSS, HELD, IN_DECK, OriginalSin
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.phrasebook.lines import calls_of


@dataclass(frozen=True)
class Need:
    """Whether a condition holds, and the keywords that would meet it if they were played."""

    holds: bool
    keywords: tuple[str, ...] = ()


@BOOK.phrase("leaves", en="{Leaf}.")
def leaves(game: OriginalSin, you: int, this: int, leaf: Node) -> Calls:
    return calls_of([leaf], game, you, this)


BOOK.kind("act", of="leaf")

DECKS = BOOK.nouns("deck")
for _deck in CONSUMABLES:
    DECKS.add(_deck, en="arrows" if _deck == "arrows" else f"a {_deck}")
DECKS.add("equipment-1", en="equipment of level 1")
DECKS.add("equipment-2", en="equipment of level 2")
DECKS.add("equipment-3", en="equipment of level 3")


JOURNAL_SYMBOLS = BOOK.nouns("symbol")
for _symbol in SYMBOLS:
    JOURNAL_SYMBOLS.add(_symbol, en=_symbol)


# --- who ---


@BOOK.phrase("who", en="the roller")
def the_roller(game: OriginalSin, you: int) -> list[int]:
    return [game.roller]


@BOOK.phrase("who", en="each of you")
def each_of_you(game: OriginalSin, you: int) -> list[int]:
    """Those who resolve the card and stand."""
    # rule: explore.group-here, downed.no-location, time.event-party
    return [who for who in game.standing() if game.group >> who & 1]


@BOOK.phrase("who", en="each Origin")
def every_origin(game: OriginalSin, you: int) -> list[int]:
    return game.standing()


# --- rewards ---


@BOOK.phrase("leaf", en="gain {n:figure} gold", rule="loot.gold-shared")
def gain_gold(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("gain_gold", n)]


@BOOK.phrase("leaf", en="gain {deck}", rule="loot.generic")
def gain_item(game: OriginalSin, you: int, this: int, deck: str) -> Calls:
    return [("find_item", deck, game.group)]


@BOOK.phrase("leaf", en="lose {n:figure} gold", rule="loot.gold-shared")
def lose_gold(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("gain_gold", -min(n, game.gold))]


@BOOK.phrase("leaf", en="gain {unique}", rule="loot.specific")
def gain_unique(game: OriginalSin, you: int, this: int, unique: str) -> Calls:
    return [("find_specific", game.book.face[unique], game.group)]


@BOOK.phrase("leaf", en="gain the rune {rune}", rule="loot.specific")
def gain_rune(game: OriginalSin, you: int, this: int, rune: str) -> Calls:
    return [("find_specific", game.book.face[rune], game.group)]


@BOOK.phrase("leaf", en="reveal journal card {n:figure}", rule="journal.reveal")
def reveal_journal(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("reveal_journal_card", n)]


# --- this card and others ---


@BOOK.phrase("leaf", en="resolve card {n:figure}", rule="card.chain")
def resolve_card(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("chain", n, game.group)]


@BOOK.phrase("leaf", en="hold this card", rule="explore.hold-option")
def hold_card(game: OriginalSin, you: int, this: int) -> Calls:
    return [("send_card", this, HELD)]


@BOOK.phrase("leaf", en="return this card", rule="card.return")
def return_card(game: OriginalSin, you: int, this: int) -> Calls:
    return [("send_card", this, IN_DECK)]


@BOOK.phrase("leaf", en="discard this card", rule="map.placed-stays")
def discard_card(game: OriginalSin, you: int, this: int) -> Calls:
    return [("take_away", this)]


@BOOK.phrase("leaf", en="place card {n:figure} on space {space:figure}", rule="card.place-other")
def place_card(game: OriginalSin, you: int, this: int, n: int, space: int) -> Calls:
    return [("lay_on_map", n, space)]


@BOOK.phrase("leaf", en="place this card on space {space:figure}", rule="card.place-self")
def place_this(game: OriginalSin, you: int, this: int, space: int) -> Calls:
    return [("lay_this_on_map", this, space)]


@BOOK.phrase("leaf", en="put the key on path {path:figure}", rule="map.key")
def put_key(game: OriginalSin, you: int, this: int, path: int) -> Calls:
    return [("unlock", path)]


@BOOK.phrase("leaf", en="{environment} lies on space {space:figure}", rule="env.replace")
def leave_environment(
    game: OriginalSin, you: int, this: int, environment: str, space: int
) -> Calls:
    ids = [one.id for one in game.place.spaces]
    return [("leave_environment", ids.index(str(space)), ENVIRONMENT[environment])]


# --- time ---


@BOOK.phrase("leaf", en="set time to {n:figure}", rule="time.set-later")
def set_time(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("time_is", n)]


@BOOK.phrase("leaf", en="advance time by {n:figure}", rule="time.advance-by-card")
def advance_time(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("pass_time", n)]


@BOOK.phrase("leaf", en="pause time", rule="time.pause")
def pause_time(game: OriginalSin, you: int, this: int) -> Calls:
    return [("hold_time", 1)]


@BOOK.phrase("leaf", en="resume time", rule="time.pause")
def resume_time(game: OriginalSin, you: int, this: int) -> Calls:
    return [("hold_time", 0)]


# --- the end ---


@BOOK.phrase("leaf", en="break the collars", rule="source.collar-break")
def break_collars(game: OriginalSin, you: int, this: int) -> Calls:
    return [("collars_break",)]


@BOOK.phrase("leaf", en="restart", rule="restart.reset")
def restart_location(game: OriginalSin, you: int, this: int) -> Calls:
    return [("forced_restart",)]


@BOOK.phrase("leaf", en="the party loses this combat", rule="end.when")
def lose_combat(game: OriginalSin, you: int, this: int) -> Calls:
    return [("combat_is_lost",)]


# --- needs ---


@BOOK.phrase("need", en="someone here has {words:keyword, or}", rule="skill.keyword-own")
def someone_has(game: OriginalSin, who: list[int], words: tuple[str, ...]) -> Need:
    holds = any(word in keywords(game, one) for one in who for word in words)
    return Need(holds, words)


@BOOK.phrase("need", en="the roller has {words:keyword, or}", rule="challenge.bonus")
def roller_has(game: OriginalSin, who: list[int], words: tuple[str, ...]) -> Need:
    return Need(any(word in keywords(game, game.roller) for word in words), words)


@BOOK.phrase("need", en="{n:figure} or more of you are here", rule="challenge.bonus")
def many_here(game: OriginalSin, who: list[int], n: int) -> Need:
    return Need(len(each_of_you(game, 0)) >= n)


@BOOK.phrase("need", en="journal card {n:figure} is held", rule="journal.later")
def journal_held(game: OriginalSin, who: list[int], n: int) -> Need:
    return Need(n in game.journal_cards)  # rule: journal.later


@BOOK.phrase("need", en="journal card {n:figure} is not held", rule="journal.later")
def journal_not_held(game: OriginalSin, who: list[int], n: int) -> Need:
    return Need(n not in game.journal_cards)  # rule: journal.later


@BOOK.phrase(
    "need", en="{n:figure} or more journal cards of {symbol} are held", rule="journal.symbols"
)
def symbols_held(game: OriginalSin, who: list[int], n: int, symbol: str) -> Need:
    return Need(symbols(game)[symbol] >= n)


@BOOK.phrase("need", en="the party has {n:figure} gold")
def has_gold(game: OriginalSin, who: list[int], n: int) -> Need:
    return Need(game.gold >= n)


# --- when a combat ends by its card's own condition: value(game, closing), where `closing` is true
# at the end of a Combat round ---


@BOOK.phrase("until", en="{n:figure} rounds have passed", rule="end.when")
def rounds_passed(game: OriginalSin, closing: bool, n: int) -> bool:
    return closing and game.rounds >= n


@BOOK.phrase("until", en="the Boss is at {n:figure} HP or less", rule="end.when")
def boss_is_at(game: OriginalSin, closing: bool, n: int) -> bool:
    return BOSS not in game.enemies or game.enemies[BOSS].hp <= n


@BOOK.phrase("until", en="no {minion} is left", rule="end.when")
def none_is_left(game: OriginalSin, closing: bool, minion: str) -> bool:
    return all(enemy.face != game.book.face[minion] for enemy in game.enemies.values())


@BOOK.phrase("until", en="an Origin is on space {space:figure}", rule="end.when")
def origin_is_on(game: OriginalSin, closing: bool, space: int) -> bool:
    at = game.place.space(space)
    return any(game.party[who].at == at for who in game.standing())


@BOOK.phrase("until", en="no Origin is on space {space:figure}", rule="end.when")
def no_origin_is_on(game: OriginalSin, closing: bool, space: int) -> bool:
    return not origin_is_on(game, closing, space)
