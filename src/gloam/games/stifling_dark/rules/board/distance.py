"""Distances: spaces counted along lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import Final

NO_WAY: Final = 255  # a distance that no figure can walk


def steps_along(
    near: Sequence[Sequence[int]],
    start: int,
    most: int = NO_WAY,
    shut: Collection[int] = (),
    cut: Collection[tuple[int, int]] = (),
    passages: Mapping[int, Sequence[int]] | None = None,
) -> list[int]:
    """Steps to every space along the lines `near`, NO_WAY beyond `most`.

    `cut` are lines that are shut, in both orders. A space in `shut` can be the last one of a
    way, not one on it. `passages` are lines besides, which know neither.
    """
    # rule: within.count, within.ignores, within.blocked, within.shortest, within.door-token
    steps = [NO_WAY] * len(near)
    steps[start] = 0
    queue = deque([(start, 0)])
    beyond = {start}  # spaces from which the count has gone on
    while queue:
        here, far = queue.popleft()
        if far == most:
            continue
        for there in near[here]:
            if there in beyond or (cut and (here, there) in cut):
                continue
            if steps[there] == NO_WAY:
                steps[there] = far + 1
            if there not in shut:
                beyond.add(there)
                queue.append((there, far + 1))
        if passages and here in passages:
            for there in passages[here]:  # rule: within.passages
                if there not in beyond:
                    steps[there] = min(steps[there], far + 1)
                    beyond.add(there)
                    queue.append((there, far + 1))
    return steps
