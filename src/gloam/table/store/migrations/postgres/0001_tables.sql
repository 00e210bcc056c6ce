-- What changes with every act stands apart from a table's document, which may be long.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    revision integer NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    acts integer NOT NULL DEFAULT 0,
    chats integer NOT NULL DEFAULT 0,
    touched double precision NOT NULL,
    due double precision NOT NULL DEFAULT 0,
    leased_by text NOT NULL DEFAULT '',
    leased_until double precision NOT NULL DEFAULT 0
);
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX tables_public ON tables (status, touched) WHERE public;
CREATE INDEX tables_due ON tables (due) WHERE due > 0;

CREATE TABLE documents (
    table_id text COLLATE "C" PRIMARY KEY,
    document text NOT NULL
);

CREATE TABLE holders (
    holder text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (holder, table_id)
);
CREATE INDEX holders_table ON holders (table_id);

CREATE TABLE acts (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    lines bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY,
    acts integer NOT NULL,
    snapshot bytea NOT NULL
);

CREATE TABLE chat (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE links (
    hashed text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    until double precision NOT NULL
);

CREATE TABLE reports (
    id text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    bundle bytea NOT NULL,
    at double precision NOT NULL
);
CREATE INDEX reports_at ON reports (at);
