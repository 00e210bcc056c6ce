"""Rest rounds: recover, revive, rearrange, one action at no AP."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.catalogue import STATUS
from gloam.games.original_sin.rules.combat.actions import give_hp, revivable
from gloam.games.original_sin.rules.combat.rounds import start_of_turn
from gloam.games.original_sin.rules.exploring.map import FAR
from gloam.games.original_sin.rules.figures.cooldown import take_off_track
from gloam.games.original_sin.rules.figures.damage import heal
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.rules.turn_order import whoever_is_ready
from gloam.games.original_sin.rules.using_cards import free_uses, usable, use, use_free
from gloam.games.original_sin.state import MOST_AP, NO_ONE, PROCEDURES, OriginalSin, Round
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import DONE

RESTED: Final = 2


@PROCEDURES.plain
def rest_round(game: OriginalSin) -> None:
    # rule: rest.all-or-none, rest.no-move
    game.round = Round.REST
    game.pages = ()
    game.tell("rest-round")
    game.agenda.call(("begin_arranging",), ("resters",))


@PROCEDURES.asking
def resters(game: OriginalSin) -> Flow[None]:
    """Every Origin has one turn."""
    # rule: rest.turn-order
    who = yield from whoever_is_ready(game, "who-rests")
    if who != NO_ONE:
        game.agenda.call(("rest_turn", who), ("resters",))


@PROCEDURES.plain
def rest_turn(game: OriginalSin, who: int) -> None:
    # rule: rest.step-order, rest.turn-start, rest.slide, downed.other-turn
    if not game.party[who].hp:
        game.agenda.call(("slide_track", who))
        return
    steps: list[Call] = [("rest_recover", who), ("rest_revive", who), ("arrange", who)]
    start = start_of_turn(game, who)
    game.agenda.call(*start, ("over",), *steps, ("rest_use", who), ("slide_track", who))


@PROCEDURES.asking
def rest_recover(game: OriginalSin, who: int) -> Flow[None]:
    """Two HP, then all statuses go, the helpful ones too: all of it or nothing."""
    # rule: rest.recover, rest.recover-package, undead.rest-normal
    if not game.party[who].hp:
        return
    key = yield choose(game.seat_of(who), (YES, NO), ("rest-recover", who))
    if key == YES:
        game.cause = ("rest",)
        heal(game, who, RESTED + lasting(game, who).rests)
        for face, _, _ in game.party[who].track:
            if game.book.cards[face].type == STATUS:
                take_off_track(game, who, face)


@PROCEDURES.asking
def rest_revive(game: OriginalSin, who: int) -> Flow[None]:
    """Downed Origins anywhere, as many as one likes."""
    # rule: rest.revive
    downed = revivable(game, who, FAR)
    if not game.party[who].hp or not downed:
        return
    options: list[Key] = [*[("revive", other) for other in downed], DONE]
    key: Key = yield choose(game.seat_of(who), options, ("rest-revive", who))
    if key != DONE:
        yield from give_hp(game, who, key[1])
        game.agenda.call(("rest_revive", who))


@PROCEDURES.asking
def rest_use(game: OriginalSin, who: int) -> Flow[None]:
    """One action of a card, at no AP; a Source skill still costs its Source."""
    # rule: rest.use-one, rest.use-one-scope
    origin = game.party[who]
    # CHICKEN and STUNNED stop it
    if not origin.hp or lasting(game, who).only_moves or lasting(game, who).no_skills:
        return
    # what is free is not counted: one may go on after it
    options = usable(game, who, MOST_AP) + free_uses(game, who)
    if not options:
        return
    key: Key = yield choose(game.seat_of(who), [*options, DONE], ("rest-use", who))
    if key[0] == "free":
        game.agenda.call(*use_free(game, who, key[1]), ("rest_use", who))
    elif key != DONE:
        calls = yield from use(game, who, key[1])
        origin.source -= game.book.cards[key[1]].source
        game.agenda.call(*calls)
