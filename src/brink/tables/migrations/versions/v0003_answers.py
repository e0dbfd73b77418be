"""Answers to windows: those that do not take effect yet, and when those that depend on hands may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("earliest", sa.Float))
    op.add_column("seats", sa.Column("reply", sa.Text))
