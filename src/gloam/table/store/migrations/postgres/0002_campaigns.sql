-- A campaign, its games in order, and what they have changed for good. A branch has the tables of
-- its past in common with the campaign that it was branched from; `tables.campaign` is the one
-- that a table was made for, and to which its acts may still add changes.
CREATE TABLE campaigns (
    id text COLLATE "C" PRIMARY KEY,
    revision integer NOT NULL,
    games integer NOT NULL DEFAULT 0,
    changes integer NOT NULL DEFAULT 0,
    origin text COLLATE "C" NOT NULL DEFAULT '',
    touched double precision NOT NULL,
    document text NOT NULL
);
CREATE INDEX campaigns_origin ON campaigns (origin) WHERE origin <> '';

CREATE TABLE members (
    member text COLLATE "C" NOT NULL,
    campaign_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (member, campaign_id)
);
CREATE INDEX members_campaign ON members (campaign_id);

CREATE TABLE campaign_games (
    campaign_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (campaign_id, number)
);

CREATE TABLE lasting (
    campaign_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    act integer NOT NULL,
    change text NOT NULL,
    PRIMARY KEY (campaign_id, number)
);

ALTER TABLE tables ADD COLUMN campaign text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX tables_campaign ON tables (campaign) WHERE campaign <> '';
