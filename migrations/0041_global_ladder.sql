-- The global ladder, of rated games between people who find each other with /seek. Its results and
-- ratings are in the tables of the servers' ladders, under the server 0.

-- People who agreed to be shown on it.
CREATE TABLE global_players (
    user_id   BIGINT PRIMARY KEY,
    joined_at BIGINT NOT NULL
);

-- 1 if a rated game counts for the global ladder instead of its server's.
ALTER TABLE games ADD COLUMN is_global BIGINT NOT NULL DEFAULT 0;

-- Numbers nothing: its row is the lock of the ladder.
INSERT INTO counters (name, value) VALUES ('global_ladder', 0);
