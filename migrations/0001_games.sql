-- Games, their plies, and the numbers that all tables use.
--
-- For all files:
-- - Each is one text for SQLite and PostgreSQL.
-- - Every number is a BIGINT. Times are in milliseconds since 1970 (UTC), durations in milliseconds.
-- - A flag is 1 or 0. Its comment says when it is 1.
-- - Servers ("guilds"), channels, messages, roles, people and interactions have Discord's ids.
-- - A player is a person's id, or a negative number: -1 (the weakest) to -9 are the levels of the computer,
--   -101 to -1000 are engines (-100 minus the id in `engines`), and from -1001 on people who have deleted
--   their data (-1000 minus a number).
-- - A side is 'w' for White or 'b' for Black.
-- - Points are half points: 2 for a win, 1 for a draw, 0 for a loss.
-- - A locale is a language as Discord names it, such as 'de' or 'en-US'.
-- - Names of states and kinds are those of the enums in crates/model. SQLite cannot change a CHECK, so there
--   is none for names that later versions may add to. The store refuses a name that it does not know.
-- - The comment of an index names the functions in crates/store/src whose queries need it.

-- The last number given to a row of each kind.
CREATE TABLE counters (
    -- What is numbered: a name of `Counter` in counters.rs.
    name TEXT PRIMARY KEY,
    -- The last number; 0 before the first.
    value BIGINT NOT NULL
);

INSERT INTO counters (name, value) VALUES
    ('game', 0),
    ('challenge', 0),
    ('offer', 0),
    ('vacation', 0),
    ('league', 0),
    ('notice', 0),
    ('import', 0),
    ('decision', 0),
    ('review', 0),
    ('result', 0),
    ('tournament', 0),
    ('action', 0),
    -- People who have deleted their data. They have no table.
    ('deleted', 0),
    -- Ids up to a million are those of the puzzles that come with the bot.
    ('puzzle', 1000000),
    ('race', 0),
    ('engine', 0),
    ('variation_tree', 0),
    ('follow', 0),
    -- Numbers nothing: its row is the lock of the global ladder.
    ('global_ladder', 0);

-- The engines that the operator has added as opponents. They keep their ids when they are removed from the
-- configuration: games and ratings refer to them.
CREATE TABLE engines (
    -- From 1 to 900. The player is -100 minus this.
    id BIGINT PRIMARY KEY,
    -- The name in the configuration.
    name TEXT NOT NULL UNIQUE
);

