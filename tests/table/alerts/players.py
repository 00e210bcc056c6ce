"""People with keys and browsers, at slow tables for two."""

from __future__ import annotations

from tests.table.alerts.conftest import AlertServer
from tests.table.alerts.sinks import Browser
from tests.table.guests import Guest, Json


class Player(Guest):
    """Somebody with a browser that can be told of their turn."""

    def __init__(self, alerting: AlertServer, name: str, seat: int = 0) -> None:
        super().__init__(alerting.url)
        self.alerting = alerting
        self.seat = seat
        self.table = ""
        self.browser: Browser = alerting.push.browser(name)

    def wants_push(self) -> None:
        self.post("/api/alerts/push", self.browser.subscription)

    def answers(self, table: str) -> None:
        """Comes to the table, answers, and goes."""
        with self.at(table) as line:
            line.answer(self.seat, line.asked(self.seat).choices[0])

    def visit(self) -> Json:
        """The table as one finds it without a page."""
        return self.get(f"/api/tables/{self.table}")

    @property
    def told(self) -> list[str]:
        return [one["text"] for one in self.alerting.push.told(self.browser)]


def a_pair(
    alerting: AlertServer,
    about: str,
    pace: str = "days-1",
    begins: bool = True,
    game: str = "leduc",
) -> tuple[Player, Player, str]:
    """Two people who want alerts, and the table where the first of them is asked first. Unless it
    `begins`, the second has not sat down yet."""
    ada, ben = Player(alerting, f"ada-{about}", 0), Player(alerting, f"ben-{about}", 1)
    ada.table = ben.table = table = ada.new_table(game, "me", "", pace=pace, title=about)
    ada.wants_push()
    if begins:
        ben.take(table, 1)
        ben.wants_push()
    return ada, ben, table
