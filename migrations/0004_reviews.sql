-- What the computer player thinks of games that are over.

INSERT INTO counters (name, value) VALUES ('review', 0);

-- One for each game that somebody asked about, whether it was played here or brought.
CREATE TABLE reviews (
    id        BIGINT PRIMARY KEY,
    game_id   BIGINT UNIQUE REFERENCES games (id),
    import_id BIGINT UNIQUE REFERENCES imports (id) ON DELETE CASCADE,
    -- What was found so far, a line for each position, the last one first; and how many lines.
    findings  TEXT NOT NULL,
    known     BIGINT NOT NULL,
    done      BIGINT NOT NULL,
    -- Whether the channel of the game has been shown it.
    told      BIGINT NOT NULL,
    asked_at  BIGINT NOT NULL,
    CHECK ((game_id IS NULL) <> (import_id IS NULL))
);

CREATE INDEX reviews_to_make ON reviews (id) WHERE done = 0;
CREATE INDEX reviews_to_tell ON reviews (id) WHERE done = 1 AND told = 0;
