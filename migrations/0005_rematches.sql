-- Whether a game had its rematch is now asked of games: against the computer one begins without a
-- challenge.

CREATE INDEX games_that_are_rematches ON games (rematch_of) WHERE rematch_of IS NOT NULL;
DROP INDEX challenges_for_rematches;
