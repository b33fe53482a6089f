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
    -- The pairing system: 'round_robin', 'double_round_robin', 'swiss' or 'knockout'.
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
    -- How long a round lasts at most.
    round_length BIGINT NOT NULL,
    -- When the current round ends; NULL while none is played.
    round_ends_at BIGINT,
    -- The locale of public messages; NULL for the default language.
    locale TEXT,
    -- When it was created.
    created_at BIGINT NOT NULL,
    -- When it last changed.
    updated_at BIGINT NOT NULL,
    -- 1 if a moderator created it. Only those give the role for the last winner.
    by_moderator BIGINT NOT NULL DEFAULT 0
);

-- For tournaments_of, tournaments_matching, tournaments_with, count_tournaments_of, last_tournament_by,
-- last_tournament_with_role and the server's backup.
CREATE INDEX tournaments_of_a_guild ON tournaments (guild_id, id);
-- For tournaments_due, pairings_without_thread and next_due.
CREATE INDEX tournaments_running ON tournaments (id) WHERE state = 'running';

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
    -- The seed, from 1 for the best; NULL before the start.
    seed BIGINT,
    -- The round in which they withdrew; NULL if they did not.
    withdrew BIGINT,
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

-- For pairings_without_thread, tournaments_due, paired_games and last_tournament_with_role.
CREATE INDEX pairings_undecided ON pairings (tournament_id) WHERE white_points IS NULL;
-- For pairing_of_game, tournament_of_game, and the column in_tournament of each game that is read (game_row.rs).
CREATE UNIQUE INDEX pairings_of_a_game ON pairings (game_id) WHERE game_id IS NOT NULL;
