-- Boards that are no longer the newest of their game, and still have their controls and deadline. A row goes
-- with the edit that removes these.
CREATE TABLE old_boards (
    message_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    game_id    BIGINT NOT NULL REFERENCES games (id),
    -- Since when it is not the newest.
    since      BIGINT NOT NULL,
    -- No attempt before that time.
    due_at     BIGINT NOT NULL
);
CREATE INDEX old_boards_due ON old_boards (due_at);
CREATE INDEX old_boards_by_game ON old_boards (game_id);
