-- People whose vacations or weekends have changed, and after which of their games the clocks have yet to
-- follow.
CREATE TABLE clock_checks (
    user_id BIGINT PRIMARY KEY,
    after_game BIGINT NOT NULL
);
