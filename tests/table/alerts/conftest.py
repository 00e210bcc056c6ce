"""A server whose alerts go to a push service and a mail server of ours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.alerts.sinks import MailSink, PushService, certificate
from tests.table.processes import Server, serving

AFTER = "0.3"  # seconds


class AlertServer:
    """A server, and what its alerts go to."""

    def __init__(self, server: Server, push: PushService, mail: MailSink) -> None:
        self.server = server
        self.push = push
        self.mail = mail

    @property
    def url(self) -> str:
        return self.server.url


@pytest.fixture(scope="module")
def alerting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AlertServer]:
    folder = tmp_path_factory.mktemp("alerts")
    file = certificate(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        with (
            PushService(file).open() as push,
            MailSink().open() as mail,
            serving(
                folder,
                alert_after=AFTER,
                push_trusted=push.host,
                smtp=mail.url,
                mail_from="gloam@example.org",
                address="https://gloam.example.org",
                new_alerts="100000",
                proxied="true",
            ) as server,
        ):
            yield AlertServer(server, push, mail)
