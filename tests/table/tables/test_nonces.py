"""Fair dice: the commitment stands before any nonce is known, everybody's nonce counts, and all are
sealed before anybody brings theirs."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloam.kernel.core.dice import commitment, seal, seed
from gloam.kernel.session.log import Log, Rolls, Setup, read
from tests.table.guests import Guest, Json, eventually
from tests.table.processes import Server, serving

DOCS = Path(__file__).parents[3] / "docs"
VERIFIER = runpy.run_path(str(DOCS / "verify_dice.py"))
verify, NotProven = VERIFIER["verify"], VERIFIER["NotProven"]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nonces longer than any test takes."""
    with serving(tmp_path_factory.mktemp("patient"), nonces="600") as running:
        yield running


def table_of(guest: Guest, table: str) -> Json:
    told: Json = guest.get(f"/api/tables/{table}")["table"]
    return told


def seals_of(guest: Guest, table: str) -> list[bool]:
    return [seat.get("seal", False) for seat in table_of(guest, table)["seats"]]


def nonces_of(guest: Guest, table: str) -> list[bool]:
    return [seat.get("nonce", False) for seat in table_of(guest, table)["seats"]]


def let_bots_finish(guest: Guest, table: str, seats: int = 1) -> bytes:
    """The log of a game, once bots have played it to its end for us."""
    for seat in range(seats):
        guest.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    eventually(lambda: table_of(guest, table)["status"] == "over")
    return guest.ask("GET", f"/api/tables/{table}/log").content


# --- before the game ---


def test_a_game_begins_when_everybody_has_brought_a_sealed_nonce(patient: Server) -> None:
    ann, bob = Guest(patient.url), Guest(patient.url)
    table = ann.new_table("leduc", "me", "")
    shown = table_of(ann, table)["commitment"]
    assert not table_of(ann, table).get("begins")
    _, first = ann.bring_seal(table, 0)
    assert seals_of(bob, table) == [True, False]
    bob.take(table, 1)
    waiting = table_of(bob, table)
    assert waiting["status"] == "open"
    assert waiting["begins"] > 0
    assert "seals" not in waiting, "not before all are there"
    _, second = bob.bring_seal(table, 1)
    seals = [seal(bytes.fromhex(nonce)) for nonce in (first, second)]
    assert table_of(ann, table)["seals"] == seals
    assert bob.bring_nonce(table, 1, second) == seals
    assert nonces_of(ann, table) == [False, True]
    assert table_of(ann, table)["status"] == "open"
    ann.bring_nonce(table, 0, first)
    begun = table_of(bob, table)
    assert (begun["status"], begun["commitment"]) == ("playing", shown)
    assert not begun.get("begins")
    bob.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    log = let_bots_finish(ann, table)
    setup = read(log.splitlines())[0]
    assert isinstance(setup, Setup)
    assert (setup.commitment, setup.nonces) == (shown, (first, second))
    verify(log, shown, seals, {0: first, 1: second})


def test_whoever_makes_a_table_brings_a_nonce_afterwards_too(patient: Server) -> None:
    ann = Guest(patient.url)
    early = {"game": "leduc", "seats": [{"mine": True}, {"bot": "random"}], "nonce": "00" * 16}
    assert ann.ask("POST", "/api/tables", early).status_code == 400
    table = ann.new_table("leduc", "me", "random")
    assert table_of(ann, table)["status"] == "open"
    ann.bring_share(table, 0)
    assert table_of(ann, table)["status"] == "playing"


def test_so_it_is_at_every_table_that_follows_another(patient: Server) -> None:
    ann = Guest(patient.url)
    table = ann.new_table("leduc", "me", "random")
    ann.bring_share(table, 0)
    let_bots_finish(ann, table)
    path = f"/api/tables/{table}"
    again = ann.post(f"{path}/rematch")["table"]
    seats = [{"mine": True}, {"bot": "random"}]
    gone_on = ann.post(f"{path}/continue", {"viewpoint": 0, "at": 0, "seats": seats})["table"]
    campaign = ann.post("/api/campaigns", {"game": "parley", "name": "Ours"})["id"]
    game = ann.post(f"/api/campaigns/{campaign}/games", {"seats": seats})["table"]
    commitments = {table_of(ann, table)["commitment"]}
    for following in (again, gone_on, game):
        assert following["status"] == "open"
        shown, _ = ann.bring_share(following["id"], 0)
        assert shown == following["commitment"]
        assert table_of(ann, following["id"])["status"] == "playing"
        commitments.add(shown)
    assert len(commitments) == 4


