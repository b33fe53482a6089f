-- Whom people still avoid, and whom the operator still bars, after they deleted their data: keyed hashes in
-- place of their ids. Should they come back, the rows become those of `avoided` and `barred` again.
CREATE TABLE former_avoided (
    user_id  BIGINT NOT NULL,
    identity TEXT NOT NULL,
    PRIMARY KEY (user_id, identity)
);
CREATE INDEX former_avoided_by_identity ON former_avoided (identity);
CREATE TABLE former_barred (
    identity  TEXT PRIMARY KEY,
    barred_at BIGINT NOT NULL
);
CREATE INDEX avoided_by_other ON avoided (other_id);
