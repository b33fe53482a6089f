-- Each person can wait for one review at a time, of any game.

-- Who waits for the review, until it is done.
ALTER TABLE reviews ADD COLUMN asked_by BIGINT;

UPDATE reviews SET asked_by = (SELECT user_id FROM imports WHERE imports.id = import_id)
WHERE done = 0 AND import_id IS NOT NULL;

CREATE INDEX reviews_by_asker ON reviews (asked_by) WHERE done = 0;
