-- Ladders, seasons, tournaments; what servers settle; what becomes of people who have themselves
-- deleted. A rating and a deviation are in thousandths of a point, a volatility in billionths. Points
-- are half points: 2 for a win, 1 for a draw.

INSERT INTO counters (name, value) VALUES ('result', 0), ('tournament', 0), ('action', 0), ('deleted', 0);

-- A player's id says below -1000 which deleted person it was: -1001 for the first.

-- The side that plays for the other's place on the challenge ladder, if one does.
ALTER TABLE games ADD COLUMN for_place TEXT CHECK (for_place IN ('w', 'b'));
-- Whether the challenger would play for the opponent's place.
ALTER TABLE challenges ADD COLUMN for_place BIGINT NOT NULL DEFAULT 0;

CREATE INDEX challenges_open_for_places ON challenges (guild_id) WHERE state = 'open' AND for_place = 1;
CREATE INDEX games_for_places ON games (guild_id, updated_at) WHERE for_place IS NOT NULL;
CREATE INDEX games_running_for_places ON games (guild_id) WHERE state = 'running' AND for_place IS NOT NULL;
CREATE INDEX games_of_a_guild ON games (guild_id, id);
CREATE INDEX games_of_white ON games (white_id, id);
CREATE INDEX games_of_black ON games (black_id, id);
CREATE INDEX challenges_of_a_challenger ON challenges (challenger_id);
CREATE INDEX challenges_of_an_opponent ON challenges (opponent_id);

-- The record of rated games that ended, in the order in which they were counted: all ratings follow
-- from it.
CREATE TABLE results (
    id        BIGINT PRIMARY KEY,
    game_id   BIGINT NOT NULL UNIQUE REFERENCES games (id),
    guild_id  BIGINT NOT NULL,
    white_id  BIGINT NOT NULL,
    black_id  BIGINT NOT NULL,
    -- White's.
    points    BIGINT NOT NULL,
    -- Whether the loser ran out of time.
    on_time   BIGINT NOT NULL,
    -- Plies of the movement phase.
    moves     BIGINT NOT NULL,
    setup     TEXT NOT NULL,
    -- 1 if it counts in full, 2 if by half, 4 if by a quarter, and so on; 0 if it does not count.
    share     BIGINT NOT NULL,
    -- Why it does not, if so, whether or not it has been taken out of the record.
    reason    TEXT,
    -- Whether a moderator has taken it out of the record.
    voided    BIGINT NOT NULL DEFAULT 0,
    ended_at  BIGINT NOT NULL
);

CREATE INDEX results_of_a_guild ON results (guild_id, id);
CREATE INDEX results_of_white ON results (guild_id, white_id, id);
CREATE INDEX results_of_black ON results (guild_id, black_id, id);

-- What a game did to the rating of one of its players: follows from results.
CREATE TABLE rating_changes (
    guild_id         BIGINT NOT NULL,
    player_id        BIGINT NOT NULL,
    result_id        BIGINT NOT NULL REFERENCES results (id),
    game_id          BIGINT NOT NULL,
    opponent_id      BIGINT NOT NULL,
    color            TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- The player's.
    points           BIGINT NOT NULL,
    setup            TEXT NOT NULL,
    share            BIGINT NOT NULL,
    -- How many of a thousand such games the player was expected to win.
    odds             BIGINT NOT NULL,
    rating_before    BIGINT NOT NULL,
    deviation_before BIGINT NOT NULL,
    volatility_before BIGINT NOT NULL,
    rating           BIGINT NOT NULL,
    deviation        BIGINT NOT NULL,
    volatility       BIGINT NOT NULL,
    ended_at         BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id, result_id)
);

CREATE INDEX rating_changes_between_two ON rating_changes (guild_id, player_id, opponent_id, result_id);
-- With the opponent, since the games of two are counted by kind as well.
CREATE INDEX rating_changes_by_kind ON rating_changes
    (guild_id, player_id, setup, color, points, opponent_id);
