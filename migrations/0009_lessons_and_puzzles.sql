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

-- Puzzle races. They are deleted a day after they end.
CREATE TABLE races (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The server of its message; NULL if a person races alone.
    guild_id BIGINT,
    -- The channel or thread of its message; NULL if a person races alone.
    channel_id BIGINT,
    -- The parent channel of a thread; NULL otherwise.
    parent_id BIGINT,
    -- The language of its message; NULL for English.
    locale TEXT,
    -- Which puzzles it has.
    seed BIGINT NOT NULL,
    -- 'open', 'running', 'over', 'declined', 'cancelled' or 'expired'.
    state TEXT NOT NULL,
    -- When it was made.
    created_at BIGINT NOT NULL,
    -- When it ends or, while it is open, until when it can start.
    ends_at BIGINT NOT NULL
);

-- For races_due, delete_old_races and next_due.
CREATE INDEX races_by_state ON races (state, ends_at);

-- The people in each race.
CREATE TABLE racers (
    -- The race.
    race_id BIGINT NOT NULL REFERENCES races (id) ON DELETE CASCADE,
    -- 0 for the person who made it, 1 for the opponent.
    number BIGINT NOT NULL,
    -- The person.
    user_id BIGINT NOT NULL,
    -- How many puzzles are behind them: solved, not solved, or too close to a rated game of theirs.
    done BIGINT NOT NULL,
    -- How many they solved.
    score BIGINT NOT NULL,
    -- How many they did not solve.
    mistakes BIGINT NOT NULL,
    -- Their best score before this race; 0 for none.
    best_before BIGINT NOT NULL,
    PRIMARY KEY (race_id, number)
);

-- For running_race_of, race_challenges and a person's data.
CREATE INDEX racers_by_person ON racers (user_id);

-- The best score of each person in a race.
CREATE TABLE race_bests (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- How many puzzles they solved.
    score BIGINT NOT NULL,
    -- When.
    reached_at BIGINT NOT NULL
);
