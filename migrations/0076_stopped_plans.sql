-- What a plan still contained when one of its rules stopped it: its owner finds it in the form again.
ALTER TABLE intentions ADD COLUMN stopped_wishes TEXT;
ALTER TABLE intentions ADD COLUMN stopped_stops TEXT;
-- 1 if the last change of the game stopped the plan of the side to move: the board says so.
ALTER TABLE games ADD COLUMN plan_stopped BIGINT NOT NULL DEFAULT 0;
