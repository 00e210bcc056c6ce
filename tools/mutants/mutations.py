"""Small changes to a function, each of which should break a rule."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import TypeAlias

from gloam.proving.sources import Function, Source

Child: TypeAlias = tuple[ast.AST, str, int | None, ast.AST]  # parent, field, place in it, node

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
# A function that returns one of these may return None without every caller stumbling over it.
MAY_BE_NONE = ("None", "Optional", "bool", "object", "Any")


@dataclass(frozen=True, eq=False)
class Mutation:
    """One node of a source's tree, and the node to put in its place."""

    source: Source
    function: Function
    parent: ast.AST
    field: str
    place: int | None  # in the field, if that is a list
    before: ast.AST
    after: ast.AST

    @property
    def line(self) -> int:
        return getattr(self.before, "lineno", self.function.lineno)

    @property
    def change(self) -> str:
        """For people: what it was, and what it became."""
        before = _shorten(self.before)
        return (
            f"{before} dropped" if _is_drop(self.after) else f"{before} -> {_shorten(self.after)}"
        )

    @property
    def changes_nothing(self) -> bool:
        return ast.dump(self.before) == ast.dump(self.after)

    def compile(self) -> CodeType:
        """The module with the change. The tree is as it was when this returns."""
        ast.copy_location(self.after, self.before)
        ast.fix_missing_locations(self.after)
        self._put(self.after)
        try:
            return compile(self.source.tree, str(self.source.path), "exec", dont_inherit=True)
        finally:
            self._put(self.before)

    def _put(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def find_mutations(source: Source, function: Function) -> Iterator[Mutation]:
    """Every change we know to make in a function, always in the same order."""
    for parent, field, place, node in _walk(function):
        for after in _changes(function, parent, field, node):
            yield Mutation(source, function, parent, field, place, node, after)


# ---------------------------------------------------------------- what is changed


def _changes(function: Function, parent: ast.AST, field: str, node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.stmt):
        yield from _statement(function, node)
    elif isinstance(node, ast.expr):
        if _is_condition(parent, field) and not _is_negated_elsewhere(node):
            yield ast.UnaryOp(ast.Not(), node)
        if field == "iter":
            yield ast.Tuple([], ast.Load())  # nothing to go through
        yield from _expression(node)


def _statement(function: Function, node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom() | ast.Await()):
            yield _drop(node)
        case ast.Assign(targets=targets) if not any(isinstance(t, ast.Name) for t in targets):
            yield _drop(node)
        case ast.AugAssign(target=target, op=op, value=value):
            yield _drop(node)
            if type(op) in SUMS and not _is_text(value):
                yield ast.AugAssign(target, SUMS[type(op)](), value)
        case ast.Return(value=ast.expr() as value):
            if _may_return_none(function) and not _is_falsy(value):
                yield ast.Return(ast.Constant(None))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _expression(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Compare(left=left, ops=ops, comparators=others):
            for i, op in enumerate(ops):
                other = COMPARISONS[type(op)]()
                yield ast.Compare(left, [*ops[:i], other, *ops[i + 1 :]], others)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SUMS:
            if not _is_text(left) and not _is_text(right):
                yield ast.BinOp(left, SUMS[type(op)](), right)


def _drop(node: ast.stmt) -> ast.stmt:
    """As if it were not there; yet a generator stays one, and a local name local."""
    return ast.If(ast.Constant(False), [node], [])


def _is_drop(node: ast.AST) -> bool:
    return isinstance(node, ast.If)


def _is_condition(parent: ast.AST, field: str) -> bool:
    return field in ("test", "ifs", "guard")


def _is_negated_elsewhere(node: ast.expr) -> bool:
    """`not x`, `x == y` and `True` become their opposite by changes of their own."""
    match node:
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
        case ast.Compare(ops=[op]):
            return isinstance(op, OPPOSITES)
        case _:
            return False


def _may_return_none(function: Function) -> bool:
    if function.returns is None:
        return True
    words = ast.unparse(function.returns)
    return any(word in words for word in MAY_BE_NONE)


def _is_falsy(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return not value
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return not parts
        case ast.Dict(keys=keys):
            return not keys
        case _:
            return False


def _is_text(node: ast.expr) -> bool:
    """Text or a list: adding to it means joining, and taking away means nothing."""
    match node:
        case (
            ast.Constant(value=str()) | ast.JoinedStr() | ast.List() | ast.Tuple() | ast.ListComp()
        ):
            return True
        case _:
            return False


# ---------------------------------------------------------------- where


def _walk(node: ast.AST) -> Iterator[Child]:
    """What is in a node, from top to bottom, without what no rule depends on."""
    for field, inside in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        children: Iterable[tuple[int | None, object]] = [(None, inside)]
        if isinstance(inside, list):
            children = enumerate(inside)
        for place, child in children:
            if isinstance(child, ast.AST) and not _is_beside_the_rules(child):
                yield node, field, place, child
                yield from _walk(child)


def _is_beside_the_rules(node: ast.AST) -> bool:
    """Errors, checks and counts of our own, and texts: a test may pass whatever they say."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="played"))):
            return True  # which cards the tests have played (`card_coverage`)
        case _:
            return isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr)


def _shorten(node: ast.AST) -> str:
    lines = ast.unparse(node).splitlines()
    text = lines[0] if len(lines) == 1 else f"{lines[0]} ..."
    return f"`{text if len(text) <= 60 else text[:57] + '...'}`"
