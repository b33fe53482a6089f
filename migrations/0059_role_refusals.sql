-- Why Discord refused to give or take a role the last time, by the bot's name for the reason. NULL if it
-- refused nothing.
ALTER TABLE honour_checks ADD COLUMN refusal TEXT;
