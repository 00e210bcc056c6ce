"""Nothing is sent to where a visitor should not reach."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from pathlib import Path

import pytest

from gloam.table.alerts import outgoing
from gloam.table.alerts.outgoing import BadAddress, NotDelivered
from tests.table.alerts.sinks import PushService, certificate


@pytest.mark.parametrize(
    "address",
    [
        "",
        "push.example/x",
        "http://push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "https://ada@push.example/x",
        "https://push.example/x#y",
        "https://push.example/ x",
        "https://push.example/x\r\nHost: other",
        "https://püsh.example/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fd00::1]/x",
        "https://0.0.0.0/x",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_addresses_that_nothing_is_sent_to(address: str) -> None:
    with pytest.raises(BadAddress):
        outgoing.check(address)


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "::ffff:127.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::1",
        "224.0.0.1",
        "::10.0.0.1",
        "::ffff:0:10.0.0.1",
        "fec0::1",
        "5f00::1",
    ],
)
def test_numbers_that_lead_inside_by_a_way_round(number: str) -> None:
    assert not outgoing.is_open(ipaddress.ip_address(number))


@pytest.mark.parametrize("number", ["8.8.8.8", "::ffff:8.8.8.8", "2606:4700::1111"])
def test_numbers_of_the_open_internet(number: str) -> None:
    assert outgoing.is_open(ipaddress.ip_address(number))


def test_a_name_that_leads_to_two_places_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them is open, and the connection might go to the other."""

    async def story() -> None:
        async def both(*_: object, **__: object) -> list[object]:
            return [(0, 0, 0, "", (number, 443)) for number in ("8.8.8.8", "10.0.0.1")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        with pytest.raises(BadAddress):
            await outgoing.post("https://push.example/x", {}, b"")

    asyncio.run(story())


def test_a_name_that_leads_inside_is_not_followed() -> None:
    assert outgoing.check("https://localhost/x") == ("localhost", 443)
    with pytest.raises(BadAddress):
        asyncio.run(outgoing.post("https://localhost/x", {}, b""))


def test_only_who_has_the_certificate_is_told_and_redirects_are_not_followed(
    tmp_path: Path,
) -> None:
    file = certificate(tmp_path)
    with PushService(file).open() as service:
        service.answers["/x?y=1"] = [302]
        address, trusted = f"https://{service.host}/x?y=1", {service.host}

        def post(context: ssl.SSLContext) -> int:
            return asyncio.run(outgoing.post(address, {"TTL": "1"}, b"told", trusted, context))

        with pytest.raises(NotDelivered):
            post(ssl.create_default_context())
        assert not service.got, "whoever it is, it is not who it says"
        assert post(ssl.create_default_context(cafile=file)) == 302
        assert [(one.path, one.body) for one in service.got] == [("/x?y=1", b"told")]
