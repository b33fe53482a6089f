-- In how many counted rated games a position of the opening occurred, and how they ended.
CREATE TABLE openings (
    -- A number for the position, up to symmetry: see Canonical::fingerprint.
    position BIGINT PRIMARY KEY,
    games    BIGINT NOT NULL,
    -- By the side to move.
    won      BIGINT NOT NULL,
    drawn    BIGINT NOT NULL
);

-- Whether the game's opening is in the table above, or has no place there.
ALTER TABLE results ADD COLUMN explored BIGINT NOT NULL DEFAULT 0;

CREATE INDEX results_to_explore ON results (id) WHERE explored = 0;

-- What players note on their games. Others see it once the game is over.
CREATE TABLE game_notes (
    game_id   BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    note      TEXT NOT NULL,
    noted_at  BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);

CREATE INDEX game_notes_by_user ON game_notes (user_id);
