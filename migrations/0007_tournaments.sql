-- Tournaments, entrants and pairings.

-- All tournaments, from the invitation to the end.
CREATE TABLE tournaments (
    -- The number that people see.
    id BIGINT PRIMARY KEY,
    -- The server.
    guild_id BIGINT NOT NULL,
    -- Where it is announced and its threads are opened.
    channel_id BIGINT NOT NULL,
    -- Its name.
    name TEXT NOT NULL,
    -- The pairing system: 'round_robin', 'double_round_robin', 'swiss', 'knockout', 'arena' or 'teams'.
    kind TEXT NOT NULL,
    -- 'open' (people can join), 'running', 'over', or 'cancelled' before it started.
    state TEXT NOT NULL,
    -- The organiser. Below zero if they have deleted their data.
    organiser_id BIGINT NOT NULL,
    -- How many rounds it has; before the start, how many were asked for. NULL if that was left open.
    rounds BIGINT,
    -- The current or last round; 0 before the first.
    round BIGINT NOT NULL,
    -- The setup of its games: 'full', 'reds', 'random' or 'symmetric', as in `games`.
    setup TEXT NOT NULL,
    -- The time control of its games, as in `games`.
    time_control TEXT NOT NULL,
    -- 1 if its games are rated.
    rated BIGINT NOT NULL,
    -- How long a round lasts at most, or an arena.
    round_length BIGINT NOT NULL,
    -- When the current round ends; NULL while none is played.
    round_ends_at BIGINT,
    -- When it starts by itself, or is called off; NULL if the organiser starts it.
    starts_at BIGINT,
    -- How often there is one like it: 'week', 'month', 'weekday' (of the month) or 'last_weekday'; NULL for once.
    repeats TEXT,
    -- The fewest entrants with which it starts by itself.
    least BIGINT NOT NULL DEFAULT 2,
    -- The most entrants; NULL for as many as its kind allows.
    most BIGINT,
    -- The lowest and the highest rating of entrants, in whole points; NULL for any.
    rating_from BIGINT,
    rating_to BIGINT,
    -- The role that people need to enter; NULL for anyone.
    role_id BIGINT,
    -- 1 if only those enter whom the organiser adds.
    invited BIGINT NOT NULL DEFAULT 0,
    -- The first tournament of the series that it belongs to; NULL if it is of none.
    series_id BIGINT,
    -- Which tournament of its series it is, from 1; 0 if it is of none.
    edition BIGINT NOT NULL DEFAULT 0,
    -- Its event on Discord, while the bot takes care of that; NULL if there is none.
    event_id BIGINT,
    -- The locale of public messages; NULL for the default language.
    locale TEXT,
    -- When it was created.
    created_at BIGINT NOT NULL,
    -- When it last changed.
    updated_at BIGINT NOT NULL,
    -- 1 if a moderator created it. Only those give the role for the last winner.
    by_moderator BIGINT NOT NULL DEFAULT 0,
    -- The league whose division this is; NULL for any other tournament.
    league_id BIGINT,
    -- The cycle of that league; 0 for other tournaments.
    cycle BIGINT NOT NULL DEFAULT 0,
    -- The division, from 1 for the first; 0 for other tournaments.
    division BIGINT NOT NULL DEFAULT 0,
    -- The name of the server, in a match between the teams of two; NULL for other tournaments.
    team TEXT,
    -- With this number another server accepts the match; NULL once one has.
    invite_code BIGINT,
    -- The server that has accepted the match, its name, the channel for its members, and the locale there.
    guest_guild_id BIGINT,
    guest_team TEXT,
    guest_channel_id BIGINT,
    guest_locale TEXT
);

