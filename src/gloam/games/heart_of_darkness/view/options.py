"""What a person is shown of an option: its words, the things it touches, the rule behind it."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CURSE, PERSONAL, RITUAL, TRAP, TYPE
from gloam.games.heart_of_darkness.cards.modifiers import move_cost
from gloam.games.heart_of_darkness.rules.actions.gates import actions_to_repair
from gloam.games.heart_of_darkness.rules.setup import loot_faces
from gloam.games.heart_of_darkness.state import (
    BEGUN,
    HANDS,
    LOOKED_AT,
    NO_ONE,
    PLACES,
    RESOLVING,
    SECOND,
    Heart,
)
from gloam.games.heart_of_darkness.view.deadly import is_deadly
from gloam.games.heart_of_darkness.view.names import (
    CARD,
    CREATURE_ID,
    FALLEN,
    GATE_ID,
    HAND_ID,
    KIND,
    PERSON,
    PLACE,
    QUESTS_ID,
    SEAT,
    SPACE_ID,
    card_id,
    number,
)
from gloam.kernel.core.asks import REVISE, WAIT, Ask, Key
from gloam.kernel.present.options import Look, Options, Shown, about_word
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import NUMBER, Thing

ACCUSED = Thing("who", SEAT.words, each=1)  # nobody's sheet asks to be clicked for that
HELD = Thing("card", CARD.words)  # where it lies decides what is touched
CARD_RULES = {
    CURSE: "curse.play-to-discard",
    PERSONAL: "personal.returns",
    RITUAL: "ritual.success",
    TRAP: "trapcard.success",
}
PLAY_RULES = {
    CURSE: "curse.play-to-discard",
    RITUAL: "ritual.roll",
    TRAP: "trapcard.roll",
}


# --- what the table decides ---


def _lies(game: Heart, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The zone in which the seat sees a card that an option names, and how many lie there."""
    faces, face = game.pack.faces, key[1]
    hands = [HANDS + who for who in (*_asked(game, seat, ask), seat, seat + SECOND)]
    begun = [BEGUN + seat, BEGUN + seat + SECOND]
    # What is looked at comes first: only then it is asked about, whatever the hand holds.
    for zone in (LOOKED_AT + seat, *hands, RESOLVING, *begun):
        equal = [faces[piece] for piece in game.zones[zone]].count(face)
        if equal:
            return (zone, equal)
    return ()


def _asked(game: Heart, seat: int, ask: Ask) -> list[int]:
    """Whose cards are meant: whoever plays alone has two hands, maybe with equal cards."""
    word = about_word(ask.about)
    if word == "opening":
        faces = [key[1] for key in ask.offer(seat) if key != REVISE]
        own = [who for who in game.cast() if game.seat_of(who) == seat]
        return [who for who in own if loot_faces(game, who) == faces]  # rule: solo.setup
    if word == "give" and game.talk is not None:
        return [game.talk.partner(int(ask.about[1]))]  # rule: solo.trade
    turn = game.turn.who
    return [turn] if turn != NO_ONE and game.seat_of(turn) == seat else []


def _card(key: Key, zone: int = -1, equal: int = 0) -> Look:
    return Look(touches=_card_nodes(key[1], zone, equal))