CREATE INDEX rating_changes_of_a_game ON rating_changes (game_id);
CREATE INDEX rating_changes_in_order ON rating_changes (guild_id, result_id);

-- What everybody's rating is since their last game: follows from results. The deviation grows
-- afterwards, which is not written here.
CREATE TABLE ratings (
    guild_id        BIGINT NOT NULL,
    player_id       BIGINT NOT NULL,
    -- The name that was theirs when they last played.
    name            TEXT NOT NULL,
    rating          BIGINT NOT NULL,
    deviation       BIGINT NOT NULL,
    volatility      BIGINT NOT NULL,
    games           BIGINT NOT NULL,
    -- Games won in a row, now and at most.
    streak          BIGINT NOT NULL,
    longest_streak  BIGINT NOT NULL,
    -- The game won against the highest rating, and that rating.
    best_win        BIGINT,
    best_win_rating BIGINT,
    last_at         BIGINT NOT NULL,
    -- When they last lost a game on time that counted.
    last_loss_on_time BIGINT,
    -- The season of their last game, and what they scored in it.
    season          BIGINT NOT NULL,
    season_wins     BIGINT NOT NULL,
    season_draws    BIGINT NOT NULL,
    season_losses   BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id)
);

CREATE INDEX ratings_by_last_game ON ratings (guild_id, last_at);
CREATE INDEX ratings_by_season ON ratings (guild_id, season);

CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    -- The last result of the season before: what was counted since is of this one or of a later one.
    after_result BIGINT NOT NULL,
    -- When it is over; empty for one without end.
    ends_at  BIGINT,
    -- Whether its final table has been made.
    over     BIGINT NOT NULL,
    -- Whether the announcement channel has been told of that.
    told     BIGINT NOT NULL,
    PRIMARY KEY (guild_id, number)
);

CREATE INDEX seasons_by_end ON seasons (ends_at) WHERE over = 0;
CREATE INDEX seasons_to_tell ON seasons (guild_id, number) WHERE over = 1 AND told = 0;

-- The final tables.
CREATE TABLE season_standings (
    guild_id  BIGINT NOT NULL,
    season    BIGINT NOT NULL,
    -- From 1; the same for all who share it.
    place     BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    name      TEXT NOT NULL,
    rating    BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    wins      BIGINT NOT NULL,
    draws     BIGINT NOT NULL,
    losses    BIGINT NOT NULL,
    PRIMARY KEY (guild_id, season, player_id)
);

CREATE INDEX season_standings_in_order ON season_standings (guild_id, season, place);
CREATE INDEX season_standings_of_a_player ON season_standings (guild_id, player_id, season);

-- The challenge ladder, from 1 for the top.
CREATE TABLE places (
    guild_id  BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    name      TEXT NOT NULL,
    place     BIGINT NOT NULL,
    last_at   BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id)
);

CREATE INDEX places_in_order ON places (guild_id, place);

-- The games after which the players swapped places, as long as that stands.
CREATE TABLE place_swaps (
    game_id  BIGINT PRIMARY KEY REFERENCES games (id),
    -- The place that was won, the one that was left for it, and the one that was won as people count
    -- it, who leave out whom they do not see.
    won      BIGINT NOT NULL,
    left_for BIGINT NOT NULL,
    shown    BIGINT NOT NULL
);

