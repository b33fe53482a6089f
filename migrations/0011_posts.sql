-- What the bot shows by itself, and has not shown yet. A row is made in the transaction of what it tells,
-- and deleted once its message is there, or Discord does not allow it.
CREATE TABLE posts (
    -- What it tells: 'hello', 'review', 'reminder', 'declined', 'voided', 'season'.
    kind TEXT NOT NULL,
    -- The number of what it is about, such as the server.
    subject BIGINT NOT NULL,
    -- Which of the subject's posts it is, such as the number of the season; 0 if there is one.
    part BIGINT NOT NULL,
    -- When what it tells happened: its message is not older.
    since BIGINT NOT NULL,
    -- The process that sends it: a number that each process draws. When one has ended, another takes over.
    owner BIGINT NOT NULL,
    -- 1 if it may have been sent without a record of it: it is looked for before it is sent.
    doubtful BIGINT NOT NULL,
    -- It is not sent before.
    retry_at BIGINT NOT NULL,
    PRIMARY KEY (kind, subject, part)
);

-- For posts_of and next_post_of.
CREATE INDEX posts_by_owner ON posts (owner, doubtful, retry_at);
