"""Who is waited for in a slow game, with no page open, is told once, and nobody else is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gloam.table.alerts import alert_service
from gloam.table.alerts.alert_service import AlertService
from gloam.table.alerts.channels import Delivery
from gloam.table.alerts.web_push import decode
from gloam.table.store import SeatRow, SubscriptionRow
from tests.table.alerts.conftest import AlertServer
from tests.table.alerts.players import Player, a_pair
from tests.table.alerts.test_web_push import verify
from tests.table.guests import eventually


def test_each_is_told_once_a_turn_of_table_and_game_and_nothing_else(alerting: AlertServer) -> None:
    ada, ben, table = a_pair(alerting, "Friday")
    eventually(lambda: ada.told)
    (message,) = alerting.push.told(ada.browser)
    assert message.pop("stop"), "what ends these alerts"
    assert message == {"table": table, "text": "It is your turn at Friday, Leduc poker."}
    assert not ben.told, "it is not ben's turn"
    with ada.at(table) as line:  # comes, looks, and goes without an answer: told already
        line.asked(ada.seat)
    ada.answers(table)
    eventually(lambda: ben.told)
    assert len(ada.told) == 1
    ben.answers(table)
    eventually(lambda: len(ada.told) == 2)
    assert len(ben.told) == 1


def test_the_push_service_learns_which_server_it_is_and_nothing_it_could_read(
    alerting: AlertServer,
) -> None:
    ada, _, table = a_pair(alerting, "Sealed")
    eventually(lambda: ada.told)
    (request,) = [one for one in alerting.push.got if ada.browser.endpoint.endswith(one.path)]
    assert b"turn" not in request.body
    assert request.headers["Topic"] == table
    assert request.headers["Content-Encoding"] == "aes128gcm"
    _, token, key = request.headers["Authorization"].split(" ")
    public = ada.get("/api/alerts")["push_key"]
    assert key == f"k={public}"
    signed, _, signature = token.removeprefix("t=").rstrip(",").rpartition(".")
    verify(public, signed, decode(signature))
    assert f'"aud":"https://{alerting.push.host}"'.encode() in decode(signed.split(".")[1])


def test_whoever_has_the_page_open_is_not_told_until_they_go(alerting: AlertServer) -> None:
    ada, ben, table = a_pair(alerting, "Open", begins=False)
    with ada.at(table) as line:
        ben.take(table, ben.seat)
        line.asked(ada.seat)
        # Somebody else's alert, planned later, has come by now: ada's would have too.
        eve, _, _ = a_pair(alerting, "Later")
        eventually(lambda: eve.told)
        assert not ada.told
    eventually(lambda: ada.told)


def test_whoever_has_answered_is_not_told(alerting: AlertServer) -> None:
    ada, ben, table = a_pair(alerting, "Quick", begins=False)
    with ada.at(table) as line:
        ben.take(table, ben.seat)
        ben.wants_push()
        line.answer(ada.seat, line.asked(ada.seat).choices[0])
    eventually(lambda: ben.told)
    assert not ada.told


def test_a_secret_turn_has_one_alert_however_many_steps_it_has(alerting: AlertServer) -> None:
    """In Chase the figure moves unseen: nobody may tell how often it has moved."""
    figure, hunter, table = a_pair(alerting, "Secret", game="chase")
    before = hunter.visit()
    eventually(lambda: figure.told)
    assert hunter.visit() == before
    while hunter.seat not in hunter.visit().get("asked", ()):
        figure.answers(table)
    eventually(lambda: hunter.told)
    assert figure.told == ["It is your turn at Secret, Chase."], "as at any other ask"


def test_a_live_table_a_paused_one_and_a_bot_tell_nobody(alerting: AlertServer) -> None:
    live, _, _ = a_pair(alerting, "Live", pace="live")
    host, _, paused = a_pair(alerting, "Paused", begins=False)
    host.ask("POST", f"/api/tables/{paused}/host", {"act": "pause"})
    Player(alerting, "guest", 1).take(paused, 1)
    lazy, active, table = a_pair(alerting, "Lazy", begins=False)
    lazy.post(f"/api/tables/{table}/seats/{lazy.seat}/bot", {"bot": "random"})
    active.take(table, active.seat)
    active.wants_push()
    eventually(lambda: active.told)
    assert not lazy.told
    assert not live.told
    assert not host.told


def test_a_browser_that_is_gone_is_forgotten(alerting: AlertServer) -> None:
    ada, _, _ = a_pair(alerting, "Gone", begins=False)
    assert ada.get("/api/alerts")["endpoints"] == [ada.browser.endpoint]
    alerting.push.answer(ada.browser, 410)
    Player(alerting, "new", 1).take(ada.table, 1)
    eventually(lambda: not ada.get("/api/alerts")["endpoints"])


def test_what_is_not_taken_is_sent_again_and_a_redirect_is_not_followed(
    alerting: AlertServer,
) -> None:
    ada, _, _ = a_pair(alerting, "Again", begins=False)
    alerting.push.answer(ada.browser, 503)
    Player(alerting, "late", 1).take(ada.table, 1)
    eventually(lambda: len(ada.told) == 2)
    cleo, _, _ = a_pair(alerting, "Moved", begins=False)
    alerting.push.answer(cleo.browser, 302)
    Player(alerting, "mover", 1).take(cleo.table, 1)
    eventually(lambda: cleo.told)
    eve, _, _ = a_pair(alerting, "Thereafter")
    eventually(lambda: eve.told)
    assert not [one for one in alerting.push.got if one.path == "/elsewhere"]


def test_the_switch_and_leaving_end_it(alerting: AlertServer) -> None:
    ada, ben, table = a_pair(alerting, "Ended", begins=False)
    told = ada.post("/api/alerts/stop", {"address": ada.browser.endpoint})
    assert told["endpoints"] == []
    ada.wants_push()
    ada.ask("DELETE", f"/api/tables/{table}/seats/{ada.seat}")
    assert ada.get("/api/alerts")["endpoints"] == [], "there is no seat left to tell of"
    ben.take(table, ben.seat)
    ben.wants_push()
    stopped = ada.ask("POST", "/api/alerts/stop", {"address": ben.browser.endpoint})
    assert stopped.is_success
    assert ben.get("/api/alerts")["endpoints"] == [ben.browser.endpoint], "not one's own"
    ada.ask("POST", f"/api/tables/{table}/host", {"act": "remove", "seat": ben.seat})
    assert ben.get("/api/alerts")["endpoints"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://push.example:22/x"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_a_subscription_that_cannot_be_is_refused(
    alerting: AlertServer, wrong: dict[str, str]
) -> None:
    ada = Player(alerting, "wrong")
    ada.new_table("leduc", "me", "")
    answer = ada.ask("POST", "/api/alerts/push", ada.browser.subscription | wrong)
    assert answer.status_code == 400
    assert answer.json()["message"]
    assert ada.get("/api/alerts")["endpoints"] == []


def test_one_who_has_no_key_gets_no_alerts_and_nobody_has_a_hundred_browsers(
    alerting: AlertServer,
) -> None:
    nobody = Player(alerting, "nobody")
    assert nobody.ask("POST", "/api/alerts/push", nobody.browser.subscription).status_code == 403
    many = Player(alerting, "many")
    many.new_table("leduc", "me", "")
    for n in range(8):
        many.post("/api/alerts/push", alerting.push.browser(f"many-{n}").subscription)
    assert many.ask("POST", "/api/alerts/push", many.browser.subscription).status_code == 409
    many.post("/api/alerts/push", alerting.push.browser("many-3").subscription)  # again is no more


def test_the_server_keeps_its_key_and_its_plans_when_it_is_killed(alerting: AlertServer) -> None:
    ada, _, table = a_pair(alerting, "Kill", begins=False)
    key = ada.get("/api/alerts")["push_key"]
    alerting.server.kill()
    alerting.server.start()
    ada.url = alerting.url
    assert ada.get("/api/alerts")["push_key"] == key
    ben = Player(alerting, "after-kill", 1)
    ben.take(table, 1)
    eventually(lambda: ada.told)


def test_who_gives_the_seat_away_meanwhile_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The push service did not answer at first; when it does, the seat is somebody else's."""
    seat = SeatRow(holder="ada", name="Ada")
    table: Any = SimpleNamespace(row=SimpleNamespace(id="t", seats=[seat]))
    sent: list[str] = []

    async def get(id: str) -> Any:
        return table

    async def deliver(to: SubscriptionRow, alert: object) -> Delivery:
        sent.append(to.holder)
        seat.holder = "ben"
        return Delivery.LATER

    monkeypatch.setattr(alert_service, "awaited", lambda table: {0})
    monkeypatch.setattr(alert_service, "is_here", lambda table, seat: False)
    monkeypatch.setattr(alert_service, "alert_for", lambda row: None)
    tables: Any = SimpleNamespace(
        get=get, context=SimpleNamespace(settings=SimpleNamespace(alert_after=0.0))
    )
    service = AlertService(tables, cast(Any, SimpleNamespace(deliver=deliver)))
    to = SubscriptionRow("token", "ada", "push", "https://push.example/x", 1.0, confirmed=True)
    asyncio.run(service._deliver(table, 0, to))
    assert sent == ["ada"], "once, and not again"
