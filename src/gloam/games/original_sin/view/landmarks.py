"""Pictures of places: by what a space is called, since a map prints no more than that."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

# Words of names, and the picture they call for; the first that fits.
LANDMARKS: Final = (
    (r"cell|rack|cage|kennel|collar|stool", "cell"),
    (r"stair|steps|ramp|ladder", "stair"),
    (r"drain|sluice|oil|cistern|drips|brine", "water"),
    (r"wreck|hull|sunken hold|deck|landing", "wreck"),
    (r"shallow|pool|sand|reef|causeway|hollow|shore", "shore"),
    (r"cliff|ledge|gull|face|hill|crag", "cliff"),
    (r"cave|throat|chamber|knot|taproot|under |hanging", "cave"),
    (r"camp|tents|halt|clamps|cart|yard", "camp"),
    (r"gate|door|bar|porch|stile", "gate"),
    (r"nave|shrine|vestry|hall|choir|bell|sorry", "hall"),
    (r"record|reading|office|counting|room|bench", "books"),
    (r"kitchen|house|hut|attic", "house"),
    (r"field|rows|nursery|garden|cabbage", "field"),
    (r"wood|tree|elm|edge", "wood"),
    (r"furnace|forge|smithy|brazier|burnt", "forge"),
    (r"crypt|tomb|grave", "tomb"),
    (r"well", "well"),
    (r"lamp|light|tower", "tower"),
)
ELSEWHERE: Final = "road"


@cache
def landmark(name: str) -> str:
    """The picture of a space."""
    found = [picture for words, picture in LANDMARKS if re.search(words, name.lower())]
    return f"place-{found[0] if found else ELSEWHERE}"
