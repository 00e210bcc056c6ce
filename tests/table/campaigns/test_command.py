"""`gloam campaigns`: list, export and import, beside a running server."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.table.campaigns.campaign_file import encoded
from gloam.table.campaigns.campaign_import import read_file
from tests.table.campaigns.evenings import (
    begin,
    new_campaign,
    play_among_bots,
    play_to_the_end,
)
from tests.table.campaigns.files import a_file
from tests.table.guests import Guest
from tests.table.processes import serving
from tests.terminal.conftest import Gloam, gloam

__all__ = ["gloam"]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"{tmp_path}/gloam.db"


def test_a_game_that_was_left_goes_on_on_another_server_and_database(
    gloam: Gloam, tmp_path: Path, url: str, database: str
) -> None:
    """Left in the middle, restarted, exported by the operator, imported into PostgreSQL, gone on
    with there by whoever comes; and all of it while both servers run."""
    file = tmp_path / "campaign.json"
    with serving(tmp_path, url) as server, serving(tmp_path, database, "other") as other:
        ada = Guest(server.url)
        campaign = new_campaign(ada)
        play_to_the_end(ada, begin(ada, campaign, "me", "me"))
        table = begin(ada, campaign, "me", "greedy")
        play_among_bots(ada, table, answers=2)
        server.kill()
        server.start()
        ada.url = server.url
        assert ada.get(f"/api/campaigns/{campaign}")["playing"] == table
        listed = gloam("campaigns", "list", "--database", url).out
        assert campaign in listed
        assert "2 games, one under way: The Tuesday two" in listed

        left_out = gloam("campaigns", "export", campaign, tmp_path / "over.json", "--database", url)
        assert "1 games. The game that is under way is not in it" in left_out.out
        whole = gloam("campaigns", "export", campaign, file, "--under-way", "--database", url)
        assert "keep it to yourself" in whole.out
        assert file.stat().st_mode & 0o777 == 0o600
        assert ada.key not in file.read_text()

        brought = gloam("campaigns", "import", file, "--database", database)
        assert brought.code == 0, brought.err
        id = brought.out.split()[1]
        bea = Guest(other.url, "bea")
        told = bea.get(f"/api/campaigns/{id}")
        assert "member" not in told, "it is nobody's yet"
        bea.take(told["playing"], 0, name="Bea")
        assert bea.get(f"/api/campaigns/{id}")["member"]
        play_among_bots(bea, told["playing"])
        assert [game["status"] for game in bea.get(f"/api/campaigns/{id}")["games"]] == ["over"] * 2
        begin(bea, id, "me", "me")
        again = gloam("campaigns", "import", tmp_path / "over.json", "--database", url)
        assert again.code == 0, again.err
        assert again.out.split()[1] in gloam("campaigns", "list", "--database", url).out


def test_mistakes_are_told(gloam: Gloam, tmp_path: Path, url: str) -> None:
    assert "There is no file" in gloam("campaigns", "list", "--database", url).err
    Path(url).write_text("not a database at all, but long enough to look like some file")
    assert "is no store of tables" in gloam("campaigns", "list", "--database", url).err
    Path(url).unlink()
    with serving(tmp_path, url):
        assert gloam("campaigns", "list", "--database", url).out == "There are no campaigns.\n"
        nothing = gloam("campaigns", "export", "x", tmp_path / "x.json", "--database", url)
        assert (nothing.code, "There is no campaign 'x'" in nothing.err) == (1, True)
        missing = gloam("campaigns", "import", tmp_path / "x.json", "--database", url)
        assert (missing.code, "cannot be read" in missing.err) == (1, True)
        bad = tmp_path / "bad.json"
        bad.write_bytes(encoded(a_file(1))[:-9])
        refused = gloam("campaigns", "import", bad, "--database", url)
        assert (refused.code, "not the file of a campaign" in refused.err) == (1, True)
        assert gloam("campaigns", "list", "--database", url).out == "There are no campaigns.\n"
        good = tmp_path / "good.json"
        good.write_bytes(encoded(a_file(2, last_acts=9)))
        taken = gloam("campaigns", "import", good, "--database", url)
        assert taken.code == 0, taken.err
        id = taken.out.split()[1]
        there = gloam("campaigns", "export", id, good, "--database", url)
        assert (there.code, "is there already" in there.err) == (1, True)
        again = tmp_path / "again.json"
        gloam("campaigns", "export", id, again, "--under-way", "--database", url)
        first, second = read_file(good.read_bytes()), read_file(again.read_bytes())
        assert (first.games, first.changes) == (second.games, second.changes)
