-- Placements that the bot is to finish for a player, and when it starts. Until then they can take
-- it back. From then on it is a plan.
CREATE TABLE fills (
    game_id BIGINT NOT NULL REFERENCES games (id),
    color TEXT NOT NULL CHECK (color IN ('w', 'b')),
    starts_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, color)
);

CREATE INDEX fills_by_start ON fills (starts_at);
