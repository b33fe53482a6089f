-- What can be found out about games: reviews, pasted games, openings, variations.

-- Games that people have pasted, to page through them.
CREATE TABLE imports (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The person, the only one who can see it.
    user_id BIGINT NOT NULL,
    -- The game, as a game record.
    record TEXT NOT NULL,
    -- When it was pasted.
    made_at BIGINT NOT NULL
);

-- For save_import and a person's data (dump.rs).
CREATE INDEX imports_of_a_person ON imports (user_id, id);

-- What the computer thinks of games that are over, one for each game that somebody asked about.
CREATE TABLE reviews (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The game, if it was played here; NULL for a pasted one.
    game_id BIGINT UNIQUE REFERENCES games (id),
    -- The pasted game; NULL for one that was played here.
    import_id BIGINT UNIQUE REFERENCES imports (id) ON DELETE CASCADE,
    -- What was found so far: one line per position, from the last position to the first.
    findings TEXT NOT NULL,
    -- How many lines that are.
    known BIGINT NOT NULL,
    -- 1 if it is complete.
    done BIGINT NOT NULL,
    -- The person who waits for it: one review at a time. NULL when it is done, or if they have deleted their
    -- data.
    asked_by BIGINT,
    CHECK ((game_id IS NULL) <> (import_id IS NULL))
);

-- For unfinished_reviews.
CREATE INDEX reviews_to_make ON reviews (id) WHERE done = 0;
-- For awaits_review and delete_person.
CREATE INDEX reviews_by_asker ON reviews (asked_by) WHERE done = 0;

-- In how many counted rated games a position of the opening occurred, and how they ended.
CREATE TABLE openings (
    -- The position, up to symmetry, as a number: Canonical::fingerprint of dvonn-rules.
    position BIGINT PRIMARY KEY,
    -- How many games.
    games BIGINT NOT NULL,
    -- How many of them the side to move won.
    won BIGINT NOT NULL,
    -- How many were drawn.
    drawn BIGINT NOT NULL
);

-- The moves that people try from a position: a tree for each person and position. Deleted 90 days after its
-- last use.
CREATE TABLE variation_trees (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The person, the only one who can see it.
    user_id BIGINT NOT NULL,
    -- The position, as text.
    start TEXT NOT NULL,
    -- The game that the position comes from; NULL if it was not played here.
    game_id BIGINT REFERENCES games (id),
    -- How many plies of a game come before the position; NULL if it does not come from a game.
    plies_before BIGINT,
    -- How many plies that game has; NULL together with plies_before.
    plies_in_game BIGINT,
    -- White's name in a pasted game; empty if there is none.
    white_name TEXT NOT NULL,
    -- The same for Black.
    black_name TEXT NOT NULL,
    -- How many best lines are shown, from 1.
    lines BIGINT NOT NULL,
    -- When it was last used.
    used_at BIGINT NOT NULL,
    UNIQUE (user_id, start)
);

-- For delete_unused_variation_trees.
CREATE INDEX variation_trees_by_use ON variation_trees (used_at);
-- For the deletion of a server (prune.rs).
CREATE INDEX variation_trees_by_game ON variation_trees (game_id);

-- The plies of these trees, each with the position after it.
CREATE TABLE variations (
    -- The tree.
    tree_id BIGINT NOT NULL REFERENCES variation_trees (id) ON DELETE CASCADE,
    -- The number of the position after the ply, from 1. The start of the tree has number 0 and no row.
    number BIGINT NOT NULL,
    -- The number of the position before the ply. Smaller than `number`.
    parent BIGINT NOT NULL,
    -- The ply, as in `plies`.
    ply TEXT NOT NULL,
    PRIMARY KEY (tree_id, number),
    UNIQUE (tree_id, parent, ply)
);
