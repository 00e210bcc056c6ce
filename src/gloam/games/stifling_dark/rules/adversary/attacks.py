"""Attacks of any Adversary: the card is shown, then its text is done to a victim."""

from __future__ import annotations

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.cards.catalogue import ATTACKED
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.adversary.adversary_turn import attack_card
from gloam.games.stifling_dark.rules.conditions import give_condition
from gloam.games.stifling_dark.rules.death_and_spirits.death_and_becoming_a_spirit import died
from gloam.games.stifling_dark.state import ATTACK_SLOT, PROCEDURES, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE


def was_seen(figure: Figure) -> bool:
    """It was Revealed in this turn, or as it began, and may be gone again: it has no Attack."""
    return figure.revealed or figure.exposed or figure.vanished  # rule: adv.revealed-no-attack


@PROCEDURES.plain
def strike(game: StiflingDark, who: int) -> None:
    """Show the card. An Inscribed Axe may turn the blow to somebody else."""
    if not game.team[who].here:
        return
    adversary = game.adversary
    adversary.attacked = (*adversary.attacked, who)  # rule: adv.cards-once
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
    # rule: condition.mauled-order
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
