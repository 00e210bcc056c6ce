"""A program that takes a seat: plays any Gloam game by choosing at random. Needs `websockets`.

python docs/example_client.py http://localhost:8000 new haunted     # a new table, two bots
python docs/example_client.py http://localhost:8000 TABLE 1         # seat 1 of a table
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent))

from verify_dice import seal_of, verify  # beside this file, wherever it is called from


def request(url: str, body: Mapping[str, object], key: str = "") -> dict[str, object]:
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    asked = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(asked) as answer:
        told: dict[str, object] = json.load(answer)
        return told


async def play(base: str, table: str, key: str, chance: random.Random) -> dict[str, object]:
    """Answer whatever the seats of this key are asked, until the game is over. Bring our share in
    the dice before, and prove them afterwards."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    mine, nonces, brought = list[int](), dict[int, str](), set[int]()
    commitment, seals = "", list[str]()
    async with connect(address, max_size=None) as socket:
        await socket.send(json.dumps({"is": "enter", "re": 1, "key": key}))
        number = 1
        async for text in socket:
            message = json.loads(text)
            if message["is"] == "refusal":  # the game has moved on: the next view tells
                print("refused:", message["message"])
            if message["is"] in ("welcome", "table") and message["table"]["status"] == "open":
                mine = message.get("seats", mine)
                told = message["table"]
                commitment, seals = told["commitment"], told.get("seals", [])
                for seat in mine:
                    place = f"{base}/api/tables/{table}/seats/{seat}"
                    if not seals and (seat not in nonces or seat in brought):  # or all begin anew
                        nonces[seat] = secrets.token_hex(
                            16
                        )  # only now: the secret was fixed before
                        brought.discard(seat)
                        share = {
                            "commitment": commitment,
                            "seal": seal_of(bytes.fromhex(nonces[seat])),
                        }
                        await asyncio.to_thread(request, f"{place}/seal", share, key)
                    elif seals and seat in nonces and seat not in brought:
                        brought.add(seat)
                        share = {"commitment": commitment, "seals": seals, "nonce": nonces[seat]}
                        await asyncio.to_thread(request, f"{place}/nonce", share, key)
            if message["is"] != "view":
                continue
            if message.get("result"):
                with urllib.request.urlopen(f"{base}/api/tables/{table}/log") as log:
                    print("fair dice:", verify(log.read(), commitment, seals, nonces))
                result: dict[str, object] = message["result"]
                return result
            if message.get("ask"):
                number += 1
                answer = {"is": "answer", "re": number, "seat": message["seat"]}
                key_chosen = chance.choice(message["choices"])["key"]
                if key_chosen != ["revise"]:  # we have decided; others have not
                    answer |= {"ask": message["ask"], "keys": [key_chosen]}
                    await socket.send(json.dumps(answer))
    raise ConnectionError("the table hung up")


def main(base: str, where: str, what: str) -> None:
    if where == "new":
        seats = [{"mine": True, "name": "Program"}, {"bot": "greedy"}, {"bot": "random"}]
        opened = request(f"{base}/api/tables", {"game": what, "seats": seats})
    else:
        opened = request(f"{base}/api/tables/{where}/seats/{what}", {"name": "Program"})
    table = opened["table"]
    assert isinstance(table, dict)
    print("table:", f"{base}/t/{table['id']}")
    print(asyncio.run(play(base, table["id"], str(opened["key"]), random.Random())))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
