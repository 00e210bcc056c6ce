"""Turn alerts in a browser: on by a click, shown by the service worker, ended by a click."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.browser.guests import Guest
from tests.browser.test_accessible import examine
from tests.table.alerts.sinks import Browser, MailSink, PushService, certificate, link_in
from tests.table.guests import eventually
from tests.table.processes import Server, serving

# No test reaches a push service of the world: the browser's own part is played by `Browser`.
SUBSCRIBING = """([endpoint, keys]) => {
  window.begged = 0;
  Notification.requestPermission = async () => { window.begged++; return 'granted'; };
  const made = { endpoint, toJSON: () => ({ keys }), unsubscribe: async () => {
    localStorage.removeItem('subscribed');
    return true;
  } };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('subscribed') ? made : null;
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem('subscribed', String(options.applicationServerKey.length));
    return made;
  };
}"""

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((one) => [one.tag, one.body]);
}"""


@pytest.fixture
def sinks(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Server, PushService, MailSink]]:
    folder = tmp_path_factory.mktemp("alerts")
    file = certificate(folder)
    with (
        pytest.MonkeyPatch.context() as patch,
        PushService(file).open() as push,
        MailSink().open() as mail,
    ):
        patch.setenv("SSL_CERT_FILE", str(file))
        with serving(
            folder,
            alert_after="0.3",
            push_trusted=push.host,
            smtp=mail.url,
            mail_from="gloam@example.org",
            address="https://gloam.example.org",
        ) as server:
            yield server, push, mail


def test_alerts_begin_and_end_by_a_click(
    notifying_browser: Chromium, sinks: tuple[Server, PushService, MailSink]
) -> None:
    server, push, mail = sinks
    ada, device = Guest(notifying_browser, server.url, "Ada"), push.browser("ada")
    try:
        table = at_a_slow_table(ada, device)
        menu = ada.opens_menu()
        box = menu.get_by_label("Alert this device")
        expect(box).not_to_be_checked()
        assert ada.page.evaluate("begged") == 0, "nobody asked for alerts"
        examine(ada)
        box.click()
        expect(menu.get_by_role("alert")).to_contain_text("Alerts are on")
        expect(box).to_be_checked()
        assert ada.page.evaluate("[begged, localStorage.getItem('subscribed')]") == [1, "65"]

        ada.page.goto("about:blank")
        eventually(lambda: push.told(device))
        (told,) = push.told(device)
        ada.go(f"/t/{table}").sits()
        delivers(ada, json.dumps(told))
        ada.page.wait_for_function(f"async () => (await ({SHOWN})()).length")
        assert ada.page.evaluate(SHOWN) == [[table, told["text"]]]

        menu = ada.opens_menu()
        menu.get_by_label("Alert this device").click()
        expect(menu.get_by_role("alert")).to_contain_text("Alerts are off")
        expect(menu.get_by_label("Alert this device")).not_to_be_checked()
        by_mail(ada, mail)
        assert not ada.complaints
    finally:
        ada.context.close()


def at_a_slow_table(ada: Guest, device: Browser) -> str:
    ada.context.grant_permissions(["notifications"])
    keys = dict(device.subscription)
    kept = json.dumps([keys.pop("endpoint"), keys])
    ada.context.add_init_script(f"if (isSecureContext) ({SUBSCRIBING})({kept})")
    seats = [{"mine": True, "name": "Ada"}, {"bot": "random"}]
    plan = {"game": "haunted", "seats": seats, "pace": "days-3", "title": "Winter"}
    opened = ada.context.request.post(f"{ada.url}/api/tables", data=plan)
    ada.go(f"/t/{opened.json()['table']['id']}").sits()
    assert ada.waits_for_turn() == "asked"
    return ada.table


def delivers(guest: Guest, message: str) -> None:
    """As the browser does it when its push service has a message for it."""
    line = guest.context.new_cdp_session(guest.page)
    workers: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until_there(guest, workers)
    where = urlsplit(guest.page.url)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": f"{where.scheme}://{where.netloc}",
            "registrationId": workers[-1],
            "data": message,
        },
    )


def until_there(guest: Guest, workers: list[str]) -> None:
    for _ in range(200):
        if workers:
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError("there is no service worker")


def by_mail(ada: Guest, mail: MailSink) -> None:
    """An address is confirmed by the link in a mail, and ended by another."""
    menu = ada.page.get_by_role("dialog", name="This table")
    menu.get_by_label("Mail address").fill("ada@example.org")
    ada.button("Send a link to confirm it", menu).click()
    expect(menu).to_contain_text("ada@example.org is not confirmed yet")
    (asking,) = mail.to("ada@example.org")
    token = link_in(asking, "confirm")
    ada.go("/about").go(f"/alerts#confirm={token}")
    ada.button("Yes, send me alerts").click()
    status = ada.page.locator("main [role=status]")
    expect(status).to_contain_text("This address is confirmed")
    assert "#" not in ada.page.url, "the secret stays in the address"
    examine(ada)
    ada.go("/about").go(f"/alerts#stop={token}")
    expect(status).to_contain_text("These alerts have ended")
