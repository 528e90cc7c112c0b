"""Resigning, hiding finished matches, and what a bot found when it looked one through."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "seat",
        sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "hidden",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["game_match.id"]),
        sa.PrimaryKeyConstraint("match_id", "user_id"),
    )
    op.create_table(
        "review",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("moments_json", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["game_match.id"]),
        sa.PrimaryKeyConstraint("match_id"),
    )
