"""What carries the bell to other processes. None of them carries news, only that there is some."""

from __future__ import annotations

from brink.engine import BrinkError
from brink.tables.carriers.carrier import Carrier, Nobody
from brink.tables.storage import Storage


def carrier_for(base: Storage, url: str) -> Carrier:
    """`url`: empty for what the database itself has, or `nats://...`."""
    scheme = url.partition("://")[0]
    if url and scheme not in ("nats", "tls"):
        raise BrinkError(f"'{scheme}' is no bell we know: use nats://host:4222, or leave it to PostgreSQL")
    if not base.postgres:
        if url:
            raise BrinkError("--bell is for several servers on one PostgreSQL; SQLite is for one server")
        return Nobody()
    if not url:
        from brink.tables.carriers.notify import Notify

        return Notify(base)
    from brink.tables.carriers.over_nats import OverNats

    return OverNats(base, url)
