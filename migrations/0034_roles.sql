-- Roles for ladder places and titles.

-- The role that a server gives for each honour.
CREATE TABLE honour_roles (
    guild_id BIGINT NOT NULL,
    honour   TEXT NOT NULL,
    role_id  BIGINT NOT NULL,
    PRIMARY KEY (guild_id, honour)
);

-- The servers that have or had such roles.
CREATE TABLE honour_checks (
    guild_id BIGINT PRIMARY KEY,
    -- What the ladder was like when the roles were last compared with it.
    stamp    BIGINT NOT NULL,
    -- When they are compared again even if nothing happens.
    due_at   BIGINT NOT NULL,
    -- Whether Discord did not allow everything the last time.
    hindered BIGINT NOT NULL
);

CREATE INDEX honour_checks_by_time ON honour_checks (due_at);

-- The roles that people have, or are about to get or to lose, for an honour.
CREATE TABLE role_grants (
    guild_id BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    role_id  BIGINT NOT NULL,
    -- 'giving', 'given', 'had' before, 'absent', 'deleted'.
    state    TEXT NOT NULL,
    made_at  BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, role_id)
);

CREATE INDEX role_grants_of_a_person ON role_grants (user_id);
