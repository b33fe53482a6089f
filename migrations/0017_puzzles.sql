-- Puzzles: those found in the bot's own games, what people have tried, and ratings.

-- Ids up to a million are those of the puzzles that come with the bot.
INSERT INTO counters (name, value) VALUES ('puzzle', 1000000);

-- Puzzles from the bot's own games: positions and moves, without names.
CREATE TABLE puzzles (
    id       BIGINT PRIMARY KEY,
    puzzle   TEXT NOT NULL,
    found_at BIGINT NOT NULL
);

-- The games that have been searched for puzzles.
CREATE TABLE mined_games (
    game_id BIGINT PRIMARY KEY REFERENCES games (id)
);

-- Ratings of puzzles that somebody has tried. All others have their first rating.
CREATE TABLE puzzle_ratings (
    puzzle_id  BIGINT PRIMARY KEY,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL
);

CREATE TABLE solvers (
    user_id        BIGINT PRIMARY KEY,
    rating         BIGINT NOT NULL,
    deviation      BIGINT NOT NULL,
    volatility     BIGINT NOT NULL,
    tried          BIGINT NOT NULL,
    solved         BIGINT NOT NULL,
    -- How many daily puzzles in a row were solved on their day, and the day of the last one, in days
    -- since 1970.
    streak         BIGINT NOT NULL,
    longest_streak BIGINT NOT NULL,
    last_day       BIGINT
);

CREATE INDEX solvers_in_order ON solvers (rating);

-- The puzzles that each person has seen.
CREATE TABLE puzzle_attempts (
    user_id   BIGINT NOT NULL,
    puzzle_id BIGINT NOT NULL,
    -- Where; empty in direct messages.
    guild_id  BIGINT,
    -- Whether they chose a theme that tells something about the solution.
    themed    BIGINT NOT NULL,
    -- The day whose daily puzzle it was, in days since 1970.
    day       BIGINT,
    hinted    BIGINT NOT NULL,
    -- 'solved', 'hinted' or 'failed', once it is decided.
    result    TEXT,
    seen_at   BIGINT NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
);

CREATE INDEX puzzle_attempts_of_a_guild ON puzzle_attempts (guild_id, user_id);
CREATE INDEX puzzle_attempts_of_a_day ON puzzle_attempts (day, guild_id) WHERE day IS NOT NULL;

-- Where each daily puzzle was posted, and the tally that its message shows.
CREATE TABLE daily_posts (
    guild_id   BIGINT NOT NULL,
    day        BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- Empty if it could not be posted.
    message_id BIGINT,
    tried      BIGINT NOT NULL,
    solved     BIGINT NOT NULL,
    shown_at   BIGINT NOT NULL,
    PRIMARY KEY (guild_id, day)
);

-- The channel for daily puzzles.
ALTER TABLE servers ADD COLUMN puzzles BIGINT;
