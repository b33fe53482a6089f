-- What the bot shows by itself, and the messages of its own that it keeps up to date. A row is made in the
-- transaction of what it tells. That of a message which never changes is deleted once it is there, or
-- Discord does not allow it.
CREATE TABLE posts (
    -- What it tells: `PostKind` in crates/model/src/post.rs lists the kinds.
    kind TEXT NOT NULL,
    -- The number of what it is about, such as the server.
    subject BIGINT NOT NULL,
    -- Which of the subject's posts it is, such as the number of the season; 0 if there is one.
    part BIGINT NOT NULL,
    -- Its only reader; NULL if it has more.
    reader BIGINT,
    -- What it says, if its subject does not tell; NULL otherwise.
    detail TEXT,
    -- Counts the changes that readers should see, from 1.
    wanted BIGINT NOT NULL,
    -- The last of them that they have seen, or that Discord does not allow; 0 for none.
    shown BIGINT NOT NULL,
    -- Which issue its message is. Each issue of a board is a message of its own: the game's revision. 1 for a
    -- post with one message; 0 for none yet.
    issue BIGINT NOT NULL,
    -- How many plies the readers of a board, or a follower of the game, have been told; 0 for other posts.
    known BIGINT NOT NULL,
    -- The deadline or end of a weekend on a board; NULL for none.
    shows BIGINT,
    -- The channel of its messages; NULL for none yet.
    channel_id BIGINT,
    -- Its message; NULL if there is none, or it is not known.
    message_id BIGINT,
    -- 1 if the bot is only a guest there.
    guest BIGINT NOT NULL DEFAULT 0,
    -- What the text of the message becomes once there is a newer issue; NULL if it stays.
    rest TEXT,
    -- The message of the issue before, while that has its controls; NULL if there is none.
    old_id BIGINT,
    -- What its text becomes; NULL if it stays.
    old_rest TEXT,
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

-- For a person's data and delete_person.
CREATE INDEX posts_of_a_reader ON posts (reader) WHERE reader IS NOT NULL;

-- For posts_of and next_post_of.
CREATE INDEX posts_by_owner ON posts (owner, doubtful, retry_at) 
    WHERE shown < wanted OR old_id IS NOT NULL;
