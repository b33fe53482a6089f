-- People whose clocks are stopped on weekends. No weekend before this time counts.
ALTER TABLE settings ADD COLUMN weekends_at BIGINT;

-- While a clock runs: when the weekend of the side to move begins. While it is stopped for a weekend:
-- when the weekend ends.
ALTER TABLE games ADD COLUMN weekend_at BIGINT;

CREATE INDEX games_by_weekend ON games (weekend_at) WHERE weekend_at IS NOT NULL;

-- A board shows the end of the weekend in place of the deadline.
DROP INDEX games_showing_another_deadline;
CREATE INDEX games_showing_another_deadline ON games (id) WHERE state = 'running'
    AND announced = revision AND board_message IS NOT NULL
    AND COALESCE(shown_deadline, 0) - COALESCE(deadline, weekend_at, 0) NOT BETWEEN -60000 AND 60000;
