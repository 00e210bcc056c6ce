"""The agenda: what is called is done in order, and results come to whoever called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from gloam.kernel.core.agenda import Agenda, Call, Procedures, Value, what_is_next
from gloam.kernel.core.asks import Flow, Gone, Key, anew, choose
from gloam.kernel.core.data import copy_of, dump, load, named_pieces, renumber
from gloam.kernel.core.state import State

OK: Key = ("ok",)


class Notebook:
    """A game that is nothing but an agenda: procedures note what they do."""

    def __init__(self) -> None:
        self.agenda = Agenda()
        self.done: list[Any] = []
        self.procedures: Procedures[Notebook] = Procedures()
        for plain in PLAIN:
            self.procedures.plain(plain)
        for asking in (ask, ask_and_call, ask_nobody):
            self.procedures.asking(asking)

    def call(self, *calls: Call, then: Call = ()) -> Notebook:
        self.agenda.call(*calls, then=then)
        return self

    def steps(self, meanwhile: Callable[[Notebook], None] | None = None) -> list[list[Any]]:
        """Play to the end; what was done in each step. `meanwhile` happens at every ask."""
        found: list[list[Any]] = []
        while self.agenda.frames:
            self.done = []
            flow = self.procedures.next_step(self, self.agenda)
            for _ in flow or ():
                if meanwhile is not None:
                    meanwhile(self)
            found.append(self.done)
        return found


def note(notebook: Notebook, what: str, *results: tuple[Value, ...]) -> str:
    notebook.done.append((what, *results))
    return what


def add(notebook: Notebook, start: int, results: Sequence[Value] = ()) -> int:
    total = start + sum([value for value in results if isinstance(value, int)])
    notebook.done.append(total)
    return total


def ask(notebook: Notebook, what: str, *results: tuple[Value, ...]) -> Flow[str]:
    yield choose(0, [OK])
    notebook.done.append((f"asked {what}", *results))
    return what


def ask_and_call(notebook: Notebook, what: str) -> Flow[None]:
    yield choose(0, [OK])
    notebook.agenda.call(("note", f"{what} 1"), ("note", f"{what} 2"), then=("note", what))


def ask_nobody(notebook: Notebook) -> Flow[None]:
    yield from anew(lambda: None)


def fan(notebook: Notebook, depth: int, width: int) -> int | None:
    """A tree: each node is the sum of its children and one."""
    if not depth:
        return 1
    notebook.agenda.call(*[("fan", depth - 1, width)] * width, then=("add", 1))
    return None


def chain(notebook: Notebook, left: int, results: Sequence[Value] = ()) -> int | None:
    """A `then` that calls again, and again."""
    if not left:
        return 7
    notebook.agenda.call(("note", f"link {left}"), then=("chain", left - 1))
    return None


def weave(notebook: Notebook) -> None:
    """Calls, and puts something before it."""
    notebook.agenda.interpose(("note", "first of all"))
    notebook.agenda.call(("note", "called"), then=("note", "woven"))


def both(notebook: Notebook) -> int:
    notebook.agenda.call(("note", "x"))
    return 3


def twice(notebook: Notebook) -> None:
    notebook.agenda.call(("note", "x"))
    notebook.agenda.call(("note", "y"))


def drop(notebook: Notebook, name: str) -> str:
    notebook.agenda.cut(name)
    return f"dropped {name}"


def lonely(notebook: Notebook) -> None:
    notebook.agenda.call(("note", "a"))


def tree(notebook: Notebook) -> None:
    notebook.agenda.call(("branch",), ("note", "other branch"), then=("note", "tree"))


def branch(notebook: Notebook) -> None:
    notebook.agenda.call(("note", "leaf"), ("saw",), then=("note", "branch"))


def saw(notebook: Notebook) -> str:
    """Cuts the tree that it stands on."""
    notebook.agenda.cut("tree")
    return "sawn"


def bough(notebook: Notebook) -> None:
    notebook.agenda.call(("note", "twig"), then=("axe",))


def axe(notebook: Notebook, results: Sequence[Value]) -> None:
    """Stands for `bough`; cuts that, and so what it has called itself."""
    notebook.agenda.call(("note", "falls"), then=("note", "with it"))
    notebook.agenda.cut("bough")


def plant(notebook: Notebook) -> None:
    """Cuts the tree that it stands on, and calls something new."""
    notebook.agenda.cut("garden")
    notebook.agenda.call(("note", "seed"))


def garden(notebook: Notebook) -> None:
    notebook.agenda.call(("plant",), ("note", "weeds"))


def circle(notebook: Notebook) -> None:
    notebook.agenda.call(("circle",))


def sly(notebook: Notebook) -> Flow[None]:
    yield choose(0, [OK])


PLAIN: list[Any] = [
    note, add, fan, chain, weave, both, twice, drop, lonely, tree, branch, saw, bough,
    axe, garden, plant, circle, sly,
]  # fmt: skip


# --- order and results ---


def test_what_is_called_is_done_in_order_and_then_gets_the_results() -> None:
    notebook = Notebook().call(("note", "a"), ("note", "b"), then=("note", "end"))
    assert notebook.steps() == [[("a",), ("b",), ("end", ("a", "b"))]]


def test_a_result_goes_to_the_frame_it_was_taken_from_not_to_a_sibling() -> None:
    """What a bare stack gets wrong."""
    notebook = Notebook().call(("ask_and_call", "p"), ("note", "q"), then=("note", "end"))
    assert notebook.steps() == [
        [],
        [("p 1",), ("p 2",), ("p", ("p 1", "p 2")), ("q",), ("end", ("p", "q"))],
    ]


@pytest.mark.parametrize(("depth", "width"), [(0, 0), (1, 3), (2, 2), (3, 3), (4, 1)])
def test_grandchildren_give_to_children_and_these_to_who_called_them(
    depth: int, width: int
) -> None:
    notebook = Notebook().call(("fan", depth, width), then=("note", "sum"))
    (done,) = notebook.steps()
    nodes = sum(width**level for level in range(depth + 1))
    assert done[-1] == ("sum", (nodes,))


def test_what_the_last_then_returns_stands_for_all_before_it() -> None:
    notebook = Notebook().call(("chain", 3), ("note", "after"), then=("note", "end"))
    (done,) = notebook.steps()
    assert done == [("link 3",), ("link 2",), ("link 1",), ("after",), ("end", (7, "after"))]


def test_without_a_then_the_result_is_nothing() -> None:
    notebook = Notebook().call(("lonely",), ("note", "b"), then=("note", "end"))
    assert notebook.steps() == [[("a",), ("b",), ("end", (None, "b"))]]


def test_an_empty_call_goes_straight_to_its_then() -> None:
    assert Notebook().call(then=("note", "end")).steps() == [[("end", ())]]


def test_what_is_called_later_from_outside_comes_first() -> None:
    notebook = Notebook().call(("note", "later")).call(("note", "sooner"))
    assert notebook.steps() == [[("sooner",), ("later",)]]


# --- steps ---


def test_a_procedure_that_asks_ends_the_step() -> None:
    notebook = Notebook().call(("ask", "a"), ("ask", "b"), then=("ask", "end"))
    assert notebook.steps() == [[("asked a",)], [("asked b",)], [("asked end", ("a", "b"))]]


def test_a_chain_of_plain_procedures_runs_in_the_step_of_what_follows() -> None:
    plain: list[Call] = [("note", str(n)) for n in range(5)]
    notebook = Notebook().call(("ask", "a"), *plain, ("ask", "b"), then=("note", "end"))
    first, second, third = notebook.steps()
    assert first == [("asked a",)]
    assert second == [*[(str(n),) for n in range(5)], ("asked b",)]
    assert third == [("end", ("a", "0", "1", "2", "3", "4", "b"))]


def test_nothing_is_done_where_nothing_is_left() -> None:
    notebook = Notebook()
    assert notebook.procedures.next_step(notebook, notebook.agenda) is None
    notebook.call(("note", "the last"))
    assert notebook.procedures.next_step(notebook, notebook.agenda) is None
    assert notebook.done == [("the last",)]


def test_what_is_gone_has_no_result_and_the_game_is_told() -> None:
    notebook = Notebook().call(("ask_nobody",), ("note", "b"), then=("note", "end"))
    with pytest.raises(Gone):
        notebook.steps()
    assert notebook.agenda.running == ()
    assert notebook.steps() == [[("b",), ("end", (None, "b"))]]


# --- interposing ---


def test_an_interrupt_may_put_something_before_all_else() -> None:
    notebook = Notebook().call(("ask", "a"), then=("note", "end"))
    steps = notebook.steps(lambda d: d.agenda.interpose(("note", "bell"), then=("note", "rung")))
    assert steps == [[("asked a",)], [("bell",), ("rung", ("bell",)), ("end", ("a",))]]


def test_what_was_interposed_gives_nothing_to_whoever_was_at_it() -> None:
    notebook = Notebook().call(("ask_and_call", "p"), then=("note", "end"))
    steps = notebook.steps(lambda d: d.agenda.interpose(("note", "bell"), then=("chain", 1)))
    assert steps[1] == [
        ("bell",), ("link 1",), ("p 1",), ("p 2",), ("p", ("p 1", "p 2")), ("end", ("p",)),
    ]  # fmt: skip


def test_a_procedure_may_interpose_and_call() -> None:
    notebook = Notebook().call(("weave",), then=("note", "end"))
    assert notebook.steps() == [
        [("first of all",), ("called",), ("woven", ("called",)), ("end", ("woven",))]
    ]


# --- cutting ---


def test_calls_that_wait_are_cut() -> None:
    notebook = Notebook().call(("drop", "ask"), ("ask", "a"), ("note", "b"), then=("note", "end"))
    assert notebook.steps() == [[("b",), ("end", ("dropped ask", "b"))]]


def test_a_then_is_cut() -> None:
    notebook = Notebook().call(("drop", "ask"), ("note", "b"), then=("ask", "end"))
    assert notebook.steps() == [[("b",)]]


def test_what_is_under_way_is_cut_with_all_it_called() -> None:
    """In the middle: the tree falls, its neighbour stands, and who waits for it gets nothing."""
    notebook = Notebook().call(("tree",), ("note", "q"), then=("note", "end"))
    assert notebook.steps() == [[("leaf",), ("q",), ("end", (None, "q"))]]


def test_a_then_that_goes_on_is_still_what_it_stands_for() -> None:
    notebook = Notebook().call(("bough",), ("note", "q"), then=("note", "end"))
    assert notebook.steps() == [[("twig",), ("q",), ("end", (None, "q"))]]


def test_who_cuts_the_ground_it_stands_on_may_still_call_for_nobody() -> None:
    notebook = Notebook().call(("garden",), then=("note", "end"))
    assert notebook.steps() == [[("seed",), ("end", (None,))]]


# --- mistakes are told ---


def test_who_calls_returns_nothing_itself() -> None:
    with pytest.raises(RuntimeError, match="has called others"):
        Notebook().call(("both",)).steps()


def test_one_call_takes_all_that_is_to_be_done() -> None:
    with pytest.raises(RuntimeError, match="calls twice"):
        Notebook().call(("twice",)).steps()


def test_an_unknown_procedure_is_named() -> None:
    with pytest.raises(LookupError, match="no procedure 'nap'; there are"):
        Notebook().call(("nap",)).steps()


def test_a_flow_must_be_declared_as_asking() -> None:
    with pytest.raises(TypeError, match="is it a flow"):
        Notebook().call(("sly",)).steps()


def test_no_two_procedures_have_one_name() -> None:
    with pytest.raises(ValueError, match="two procedures 'note'"):
        Notebook().procedures.asking(note)  # type: ignore[type-var]  # on purpose


def test_procedures_that_run_in_circles_are_stopped() -> None:
    with pytest.raises(RuntimeError, match="without an ask"):
        Notebook().call(("circle",)).steps()


# --- plain data ---


def full() -> Agenda:
    agenda = Agenda()
    agenda.call(("a", 1), ("b", "x"), then=("c", 2))
    agenda.interpose(("d",))
    agenda.frames[0].results = (1, "two", None)
    return agenda


def test_an_agenda_is_copied_stored_and_compared() -> None:
    agenda = full()
    twin = copy_of(agenda)
    assert twin == agenda
    twin.frames[0].todo = ()
    assert twin != agenda
    stored = msgspec.json.decode(msgspec.json.encode(dump(agenda)))
    assert load(Agenda, stored) == agenda
    assert renumber(agenda, [5, 4, 3, 2, 1, 0]) == agenda, "arguments are never pieces"
    assert named_pieces(agenda, State) == 0


def test_what_is_next_is_told_in_order() -> None:
    assert what_is_next(full()) == [("d",), ("a", 1), ("b", "x"), ("c", 2)]
    assert what_is_next(Agenda()) == []
