-- What people may start in a server, so that nobody spams through the bot. The wait is in minutes.
ALTER TABLE servers ADD COLUMN limit_challenges BIGINT NOT NULL DEFAULT 3;
ALTER TABLE servers ADD COLUMN limit_opponent BIGINT NOT NULL DEFAULT 1;
ALTER TABLE servers ADD COLUMN limit_threads BIGINT NOT NULL DEFAULT 3;
ALTER TABLE servers ADD COLUMN limit_tournaments BIGINT NOT NULL DEFAULT 1;
ALTER TABLE servers ADD COLUMN limit_tournament_wait BIGINT NOT NULL DEFAULT 60;

-- Since when the bot has not been allowed to show the newest board of a game, and when it tries
-- again. Empty where it may speak.
ALTER TABLE games ADD COLUMN muted_since BIGINT;
ALTER TABLE games ADD COLUMN mute_retry_at BIGINT;

-- When the players were last told that the bot may not speak.
ALTER TABLE games ADD COLUMN mute_told_at BIGINT;