-- All games, running and ended.
CREATE TABLE games (
    -- The number that people see.
    id BIGINT PRIMARY KEY,

    -- The server; NULL in direct messages.
    guild_id BIGINT,
    -- The channel or thread where it is played.
    channel_id BIGINT NOT NULL,
    -- The channel of that thread; NULL if it is not played in a thread.
    parent_id BIGINT,

    -- The player of White.
    white_id BIGINT NOT NULL,
    -- Their name at the time. Empty for a level of the computer and for a deleted person.
    white_name TEXT NOT NULL,
    -- The player of Black.
    black_id BIGINT NOT NULL,
    -- Like white_name.
    black_name TEXT NOT NULL,

    -- 'running', or how it ended: 'played' to the end, 'resigned', 'out_of_time', 'drawn' by agreement,
    -- 'awarded' by a moderator, 'deadline' of a tournament round, or 'void' (nobody won or lost).
    state TEXT NOT NULL,
    -- The total height of White's stacks at the end; NULL in a running or void game.
    white_score BIGINT,
    -- The same for Black.
    black_score BIGINT,
    -- The side that lost other than by the score; NULL otherwise, also after an awarded draw.
    loser TEXT CHECK (loser IN ('w', 'b')),
    -- Why it is void: 'channel_deleted', 'player_left' (the server), 'aborted' at the start, 'out_of_time'
    -- before the first move, 'moderator', or 'tournament_over'. NULL if it is not void.
    void_reason TEXT,
    -- The moderator who made the last change; NULL if a moderator did not. Below zero if they have deleted
    -- their data.
    decided_by BIGINT,
    -- The reason that this moderator gave; NULL together with decided_by.
    decision TEXT,

    -- How the board is set up: 'full' (49 placements), 'reds' (players place the reds, the rest is dealt),
    -- 'random' or 'symmetric' (dealt), 'cut' (cut and choose), or 'given' (a position of the challenger).
    setup TEXT NOT NULL,
    -- What a dealt board is dealt from; NULL for 'full' and 'given'.
    seed BIGINT,
    -- The position at the start, as text; NULL for the empty board.
    start TEXT,
    -- 1 if it counts for a ladder.
    rated BIGINT NOT NULL,
    -- 'none'; 'turn T': T for each turn; 'bank B I' or 'bank B I M': B at the start and I more after each
    -- turn, M at most; 'live T': T for the whole game. All in milliseconds.
    time_control TEXT NOT NULL,

    -- The time that White had when the clock was last started or stopped.
    white_left BIGINT NOT NULL,
    -- The same for Black.
    black_left BIGINT NOT NULL,
    -- When the clock was last started or stopped.
    clock_since BIGINT NOT NULL,
    -- When the side to move runs out of time; NULL while the clock is stopped.
    deadline BIGINT,
    -- 1 if the players agreed to a pause.
    paused BIGINT NOT NULL,
    -- When the side to move gets the next reminder; NULL for none.
    remind_at BIGINT,
    -- How many reminders there have been in this turn.
    reminders BIGINT NOT NULL,

    -- The game that it is a rematch of; NULL for none.
    rematch_of BIGINT,
    -- How many plies have been played.
    plies BIGINT NOT NULL,
    -- The side to move; in an ended game, the side that would be.
    to_move TEXT NOT NULL CHECK (to_move IN ('w', 'b')),
    -- The last change if it was neither a ply nor the end: a name, a side and a person, as in events.rs. NULL
    -- otherwise.
    event TEXT,
    -- How many takebacks there have been.
    takebacks BIGINT NOT NULL,

    -- Counts the changes to announce: 1 at the start, 1 more for each turn, event and the end.
    revision BIGINT NOT NULL,
    -- The locale of public messages; NULL for the default language.
    locale TEXT,

    -- When it started.
    created_at BIGINT NOT NULL,
    -- When it last changed; in an ended game, when it ended.
    updated_at BIGINT NOT NULL,

    -- 1 if the computer chooses the next ply: its own, or one that a person's plan leaves to it.
    computer_chooses BIGINT NOT NULL DEFAULT 0,
    -- The side that plays for the other's place on the challenge ladder; NULL for none.
    challenger_side TEXT CHECK (challenger_side IN ('w', 'b')),

    -- Since when the bot has not been allowed to show the newest board; NULL if it is.
    muted_since BIGINT,
    -- When the players were last told about that; NULL for never.
    mute_told_at BIGINT,

    -- In a tournament, White's number in `entrants` if White is the computer, which may have entered more
    -- than once. NULL otherwise. Stays when the pairing gets another game.
    white_entry BIGINT,
    -- The same for Black.
    black_entry BIGINT,

    -- 1 if the bot is only a guest in the channel: it can answer people there, but not post by itself.
    guest BIGINT NOT NULL DEFAULT 0,

    -- Two people who share no channel play in two. These columns are the second one: all NULL in other games.
    -- The server of the second channel; NULL in direct messages.
    other_guild_id BIGINT,
    -- The second channel or thread.
    other_channel_id BIGINT,
    -- The channel of that thread; NULL if it is none.
    other_parent_id BIGINT,
    -- The locale of public messages there; NULL for the default language.
    other_locale TEXT,
    -- The side of the player who is there.
    other_side TEXT,

    -- While the clock runs: when the weekend of the side to move begins. While it is stopped for a weekend:
    -- when the weekend ends. NULL if weekends do not stop it.
    weekend_at BIGINT,
    -- 1 if it counts for the global ladder instead of its server's, provided that it is rated.
    is_global BIGINT NOT NULL DEFAULT 0,
    -- How long the board could not be shown in all, up to now or to muted_since. The clock is stopped for it
    -- only for so long.
    muted_for BIGINT NOT NULL DEFAULT 0,
    -- 1 if the last change stopped the plan of the side to move. The board says so.
    plan_stopped BIGINT NOT NULL DEFAULT 0
);

