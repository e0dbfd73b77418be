"""Packs: what tables were begun with, so that they can be finished with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(128), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
