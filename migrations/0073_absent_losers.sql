-- Of the games that run out of time while a player is away, only the first in 24 hours counts. Away is who
-- lost a correspondence game on time and chose no move anywhere since their turn began. Earlier results keep
-- the earlier rule, under which each loss on time was one of a player who is away.
ALTER TABLE results ADD COLUMN absent BIGINT NOT NULL DEFAULT 0;
UPDATE results SET absent = on_time;
