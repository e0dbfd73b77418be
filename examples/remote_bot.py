"""A bot that takes an open seat of a table: `python examples/remote_bot.py http://127.0.0.1:8000 TABLE [NAME]`.

Needs the package `websockets`. The whole bot is `choose`: it gets a `table` message as docs/api.md describes it.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(table):
    return random.choice(table["legal"])["action"]


def join(server, table, name):
    body = json.dumps({"name": name}).encode()
    request = Request(f"{server}/api/tables/{table}/join", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)["token"]


def play(socket, token):
    """Until the game is over; gives the result in words. Whoever is cut off comes back with the same token."""
    socket.send(json.dumps({"type": "hello", "tokens": [token]}))
    for seen in map(json.loads, socket):
        if seen["type"] == "error":
            print(seen["text"], file=sys.stderr)  # refused; nothing has happened
        elif seen["type"] in ("table", "stale") and seen["outcome"]:
            return seen["outcome"]["text"]
        elif seen["type"] in ("table", "stale") and seen["legal"]:  # the same id for the same decision: it is made once
            made = {"id": f"at {seen['version']}", "version": seen["version"], "action": choose(seen)}
            socket.send(json.dumps({"type": "act", **made}))
    return "The server has hung up."


if __name__ == "__main__":
    server, table, *name = sys.argv[1:]
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        print(play(socket, join(server, table, *(name or ["A remote bot"]))))
