-- What changes with every act stands apart from a table's document, which may be long.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    acts INTEGER NOT NULL DEFAULT 0,
    chats INTEGER NOT NULL DEFAULT 0,
    touched REAL NOT NULL,
    due REAL NOT NULL DEFAULT 0,
    leased_by TEXT NOT NULL DEFAULT '',
    leased_until REAL NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX tables_public ON tables (status, touched) WHERE public;
CREATE INDEX tables_due ON tables (due) WHERE due > 0;

CREATE TABLE documents (
    table_id TEXT PRIMARY KEY,
    document TEXT NOT NULL
);

CREATE TABLE holders (
    holder TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (holder, table_id)
) WITHOUT ROWID;
CREATE INDEX holders_table ON holders (table_id);

CREATE TABLE acts (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    lines BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    acts INTEGER NOT NULL,
    snapshot BLOB NOT NULL
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE links (
    hashed TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    bundle BLOB NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX reports_at ON reports (at);
