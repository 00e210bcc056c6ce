"""What a person is shown of an option: its words, the things it touches, the rule behind it."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.evidence_and_objectives.escape_cards import face_of
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.state import StiflingDark
from gloam.games.stifling_dark.view import names as n
from gloam.games.stifling_dark.view.ways_and_beams import aim, aimed, go, step, walk
from gloam.kernel.core.asks import PASS, WAIT, Ask, Key
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.several import DONE
from gloam.kernel.present.options import Look, Options, Shown

# --- Investigators, their Items and Wounds ---


def _own(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Whose turn it is: their number here, and among all."""
    who = game.turn.who
    return (n.number(game, n.WHO, who),) if who >= 0 else ()


def _on_board(key: Key, name: int = -1) -> Look:
    return Look(touches=(n.SHEET_ID[name],) if name >= 0 else ())


def _holder(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (game.turn.who if game.turn.who >= 0 else int(ask.about[1]),)


def _item(key: Key, who: int) -> Look:
    return Look(touches=(n.card_id(n.HAND_ID[who], key[1]),))


def _anyones(key: Key) -> Look:
    return Look(touches=(n.card_id(n.HAND_ID[key[1]], key[2]),))


def _nothing(key: Key) -> Look:
    return Look(touches=())


def _shared(key: Key) -> Look:
    return Look(touches=(n.card_id("looked-at", key[2]),))


def _shared_event(key: Key) -> Look:
    return Look(touches=(n.card_id("looked-at", key[1]),))


def _reacts(key: Key) -> Look:
    return Look(touches=(n.card_id(n.HAND_ID[key[2]], key[1]),))


def _wounds(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The face of a Wound that lies face up, or -1."""
    who, slot = key[1], key[2]
    up = game.team[who].up >> slot & 1
    return (game.pack.faces[game.wounds(who)[slot]] if up else -1,)


def _wound(key: Key, face: int) -> Look:
    if face < 0:
        return Look(touches=(n.wound_id(key[1], key[2]),))
    return Look(also=((n.CARD, face),), touches=(n.wound_id(key[1], key[2]),))


def _own_wound(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    who = int(ask.about[1])
    return who, game.pack.faces[game.wounds(who)[key[-1]]]


def _numb(key: Key, who: int, face: int) -> Look:
    return Look(also=((n.CARD, face),), touches=(n.wound_id(who, key[-1]),))


def _exchange(key: Key, who: int, face: int) -> Look:
    also = ((n.FACE.called("old"), face),)
    touches = (n.card_id("drawn", key[1]), n.wound_id(who, key[2]))
    return Look(also=also, touches=touches)


def _passes(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    _, giver, _, slot = key
    return (game.pack.faces[game.wounds(giver)[slot]] if game.team[giver].up >> slot & 1 else -1,)


def _pass(key: Key, face: int) -> Look:
    touches = (n.wound_id(key[1], key[3]),)
    return Look("pass-up", ((n.CARD, face),), touches) if face >= 0 else Look(touches=touches)


def _home(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The Point of Interest of a Hidden token."""
    return (game.ground.interests[game.tokens[key[1]].home],)


def _at_home(key: Key, space: int) -> Look:
    return Look(touches=(n.SPACE_ID[space],))


def _lies(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The first of the Objective Items of this face on one's own space."""
    return (game.escape.lying.index((key[1], game.team[game.turn.who].space)),)


def _pick_up(key: Key, place: int) -> Look:
    return Look(touches=(n.lying_id(place),))


def _escape_card(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (face_of(game, ESCAPE_CARDS[key[1]]),)


def _offered(key: Key, face: int) -> Look:
    return Look(touches=(n.card_id("escape-cards", face),))


# --- Spirits ---


def _face_lying(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The face of an Objective Item that lies on the board."""
    return (game.escape.lying[key[1]][0],)


def _item_lying(key: Key, face: int) -> Look:
    return Look(also=((n.FACE, face),), touches=(n.lying_id(key[1]),))


def _placed(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Where a Flashlight stands."""
    return (game.lights[key[1]].space, n.number(game, n.SPACE, game.lights[key[1]].space))


def _beam(key: Key, space: int, named: int) -> Look:
    return Look(also=((n.SPACE, named),), touches=(n.SPACE_ID[space],))


# --- the Adversary ---


def _chosen(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return tuple([n.number(game, n.WHO, who) for who in members(key[1])])


def _stalk(key: Key, *who: int) -> Look:
    also = tuple([(n.WHO.called(f"w{place}"), one) for place, one in enumerate(who)])
    return Look(f"stalk-{len(who)}", also, tuple([n.FIGURE_ID[one] for one in who]))


def _card_in(place: str, rule: str = "", own_words: bool = False) -> Shown[StiflingDark]:
    """A card that is chosen where it lies."""

    def look(key: Key) -> Look:
        return Look(touches=(n.card_id(place, key[1]),))

    return Shown(n.FACE, look=look, rule=rule, own_words=own_words)


def _zone_of(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (n.number(game, n.ZONE, game.ground.zone_of[game.team[game.turn.who].space]),)


def _switch(key: Key, zone: int) -> Look:
    return Look(also=((n.ZONE, zone),))


# --- a Ring Toss ---


def _rings(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """What the dice show that would be rolled again."""
    return tuple([game.turn.rings[place] for place in members(key[1])])


def _reroll(key: Key, *dice: int) -> Look:
    also = tuple([(n.AMOUNT.called(f"d{place}"), die) for place, die in enumerate(dice)])
    return Look(f"reroll-{len(dice)}", also)


# --- all options ---

OPTIONS: Options[StiflingDark] = Options(
    {
        # set-up
        "investigator": _card_in("cast", rule="setup.pick-investigator"),
        "start": Shown(n.SPACE, rule="setup.start-spaces"),
        "card": _card_in("card-pool"),
        "prowl card": _card_in("abilities", rule="adv.cards-once", own_words=True),
        "hide": Shown(n.SPACE, rule="setup.evidence"),
        "start-hidden hide": Shown(n.SPACE, rule="adv.start-anywhere", own_words=True),
        "purple": Shown(n.TOKEN, rule="setup.poi-tokens"),
        "medical": Shown(n.SPACE, rule="count.medical"),
        "interest": Shown(n.TOKEN, rule="count.poi-pick", by=_home, look=_at_home),
        "share item": Shown(n.WHO, n.CARD, own_words=True, rule="game.sides-decide", look=_shared),
        # the turn
        "turn": Shown(n.WHO, rule="round.turn-order-claim"),
        "go": Shown(n.SPACE, rule="move.any-split", by=step, look=go),
        "walk": Shown(n.SPACE, rule="move.any-split", by=walk, look=go),
        "sprint": Shown(rule="sprint.cost", by=_own, look=_on_board),
        "lock": Shown(n.GATE, rule="door.lock"),
        "open": Shown(n.GATE, rule="door.open"),
        "take": Shown(n.TOKEN, rule="interact.pick-up"),
        "turn medical": Shown(rule="interact.item-token", own_words=True, by=_own, look=_on_board),
        "switch": Shown(rule="feature.light-switch", by=_zone_of, look=_switch),
        "use": Shown(n.FACE, rule="interact.use-item", by=_holder, look=_item),
        "trade": Shown(n.WHO, rule="interact.trade"),
        "lay-window": Shown(n.GATE, rule="token.adjacent-window"),
        "lay-dim": Shown(n.ZONE, rule="token.dim-adjacent-zone"),
        "minor": Shown(rule="ability.minor", by=_own, look=_on_board),
        "major": Shown(rule="ability.major", by=_own, look=_on_board),
        "jump": Shown(rule="faq.dylan"),
        "hand-in": Shown(n.AMOUNT, rule="evidence.hand-in", by=_own, look=_on_board),
        "exhume": Shown(rule="butcher.exhume"),
        "destroy-egg": Shown(rule="horror.eggs-destroy", by=_own, look=_on_board),
        "wear-down": Shown(rule="horror.banish", by=_own, look=_on_board),
        "crush": Shown(n.SPACE, rule="horror.hatchling-kill"),
        "hook": Shown(n.SPACE, rule="butcher.hook"),
        "charge": Shown(rule="final.charge", by=_own, look=_on_board),
        "flashlight": Shown(rule="final.flashlight", by=_own, look=_on_board),
        "end": Shown(rule="round.end-any-time"),
        "prowl end": Shown(rule="round.adversary-turn", own_words=True),
        "aim": Shown(n.AIM, rule="flash.swivel", by=aimed, look=aim),
        "for-charge": Shown(rule="investigator.kya-minor"),
        "for-stamina": Shown(rule="investigator.kya-minor"),
        "keep": Shown(rule="faq.mitchell"),
        "lay-or-keep keep": Shown(rule="evidence.token-rewards", own_words=True),
        "bleed": Shown(rule="window.investigator-continue"),
        "stop": Shown(rule="window.investigator-stop"),
        "walk-other stop": Shown(own_words=True, rule="move.forced-not-move"),
        # Items, Abilities
        "discard": Shown(n.FACE, rule="item.general", by=_holder, look=_item),
        "stamina": Shown(),
        "gain-either charge": Shown(own_words=True),
        "turn-down": Shown(n.WHO, n.SLOT, rule="item.medkit", by=_wounds, look=_wound),
        "numb": Shown(n.SLOT, by=_own_wound, look=_numb),
        "bar": Shown(n.GATE, rule="door.security-bar"),
        "window": Shown(n.GATE, rule="token.open-window"),
        "space": Shown(n.SPACE),
        "choose": Shown(n.WHO),
        "can": Shown(n.SPACE, rule="investigator.brielle-minor"),
        "barricade": Shown(n.SPACE, rule="investigator.lucy-barricade"),
        "no-roll": Shown(),
        "show-shadow": Shown(),
        "item": Shown(n.WHO, n.FACE, rule="interact.trade", look=_anyones),
        "choose-cards item": Shown(n.WHO, n.FACE, own_words=True, look=_nothing),
        "evidence": Shown(n.WHO, n.TOKEN, rule="interact.trade"),
        "agree": Shown(rule="interact.trade-consent"),
        "refuse": Shown(rule="interact.trade-consent"),
        "pass": Shown(n.WHO, n.OTHER, n.SLOT, by=_passes, look=_pass),
        "exchange": Shown(n.FACE, n.SLOT, by=_own_wound, look=_exchange),
        "none": Shown(),
        "react": Shown(n.CARD, n.WHO, rule="interact.use-item", look=_reacts),
        "keep-roll": Shown(n.AMOUNT),
        "flip": Shown(n.WHO, n.SPACE, rule="investigator.mada-minor"),
        "flip-tokens": Shown(rule="investigator.mada-minor"),
        "lend": Shown(n.FACE, rule="ability.minor"),
        "discard-wound": Shown(n.SLOT, rule="wound.permanent"),
        "mauled": Shown(rule="condition.mauled"),
        "take-wound": Shown(rule="wound.gain"),
        "event": _card_in("looked-at"),
        "swap-event": Shown(
            n.FACE, n.FACE.called("other"), rule="item.mini-foot", look=_shared_event
        ),
        "swap-event none": Shown(own_words=True, rule="item.mini-foot"),
        "commiserate": Shown(n.WHO, rule="wound.permanent"),
        "poppet-rests yes": Shown(own_words=True, rule="concept.gain"),
        # Spirits
        "spirit": _card_in("spirits", rule="spirit.choose"),
        "decline": Shown(rule="spirit.declined"),
        "take-left": Shown(n.WHO, rule="spirit.declined"),
        "power": Shown(n.POWER, rule="spirit.abilities", by=_own, look=_on_board),
        "haunt trade": Shown(n.WHO, rule="spirit.trade", own_words=True),
        "bright-token": Shown(n.ZONE, rule="spirit.apparition"),
        "dim-token": Shown(n.ZONE, rule="spirit.apparition"),
        "bar-card": Shown(n.CARD, rule="spirit.phantom"),
        "bar-unseen": Shown(rule="spirit.phantom"),
        "ignore": Shown(rule="spirit.poltergeist"),
        "push-token": Shown(n.TOKEN, rule="spirit.poltergeist"),
        "push-medical": Shown(n.SPACE, rule="spirit.poltergeist"),
        "push-item": Shown(n.AMOUNT, rule="spirit.poltergeist", by=_face_lying, look=_item_lying),
        "light": Shown(n.AMOUNT, rule="spirit.poltergeist", by=_placed, look=_beam),
        # Objectives
        "pick-up": Shown(n.FACE, rule="interact.pick-up", by=_lies, look=_pick_up),
        "start-truck": Shown(rule="truck.start"),
        "escape": Shown(rule="gate.escape"),
        "push": Shown(rule="gate.push-dark"),
        "push stop": Shown(own_words=True, rule="gate.open"),
        # the Park
        "strength": Shown(n.AMOUNT, rule="booth.strength"),
        "duck-hunt": Shown(rule="booth.duck-hunt"),
        "ring-toss": Shown(rule="booth.ring-toss"),
        "ring-toss roll": Shown(rule="booth.ring-toss", own_words=True),
        "ring-toss stop": Shown(rule="booth.ring-toss", own_words=True),
        "extra-die": Shown(rule="booth.ring-toss-extra"),
        "reroll": Shown(n.SOME, rule="booth.ring-toss", by=_rings, look=_reroll),
        "check-mirror": Shown(n.COLOUR, rule="mirror.check"),
        "open-mirror": Shown(n.COLOUR, rule="mirror.one-open"),
        "lay-passage": Shown(n.SPACE, rule="token.secret-passage"),
        "passage": Shown(n.SPACE, rule="token.secret-passage"),
        # Evidence, Objectives
        "reward-interest": Shown(n.TOKEN, rule="evidence.reveal-poi", by=_home, look=_at_home),
        "reward-window": Shown(rule="evidence.repeatable"),
        "reward-general": Shown(rule="evidence.repeatable"),
        "reward-cursed": Shown(rule="evidence.once"),
        "reward-medical": Shown(rule="evidence.once"),
        "reward-major": Shown(n.WHO, rule="ability.major-limit"),
        "reward-passage": Shown(rule="token.secret-passage"),
        "reward-mirrors": Shown(rule="mirror.reward"),
        "reward-dim": Shown(rule="evidence.dim-sawmill"),
        "objective": Shown(n.OBJECTIVE, rule="objective.final", by=_escape_card, look=_offered),
        "concede": Shown(rule="end.concede"),
        "fight-on": Shown(rule="end.concede"),
        # the Adversary
        "roll": Shown(rule="adv.sprint"),
        "disappear": Shown(rule="butcher.disappear"),
        "break": Shown(n.GATE, rule="butcher.break-door"),
        "smash": Shown(n.SPACE, rule="investigator.lucy-barricade"),
        "stalk": Shown(n.SOME, rule="butcher.stalk", by=_chosen, look=_stalk),
        "attack": Shown(n.WHO, rule="adv.cards-once"),
        "ambush": Shown(rule="horror.ambush-move"),
        "drag": Shown(rule="horror.enraged-pull"),
        "pull": Shown(n.WHO, n.SPACE, rule="horror.ambush-chooser"),
        "strike": Shown(rule="horror.ambush-attack"),
        "spare": Shown(rule="horror.ambush-attack"),
        "hatch": Shown(n.SPACE, rule="horror.hatchling"),
        "crawl": Shown(n.HATCHLING, n.SPACE, rule="horror.hatchling"),
        "bite": Shown(n.WHO, rule="horror.hatchling"),
        "toxin": Shown(n.WHO, rule="condition.bufotoxin"),
        "tunnel": Shown(n.SPACE, rule="horror.tunnel"),
        "egg": Shown(n.SPACE, rule="horror.eggs"),
        "buy": Shown(),
        # the Cult
        "figure": Shown(n.FOE, rule="cult.sequence"),
        "let-blood": Shown(n.WHO, rule="cult.bloodletting"),
        "turn-up": _card_in("abilities", rule="cult.bloodletting-flip"),
        "sacrifice": Shown(rule="cult.sacrifice"),
        "haul": Shown(n.WHO, rule="cult.corporeal"),
        "claw": Shown(n.WHO, n.SLOT, by=_wounds, look=_wound),
        "boon": Shown(n.BOON, rule="cult.bargain"),
        "price": Shown(n.PRICE, rule="cult.bargain"),
        "accept": Shown(rule="cult.bargain"),
        "counter": Shown(rule="cult.bargain"),
        "decline-bargain": Shown(rule="cult.bargain"),
        "evidence-of": Shown(n.TOKEN, rule="cult.bargain"),
        "relic": Shown(n.SPACE, rule="cult.banish-setup"),
        "knife-up": Shown(n.SLOT, rule="cult.knife"),
        "knife-gain": Shown(rule="cult.knife"),
        "rope": Shown(rule="cult.rope"),
        "yes": Shown(),
        "no": Shown(),
        "gaze": Shown(n.WHO),
        "give": Shown(n.FACE),
        "wound": _card_in("drawn"),
        "mark": Shown(n.SPACE, rule="butcher.grave"),
        "shadow": Shown(n.SPACE, rule="butcher.ropes"),
        # Events
        "false": Shown(n.GATE, rule="event.adversary-picks"),
        "drain": Shown(n.WHO, rule="event.adversary-picks"),
        "zone": Shown(n.ZONE, rule="event.adversary-picks"),
        "destroy": Shown(n.GATE, rule="event.adversary-picks"),
    },
    more=(WAIT, DONE, PASS),
    number=n.number,
)
