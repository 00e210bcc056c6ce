"""What the asked player cannot do although one might expect it, and the rule that says no."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.catalogue import (
    CURSE,
    QUEST,
    RADIO_PART,
    TRAP,
    TYPE,
    WEAPON,
)
from gloam.games.heart_of_darkness.cards.play import TEXTS
from gloam.games.heart_of_darkness.cards.requirements import BEGINNINGS
from gloam.games.heart_of_darkness.rules import rescue_boat
from gloam.games.heart_of_darkness.rules.actions.action_choice import END
from gloam.games.heart_of_darkness.rules.actions.combat import FIGHT
from gloam.games.heart_of_darkness.rules.actions.location_actions import open_to
from gloam.games.heart_of_darkness.rules.actions.loot import LOOT_KEY
from gloam.games.heart_of_darkness.rules.actions.talk_and_trade import within_reach
from gloam.games.heart_of_darkness.rules.difficulty import may_leave
from gloam.games.heart_of_darkness.rules.map import LIGHTHOUSE
from gloam.games.heart_of_darkness.state import DESTROYED, HANDS, PARTS_NEEDED, Heart
from gloam.games.heart_of_darkness.view.names import CARD, HAND_ID, PLACE, SPACE_ID, WHO_ID, card_id
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.options import Refusals, about_word

# Why not, with the rule.
WHY = Refusals(
    {
        "no-actions": "turn.up-to",
        "guardian-here": "difficulty.hard",
        "fought": "combat.once",
        "creature-here": "location.no-creature",
        "used": "location.once",
        "barred": "event.effect",
        "no-loot-left": "loot.empty",
        "gate-destroyed": "location.repair-not-destroyed",
        "tunnels-closed": "event.effect",
        "no-repair": "decide.card-wins",
        "no-talk": "decide.card-wins",
        "slow": "decide.card-wins",
        "must-loot": "decide.card-wins",
        "weapon": "weapon.not-otherwise",
        "parts": "boat.parts-alone",
        "boat-called": "boat.once",
        "lighthouse": "boat.summon",
        "no-trap-token": "trapcard.stock-empty",
        "once-a-turn": "personal.once-a-turn",
        "no-effect": "play.no-effect",
        "price": "item.play",
        "curse": "curse.play-to-discard",
        "quest": "quest.begin",
        "quest-among-creatures": "quest.no-creatures",
    }
)
ICONS = ("loot", "gate", "assemble", "consult", "tunnel")


def blocked(game: Heart, seat: int, ask: Ask) -> list[Blocked]:
    offered = ask.offer(seat)
    who = game.turn.who
    if not offered or about_word(ask.about) not in ("act", "trade") or game.seat_of(who) != seat:
        return []
    if not game.alive(who):
        return []
    place = game.protagonists[who].place
    found: list[Blocked] = []
    if not game.turn.actions:
        found.append(WHY.no("no-actions", touches=(WHO_ID[who],)))
    elif not may_leave(game, who):
        found.append(WHY.no("guardian-here", touches=(WHO_ID[who],)))
    if place in game.creatures.values() and FIGHT not in offered and game.turn.actions:
        found.append(WHY.no("fought", touches=(SPACE_ID[place],)))
    found += [WHY.no(why, touches=(WHO_ID[who],)) for why in _burdens(game, who, offered)]
    why = _why_no_location(game, who, place, offered)
    if why:
        found.append(WHY.no(why, (PLACE, place)))
    return found + _cards(game, who, offered)


def _burdens(game: Heart, who: int, offered: Sequence[Key]) -> list[str]:
    """What a card that one holds, or an Event, keeps one from."""
    whys: list[str] = []
    if END not in offered:
        whys.append("must-loot")
    if 0 < game.turn.actions < modifiers.move_cost(game, who):
        whys.append("slow")
    if game.turn.actions and modifiers.cannot_talk(game, who) and within_reach(game, who):
        whys.append("no-talk")
    return whys


def _why_no_location(game: Heart, who: int, place: int, offered: Sequence[Key]) -> str:
    """Why the Action of this Location cannot be used; empty if it can, or has none."""
    icon = game.island.icon[place]
    if icon not in ICONS:
        return ""
    if not open_to(game, place):
        if place in game.turn.used:
            return "used"
        if place in game.creatures.values():
            return "creature-here"
        return "barred"
    if icon == "loot" and LOOT_KEY not in offered:
        return "no-loot-left"
    if icon == "gate" and (damage := game.gates.get(place)):
        return _why_no_repair(game, who, damage)
    if icon == "tunnel" and game.turn.actions and modifiers.tunnels_closed(game, who):
        return "tunnels-closed"
    return ""


def _why_no_repair(game: Heart, who: int, damage: int) -> str:
    if damage == DESTROYED:
        return "gate-destroyed"
    return "no-repair" if modifiers.barred_repair(game, who) else ""


def _cards(game: Heart, who: int, offered: Sequence[Key]) -> list[Blocked]:
    """One reason for each card of the hand that cannot be played now."""
    able = {key[1] for key in offered if key[0] in ("play", "begin", "assemble", "consult")}
    found: list[Blocked] = []
    for face in distinct_faces(game, game.zones[HANDS + who]):
        if face in able or (face == RADIO_PART and rescue_boat.CALL in offered):
            continue
        touches = (card_id(HAND_ID[who], face),)
        found.append(WHY.no(_why_not(game, who, face), (CARD, face), touches=touches))
    return found


def _why_not(game: Heart, who: int, face: int) -> str:
    if face == RADIO_PART:
        if game.boat is not None:
            return "boat-called"
        enough = len(rescue_boat.parts(game, who)) >= PARTS_NEEDED
        elsewhere = game.protagonists[who].place != LIGHTHOUSE
        return "lighthouse" if enough and elsewhere else "parts"
    type_ = TYPE[face]
    if type_ == WEAPON:
        return "weapon"
    if type_ == TRAP and not game.traps_in_stock():
        return "no-trap-token"
    if face in game.turn.once or face in game.turn.taken:
        return "once-a-turn"
    if type_ == QUEST:
        met = BEGINNINGS[face].can_be_done(game, who, face)  # but for the Creatures here
        return "quest-among-creatures" if met else "quest"
    if type_ == CURSE:
        return "curse"
    return "no-effect" if TEXTS[face].can_be_paid(game, who) else "price"
