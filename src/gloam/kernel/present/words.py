"""Words: what prompts, options, events and nodes say, from a game's Fluent file."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from gloam.kernel.present.scene import Words

SHARED = """
ask-choose = Choose.
ask-react = Do you react?
ask-together = Everybody chooses.
option-pass = Pass
option-wait = Wait
option-revise = Change my mind
option-done = No more
"""


class Wordbook:
    """The messages of one game in one language."""

    def __init__(self, language: str, text: str, where: str) -> None:
        for part in FluentParser().parse(text).body:
            if isinstance(part, Junk):
                told = "; ".join(str(note.message) for note in part.annotations)
                content = (part.content or "").strip().splitlines()[0]
                raise ValueError(f"{where}: cannot read {content!r}: {told}")
        # Isolation marks are for bidirectional text in browsers; terminals show them as junk.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(SHARED))
        self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        self.where = where

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, words: Words) -> str:
        """The words as a sentence. Raises KeyError or ValueError that tells what is missing."""
        if not self.bundle.has_message(words.key):
            raise KeyError(f"{self.where} has no message {words.key!r}")
        pattern = self.bundle.get_message(words.key).value
        if pattern is None:
            raise KeyError(f"the message {words.key!r} in {self.where} has no text")
        args = {k: self.say(v) if isinstance(v, Words) else v for k, v in words.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.where}: {words.key}: {errors[0]}")
        return str(text)
