"""Headers that every response carries, whatever made it: a route, a file, an error, the framework itself."""

from __future__ import annotations

import time
from typing import Final

from litestar.datastructures import MutableScopeHeaders

from brink.server import requests
from brink.server.framework import Layer, Message, Receive, Scope, Send
from brink.server.logs import ACCESS
from brink.server.watch import Watch

# Only our own files, and nothing inline. Boards set styles through the DOM (`element.style`), which this allows.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a seat link must not reach another site
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
API: Final = "/api/"


class WithHeaders:
    """The outermost layer, around the framework: it adds the headers, an id too, and writes one log line a request.

    As a middleware inside the framework it would miss what the router itself answers (no such route, wrong method).
    """

    def __init__(self, app: Layer, watch: Watch) -> None:
        self.app = app
        self.watch = watch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                requests.begin(scope["headers"])
            await self.app(scope, receive, send)
            return
        number = requests.begin(scope["headers"])
        began = time.perf_counter()
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers[requests.HEADER] = number
                if scope["path"].startswith(API):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        finally:
            seconds = time.perf_counter() - began
            self.watch.request(status, seconds)
            took = round(seconds * 1000, 1)
            client = scope["client"][0] if scope.get("client") else None
            line = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took, "client": client}
            ACCESS.info("request", extra=line)
