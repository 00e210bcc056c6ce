"""Pictures of sealed things are for tables that have unlocked them, and lie in no public folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloam.table.http.sealed_pictures import unlocked_bitmap, unlocked_pictures
from gloam.table.http.static_pages import FOLDER


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    manifest = {
        "cellar": {"card": {"rat": ["aa", "bb"]}},
        "attic": {"card": {"owl": ["cc", "dd"]}, "portrait": {"aunt": ["ee", "ff"]}},
    }
    (tmp_path / "mill.json").write_text(json.dumps(manifest))
    for name in ("aa", "bb", "cc", "dd", "ee", "ff"):
        (tmp_path / f"{name}.webp").write_bytes(name.encode())
    return tmp_path


def test_a_table_is_told_the_pictures_that_it_has_unlocked(folder: Path) -> None:
    assert unlocked_pictures("mill", {"cellar"}, folder) == {"card": {"rat": ("aa", "bb")}}
    both = unlocked_pictures("mill", {"cellar", "attic"}, folder)
    assert set(both["card"]) == {"rat", "owl"}
    assert unlocked_pictures("mill", (), folder) == {}
    assert unlocked_pictures("windmill", {"cellar"}, folder) == {}


def test_no_other_bitmap_can_be_had_by_its_name(folder: Path) -> None:
    assert unlocked_bitmap("mill", {"cellar"}, "aa", folder) == b"aa"
    assert unlocked_bitmap("mill", {"cellar"}, "cc", folder) is None
    assert unlocked_bitmap("mill", (), "aa", folder) is None
    assert unlocked_bitmap("mill", {"cellar"}, "../mill", folder) is None
    assert unlocked_bitmap("windmill", {"cellar"}, "aa", folder) is None


def test_the_public_folder_has_no_sealed_picture() -> None:
    public = {file.name for file in FOLDER.glob("assets/art/*")}
    assert not public & {file.name for file in FOLDER.glob("sealed/art/*.webp")}
