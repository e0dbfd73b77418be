"""The framework's types as this server uses them: nobody logs in, so a request has no user and no auth."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request as AnyRequest
from litestar import WebSocket as AnySocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

Request: TypeAlias = AnyRequest[None, None, State]
Socket: TypeAlias = AnySocket[None, None, State]
Connected: TypeAlias = ASGIConnection[Any, None, None, State]  # of whatever handler