def _whose(game: Heart, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Where it lies; for a player of two, also whose it is."""
    zone, equal = _lies(game, seat, ask, key)
    if not game.solo:
        return (zone, equal)
    return (zone, equal, number(game, PERSON, zone - HANDS))


def _of_whom(key: Key, zone: int, equal: int, who: int = NO_ONE) -> Look:
    touches = _card_nodes(key[1], zone, equal)
    if who == NO_ONE:
        return Look(touches=touches)
    return Look("discard-opening-of", also=((PERSON, who),), touches=touches)


def _played(game: Heart, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Where it lies, and whether it kills for certain."""
    return (*(_lies(game, seat, ask, key) or (-1, 0)), is_deadly(game, game.turn.who, key))


def _play(key: Key, zone: int, equal: int, deadly: int) -> Look:
    type_ = TYPE[key[1]]
    note = Words("note-curse-if-it-fails") if type_ == RITUAL else None  # rule: ritual.failure
    look = _task(key, zone, equal, deadly)
    return look._replace(
        says=f"play-{type_}", rule=PLAY_RULES.get(type_, ""), note=look.note or note
    )


def _task(key: Key, zone: int, equal: int, deadly: int) -> Look:
    """A Quest or a Curse; who would die of its price is told, and asked once more."""
    touches = _card_nodes(key[1], zone, equal)
    return Look(touches=touches, grave=bool(deadly), note=DEADLY if deadly else None)


def _give_up(key: Key, zone: int = -1, equal: int = 0) -> Look:
    """A Personal Item does not come back: whoever gives it up is told, and asked once more."""
    touches = _card_nodes(key[1], zone, equal)
    if TYPE[key[1]] != PERSONAL:
        return Look(touches=touches)
    note = Words("note-gone-for-good")
    return Look(touches=touches, rule="discard.personal", grave=True, note=note)


def _card_nodes(face: int, zone: int, equal: int) -> tuple[str, ...]:
    """Equal cards are one option: whichever is pressed."""
    if HANDS <= zone < HANDS + PLACES:
        within = HAND_ID[zone - HANDS]
    elif BEGUN <= zone < BEGUN + PLACES:
        within = QUESTS_ID[zone - BEGUN]
    else:
        within = "resolving" if zone == RESOLVING else "looked-at"
    return tuple([card_id(within, face, copy) for copy in range(equal)])


def _here(game: Heart, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Where the active player's Protagonist stands."""
    one = game.protagonists.get(game.turn.who)
    return () if one is None else (one.place,)


def _space(key: Key, *here: int) -> Look:
    return Look(touches=tuple([SPACE_ID[place] for place in here]))


def _repairs(game: Heart, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Where, and for how many Actions."""
    one = game.protagonists[game.turn.who]
    return (one.place, actions_to_repair(game, game.turn.who, key[1]))


def _gate(key: Key, place: int, cost: int) -> Look:
    return Look(also=((PLACE, place),), touches=(GATE_ID[place],), note=_spends(cost))


def _struck(key: Key, *here: int) -> Look:
    return Look(touches=tuple([CREATURE_ID[key[1]][place] for place in here]))


def _creature(key: Key) -> Look:
    _, kind, place = key
    return Look(touches=(CREATURE_ID[kind][place],))


def _cost(game: Heart, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    who = game.turn.who
    return (move_cost(game, who), is_deadly(game, who, key))


def _move(key: Key, cost: int, deadly: int) -> Look:
    return Look(note=DEADLY if deadly else _spends(cost), grave=bool(deadly))


def _spends(actions: int) -> Words:
    return Words("note-actions", {"n": actions})


def _card_rule(game: Heart) -> str:
    """The rule behind the card that is being carried out."""
    played = game.zones[RESOLVING]
    if not played:
        return "quest.begin-limits"  # a Quest's price
    return CARD_RULES.get(TYPE[game.pack.faces[played[-1]]], "play.free")


# --- all options ---

ONE_ACTION = _spends(1)
DEADLY = Words("note-deadly")

OPTIONS: Options[Heart] = Options(
    {
        # Actions
        "move": Shown(PLACE, rule="move.action", by=_cost, look=_move),
        "tunnel": Shown(PLACE, rule="move.tunnel", by=_cost, look=_move),
        "talk": Shown(PERSON, rule="talk.action", note=ONE_ACTION),
        "fight": Shown(rule="combat.action", note=ONE_ACTION),
        "recover": Shown(FALLEN, rule="recover.action", note=ONE_ACTION),
        "repair": Shown(NUMBER, rule="location.repair", by=_repairs, look=_gate),
        "assemble": Shown(HELD, rule="location.assemble", by=_lies, look=_card, note=ONE_ACTION),
        "consult": Shown(HELD, rule="location.consult", by=_lies, look=_card, note=ONE_ACTION),
        # Free Actions
        "loot": Shown(rule="loot.free"),
        "set-trap": Shown(rule="trap.set", by=_here, look=_space),
        "discard": Shown(rule="discard.free"),
        "call": Shown(rule="boat.summon"),
        "end": Shown(rule="turn.unused"),
        "play": Shown(HELD, rule="play.free", by=_played, look=_play),
        "begin": Shown(HELD, rule="quest.begin", by=_played, look=_task),
        "resolve": Shown(HELD, rule="quest.resolve", by=_played, look=_task),
        # Combat
        "bare-hands": Shown(rule="combat.weapon"),
        "weapon": Shown(HELD, rule="combat.weapon", by=_lies, look=_card),
        "hit": Shown(KIND, rule="combat.split", by=_here, look=_struck),
        "spare": Shown(rule="combat.hit-kill"),
        # cards of one's hand
        "opening discard": Shown(
            HELD, rule="setup.opening-draw", own_words=True, by=_whose, look=_of_whom
        ),
        "discard card": Shown(HELD, rule="discard.free", own_words=True, by=_lies, look=_give_up),
        "hand-limit card": Shown(
            HELD, rule="turn.hand-limit", own_words=True, by=_lies, look=_give_up
        ),
        "give card": Shown(HELD, rule="talk.give", own_words=True, by=_lies, look=_card),
        # talks
        "give-card": Shown(PERSON, rule="talk.give"),
        "give-trap": Shown(PERSON, rule="talk.traps"),
        "keep-parts": Shown(rule="silence.private-talk"),
        "lead-quests": Shown(rule="silence.private-talk"),
        # whose turn it is
        "would": Shown(rule="silence.turn-signal"),
        "would-not": Shown(rule="silence.turn-signal"),
        "next": Shown(PERSON, rule="turn.order-tie"),
        "first next": Shown(PERSON, rule="solo.separate", own_words=True),
        # Creatures
        "kind": Shown(KIND, rule="spawn.substitute"),
        "hell kind": Shown(KIND, rule="difficulty.hell"),
        "go": Shown(PLACE, rule="advance.route-tie"),
        "target": Shown(PERSON, rule="advance.recency"),
        "noise creature": Shown(KIND, PLACE, rule="loot.noise", own_words=True, look=_creature),
        "devourer creature": Shown(
            KIND, PLACE, rule="advance.order-within", own_words=True, look=_creature
        ),
        # difficulty
        "back yes": Shown(rule="difficulty.much-easier", own_words=True),
        "back no": Shown(rule="difficulty.much-easier", own_words=True),
        "spoils yes": Shown(rule="difficulty.easier", own_words=True),
        "spoils no": Shown(rule="difficulty.easier", own_words=True),
        # The Silence
        "uphold": Shown(rule="silence.outside-breach"),
        "dismiss": Shown(rule="silence.outside-breach"),
        "speak": Shown(NUMBER, rule="silence.penalty"),
        "confess": Shown(rule="silence.outside-breach", grave=True),
        "claim": Shown(ACCUSED, rule="silence.outside-breach"),
        # coming and going
        "leave": Shown(rule="join.when", grave=True),
        "stay": Shown(rule="join.when"),
        "join": Shown(rule="join.when"),
        "stay-out": Shown(rule="join.when"),
        "hand-over": Shown(PERSON, rule="join.solo-grows"),
        # what cards ask
        "banish at": Shown(PLACE, own_words=True),
        "gift card": Shown(HELD, own_words=True, by=_lies, look=_card),
        "give-to who": Shown(PERSON, own_words=True),
        "lay-trap at": Shown(PLACE, own_words=True),
        "mend gate": Shown(PLACE, own_words=True),
        "open-grave recover": Shown(FALLEN, own_words=True),
        "passage go": Shown(PLACE, own_words=True),
        "price card": Shown(HELD, own_words=True, by=_lies, look=_give_up),
        "restore tend": Shown(PERSON, own_words=True),
        "shed curse": Shown(HELD, own_words=True, by=_lies, look=_card),
        "tend tend": Shown(PERSON, own_words=True),
        "tend nobody": Shown(own_words=True),
        "traveller who": Shown(PERSON, own_words=True),
        "unbind who": Shown(PERSON, own_words=True),
        "under under": Shown(HELD, own_words=True, by=_lies, look=_card),
        "walk step": Shown(PLACE, own_words=True),
        "walk stay": Shown(own_words=True),
    },
    # Asks that are not listed are made by the card that is being carried out.
    asks={
        "banish": "guardian.kill-effects",
        "lay-trap": "trapcard.success",
        "open-grave": "recover.all",
        "restore": "protagonist.restore-cap",
        "shed": "curse.play-to-discard",
        "tend": "protagonist.skill",
        "unbind": "curse.play-to-discard",
    },
    rule=_card_rule,
    more=(
        WAIT,
        REVISE,
        *[("repair", count) for count in (1, 2)],
        *[("speak", price) for price in range(3)],
    ),
    number=number,
)
