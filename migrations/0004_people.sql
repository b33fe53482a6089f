-- People: their settings, their vacations, and what stays of those who have deleted their data.

-- What a person likes. No row for people who changed nothing.
CREATE TABLE settings (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- The locale of messages that only they see; NULL for that of their Discord.
    language TEXT,
    -- The side at the bottom of boards that only they see: 'white', 'own' (their own) or 'black'.
    orientation TEXT NOT NULL,
    -- The theme of pictures that only they see; NULL for the server's.
    theme TEXT,
    -- How moves are written: 'joined' (D3F3), 'dash' (D3-F3) or 'arrow' (D3→F3).
    notation TEXT NOT NULL,
    -- 1 if moves chosen by buttons are previewed before they are played.
    confirm_moves BIGINT NOT NULL,
    -- 1 if the bot plays for them while they have only one legal ply.
    only_ply BIGINT NOT NULL,
    -- Where reminders go: 'channel', 'direct' (direct messages) or 'off'.
    reminders TEXT NOT NULL,
    -- When hours without reminders begin, in minutes after midnight in their time zone; NULL for none.
    quiet_from BIGINT,
    -- When these hours end; NULL together with quiet_from.
    quiet_until BIGINT,
    -- Their time zone, a name of the IANA database.
    time_zone TEXT NOT NULL,
    -- 1 if a vacation starts by itself when they run out of time.
    auto_vacation BIGINT NOT NULL,
    -- The size of pictures that only they see: 'small', 'normal' or 'large'.
    picture_size TEXT NOT NULL DEFAULT 'normal',
    -- Their clocks are stopped on weekends that begin at that time or later; NULL for never.
    weekends_at BIGINT,
    -- When, in minutes after midnight in their time zone, they get a list of the games that wait for them; NULL for
    -- never.
    summary_minute BIGINT,
    -- When they get the next one; NULL together with summary_minute.
    summary_at BIGINT,
    -- 1 if opponents may take back a turn that they have not answered, without asking.
    grant_takebacks BIGINT NOT NULL DEFAULT 0,
    -- 1 if they are told when a win is a milestone.
    milestones BIGINT NOT NULL DEFAULT 1,
    -- 1 if they are shown what opponents in other venues say.
    phrases BIGINT NOT NULL DEFAULT 1
);

-- For summaries_due and next_due.
CREATE INDEX settings_by_summary ON settings (summary_at) WHERE summary_at IS NOT NULL;

-- Vacations: past, present and announced.
CREATE TABLE vacations (
    -- Its number.
    id BIGINT PRIMARY KEY,
    -- The person.
    user_id BIGINT NOT NULL,
    -- When it begins.
    begins_at BIGINT NOT NULL,
    -- When it ends.
    ends_at BIGINT NOT NULL,
    -- 1 if it started by itself when they ran out of time.
    automatic BIGINT NOT NULL,
    -- 1 if it has ended and their clocks have been started again.
    over BIGINT NOT NULL
);

-- For vacations_of and on_vacation.
CREATE INDEX vacations_of_a_person ON vacations (user_id, begins_at);
-- For vacations_ended_by and next_due.
CREATE INDEX vacations_by_end ON vacations (ends_at) WHERE over = 0;

-- People whose vacations or weekends have changed, and whose clocks have yet to follow.
CREATE TABLE clock_checks (
    -- The person.
    user_id BIGINT PRIMARY KEY,
    -- The clocks of their games after this one have yet to follow; 0 for all.
    after_game BIGINT NOT NULL
);

-- The secret key with which the ids of people who deleted their data are hashed. At most one row, made by the
-- first deletion that needs it.
CREATE TABLE identity_key (
    -- Always 1.
    id BIGINT PRIMARY KEY CHECK (id = 1),
    -- The key: random bytes in hexadecimal.
    secret TEXT NOT NULL
);

-- Who the deleted players of recent rated games were. Kept for 30 days, so that deleting one's data does not
-- make further games between the same two players count in full.
CREATE TABLE deleted_players (
    -- The number in place of the deleted person.
    player_id BIGINT PRIMARY KEY,
    -- The keyed hash of their id.
    identity TEXT NOT NULL,
    -- When they deleted their data.
    deleted_at BIGINT NOT NULL
);

-- For former_ids and former_games.
CREATE INDEX deleted_players_by_identity ON deleted_players (identity);
-- For forget_identities.
CREATE INDEX deleted_players_by_age ON deleted_players (deleted_at);

-- People who are still avoided after they deleted their data. If they come back, the rows move to `avoided`.
CREATE TABLE former_avoided (
    -- The person who avoids the other.
    user_id BIGINT NOT NULL,
    -- The keyed hash of the other's id.
    identity TEXT NOT NULL,
    PRIMARY KEY (user_id, identity)
);

-- For recognise.
CREATE INDEX former_avoided_by_identity ON former_avoided (identity);

-- People who are still barred after they deleted their data. If they come back, the rows move to `barred`.
CREATE TABLE former_barred (
    -- The keyed hash of their id.
    identity TEXT PRIMARY KEY,
    -- Since when they are barred.
    barred_at BIGINT NOT NULL
);
