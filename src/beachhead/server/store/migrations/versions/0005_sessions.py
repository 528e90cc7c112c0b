"""Sessions that can be ended, second factors, changes of mail, names that look alike."""

import sqlalchemy as sa
from alembic import op

from beachhead.server import names

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("session_by_user", "session", ["user_id"], unique=False)
    op.create_index("session_by_seen", "session", ["seen"], unique=False)
    op.create_table(
        "second_factor",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("last_step", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["user_account.id"]),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "recovery_code",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["user_account.id"]),
        sa.PrimaryKeyConstraint("user_id", "hash"),
    )
    op.add_column(
        "login_link", sa.Column("change", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("user_account", sa.Column("skeleton", sa.Text(), nullable=True))
    op.create_index("ix_user_account_skeleton", "user_account", ["skeleton"], unique=False)
    _look_at_names()


def _look_at_names() -> None:
    """What names look like; logins in the new way of folding, where nobody else has it."""
    table = sa.table("user_account", *map(sa.column, ("id", "name", "login", "skeleton")))
    connection = op.get_bind()
    rows = connection.execute(sa.select(table.c.id, table.c.name, table.c.login)).all()
    taken = {row.login for row in rows}
    for row in rows:
        values = {"skeleton": names.skeleton(row.name)}
        login = names.tidy(row.login or "").casefold()
        if login and login not in taken and len(login) <= names.LONGEST_LOGIN:
            values["login"] = login
            taken.add(login)
        connection.execute(sa.update(table).where(table.c.id == row.id).values(values))
