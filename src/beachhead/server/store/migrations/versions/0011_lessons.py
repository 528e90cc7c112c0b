"""Guided lessons: which match is one, and who has done which."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("game_match", sa.Column("lesson", sa.String(length=40), nullable=True))
    op.create_table(
        "learnt",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "lesson"),
    )
