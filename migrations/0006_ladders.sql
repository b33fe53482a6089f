-- Ladders: results, ratings, seasons, challenge ladders, and roles for places and titles.
--
-- The column guild_id names a ladder: a server's, or the global one with 0. Ratings and deviations are in
-- thousandths of a point, volatilities in billionths.

-- The rated games that have ended, in the order in which they were counted. All ratings follow from them.
CREATE TABLE results (
    -- Its number: the order.
    id BIGINT PRIMARY KEY,
    -- The game.
    game_id BIGINT NOT NULL UNIQUE REFERENCES games (id),
    -- The ladder.
    guild_id BIGINT NOT NULL,
    -- The player of White.
    white_id BIGINT NOT NULL,
    -- The player of Black.
    black_id BIGINT NOT NULL,
    -- White's points.
    points BIGINT NOT NULL,
    -- 1 if the loser ran out of time.
    on_time BIGINT NOT NULL,
    -- How many plies the movement phase had.
    moves BIGINT NOT NULL,
    -- The setup, as in `games`.
    setup TEXT NOT NULL,
    -- How much it counts: 1 in full, 2 by half, 4 by a quarter and so on; 0 not at all.
    share BIGINT NOT NULL,
    -- Why the share is 0: 'short' (very few moves), or 'on_time' (the loser was away, and had already lost
    -- that way within 24 hours). NULL for another share.
    reason TEXT,
    -- 1 if a moderator has taken it out. Then it does not count, whatever its share is.
    voided BIGINT NOT NULL DEFAULT 0,
    -- When the game ended.
    ended_at BIGINT NOT NULL,
    -- How many counted games of the same two people, within 30 days before this one, are stored under numbers
    -- of deleted people. Stored, so that recounts need no identities.
    former_games BIGINT NOT NULL DEFAULT 0,
    -- 1 if the opening is counted in `openings`, or has no place there.
    explored BIGINT NOT NULL DEFAULT 0,
    -- 1 if the loser ran out of time in a correspondence game and was away: they chose no ply in any game
    -- since their turn began.
    absent BIGINT NOT NULL DEFAULT 0
);

-- For results, results_before, results_after, start_season and reward_checks_due.
CREATE INDEX results_of_a_guild ON results (guild_id, id);
-- For results_of_before and results_of_after.
CREATE INDEX results_of_white ON results (guild_id, white_id, id);
-- For the same, with Black.
CREATE INDEX results_of_black ON results (guild_id, black_id, id);
-- For unexplored_results.
CREATE INDEX results_to_explore ON results (id) WHERE explored = 0;

-- What a game did to the rating of one of its players. Follows from `results`.
CREATE TABLE rating_changes (
    -- The ladder.
    guild_id BIGINT NOT NULL,
    -- The player whose rating changed.
    player_id BIGINT NOT NULL,
    -- The result.
    result_id BIGINT NOT NULL REFERENCES results (id),
    -- The game.
    game_id BIGINT NOT NULL,
    -- The opponent.
    opponent_id BIGINT NOT NULL,
    -- The player's side.
    color TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- The player's points.
    points BIGINT NOT NULL,
    -- The setup, as in `games`.
    setup TEXT NOT NULL,
    -- The share of the result; never 0.
    share BIGINT NOT NULL,
    -- The score that was expected of the player, in thousandths.
    odds BIGINT NOT NULL,
    -- The player's rating just before the game.
    rating_before BIGINT NOT NULL,
    -- Its deviation.
    deviation_before BIGINT NOT NULL,
    -- Its volatility.
    volatility_before BIGINT NOT NULL,
    -- The player's rating after the game.
    rating BIGINT NOT NULL,
    -- Its deviation.
    deviation BIGINT NOT NULL,
    -- Its volatility.
    volatility BIGINT NOT NULL,
    -- When the game ended.
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id, result_id)
);

-- For changes_of_game (result_with_changes) and delete_person.
CREATE INDEX rating_changes_of_a_game ON rating_changes (game_id);
-- For changes_in_range and delete_changes.
CREATE INDEX rating_changes_in_order ON rating_changes (guild_id, result_id);
-- For changes_against, rated_games_between, former_games and tallies_against. With all columns of the
-- tallies, so that these need not read the rows.
CREATE INDEX rating_changes_of_two ON rating_changes
    (guild_id, player_id, opponent_id, result_id, setup, color, points);
-- For tallies_of, which reads the index alone.
CREATE INDEX rating_changes_by_setup ON rating_changes (guild_id, player_id, setup, color, points);

-- The account of each player on each ladder, as it was after their last game. Follows from `results`. The
-- deviation grows afterwards, which is not written here.
CREATE TABLE ratings (
    -- The ladder.
    guild_id BIGINT NOT NULL,
    -- The player.
    player_id BIGINT NOT NULL,
    -- The name that they had when they last played.
    name TEXT NOT NULL,
    -- The rating after their last game.
    rating BIGINT NOT NULL,
    -- Its deviation.
    deviation BIGINT NOT NULL,
    -- Its volatility.
    volatility BIGINT NOT NULL,
    -- How many rated games they have played.
    games BIGINT NOT NULL,
    -- How many games in a row they have won up to now.
    streak BIGINT NOT NULL,
    -- The longest such streak.
    longest_streak BIGINT NOT NULL,
    -- The game that they won against the highest rating; NULL if they have won none.
    best_win BIGINT,
    -- That rating; NULL together with best_win.
    best_win_rating BIGINT,
    -- When their last game ended.
    last_at BIGINT NOT NULL,
    -- When they last lost a game on time while they were away; NULL for never.
    last_loss_on_time BIGINT,
    -- The season of their last game, as in `seasons`.
    season BIGINT NOT NULL,
    -- How many games they won in that season.
    season_wins BIGINT NOT NULL,
    -- How many they drew.
    season_draws BIGINT NOT NULL,
    -- How many they lost.
    season_losses BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id)
);