-- For create_game, which starts only one game in a channel, and running_game_in.
CREATE UNIQUE INDEX games_one_running_in_a_channel ON games (channel_id) WHERE state = 'running';
-- For latest_game_in, games_seen_from and muted_games_in.
CREATE INDEX games_of_a_channel ON games (channel_id, updated_at);
-- For running_games_under.
CREATE INDEX games_running_under_a_parent ON games (parent_id) WHERE state = 'running';
-- For running_games_in_guild, games_to_watch and known_servers.
CREATE INDEX games_running_in_a_guild ON games (guild_id) WHERE state = 'running';
-- For running_games_of, count_running_games_of, running_games_after, are_opponents and others that look for
-- the running games of a player.
CREATE INDEX games_running_of_white ON games (white_id) WHERE state = 'running';
-- For the same, with Black.
CREATE INDEX games_running_of_black ON games (black_id) WHERE state = 'running';
-- For games_out_of_time, next_due, backlog and extend_clocks.
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
-- For people_to_remind, games_to_remind_of and next_due.
CREATE INDEX games_by_reminder ON games (remind_at) WHERE remind_at IS NOT NULL;
-- For games_waiting_for_the_computer and computer_games_without_tournament.
CREATE INDEX games_waiting_for_the_computer ON games (id)
    WHERE state = 'running' AND computer_chooses = 1;
-- For rematch_of.
CREATE INDEX games_that_are_rematches ON games (rematch_of) WHERE rematch_of IS NOT NULL;
-- For last_attempt and reward_checks_due.
CREATE INDEX games_for_places ON games (guild_id, updated_at) WHERE challenger_side IS NOT NULL;
-- For attempts.
CREATE INDEX games_running_for_places ON games (guild_id, id)
    WHERE state = 'running' AND challenger_side IS NOT NULL;
-- For found_on_server, the server's backup (dump.rs), known_servers and the deletion of a server (prune.rs).
CREATE INDEX games_of_a_guild ON games (guild_id, id);
-- For games_seen_from, games_to_export, found_of_player, reviewed_games_of, has_chosen_a_ply and
-- delete_person.
CREATE INDEX games_of_white ON games (white_id, id);
-- For the same, with Black.
CREATE INDEX games_of_black ON games (black_id, id);
-- Like games_one_running_in_a_channel, for add_other_venue and running_game_in.
CREATE UNIQUE INDEX games_one_running_in_an_other_channel ON games (other_channel_id)
    WHERE state = 'running' AND other_channel_id IS NOT NULL;
-- For latest_game_in and games_seen_from.
CREATE INDEX games_of_an_other_channel ON games (other_channel_id, updated_at)
    WHERE other_channel_id IS NOT NULL;
-- For found_on_server, the server's backup and the deletion of a server.
CREATE INDEX games_of_an_other_guild ON games (other_guild_id, id) WHERE other_guild_id IS NOT NULL;
-- For running_games_in_guild and games_to_watch.
CREATE INDEX games_running_in_an_other_guild ON games (other_guild_id)
    WHERE state = 'running' AND other_guild_id IS NOT NULL;
-- For running_games_under.
CREATE INDEX games_running_under_an_other_parent ON games (other_parent_id)
    WHERE state = 'running' AND other_parent_id IS NOT NULL;
-- For games_at_weekend and next_due.
CREATE INDEX games_by_weekend ON games (weekend_at) WHERE weekend_at IS NOT NULL;
-- For found_on_server and older_on_server, which begin at a day.
CREATE INDEX games_by_start ON games (created_at);
-- For had_beaten and beaten_by. milestones.rs says it in the same words.
CREATE INDEX games_won_by_white ON games (white_id, black_id)
    WHERE (loser = 'b' OR (state = 'played' AND white_score > black_score));
-- For the same, with Black.
CREATE INDEX games_won_by_black ON games (black_id, white_id)
    WHERE (loser = 'w' OR (state = 'played' AND black_score > white_score));
-- For latest_results: games against people that have ended.
CREATE INDEX games_ended_of_white ON games (white_id, updated_at, id)
    WHERE state NOT IN ('running', 'void') AND black_id NOT BETWEEN -1000 AND -1;
-- For the same, with Black.
CREATE INDEX games_ended_of_black ON games (black_id, updated_at, id)
    WHERE state NOT IN ('running', 'void') AND white_id NOT BETWEEN -1000 AND -1;

-- The plies of all games.
CREATE TABLE plies (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- Its number in the game, from 1.
    number BIGINT NOT NULL,
    -- The ply as text: 'D3' places a piece, 'D3F3' moves a stack, 'PASS'.
    ply TEXT NOT NULL,
    -- The player who chose it; NULL for a ply that nobody chose (origin 'forced' or 'dealt').
    player_id BIGINT,
    -- Why it was played: 'chosen' at their turn, 'forced' (a pass), 'plan', 'condition' (conditional moves),
    -- 'only_ply' (the setting), or 'dealt' by the setup.
    origin TEXT NOT NULL,
    -- The interaction that it was played with; NULL if there was none, or if the player has deleted their
    -- data.
    interaction_id BIGINT,
    -- When it was played.
    played_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);
