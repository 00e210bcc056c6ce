"""Python sources, and which statement a citing comment is about.

A citation is a comment, `# rule: section.name`, with commas between several. Beside code it
is about that statement; on a line of its own about the next one, or, in a decorator list or
inside brackets, about the one around it. A statement is cited whole: above a `def`, the
function; above an `if`, all its branches.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple, TypeAlias

# What a comment can be about: an `except` and a `case` are to us statements too.
Block: TypeAlias = ast.stmt | ast.excepthandler | ast.match_case
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

_CITES = re.compile(r"#\s*rules?:\s*([^#]*)")
_BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


class SourceError(Exception):
    """A file that cannot be read. Says which, and why."""


@dataclass(frozen=True)
class Comment:
    """A citing comment."""

    rules: tuple[str, ...]
    line: int
    block: Block | None  # what it is about; None if it is about nothing


class Placed(NamedTuple):
    """A statement with its first and last line."""

    first: int
    last: int
    block: Block


@dataclass(frozen=True)
class Source:
    """A Python file: its citations, and which of its lines run in play. Read when first asked."""

    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        try:
            return ast.parse(self.text, str(self.path))
        except SyntaxError as error:
            what = f"{for_people(self.path)}:{error.lineno}: this is not Python: {error.msg}"
            raise SourceError(what) from error

    @cached_property
    def comments(self) -> list[Comment]:
        """The citations, from top to bottom."""
        if not _CITES.search(self.text):
            return []
        nodes = ast.walk(self.tree)
        blocks = [node for node in nodes if isinstance(node, Block) and not _is_docstring(node)]
        return list(_read_comments(self.text, [Placed(*span(block), block) for block in blocks]))

    @cached_property
    def functions(self) -> list[Function]:
        """From the outside in, as `ast.walk` goes."""
        return [node for node in ast.walk(self.tree) if isinstance(node, Function)]

    @cached_property
    def function_lines(self) -> frozenset[int]:
        """The lines of function bodies. The others run once, when the module is imported."""
        bodies = [range(node.body[0].lineno, _end(node) + 1) for node in self.functions]
        return frozenset(line for body in bodies for line in body)

    @cached_property
    def played_lines(self) -> frozenset[int]:
        """The lines that can run in play: those of functions and of lambdas."""
        lambdas = [node.body for node in ast.walk(self.tree) if isinstance(node, ast.Lambda)]
        bodies = [range(body.lineno, _end(body) + 1) for body in lambdas]
        return self.function_lines.union(*bodies)

    @cached_property
    def cited_functions(self) -> dict[Function, set[str]]:
        """The functions in which cited lines lie, with the rules cited there."""
        placed = [(*span(function), function) for function in self.functions]
        cited: dict[Function, set[str]] = {}
        for comment in self.comments:
            if comment.block is None:
                continue
            first, last = span(comment.block)
            around = [f for start, end, f in placed if start <= first and last <= end]
            inside = [f for start, end, f in placed if first <= start and end <= last]
            for function in around[-1:] or inside:  # the innermost around it
                cited.setdefault(function, set()).update(comment.rules)
        return cited


def read_sources(folder: Path) -> list[Source]:
    """The Python files of a folder."""
    paths = sorted(folder.resolve().rglob("*.py"))
    return [Source(path, path.read_text(encoding="utf-8")) for path in paths]


def for_people(path: Path) -> Path:
    """As one would type it here."""
    here = Path.cwd().resolve()
    return path.relative_to(here) if path.is_relative_to(here) else path


def span(block: Block) -> tuple[int, int]:
    """Its first line, decorators included, and its last."""
    match block:
        case ast.match_case():
            return block.pattern.lineno, _end(block.body[-1])
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            decorators = [decorator.lineno for decorator in block.decorator_list]
            return min([block.lineno, *decorators]), _end(block)
        case _:
            return block.lineno, _end(block)


def _read_comments(text: str, blocks: list[Placed]) -> Iterator[Comment]:
    depth = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.OP:
            depth += _BRACKETS.get(token.string, 0)
        if token.type != tokenize.COMMENT or not (cites := _CITES.match(token.string)):
            continue
        line, column = token.start
        alone = not token.line[:column].strip()
        rules = tuple(part.strip() for part in cites[1].split(",") if part.strip())
        if depth or not alone:
            block = _block_beside(blocks, line, bracketed=depth > 0)
        else:
            block = _block_below(blocks, line, column)
        yield Comment(rules or ("",), line, block)


def _block_beside(blocks: list[Placed], line: int, *, bracketed: bool) -> Block | None:
    """The statement on the line; beside the head of a compound one, or in brackets, all of it."""
    inner = _innermost(blocks, line)
    body = getattr(inner, "body", None)
    if bracketed or not body or line <= span(body[0])[0]:
        return inner
    return _next(blocks, line)  # beside `else:`, which is no statement


def _block_below(blocks: list[Placed], line: int, column: int) -> Block | None:
    """The next statement, if it is not further out; among decorators, what is decorated."""
    inner = _innermost(blocks, line)
    if inner and line < getattr(inner, "lineno", 0):
        return inner
    following = _next(blocks, line)
    return following if getattr(following, "col_offset", column) >= column else None


def _innermost(blocks: list[Placed], line: int) -> Block | None:
    around = [placed.block for placed in blocks if placed.first <= line <= placed.last]
    return around[-1] if around else None  # ast.walk goes from the outside in


def _next(blocks: list[Placed], line: int) -> Block | None:
    following = [placed for placed in blocks if placed.first > line]
    return min(following, key=attrgetter("first")).block if following else None


def _is_docstring(node: Block) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _end(node: ast.stmt | ast.excepthandler | ast.expr) -> int:
    return node.end_lineno or node.lineno  # a parsed node has an end
