"""Words: what prompts, options, events and nodes say, from a game's Fluent file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Junk, Message, Term

from gloam.kernel.present.scene import Words

SHARED = """
ask-choose = Choose.
ask-react = Do you react?
ask-together = Everybody chooses.
ask-agree = All must agree.
ask-majority = The majority decides.
option-pass = Pass
option-wait = Wait
option-revise = Change my mind
option-done = No more
waits-choose = is choosing.
waits-react = may react.
waits-together = is choosing, as everybody is.
waits-agree = has still to agree.
waits-majority = has still to vote.
why = : { $cause }
"""

SEAL = "sealed:"  # begins the group comment above sealed messages


def read_words(folder: Path) -> str:
    """All words of a game: its `words.en.ftl` and, where that would be long, the files of `words/`
    too, in the order of their names. What a file seals it seals to its own end only."""
    files = [folder / "words.en.ftl", *sorted((folder / "words").glob("*.en.ftl"))]
    return "\n##\n\n".join([file.read_text(encoding="utf-8") for file in files])


def split_messages(text: str) -> list[tuple[str, str]]:
    """The messages of a Fluent file one by one, each with what it waits for (empty: nothing).

    `## sealed: act-two` seals what follows, up to the next group comment. Comments are left out:
    they are for those who write the file.
    """
    found: list[tuple[str, str]] = []
    seal = ""
    for part in FluentParser().parse(text).body:
        if isinstance(part, GroupComment):
            told = (part.content or "").strip()
            seal = told.removeprefix(SEAL).strip() if told.startswith(SEAL) else ""
        elif isinstance(part, Message | Term) and part.span is not None:
            start = part.span.start if part.comment is None else _end(part.comment)
            found.append((seal, text[start : part.span.end].strip("\n") + "\n"))
    return found


def _end(comment: Comment) -> int:
    assert comment.span is not None, "the parser tells where everything stands"
    return comment.span.end


class About(NamedTuple):
    """What a thing is, in a sentence or two, and the ledger entry that says so."""

    text: str
    rule: str


class Wordbook:
    """The messages of one game in one language."""

    def __init__(self, language: str, text: str, where: str) -> None:
        self.keys: list[str] = []
        for part in FluentParser().parse(text).body:
            if isinstance(part, Message):
                self.keys.append(part.id.name)
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

    def about(self, words: Words, **numbers: int) -> About | None:
        """What the thing is that these words name: attributes `about` and `rule` of the message.

        `numbers` is what the node counts; the words' own arguments come first. None if the game
        does not say.
        """
        if not self.bundle.has_message(words.key):
            return None
        told = self.bundle.get_message(words.key).attributes
        if "about" not in told:
            return None
        args = {**numbers, **self._args(words)}
        text, errors = self.bundle.format_pattern(told["about"], args)
        if errors or "rule" not in told:
            raise ValueError(f"{self.where}: {words.key}: {errors[0] if errors else 'no .rule'}")
        rule, _ = self.bundle.format_pattern(told["rule"], {})
        return About(str(text), str(rule))

    def say(self, words: Words) -> str:
        """The words as a sentence. Raises KeyError or ValueError that tells what is missing."""
        if not self.bundle.has_message(words.key):
            raise KeyError(f"{self.where} has no message {words.key!r}")
        pattern = self.bundle.get_message(words.key).value
        if pattern is None:
            raise KeyError(f"the message {words.key!r} in {self.where} has no text")
        text, errors = self.bundle.format_pattern(pattern, self._args(words))
        if errors:
            raise ValueError(f"{self.where}: {words.key}: {errors[0]}")
        return str(text)

    def _args(self, words: Words) -> dict[str, str | int]:
        return {k: self.say(v) if isinstance(v, Words) else v for k, v in words.args.items()}
