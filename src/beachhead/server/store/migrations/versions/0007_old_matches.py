"""What matches need to outlive their rules version: what was told, positions, where they begin."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("game_match", sa.Column("start", sa.Text(), nullable=True))
    op.create_table(
        "tale",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("told_json", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["game_match.id"]),
        sa.PrimaryKeyConstraint("match_id", "seq"),
    )
    op.create_table(
        "position",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["game_match.id"]),
        sa.PrimaryKeyConstraint("match_id", "at"),
    )
