-- The number of the computer's entry in the game's tournament, where it has a name of its own. It stays
-- when the pairing gets another game.
ALTER TABLE games ADD COLUMN white_entry BIGINT;
ALTER TABLE games ADD COLUMN black_entry BIGINT;

UPDATE games SET white_entry =
    (SELECT pairings.white FROM pairings WHERE pairings.game_id = games.id)
WHERE white_id BETWEEN -1000 AND -1
    AND id IN (SELECT game_id FROM pairings WHERE game_id IS NOT NULL);

UPDATE games SET black_entry =
    (SELECT pairings.black FROM pairings WHERE pairings.game_id = games.id)
WHERE black_id BETWEEN -1000 AND -1
    AND id IN (SELECT game_id FROM pairings WHERE game_id IS NOT NULL);
