"""Somebody at a table over the wire, as a test plays them: requests, and a line to the live table.

A line keeps everything that it hears, and each seat's view put together from it as
`docs/protocol.md` tells.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from gloam.kernel.core.dice import seal

PATIENCE = 30.0

# Any: JSON, as a program without our classes would read it.
Json = dict[str, Any]


class Guest:
    """A visitor with a key, once a first request has given them one."""

    def __init__(self, url: str, key: str = "", address: str = "") -> None:
        self.url = url
        self.key = key
        self.address = address  # as a proxy tells it to the server

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        who = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        return httpx.request(
            method,
            self.url + path,
            json=body,
            headers={**self._forwarded, **who, **(headers or {})},
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # there is no TLS, and reading certificates takes 70 ms
        )

    def get(self, path: str) -> Json:
        return self._told(self.ask("GET", path))

    def post(self, path: str, body: object = None) -> Json:
        return self._told(self.ask("POST", path, body))

    def _told(self, answer: httpx.Response) -> Json:
        assert answer.is_success, f"{answer.status_code}: {answer.text}"
        told: Json = answer.json()
        self.key = told.get("key") or self.key
        return told

    def new_table(self, game: str, *seats: str, **wishes: object) -> str:
        """A table with `me`, a bot's name or nothing (open) for each seat; gives its id."""
        plans = [{"mine": True} if s == "me" else {"bot": s} if s else {} for s in seats]
        told = self.post("/api/tables", {"game": game, "seats": plans, **wishes})
        return str(told["table"]["id"])

    def take(self, table: str, seat: int, **wishes: object) -> None:
        self.post(f"/api/tables/{table}/seats/{seat}", wishes)

    def bring_seal(self, table: str, seat: int, nonce: str = "") -> tuple[str, str]:
        """Seal a share in the dice, once the commitment is seen; gives that and the nonce."""
        commitment = str(self.get(f"/api/tables/{table}")["table"]["commitment"])
        nonce = nonce or secrets.token_hex(16)
        share = {"commitment": commitment, "seal": seal(bytes.fromhex(nonce))}
        self.post(f"/api/tables/{table}/seats/{seat}/seal", share)
        return commitment, nonce

    def bring_nonce(self, table: str, seat: int, nonce: str) -> list[str]:
        """Bring a share that was sealed; gives everybody's seals as they are shown."""
        told = self.get(f"/api/tables/{table}")["table"]
        share = {"commitment": told["commitment"], "seals": told["seals"], "nonce": nonce}
        self.post(f"/api/tables/{table}/seats/{seat}/nonce", share)
        return list(told["seals"])

    def bring_share(self, table: str, seat: int) -> tuple[str, str]:
        """The only person at a table seals a share and brings it; the game begins."""
        commitment, nonce = self.bring_seal(table, seat)
        self.bring_nonce(table, seat, nonce)
        return commitment, nonce

    @contextmanager
    def at(self, table: str, **hello: object) -> Iterator[Line]:
        """A line to the live table, entered."""
        with self.socket(table) as socket:
            line = Line(socket)
            line.send(**{"is": "enter", "re": 1, "key": self.key, **hello})
            line.until(lambda: line.welcome is not None)
            yield line

    def socket(self, table: str, **options: Any) -> ClientConnection:  # of websockets
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {**self._forwarded, **options.pop("additional_headers", {})}
        socket: ClientConnection = connect(
            address, max_size=None, proxy=None, additional_headers=headers, **options
        )
        return socket

    @property
    def _forwarded(self) -> dict[str, str]:
        return {"X-Forwarded-For": self.address} if self.address else {}


