"""What a person is shown of an option: its words, the things it touches, what comes of it."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import SOURCE_SKILL
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.rules.asking import members
from gloam.games.original_sin.rules.combat.moving import step_cost
from gloam.games.original_sin.rules.exploring.location_cards import back_of, met
from gloam.games.original_sin.state import DIE_SIDES, RUNES_AT, TRAY, WORN, OriginalSin, Round
from gloam.games.original_sin.view import between, expected
from gloam.games.original_sin.view import names as n
from gloam.games.original_sin.view.card_texts import need_of
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.present.options import Look, Options, Shown
from gloam.kernel.present.scene import Arg, Words

# --- whose it is, and where it lies ---


def asked(game: OriginalSin, seat: int, ask: Ask) -> int:
    """The Origin that a seat is asked for."""
    about = ask.about
    if not isinstance(about, str) and about[0] in OF_ORIGIN:
        return int(about[1])
    if 0 <= game.active < TRAY:
        return game.active
    return next(who for who in range(len(game.party)) if game.seat_of(who) == seat)


# Asks whose first number is the Origin that decides.
OF_ORIGIN = (
    *("act", "rest-recover", "rest-revive", "rest-items", "rest-use", "too-full", "travel"),
    *("lose-status", "free-move", "attach", "keep-rune", "sell", "which-hand"),
)
PLACES = ("hand", "talents", "track", "sheet", "gear", *range(WORN + 5))


def lies(game: OriginalSin, who: int, face: int) -> int:
    """Where a card of an Origin lies, as a place in `PLACES`."""
    origin = game.party[who]
    if face in origin.hand:
        return 0
    if face in origin.talents:
        return 1
    items = (*origin.worn, *origin.pack)
    if face in items:
        return PLACES.index(items.index(face))
    if face == origin.summon:
        return 4
    return 2 if any(on[0] == face for on in origin.track) else 3


def node_of(who: int, face: int, place: int) -> tuple[str, ...]:
    """The node of a card that lies there."""
    where = PLACES[place]
    if isinstance(where, int):
        return (n.slot_id(who, where),)
    return (n.SHEET_ID[who],) if where == "sheet" else (n.card_id(where, who, face),)


# --- cards ---


def _used(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Who uses it, where it lies, AP or Source before and after, and its hits on average."""
    who, face = asked(game, seat, ask), key[1]
    origin, card = game.party[who], CARDS[face]
    by_source = card.type == SOURCE_SKILL
    now, price = (origin.source, card.source) if by_source else (origin.ap, card.ap)
    if game.round is not Round.COMBAT and not by_source:
        now = price = 0  # rule: rest.use-one
    hits = expected.hits(game, who, card) if card.damage else -1
    return who, lies(game, who, face), now, price, int(by_source), hits


def _use(key: Key, who: int, place: int, now: int, price: int, by_source: int, hits: int) -> Look:
    cost = "source" if by_source else "ap" if now else "free"
    args: dict[str, Arg] = {"now": now, "cost": price, "then": now - price, "hits": hits}
    note = Words(f"note-{cost}{'-hits' if hits >= 0 else ''}", args)
    return Look(touches=node_of(who, key[1], place), note=note)


