"""What the facts measure on a board (section 13), and how ways through it are counted."""

from __future__ import annotations

from collections import Counter, deque

from gloam.games.stifling_dark.rules.board.flashlight_lines import beams
from gloam.games.stifling_dark.rules.board.lattice import pairs
from gloam.games.stifling_dark.rules.board.line_of_sight import sees
from gloam.games.stifling_dark.rules.board.printed_board import Board
from gloam.games.stifling_dark.rules.board.within import NO_WAY

Measures = dict[str, list[float]]


def measure(board: Board) -> Measures:
    """Everything that should lie within a tenth of the published boards, by name."""
    colour = "red" if board.doorways["red"] else ""
    steps = [board.steps_from(space, colour=colour) for space in range(board.size)]
    ways = [far for row in steps for far in row if 0 < far < NO_WAY]
    start = [min(steps[s][n] for s in board.starts) for n in range(board.size)]
    degrees = Counter(len(near) for near in board.near_by_colour[colour])

    def nearest(one: str, other: str) -> int:
        here, there = (
            [n for n, space in enumerate(board.spaces) if space.zone == zone]
            for zone in (one, other)
        )
        return min(steps[a][b] for a in here for b in there)

    def apart(spaces: tuple[int, ...]) -> list[int]:
        return [steps[a][b] for i, a in enumerate(spaces) for b in spaces[:i]]

    zones = [nearest(a, b) for i, a in enumerate(board.zones) for b in board.zones[:i]]
    hand_ins = apart(board.hand_ins)
    return {
        "degrees": [degrees[n] for n in range(1, 7)],
        "longest and mean route": [max(ways), sum(ways) / len(ways)],
        "within 2, 3, 5, 8, 10": [
            1 + sum(far <= most for far in ways) / board.size for most in (2, 3, 5, 8, 10)
        ],
        "start to zones": [
            min(start[n] for n, space in enumerate(board.spaces) if space.zone == zone)
            for zone in board.zones
        ],
        "start to hand-ins": sorted(start[n] for n in board.hand_ins),
        "start to interests": sorted(start[n] for n in board.interests),
        "start to medical": sorted(start[n] for n in board.medicals),
        "start to switches": [
            min(start[n] for n in board.switches),
            max(start[n] for n in board.switches),
        ],
        "start to booths": sorted(start[n] for n in board.booths),
        "hand-ins apart": [min(hand_ins), max(hand_ins), sum(hand_ins) / len(hand_ins)],
        "medical apart": list(apart(board.medicals)),
        "exits apart": list(apart(board.exits)),
        "zone to zone": [min(zones), max(zones)],
        "best aim": best_aims(board),
        "in sight": [
            sum(
                0 < far <= 8 and sees(board, one, other)
                for one, row in enumerate(steps)
                for other, far in enumerate(row)
            )
            / board.size
        ],
    }


def best_aims(board: Board) -> list[float]:
    """How many other spaces the best aim lights, on average: in Zones, and outdoors."""
    found: tuple[list[int], list[int]] = ([], [])
    for space in range(board.size):
        most = max(beam.lit.bit_count() for beam in beams(board, space)) - 1
        found[not board.spaces[space].zone].append(most)
    return [sum(counts) / len(counts) for counts in found]


def unlinked(board: Board) -> int:
    """Neighbouring spaces without a line between them."""
    kept = sum(one in board.number and other in board.number for one, other in pairs())
    return kept - sum(link.kind != "dashed" for link in board.links)


def disjoint_ways(
    near: tuple[tuple[int, ...], ...], starts: tuple[int, ...], goal: set[int]
) -> int:
    """How many ways, up to two, lead from the starts to the goal with no space in common."""
    # Each space is an entry (2n) and an exit (2n + 1) with room for one way between.
    used: set[tuple[int, int]] = set()

    def onward(node: int) -> list[int]:
        space, leaving = divmod(node, 2)
        ahead = [2 * n for n in near[space]] if leaving else [node + 1]
        back = [a for a, b in used if b == node]
        return [n for n in ahead if (node, n) not in used] + back

    for found in range(2):
        before = {2 * s + 1: -1 for s in starts}
        queue = deque(before)
        end = -1
        while queue and end < 0:
            node = queue.popleft()
            for other in onward(node):
                if other not in before:
                    before[other] = node
                    queue.append(other)
                    if other // 2 in goal and other % 2 == 0 and (other, other + 1) not in used:
                        end = other
                        break
        if end < 0:
            return found
        used.add((end, end + 1))
        while before[end] >= 0:
            edge = (before[end], end)
            if edge[::-1] in used:
                used.remove(edge[::-1])
            else:
                used.add(edge)
            end = before[end]
    return 2


def cut_spaces(near: tuple[tuple[int, ...], ...], start: int) -> set[int]:
    """Spaces without which something could not be reached from the start."""
    whole = reached(near, start, -1)
    return {n for n in whole - {start} if len(reached(near, start, n)) < len(whole) - 1}


def reached(near: tuple[tuple[int, ...], ...], start: int, without: int) -> set[int]:
    seen = {start, without}
    queue = deque([start])
    while queue:
        for other in near[queue.popleft()]:
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return seen - {without}
