"""The bots there are: each has a name and a line about it, and keeps to its time."""

from __future__ import annotations

from gloam.bots.catalogue import BOTS, LOBBY_BOTS, REPEATABLE_BOTS, USUAL_BOTS
from gloam.bots.search import SearchBot
from gloam.table.http.bodies import Lobby
from gloam.table.http.table_routes import lobby_page


def test_every_bot_is_listed_under_its_name_with_a_line_about_it() -> None:
    for name, bot in BOTS.items():
        assert bot.name == name
        assert bot.about


def test_what_is_offered_where() -> None:
    usual = ["random", "careful", "greedy", "search-1", "search-2", "search-3"]
    assert list(USUAL_BOTS) == usual
    assert list(LOBBY_BOTS) == [*usual[:2], "plain", *usual[2:]]
    assert set(REPEATABLE_BOTS) == {"random", "careful", "plain", "greedy", "search", "trial"}


def test_only_bots_that_search_have_a_budget() -> None:
    """By its budget the pool tells a quick bot from a slow one."""
    for bot in BOTS.values():
        assert bool(bot.budget) == bool(bot.worlds)
        if bot.budget:
            made = bot.bot(60.0)
            assert isinstance(made, SearchBot)
            assert made.iterations == bot.worlds
            assert not made.enough()


def test_a_bot_whose_time_is_up_has_seen_enough() -> None:
    made = BOTS["search-3"].bot(0.0)
    assert isinstance(made, SearchBot)
    assert made.enough()


def test_the_lobby_offers_for_a_game_what_the_game_declares() -> None:
    """Where search wins less often than the rules of thumb it is not offered."""
    lobby = lobby_page.fn()
    assert isinstance(lobby, Lobby)
    offered = {info.id: info.bots for info in lobby.games}
    assert offered["heart_of_darkness"] == ("careful", "greedy")
    assert offered["haunted"] == USUAL_BOTS
    order = list(LOBBY_BOTS)
    for names in offered.values():
        assert sorted(names, key=order.index) == list(names)
