"""Requests to addresses that visitors gave us: over TLS, and to the open internet only.

A visitor could name an address inside the operator's network, or a name that leads there. So every
address that a name leads to is looked at, and the connection goes to the one that was looked at.
Redirects are not followed; of the answer only the status is read, and only so much of it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

import h11

LONGEST: Final = 1_000  # characters of an address
TIME: Final = 10.0  # seconds for a request, all in all
MOST_READ: Final = 16_384  # bytes of an answer
HTTPS: Final = 443
# All that is given out in IPv6 is in here; what is not may be a network's own.
GIVEN_OUT: Final = ipaddress.ip_network("2000::/3")
# They wrap an IPv4 address, which may be anything.
WRAPPING: Final = tuple(
    ipaddress.ip_network(net)
    for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)


class BadAddress(ValueError):
    """An address that nothing is sent to, and why."""


class NotDelivered(Exception):
    """Nobody answered, or not as a server does."""


def check(address: str, trusted: Collection[str] = ()) -> tuple[str, int]:
    """Host and port of an address that we may send to, as far as it tells by itself. Hosts in
    `trusted` (host:port) may be anywhere. Raises BadAddress."""
    try:
        url = urlsplit(address)
        host, port = url.hostname or "", url.port or HTTPS
    except ValueError as error:
        raise BadAddress(f"This is no address: {error}.") from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if len(address) > LONGEST or not plain or url.scheme != "https" or not host:
        raise BadAddress("A push service has an address that begins with https://.")
    if url.username is not None or url.fragment:
        raise BadAddress("The address of a push service has no user and no fragment.")
    if f"{host}:{port}" in trusted:
        return host, port
    if port != HTTPS:
        raise BadAddress(f"Push services listen at port {HTTPS}.")
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host, port
    if not is_open(number):
        raise BadAddress("This address is in a private network.")
    return host, port


def is_open(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is one of the open internet."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_open(address.ipv4_mapped)
        if address not in GIVEN_OUT or any(address in net for net in WRAPPING):
            return False
    return address.is_global and not address.is_multicast


async def post(
    address: str,
    headers: Mapping[str, str],
    body: bytes,
    trusted: Collection[str] = (),
    context: ssl.SSLContext | None = None,
) -> int:
    """The status of the answer. Raises BadAddress and NotDelivered."""
    host, port = check(address, trusted)
    try:
        async with asyncio.timeout(TIME):
            number = await _resolved(host, port, f"{host}:{port}" in trusted)
            return await _posted(address, (host, number, port), headers, body, context)
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise NotDelivered(f"{host} did not answer ({type(error).__name__})") from error


async def _resolved(host: str, port: int, is_trusted: bool) -> str:
    """An address of the host as a number. All of them must be open, or it is none of ours."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = [str(one[4][0]) for one in found]
    if not is_trusted and not all(is_open(ipaddress.ip_address(one)) for one in numbers):
        raise BadAddress(f"{host} leads into a private network.")
    return numbers[0]


async def _posted(
    address: str,
    server: tuple[str, str, int],
    headers: Mapping[str, str],
    body: bytes,
    context: ssl.SSLContext | None,
) -> int:
    host, number, port = server
    url = urlsplit(address)
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    reader, writer = await asyncio.open_connection(
        number,
        port,
        ssl=context or ssl.create_default_context(),
        server_hostname=host,
        limit=MOST_READ,
    )
    try:
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
        sent = {
            "Host": url.netloc,
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = h11.Request(method="POST", target=target, headers=list(sent.items()))
        for event in (head, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        while True:
            told = line.next_event()
            if isinstance(told, h11.Response):
                return told.status_code
            if told is h11.NEED_DATA:
                line.receive_data(await reader.read(MOST_READ))
            elif not isinstance(told, h11.InformationalResponse):
                raise NotDelivered(f"{host} hung up")
    finally:
        writer.transport.abort()