-- For accounts_since and global_accounts_since.
CREATE INDEX ratings_by_last_game ON ratings (guild_id, last_at);
-- For accounts_of_season.
CREATE INDEX ratings_by_season ON ratings (guild_id, season);

-- The seasons of each server's ladder. The global ladder has none.
CREATE TABLE seasons (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- Its number on the server, from 1.
    number BIGINT NOT NULL,
    -- When it began.
    began_at BIGINT NOT NULL,
    -- The last result of the season before; 0 if there is none. What was counted since is of this season or
    -- of a later one.
    after_result BIGINT NOT NULL,
    -- When it ends or ended; NULL for one without end.
    ends_at BIGINT,
    -- 1 if it is over and its final table has been made.
    over BIGINT NOT NULL,
    PRIMARY KEY (guild_id, number)
);

-- For seasons_due and next_due.
CREATE INDEX seasons_by_end ON seasons (ends_at) WHERE over = 0;

-- The final tables of seasons.
CREATE TABLE season_standings (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The number of the season.
    season BIGINT NOT NULL,
    -- The place, from 1. Players who tie share one.
    place BIGINT NOT NULL,
    -- The player.
    player_id BIGINT NOT NULL,
    -- Their name at the time. Empty for a deleted person.
    name TEXT NOT NULL,
    -- Their rating at the end of the season.
    rating BIGINT NOT NULL,
    -- Its deviation.
    deviation BIGINT NOT NULL,
    -- How many rated games they won in the season.
    wins BIGINT NOT NULL,
    -- How many they drew.
    draws BIGINT NOT NULL,
    -- How many they lost.
    losses BIGINT NOT NULL,
    PRIMARY KEY (guild_id, season, player_id)
);

-- For season_table.
CREATE INDEX season_standings_in_order ON season_standings (guild_id, season, place);
-- For titles_of.
CREATE INDEX season_standings_of_a_player ON season_standings (guild_id, player_id, season);

-- The challenge ladder of each server.
CREATE TABLE places (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The person.
    player_id BIGINT NOT NULL,
    -- The name that they had when they last played.
    name TEXT NOT NULL,
    -- Their place, from 1 for the top. There may be gaps.
    place BIGINT NOT NULL,
    -- When their last rated game ended.
    last_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id)
);

-- For places, from the top.
CREATE INDEX places_in_order ON places (guild_id, place);

-- The games after which the players swapped places. A row is deleted when that is undone.
CREATE TABLE place_swaps (
    -- The game.
    game_id BIGINT PRIMARY KEY REFERENCES games (id),
    -- The winner's new place.
    won BIGINT NOT NULL,
    -- The loser's new place.
    left_for BIGINT NOT NULL,
    -- The winner's new place as people saw it then, without people who are not shown.
    shown BIGINT NOT NULL
);

-- People who agreed to be shown on the global ladder: rated games between people who found each other with
-- /seek.
CREATE TABLE global_players (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- When they agreed.
    joined_at BIGINT NOT NULL
);

-- The role that a server gives for each reward.
CREATE TABLE reward_roles (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- 'first', 'top_three' or 'top_ten' on the ladder; 'season' or 'tournament' for the last winner.
    reward TEXT NOT NULL,
    -- The role.
    role_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, reward)
);

-- The servers that give such roles, or have given them.
CREATE TABLE reward_checks (
    -- The server.
    guild_id BIGINT PRIMARY KEY,
    -- A sum that grows with whatever may change a reward, as it was when the roles were last compared with
    -- the ladder. They are compared again when it has grown.
    stamp BIGINT NOT NULL,
    -- When they are compared again even if it has not.
    due_at BIGINT NOT NULL,
    -- 1 if Discord did not allow everything the last time.
    failing BIGINT NOT NULL,
    -- Why Discord last refused to give or take a role, by the bot's name for it; NULL if it did not.
    refusal TEXT
);

-- For reward_checks_due.
CREATE INDEX reward_checks_by_time ON reward_checks (due_at);

-- What the bot has done to give people these roles.
CREATE TABLE role_grants (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The person.
    user_id BIGINT NOT NULL,
    -- The role.
    role_id BIGINT NOT NULL,
    -- 'giving' (perhaps not done), 'given', 'had' (they had it already, so the bot never takes it away),
    -- 'absent' (they were not on the server), or 'deleted' (given, and they have deleted their data).
    state TEXT NOT NULL,
    -- Since when it is in this state.
    made_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, role_id)
);

-- For a person's data (dump.rs) and delete_person.
CREATE INDEX role_grants_of_a_person ON role_grants (user_id);
