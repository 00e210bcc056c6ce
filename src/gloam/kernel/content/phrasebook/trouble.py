"""What a person is told when a phrase or a text cannot be taken."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class PhraseError(ValueError):
    """A phrase that cannot be registered, or a text with no parse or two.

    The message says which text, where in it, and what would do instead.
    """


def unknown(what: str, name: str, known: Iterable[str]) -> PhraseError:
    """`what` is not there: name the nearest one, or all of them."""
    names = list(known)
    near = get_close_matches(name, names, n=1)
    hint = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(names) or 'none'}."
    return PhraseError(f"{what} {name!r} is not known. {hint}")
