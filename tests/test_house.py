"""What the repository promises about itself."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))

CODE = (".py", ".ts", ".svelte", ".css", ".js", ".mjs", ".sql", ".sh")
WORDS = (".ftl",)
FOLDERS = ("src", "tests", "tools", "bench", "examples", "client/src", "client/tools")
GENERATED = ("client/src/lib/wire.ts", "src/gloam/table/page/")
MOST_LINES = 450
MOST_FILES = 20


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_a_lock_holds_names_versions_and_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "index-url" not in text
    entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n", "", text).strip())
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_lock_has_everything_that_is_asked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    names = {re.split(r"[^\w.-]", line)[0].replace(".", "-") for line in asked}
    locked = set(re.findall(r"(?m)^([\w-]+)==", (ROOT / "requirements/dev.lock").read_text()))
    assert names <= locked, "run `make lock`"


def test_no_file_of_code_or_words_is_longer_than_one_can_read() -> None:
    files = written_by_hand(CODE + WORDS)
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    long = {str(path): length for path, length in lengths.items() if length > MOST_LINES}
    assert not long, "part them along their sense"


def test_no_folder_has_more_files_of_code_than_one_can_look_over() -> None:
    paths = [path for path in written_by_hand(CODE) if path.name != "__init__.py"]
    files = Counter([path.parent for path in paths])
    full = {str(folder): count for folder, count in files.items() if count > MOST_FILES}
    assert not full, "give what belongs together a folder of its own"


def written_by_hand(suffixes: tuple[str, ...]) -> Iterator[Path]:
    """The files of these kinds that are not generated."""
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            within = path.relative_to(ROOT).as_posix()
            if path.suffix in suffixes and not within.startswith(GENERATED):
                yield path
