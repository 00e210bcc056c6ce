"""What can be wrong with a game's proofs."""

from typing import NamedTuple

MOST_RULES_A_TEST = 4

# In the order in which it is told.
KINDS = {
    "broken": "Files that cannot be read",
    "card": "Cards that do not parse",
    "layout": "Layouts that are not understood, or have no place for something",
    "guide": "Guided games that are not understood, or cannot be followed to their end",
    "failed": "Proving tests that fail",
    "skipped": "Proving tests that were skipped, and so prove nothing",
    "no-such-rule": "Citations of no rule",
    "no-such-proof": "Tests that prove no rule there is",
    "crowded": f"Tests that prove more than {MOST_RULES_A_TEST} rules; make several of each",
    "uncited": "Rules that nothing cites; write `# rule: ...` where the code carries them out",
    "unproven": "Rules that no test proves; write one with @proves",
    "idle": "Tests that run no line and play no card that cites the rule they prove",
    "unplayed": "Cards that no proving test plays",
}


class Problem(NamedTuple):
    """Something that `gloam check` finds wrong; `kind` is one of `KINDS`."""

    game: str  # "" if it belongs to none
    kind: str
    what: str
