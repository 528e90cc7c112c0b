"""Bots have the five levels that all of Beachhead knows."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

RENAMED = {"learner": 1, "greedy": 2, "thinker": 4}


def upgrade() -> None:
    for name, number in RENAMED.items():
        facts = {"old": name, "new": f"level{number}"}
        op.execute(sa.text("update seat set level = :new where level = :old").bindparams(**facts))
        word = {"old": f'"level-{name}"', "new": f'"bot-level-{number}"'}
        rewording = "update notice set facts_json = replace(facts_json, :old, :new)"
        op.execute(sa.text(rewording).bindparams(**word))
    op.execute(sa.text("delete from job"))  # asked for by the old names; they are asked again
