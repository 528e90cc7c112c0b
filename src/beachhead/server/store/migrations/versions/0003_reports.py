"""Problems that people report, each with the position it was seen at."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("browser", sa.String(length=300), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["game_match.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("report_by_time", "report", ["made"], unique=False)
