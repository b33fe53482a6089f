-- The secret key with which the ids of people who deleted their data are hashed. At most one row,
-- made by the first deletion that needs it.
CREATE TABLE identity_key (
    id     BIGINT PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL
);

-- Who the deleted players of recent rated games were: a keyed hash of their id. Kept for thirty
-- days, so that deleting one's data does not make further games between the same two players count
-- in full.
CREATE TABLE former_players (
    -- The number in place of the deleted person: see PlayerId.
    player_id  BIGINT PRIMARY KEY,
    identity   TEXT NOT NULL,
    deleted_at BIGINT NOT NULL
);

CREATE INDEX former_players_by_identity ON former_players (identity);
CREATE INDEX former_players_by_age ON former_players (deleted_at);

-- How many games of the same two people, within thirty days before this one, are stored under
-- numbers of deleted people. Stored with the result, so that recounts need no identities.
ALTER TABLE results ADD COLUMN former_games BIGINT NOT NULL DEFAULT 0;
