-- Reports about opponents from other servers, for the operator.

CREATE TABLE reports (
    game_id     BIGINT NOT NULL REFERENCES games (id),
    reporter_id BIGINT NOT NULL,
    reported_id BIGINT NOT NULL,
    made_at     BIGINT NOT NULL,
    PRIMARY KEY (game_id, reporter_id)
);

CREATE INDEX reports_of_a_reporter ON reports (reporter_id, made_at);
CREATE INDEX reports_by_time ON reports (made_at);

-- People whom the operator does not let find opponents.
CREATE TABLE barred (
    user_id   BIGINT PRIMARY KEY,
    barred_at BIGINT NOT NULL
);
