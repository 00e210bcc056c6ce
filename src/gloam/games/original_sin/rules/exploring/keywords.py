"""Playing a skill or a consumable for its keyword alone."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import KEYWORD_SLOT, ORIGIN, RACES, SKILL
from gloam.games.original_sin.rules.asking import group_picks
from gloam.games.original_sin.rules.combat.attacks import requirement_met
from gloam.games.original_sin.rules.dice import use_up, used_up
from gloam.games.original_sin.rules.figures.cooldown import put_on_track
from gloam.games.original_sin.rules.figures.numbers import lasting, own
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.core.asks import Flow, Key


def playable(
    game: OriginalSin, who: int, words: tuple[str, ...], in_challenge: bool = False
) -> list[int]:
    """Cards of an Origin that can be played for one of these keywords.

    In a challenge an ability may stand for a race.
    """
    # rule: skill.keyword-play, consumable.keyword, origin.keywords-temporary
    origin = game.party[who]
    if not words or lasting(game, who).only_moves:
        return []
    cards = game.book.cards
    races: list[int] = []
    if in_challenge and any(word in RACES for word in words):
        found = own(game, who)
        races = [
            face
            for face, text in zip(found.faces, found.texts, strict=True)
            if text.any_race and not used_up(game, who, face)
        ]
    return races + [
        face
        for face in dict.fromkeys([*origin.hand, *origin.pack])
        if cards[face].keyword in words and requirement_met(game, who, cards[face])
    ]


def play_for_keyword(game: OriginalSin, who: list[int], words: tuple[str, ...]) -> Flow[None]:
    """One of them plays such a card; nothing else of it happens."""
    in_challenge = game.roller in who
    options: list[Key] = [
        ("play", one, face) for one in who for face in playable(game, one, words, in_challenge)
    ]
    group = sum([1 << one for one in who])
    key = yield from group_picks(game, group, options, "play-for-keyword")
    _, one, face = key
    origin = game.party[one]
    game.tell("plays-keyword", game.told(one), face)
    if game.book.cards[face].type == ORIGIN:
        use_up(game, one, face, game.book.texts[face].any_race)
    elif game.book.cards[face].type == SKILL:
        origin.hand = tuple([other for other in origin.hand if other != face])
        put_on_track(game, one, face, KEYWORD_SLOT, False)  # rule: skill.keyword-cooldown
    else:
        pack = list(origin.pack)
        pack.remove(face)
        origin.pack = tuple(pack)  # rule: consumable.keyword
