-- A campaign, its games in order, and what they have changed for good. A branch has the tables of
-- its past in common with the campaign that it was branched from; `tables.campaign` is the one
-- that a table was made for, and to which its acts may still add changes.
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    games INTEGER NOT NULL DEFAULT 0,
    changes INTEGER NOT NULL DEFAULT 0,
    origin TEXT NOT NULL DEFAULT '',
    touched REAL NOT NULL,
    document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX campaigns_origin ON campaigns (origin) WHERE origin <> '';

CREATE TABLE members (
    member TEXT NOT NULL,
    campaign_id TEXT NOT NULL,
    PRIMARY KEY (member, campaign_id)
) WITHOUT ROWID;
CREATE INDEX members_campaign ON members (campaign_id);

CREATE TABLE campaign_games (
    campaign_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (campaign_id, number)
) WITHOUT ROWID;

CREATE TABLE lasting (
    campaign_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    act INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (campaign_id, number)
) WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_campaign ON tables (campaign) WHERE campaign <> '';
