"""What a client may be told when something fails: a key, a sentence in his language, the rule. Never a traceback."""

from __future__ import annotations

import logging
import math
from collections.abc import Iterator
from typing import Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from brink.engine import Arg, BrinkError, Reason, Refused
from brink.engine.registry import games
from brink.engine.texts import Teller
from brink.server import requests
from brink.server.framework import Connected
from brink.server.language import language_of, words_of
from brink.tables import NoSuchTable

LOG: Final = logging.getLogger("brink.server")
REFUSED: Final = 409  # the request is well formed, but rules or state do not allow it
BY_STATUS: Final = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}


class Fault(msgspec.Struct, frozen=True):
    """What went wrong, as everybody on the wire gets it."""

    key: str
    text: str
    rule: str = ""


class Failure(msgspec.Struct, frozen=True):
    """The body of every response that is not a success."""

    error: Fault
    request: str = ""  # as the log names it


MEANT: Final = {
    400: "Not understood: an unknown field, a wrong type, no such game, option or pack",
    403: "A wrong token, or another site's page",
    404: "No such table, game or page",
    409: "Understood, but the rules or the state of the table do not allow it",
    413: "Too large",
    421: "The server does not answer to this name (`Host`)",
    429: "Too often; `Retry-After` says when to come again",
    503: "The database does not answer",
}


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """`responses=failures(400, 404)`: what a route may answer but a success stands beside it, for its schema."""
    return {
        status: ResponseSpec(Failure, generate_examples=False, description=MEANT[status])
        for status in sorted({*statuses, 421})  # whoever comes by a wrong name
    }


class Problem(BrinkError):
    """A failure that the server itself finds."""

    status = 400
    key = "bad-request"

    def __init__(self, **args: Arg) -> None:
        super().__init__(self.key)
        self.args_ = args


class NotFound(Problem):
    status = 404
    key = "not-found"


class Forbidden(Problem):
    status = 403
    key = "wrong-token"


class HostOnly(Problem):
    status = 403
    key = "host-only"


class NotDone(Problem):
    """`why` is a sentence of the kernel's: a pack that fails its check, a name that is taken, a disk that is full."""

    status = REFUSED
    key = "not-done"

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class ForeignOrigin(Problem):
    status = 403
    key = "foreign-origin"


class UnknownHost(Problem):
    status = 421
    key = "unknown-host"

    def __init__(self, host: str) -> None:
        super().__init__(host=host)


class NotReady(Problem):
    status = 503
    key = "not-ready"


class NotYourSeat(Problem):
    status = 403
    key = "not-your-seat"


class HelloFirst(Problem):
    key = "hello-first"


class NotFinished(Problem):
    status = 409
    key = "not-finished"


class BadRequest(Problem):
    """`why` is the framework's sentence about the form of the request."""

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class TooMany(Problem):
    status = 429
    key = "too-many"

    def __init__(self, seconds: float, limit: str = "work") -> None:
        self.limit = limit
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(seconds=self.seconds)


def fault(error: Exception, language: str) -> Fault:
    """Any error in a reader's language."""
    if isinstance(error, Problem):
        return Fault(error.key, words_of(language).render(error.key, error.args_))
    if isinstance(error, NoSuchTable):
        return Fault("no-such-table", words_of(language).render("no-such-table"))
    if isinstance(error, Refused):
        return told(error.reason, language)
    if isinstance(error, BrinkError):
        return Fault("bad-request", words_of(language).render("bad-request", {"why": str(error)}))
    return Fault("internal", words_of(language).render("internal", _noted()))


def _noted() -> dict[str, Arg]:
    return {"request": requests.current() or "-"}


def failure(fault: Fault) -> Failure:
    return Failure(fault, requests.current())


def told(reason: Reason, language: str) -> Fault:
    """A refusal where no table's Teller is at hand (options, lobby)."""
    for teller in _tellers(language):
        if teller.texts.has(reason.key):
            return Fault(reason.key, teller.sentence(reason.key, reason.args), reason.rule)
    return Fault(reason.key, words_of(language).render("not-offered"), reason.rule)


def _tellers(language: str) -> Iterator[Teller]:
    """The server's own words first, then each game's, with the names of its pieces (the cards of a deck, say)."""
    yield Teller(words_of(language), {}, ())
    for game in games().values():
        yield game.teller(language, game.pack(), ())


def status_of(error: Exception) -> int:
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, Refused):
        return REFUSED
    return 400 if isinstance(error, BrinkError) else 500


def expected(request: Connected, error: Exception) -> Response[Failure]:
    """Problems, refusals and everything else that a user can cause."""
    headers = None
    if isinstance(error, TooMany):
        headers = {"Retry-After": str(error.seconds)}
        request.app.state.watch.refused[error.limit] += 1
    return Response(failure(fault(error, language_of(request))), status_code=status_of(error), headers=headers)


def from_framework(request: Connected, error: HTTPException) -> Response[Failure]:
    """What Litestar finds: no such route, a body that does not fit, a method that is not there."""
    key = BY_STATUS.get(error.status_code, "internal" if error.status_code >= 500 else "bad-request")
    if error.status_code >= 500:
        LOG.error("framework error", exc_info=error)
    words = words_of(language_of(request))
    text = words.render(key, {"why": _why(error), **_noted()})
    return Response(failure(Fault(key, text)), status_code=error.status_code, headers=error.headers)


def unexpected(request: Connected, error: Exception) -> Response[Failure]:
    """A defect. The client learns nothing of it; the log everything."""
    LOG.error("unexpected error", exc_info=error, extra={"path": request.url.path})
    return Response(failure(fault(error, language_of(request))), status_code=500)


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [(item.get("key", ""), item.get("message", "")) for item in extra if isinstance(item, dict)]
    parts = [f"{key}: {message}".strip(": ") for key, message in found]
    return "; ".join(part for part in parts if part) or error.detail