def eventually(so: Callable[[], object]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it has not come to that"
        time.sleep(0.05)


class SeenView:
    """What a seat sees, put together from its views."""

    def __init__(self) -> None:
        self.n = 0
        self.public: dict[str, Json] = {}
        self.private: dict[str, Json] = {}
        self.story: list[Json] = []
        self.rest: Json = {}  # prompt, ask, choices …: of the last view
        self.content = "", ""  # the names of fixed part and files that it is drawn with

    def hear(self, view: Json) -> None:
        self.n = view["n"]
        self.public = _applied(self.public, view.get("public"))
        self.private = _applied(self.private, view.get("private"))
        self.story = self.story[: view.get("told", 0)] + view.get("happened", [])
        fixed, files = self.content
        self.content = view.get("fixed", fixed), view.get("content", files)
        left_out = ("is", "n", "public", "private", "happened", "told", "fixed", "content")
        self.rest = {name: value for name, value in view.items() if name not in left_out}

    @property
    def ask(self) -> int:
        return int(self.rest.get("ask", 0))

    @property
    def choices(self) -> list[list[str | int]]:
        return [choice["key"] for choice in self.rest.get("choices", [])]

    @property
    def result(self) -> Json | None:
        return self.rest.get("result")

    def seen(self) -> tuple[object, ...]:
        """Everything but the numbers of views."""
        return list(self.public.items()), list(self.private.items()), self.story, self.rest


def _applied(old: dict[str, Json], change: Json | None) -> dict[str, Json]:
    """Nodes after a change, in their order."""
    if change is None:
        return old
    nodes = {} if change.get("whole") else dict(old)
    for id in change.get("drop", ()):
        del nodes[id]
    nodes.update({node["id"]: node for node in change.get("set", ())})
    if "order" in change:
        assert sorted(change["order"]) == sorted(nodes)
        nodes = {id: nodes[id] for id in change["order"]}
    return nodes


class Line:
    """One WebSocket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.welcome: Json | None = None
        self.table: Json = {}
        self.said: list[str] = []
        self.views: dict[int, SeenView] = {}
        self._re = 1
        self._answered: dict[int, int] = {}  # each seat's last ask that it has answered

    def send(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        message: Json = msgspec.json.decode(self.socket.recv(timeout))
        self.heard.append(message)
        match message["is"]:
            case "welcome":
                self.welcome, self.table = message, message["table"]
                self.said += [line["text"] for line in message.get("chat", ())]
            case "table":
                self.table = message["table"]
            case "view":
                self.views.setdefault(message["seat"], SeenView()).hear(message)
            case "said":
                self.said.append(message["line"]["text"])
        return message

    def until(self, so: Callable[[], object]) -> None:
        """Listen until something holds."""
        end = time.monotonic() + PATIENCE
        while not so():
            self.hear(max(0.0, end - time.monotonic()))

    def do(self, kind: str, **what: object) -> Json:
        """Send a request and listen until it is answered; gives the answer."""
        self._re += 1
        number = self._re
        self.send(**{"is": kind, "re": number, **what})
        while (message := self.hear()).get("re") != number:
            pass
        return message

    def refused(self, kind: str, **what: object) -> str:
        """The code with which a request is refused."""
        answer = self.do(kind, **what)
        assert answer["is"] == "refusal", answer
        assert answer["message"]
        return str(answer["code"])

    def done(self, kind: str, **what: object) -> None:
        answer = self.do(kind, **what)
        assert answer["is"] == "done", answer

    def quiet(self) -> list[Json]:
        """All that was on its way: what is heard until the table answers a ping."""
        before = len(self.heard)
        assert self.do("ping")["is"] == "pong"
        return self.heard[before:-1]

    def seat(self, seat: int = 0) -> SeenView:
        """What a seat sees; waits for its first view."""
        self.until(lambda: seat in self.views)
        return self.views[seat]

    def asked(self, seat: int = 0) -> SeenView:
        """Wait until a seat has something to decide."""
        view = self.seat(seat)
        self.until(lambda: view.result or self.waits_for(seat))
        return view

    def waits_for(self, seat: int) -> bool:
        """Whether the table waits for a seat, as far as we have heard."""
        view = self.seat(seat)
        new = view.ask and view.ask != self._answered.get(seat)
        return bool(new) and view.choices != [["revise"]]

    def answer(self, seat: int, key: object) -> None:
        ask = self.asked(seat).ask
        self.done("answer", seat=seat, ask=ask, keys=[key])
        self._answered[seat] = ask
