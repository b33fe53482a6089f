-- Learning: lessons and puzzles.
--
-- A day is a number: the days since 1 January 1970 (UTC). Ratings are as in 0006_ladders.

-- How far each person is in the lessons of /learn. No row for lessons that they have not begun.
CREATE TABLE lessons (
    -- The person.
    user_id BIGINT NOT NULL,
    -- The number of the lesson, from 1.
    lesson BIGINT NOT NULL,
    -- How many of its exercises are done.
    step BIGINT NOT NULL,
    -- When its last exercise was done for the first time; NULL if it was not.
    done_at BIGINT,
    PRIMARY KEY (user_id, lesson)
);

-- Puzzles that were found in the bot's own games.
CREATE TABLE puzzles (
    -- Its id, above a million. Lower ones are those of puzzles that come with the bot.
    id BIGINT PRIMARY KEY,
    -- The position and the moves as text, without names.
    puzzle TEXT NOT NULL
);

-- The games that have been searched for puzzles.
CREATE TABLE mined_games (
    -- The game.
    game_id BIGINT PRIMARY KEY REFERENCES games (id)
);

-- The ratings of puzzles that somebody has tried. All others have their first rating.
CREATE TABLE puzzle_ratings (
    -- The puzzle.
    puzzle_id BIGINT PRIMARY KEY,
    -- Its rating.
    rating BIGINT NOT NULL,
    -- Its deviation.
    deviation BIGINT NOT NULL,
    -- Its volatility.
    volatility BIGINT NOT NULL
);

-- People who have tried puzzles.
CREATE TABLE solvers (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- Their rating as a solver.
    rating BIGINT NOT NULL,
    -- Its deviation.
    deviation BIGINT NOT NULL,
    -- Its volatility.
    volatility BIGINT NOT NULL,
    -- How many puzzles have counted.
    tried BIGINT NOT NULL,
    -- How many of these they solved, with or without a hint.
    solved BIGINT NOT NULL,
    -- How many daily puzzles in a row they solved on their day, up to last_day.
    streak BIGINT NOT NULL,
    -- The longest such streak.
    longest_streak BIGINT NOT NULL,
    -- The day of the last daily puzzle that they solved on its day; NULL for none.
    last_day BIGINT
);

-- For solvers_in, the best first.
CREATE INDEX solvers_in_order ON solvers (rating);

-- The puzzles that each person has seen. Only the first attempt counts.
CREATE TABLE puzzle_attempts (
    -- The person.
    user_id BIGINT NOT NULL,
    -- The puzzle.
    puzzle_id BIGINT NOT NULL,
    -- The server where they saw it; NULL in direct messages.
    guild_id BIGINT,
    -- 1 if they chose a theme that tells something about the solution.
    themed BIGINT NOT NULL,
    -- The day whose daily puzzle it was; NULL for another puzzle.
    day BIGINT,
    -- 1 if they took a hint.
    hinted BIGINT NOT NULL,
    -- 'solved', 'hinted' (solved with a hint) or 'failed'; NULL until it is decided.
    result TEXT,
    -- When they first saw it.
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, puzzle_id)
);

-- For solvers_in and solver_in.
CREATE INDEX puzzle_attempts_of_a_guild ON puzzle_attempts (guild_id, user_id);
-- For daily_tally.
CREATE INDEX puzzle_attempts_of_a_day ON puzzle_attempts (day, guild_id) WHERE day IS NOT NULL;
