"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import INVESTIGATOR
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.amusement_park.game_booths import RING, RINGS
from gloam.games.stifling_dark.state import Outcome
from gloam.games.stifling_dark.view.names import (
    ADVERSARY_ID,
    AIM,
    CARD,
    COLOUR,
    FIGURE_ID,
    FOE,
    GATE,
    HATCHLING,
    OBJECTIVE,
    POWER,
    SEAT,
    SPACE,
    TOKEN,
    WHO,
    ZONE,
)
from gloam.kernel.present.scene import Dice, Words
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER

PROMPTS = Sentences(
    "ask",
    {
        word: Says(*things)
        for things, words in {
            (WHO,): (
                "pick start turn aim aim-spare sweep trade-tracks campfire swap-event "
                "window reward lay-or-keep discard gain-either turn-down "
                "numb bar open-window search lay-can artist barricades trade-far bells roll-for "
                "choose-cards pass-wound exchange flare glowstick lantern blueprints fetch flames "
                "presence rend move-others walk-other give ring-toss rearrange-mirrors passage "
                "passage-to attacked gaining-up fatal other-wounded coin keep-roll "
                "another-takes-it push choose-gate lorgnette borrow-minor borrow-major poppet "
                "poppet-heals poppet-rests amulet-price order-events firecrackers "
                "become-spirit haunt ghost-orbs energy-transfer clairvoyance ectoplasm bar-ability "
                "luring-lights mysterious-passage push-what push-where spectral-hand hand-where "
                "possess possessed-cuts claw-wound haul terms bargain counter-bargain"
            ),
            (WHO, NUMBER): "rolled",
            (WHO, WHO): "trade agree agree-wound share-pain",
            (WHO, SPACE): "aim-flare",
            (WHO, SPACE, NUMBER): "aim-hand",
            (TOKEN,): "hide",
            (CARD,): "adversary-gives lay-relic",
        }.items()
        for word in words.split()
    },
)


def _way(numbers: Numbers) -> tuple[str, ...]:
    """(Investigator, from, to)."""
    who, before, space = numbers
    return FIGURE_ID[who], _node(before), _node(space)


def _node(space: int) -> str:
    return SPACE.nodes[space]


def _sprinted(numbers: Numbers) -> Dice:
    """(Investigator, MP): the Sprint die as it counts."""
    return Dice(id="dice", values=(numbers[1],), sides=4 if numbers[1] <= 4 else 6)


def _six(numbers: Numbers) -> Dice:
    return Dice(id="dice", values=(numbers[1],))


def _rings(numbers: Numbers) -> Dice:
    dice = tuple(numbers[1:])
    hits = tuple([die == RING for die in dice])
    return Dice(id="dice", values=dice, sides=4, hits=hits, need=RINGS)


def _mirror(numbers: Numbers) -> Words:
    who, colour, is_open = numbers
    word = "event-mirror-open" if is_open else "event-mirror"
    return Words(word, {"a": WHO.words[who], "b": COLOUR.words[colour]})


def _over(numbers: Numbers) -> Words:
    outcome = Outcome(numbers[0])
    return Words("event-over" if outcome is Outcome.DRAW else f"event-over-{outcome.name.lower()}")


def _wounded(numbers: Numbers) -> Words:
    who, up = numbers
    return Words("event-wounded-up" if up else "event-wounded", {"a": WHO.words[who]})


def _stalked(numbers: Numbers) -> Words:
    who, given = numbers
    return Words("event-chilled" if given else "event-stalked", {"a": WHO.words[who]})


def _found(numbers: Numbers) -> Words:
    token, space, purple = numbers
    word = "event-token-found-purple" if purple else "event-token-found"
    return Words(word, {"a": TOKEN.words[token], "b": SPACE.words[space]})


def _claimed(numbers: Numbers) -> Words:
    token, purple = numbers
    word = "event-claimed-purple" if purple else "event-claimed"
    return Words(word, {"a": TOKEN.words[token]})


def _coin(numbers: Numbers) -> Words:
    who, smiles = numbers
    word = "event-coin-smiles" if smiles else "event-coin-shows"
    return Words(word, {"a": WHO.words[who]})


def _swapped(numbers: Numbers) -> Words:
    return Words("event-darkness-swapped" if numbers[0] else "event-darkness-back")


def _burns(numbers: Numbers) -> Words:
    return Words("event-burns" if numbers[0] else "event-burnt-out")


def _card(numbers: Numbers) -> Words:
    """A card's own text; of an Investigator an Ability."""
    (face,) = numbers
    word = "ability" if CARDS[face].type == INVESTIGATOR else "card"
    return Words(f"cause-{word}", {"a": CARD.words[face]})


