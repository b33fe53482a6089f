-- Whether nobody chose if the game is rated. Then it is rated only if both players have a rating on
-- the server.
ALTER TABLE challenges ADD COLUMN rated_by_default BIGINT NOT NULL DEFAULT 0;

-- When a version that says hello first started. The bot says hello only on servers that it has
-- joined since. At most one row.
CREATE TABLE hello_start (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    since BIGINT NOT NULL
);

-- The servers that the bot has joined since then.
CREATE TABLE hellos (
    guild_id BIGINT PRIMARY KEY,
    -- Where to say hello. Empty if the bot may post nowhere.
    channel_id BIGINT,
    locale TEXT NOT NULL,
    noted_at BIGINT NOT NULL,
    said BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX hellos_to_say ON hellos (guild_id) WHERE said = 0;
