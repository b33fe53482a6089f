-- Counts the games that have ended in `weeks` and `week_players`, as the bot does when a game ends. For
-- measurements that fill a database with games of their own.

INSERT INTO weeks (guild_id, week, games, rated)
SELECT guild_id, (updated_at + 259200000) / 604800000, COUNT(*), SUM(rated) FROM games
WHERE guild_id IS NOT NULL AND state NOT IN ('running', 'void')
GROUP BY guild_id, (updated_at + 259200000) / 604800000;

INSERT INTO week_players (guild_id, week, player_id)
SELECT guild_id, (updated_at + 259200000) / 604800000, white_id FROM games
WHERE guild_id IS NOT NULL AND state NOT IN ('running', 'void') AND white_id > 0
UNION
SELECT guild_id, (updated_at + 259200000) / 604800000, black_id FROM games
WHERE guild_id IS NOT NULL AND state NOT IN ('running', 'void') AND black_id > 0;