HIM = (ADVERSARY_ID,)
OBJECTIVE_AT = ("objective", "objective-card")

EVENTS = Sentences(
    "event",
    {
        # set-up
        "picked": Says(WHO, CARD, rule="setup.pick-investigator"),
        "placed": Says(WHO, SPACE, rule="setup.start-spaces"),
        "claimed": Says(TOKEN, NUMBER, words=_claimed, rule="count.poi-pick"),
        # rounds
        "round": Says(NUMBER, at=("phase",), rule="round.order"),
        "event": Says(CARD, rule="round.event"),
        "turn": Says(WHO, rule="round.turn-order-claim"),
        "turn-over": Says(WHO, rule="final.ends-turn"),
        "adversary-turn": Says(NUMBER, at=HIM, rule="round.adversary-turn"),
        "adversary-done": Says(at=HIM, rule="round.adversary-turn"),
        # moving
        "moved": Says(WHO, SPACE, SPACE, way=_way, rule="move.any-split"),
        "goes-back": Says(WHO, SPACE, rule="move.stranded"),
        "jumps": Says(WHO, SPACE, rule="faq.dylan"),
        "sprints": Says(WHO, NUMBER, dice=_sprinted, rule="sprint.cost"),
        "rolled": Says(WHO, NUMBER, dice=_six, rule="concept.d6"),
        "breathes": Says(WHO, NUMBER, dice=_sprinted, rule="event.adversary-picks"),
        # tracks, Wounds, Conditions
        "gained-stamina": Says(WHO, NUMBER, NUMBER, why=True, rule="concept.gain"),
        "lost-stamina": Says(WHO, NUMBER, NUMBER, why=True, rule="stamina.track"),
        "gained-charge": Says(WHO, NUMBER, NUMBER, why=True, rule="board.charge-max"),
        "lost-charge": Says(WHO, NUMBER, NUMBER, why=True, rule="board.charge-max"),
        "wounded": Says(WHO, NUMBER, words=_wounded, why=True, rule="wound.gain"),
        "wound-up": Says(WHO, CARD, rule="wound.face-up"),
        "wound-reopens": Says(WHO, CARD, why=True, rule="wound.flip-up"),
        "wound-down": Says(WHO, CARD, rule="wound.flip-down"),
        "wound-passes": Says(WHO, WHO, rule="wound.gain"),
        "given": Says(WHO, CARD, why=True, rule="condition.nature"),
        "rid-of": Says(WHO, CARD, rule="condition.discard"),
        "died": Says(WHO, rule="wound.fourth-kills"),
        "escaped": Says(WHO, rule="objective.escaped"),
        # Spirits
        "leaves": Says(WHO, rule="spirit.declined"),
        "spirit": Says(WHO, CARD, rule="spirit.choose"),
        "takes-left": Says(WHO, WHO, rule="spirit.declined"),
        "haunts": Says(WHO, POWER, rule="spirit.abilities"),
        "orbs": Says(SPACE, rule="spirit.apparition"),
        "drains-zone": Says(ZONE, rule="spirit.apparition"),
        "ectoplasm": Says(SPACE, rule="spirit.phantom"),
        "oozes": Says(SPACE, rule="spirit.phantom"),
        "ability-barred": Says(at=HIM, rule="spirit.phantom"),
        "true-darkness": Says(ZONE, rule="spirit.phantom"),
        "softened": Says(GATE, rule="spirit.poltergeist"),
        "pushed": Says(WHO, SPACE, SPACE, rule="spirit.poltergeist"),
        "hand-moves": Says(WHO, SPACE, AIM, rule="spirit.poltergeist"),
        # light
        "flashlight": Says(WHO, SPACE, AIM, rule="final.flashlight"),
        "sweeps": Says(WHO, AIM, rule="faq.mitchell"),
        "flare": Says(WHO, SPACE, AIM, rule="flash.extra-template"),
        "lights-on": Says(ZONE, rule="feature.light-switch"),
        "dim-zone": Says(ZONE, rule="token.dim"),
        "glows": Says(SPACE, rule="light.single-spaces"),
        "lantern": Says(SPACE, rule="light.single-spaces"),
        "token-found": Says(TOKEN, SPACE, NUMBER, words=_found, rule="light.bright-reveals-tokens"),
        "token-scouted": Says(TOKEN, SPACE, rule="investigator.vincent-minor"),
        "nobody-there": Says(rule="investigator.reveal-effects"),
        # gates
        "opens-door": Says(WHO, GATE, rule="door.open"),
        "locks-door": Says(WHO, GATE, rule="door.lock"),
        "barred": Says(GATE, rule="door.security-bar"),
        "open-window": Says(GATE, rule="token.open-window"),
        "false-gate": Says(GATE, rule="token.false-permanent"),
        "breaks-door": Says(GATE, rule="butcher.break-door"),
        "smashes": Says(SPACE, rule="investigator.lucy-barricade"),
        # Items and Abilities
        "takes": Says(WHO, TOKEN, rule="interact.pick-up"),
        "takes-medkit": Says(WHO, rule="interact.item-token"),
        "uses": Says(WHO, CARD, rule="interact.use-item"),
        "minor": Says(WHO, rule="ability.minor"),
        "major": Says(WHO, rule="ability.major"),
        "traded": Says(WHO, WHO, rule="interact.trade"),
        "evidence-passes": Says(WHO, WHO, TOKEN, rule="interact.trade"),
        "lays-can": Says(WHO, SPACE, rule="investigator.brielle-minor"),
        "lays-artist": Says(WHO, SPACE, rule="faq.dylan"),
        "barricade": Says(SPACE, rule="investigator.lucy-barricade"),
        "flames": Says(SPACE, SPACE),
        "darkness-swapped": Says(NUMBER, words=_swapped, rule="investigator.kya-major"),
        "campfire": Says(WHO, SPACE, rule="investigator.winston-major"),
        "door-noise": Says(SPACE, rule="item.mini-cross"),
        "event-swapped": Says(CARD, CARD, rule="item.mini-foot"),
        "lives-on": Says(WHO, rule="wound.fourth-kills"),
        "swapped": Says(WHO, WHO, rule="move.forced-not-move"),
        "takes-it": Says(WHO, rule="butcher.attack-terms"),
        "coin": Says(WHO, rule="investigator.mada-minor"),
        "coin-moves": Says(WHO, SPACE, rule="investigator.mada-minor"),
        "coin-shows": Says(WHO, NUMBER, words=_coin, rule="investigator.mada-minor"),
        "bang": Says(SPACE),
        "hides-away": Says(WHO),
        "comes-back": Says(WHO, rule="round.end-order"),
        "borrows": Says(WHO, CARD),
        "poppet": Says(WHO, WHO),
        "wound-gone": Says(WHO, rule="wound.permanent"),
        "commiserates": Says(WHO, WHO, rule="wound.permanent"),
        # the Park
        "plays-booth": Says(WHO, why=True, rule="booth.use"),
        "wins-booth": Says(WHO, SPACE, rule="booth.closed"),
        "rings": Says(WHO, more=NUMBER, dice=_rings, rule="booth.ring-toss"),
        "carried": Says(WHO, SPACE, SPACE, way=_way, rule="ride.carry"),
        "foe-carried": Says(FOE, SPACE, rule="ride.carry"),
        "mirrors-set": Says(at=tuple(COLOUR.nodes), rule="mirror.rearrange"),
        "mirror": Says(WHO, COLOUR, NUMBER, words=_mirror, rule="mirror.check"),
        "mirrors-shown": Says(COLOUR, rule="mirror.reward"),
        "mirror-opened": Says(WHO, COLOUR, rule="mirror.reward"),
        "passage": Says(SPACE, SPACE, rule="token.secret-passage"),
        # Evidence, Objectives
        "hands-in": Says(WHO, NUMBER, NUMBER, rule="evidence.hand-in"),
        "reward": Says(WHO, why=True, rule="evidence.many"),
        "objective": Says(OBJECTIVE, at=OBJECTIVE_AT, rule="objective.final"),
        "escape-roll": Says(NUMBER, at=OBJECTIVE_AT, rule="objective.roll"),
        "laid": Says(CARD, SPACE, rule="objective.setup"),
        "saw": Says(SPACE, rule="gate.setup"),
        "truck": Says(SPACE, rule="truck.setup"),
        "locked-escape": Says(SPACE, rule="objective.setup"),
        "escape-opens": Says(SPACE, rule="gate.escape"),
        "picks-up": Says(WHO, CARD, rule="interact.pick-up"),
        "lockbox": Says(WHO, NUMBER, rule="gate.open"),
        "installs": Says(WHO, NUMBER, rule="truck.install"),
        "starts": Says(WHO, rule="truck.start"),
        "flare-fired": Says(WHO, NUMBER, rule="flare.fire"),
        "tunnel-opened": Says(WHO, NUMBER, rule="tunnel.open"),
        "grave-marked": Says(SPACE, rule="butcher.grave"),
        "exhumes": Says(WHO, rule="butcher.exhume"),
        "burns": Says(NUMBER, words=_burns, at=OBJECTIVE_AT, rule="butcher.burning"),
        "hooks": Says(WHO, SPACE, rule="butcher.hook"),
        "hook-misses": Says(SPACE, rule="butcher.hook-miss"),
        "far-shadow": Says(SPACE, rule="butcher.ropes"),
        # the Butcher
        "revealed": Says(FOE, SPACE, rule="adv.revealed"),
        "foe-steps": Says(FOE, SPACE, rule="info.revealed-public"),
        "steps-off": Says(FOE, SPACE, rule="door.lock-on-adversary"),
        "disappears": Says(FOE, SPACE, at=HIM, rule="butcher.disappear"),
        "shadow": Says(FOE, SPACE, at=("shadow",), rule="shadow.place"),
        "noise": Says(GATE, rule="noise.meaning"),
        "can": Says(SPACE, rule="noise.sources"),
        "stalked": Says(WHO, NUMBER, words=_stalked, rule="butcher.spine-give"),
        "stalk": Says(NUMBER, at=("stalk",), why=True, rule="butcher.stalk-track"),
        "attacks": Says(WHO, CARD, rule="adv.cards-once"),
        # the Horror
        "ambushes": Says(SPACE, at=HIM, rule="horror.ambush-move"),
        "hatches": Says(SPACE, rule="horror.hatchling"),
        "crawls": Says(HATCHLING, SPACE, rule="horror.hatchling"),
        "bites": Says(WHO, rule="horror.hatchling"),
        "crushed": Says(WHO, SPACE, rule="horror.hatchling-kill"),
        "toxin-up": Says(WHO, rule="condition.bufotoxin"),
        "wound-under": Says(WHO, CARD, why=True, rule="wound.slotless"),
        "occluded": Says(ZONE),
        "mucus": Says(SPACE, rule="horror.mucus"),
        "tunnel-laid": Says(SPACE, rule="horror.tunnel"),
        "egg-laid": Says(SPACE, rule="horror.eggs"),
        "egg-destroyed": Says(WHO, NUMBER, rule="horror.eggs-destroy"),
        "enraged": Says(at=HIM, rule="horror.enrage"),
        "worn-down": Says(WHO, NUMBER, at=HIM, rule="horror.banish"),
        "plays": Says(CARD, rule="info.adversary-cards"),
        "adversary-rolls": Says(NUMBER, at=HIM, rule="info.adversary-roll"),
        "vengeance": Says(NUMBER, at=HIM),
        "feels-presence": Says(WHO),
        "evil-eye-laid": Says(SPACE, rule="butcher.evil-eye"),
        "evil-eye": Says(SPACE, NUMBER, at=("stalk",), rule="butcher.evil-eye"),
        # the Cult
        "drawn": Says(FOE, rule="info.adversary-announces"),
        "lets-blood": Says(FOE, WHO, rule="cult.bloodletting"),
        "blood": Says(NUMBER, at=("blood",), rule="cult.blood-cap"),
        "walks-possessed": Says(WHO, rule="condition.possessed"),
        "cuts-possessed": Says(WHO, WHO, rule="condition.possessed"),
        "sacrifice": Says(at=HIM, rule="cult.sacrifice-effect"),
        "hellfire": Says(SPACE, rule="cult.ground-tokens"),
        "desecrated": Says(SPACE, rule="cult.ground-tokens"),
        "bargain-offered": Says(WHO, rule="cult.bargain"),
        "bargain-declined": Says(WHO, rule="cult.bargain"),
        "bargain-struck": Says(WHO, rule="cult.bargain"),
        "ritual": Says(NUMBER, at=OBJECTIVE_AT, rule="cult.knife"),
        "concedes": Says(SEAT, at=("phase",), rule="end.concede"),
        "fights-on": Says(SEAT, at=("phase",), rule="end.concede"),
        "over": Says(NUMBER, words=_over, at=("phase",), rule="end.immediate"),
    },
    order=(TOKEN, CARD, GATE, ZONE, COLOUR, WHO, FOE, HATCHLING, SPACE),
    causes={
        "card": Says(CARD, words=_card),
        "low-stamina": Says(rule="stamina.wound-icon"),
        "rested": Says(rule="rest.gain"),
        "recharged": Says(rule="final.charge"),
        "wounds": Says(rule="track.turn-end-net"),
        "sprint": Says(rule="sprint.cost"),
        "window-stop": Says(rule="window.investigator-stop"),
        "window": Says(rule="window.investigator-continue"),
        "flames": Says(),
        "saw": Says(rule="gate.push-dark"),
        "strength": Says(rule="booth.strength"),
        "ring-toss": Says(rule="booth.ring-toss"),
        "stalked-twice": Says(rule="butcher.spine-take"),
        "vengeance": Says(),
        "bloodletting": Says(rule="cult.bloodletting"),
    },
)
