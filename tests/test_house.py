"""What the repository promises about itself."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


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
