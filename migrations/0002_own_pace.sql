-- Setups, clocks, plans, offers, settings. Tables whose checks named every state are made anew
-- without them: SQLite cannot change a check, and the store's types hold the same promise.

CREATE TABLE games_next (
    id            BIGINT PRIMARY KEY,
    guild_id      BIGINT,
    channel_id    BIGINT NOT NULL,
    parent_id     BIGINT,
    white_id      BIGINT NOT NULL,
    white_name    TEXT NOT NULL,
    black_id      BIGINT NOT NULL,
    black_name    TEXT NOT NULL,
    -- 'running', or how it ended.
    state         TEXT NOT NULL,
    white_score   BIGINT,
    black_score   BIGINT,
    loser         TEXT CHECK (loser IN ('w', 'b')),
    void_reason   TEXT,
    -- The moderator who ended it, and the reason that they gave.
    decided_by    BIGINT,
    decision      TEXT,
    setup         TEXT NOT NULL,
    seed          BIGINT,
    -- The position that it began from; empty for the empty board.
    start         TEXT,
    rated         BIGINT NOT NULL,
    time_control  TEXT NOT NULL,
    -- What either side had left when the present turn began, or when the clock was stopped.
    white_left    BIGINT NOT NULL,
    black_left    BIGINT NOT NULL,
    -- Since when the clock of the side to move runs; of a stopped clock, since when it stands.
    clock_since   BIGINT NOT NULL,
    -- When the side to move runs out of time; empty while no clock runs.
    deadline      BIGINT,
    -- Whether the players agreed to a pause.
    paused        BIGINT NOT NULL,
    -- The next reminder of this turn, and how many it has had.
    remind_at     BIGINT,
    reminders     BIGINT NOT NULL,
    rematch_of    BIGINT,
    plies         BIGINT NOT NULL,
    -- The side to move; of an ended game, the one that would be.
    to_move       TEXT NOT NULL CHECK (to_move IN ('w', 'b')),
    -- How many plies were there before the last change: those after them are news.
    told_plies    BIGINT NOT NULL,
    -- What the last change was if neither a ply nor the end.
    event         TEXT,
    takebacks     BIGINT NOT NULL,
    revision      BIGINT NOT NULL,
    announced     BIGINT NOT NULL,
    announced_at  BIGINT,
    board_message BIGINT,
    -- The deadline that this message names.
    shown_deadline BIGINT,
    locale        TEXT,
    created_at    BIGINT NOT NULL,
    updated_at    BIGINT NOT NULL
);

INSERT INTO games_next (id, guild_id, channel_id, parent_id, white_id, white_name, black_id,
    black_name, state, white_score, black_score, loser, void_reason, setup, rated, time_control,
    white_left, black_left, clock_since, paused, reminders, plies, to_move, told_plies, takebacks, revision,
    announced, announced_at, board_message, locale, created_at, updated_at)
SELECT id, guild_id, channel_id, parent_id, white_id, white_name, black_id,
    black_name, state, white_score, black_score, resigned_by, void_reason, 'full', 0, 'none',
    0, 0, updated_at, 0, 0, plies,
    -- White places the first and the last of the 49 pieces, and has the first move.
    CASE WHEN (plies + CASE WHEN plies < 49 THEN 0 ELSE 1 END) % 2 = 0 THEN 'w' ELSE 'b' END,
    -- The last change was the last ply that somebody chose, with the passes after it.
    COALESCE((SELECT MAX(number) - 1 FROM plies
        WHERE game_id = games.id AND player_id IS NOT NULL), 0),
    0, revision, announced, announced_at, board_message, locale, created_at, updated_at
FROM games;

CREATE TABLE plies_next (
    game_id        BIGINT NOT NULL REFERENCES games_next (id),
    number         BIGINT NOT NULL,
    ply            TEXT NOT NULL,
    -- Empty for a ply that nobody chose: a forced pass, a dealt piece.
    player_id      BIGINT,
    -- How it came about: 'chosen' at the time, or automatic in one of several ways.
    origin         TEXT NOT NULL,
    interaction_id BIGINT,
    played_at      BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);

