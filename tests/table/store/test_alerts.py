"""Subscriptions and planned alerts, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import msgspec

from gloam.table.store import Store, SubscriptionRow
from tests.table.store.stories import story


def push(
    token: str, holder: str = "ada", address: str = "https://push.example/1"
) -> SubscriptionRow:
    return SubscriptionRow(token, holder, "push", address, 10.0, True, "key", "auth")


def mail(token: str, holder: str = "ada", at: float = 10.0) -> SubscriptionRow:
    return SubscriptionRow(token, holder, "mail", f"{token}@example.org", at)


@story
async def test_a_subscription_comes_back_as_it_was_stored(store: Store) -> None:
    await store.subscribe(push("a"), 0.0)
    await store.subscribe(mail("b", at=11.0), 0.0)
    assert await store.subscriptions(holder="ada") == [push("a"), mail("b", at=11.0)]
    assert await store.subscriptions(token="b") == [mail("b", at=11.0)]
    assert await store.subscriptions(holder="ben") == []
    assert await store.subscriptions() == [], "nobody's are not everybody's"
    await store.unsubscribe(["a", "nothing"])
    assert await store.subscriptions(holder="ada") == [mail("b", at=11.0)]


@story
async def test_one_takes_the_place_of_another(store: Store) -> None:
    await store.subscribe(push("a"), 0.0)
    await store.subscribe(push("b", holder="ben"), 0.0)  # the same browser, with a new key
    assert await store.subscriptions(holder="ada") == []
    await store.subscribe(mail("c"), 0.0)
    await store.subscribe(mail("d"), 0.0)
    await store.subscribe(mail("e", holder="ben"), 0.0)
    assert [row.token for row in await store.subscriptions(holder="ada")] == ["d"]
    assert [row.token for row in await store.subscriptions(holder="ben")] == ["b", "e"]


@story
async def test_what_is_never_confirmed_is_forgotten(store: Store) -> None:
    await store.subscribe(mail("old"), 0.0)
    await store.subscribe(mail("kept", holder="ben"), 0.0)
    assert await store.confirm_subscription("kept")
    assert not await store.confirm_subscription("none")
    await store.subscribe(mail("new", holder="eve", at=30.0), 20.0)
    assert await store.subscriptions(token="old") == []
    kept = msgspec.structs.replace(mail("kept", holder="ben"), confirmed=True)
    assert await store.subscriptions(token="kept") == [kept]


@story
async def test_an_alert_is_taken_once_when_it_is_due(store: Store) -> None:
    await store.plan_alert("crypt", 1, 20.0)
    await store.plan_alert("crypt", 1, 10.0)  # it is planned already
    await store.plan_alert("crypt", 2, 30.0)
    assert await store.take_alerts(19.0) == []
    taken = await asyncio.gather(*(store.take_alerts(20.0) for _ in range(10)))
    assert [one for some in taken for one in some] == [("crypt", 1)]
    await store.plan_alert("crypt", 1, 21.0)
    await store.cancel_alert("crypt", 1)
    await store.plan_alert("crypt", 1, 21.0)
    assert await store.take_alerts(25.0) == [], "one alert a turn"
    await store.end_turns("crypt", [0, 1])
    await store.plan_alert("crypt", 1, 24.0)
    await store.cancel_alert("crypt", 2)
    assert await store.take_alerts(99.0) == [("crypt", 1)]


@story
async def test_a_key_is_made_once(store: Store) -> None:
    keys = await asyncio.gather(*(store.server_key("vapid", f"fresh {n}") for n in range(20)))
    assert len(set(keys)) == 1
    assert await store.server_key("vapid", "late") == keys[0]
    assert await store.server_key("other", "other") == "other"
