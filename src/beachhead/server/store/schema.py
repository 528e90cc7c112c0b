"""The tables. `migrations/` builds them step by step; a test demands that both agree.

Times are milliseconds since 1970. Columns that end in `_json` hold JSON that no query looks into.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# A row number that grows by itself on both databases.
Serial = BigInteger().with_variant(Integer, "sqlite")

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

user = Table(
    "user_account",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # folded name of an account; guests have none
    Column("password", Text),  # argon2
    Column("mail", String(200), unique=True),
    Column("skeleton", Text, index=True),  # of the name: the same for names that look alike
    Column("settings_json", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("key", String(64), primary_key=True),  # hash of the token in the cookie
    Column("user_id", String(32), nullable=False),  # a guest who only looks has no row elsewhere
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("session_by_user", "user_id"),
    Index("session_by_seen", "seen"),
)

second_factor = Table(
    "second_factor",
    metadata,
    Column("user_id", ForeignKey("user_account.id"), primary_key=True),
    Column("secret", String(64), nullable=False),  # shared with the app on the phone
    Column("active", Boolean, nullable=False),
    Column("last_step", BigInteger, nullable=False),
)

recovery_code = Table(
    "recovery_code",
    metadata,
    Column("user_id", ForeignKey("user_account.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

login_link = Table(
    "login_link",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("mail", String(200), nullable=False),
    Column("browser", String(32), nullable=False),  # the user who asked; nobody else may use it
    Column("change", Boolean, nullable=False, server_default=false()),  # new mail of an account
    Column("expires", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("mail", String(200), nullable=False),
    Column("subject", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("error", Text),
)

match = Table(
    "game_match",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(32), nullable=False),
    Column("sides_json", Text, nullable=False),
    Column("options_json", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("sealed_json", Text),  # key and numbers of a match that draws from no seed
    Column("host", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change; writers compare it
    Column("seq", Integer, nullable=False),  # rows in the log
    Column("at", Integer, nullable=False),  # actions in force
    Column("asked_seat", Integer),
    Column("asked_name", String(60)),
    Column("bot_asked", Boolean, nullable=False),  # a bot is to move
    Column("turn_started", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when the asked seat's clock runs out
    Column("talk_json", Text, nullable=False),  # pending takeback, vote, back-offs
    Column("rematch", String(20)),
    Column("start", Text),  # the position it begins with, if not with the set-up
    Column("lesson", String(40)),  # of a guided game, as long as it is one
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("match_by_status", "status", "updated"),
    Index("match_by_deadline", "deadline"),
)

seal = Table(  # a key whose hash somebody was shown, for a match that is not there yet
    "seal",
    metadata,
    Column("match_id", String(20), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", String(60), nullable=False),
    Column("kind", String(8), nullable=False),  # human, bot, open, invite
    Column("user_id", String(32)),
    Column("name", String(40), nullable=False),
    Column("level", String(60)),
    Column("invite", String(64)),  # hash of the token that claims it
    Column("left_ms", BigInteger),
    Column("bot_plays", Boolean, nullable=False),
    Column("result", Float),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Index("seat_by_user", "user_id", "match_id"),
)

hidden = Table(  # finished matches that somebody does not want in the own list any more
    "hidden",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
)

review = Table(  # what a bot found when it looked through a finished match; can be made again
    "review",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("moments_json", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

learnt = Table(  # lessons that somebody has done to the end
    "learnt",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("made", BigInteger, nullable=False),
)

visit = Table(  # when users of whom anything is stored were last here, to the day
    "visit",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

move = Table(  # append-only: a row is never changed, and goes only with its whole match
    "move",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # 1, 2, 3 ...
    # play: an action, undo: back to a number of actions, rule: from there by other rules
    Column("kind", String(4), nullable=False),
    Column("value", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", String(64), nullable=False),
    Column("player", String(64), nullable=False),  # user id, or the level of the bot that chose
    Column("made", BigInteger, nullable=False),
    # bits of the seats, and of those who watch, who saw something of it; -1: everybody
    Column("shown", Integer, nullable=False, server_default="-1"),
    UniqueConstraint("match_id", "command", name="command_once"),
)

tale = Table(  # what was told in each action, for a time when nobody can play it again
    "tale",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the move; 0: the set-up
    Column("told_json", Text, nullable=False),
)

position = Table(  # one for every round, written when something became final
    "position",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("at", Integer, primary_key=True),  # actions in force
    Column("round", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("match_id", ForeignKey("game_match.id"), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),  # whose view it was; -1: a spectator's
    Column("seq", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("browser", String(300), nullable=False),
    Column("version", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("report_by_time", "made"),
)

notice = Table(
    "notice",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("match_id", ForeignKey("game_match.id"), nullable=False),
    Column("key", String(60), nullable=False),
    Column("facts_json", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("notice_by_match", "match_id", "id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("match_id", ForeignKey("game_match.id"), nullable=False),
    Column("room", String(10), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("chat_by_match", "match_id", "id"),
)

note = Table(
    "note",
    metadata,
    Column("match_id", ForeignKey("game_match.id"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

job = Table(  # one decision a bot worker is asked for; everything in it can be made again
    "job",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("request_json", Text, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    Column("worker", String(60)),
    Column("lease", BigInteger, nullable=False),  # free to claim when past
    Column("answer_json", Text),
    Column("small", Boolean, nullable=False, server_default=false()),  # before the others
    Index("job_by_lease", "lease"),
)
