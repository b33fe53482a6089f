-- What belongs to a game besides its plies: offers, plans, notes, followers, old boards.

-- Draw, takeback, pause, rematch: what one player asks of the other. Closed offers of ended games are deleted after 30
-- days.
CREATE TABLE offers (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- What is offered: 'draw', 'takeback', 'pause' or 'rematch'.
    kind TEXT NOT NULL,
    -- The side that offers it.
    color TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- How many plies the game had then.
    plies BIGINT NOT NULL,
    -- 'open', 'accepted', 'declined', 'withdrawn', or 'lapsed': the game continued or ended without an
    -- answer, or nobody answered in time.
    state TEXT NOT NULL,
    -- When it was made.
    made_at BIGINT NOT NULL
);

-- For create_offer: a game has only one open offer of a kind.
CREATE UNIQUE INDEX offers_one_open_of_a_kind ON offers (game_id, kind) WHERE state = 'open';
-- For open_offers and last_unaccepted_offer.
CREATE INDEX offers_of_a_game ON offers (game_id, id);
-- For delete_closed_offers.
CREATE INDEX offers_closed ON offers (made_at) WHERE state <> 'open';
-- For rematches_offered_by.
CREATE INDEX offers_of_rematches ON offers (made_at) WHERE kind = 'rematch' AND state = 'open';

-- What a player has told the bot to play for them. Private to that player. A row without any of it is
-- deleted.
CREATE TABLE intentions (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- The player's side.
    color TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- A plan for the placement: cells in order of preference; NULL for no plan.
    wishes TEXT,
    -- What stops the plan, empty for nothing; NULL for no plan.
    stops TEXT,
    -- Conditional moves, one branch per line; NULL for none.
    conditions TEXT,
    -- What a plan still contained when one of its rules stopped it. Its owner finds it in the form again.
    -- NULL for none.
    stopped_wishes TEXT,
    -- The rules of that plan; NULL for none.
    stopped_stops TEXT,
    PRIMARY KEY (game_id, color)
);

-- Placements that the bot is to finish for a player. Until it starts, they can take it back. From then on it
-- is a plan.
CREATE TABLE fills (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- The player's side.
    color TEXT NOT NULL CHECK (color IN ('w', 'b')),
    -- When the bot starts.
    starts_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, color)
);

-- For fills_due and next_due.
CREATE INDEX fills_by_start ON fills (starts_at);

-- What moderators did to games.
CREATE TABLE decisions (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- The moderator. Below zero if they have deleted their data.
    moderator BIGINT NOT NULL,
    -- 'end' with a result, 'void', or 'hand_over' (a player was replaced).
    action TEXT NOT NULL,
    -- The reason that they gave.
    reason TEXT NOT NULL,
    -- When.
    made_at BIGINT NOT NULL
);

-- For decisions.
CREATE INDEX decisions_of_a_game ON decisions (game_id, id);

-- What players note on their games. Others see it once the game is over.
CREATE TABLE game_notes (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- The player who wrote it.
    user_id BIGINT NOT NULL,
    -- The text.
    note TEXT NOT NULL,
    -- When it was last changed.
    noted_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);

-- For a person's data (dump.rs) and delete_person.
CREATE INDEX game_notes_by_user ON game_notes (user_id);

-- Who follows which game without playing in it.
CREATE TABLE follows (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The follower.
    user_id BIGINT NOT NULL,
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- Where they follow it, because a game may have two channels.
    channel_id BIGINT NOT NULL,
    -- When they get an update: after all 'moves', or only at the 'end'.
    updates TEXT NOT NULL,
    UNIQUE (game_id, user_id)
);

-- For games_followed_by, a person's data and delete_person.
CREATE INDEX follows_by_person ON follows (user_id);

-- Wins that mean something to the winner, who has yet to be told.
CREATE TABLE milestones (
    -- The game.
    game_id BIGINT PRIMARY KEY REFERENCES games (id),
    -- The winner.
    user_id BIGINT NOT NULL,
    -- What they are told, one a line: 'first_win' (against a person), 'streak N' (won in a row), 'best_win R'
    -- (against a rating of R thousandths), 'level N' (first win against that level).
    what TEXT NOT NULL
);

-- For milestones_of, delete_milestones_of and delete_person.
CREATE INDEX milestones_of_a_person ON milestones (user_id);

