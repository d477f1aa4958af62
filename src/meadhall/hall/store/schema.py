"""The tables of the database. Alembic's migrations make them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

CHANNEL = "meadhall"
"""PostgreSQL's NOTIFY: the payload is `table number`, and of an entry also the rest of its row."""

ROW_ID = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers only INTEGER keys itself

UNSETTLED = "phase = 'over' AND NOT settled"
"""Of tables whose games are over, and how is not yet written down."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("free", SmallInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    # When somebody must look after the table: a clock runs out, a bot owes a move.
    Column("due", BigInteger),
    # Is its game over, and how it ended written down?
    Column("settled", Boolean, nullable=False, server_default=false()),
    Index("tables_lobby", "listed", "created"),
    Index("tables_due", "due"),
    # Only those: so it is nearly empty however many games were ever played.
    Index(
        "tables_unsettled",
        "created",
        postgresql_where=text(UNSETTLED),
        sqlite_where=text(UNSETTLED),
    ),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("data", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_table", "table_id", "id"),
)

# Which process serves which player's sockets: several processes must agree on who is there.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("here", Boolean, nullable=False),
    # For the keeper: who that is, and their address as a hash, which is wiped after a week.
    Column("name", String(100)),
    Column("home", String(64)),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("beat", BigInteger, nullable=False),
    # What the clock outside said then: the database's own, or with SQLite the machine's.
    Column("seen", BigInteger),
)

# When no process served at all: clocks don't run then.
outages = Table(
    "outages",
    metadata,
    Column("from", BigInteger, primary_key=True, autoincrement=False),
    Column("to", BigInteger, nullable=False),
)

# Tables at which something went wrong, and whether they are set aside until somebody says retry.
troubles = Table(
    "troubles",
    metadata,
    Column("table_id", String(40), primary_key=True),
    # The table's own: once that has moved on, this is over.
    Column("number", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("times", Integer, nullable=False),
    # The error's type, or its code, and the line of ours: its words might tell a secret.
    Column("error", String(100), nullable=False),
    Column("place", String(200), nullable=False),
    Column("aside", Boolean, nullable=False),
)

# --- the keeper's room --------------------------------------------------------------------------

# What the hall knows of itself, by name.
meta = Table(
    "meta",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# Whoever is in the keeper's room: the hash of what their browser holds, and until when.
keepers = Table(
    "keepers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(100), nullable=False),
    # Against whom; nobody in particular, perhaps.
    Column("about", SmallInteger),
    Column("about_name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    # The last lines of chat at that time, as JSON.
    Column("chat", Text, nullable=False),
    # Addresses as hashes: of who reports, and of whom they mean. Wiped when it is done.
    Column("home", String(64)),
    Column("about_home", String(64)),
    Column("done", BigInteger),
    Column("note", Text, nullable=False),
    Index("reports_open", "done", "at"),
)

# Who may not chat (`mute`), or neither chat nor found nor join (`ban`): by what a name looks like,
# by the hash of an address, or both.
bans = Table(
    "bans",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(100), nullable=False),
    Column("home", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("ended", BigInteger),
    Index("bans_until", "until"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("en", Text, nullable=False),
    Column("ru", Text, nullable=False),
    Column("ended", BigInteger),
    Index("announcements_until", "until"),
)

# What the keeper has done. The database itself refuses to change or to remove a row.
audit = Table(
    "audit",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("way", String(10), nullable=False),
    Column("act", String(20), nullable=False),
    Column("about", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

# How much each process has had to do in the last hour.
load = Table(
    "load",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Index("load_at", "at"),
)

# --- names that are somebody's own ---------------------------------------------------------------

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("made", BigInteger, nullable=False),
    # Of the words that were written down: a slow hash.
    Column("words", String(200), nullable=False),
)

# What each name looks like, so that no two look alike.
looks = Table(
    "looks",
    metadata,
    Column("look", String(200), primary_key=True),
    Column("person", String(40), nullable=False),
    Index("looks_person", "person"),
)

keys = Table(
    "keys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    # What whoever keeps the key calls it.
    Column("credential", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    # How often it was used, as far as it says so: a copy of it would go back.
    Column("count", BigInteger, nullable=False),
    Column("device", String(100), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("keys_person", "person"),
)

# Where people are signed in: of what their browsers hold only a hash.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    Column("device", String(100), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # Until when a key may be added without another's proof.
    Column("fresh", BigInteger, nullable=False),
    Index("sign_ins_person", "person"),
)

# What was given to be signed, until it comes back or is too old.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),
    Column("person", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("challenges_until", "until"),
)

# What signs another device in.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("codes_person", "person"),
)

# Whose a seat was: the log of a table knows names and tokens, and nothing of people.
sittings = Table(
    "sittings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # The number of the entry by which it was taken; 0 if that was when the table was made.
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    # Did they sit there? Else only their name is there: on a seat kept for them, or on a bot.
    Column("own", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    # At rated tables, from which address they sat down, as a hash; until the result is there.
    Column("home", String(64)),
    Index("sittings_person", "person", "at"),
    Index(
        "sittings_home",
        "at",
        sqlite_where=text("home IS NOT NULL"),
        postgresql_where=text("home IS NOT NULL"),
    ),
)

# --- how games ended ------------------------------------------------------------------------------

# One row for each game that is over. It is written with `tables.settled`, and with all that ratings
# change by it.
results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Played to its end, or how else it came to one.
    Column("how", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    # What else is known of it, as JSON.
    Column("data", Text, nullable=False),
    Index("results_at", "at"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # The number of the entry by which it was taken, as in `sittings`.
    Column("since", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    Column("level", String(100), nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("share", Float, nullable=False),
    Column("points", Integer, nullable=False),
    # Did a bot play it to the end for somebody?
    Column("left", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Of a rated game: how much it counted for them, and their rating before and after it.
    Column("weight", Float),
    Column("mu_was", Float),
    Column("sigma_was", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("result_seats_person", "person", "at"),
)

# What each is rated now, by game.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_game", "game", "mu"),
)

# Games that somebody wants to find again.
stars = Table(
    "stars",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Who wants a page of their own that everybody may read.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("open", Boolean, nullable=False),
)

# --- finding a game -----------------------------------------------------------------------------

# Who waits for a game. What the browser holds, that begins and ends the search, is a hash here.
seekers = Table(
    "seekers",
    metadata,
    Column("id", String(64), primary_key=True),
    # Whoever has a name of their own; a guest has none, and only an address, as a hash.
    Column("person", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    Column("home", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("spread", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    # When their browser was last heard of.
    Column("beat", BigInteger, nullable=False),
    # Since when they would play with bots in the seats that are left.
    Column("ready", BigInteger),
    # With whom a game was found: the same word for all of them, and when; "" while they wait.
    Column("found", String(40), nullable=False),
    Column("found_at", BigInteger, nullable=False),
    # The bots that come along; "" if people have all the seats.
    Column("level", String(40), nullable=False),
    # Of the token of their seat: whoever has come has one.
    Column("seat_hash", String(64), nullable=False),
    # How often a game was found and somebody did not come.
    Column("missed", SmallInteger, nullable=False),
    # Where they play; it begins when all have come.
    Column("table_id", String(40), nullable=False),
    Index(
        "seekers_person",
        "person",
        unique=True,
        sqlite_where=text("person <> ''"),
        postgresql_where=text("person <> ''"),
    ),
    Index("seekers_home", "home"),
    Index("seekers_found", "found"),
)

# Who has met whom in games that count: so that the same two aren't paired over and over.
encounters = Table(
    "encounters",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("one", String(40), nullable=False),
    Column("other", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("encounters_at", "at"),
)

# How long people have waited of late, whoever they were: what the next are told.
waits = Table(
    "waits",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waited", Integer, nullable=False),
    Index("waits_at", "at"),
)

# --- notices: who is told what, and how -----------------------------------------------------------

# Whoever wants to be told: somebody with a name of their own (then it is their id), a guest's
# browser (the hash of what it holds), or the whole hall.
listeners = Table(
    "listeners",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("lang", String(5), nullable=False),
    Column("zone", String(60), nullable=False),
    # Quiet hours, in minutes of the day there.
    Column("quiet_from", SmallInteger),
    Column("quiet_to", SmallInteger),
    Column("made", BigInteger, nullable=False),
    # No message sooner: what comes soon after another is told together.
    Column("next", BigInteger, nullable=False),
)

# The seats of guests, by the hash of their token; it is the same at the table after.
heard_seats = Table(
    "heard_seats",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("listener", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("heard_seats_listener", "listener"),
)

# How they are told: a browser (`push`), an address (`mail`), a program of theirs (`hook`).
ways = Table(
    "ways",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("listener", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    # A hash of kind and address: to find one again.
    Column("mark", String(64), nullable=False),
    # A browser's keys, a webhook's form, as JSON.
    Column("data", Text, nullable=False),
    Column("device", String(100), nullable=False),
    # Where they were signed in when they set it up: signed out there, it is gone.
    Column("sign_in", String(40), nullable=False),
    # What they are told by it, with commas.
    Column("kinds", String(100), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    # Failures in a row, and the last one in a word.
    Column("failures", SmallInteger, nullable=False),
    Column("trouble", String(40), nullable=False),
    Index("ways_listener", "listener"),
    Index("ways_mark", "mark"),
)

# What somebody is to be told, or was: once for each table until they come back.
notices = Table(
    "notices",
    metadata,
    Column("listener", String(64), primary_key=True),
    Column("about", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
    # Which turn it is about, as a number of the listener's own.
    Column("mark", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    # When to tell it; null if that is done, or not needed any more.
    Column("due", BigInteger),
    # Have they been at the table since?
    Column("back", Boolean, nullable=False),
    # What it says, as JSON; empty once it is told.
    Column("data", Text, nullable=False),
    Index("notices_due", "due"),
    Index("notices_about", "about"),
)

# Messages on their way. Whoever sends one holds it for a while; then it is anybody's again.
sendings = Table(
    "sendings",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("way", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", SmallInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index("sendings_due", "due"),
    Index("sendings_way", "way"),
)

# Who was asked whether an address is theirs, so that nobody is asked often; and who wants no mail.
asked = Table(
    "asked",
    metadata,
    Column("id", ROW_ID, primary_key=True, autoincrement=True),
    Column("mark", String(64), nullable=False),
    Column("listener", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("refused", Boolean, nullable=False),
    Index("asked_mark", "mark"),
    Index("asked_at", "at"),
)

# --- leagues -------------------------------------------------------------------------------------

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("form", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    # Whose it is; nobody's any more if they are erased.
    Column("maker", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    # One more with all that changes who plays: whoever decides by what was before is too late.
    Column("step", Integer, nullable=False),
    # When somebody must look after it.
    Column("due", BigInteger),
    Column("ended", BigInteger),
    Column("plan", Text, nullable=False),
    # What the tokens of the seats kept at its tables are made with, for whoever they are kept for.
    Column("secret", String(64), nullable=False),
    Index("leagues_due", "due"),
    Index("leagues_phase", "phase", "begins"),
)

league_people = Table(
    "league_people",
    metadata,
    Column("league_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    # By which the others know them: who came first has 1.
    Column("number", Integer, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("left", BigInteger),
    # Since when they wait for a table in an arena, and when they were there last.
    Column("ready", BigInteger),
    Column("seen", BigInteger, nullable=False),
    Column("division", Integer, nullable=False),
    Index("league_people_person", "person"),
)

# A row without a table is a free round.
league_tables = Table(
    "league_tables",
    metadata,
    Column("league_id", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("league_tables_table", "table_id", unique=True),
)

league_seats = Table(
    "league_seats",
    metadata,
    Column("league_id", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    # Nobody ("") where a bot sits.
    Column("person", String(40), nullable=False),
    Column("place", SmallInteger),
    Column("absent", Boolean, nullable=False),
    Index("league_seats_person", "person"),
)