def test_a_share_is_sealed_once_by_its_person_and_for_this_commitment(patient: Server) -> None:
    ann, eve = Guest(patient.url), Guest(patient.url)
    table = ann.new_table("leduc", "me", "")
    path, shown = f"/api/tables/{table}/seats/0/seal", table_of(ann, table)["commitment"]
    good = {"commitment": shown, "seal": "ab" * 32}
    for wrong in (
        {"seal": "ab" * 32},
        good | {"commitment": "00" * 32},
        good | {"seal": "ab" * 16},
        good | {"seal": ""},
        good | {"seal": "xy" * 32},
    ):
        assert ann.ask("POST", path, wrong).status_code == 400
    assert eve.ask("POST", path, good).status_code == 403
    assert seals_of(ann, table) == [False, False]
    ann.post(path, good)
    ann.post(path, good)  # the answer may have been lost
    assert ann.ask("POST", path, good | {"seal": "cd" * 32}).status_code == 409


def test_nobody_chooses_a_nonce_once_they_can_know_the_others(patient: Server) -> None:
    """What is brought last is what was sealed when nothing was known."""
    ann, bob = Guest(patient.url), Guest(patient.url)
    table = ann.new_table("leduc", "me", "")
    bob.take(table, 1)
    shown, first = ann.bring_seal(table, 0)
    path = f"/api/tables/{table}/seats/0/nonce"
    mine = {"commitment": shown, "seals": [seal(bytes.fromhex(first)), ""], "nonce": first}
    assert ann.ask("POST", path, mine).status_code == 400, "before all are sealed"
    bob.bring_seal(table, 1, "cd" * 16)
    seals = ann.bring_nonce(table, 0, first)
    ann.post(path, mine | {"seals": seals})  # the answer may have been lost
    path = f"/api/tables/{table}/seats/1/nonce"
    his = {"commitment": shown, "seals": seals, "nonce": "cd" * 16}
    for wrong in (
        his | {"nonce": "ef" * 16},
        his | {"nonce": "cd" * 17},
        his | {"nonce": "cd" * 8},
        his | {"nonce": "xy" * 16},
        his | {"seals": seals[:1]},
        his | {"seals": [seals[0], seal(b"another")]},
        his | {"commitment": "00" * 32},
        {"commitment": shown, "nonce": "cd" * 16},
    ):
        assert bob.ask("POST", path, wrong).status_code == 400, wrong
    other = {"commitment": shown, "seal": "ab" * 32}
    assert bob.ask("POST", f"/api/tables/{table}/seats/1/seal", other).status_code == 409
    assert table_of(bob, table)["status"] == "open"
    bob.post(path, his)
    assert table_of(bob, table)["status"] == "playing"


def test_a_seat_that_changes_hands_needs_the_seal_of_its_new_holder(patient: Server) -> None:
    ann, bob = Guest(patient.url), Guest(patient.url)
    table = ann.new_table("haunted", "me", "", "")
    bob.take(table, 1)
    bob.bring_seal(table, 1)
    ann.bring_seal(table, 0)
    assert bob.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 200
    assert seals_of(ann, table) == [True, False, False]
    link = ann.post(f"/api/tables/{table}/seats/0/link")["link"].partition("#seat=")[2]
    bob.post(f"/api/tables/{table}/claim", {"link": link})  # another device does not know it
    assert seals_of(ann, table) == [False, False, False]


def test_after_all_were_sealed_everybody_begins_anew_if_somebody_leaves(patient: Server) -> None:
    """The nonces that were brought may be known: nobody seals another beside them."""
    ann, bob = Guest(patient.url), Guest(patient.url)
    table = ann.new_table("leduc", "me", "")
    bob.take(table, 1)
    _, first = ann.bring_seal(table, 0)
    bob.bring_seal(table, 1)
    ann.bring_nonce(table, 0, first)
    assert nonces_of(ann, table) == [True, False]
    bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert seals_of(ann, table) == nonces_of(ann, table) == [False, False]
    assert "seals" not in table_of(ann, table)
    bob.take(table, 1)
    _, first = ann.bring_seal(table, 0)
    _, second = bob.bring_seal(table, 1)
    ann.bring_nonce(table, 0, first)
    bob.bring_nonce(table, 1, second)
    assert table_of(ann, table)["status"] == "playing"


