-- Leagues, and who is in for their next cycle. The divisions of a cycle are tournaments.

-- All leagues.
CREATE TABLE leagues (
    -- The number of the league.
    id BIGINT PRIMARY KEY,
    -- The server.
    guild_id BIGINT NOT NULL,
    -- Where its messages are posted and its threads are opened.
    channel_id BIGINT NOT NULL,
    -- Its name.
    name TEXT NOT NULL,
    -- Who opened it. Below zero if they have deleted their data.
    organiser_id BIGINT NOT NULL,
    -- 'waiting' (no cycle is played), 'running', 'asking' (its people are asked whether they play on), or
    -- 'closed'.
    state TEXT NOT NULL,
    -- The present or last cycle; 0 before the first.
    cycle BIGINT NOT NULL,
    -- When the present cycle ends and the next begins.
    ends_at BIGINT NOT NULL,
    -- When something is to be done next; NULL during a pause and after the end.
    due_at BIGINT,
    -- How many times in a row the next cycle was put off.
    put_off BIGINT NOT NULL DEFAULT 0,
    -- Since when it is paused; NULL if it is not.
    paused_at BIGINT,
    -- The event on Discord of the next cycle, and when that begins; NULL if there is none.
    event_id BIGINT,
    event_at BIGINT,
    -- The usual number of people in a division.
    size BIGINT NOT NULL,
    -- 1 if everybody plays everybody twice.
    twice BIGINT NOT NULL,
    -- How many weeks a cycle has.
    weeks BIGINT NOT NULL,
    -- How many people go up and down between two divisions.
    moves BIGINT NOT NULL,
    -- How many games of a division a person plays at once.
    at_once BIGINT NOT NULL,
    -- The setup of its games: 'full', 'reds', 'random' or 'symmetric', as in `games`.
    setup TEXT NOT NULL,
    -- The time control of its games, as in `games`.
    time_control TEXT NOT NULL,
    -- 1 if its games are rated.
    rated BIGINT NOT NULL,
    -- 1 if people of all servers can enter it: it is the championship.
    everywhere BIGINT NOT NULL,
    -- The locale of public messages; NULL for the default language.
    locale TEXT,
    -- When it was created.
    created_at BIGINT NOT NULL
);

-- For create_league and open_league: a server has one league at a time.
CREATE UNIQUE INDEX leagues_open ON leagues (guild_id) WHERE state <> 'closed';
-- For league_of and the server's backup.
CREATE INDEX leagues_of_a_guild ON leagues (guild_id, id);
-- For championship.
CREATE INDEX leagues_everywhere ON leagues (id) WHERE everywhere = 1;
-- For leagues_due and next_due.
CREATE INDEX leagues_due ON leagues (due_at) WHERE due_at IS NOT NULL;

-- Who is in for the next cycle of a league. Emptied when that begins.
CREATE TABLE league_entries (
    -- The league.
    league_id BIGINT NOT NULL REFERENCES leagues (id),
    -- The person.
    player_id BIGINT NOT NULL,
    -- Their name when they entered.
    name TEXT NOT NULL,
    -- When they entered.
    entered_at BIGINT NOT NULL,
    -- The server and the channel from which they play, and the locale there; NULL on the server of the league.
    home_guild_id BIGINT,
    home_channel_id BIGINT,
    home_locale TEXT,
    PRIMARY KEY (league_id, player_id)
);

-- For leagues_entered and delete_person.
CREATE INDEX league_entries_of_a_player ON league_entries (player_id);
