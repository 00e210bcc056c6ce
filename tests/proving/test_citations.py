"""What must run, or be played, for a citation to be carried out."""

from pathlib import Path

from gloam.proving.citations import Citation, find_citations


def cite(folder: Path, cards: tuple[str, ...] = (), /, **files: str) -> dict[str, Citation]:
    for name, text in files.items():
        stem, _, suffix = name.rpartition("_")
        (folder / f"{stem}.{suffix}").write_text(text)
    return {citation.rule: citation for citation in find_citations(folder, cards)}


def lines(citation: Citation) -> dict[str, set[int]]:
    return {path.name: numbers for path, numbers in citation.lines.items()}


def test_a_function_is_carried_out_by_its_body_not_by_its_definition(tmp_path: Path) -> None:
    found = cite(tmp_path, flow_py="# rule: a.b\ndef f(\n    x,\n):\n    y = x\n    return y\n")
    assert lines(found["a.b"]) == {"flow.py": {5, 6}}


def test_a_constant_is_carried_out_where_it_is_used_also_by_way_of_another(tmp_path: Path) -> None:
    found = cite(
        tmp_path,
        state_py="HAND = 7  # rule: deal.hand\nSIZES = {2: HAND}\nALONE = 1  # rule: deal.alone\n",
        flow_py="import state\nfrom state import HAND\ndef f():\n    return state.SIZES[2]\n"
        "def g():\n    return HAND\n",
    )
    assert lines(found["deal.hand"]) == {"flow.py": {4, 6}}
    assert found["deal.alone"].by_loading


def test_an_enums_member_and_a_class_are_carried_out_by_their_users(tmp_path: Path) -> None:
    found = cite(
        tmp_path,
        flow_py="# rule: sin.class\nclass Sin(Enum):\n    WRATH = 1  # rule: sin.wrath\n"
        "    def fall(self):\n        pass\n"
        "def f():\n    x = Sin.ENVY\n    return Sin.WRATH\n",
    )
    assert lines(found["sin.class"]) == {"flow.py": {5, 7, 8}}
    assert lines(found["sin.wrath"]) == {"flow.py": {8}}


def test_a_lambda_is_carried_out_by_its_line(tmp_path: Path) -> None:
    found = cite(
        tmp_path, flow_py="register(\n    lambda x: x,  # rule: a.b\n)\nf()  # rule: c.d\n"
    )
    assert lines(found["a.b"]) == {"flow.py": {2}}
    assert found["c.d"].by_loading


def test_in_a_card_file_the_card_is_the_table_or_one_around_it(tmp_path: Path) -> None:
    found = cite(
        tmp_path,
        ("match", "lamp", "fog"),
        cards_toml='[[card]]\nid = "match"\nrule = "a.match"\n'
        '[lamp]\nrule = ["a.lamp", "a.light"]\n'
        '[fog.effect.deep]\nrule = "a.fog"\n'
        '[board]\nrule = "a.board"\n',
        rules_toml='title = "x"\n[a.match]\nrule = "A text."\n',
    )
    cards = {rule: (citation.card, citation.line) for rule, citation in found.items()}
    assert cards == {
        "a.match": ("match", 3),
        "a.lamp": ("lamp", 5),
        "a.light": ("lamp", 5),
        "a.fog": ("fog", 7),
        "a.board": ("", 9),
    }
    assert found["a.board"].by_loading
    assert not found["a.fog"].by_loading
