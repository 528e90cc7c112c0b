"""Who saw something of each row of the log."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("move", sa.Column("shown", sa.Integer(), nullable=False, server_default="-1"))