def _free(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    who = asked(game, seat, ask)
    return who, lies(game, who, key[1])


def _weapon(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    about = ask.about
    who = int(about[1]) if about[0] == "strike-back" else asked(game, seat, ask)
    return who, lies(game, who, key[1])


def _card(key: Key, who: int, place: int) -> Look:
    return Look(touches=node_of(who, key[1], place))


def _played(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return key[1], lies(game, key[1], key[2])


def _play(key: Key, who: int, place: int) -> Look:
    note = Words("note-keyword", {"word": CARDS[key[2]].keyword})
    return Look(touches=node_of(who, key[2], place), note=note)


def _rerolled(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The Source that is left then, if it is Source that pays."""
    _, who, face = key
    return who, face, game.party[who].source - 1 if face < 0 else 0


def _reroll(key: Key, who: int, face: int, left: int) -> Look:
    note = Words("note-source-left", {"n": left}) if face < 0 else None
    return Look(touches=("dice", n.SHEET_ID[who]), note=note)


def _on_track(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    who = asked(game, seat, ask)
    ap = game.party[who].ap if key[0] != "status" else 0
    return who, ap


def _status(key: Key, who: int, ap: int) -> Look:
    return Look(touches=(n.card_id("track", who, key[1]),))


# --- items by their place ---


def item_at(game: OriginalSin, who: int, place: int) -> int:
    origin = game.party[who]
    if place >= RUNES_AT:
        return origin.runes[place - RUNES_AT]
    return origin.worn[place] if place < WORN else origin.pack[place - WORN]


def _own_item(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Whose, its place, its face."""
    who = asked(game, seat, ask)
    place = key[1] if key[0] in ("store", "slot", "item") else WORN + key[1]
    if key[0] in ("move-rune", "unfasten"):
        place = RUNES_AT + key[1]
    return who, place, max(0, item_at(game, who, place))


def _carried(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Of a backpack that is too full: whose it is, and the face."""
    who = asked(game, seat, ask)
    return who, game.party[who].pack[key[1]]


def _dropped(key: Key, who: int, face: int) -> Look:
    return Look(also=((n.CARD, face),), touches=(n.slot_id(who, WORN + key[1]),))


def _given(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    _, other, place = key
    owner = asked(game, seat, ask) if key[0] == "give" else other
    return owner, place, item_at(game, owner, place)


def _item(key: Key, who: int, place: int, face: int) -> Look:
    # a rune is shown with the item that it is attached to
    at = place - RUNES_AT if place >= RUNES_AT else place
    return Look(also=((n.CARD, face),), touches=(n.slot_id(who, at),))


def _traded(key: Key, who: int, place: int, face: int) -> Look:
    """It lies at the item, and at the figure of whoever one trades with."""
    look = _item(key, who, place, face)
    return look._replace(touches=(*(look.touches or ()), n.FIGURE_ID[key[1]]))


# --- figures and spaces ---


def _aimed(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Who would be attacked, and the sum that one may expect; nothing where no damage is dealt."""
    card, you = CARDS[int(ask.about[1])], game.active
    if not card.damage or not game.is_there(you):
        return (key[1],)
    return key[1], *expected.attack(game, you, card, key[1])


def _target(key: Key, who: int, *sum_of: int) -> Look:
    touches = (n.FIGURE_ID[who], n.SHEET_ID[who])
    if not sum_of:
        return Look(touches=touches)
    hits, fed, stopped, lost, left = sum_of
    args: dict[str, Arg] = {"hits": hits, "fed": fed, "stopped": stopped, "lost": lost}
    return Look(
        touches=touches, note=Words("note-attack", {**args, "now": lost + left, "left": left})
    )


def _step(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """AP before, and what the step costs; none where a card moves the figure."""
    if ask.about[0] != "act":
        return ()
    who = asked(game, seat, ask)
    return game.party[who].ap, step_cost(game, who, key[1])


def _move(key: Key, *ap: int) -> Look:
    if not ap:
        return Look()
    now, price = ap
    return Look(note=Words("note-ap", {"now": now, "cost": price, "then": now - price, "hits": -1}))


def _reach(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The figures in a space."""
    return tuple(game.here(key[1]))


def _area(key: Key, *here: int) -> Look:
    return Look(preview=tuple([n.FIGURE_ID[who] for who in here]))


# --- location cards ---


def _offered(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The card, its part, and whether somebody must play a card for a keyword."""
    card, part = int(ask.about[1]), int(ask.about[2])
    option = game.place.cards[card].parts[part].options[key[1]]
    holds = met(game, option, members(game, game.group)).holds
    return n.number(game, n.LOCATION_CARD, card), part, int(holds)


def _option(key: Key, card: int, part: int, holds: int) -> Look:
    option = n.PRINTED[card].parts[part].options[key[1]]
    said = ((n.SAID, n.said_at(card, part, key[1])),)
    note = None
    if option.needs is not None:
        note = Words("note-holds" if holds else "note-plays", {"needs": need_of(option.needs)})
    return Look(also=said, touches=("page",), note=note)


def _results(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    card = int(ask.about[1])
    return n.number(game, n.LOCATION_CARD, card), back_of(game, card)


def _row(key: Key, card: int, part: int) -> Look:
    return Look(also=((n.SAID, n.said_at(card, part, key[1])),), touches=("page",))


def _tried(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The hits that a challenge roll of an Origin has on average."""
    card = int(ask.about[1])
    who = key[1] if key[0] == "figure" else int(ask.about[2])
    read = next(part for one, part in reversed(game.pages) if one == card)
    return (expected.challenge(game, who, game.place.cards[card].parts[read]),)


def _try(key: Key, hits: int) -> Look:
    note = Words("note-hits", {"hits": hits})
    if key[0] == "figure":
        return Look(touches=(n.FIGURE_ID[key[1]], n.SHEET_ID[key[1]]), note=note)
    return Look(touches=("page",), note=note)


def _due(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The card whose effect would come first."""
    return (int(ask.about[2 + key[1]]),)


def _first(key: Key, face: int) -> Look:
    return Look(also=((n.CARD, face),))


def _die(key: Key) -> Look:
    """By its colour too: of a blue and a red one that show the same, other sides are to be had."""
    colour = ((n.COLOUR, key[1] // DIE_SIDES),)
    return Look(f"die-{n.DIE_FACES[key[1]]}", also=colour, touches=("dice",))


def _unseen(key: Key) -> Look:
    """A card that waits to be read lies nowhere yet."""
    return Look(touches=())


def _page(key: Key) -> Look:
    return Look(touches=("page",))


# --- all options ---

OPTIONS: Options[OriginalSin] = Options(
    {
        # rounds and turns
        "explore": Shown(rule="round.no-enemies"),
        "rest": Shown(rule="rest.all-or-none"),
        "give-up": Shown(rule="party.giving-up"),
        "turn": Shown(n.ORIGIN_OF, rule="combat.order"),
        "end": Shown(rule="combat.origin-turn"),
        "done": Shown(),
        "stay": Shown(),
        # cards
        "use": Shown(n.CARD, rule="action.card", by=_used, look=_use),
        "free": Shown(n.CARD, rule="talent.free", by=_free, look=_card),
        "card": Shown(n.CARD, by=between.laid, look=between.lies_open),
        "bargain card": Shown(n.CARD, own_words=True, by=between.laid, look=between.lies_open),
        "weapon card": Shown(n.CARD, rule="skill.weapon-attack", by=_weapon, look=_card),
        "strike-back card": Shown(n.CARD, rule="skill.reaction", by=_weapon, look=_card),
        "play": Shown(n.ORIGIN_OF, n.CARD, rule="skill.keyword-play", by=_played, look=_play),
        "status": Shown(n.CARD, by=_on_track, look=_status),
        "shorten": Shown(n.CARD, rule="action.recover", by=_on_track, look=_status),
        "shake-off": Shown(n.CARD, rule="status.cleared", by=_on_track, look=_status),
        # plain actions
        "move": Shown(n.SPACE, rule="move.cost", by=_step, look=_move),
        "taunt": Shown(n.WHO, rule="action.taunt"),
        "recover": Shown(rule="action.recover"),
        "revive": Shown(n.ORIGIN_OF, rule="revive.action"),
        "hp": Shown(n.AMOUNT, rule="revive.give-all"),
        "equip": Shown(n.IN_PACK, rule="equip.combat", by=_own_item, look=_item),
        "store": Shown(n.PLACE, rule="equip.combat", by=_own_item, look=_item),
        "move-rune": Shown(n.PLACE, rule="rune.as-equip", by=_own_item, look=_item),
        "unfasten": Shown(n.PLACE, rule="rune.stored", by=_own_item, look=_item),
        "attach slot": Shown(
            n.SLOT, rule="rune.two-sides", own_words=True, by=_own_item, look=_item
        ),
        "slot": Shown(n.SLOT, rule="equip.hands", by=_own_item, look=_item),
        "discard": Shown(n.IN_PACK, rule="equip.backpack", by=_carried, look=_dropped),
        "give": Shown(n.ORIGIN_OF, n.PLACE, rule="trade.combat", by=_given, look=_traded),
        "take": Shown(n.ORIGIN_OF, n.PLACE, rule="trade.combat", by=_given, look=_traded),
        "send": Shown(n.SPACE, rule="components.figures-black-cat"),
        # between locations
        "set": Shown(n.SET, rule="create.source-of-rules", by=between.set_of, look=between.one_set),
        "deck": Shown(n.DECK, rule="merchant.fee", by=between.looked, look=between.deck),
        "sell": Shown(n.ORIGIN_OF, rule="merchant.sell"),
        "item": Shown(n.PLACE, rule="merchant.sell", by=_own_item, look=_item),
        "leave": Shown(rule="interlude.merchant-optional"),
        "go-on": Shown(rule="session.when"),
        "stop": Shown(rule="session.when"),
        "scene option": Shown(
            n.OPTION, rule="campaign.echoes", by=between.answered, look=between.answer
        ),
        # targets
        "figure": Shown(n.WHO),
        "target figure": Shown(n.WHO, rule="attack.single", by=_aimed, look=_target),
        "who-takes figure": Shown(n.WHO, rule="loot.who-gets", own_words=True),
        "who-rolls figure": Shown(
            n.WHO, rule="challenge.who", own_words=True, by=_tried, look=_try
        ),
        "space": Shown(n.SPACE, by=_reach, look=_area),
        "damage": Shown(n.DAMAGE, rule="skill.stack-conversion"),
        # dice
        "reroll": Shown(n.ORIGIN_OF, n.BY, rule="source.reroll", by=_rerolled, look=_reroll),
        "die": Shown(n.DIE, rule="dice.reroll-together", look=_die),
        "colour": Shown(n.COLOUR, rule="dice.reduction"),
        # exploring
        "travel": Shown(n.SPACE, rule="explore.travel"),
        "group": Shown(n.SPACE, rule="explore.choice-sequential"),
        "explore-here": Shown(rule="explore.choice"),
        "held": Shown(n.LOCATION_CARD, rule="explore.hold-any-space"),
        "explore-or-hold done": Shown(rule="explore.fully-explored", own_words=True),
        "location-card": Shown(n.LOCATION_CARD, look=_unseen),
        "option": Shown(n.OPTION, rule="card.who-chooses", by=_offered, look=_option),
        "row": Shown(n.OPTION, rule="challenge.auto", by=_results, look=_row),
        "due": Shown(n.DUE, rule="status.start-order", by=_due, look=_first),
        "leave-it": Shown(rule="loot.who-gets"),
        # yes and no
        "yes": Shown(),
        "no": Shown(),
        "ready-made yes": Shown(own_words=True, by=between.build, look=between.as_made),
        "ready-made no": Shown(own_words=True),
        "may-roll yes": Shown(own_words=True, by=_tried, look=_try),
        "may-roll no": Shown(own_words=True, look=_page),
        "claim yes": Shown(own_words=True, look=_page),
        "claim no": Shown(own_words=True, look=_page),
        "lend-keyword yes": Shown(own_words=True, look=_page),
        "lend-keyword no": Shown(own_words=True, look=_page),
        "leave yes": Shown(own_words=True, look=_page),
        "leave no": Shown(own_words=True, look=_page),
        "wear yes": Shown(own_words=True),
        "wear no": Shown(own_words=True),
        "rest-recover yes": Shown(own_words=True),
        "rest-recover no": Shown(own_words=True),
    },
    asks={
        "reroll-dice": "dice.reroll-together",
        "enemy-target": "target.tie",
        "enemy-route": "minion.route",
        "include": "attack.area-self",
        "another": "attack.multi",
        "strike-back": "skill.reaction",
        "turned": "status.dominated-known",
        "teleport": "map.teleport",
        "free-move": "skill.actions-free",
        "resolve-order": "explore.resolve-order",
        "stack-order": "end.several-cards",
        "result-order": "challenge.result-order",
        "may-roll": "challenge.who",
        "claim": "challenge.auto",
        "lend-keyword": "challenge.temp-keyword",
        "leave": "exit.unanimous",
        "wear": "trade.place",
        "rest-recover": "rest.recover-package",
        "rest-revive": "rest.revive",
        "rest-items": "rest.equip-trade",
        "rest-use": "rest.use-one",
        "give-up": "party.giving-up",
        "choose-origin": "party.unique-origins",
        "ready-made": "create.premade",
        "first-skills": "create.four-skills",
        "first-talents": "create.source-of-rules",
        "unlock-talent": "level.talent",
        "learn-skill": "level.skill",
        "respec": "level.respec",
        "swap-for": "level.respec-slots",
        "bargain": "merchant.buy",
        "free-look": "merchant.free-consumables",
        "lend-die": "origin.special-ability",
        "set-die": "dice.set",
        "keep-rune": "rune.replace-item",
        "target": "attack.range",
        "lose-status": "status.cleared",
    },
    number=n.number,
)