INSERT INTO plies_next (game_id, number, ply, player_id, origin, interaction_id, played_at)
SELECT game_id, number, ply, player_id,
    CASE WHEN player_id IS NULL THEN 'forced' ELSE 'chosen' END, interaction_id, played_at
FROM plies;

CREATE TABLE challenges_next (
    id              BIGINT PRIMARY KEY,
    guild_id        BIGINT,
    channel_id      BIGINT NOT NULL,
    parent_id       BIGINT,
    challenger_id   BIGINT NOT NULL,
    challenger_name TEXT NOT NULL,
    -- Empty for a challenge to anybody.
    opponent_id     BIGINT,
    color           TEXT NOT NULL CHECK (color IN ('white', 'black', 'random')),
    setup           TEXT NOT NULL,
    seed            BIGINT,
    start           TEXT,
    rated           BIGINT NOT NULL,
    time_control    TEXT NOT NULL,
    rematch_of      BIGINT,
    state           TEXT NOT NULL,
    game_id         BIGINT REFERENCES games_next (id),
    -- Whether people have been shown it, and by which message, if that is known.
    shown           BIGINT NOT NULL,
    message_id      BIGINT,
    locale          TEXT,
    interaction_id  BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    expires_at      BIGINT NOT NULL,
    CHECK ((game_id IS NOT NULL) = (state = 'accepted'))
);

INSERT INTO challenges_next (id, guild_id, channel_id, parent_id, challenger_id, challenger_name,
    opponent_id, color, setup, rated, time_control, state, game_id, shown, message_id, locale,
    interaction_id, created_at, expires_at)
SELECT id, guild_id, channel_id, parent_id, challenger_id, challenger_name,
    opponent_id, color, 'full', 0, 'none', state, game_id,
    CASE WHEN message_id IS NULL THEN 0 ELSE 1 END, message_id, locale,
    interaction_id, created_at, expires_at
FROM challenges;

DROP TABLE plies;
DROP TABLE challenges;
DROP TABLE games;
ALTER TABLE games_next RENAME TO games;
ALTER TABLE plies_next RENAME TO plies;
ALTER TABLE challenges_next RENAME TO challenges;

CREATE UNIQUE INDEX games_one_running_in_a_channel ON games (channel_id) WHERE state = 'running';
CREATE INDEX games_of_a_channel ON games (channel_id, updated_at);
CREATE INDEX games_running_under_a_parent ON games (parent_id) WHERE state = 'running';
CREATE INDEX games_running_in_a_guild ON games (guild_id) WHERE state = 'running';
CREATE INDEX games_running_of_white ON games (white_id) WHERE state = 'running';
CREATE INDEX games_running_of_black ON games (black_id) WHERE state = 'running';
CREATE INDEX games_to_announce ON games (id) WHERE announced < revision;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_by_reminder ON games (remind_at) WHERE remind_at IS NOT NULL;

CREATE INDEX games_showing_another_deadline ON games (id) WHERE state = 'running'
    AND announced = revision AND board_message IS NOT NULL
    AND COALESCE(shown_deadline, 0) - COALESCE(deadline, 0) NOT BETWEEN -60000 AND 60000;

CREATE INDEX interactions_by_age ON interactions (seen_at);

