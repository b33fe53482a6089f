-- How long the board of a game could not be shown in all, up to now or to the start of the current mute. Clocks
-- stand for it only so long.
ALTER TABLE games ADD COLUMN muted_for BIGINT NOT NULL DEFAULT 0;
