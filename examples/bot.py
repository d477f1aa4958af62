"""A complete player for a Meadhall table, over its WebSocket. Needs only `pip install websockets`.

    python examples/bot.py http://127.0.0.1:8020 TABLE --invitation CODE

It sits down, and at every question picks a move; `choose` is the part to make clever. All it is
ever told is what its seat may know. docs/bot-api.md describes the messages.
"""

import argparse
import json
import random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(position: dict) -> int:
    """Any legal move. The view, the events and the moves' notations are all in `position`."""
    return random.choice(position["moves"])["move"]


def sit_down(hall: str, table: str, invitation: str | None, name: str) -> str:
    """Take a seat; the token is the seat."""
    body = {"name": name, "invitation": invitation, "program": True}
    request = Request(
        f"{hall}/api/tables/{table}/seats",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        return json.load(urlopen(request))["token"]
    except HTTPError as refused:
        raise SystemExit(json.load(refused)["text"]) from None


def play(hall: str, table: str, token: str) -> None:
    """Answer every question until the game is over."""
    url = f"{hall.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(url, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error" and message["code"] != "stale":
                raise SystemExit(f"{message['code']}: {message['text']}")
            if message["type"] != "position":
                continue
            if message["phase"] == "over":
                print("over:", message["result"])
                return
            if message["seat"] in message["waiting"]:
                answer = {"type": "move", "id": message["number"], "number": message["number"]}
                socket.send(json.dumps({**answer, "move": choose(message)}))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play at a Meadhall table.")
    parser.add_argument("hall")
    parser.add_argument("table")
    parser.add_argument("--invitation")
    parser.add_argument("--name", default="Random Ragnar")
    given = parser.parse_args()
    play(given.hall, given.table, sit_down(given.hall, given.table, given.invitation, given.name))
