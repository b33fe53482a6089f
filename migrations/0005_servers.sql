-- Servers: their settings, their moderation, their activity, and whether the bot is still there.

-- What a server has set. A server without a row has the defaults. The row is also the lock of the server's
-- ladder and limits, so lock_server makes one.
CREATE TABLE servers (
    -- The server.
    guild_id BIGINT PRIMARY KEY,
    -- The moderators' role; NULL for none. People who manage the server are moderators too.
    moderator_role BIGINT,
    -- 1 if rated games against the computer count for the ladder.
    computer_rated BIGINT NOT NULL DEFAULT 0,
    -- The only role that may start games; NULL for everybody.
    starter_role BIGINT,
    -- 1 if games may be rated.
    rated BIGINT NOT NULL DEFAULT 1,
    -- The kind of ladder: 'rating', or 'places' (a challenge ladder).
    ladder TEXT NOT NULL DEFAULT 'rating',
    -- How long a season lasts: 'month', 'quarter', 'half' (of a year), 'year', or 'none' (no seasons).
    season TEXT NOT NULL DEFAULT 'quarter',
    -- The channel for announcements; NULL for none.
    announcements BIGINT,
    -- The locale of public messages; NULL for the server's own on Discord.
    language TEXT,
    -- The theme of public pictures; NULL for the default.
    theme TEXT,
    -- How many challenges a person may have open.
    limit_challenges BIGINT NOT NULL DEFAULT 3,
    -- How many of them may be to the same person.
    limit_opponent BIGINT NOT NULL DEFAULT 1,
    -- How many threads a person may make the bot open within ten minutes.
    limit_threads BIGINT NOT NULL DEFAULT 3,
    -- How many unfinished tournaments an organiser who is not a moderator may have.
    limit_tournaments BIGINT NOT NULL DEFAULT 1,
    -- How many minutes such an organiser waits between two tournaments.
    limit_tournament_wait BIGINT NOT NULL DEFAULT 60,
    -- The channel for daily puzzles; NULL for none.
    puzzles BIGINT,
    -- The channel for the weekly digest; NULL for none.
    digest BIGINT,
    -- The channel of the lobby; NULL for none.
    lobby BIGINT,
    -- The role that the lobby gives and notifies; NULL for none.
    lobby_role BIGINT,
    -- 1 if people may look for opponents on other servers from here.
    seeks BIGINT NOT NULL DEFAULT 0
);

-- For servers_with_lobby.
CREATE INDEX servers_with_a_lobby ON servers (guild_id) WHERE lobby IS NOT NULL;

-- For servers_without_digest.
CREATE INDEX servers_with_a_digest ON servers (guild_id) WHERE digest IS NOT NULL;

-- Channels where games may be started, including their threads. No row for everywhere.
CREATE TABLE server_channels (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The channel.
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);

-- People who may not use the bot on a server.
CREATE TABLE blocks (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The blocked person.
    user_id BIGINT NOT NULL,
    -- The moderator who blocked them. Below zero if that person has deleted their data.
    moderator BIGINT NOT NULL,
    -- The reason that the moderator gave.
    reason TEXT NOT NULL,
    -- When.
    made_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

-- The moderation log of each server.
CREATE TABLE actions (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The moderator; 0 for the bot itself. Below zero if that person has deleted their data.
    moderator BIGINT NOT NULL,
    -- What was done: the column of `servers` that was set, or a name as in actions.rs.
    action TEXT NOT NULL,
    -- What it was done to or set to, as text that names nobody but by id. May be empty.
    detail TEXT NOT NULL,
    -- The reason that the moderator gave. May be empty.
    reason TEXT NOT NULL,
    -- When.
    made_at BIGINT NOT NULL
);

-- For actions, count_actions, reward_checks_due and the server's backup.
CREATE INDEX actions_of_a_guild ON actions (guild_id, id);

-- When the bot first started on this database. It says hello only on servers that it has joined since. At
-- most one row.
CREATE TABLE hello_start (
    -- Always 1.
    id BIGINT PRIMARY KEY CHECK (id = 1),
    -- When.
    since BIGINT NOT NULL
);

-- The servers that the bot knows.
CREATE TABLE hellos (
    -- The server.
    guild_id BIGINT PRIMARY KEY,
    -- Where to say hello; NULL if the bot may post nowhere, or was there before its first start.
    channel_id BIGINT,
    -- The server's locale on Discord.
    locale TEXT NOT NULL
);

-- The servers that the bot has left. One that it has joined again is not here.
CREATE TABLE departures (
    -- The server.
    guild_id BIGINT PRIMARY KEY,
    -- When the bot noticed.
    left_at BIGINT NOT NULL
);

-- The games that ended in each week and server, without void ones. Follows from `games`, which would take too
-- long to count.
CREATE TABLE weeks (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The week: 0 starts on Monday, 29 December 1969 (UTC).
    week BIGINT NOT NULL,
    -- How many games ended.
    games BIGINT NOT NULL,
    -- How many of them were rated.
    rated BIGINT NOT NULL,
    PRIMARY KEY (guild_id, week)
);

-- The people who played in these games.
CREATE TABLE week_players (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The week, as in `weeks`.
    week BIGINT NOT NULL,
    -- The person.
    player_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, week, player_id)
);
