"""Evidence: handed in at a Computer or Ticket Booth, its rewards, and the quota."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.amusement_park.mirror_maze import show_mirrors
from gloam.games.stifling_dark.rules.board.adjacent import windows_beside, zones_beside
from gloam.games.stifling_dark.rules.investigators.major_abilities import gain_major
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    involved_done,
    may_involve,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import (
    draw_cursed_item,
    draw_general,
    gain_item,
    spend,
)
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    relight,
    reveal_token,
    takes_no_light,
)
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    lay_open_window,
)
from gloam.games.stifling_dark.rules.on_the_map.secret_passages import passage_keys
from gloam.games.stifling_dark.rules.reacting.interrupting import can_use_now
from gloam.games.stifling_dark.state import (
    HIDDEN,
    MEDICAL_SUPPLY,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import members

QUOTA: Final = {2: 2, 3: 3, 4: 5}  # rule: count.evidence
KEEP: Final[Key] = ("keep",)
NOTHING: Final[Key] = ("none",)
JOURNAL: Final = FACE["journal"]

# Rewards that can be had once a game, by anybody of the team.
CURSED, MEDICAL, MAJOR, DIM, PASSAGE = 1, 2, 4, 8, 16


def hand_in_keys(game: StiflingDark, who: int) -> list[Key]:
    """Any number of the Evidence that one carries, on a space for it."""
    # rule: evidence.hand-in, sawmill.computers, park.booths, concept.interaction-space
    one = game.team[who]
    if game.ground.board.spaces[one.space].kind != "hand_in" or not may_involve(game, who):
        return []
    # rule: count.evidence-placed, evidence.after-quota
    return [("hand-in", n) for n in range(1, one.evidence.bit_count() + 1)]


def hand_in(game: StiflingDark, who: int, n: int) -> None:
    """It leaves the game; each may give a reward."""
    one = game.team[who]
    for number in members(one.evidence)[:n]:
        one.evidence &= ~(1 << number)  # rule: interact.evidence
    game.handed_in += n  # rule: evidence.shared-total
    game.tell("hands-in", who, n, game.handed_in)
    # rule: evidence.many, evidence.quota-timing
    game.agenda.call(*[("reward", who) for _ in range(n)], then=("has_handed_in", who))


@PROCEDURES.plain
def involved_is_done(game: StiflingDark, who: int, results: tuple[int | None, ...] = ()) -> None:
    involved_done(game, who)


# --- rewards ---


@PROCEDURES.asking
def reward(game: StiflingDark, who: int) -> Flow[None]:
    """One reward of one's choice, or none."""
    keys = reward_keys(game)
    if can_use_now(game, who, JOURNAL):
        keys.append(("use", JOURNAL))
    key: Key = yield choose(game.seat_of(who), keys, ("reward", who))
    word = key[0]
    if word == "use":
        spend(game, who, JOURNAL)
        game.agenda.call(("reward", who), *calls_of(TEXTS[JOURNAL].acts, game, who, JOURNAL))
        return
    game.tell("reward", who, word)
    if word == "reward-interest":
        reveal_token(game, key[1])  # rule: evidence.reveal-poi
    elif word == "reward-general":
        draw_general(game, who, 1)
    elif word == "reward-cursed":
        game.once_taken |= CURSED  # rule: evidence.once, evidence.once-team
        draw_cursed_item(game, who)
    elif word == "reward-medical":
        game.once_taken |= MEDICAL
        gain_item(game, who, game.zones[MEDICAL_SUPPLY][0])
    elif word == "reward-major":
        game.once_taken |= MAJOR
        gain_major(game, key[1])  # rule: ability.major-overflow
    elif word == "reward-window":
        yield from lay_or_keep(game, who, window_keys(game, who), "windows")
    elif word == "reward-dim":
        game.once_taken |= DIM  # rule: evidence.dim-sawmill
        yield from lay_or_keep(game, who, dim_keys(game, who), "dims")
    elif word == "reward-passage":
        game.once_taken |= PASSAGE  # rule: token.secret-passage
        yield from lay_or_keep(game, who, passage_keys(game, who), "passages")
    elif word == "reward-mirrors":
        show_mirrors(game)
        game.agenda.call(("rearrange_mirrors", who))


def reward_keys(game: StiflingDark) -> list[Key]:
    keys: list[Key] = [
        ("reward-interest", number)
        for number, token in enumerate(game.tokens)
        if token.kind == "interest" and token.status == HIDDEN
    ]
    keys += [("reward-window",), ("reward-general",)]  # rule: evidence.repeatable
    taken = game.once_taken  # rule: evidence.once, evidence.once-team
    if not taken & CURSED:
        keys.append(("reward-cursed",))
    if not taken & MEDICAL and game.zones[MEDICAL_SUPPLY]:
        keys.append(("reward-medical",))
    if not taken & MAJOR:
        lacking = [who for who in game.living() if not game.team[who].major]
        keys += [("reward-major", who) for who in lacking]
    if not taken & DIM and game.scenario == "sawmill":  # rule: evidence.dim-sawmill
        keys.append(("reward-dim",))
    if not taken & PASSAGE:
        keys.append(("reward-passage",))
    if game.ground.colours:
        keys.append(("reward-mirrors",))  # rule: evidence.mirror-park, mirror.reward
    return [*keys, NOTHING]


# --- tokens that are laid at once or kept ---


def lay_or_keep(game: StiflingDark, who: int, places: list[Key], what: str) -> Flow[None]:
    # rule: evidence.token-rewards
    key: Key = yield choose(game.seat_of(who), [*places, KEEP], ("lay-or-keep", who))
    if key == KEEP:
        one = game.team[who]
        setattr(one, what, getattr(one, what) + 1)
    else:
        lay(game, who, key)


def lay(game: StiflingDark, who: int, key: Key) -> None:
    if key[0] == "lay-window":
        lay_open_window(game, key[1])
    elif key[0] == "lay-passage":
        game.agenda.call(("lay_passage", who, key[1]))
    else:
        game.dim_zones |= 1 << key[1]  # rule: token.dim
        game.tell("dim-zone", key[1])
        relight(game)


def window_keys(game: StiflingDark, who: int) -> list[Key]:
    # rule: token.adjacent-window
    return [("lay-window", gate) for gate in windows_beside(game, who)]


def dim_keys(game: StiflingDark, who: int) -> list[Key]:
    """The Zone one is in, and those with a space next to one."""
    zones = zones_beside(game, game.team[who].space)  # rule: token.dim-adjacent-zone
    return [("lay-dim", zone) for zone in zones if takes_dim(game, zone)]


def takes_dim(game: StiflingDark, zone: int) -> bool:
    return not game.dim_zones >> zone & 1 and not takes_no_light(game, zone)


def kept_keys(game: StiflingDark, who: int) -> list[Key]:
    """Tokens kept from rewards, laid as an Interact of a later turn."""
    one = game.team[who]
    keys = window_keys(game, who) if one.windows else []
    keys += passage_keys(game, who) if one.passages else []
    return keys + (dim_keys(game, who) if one.dims else [])


def lay_kept(game: StiflingDark, who: int, key: Key) -> None:
    one = game.team[who]
    if key[0] == "lay-window":
        one.windows -= 1
    elif key[0] == "lay-passage":
        one.passages -= 1
    else:
        one.dims -= 1
    lay(game, who, key)