def test_the_countdown_is_over_before_anything_is_brought(tmp_path: Path) -> None:
    """Who has just sat down may leave again without everybody's share being lost."""
    with serving(tmp_path, nonces="600", countdown="2") as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        _, first = ann.bring_seal(table, 0)
        _, second = bob.bring_seal(table, 1)
        assert "seals" not in table_of(ann, table)
        eventually(lambda: table_of(ann, table).get("seals"))
        ann.bring_nonce(table, 0, first)
        bob.bring_nonce(table, 1, second)
        assert table_of(ann, table)["status"] == "playing"


def test_a_table_that_is_no_longer_full_has_all_its_time_again(patient: Server) -> None:
    ann, bob = Guest(patient.url), Guest(patient.url)
    table = ann.new_table("leduc", "me", "")
    bob.take(table, 1)
    begins = table_of(ann, table)["begins"]
    bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert not table_of(ann, table).get("begins")
    bob.take(table, 1)
    assert table_of(ann, table)["begins"] > begins


def test_who_does_not_come_does_not_stop_the_others(tmp_path: Path) -> None:
    """Also if the server was restarted meanwhile. A seal that comes later is refused."""
    with serving(tmp_path, nonces="2") as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        shown, mine = ann.bring_seal(table, 0)
        server.kill()
        server.start()
        ann.url = bob.url = server.url
        eventually(lambda: table_of(ann, table).get("seals"))
        late = {"commitment": shown, "seal": "ab" * 32}
        path = f"/api/tables/{table}/seats/1/seal"
        assert bob.ask("POST", path, late).json()["code"] == "over"
        seals = ann.bring_nonce(table, 0, mine)
        assert table_of(ann, table)["status"] == "playing"
        refused = bob.ask("POST", path, late)
        assert (refused.status_code, refused.json()["code"]) == (409, "over")
        bob.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        log = let_bots_finish(ann, table)
        assert verify(log, shown, seals, {0: mine}).endswith("Nonces of seats: 0.")
        with pytest.raises(NotProven, match="Your nonce of seat 1"):
            verify(log, shown, seals, {1: "ab" * 16})


def test_who_seals_and_does_not_bring_is_named_in_the_end(tmp_path: Path) -> None:
    """The others wait a while. Whoever held a nonce back could choose between two games."""
    with serving(tmp_path, nonces="1") as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        shown, mine = ann.bring_seal(table, 0)
        _, his = bob.bring_seal(table, 1)
        seals = ann.bring_nonce(table, 0, mine)
        eventually(lambda: table_of(ann, table)["status"] == "playing")
        share = {"commitment": shown, "seals": seals, "nonce": his}
        late = bob.ask("POST", f"/api/tables/{table}/seats/1/nonce", share)
        assert (late.status_code, late.json()["code"]) == (409, "over")
        bob.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        told = verify(let_bots_finish(ann, table), shown, seals, {0: mine})
        assert "not brought, which may have been on purpose: 1." in told


