"""The published schema: the framework's document, with what our structs say of themselves.

The framework draws each struct as an object with fields. msgspec, which reads and writes them, knows also which are
arrays, what a field may be, and where an unknown one is an error.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from brink.server.errors import Failure


class StructsInTheirOwnWords(JsonRenderPlugin):
    def render(self, request: Request[None, None, State], openapi_schema: dict[str, object]) -> bytes:
        _, components = msgspec.json.schema_components(_types(request.app), ref_template="#/components/schemas/{name}")
        return self.render_json(request, openapi_schema | {"components": {"schemas": components}})


def _types(app: Litestar) -> Iterator[object]:
    """What goes into the public routes and what comes out."""
    yield Failure
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if not handler.resolve_include_in_schema():
                continue
            signature = handler.parsed_fn_signature
            given = signature.return_type
            yield (given.inner_types[0] if given.is_subclass_of(Response) else given).annotation
            if "data" in signature.parameters:
                yield signature.parameters["data"].annotation
