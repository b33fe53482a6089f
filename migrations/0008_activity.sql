-- What goes on in a server: games that have ended, by when. A column of each kind that is counted, so
-- that the games themselves are not read; a running game is not in it, so plies cost nothing more.
CREATE INDEX games_ended ON games (guild_id, updated_at, state, rated, white_id, black_id)
    WHERE state <> 'running';
