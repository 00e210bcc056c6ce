-- Where people want to be told of their turn, and whose turn has or needs an alert: `due` is when it
-- is to be sent, 0 once a process has taken it.
CREATE TABLE subscriptions (
    token text PRIMARY KEY,
    holder text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    created double precision NOT NULL,
    confirmed boolean NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL
);
CREATE INDEX subscriptions_holder ON subscriptions (holder);
CREATE INDEX subscriptions_address ON subscriptions (address);

CREATE TABLE alerts (
    table_id text NOT NULL,
    seat integer NOT NULL,
    due double precision NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX alerts_due ON alerts (due) WHERE due > 0;

CREATE TABLE server_keys (
    name text PRIMARY KEY,
    value text NOT NULL
);
