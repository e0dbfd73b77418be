"""When a server was last there: what its clocks may count over a restart. And whose link nobody has used yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()))
