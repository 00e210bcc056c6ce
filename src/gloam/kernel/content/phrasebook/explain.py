"""Why a text was refused, told to the one who wrote it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from gloam.kernel.content.phrasebook.goals import Goal, Names, Numbers, PhraseRule
from gloam.kernel.content.phrasebook.node import Value
from gloam.kernel.content.phrasebook.parser import Reading, Thread
from gloam.kernel.content.phrasebook.trouble import PhraseError

LETTER = re.compile(r"[\w'’-]")
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")


def two_parses(text: str, parses: Sequence[Value], where: str) -> PhraseError:
    return PhraseError(
        f"{where}this text can be read in two ways.\n"
        f"  {text}\n"
        f"  1. {parses[0]!r}\n"
        f"  2. {parses[1]!r}\n"
        "Reword the text, or change a phrase so that the two differ in words."
    )


def no_parse(goal: Goal, text: str, where: str, book: str) -> PhraseError:
    reading = Reading(goal, text, watching=True)
    halts = [(_halt(text, thread), thread) for thread in reading.stuck]
    at = max([halt for halt, _ in halts] + [end for end, _ in reading.root.found], default=0)
    threads = [thread for halt, thread in halts if halt == at]
    lines = [f"{where}{_unread(text, at)}", *_excerpt(text, at)]
    wanted = list(dict.fromkeys(_wanted(thread, at) for thread in threads))
    if 0 < len(wanted) <= 4:
        lines.append(f"Here could stand: {' or '.join(wanted)}")
    nearest = _nearest(reading, at, threads)
    if nearest:
        lines += ["Nearest phrases:", *(f"  {shown}" for shown in nearest)]
    lines.append(f"Reword the text, or add a phrase to the phrasebook {book!r}.")
    return PhraseError("\n".join(lines))


def _halt(text: str, thread: Thread) -> int:
    """Where a thread could not go on: at the start of the word that differs."""
    rule, step, at, _, _ = thread
    words = rule.items[step]
    if not isinstance(words, str):
        return at
    same = 0
    while same < len(words) and text[at + same : at + same + 1] == words[same]:
        same += 1
    at += same
    if LETTER.match(words, same) or LETTER.match(text, at):
        while at > 0 and LETTER.match(text, at - 1):
            at -= 1
    return at + text.startswith(" ", at)


def _unread(text: str, at: int) -> str:
    if at == len(text):
        return "this text ends where more is wanted."
    stop = SENTENCE_END.search(text, at)
    stretch = text[at : stop.end() if stop else len(text)].strip() or text[at:]
    return f"cannot read “{stretch}” (character {at + 1})."


def _excerpt(text: str, at: int) -> list[str]:
    start = max(0, at - 60)
    before = ("…" if start else "") + text[start:at]
    after = text[at : at + 40] + ("…" if at + 40 < len(text) else "")
    return [f"  {before}{after}".replace("\n", " "), f"  {' ' * len(before)}^"]


def _wanted(thread: Thread, at: int) -> str:
    rule, step, reached, _, _ = thread
    item = rule.items[step]
    if isinstance(item, str):
        return f"“{item[max(0, at - reached) :].strip() or item.strip()}”"
    if isinstance(item.goal, Names):
        return f"a name of {item.goal.category!r}"
    in_words = isinstance(item.goal, Numbers) and item.goal.words
    return f"a number in {'words' if in_words else 'figures'}"


def _nearest(reading: Reading, at: int, threads: Sequence[Thread]) -> list[str]:
    """The phrases and names most like what stands there, three at most."""
    scores: dict[object, tuple[float, str]] = {}
    for thing, score, shown in _candidates(reading, at, threads):
        if score > scores.get(thing, (0.4, ""))[0]:
            scores[thing] = (score, shown)
    ranked = sorted(scores.values(), key=lambda scored: -scored[0])
    return [shown for score, shown in ranked[:3] if score > 0.7 * ranked[0][0]]


def _candidates(
    reading: Reading, at: int, threads: Sequence[Thread]
) -> Iterator[tuple[object, float, str]]:
    """Phrases that might start in this sentence up to here; names that might stand here."""
    text = reading.text
    ends = [stop.end() for stop in SENTENCE_END.finditer(text)]
    start = max((end for end in ends if end <= at), default=0)
    stop = min((end for end in ends if end > at), default=len(text))
    reached = [(thread[0], thread[4]) for thread in threads]
    for place in reading.chart.values():
        if not start <= place.at <= at:
            continue
        like = SequenceMatcher(b=text[place.at : stop].lower(), autojunk=False)
        for rule in place.goal.rules:
            if isinstance(rule, PhraseRule):
                like.set_seq1(re.sub(r"\{\w+\}", "", rule.shown).lower())
                # Having come this far by a phrase speaks for it.
                yield rule.phrase, like.ratio() + 0.25 * ((rule, place) in reached), rule.shown
        if isinstance(place.goal, Names) and place.at == at:
            for words in place.goal.names:
                like.set_seqs(words.lower(), text[at : at + len(words)].lower())
                yield words, like.ratio(), words
