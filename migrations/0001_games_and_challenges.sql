-- One text for SQLite and PostgreSQL: BIGINT for every number, and for times in milliseconds since
-- 1970 (UTC). Discord's ids keep their value. Names of states are those in bot/src/store.

-- The last number given to a game and to a challenge.
CREATE TABLE counters (
    name  TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);

INSERT INTO counters (name, value) VALUES ('game', 0), ('challenge', 0);

CREATE TABLE games (
    id            BIGINT PRIMARY KEY,
    guild_id      BIGINT,
    channel_id    BIGINT NOT NULL,
    parent_id     BIGINT,
    white_id      BIGINT NOT NULL,
    white_name    TEXT NOT NULL,
    black_id      BIGINT NOT NULL,
    black_name    TEXT NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('running', 'played', 'resigned', 'void')),
    white_score   BIGINT,
    black_score   BIGINT,
    resigned_by   TEXT CHECK (resigned_by IN ('w', 'b')),
    void_reason   TEXT CHECK (void_reason IN ('channel_deleted', 'player_left')),
    plies         BIGINT NOT NULL,
    -- Counts the changes people are told about; announced is the last one that they were told.
    revision      BIGINT NOT NULL,
    announced     BIGINT NOT NULL,
    announced_at  BIGINT,
    board_message BIGINT,
    locale        TEXT,
    created_at    BIGINT NOT NULL,
    updated_at    BIGINT NOT NULL,
    CHECK ((white_score IS NOT NULL) = (state IN ('played', 'resigned'))),
    CHECK ((black_score IS NOT NULL) = (state IN ('played', 'resigned'))),
    CHECK ((resigned_by IS NOT NULL) = (state = 'resigned')),
    CHECK ((void_reason IS NOT NULL) = (state = 'void'))
);

CREATE UNIQUE INDEX games_one_running_in_a_channel ON games (channel_id) WHERE state = 'running';
CREATE INDEX games_of_a_channel ON games (channel_id, updated_at);
CREATE INDEX games_running_under_a_parent ON games (parent_id) WHERE state = 'running';
CREATE INDEX games_running_in_a_guild ON games (guild_id) WHERE state = 'running';
CREATE INDEX games_running_of_white ON games (white_id) WHERE state = 'running';
CREATE INDEX games_running_of_black ON games (black_id) WHERE state = 'running';
CREATE INDEX games_to_announce ON games (id) WHERE announced < revision;

CREATE TABLE plies (
    game_id        BIGINT NOT NULL REFERENCES games (id),
    number         BIGINT NOT NULL,
    ply            TEXT NOT NULL,
    -- Empty for a ply that the bot played.
    player_id      BIGINT,
    interaction_id BIGINT,
    played_at      BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);

CREATE TABLE challenges (
    id              BIGINT PRIMARY KEY,
    guild_id        BIGINT,
    channel_id      BIGINT NOT NULL,
    parent_id       BIGINT,
    challenger_id   BIGINT NOT NULL,
    challenger_name TEXT NOT NULL,
    -- Empty for a challenge to anybody.
    opponent_id     BIGINT,
    color           TEXT NOT NULL CHECK (color IN ('white', 'black', 'random')),
    state           TEXT NOT NULL
                    CHECK (state IN ('open', 'accepted', 'declined', 'cancelled', 'expired')),
    game_id         BIGINT REFERENCES games (id),
    message_id      BIGINT,
    locale          TEXT,
    interaction_id  BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    expires_at      BIGINT NOT NULL,
    CHECK ((game_id IS NOT NULL) = (state = 'accepted'))
);

CREATE INDEX challenges_open_in_a_channel ON challenges (channel_id) WHERE state = 'open';
CREATE INDEX challenges_open_under_a_parent ON challenges (parent_id) WHERE state = 'open';
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state = 'open';

-- Every interaction that changed something.
CREATE TABLE interactions (
    id      BIGINT PRIMARY KEY,
    seen_at BIGINT NOT NULL
);
