"""What processes on one PostgreSQL say of themselves to each other, and the allowances they share.

All of it is of the moment: UNLOGGED costs less, and after a crash of the database each process says it again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("bell", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "said",
        sa.Column("process", sa.String(16), sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("about", sa.String(80), primary_key=True),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("change", sa.Integer, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "allowances",
        sa.Column("purpose", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("refilled", sa.Float, nullable=False),
        sa.Column("lent", sa.Float, nullable=False),
        prefixes=unlogged,
    )
