-- The moves that people try from a position they analyse: a tree for each person and position.

INSERT INTO counters (name, value) VALUES ('variation_tree', 0);

CREATE TABLE variation_trees (
    id            BIGINT PRIMARY KEY,
    user_id       BIGINT NOT NULL,
    -- The position, as text.
    start         TEXT NOT NULL,
    -- The game that it comes from, if it was played here.
    game_id       BIGINT REFERENCES games (id),
    -- The number of plies before the position and in the whole game, if it comes from a game.
    plies_before  BIGINT,
    plies_in_game BIGINT,
    -- The names of the players in a pasted game, or nothing.
    white_name    TEXT NOT NULL,
    black_name    TEXT NOT NULL,
    -- How many best lines are shown.
    lines         BIGINT NOT NULL,
    used_at       BIGINT NOT NULL,
    UNIQUE (user_id, start)
);

CREATE INDEX variation_trees_by_use ON variation_trees (used_at);
CREATE INDEX variation_trees_by_game ON variation_trees (game_id);

-- Each row is a ply and the position after it. The start has number 0 and no row.
CREATE TABLE variations (
    tree_id BIGINT NOT NULL REFERENCES variation_trees (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,
    -- The number of the position before the ply.
    parent  BIGINT NOT NULL,
    ply     TEXT NOT NULL,
    PRIMARY KEY (tree_id, number),
    UNIQUE (tree_id, parent, ply)
);