-- For tournaments_of, tournaments_matching, tournaments_with, count_tournaments_of, last_tournament_by,
-- last_tournament_with_role, running_tournaments, waiting_games and the server's backup.
CREATE INDEX tournaments_of_a_guild ON tournaments (guild_id, id);
-- For the same queries about a server that is the guest of another, and for its deletion.
CREATE INDEX tournaments_of_a_guest ON tournaments (guest_guild_id, id) WHERE guest_guild_id IS NOT NULL;
-- For invitation: a code stands for one match.
CREATE UNIQUE INDEX tournaments_by_code ON tournaments (invite_code) WHERE invite_code IS NOT NULL;
-- For tournaments_due, pairings_without_thread and next_due.
CREATE INDEX tournaments_running ON tournaments (id) WHERE state = 'running';
-- For tournaments_due, next_due and calendar_of.
CREATE INDEX tournaments_by_start ON tournaments (starts_at) WHERE state = 'open';
-- For former_of_series, next_of_series and places_in_series.
CREATE INDEX tournaments_of_a_series ON tournaments (series_id, id) WHERE series_id IS NOT NULL;
-- For divisions and leagues_due.
CREATE INDEX tournaments_of_a_league ON tournaments (league_id, cycle, division) WHERE league_id IS NOT NULL;

-- Who plays in a tournament.
CREATE TABLE entrants (
    -- The tournament.
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- Their number in the tournament, in the order of joining, from 1.
    number BIGINT NOT NULL,
    -- The player.
    player_id BIGINT NOT NULL,
    -- Their name when they joined. Empty for a level of the computer and for a deleted person.
    name TEXT NOT NULL,
    -- 1 while the tournament is full, and they wait until somebody leaves. The first by number enters.
    reserve BIGINT NOT NULL DEFAULT 0,
    -- The seed, from 1 for the best; NULL before the start.
    seed BIGINT,
    -- The round in which they withdrew; NULL if they did not.
    withdrew BIGINT,
    -- The final place; NULL before the end, and if the tournament was ended early.
    place BIGINT,
    -- The server and the channel from which they play, and the locale there; NULL on the server of the tournament.
    home_guild_id BIGINT,
    home_channel_id BIGINT,
    home_locale TEXT,
    PRIMARY KEY (tournament_id, number)
);

-- For add_entrant: the computer may enter several times, a person once.
CREATE UNIQUE INDEX entrants_once ON entrants (tournament_id, player_id) WHERE player_id > 0;
-- For tournaments_with, tournaments_joined, are_opponents and delete_person.
CREATE INDEX entrants_of_a_player ON entrants (player_id) WHERE player_id > 0;

-- The pairings of each round.
CREATE TABLE pairings (
    -- The tournament.
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The round, from 1.
    round BIGINT NOT NULL,
    -- The board, from 1 in each round.
    board BIGINT NOT NULL,
    -- The number of the entrant with White, or with a bye.
    white BIGINT NOT NULL,
    -- The number of the entrant with Black; NULL for a bye.
    black BIGINT,
    -- How many games were played before the present one and had to be repeated: they were drawn or void.
    attempt BIGINT NOT NULL,
    -- How many of those were drawn.
    drawn BIGINT NOT NULL,
    -- 1 while it waits until its players have ended other games of their division of a league.
    held BIGINT NOT NULL DEFAULT 0,
    -- The entrant in whose place no thread could be opened for the game; NULL if none was refused, and once it has
    -- started.
    refusing BIGINT,
    -- The game; NULL while it has not started, and if there is none.
    game_id BIGINT REFERENCES games (id),
    -- White's points; NULL until the pairing is decided.
    white_points BIGINT,
    -- Black's points; NULL together with white_points.
    black_points BIGINT,
    -- 1 if it was decided without a game.
    forfeit BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, round, board)
);

-- For pairings_without_thread, tournaments_due, paired_games, waiting_games and last_tournament_with_role.
CREATE INDEX pairings_undecided ON pairings (tournament_id) WHERE white_points IS NULL AND held = 0;
-- For pairing_of_game, tournament_of_game, and the column in_tournament of each game that is read (game_row.rs).
CREATE UNIQUE INDEX pairings_of_a_game ON pairings (game_id) WHERE game_id IS NOT NULL;
