-- How far each person is in the lessons of /learn.
CREATE TABLE lessons (
    user_id BIGINT NOT NULL,
    -- The number of the lesson, from 1.
    lesson  BIGINT NOT NULL,
    -- How many of its exercises are done.
    step    BIGINT NOT NULL,
    -- When its last exercise was done for the first time.
    done_at BIGINT,
    PRIMARY KEY (user_id, lesson)
);
