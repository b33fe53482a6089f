-- What the bot's processes and the gateway's shards are doing.

-- The processes that use this database at once: several on PostgreSQL. On SQLite there is one, without a row.
CREATE TABLE processes (
    -- A random number.
    id BIGINT PRIMARY KEY,
    -- The newest migration that it knows.
    schema_version BIGINT NOT NULL,
    -- When it was last seen, by the database's clock.
    seen_at BIGINT NOT NULL,
    -- The first of the gateway's shards that it connects.
    first_shard BIGINT NOT NULL DEFAULT 0,
    -- The last of them.
    last_shard BIGINT NOT NULL DEFAULT 0,
    -- How many shards there are in all.
    shards BIGINT NOT NULL DEFAULT 1
);

-- What a process is doing that others must not do at the same time. A lease ends with its process.
CREATE TABLE leases (
    -- What is done, by the bot's name for it.
    task TEXT NOT NULL,
    -- What it is done with, such as the number of a game.
    row_name TEXT NOT NULL,
    -- The process.
    owner BIGINT NOT NULL,
    PRIMARY KEY (task, row_name)
);

-- For leave, which gives all leases of a process back.
CREATE INDEX leases_by_owner ON leases (owner);

-- When each shard last received events from Discord. Clocks are extended by the length of an outage.
CREATE TABLE heartbeats (
    -- The shard, from 0.
    shard BIGINT NOT NULL,
    -- How many shards there were.
    shards BIGINT NOT NULL,
    -- When.
    beat_at BIGINT NOT NULL,
    PRIMARY KEY (shard, shards)
);

-- The interactions that have changed something, kept for a day: Discord may deliver one twice.
CREATE TABLE interactions (
    -- The interaction.
    id BIGINT PRIMARY KEY,
    -- When it was processed.
    seen_at BIGINT NOT NULL
);

-- For delete_interactions.
CREATE INDEX interactions_by_age ON interactions (seen_at);
