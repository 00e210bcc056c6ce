"""Scenes of the Hall of Echoes, at the start of the interlude whose exit names them."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import SOURCE_SKILL
from gloam.games.original_sin.cards.echoes import SCENES
from gloam.games.original_sin.rules.between.campaign import SCENE
from gloam.games.original_sin.rules.between.learning import has_learned
from gloam.games.original_sin.rules.exploring.location_cards import leaves_of
from gloam.games.original_sin.state import ECHO, MOST_SCENES, NO_CARD, PROCEDURES, OriginalSin
from gloam.kernel.core.asks import Flow, Key, choose


@PROCEDURES.asking
def echo(game: OriginalSin, who: int, number: int) -> Flow[None]:
    """Read to everybody; its Origin's player answers, and the answer is remembered."""
    # rule: campaign.echoes
    id = game.book.cards[game.party[who].face].id
    scene = SCENES.get((id, number))
    if scene is None:
        return
    game.pages = ((ECHO, game.party[who].face * MOST_SCENES + number),)
    game.tell("scene", game.told(who), number)
    lines = scene.do
    if scene.answers:
        options: list[Key] = [("option", at) for at in range(len(scene.answers))]
        key: Key = yield choose(game.seat_of(who), options, ("scene", who, number))
        lines += scene.answers[key[1]].do
        game.record(SCENE, id, number, key[1])
    game.agenda.call(*leaves_of(lines, NO_CARD, 1 << who, who))


@PROCEDURES.plain
def unlock_source_skill(game: OriginalSin, who: int) -> None:
    """The one that belongs to this Origin, once its collar is broken."""
    # rule: learn.source-skills, skill.source-unique, source.collar-break
    origin = game.party[who]
    if origin.collared:
        return
    id = game.book.cards[origin.face].id
    for card in game.book.cards:
        if card.type == SOURCE_SKILL and card.origin == id and card.face not in origin.skills:
            has_learned(game, who, card.face)
