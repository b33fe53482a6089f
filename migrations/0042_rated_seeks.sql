-- 1 if the person looks for a rated game, which counts for the global ladder.
ALTER TABLE seeks ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
