-- 1 where the bot is only a guest: it can answer people there, but not post by itself.
ALTER TABLE games ADD COLUMN guest BIGINT NOT NULL DEFAULT 0;
ALTER TABLE challenges ADD COLUMN guest BIGINT NOT NULL DEFAULT 0;
