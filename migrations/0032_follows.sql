-- Who follows which game without playing in it, and what they know of it.

INSERT INTO counters (name, value) VALUES ('follow', 0);

CREATE TABLE follows (
    id          BIGINT PRIMARY KEY,
    user_id     BIGINT NOT NULL,
    game_id     BIGINT NOT NULL REFERENCES games (id),
    -- Where they follow it, because a game may have two places.
    channel_id  BIGINT NOT NULL,
    -- When they get an update: 'moves' or 'end'.
    updates     TEXT NOT NULL,
    -- The moves and takebacks that they know of.
    plies       BIGINT NOT NULL,
    takebacks   BIGINT NOT NULL,
    -- No update before that time.
    quiet_until BIGINT,
    UNIQUE (game_id, user_id)
);

CREATE INDEX follows_by_person ON follows (user_id);
