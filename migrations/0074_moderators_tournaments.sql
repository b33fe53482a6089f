-- Whether a moderator created the tournament. Only those give the role for the last winner. Of earlier ones that
-- is not known: those that are over keep it.
ALTER TABLE tournaments ADD COLUMN by_moderator BIGINT NOT NULL DEFAULT 0;
UPDATE tournaments SET by_moderator = 1 WHERE state = 'over';
