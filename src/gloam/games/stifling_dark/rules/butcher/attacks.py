"""The Butcher's Attacks: the card is shown, its cost paid, its text done to the victim."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import ATTACKED, GAINING_UP
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.adversary.memory import kept_belief, seen_where
from gloam.games.stifling_dark.rules.adversary.turn import attack_card
from gloam.games.stifling_dark.rules.conditions import give_condition
from gloam.games.stifling_dark.rules.ending import died
from gloam.games.stifling_dark.rules.park.lines import ability_within, true_colour
from gloam.games.stifling_dark.rules.wounds import WOUNDS
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    ATTACK_SLOT,
    DRAWN,
    PROCEDURES,
    WOUND_DISCARD,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose


@PROCEDURES.plain
def attack(game: StiflingDark, who: int) -> None:
    """Pay and show the card. An Inscribed Axe may turn the blow to somebody else."""
    butcher, adversary = game.butcher, game.adversary
    if not butcher.free_attacks:
        butcher.stalk -= 1  # rule: butcher.attack-terms, butcher.stalk-spend
    adversary.attacked = (*adversary.attacked, who)
    adversary.victim = who
    face = attack_card(game)
    game.look(game.zones[ATTACK_SLOT], EVERYONE)  # rule: info.adversary-cards
    game.tell("attacks", who, face)
    played("stifling_dark", CARDS[face].id)
    game.agenda.call(("react", ATTACKED, who), then=("attack_lands",))


@PROCEDURES.plain
def attack_lands(game: StiflingDark, results: tuple[int, ...]) -> None:
    """Do to the victim what the card says. Whom only a Rabbit's Foot keeps alive dies."""
    who, face = game.adversary.victim, attack_card(game)
    if game.team[who].lives_on:
        died(game, who)
        return
    game.agenda.call(*calls_of(TEXTS[face].acts, game, who, face))


@PROCEDURES.plain
def inflict(game: StiflingDark, who: int, face: int, this: int) -> None:
    """A Condition by an Attack; what a second one of it brings is the Attack's doing too."""
    if face not in game.team[who].conditions:
        give_condition(game, who, face, this)
        return
    again = calls_of(TEXTS[face].again, game, who, face)  # rule: condition.again
    game.agenda.call(*[dealt(call) for call in again])


def dealt(call: Call) -> Call:
    if call[0] != "gain_wound":
        return call
    _, who, up, why = call
    return "deal_wounds", who, up, 1, why


@PROCEDURES.plain
def onslaught(game: StiflingDark, who: int, near: int, mauled: int, mp: int, this: int) -> None:
    """With a teammate near: a Wound, Mauled, and the Butcher goes on. Alone: two Wounds face up."""
    has_mate = mate_near(game, who, near, true_colour(game))
    seen_where(game, lambda at, colour: mate_near(game, who, near, colour) == has_mate)
    if not has_mate:
        game.agenda.call(("deal_wounds", who, 1, 2, this))
        return
    game.butcher.free_attacks = True
    game.adversary.more_mp += mp
    belief = kept_belief(game, game.figure)
    if belief is not None:
        belief.gain(mp)
    game.agenda.call(("deal_wounds", who, 0, 1, this), ("give_condition", who, mauled, this))


def mate_near(game: StiflingDark, who: int, near: int, colour: str) -> bool:
    """Is another Investigator in reach, if this mirror colour is open?"""
    reach = ability_within(game, game.team[who].space, near, colour)
    mates = [mate for mate in game.on_board() if mate != who]
    return any(reach >> game.team[mate].space & 1 for mate in mates)


@PROCEDURES.asking
def rend(game: StiflingDark, who: int, n: int, this: int) -> Flow[None]:
    """Three Wounds are drawn for all to see; he picks one."""
    WOUNDS.draw_up_to(game, DRAWN, n)
    faces = distinct_faces(game, game.zones[DRAWN])
    if not faces:
        return
    key: Key = yield choose(ADVERSARY, [("wound", face) for face in faces], ("rend", who))
    for piece in list(game.zones[DRAWN]):
        if game.pack.faces[piece] != key[1]:
            game.move(piece, WOUND_DISCARD)
    game.agenda.call(("react", GAINING_UP, who), then=("drawn_wound_lands", who, this))
