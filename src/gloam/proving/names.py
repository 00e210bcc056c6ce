"""Who uses a constant.

`HAND = 7  # rule: deal.hand-size` runs once, when its module is imported, and never in play. The
rule is carried out where the name is used. Names are compared as they are written, without
asking what they refer to: enough to see that a test went there.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from gloam.proving.sources import Block, Source

Lines: TypeAlias = dict[Path, set[int]]


class Names:
    """The names that a game's sources use."""

    def __init__(self, sources: list[Source]) -> None:
        self.in_play: dict[str, Lines] = {}
        self.in_constants: dict[str, set[str]] = {}  # name: the names of constants made of it
        for source in sources:
            for name, line in _uses(source.tree):
                if line in source.played_lines:
                    self.in_play.setdefault(name, {}).setdefault(source.path, set()).add(line)
            for statement in _run_on_import(source.tree.body):
                for name, _ in _uses(statement):
                    self.in_constants.setdefault(name, set()).update(names_bound(statement))

    def users(self, names: set[str]) -> Lines:
        """The lines in play that use one of the names, or a constant made of one."""
        known: set[str] = set()
        while new := names - known:
            known |= new
            names = {made for name in new for made in self.in_constants.get(name, ())}
        lines: Lines = {}
        for name in known:
            for path, used in self.in_play.get(name, {}).items():
                lines.setdefault(path, set()).update(used)
        return lines


def names_bound(block: Block | ast.expr) -> set[str]:
    """The names that an assignment or a class gives."""
    match block:
        case ast.Assign(targets=targets):
            return set().union(*(names_bound(target) for target in targets))
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
            return names_bound(target)
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return set().union(*(names_bound(part) for part in parts))
        case ast.Name(id=name) | ast.ClassDef(name=name):
            return {name}
        case _:
            return set()


def _uses(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name, node.lineno


def _run_on_import(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _run_on_import(statement.body)
        elif not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            yield statement
