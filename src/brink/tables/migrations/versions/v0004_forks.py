"""Where a table went on from another one, as its record says it. Those that did so far kept every hidden card."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("past", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("analysis", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table(
        "tables", sa.column("past"), sa.column("analysis"), sa.column("base", sa.Integer), sa.column("origin")
    )
    fork = (
        sa.literal('[{"moves":')
        + sa.cast(tables.c.base, sa.String)
        + sa.literal(',"kind":"analysis","commitment":""}]')
    )
    op.execute(sa.update(tables).where(tables.c.origin.is_not(None)).values(past=fork, analysis=sa.true()))
