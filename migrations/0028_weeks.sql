-- The games that ended in each week and server, and the people who played in them: follows from games,
-- which would take too long to count. Weeks start on Mondays (UTC): week 0 on 29 December 1969. Void
-- games do not count.
CREATE TABLE weeks (
    guild_id BIGINT NOT NULL,
    week     BIGINT NOT NULL,
    games    BIGINT NOT NULL,
    rated    BIGINT NOT NULL,
    PRIMARY KEY (guild_id, week)
);

CREATE TABLE week_players (
    guild_id  BIGINT NOT NULL,
    week      BIGINT NOT NULL,
    -- A person.
    player_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, week, player_id)
);

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

DROP INDEX games_ended;