CREATE TABLE tournaments (
    id            BIGINT PRIMARY KEY,
    guild_id      BIGINT NOT NULL,
    -- Where it is announced and its threads are opened.
    channel_id    BIGINT NOT NULL,
    name          TEXT NOT NULL,
    kind          TEXT NOT NULL,
    -- 'open' to who wants to join, 'running', 'over', 'cancelled'.
    state         TEXT NOT NULL,
    organiser_id  BIGINT NOT NULL,
    -- How many rounds it has; before it runs, how many were asked for.
    rounds        BIGINT,
    -- The round that is being played; 0 before the first.
    round         BIGINT NOT NULL,
    setup         TEXT NOT NULL,
    time_control  TEXT NOT NULL,
    rated         BIGINT NOT NULL,
    -- How long a round lasts at most, and when this one is over.
    round_length  BIGINT NOT NULL,
    round_ends_at BIGINT,
    -- Counts the changes people are told about; announced is the last one that they were told.
    revision      BIGINT NOT NULL,
    announced     BIGINT NOT NULL,
    -- The newest message about it, and the round that it tells of; one more than the last for the end.
    message_id    BIGINT,
    message_round BIGINT,
    locale        TEXT,
    created_at    BIGINT NOT NULL,
    updated_at    BIGINT NOT NULL
);

CREATE INDEX tournaments_of_a_guild ON tournaments (guild_id, id);
CREATE INDEX tournaments_running ON tournaments (id) WHERE state = 'running';
CREATE INDEX tournaments_to_announce ON tournaments (id) WHERE announced < revision;

CREATE TABLE entrants (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- In the order of joining, from 1.
    number        BIGINT NOT NULL,
    player_id     BIGINT NOT NULL,
    name          TEXT NOT NULL,
    -- From 1 for the best; empty before the start.
    seed          BIGINT,
    -- The round after which they left, if they did.
    withdrew      BIGINT,
    PRIMARY KEY (tournament_id, number)
);

-- The computer may enter several times, a person once.
CREATE UNIQUE INDEX entrants_once ON entrants (tournament_id, player_id) WHERE player_id > 0;
CREATE INDEX entrants_of_a_player ON entrants (player_id) WHERE player_id > 0;

CREATE TABLE pairings (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round         BIGINT NOT NULL,
    -- From 1 for the first board.
    board         BIGINT NOT NULL,
    -- Numbers of entrants; without Black, White has a bye.
    white         BIGINT NOT NULL,
    black         BIGINT,
    -- How many games it has had before this one, which were drawn or void and had to be repeated, and
    -- how many of them were drawn.
    attempt       BIGINT NOT NULL,
    drawn         BIGINT NOT NULL,
    game_id       BIGINT REFERENCES games (id),
    -- White's and Black's; empty while it is not decided.
    white_points  BIGINT,
    black_points  BIGINT,
    -- Whether it was decided without a game.
    forfeit       BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, round, board)
);

CREATE INDEX pairings_to_begin ON pairings (tournament_id) WHERE game_id IS NULL AND white_points IS NULL;
CREATE INDEX pairings_undecided ON pairings (tournament_id) WHERE white_points IS NULL;
CREATE UNIQUE INDEX pairings_of_a_game ON pairings (game_id) WHERE game_id IS NOT NULL;

-- What servers have settled. Channels: where the bot may be used; no row for everywhere.
ALTER TABLE servers ADD COLUMN starter_role BIGINT;
ALTER TABLE servers ADD COLUMN rated BIGINT NOT NULL DEFAULT 1;
ALTER TABLE servers ADD COLUMN ladder TEXT NOT NULL DEFAULT 'rating';
ALTER TABLE servers ADD COLUMN season TEXT NOT NULL DEFAULT 'quarter';
ALTER TABLE servers ADD COLUMN announcements BIGINT;
ALTER TABLE servers ADD COLUMN language TEXT;

CREATE TABLE server_channels (
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, channel_id)
);

CREATE TABLE blocks (
    guild_id  BIGINT NOT NULL,
    user_id   BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    reason    TEXT NOT NULL,
    made_at   BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

-- What moderators did in a server.
CREATE TABLE actions (
    id        BIGINT PRIMARY KEY,
    guild_id  BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    action    TEXT NOT NULL,
    -- What it was done to or set to, as text that names nobody but by id.
    detail    TEXT NOT NULL,
    reason    TEXT NOT NULL,
    made_at   BIGINT NOT NULL
);

CREATE INDEX actions_of_a_guild ON actions (guild_id, id);
