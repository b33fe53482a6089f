-- The gateway's shards that a process connects: from first_shard to last_shard, both included, of
-- shards.
ALTER TABLE processes ADD COLUMN first_shard BIGINT NOT NULL DEFAULT 0;
ALTER TABLE processes ADD COLUMN last_shard BIGINT NOT NULL DEFAULT 0;
ALTER TABLE processes ADD COLUMN shards BIGINT NOT NULL DEFAULT 1;
