"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game_match",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=32), nullable=False),
        sa.Column("sides_json", sa.Text(), nullable=False),
        sa.Column("options_json", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("asked_seat", sa.Integer(), nullable=True),
        sa.Column("asked_name", sa.String(length=60), nullable=True),
        sa.Column("bot_asked", sa.Boolean(), nullable=False),
        sa.Column("turn_started", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("talk_json", sa.Text(), nullable=False),
        sa.Column("rematch", sa.String(length=20), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("match_by_deadline", "game_match", ["deadline"], unique=False)
    op.create_index("match_by_status", "game_match", ["status", "updated"], unique=False)
    op.create_table(
        "job",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("request_json", sa.Text(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(length=60), nullable=True),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("answer_json", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("job_by_lease", "job", ["lease"], unique=False)
    op.create_table(
        "login_link",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=False),
        sa.Column("browser", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "user_account",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("mail", sa.String(length=200), nullable=True),
        sa.Column("settings_json", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
        sa.UniqueConstraint("mail"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("room", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["game_match.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("chat_by_match", "chat", ["match_id", "id"], unique=False)
    op.create_table(
        "move",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=4), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["game_match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seq"),
        sa.UniqueConstraint("match_id", "command", name="command_once"),
    )
    op.create_table(
        "note",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["game_match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id"),
    )
    op.create_table(
        "notice",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=60), nullable=False),
        sa.Column("facts_json", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["game_match.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("notice_by_match", "notice", ["match_id", "id"], unique=False)
    op.create_table(
        "seat",
        sa.Column("match_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("side", sa.String(length=60), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=60), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.Column("left_ms", sa.BigInteger(), nullable=True),
        sa.Column("bot_plays", sa.Boolean(), nullable=False),
        sa.Column("result", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["game_match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat"),
    )
    op.create_index("seat_by_user", "seat", ["user_id", "match_id"], unique=False)
