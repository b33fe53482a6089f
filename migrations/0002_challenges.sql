-- How people find opponents: challenges, /seek, and people to avoid.

-- Challenges, and drafts of them. Closed ones are deleted after 30 days.
CREATE TABLE challenges (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The server; NULL in direct messages.
    guild_id BIGINT,
    -- The channel or thread where it is posted and the game will be played.
    channel_id BIGINT NOT NULL,
    -- The channel of that thread; NULL if it is none.
    parent_id BIGINT,
    -- The person who made it.
    challenger_id BIGINT NOT NULL,
    -- Their name at the time.
    challenger_name TEXT NOT NULL,
    -- The player who may accept; NULL for anybody.
    opponent_id BIGINT,
    -- The colour that the challenger wants.
    color TEXT NOT NULL CHECK (color IN ('white', 'black', 'random')),
    -- As in `games`, like the four columns after it.
    setup TEXT NOT NULL,
    -- What a dealt board is dealt from; NULL for 'full' and 'given'.
    seed BIGINT,
    -- The position at the start, as text; NULL for the empty board.
    start TEXT,
    -- 1 if the game will be rated.
    rated BIGINT NOT NULL,
    -- The time control, as in `games`.
    time_control TEXT NOT NULL,
    -- The game that it offers a rematch of; NULL for none.
    rematch_of BIGINT,
    -- 'draft' (only the challenger sees it), 'open', 'accepted', 'declined', 'cancelled' or 'expired'.
    state TEXT NOT NULL,
    -- The game that began when it was accepted; NULL in other states.
    game_id BIGINT REFERENCES games (id),
    -- The locale of public messages; NULL for the default language.
    locale TEXT,
    -- When it was made or, if it was a draft, published.
    created_at BIGINT NOT NULL,
    -- When an open challenge or a draft expires.
    expires_at BIGINT NOT NULL,
    -- 1 if the challenger plays for the opponent's place on the challenge ladder.
    for_place BIGINT NOT NULL DEFAULT 0,
    -- 1 if nobody chose whether the game is rated. Then it is rated only if both players have a rating on the
    -- server.
    rated_by_default BIGINT NOT NULL DEFAULT 0,
    -- 1 if the bot is only a guest in the channel, as in `games`.
    guest BIGINT NOT NULL DEFAULT 0,
    CHECK ((game_id IS NOT NULL) = (state = 'accepted'))
);

-- For open_challenges_under.
CREATE INDEX challenges_open_in_a_channel ON challenges (channel_id) WHERE state = 'open';
-- For open_challenges_under: threads of the channel.
CREATE INDEX challenges_open_under_a_parent ON challenges (parent_id) WHERE state = 'open';
-- For challenges_expired_by and next_due.
CREATE INDEX challenges_open_by_expiry ON challenges (expires_at) WHERE state IN ('open', 'draft');
-- For rematch_challenge. A game has only one open offer of a rematch.
CREATE UNIQUE INDEX challenges_one_open_rematch ON challenges (rematch_of) WHERE state = 'open';
-- For open_challenges_of and attempts (places.rs).
CREATE INDEX challenges_open_in_a_guild ON challenges (guild_id) WHERE state = 'open';
-- For count_challenges_by, counted_challenges_to, expire_old_drafts, lock_challenges_of and delete_person.
CREATE INDEX challenges_of_a_challenger ON challenges (challenger_id);
-- For lock_challenges_of and delete_person.
CREATE INDEX challenges_of_an_opponent ON challenges (opponent_id);
-- For the deletion of a server (prune.rs): each game that goes is looked up here.
CREATE INDEX challenges_of_a_game ON challenges (game_id) WHERE game_id IS NOT NULL;
-- For delete_closed_challenges.
CREATE INDEX challenges_closed ON challenges (expires_at) WHERE state NOT IN ('open', 'draft');

-- People who look for an opponent on any server (/seek), one row for each.
CREATE TABLE seeks (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- Their name at the time.
    name TEXT NOT NULL,
    -- The server where they will play; NULL in direct messages.
    guild_id BIGINT,
    -- The channel or thread where they will play.
    channel_id BIGINT NOT NULL,
    -- The channel of that thread; NULL if it is none.
    parent_id BIGINT,
    -- The locale of public messages there; NULL for the default language.
    locale TEXT,
    -- The setup that they want, as in `games`; NULL for any.
    setup TEXT,
    -- The time control that they want, as in `games`; NULL for any.
    time_control TEXT,
    -- Their rating in whole points; NULL if they have none.
    rating BIGINT,
    -- How far the opponent's rating may be from theirs, in points; NULL for any.
    width BIGINT,
    -- Since when they have been looking.
    made_at BIGINT NOT NULL,
    -- Until when they look.
    expires_at BIGINT NOT NULL,
    -- 1 for a rated game, which counts for the global ladder.
    rated BIGINT NOT NULL DEFAULT 0
);

-- For seeks, the longest waiting first.
CREATE INDEX seeks_by_time ON seeks (made_at);
-- For seeks_ended_by and next_due.
CREATE INDEX seeks_by_expiry ON seeks (expires_at);
-- For remove_seeks_on and the deletion of a server.
CREATE INDEX seeks_of_a_guild ON seeks (guild_id);

-- Whom people ignore: they do not want to meet them again.
CREATE TABLE avoided (
    -- The person who avoids the other.
    user_id BIGINT NOT NULL,
    -- The other person.
    other_id BIGINT NOT NULL,
    -- The other's name then; empty if they have deleted their data since.
    name TEXT NOT NULL DEFAULT '',
    -- Since when; 0 if the other has deleted their data since.
    since BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, other_id)
);

-- For remember_unwanted and delete_person.
CREATE INDEX avoided_by_other ON avoided (other_id);

-- Whom people like to play.
CREATE TABLE favourites (
    -- The person whose favourite opponent it is.
    user_id BIGINT NOT NULL,
    -- The opponent.
    other_id BIGINT NOT NULL,
    -- The opponent's name then.
    name TEXT NOT NULL,
    -- Since when.
    since BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);

-- For delete_person.
CREATE INDEX favourites_by_other ON favourites (other_id);

-- Reports about opponents from other servers, for the operator.
CREATE TABLE reports (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- The person who reported the other.
    reporter_id BIGINT NOT NULL,
    -- The opponent. Below zero if they have deleted their data.
    reported_id BIGINT NOT NULL,
    -- When.
    made_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, reporter_id)
);

-- For count_reports_by and delete_person.
CREATE INDEX reports_of_a_reporter ON reports (reporter_id, made_at);
-- For reports, the newest first.
CREATE INDEX reports_by_time ON reports (made_at);

-- People that the operator does not let use /seek.
CREATE TABLE barred (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- Since when.
    barred_at BIGINT NOT NULL
);
