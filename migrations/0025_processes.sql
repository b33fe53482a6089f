-- The processes that use this database at once: one on SQLite, several on PostgreSQL.
CREATE TABLE processes (
    id BIGINT PRIMARY KEY,
    -- The newest migration that it knows.
    schema_version BIGINT NOT NULL,
    -- When it was last seen, by the database's clock, in milliseconds.
    seen_at BIGINT NOT NULL
);

-- What a process is doing that others must not do at the same time. A lease ends with its process.
CREATE TABLE leases (
    task TEXT NOT NULL,
    row_name TEXT NOT NULL,
    owner BIGINT NOT NULL,
    PRIMARY KEY (task, row_name)
);

CREATE INDEX leases_by_owner ON leases (owner);
