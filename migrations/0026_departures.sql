-- The servers that the bot has left, and when it noticed. A server that it has joined again is not
-- here.
CREATE TABLE departures (
    guild_id BIGINT PRIMARY KEY,
    left_at  BIGINT NOT NULL
);
