"""Alerts by mail: to addresses whose owners have said so, until they say otherwise."""

from __future__ import annotations

import httpx
import pytest

from gloam.table.server.settings import Settings, SettingsError, settings
from tests.table.alerts.conftest import AlertServer
from tests.table.alerts.players import Player, a_pair
from tests.table.alerts.sinks import link_in
from tests.table.guests import eventually


def test_an_address_is_confirmed_before_it_is_used_and_one_click_ends_it(
    alerting: AlertServer,
) -> None:
    ada, ben, table = a_pair(alerting, "Post", begins=False)
    address = "ada@example.org"
    assert ada.get("/api/alerts")["has_mail"]
    told = ada.post("/api/alerts/mail", {"address": address})
    assert told["mail"] == {"address": address, "confirmed": False}
    (asking,) = alerting.mail.to(address)
    assert "List-Unsubscribe" not in asking
    ben.take(table, ben.seat)
    eventually(lambda: ada.told)  # by push, at the same time as mail would have come
    ada.answers(table)
    assert len(alerting.mail.to(address)) == 1
    token = {"token": link_in(asking, "confirm")}
    assert ada.ask("POST", "/api/alerts/confirm", token).is_success
    assert ada.get("/api/alerts")["mail"] == {"address": address, "confirmed": True}
    ben.answers(table)
    eventually(lambda: len(alerting.mail.to(address)) == 2)
    alert = alerting.mail.to(address)[1]
    assert alert["Subject"] == "It is your turn at Post, Leduc poker."
    assert alert["From"] == "gloam@example.org"
    assert f"https://gloam.example.org/t/{table}" in alert.get_content()
    assert alert["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = alert["List-Unsubscribe"].strip(" <>")
    assert one_click == f"https://gloam.example.org/alerts/stop/{link_in(alert, 'stop')}"
    # As a mail program does it: a form, without a cookie.
    here = one_click.replace("https://gloam.example.org", alerting.url)
    answer = httpx.post(here, data={"List-Unsubscribe": "One-Click"}, trust_env=False)
    assert answer.is_success
    assert ada.get("/api/alerts")["mail"] is None
    again = ada.ask("POST", "/api/alerts/confirm", token)
    assert again.status_code == 410, "an old link begins nothing"


def test_the_link_at_the_end_of_a_mail_ends_it_for_whoever_has_it(alerting: AlertServer) -> None:
    ada = Player(alerting, "linked")
    ada.new_table("leduc", "me", "")
    ada.post("/api/alerts/mail", {"address": "linked@example.org"})
    (asking,) = alerting.mail.to("linked@example.org")
    token = link_in(asking, "confirm")
    assert Player(alerting, "else").ask("POST", "/api/alerts/end", {"token": token}).is_success
    assert ada.get("/api/alerts")["mail"] is None


def test_nobody_can_flood_an_address(alerting: AlertServer) -> None:
    for n in range(4):
        guest = Player(alerting, f"flood-{n}")
        guest.new_table("leduc", "me", "")
        answer = guest.ask("POST", "/api/alerts/mail", {"address": "Victim@example.org"})
        assert answer.status_code == (200 if n < 3 else 429)
    assert guest.get("/api/alerts")["mail"] is None
    assert len(alerting.mail.to("Victim@example.org")) == 3


@pytest.mark.parametrize(
    "address", ["", "ada", "ada@localhost", "a b@example.org", "ada@example.org\nBcc: eve@x.org"]
)
def test_what_is_no_address_is_refused(alerting: AlertServer, address: str) -> None:
    ada = Player(alerting, "typo")
    ada.new_table("leduc", "me", "")
    before = len(alerting.mail.got)
    assert ada.ask("POST", "/api/alerts/mail", {"address": address}).status_code == 400
    assert len(alerting.mail.got) == before


GOOD = {
    "GLOAM_SMTP": "smtp://ada:p%40ss@mail.example.org",
    "GLOAM_MAIL_FROM": "gloam@example.org",
    "GLOAM_ADDRESS": "https://gloam.example.org",
}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"GLOAM_SMTP": "mail.example.org"}, "GLOAM_SMTP cannot be used: write smtp://"),
        ({"GLOAM_SMTP": "smtp://mail.example.org:port"}, "GLOAM_SMTP cannot be used"),
        ({"GLOAM_MAIL_FROM": ""}, "GLOAM_MAIL_FROM must be"),
        ({"GLOAM_ADDRESS": ""}, "GLOAM_ADDRESS must say"),
        ({"GLOAM_ADDRESS": "gloam.example.org"}, "write https://"),
    ],
)
def test_what_is_set_wrong_is_told_in_a_sentence(wrong: dict[str, str], told: str) -> None:
    assert isinstance(settings(GOOD), Settings)
    with pytest.raises(SettingsError, match=told) as error:
        settings(GOOD | wrong)
    assert "p%40ss" not in str(error.value), "no password on the screen"
