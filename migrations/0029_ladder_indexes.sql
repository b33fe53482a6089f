-- The games of two players are counted by kind. The index of their games has these columns, so that the
-- other games of a player are not read.
DROP INDEX rating_changes_between_two;
CREATE INDEX rating_changes_of_two ON rating_changes
    (guild_id, player_id, opponent_id, result_id, setup, color, points);
DROP INDEX rating_changes_by_kind;
CREATE INDEX rating_changes_by_setup ON rating_changes (guild_id, player_id, setup, color, points);
