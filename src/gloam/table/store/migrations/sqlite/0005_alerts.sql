-- Where people want to be told of their turn, and whose turn has or needs an alert: `due` is when it
-- is to be sent, 0 once a process has taken it.
CREATE TABLE subscriptions (
    token TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    created REAL NOT NULL,
    confirmed INTEGER NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscriptions_holder ON subscriptions (holder);
CREATE INDEX subscriptions_address ON subscriptions (address);

CREATE TABLE alerts (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX alerts_due ON alerts (due) WHERE due > 0;

CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
