"""The framework's types as this server uses them: nobody logs in, so a request has no user and no auth."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request as AnyRequest
from litestar import WebSocket as AnySocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import SerializationException


class Request(AnyRequest[None, None, State]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """What is no JSON is the client's error. The framework knows but one of three ways in which decoding fails."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise SerializationException(str(error)) from None


Socket: TypeAlias = AnySocket[None, None, State]
Connected: TypeAlias = ASGIConnection[Any, None, None, State]  # of whatever handler
