"""What one cannot do now although one might expect it: what is missing, and who could lend it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.cards.catalogue import CONSUMABLES, SOURCE_SKILL, Card
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.rules.asking import members
from gloam.games.original_sin.rules.combat.attacks import may_use, requirement_met
from gloam.games.original_sin.rules.combat.moving import can_move
from gloam.games.original_sin.rules.dice import rerolls
from gloam.games.original_sin.rules.exploring.keywords import playable
from gloam.games.original_sin.rules.exploring.location_cards import met
from gloam.games.original_sin.rules.figures.numbers import keywords, lasting, max_hp
from gloam.games.original_sin.rules.using_cards import can_aim
from gloam.games.original_sin.state import OriginalSin
from gloam.games.original_sin.view import names as n
from gloam.games.original_sin.view.card_texts import need_of
from gloam.games.original_sin.view.options import lies, node_of
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.options import Refusals, about_word
from gloam.kernel.present.scene import Arg, Words
from gloam.kernel.present.things import NUMBER

# Why not, with the rule, from the least telling to the most.
WHY = Refusals(
    {
        "no-target": "attack.range",
        "ap": "ap.no-debt",
        "source": "source.skill",
        "limit": "equip.limited",
        "no-skills": "status.kinds",
        "requires": "skill.requirement",
        "collared": "source.collar",
        "only-moves": "status.kinds",
        "tactical": "move.tactical-guard",
        "stuck": "status.knocked-known",
        "enemy-here": "action.recover",
        "no-source": "source.reroll",
        "needs": "card.keyword-permanent",
    }
)


def blocked(game: OriginalSin, seat: int, ask: Ask) -> list[Blocked]:
    """Cards that cannot be used, actions that cannot be taken, options that nobody can meet."""
    offered = ask.offer(seat)
    if not offered:
        return []
    word = about_word(ask.about)
    if word == "act":
        return _turn(game, int(ask.about[1]), offered)
    if word == "option":
        return _options(game, int(ask.about[1]), int(ask.about[2]), offered)
    if word == "reroll":
        return _rerolls(game, seat)
    return []


# --- a turn in combat ---


def _turn(game: OriginalSin, who: int, offered: Sequence[Key]) -> list[Blocked]:
    origin = game.party[who]
    found = lasting(game, who)
    refused: list[Blocked] = []
    if found.only_moves:
        refused.append(WHY.no("only-moves", touches=(n.SHEET_ID[who],)))
    else:
        faces = [*origin.hand, *origin.worn, origin.summon, *origin.pack]
        for face in dict.fromkeys(faces):
            if face >= 0 and ("use", face) not in offered:
                refused += _card(game, who, face)
        refused += _recover(game, who, offered)
    if not can_move(game, who):
        refused.append(WHY.no("stuck", touches=(n.FIGURE_ID[who],)))
    if ("end",) not in offered:
        refused.append(WHY.no("tactical", touches=(n.FIGURE_ID[who],)))
    return refused


def _card(game: OriginalSin, who: int, face: int) -> list[Blocked]:
    card, origin = CARDS[face], game.party[who]
    if face in origin.pack and card.type not in CONSUMABLES:
        return []  # it is only carried: nobody expects to use it
    if card.ap < 0 and card.type != SOURCE_SKILL:
        return []
    touches = node_of(who, face, lies(game, who, face))
    why = _reason(game, who, card)
    if why == "ap":
        return [WHY.no("ap", (n.CARD, face), (NUMBER, card.ap - origin.ap), touches=touches)]
    if why == "requires":
        words = " or ".join(card.requires)
        told = Words("blocked-requires", {"card": n.CARD.words[face], "needs": words})
        return [Blocked(touches, told, WHY.rules["requires"])]
    return [WHY.no(why, (n.CARD, face), touches=touches)]


def _reason(game: OriginalSin, who: int, card: Card) -> str:
    origin = game.party[who]
    if card.type == SOURCE_SKILL and origin.collared:
        return "collared"
    if card.face in origin.hand and lasting(game, who).no_skills:
        return "no-skills"
    if not requirement_met(game, who, card):
        return "requires"
    if not may_use(game, who, card.face):
        return "limit"
    if card.type == SOURCE_SKILL and card.source > origin.source:
        return "source"
    if card.type != SOURCE_SKILL and card.ap > origin.ap:
        return "ap"
    return "no-target" if not can_aim(game, who, card.face) else "tactical"


def _recover(game: OriginalSin, who: int, offered: Sequence[Key]) -> list[Blocked]:
    origin = game.party[who]
    if ("recover",) in offered or origin.hp == max_hp(game, who):
        return []
    if any(enemy.at == origin.at for enemy in game.enemies.values()):
        return [WHY.no("enemy-here", touches=(n.SHEET_ID[who],))]
    return []


# --- what a location card offers ---


def _options(game: OriginalSin, card: int, part: int, offered: Sequence[Key]) -> list[Blocked]:
    """Options that nobody here can meet: what they ask for, and who elsewhere could lend it."""
    title = n.number(game, n.LOCATION_CARD, card)
    here = members(game, game.group)
    refused: list[Blocked] = []
    for at, option in enumerate(game.place.cards[card].parts[part].options):
        if ("option", at) in offered or option.needs is None:
            continue
        words = met(game, option, here).keywords
        told: dict[str, Arg] = {
            "say": n.SAID.words[n.said_at(title, part, at)],
            "needs": need_of(option.needs),
        }
        lender = _lender(game, here, words)
        if lender is None:
            refused.append(Blocked(("page",), Words("blocked-needs", told), WHY.rules["needs"]))
            continue
        who, face = lender
        told["who"] = n.name_of(game, who)
        key = "blocked-needs-there" if face < 0 else "blocked-needs-card"
        told["card"] = n.CARD.words[max(face, 0)]
        refused.append(Blocked(("page",), Words(key, told), WHY.rules["needs"]))
    return refused


def _lender(game: OriginalSin, here: list[int], words: tuple[str, ...]) -> tuple[int, int] | None:
    """Somebody elsewhere who has such a keyword (-1), or a card for it."""
    for who in game.standing():
        if who in here:
            continue
        if any(word in keywords(game, who) for word in words):
            return who, -1
        faces = playable(game, who, words)
        if faces:
            return who, faces[0]
    return None


# --- dice ---


def _rerolls(game: OriginalSin, seat: int) -> list[Blocked]:
    """Origins of this seat that have no Source left."""
    return [
        WHY.no("no-source", (n.ORIGIN_OF, game.told(who)), touches=(f"source-{who}",))
        for who, origin in enumerate(game.party)
        if game.seat_of(who) == seat and origin.hp and not rerolls(game, who)
    ]
