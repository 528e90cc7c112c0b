"""Sealed chance: keys promised for matches to come, and what a match draws from."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("game_match", sa.Column("sealed_json", sa.Text()))
    op.create_table(
        "seal",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match_id"),
    )