def test_shares_that_another_process_was_brought_are_not_lost(
    tmp_path: Path, database: str
) -> None:
    with (
        serving(tmp_path, database, nonces="600") as one,
        serving(tmp_path, database, "other", nonces="600") as two,
    ):
        ann, bob = Guest(one.url), Guest(two.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        _, second = bob.bring_seal(table, 1)
        shown, first = ann.bring_seal(table, 0)
        eventually(lambda: table_of(bob, table).get("seals"))
        bob.bring_nonce(table, 1, second)
        seals = ann.bring_nonce(table, 0, first)
        eventually(lambda: table_of(bob, table)["status"] == "playing")
        bob.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        verify(let_bots_finish(ann, table), shown, seals, {0: first, 1: second})


# --- the verifier of docs/ ---


@pytest.fixture(scope="module")
def played(patient: Server) -> dict[str, tuple[bytes, str, str]]:
    """A log, the commitment and the nonce of seat 0, of some games that were really played."""
    ann, games = Guest(patient.url), {}
    for game, seats in (("leduc", 2), ("haunted", 2), ("chase", 3), ("heart_of_darkness", 3)):
        table = ann.new_table(game, "me", *["random"] * (seats - 1))
        games[game] = (*ann.bring_share(table, 0), let_bots_finish(ann, table))
    return {game: (log, shown, mine) for game, (shown, mine, log) in games.items()}


@pytest.mark.parametrize("game", ["leduc", "haunted", "chase", "heart_of_darkness"])
def test_a_page_of_plain_python_proves_a_game(
    game: str, played: dict[str, tuple[bytes, str, str]]
) -> None:
    log, shown, mine = played[game]
    seals = [seal(bytes.fromhex(mine)), *[""] * 2]
    told = verify(log, shown, seals, {0: mine})
    with pytest.raises(NotProven, match="seat 0 is not the one that was sealed"):
        verify(log, shown, [seal(b"another"), "", ""], {0: mine})
    rolled = sum(len(one.rolled) for one in read(log.splitlines()) if isinstance(one, Rolls))
    assert f"{rolled} dice fell" in told


def test_it_knows_nothing_of_gloam() -> None:
    text = (DOCS / "verify_dice.py").read_text()
    assert set(re.findall(r"^(?:from|import) (\w+)", text, re.M)) == {
        "json",
        "sys",
        "hashlib",
        "pathlib",
        "typing",
    }


def test_it_finds_every_line_that_was_changed_moved_or_left_out(
    played: dict[str, tuple[bytes, str, str]],
) -> None:
    log, shown, mine = played["leduc"]
    lines = log.splitlines()
    for at in range(len(lines)):
        place = lines[at].index(b"{") + 8
        changed = lines[at][:place] + b"~" + lines[at][place + 1 :]
        for forged in (
            [*lines[:at], changed, *lines[at + 1 :]],
            [*lines[:at], *lines[at + 1 :]],
            [*lines[:at], lines[at], lines[at], *lines[at + 1 :]],
        ):
            with pytest.raises(NotProven):
                verify(b"\n".join(forged), shown, None, {0: mine})


def forged(log: bytes, line: int, old: str, new: str, secret: bytes | None = None) -> bytes:
    """A log as a server would forge it that knows the seed: all digests hold again."""
    texts = [text.partition(b" ")[2].decode() for text in log.splitlines()]
    assert old in texts[line]
    texts[line] = texts[line].replace(old, new, 1)
    entries = read([b"0" * 32 + b" " + text.encode() for text in texts])
    setup, end = entries[0], entries[-1]
    assert isinstance(setup, Setup)
    opened = secret if secret is not None else bytes.fromhex(end.secret)  # type: ignore[union-attr]
    made = Log(seed(opened, [bytes.fromhex(nonce) for nonce in setup.nonces]))
    for entry in entries:
        made.append(entry)
    return made.text()


def test_not_even_the_server_can_forge_it(played: dict[str, tuple[bytes, str, str]]) -> None:
    """It knows the seed and can make all digests anew; but not the commitment that was shown, not
    the nonce that was brought, and not another die."""
    log, shown, mine = played["chase"]
    entries = read(log.splitlines())
    verify(forged(log, 0, "setup", "setup"), shown, None, {0: mine})  # the forger knows the craft
    other = bytes(32)
    end = entries[-1]
    assert hasattr(end, "secret")
    again = forged(log, 0, shown, commitment(other))
    again = forged(again, -1, end.secret, other.hex(), other)
    with pytest.raises(NotProven, match="another commitment"):
        verify(again, shown, None, {0: mine})
    with pytest.raises(NotProven, match="does not fit the commitment"):
        verify(forged(log, -1, end.secret, other.hex(), other), shown)
    with pytest.raises(NotProven, match="Your nonce of seat 0"):
        verify(forged(log, 0, mine, "ab" * 16), shown, None, {0: mine})
    rolls = [(at, e) for at, e in enumerate(entries) if isinstance(e, Rolls) and e.rolled]
    alone = [(at, entry) for at, entry in rolls if not entry.drawn]
    assert alone, "a roll without draws beside it: what it shows is fixed"
    for at, entry in alone:
        audience, sides, value = entry.rolled[0]
        old = f"[[{audience},{sides},{value}]"
        new = f"[[{audience},{sides},{(value + 1) % sides}]"
        with pytest.raises(NotProven, match=rf"Line {at + 1}: the seed gives other dice"):
            verify(forged(log, at, old, new), shown, None, {0: mine})
