"""Whose a table is and what it weighs, for quotas; and a table that nobody has opened for long in one package."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for column in (
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),
        sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("weighed", sa.Float, nullable=False, server_default="0"),
        sa.Column("opened", sa.Float, nullable=False, server_default="0"),
        sa.Column("packed", sa.String(8), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_owner_status_packed_bytes", "tables", ["owner", "status", "packed", "bytes"])
    op.create_index("ix_tables_packed_status_updated", "tables", ["packed", "status", "updated"])
    op.create_table(
        "salt",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "packages",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("weight", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
