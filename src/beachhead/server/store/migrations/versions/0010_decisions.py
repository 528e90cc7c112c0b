"""Decisions are called D-... in all games, also in what a list of matches says is asked."""

from alembic import op

revision = "0010"
down_revision = "0009"

RENAMED = "update game_match set asked_name = 'D-' || "


def upgrade() -> None:
    op.execute(RENAMED + "substr(asked_name, 4) where asked_name like 'DP-%'")
    op.execute(
        RENAMED + "upper(replace(asked_name, '_', '-')) "
        "where game = 'hexpanse' and asked_name not like 'D-%'"
    )
