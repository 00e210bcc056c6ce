"""A group that plays Parley over many evenings: what the tests of campaigns share."""

from __future__ import annotations

from tests.table.guests import Guest, Json, Line, SeenView

QUIET = ("rest", "pass", "wait")  # nobody is led out


def new_campaign(guest: Guest, name: str = "The Tuesday two", game: str = "parley") -> str:
    return str(guest.post("/api/campaigns", {"game": game, "name": name})["id"])


def begin(guest: Guest, campaign: str, *seats: str, name: str = "Ada", **wishes: object) -> str:
    """The next game, with `me`, a bot's name or nothing (open) for each seat; gives its table."""
    plans = [{"mine": True, "name": name} if s == "me" else {"bot": s} if s else {} for s in seats]
    told = guest.post(f"/api/campaigns/{campaign}/games", {"seats": plans, **wishes})
    return str(told["table"]["id"])


def play_on(line: Line, seats: tuple[int, ...] = (0, 1)) -> int:
    """The first of these that is asked rests, passes or waits; gives who it was."""
    line.quiet()
    for seat in seats:
        if line.waits_for(seat):
            choices = line.views[seat].choices
            quiet = [key for key in choices if key[0] in QUIET]
            line.answer(seat, (quiet or choices)[0])
            return seat
    return -1


def is_open(view: SeenView) -> bool:
    return "opened-covenant" in view.public


def play_until_opened(guest: Guest, table: str) -> int:
    """Both seats are the guest's, and stay until the sealed card is opened; gives the seat whose
    answer has opened it."""
    with guest.at(table) as line:
        view, last = line.seat(0), -1
        line.seat(1)
        while not is_open(view):
            assert not view.result
            last = play_on(line)
            line.quiet()
        return last


def play_to_the_end(guest: Guest, table: str) -> None:
    with guest.at(table) as line:
        view = line.seat(0)
        line.seat(1)
        while not view.result:
            play_on(line)
            line.quiet()


def play_among_bots(guest: Guest, table: str, answers: int = 0) -> None:
    """Seat 0 is the guest's: so many answers of it, or as many as it takes. A bot may be first."""
    with guest.at(table) as line:
        view, given = line.seat(0), 0
        while not line.asked(0).result and (given < answers or not answers):
            quiet = [key for key in view.choices if key[0] in QUIET]
            key = (quiet or view.choices)[0]
            ask = view.ask
            if line.do("answer", seat=0, ask=ask, keys=[key])["is"] == "done":
                given += 1
                line.until(lambda: view.result or view.ask != ask)  # noqa: B023  # now, not later


def abandon(guest: Guest, table: str) -> None:
    guest.post(f"/api/tables/{table}/votes", {"about": "abandon", "seat": 0})


def texts(info: Json) -> list[list[str]]:
    """What each game of a campaign has changed, in words."""
    return [[change["text"] for change in game.get("changes", ())] for game in info["games"]]
