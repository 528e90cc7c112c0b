"""Who was here when, so that what nobody uses can go; small thoughts before large ones."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "visit",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.add_column(
        "job", sa.Column("small", sa.Boolean(), nullable=False, server_default=sa.false())
    )
