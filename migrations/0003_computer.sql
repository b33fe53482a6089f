-- Games against the computer. A player's id, and whom a challenge is to, says which level of it
-- below zero: -1 for the weakest to -8; nobody on Discord has such an id.

-- Whether the computer is to choose the ply of the side to move: its own, or what a person's plan
-- leaves to it.
ALTER TABLE games ADD COLUMN computer_chooses BIGINT NOT NULL DEFAULT 0;

CREATE INDEX games_waiting_for_the_computer ON games (id)
    WHERE state = 'running' AND computer_chooses = 1;

-- Whether games against the computer count for the ladder.
ALTER TABLE servers ADD COLUMN computer_rated BIGINT NOT NULL DEFAULT 0;
