-- People who look for an opponent on any server, and the second place of their games.

CREATE TABLE seeks (
    user_id      BIGINT PRIMARY KEY,
    name         TEXT NOT NULL,
    -- Where the person will play.
    guild_id     BIGINT,
    channel_id   BIGINT NOT NULL,
    parent_id    BIGINT,
    locale       TEXT,
    -- What the person wants; nothing for anything.
    setup        TEXT,
    time_control TEXT,
    -- The person's rating in whole points, and how far the opponent's may be from it.
    rating       BIGINT,
    width        BIGINT,
    made_at      BIGINT NOT NULL,
    expires_at   BIGINT NOT NULL
);

CREATE INDEX seeks_by_time ON seeks (made_at);
CREATE INDEX seeks_by_expiry ON seeks (expires_at);
CREATE INDEX seeks_of_a_guild ON seeks (guild_id);

-- Whom people do not want to meet again.
CREATE TABLE avoided (
    user_id  BIGINT NOT NULL,
    other_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);

-- 1 if people may look for opponents elsewhere from this server.
ALTER TABLE servers ADD COLUMN seeks BIGINT NOT NULL DEFAULT 0;

-- The second place of a game between people who do not share one, and the side of the player there.
ALTER TABLE games ADD COLUMN other_guild_id BIGINT;
ALTER TABLE games ADD COLUMN other_channel_id BIGINT;
ALTER TABLE games ADD COLUMN other_parent_id BIGINT;
ALTER TABLE games ADD COLUMN other_locale TEXT;
ALTER TABLE games ADD COLUMN other_side TEXT;
ALTER TABLE games ADD COLUMN other_announced BIGINT;
ALTER TABLE games ADD COLUMN other_message BIGINT;

CREATE UNIQUE INDEX games_one_running_in_an_other_channel ON games (other_channel_id)
    WHERE state = 'running' AND other_channel_id IS NOT NULL;
CREATE INDEX games_of_an_other_channel ON games (other_channel_id, updated_at)
    WHERE other_channel_id IS NOT NULL;
CREATE INDEX games_of_an_other_guild ON games (other_guild_id) WHERE other_guild_id IS NOT NULL;
CREATE INDEX games_running_under_an_other_parent ON games (other_parent_id)
    WHERE state = 'running' AND other_parent_id IS NOT NULL;
CREATE INDEX games_to_announce_elsewhere ON games (id) WHERE other_announced < revision;
