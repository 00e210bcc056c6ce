"""Following a script: what is told when, and that it hangs on the learner's sight alone."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.guide.playing import begin, follower, play
from gloam.guide.runner import Progress, advance, told
from gloam.guide.script import GoOn, Moment, Offer, Pointer, Script, Step, Thing
from gloam.guide.script_file import scripts
from gloam.guide.sight import Answered, Sight, sight, sight_of
from gloam.kernel.content import registry
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import Event
from gloam.kernel.present.scene import Card, Choice, Face, Hand, Node, Row, Words

HAND: Sequence[Node] = (
    Face(id="face-inn", name=Words("inn"), type="setting"),
    Hand(id="hand-0", owner=0, count=1),
    Card(id="card-1", within="hand-0", face="face-inn"),
    Row(id="line-0", owner=0),
    Row(id="line-1", owner=1),
)
LAY = Choice(("lay", 1, 1), Words("lay"), ("card-1", "line-1"))
END = Choice(("end",), Words("end"))


def see(ask: str = "", seen: Sequence[Event | Answered] = (), *, over: bool = False) -> Sight:
    nodes = {node.id: node for node in HAND}
    offered = (LAY, END) if ask else ()
    return Sight(0, nodes, ask, offered, not ask, list(seen), over)


def script(*steps: Step) -> Script:
    return Script(
        name="try",
        title="Try",
        about="",
        minutes=1,
        seat=0,
        bots=("greedy",),
        seed="x",
        steps=steps,
    )


def step(name: str, when: Moment, go_on: GoOn | None = None, **rest: object) -> Step:
    words = {"name": name, "heading": name, "say": name, "when": when}
    return Step(**words, **({"go_on": go_on} if go_on else {}), **rest)  # type: ignore[arg-type]  # by name


def run(told_by: Script, *sights: Sight) -> list[str]:
    """The steps told at some positions, one after another; nobody clicks."""
    progress, names = Progress(), []
    for seen in sights:
        progress = advance(told_by, progress, seen)
        names.append(progress.now)
    return names


ATTACK, OWN = Moment(ask=("attack",)), Moment(ask=("own",))


def test_steps_wait_for_their_moment_and_come_in_order() -> None:
    lesson = script(step("own", OWN), step("attack", ATTACK))
    assert run(lesson, see("attack"), see("own"), see("attack")) == ["", "own", "attack"]


def test_a_step_stays_until_it_is_clicked_away() -> None:
    lesson = script(step("one", ATTACK), step("two", ATTACK))
    progress = advance(lesson, Progress(), see("attack"))
    assert advance(lesson, progress, see("attack")).now == "one"
    assert advance(lesson, progress, see("attack"), "two").now == "one"  # a click that came late
    assert advance(lesson, progress, see("attack"), "one").now == "two"


def test_a_step_is_over_when_its_moment_is() -> None:
    lesson = script(step("one", ATTACK), step("two", OWN))
    assert run(lesson, see("attack"), see("own")) == ["one", "two"]


def test_an_answer_goes_on_only_if_it_is_one_that_is_meant() -> None:
    lesson = script(step("lay", ATTACK, GoOn(answer=("lay",))), step("next", ATTACK))
    swapped, laid = Answered("swap"), Answered("lay")
    assert run(lesson, see("attack"), see("attack", [swapped]), see("attack", [swapped, laid])) == [
        "lay",
        "lay",
        "next",
    ]
    anything = script(step("lay", ATTACK, GoOn(answer=())), step("next", ATTACK))
    assert run(anything, see("attack"), see("attack", [swapped])) == ["lay", "next"]


def test_an_event_counts_from_where_the_step_before_was_told() -> None:
    heard = Moment(event=(("laid", "other", "*", "me"),))
    lesson = script(step("one", ATTACK), step("two", heard))
    before: list[Event | Answered] = [("laid", 1, 5, 0)]
    mine: list[Event | Answered] = [*before, ("laid", 0, 5, 0)]
    assert run(lesson, see("attack", before), see("own", before)) == ["one", ""]
    assert run(lesson, see("attack", before), see("own", mine)) == ["one", ""]
    assert run(lesson, see("attack"), see("own", before)) == ["one", "two"]


def test_a_story_that_was_taken_back_is_told_anew() -> None:
    heard = Moment(event=(("complete",),))
    lesson = script(step("one", ATTACK), step("two", heard))
    progress = advance(lesson, Progress(), see("attack", [("turn", 0), ("turn", 1)]))
    progress = advance(lesson, progress, see("own", [("turn", 0)]))
    assert advance(lesson, progress, see("own", [("turn", 0), ("complete", 1)])).now == "two"


def test_an_aside_is_told_once_whenever_it_fits() -> None:
    aside = step("aside", OWN, aside=True, after="one")
    lesson = script(aside, step("one", ATTACK), step("two", ATTACK))
    assert run(lesson, see("own"), see("attack"), see("own"), see("attack"), see("own")) == [
        "",
        "one",
        "aside",
        "two",
        "",
    ]


def test_the_end_waits_for_no_other_step() -> None:
    lesson = script(step("never", OWN), step("end", Moment(over=True)))
    assert run(lesson, see("attack"), see(over=True)) == ["", "end"]


def test_what_is_pointed_at_is_what_is_there() -> None:
    lesson = script(
        step(
            "one",
            ATTACK,
            point=(
                Pointer(kind=("row",), owner="own"),
                Pointer(face="face-*", within="hand-0"),
                Pointer(option=("lay",), types=("setting|focus",)),
                Pointer(id=("line-9",)),
                Pointer(page="prompt"),
            ),
            recommend=(Offer(option=("lay",), touches=("line-7",)), Offer(option=("end",))),
        )
    )
    seen = see("attack")
    now = told(lesson, advance(lesson, Progress(), seen), seen)
    assert now is not None
    assert [found.nodes for found in now.pointed] == [("line-0",), ("card-1",), (), ()]
    assert now.pointed[2].options == (("lay", 1, 1),)
    assert now.pointed[3].pages == ("prompt",)
    assert now.recommended == ("end",)


def test_conditions_on_nodes_and_offers() -> None:
    seen = see("attack")
    assert seen.holds(Moment(node=Thing(face="face-inn")), 0)
    assert not seen.holds(Moment(without=Thing(face="face-inn")), 0)
    assert not seen.holds(Moment(node=Thing(id=("line-9",))), 0)
    assert seen.holds(Moment(offer=Offer(option=("lay",), faces=("face-inn",))), 0)
    assert not seen.holds(Moment(offer=Offer(option=("swap",))), 0)
    assert seen.holds(Moment(asked="me"), 0)
    assert see().holds(Moment(asked="others"), 0)


def test_worlds_that_the_learner_cannot_tell_apart_are_told_the_same() -> None:
    """Equal views give equal steps: all that a step is made of is the same in another world."""
    game = registry.game("haunted")
    lesson = scripts(game)["first-game"]
    followed = play(game.rules, lesson, follower)
    session, progress, differ = begin(game.rules, lesson), Progress(), 0
    keys = [entry[2:4] for entry in followed.session.history if entry[0] == 6]  # ANSWER
    for number, (seat, key) in enumerate(keys):
        world = session.imagine(lesson.seat, Dice(b"world %d" % number))
        truth = sight(session, lesson.seat)
        if world is not None:
            seen = sight_of(world, session.history, lesson.seat)
            assert seen == truth
            assert told(lesson, advance(lesson, progress, seen), seen) == told(
                lesson, advance(lesson, progress, truth), truth
            )
            differ += world.state.zones != session.run.state.zones
        progress = advance(lesson, progress, truth, progress.now)
        session.answer(seat, key)
    assert differ > 10  # the others did hold other cards in those worlds