CREATE INDEX challenges_open_in_a_channel ON challenges (channel_id) WHERE state = 'open';
CREATE INDEX challenges_open_under_a_parent ON challenges (parent_id) WHERE state = 'open';
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state IN ('open', 'draft');
CREATE INDEX challenges_to_show ON challenges (id) WHERE state = 'open' AND shown = 0;
CREATE INDEX challenges_for_rematches ON challenges (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE UNIQUE INDEX challenges_one_open_rematch ON challenges (rematch_of) WHERE state = 'open';

INSERT INTO counters (name, value)
VALUES ('offer', 0), ('vacation', 0), ('notice', 0), ('import', 0), ('decision', 0);

-- What a player has told the bot to play for them in a game. Private to the player.
CREATE TABLE intentions (
    game_id    BIGINT NOT NULL REFERENCES games (id),
    color      TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- A placement plan: cells in order of preference, and what stops it. Both or neither.
    wishes     TEXT,
    stops      TEXT,
    -- Conditional moves, a branch on each line; empty for none.
    conditions TEXT,
    PRIMARY KEY (game_id, color)
);

-- Draw, takeback, pause: what one player asks of the other.
CREATE TABLE offers (
    id         BIGINT PRIMARY KEY,
    game_id    BIGINT NOT NULL REFERENCES games (id),
    kind       TEXT NOT NULL,
    color      TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- The plies of the game when it was made.
    plies      BIGINT NOT NULL,
    state      TEXT NOT NULL,
    message_id BIGINT,
    -- Whether people have been shown this state of it.
    told       BIGINT NOT NULL,
    made_at    BIGINT NOT NULL
);

CREATE UNIQUE INDEX offers_one_open_of_a_kind ON offers (game_id, kind) WHERE state = 'open';
CREATE INDEX offers_of_a_game ON offers (game_id, id);
CREATE INDEX offers_to_tell ON offers (id) WHERE told = 0;

-- What a person likes; no row for somebody who changed nothing. Language and theme are empty for
-- the usual ones.
CREATE TABLE settings (
    user_id       BIGINT PRIMARY KEY,
    language      TEXT,
    orientation   TEXT NOT NULL,
    theme         TEXT,
    notation      TEXT NOT NULL,
    confirm_moves BIGINT NOT NULL,
    -- Play for them while they have only one legal ply.
    only_ply      BIGINT NOT NULL,
    reminders     TEXT NOT NULL,
    -- Minutes after midnight, in their time zone; both or neither.
    quiet_from    BIGINT,
    quiet_until   BIGINT,
    -- A name of the IANA database.
    time_zone     TEXT NOT NULL,
    auto_vacation BIGINT NOT NULL
);

CREATE TABLE vacations (
    id         BIGINT PRIMARY KEY,
    user_id    BIGINT NOT NULL,
    begins_at  BIGINT NOT NULL,
    ends_at    BIGINT NOT NULL,
    automatic  BIGINT NOT NULL,
    -- Whether the clocks have been set going again.
    over       BIGINT NOT NULL
);

CREATE INDEX vacations_of_a_person ON vacations (user_id, begins_at);
CREATE INDEX vacations_by_end ON vacations (ends_at) WHERE over = 0;

-- What a person is to be told in private and has not been told yet.
CREATE TABLE notices (
    id      BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id),
    kind    TEXT NOT NULL,
    detail  TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE INDEX notices_of_a_game ON notices (game_id, id);

-- What moderators did to games.
CREATE TABLE decisions (
    id        BIGINT PRIMARY KEY,
    game_id   BIGINT NOT NULL REFERENCES games (id),
    moderator BIGINT NOT NULL,
    action    TEXT NOT NULL,
    reason    TEXT NOT NULL,
    made_at   BIGINT NOT NULL
);

CREATE INDEX decisions_of_a_game ON decisions (game_id, id);

CREATE TABLE servers (
    guild_id       BIGINT PRIMARY KEY,
    moderator_role BIGINT
);

-- Games that people brought, to be paged through.
CREATE TABLE imports (
    id      BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    record  TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE INDEX imports_of_a_person ON imports (user_id, id);

-- When a shard was last known to hear people.
CREATE TABLE heartbeats (
    shard     BIGINT NOT NULL,
    shards    BIGINT NOT NULL,
    beat_at   BIGINT NOT NULL,
    PRIMARY KEY (shard, shards)
);
