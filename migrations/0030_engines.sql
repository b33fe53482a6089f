-- The engines that the operator has added as opponents, by the names in the settings. They keep their
-- numbers when they are removed from the settings: games and ratings refer to them.
CREATE TABLE engines (
    id   BIGINT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

INSERT INTO counters (name, value) VALUES ('engine', 0);
