"""Who agrees to give the seat of somebody who is gone to somebody else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("freeing", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("freed", sa.Boolean, nullable=False, server_default=sa.false()))
