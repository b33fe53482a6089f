//! Starting, changing and ending games.

use dvonn_model::{
    Change, ChangeOutcome, ChannelId, ClockRow, Created, GameEvent, GameId, GameRow, GameState,
    NewGame, Person, PostKey, Venue,
};
use dvonn_rules::Color;
use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use crate::boards::forget_messages;
use crate::columns::{NO_USER, player_columns, without_controls};
use crate::counters::{self, Counter};
use crate::game_row::StateColumns;
use crate::query::{Columns as _, Stored, queries};
use crate::terms::start_column;
use crate::tx::Tx;
use crate::{StoreError, activity, plies};

/// Sets the columns of a clock.
const SET_CLOCK: &str = "
     white_left = :white_left, black_left = :black_left, clock_since = :clock_since,
     deadline = :deadline, paused = :paused, remind_at = :remind_at, reminders = :reminders,
     weekend_at = :weekend_at";

queries! {
    /// Inserts a game, unless one is running in the channel.
    step insert_game(id: i64, new: &NewGame) -> Option<GameRow>
    [
        id, guild: new.venue.guild, channel: new.venue.channel, parent: new.venue.parent,
        guest: new.venue.guest, white: player_columns(&new.players.white).0,
        white_name: player_columns(&new.players.white).1, white_entry: new.players.white.entry(),
        black: player_columns(&new.players.black).0,
        black_name: player_columns(&new.players.black).1, black_entry: new.players.black.entry(),
        setup: new.terms.setup.name(), seed: new.terms.setup.seed(),
        start: start_column(&new.terms), rated: new.terms.rated, control: new.terms.control,
        white_left: new.clock.left.white, black_left: new.clock.left.black,
        clock_since: new.clock.since, deadline: new.clock.deadline, paused: new.clock.paused,
        remind_at: new.clock.remind_at, reminders: new.clock.reminders,
        weekend_at: new.clock.weekend, to_move: new.terms.start.side_to_move(),
        computer_chooses: new.players[new.terms.start.side_to_move()].is_computer(),
        rematch_of: new.rematch_of, locale: new.locale.as_deref().map(without_controls),
        at: new.at,
    ] {
        "INSERT INTO games (
             id, guild_id, channel_id, parent_id, guest, white_id, white_name, white_entry,
             black_id, black_name, black_entry, setup, seed, start, rated, time_control,
             white_left, black_left, clock_since, deadline, paused, remind_at, reminders,
             weekend_at, to_move, computer_chooses, rematch_of, locale, created_at, updated_at,
             state, plies, takebacks, revision
         ) VALUES (
             :id, :guild, :channel, :parent, :guest, :white, :white_name, :white_entry,
             :black, :black_name, :black_entry, :setup, :seed, :start, :rated, :control,
             :white_left, :black_left, :clock_since, :deadline, :paused, :remind_at, :reminders,
             :weekend_at, :to_move, :computer_chooses, :rematch_of, :locale, :at, :at,
             'running', 0, 0, 1
         ) ON CONFLICT DO NOTHING RETURNING {}"
    }

    // Setting the id would make SQLite look for references to it in whole tables.

    /// Returns a game and locks it until the end of this transaction.
    change lock_game(id: GameId) -> Option<GameRow> {
        "UPDATE games SET takebacks = takebacks WHERE id = :id RETURNING {}"
    }

    /// Returns the running game in a channel or thread and locks it.
    step lock_running_game(channel: ChannelId) -> Option<GameRow> {
        "UPDATE games SET takebacks = takebacks
         WHERE (channel_id = :channel AND state = 'running')
         OR (other_channel_id = :channel AND state = 'running')
         RETURNING {}"
    }

    /// Makes a change to a game, of whose plies `kept` stay and which then has `plies`. Changes
    /// nothing if the game has changed since it was seen.
    step update_game(
        seen: &GameRow, change: &Change<'_>, kept: u32, plies: i64, state: &StateColumns,
        clock: &ClockRow,
    ) -> Option<ChangedGame>
    [
        id: seen.id, revision: seen.revision, kept, plies,
        to_move: change.to_move, event: change.event, plan_stopped: change.plan_stopped,
        state: state.state, white_score: state.score.map(|score| score.white),
        black_score: state.score.map(|score| score.black), loser: state.loser,
        void_reason: state.void_reason,
        decided_by: change.decision.as_ref().map(|by| by.moderator.map_or(NO_USER, i64::from)),
        decision: change.decision.as_ref().map(|decision| without_controls(&decision.reason)),
        white_left: clock.left.white, black_left: clock.left.black, clock_since: clock.since,
        deadline: clock.deadline, paused: clock.paused, remind_at: clock.remind_at,
        reminders: clock.reminders, weekend_at: clock.weekend, at: change.at,
    ] {
        "UPDATE games SET
             plies = :plies,
             takebacks = takebacks + CASE WHEN :kept < plies THEN 1 ELSE 0 END,
             to_move = COALESCE(:to_move, to_move), event = :event, plan_stopped = :plan_stopped,
             state = :state, white_score = :white_score, black_score = :black_score,
             loser = :loser, void_reason = :void_reason, decided_by = :decided_by,
             decision = :decision, revision = revision + 1, updated_at = :at," SET_CLOCK "
         WHERE id = :id AND revision = :revision AND state = 'running'
         RETURNING {}, (SELECT count(*) FROM follows WHERE game_id = games.id) AS followers"
    }

    step set_clock_of(game: GameId, clock: &ClockRow)
    [
        game, white_left: clock.left.white, black_left: clock.left.black,
        clock_since: clock.since, deadline: clock.deadline, paused: clock.paused,
        remind_at: clock.remind_at, reminders: clock.reminders, weekend_at: clock.weekend,
    ] {
        "UPDATE games SET" SET_CLOCK " WHERE id = :game AND state = 'running'"
    }

    /// Records that the newest board of a game cannot be shown.
    change mute_game(game: GameId, since: Timestamp) {
        "UPDATE games SET muted_since = :since WHERE id = :game"
    }

    /// Records that the newest board of a game has been shown, and how long it was muted in all.
    /// Returns false if it was not muted.
    change unmute_game(game: GameId, muted_for: SignedDuration) -> bool {
        "UPDATE games SET muted_since = NULL, muted_for = :muted_for
         WHERE id = :game AND muted_since IS NOT NULL"
    }

    /// Records that the players are told at `at` that the game is muted. Returns false if they have
    /// been told after `since`.
    change mark_mute_told(game: GameId, at: Timestamp, since: Timestamp) -> bool {
        "UPDATE games SET mute_told_at = :at
         WHERE id = :game AND (mute_told_at IS NULL OR mute_told_at <= :since)"
    }

    step set_venue(game: GameId, to: &Venue)
    [
        game, guild: to.guild, channel: to.channel, parent: to.parent,
        event: GameEvent::PlaceChanged,
    ] {
        "UPDATE games SET
             guild_id = :guild, channel_id = :channel, parent_id = :parent, event = :event
         WHERE id = :game"
    }

    /// Changes the name of the player of the white pieces.
    step rename_white(game: GameId, name: String) {
        "UPDATE games SET white_name = :name WHERE id = :game"
    }

    /// Changes the name of the player of the black pieces.
    step rename_black(game: GameId, name: String) {
        "UPDATE games SET black_name = :name WHERE id = :game"
    }

    /// Replaces the player of the white pieces.
    step replace_white(game: GameId, player: &Person)
    [game, player: player.id, name: without_controls(&player.name)] {
        "UPDATE games SET white_id = :player, white_name = :name, rated = 0, challenger_side = NULL
         WHERE id = :game"
    }

    /// Replaces the player of the black pieces.
    step replace_black(game: GameId, player: &Person)
    [game, player: player.id, name: without_controls(&player.name)] {
        "UPDATE games SET black_id = :player, black_name = :name, rated = 0, challenger_side = NULL
         WHERE id = :game"
    }
}

/// A game that has just changed, and how many people follow it.
pub(crate) struct ChangedGame {
    game: GameRow,
    followers: i64,
}

impl Stored for ChangedGame {
    const COLUMNS: &'static [&'static str] = GameRow::COLUMNS;

    fn read(row: &AnyRow) -> Result<ChangedGame, StoreError> {
        Ok(ChangedGame { game: GameRow::read(row)?, followers: row.value("followers")? })
    }
}

impl Tx {
    /// Starts a game, unless one is running in the channel. If two transactions start games in the
    /// same channel at once, the second waits until the first ends.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_game(&mut self, new: NewGame) -> Result<Created, StoreError> {
        loop {
            // First, because games are started one at a time from here on: no index can say that a
            // channel is not both the venue of one running game and the other venue of another.
            let id = counters::next(self.connection(), Counter::Game).await?;
            if let Some(running) = self.running_game_in(new.venue.channel).await? {
                return Ok(Created::ChannelBusy(running));
            }
            if let Some(game) = insert_game(self.connection(), id, &new).await? {
                self.add_board(game.id, false, new.at).await?;
                return Ok(Created::Game(game));
            }
            // Meanwhile, another transaction has started a game in the channel. The next attempt
            // returns that game, unless it has ended by then.
        }
    }

    /// As [`lock_game`](Tx::lock_game), for the running game of a channel.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_running_game_in(
        &mut self,
        channel: ChannelId,
    ) -> Result<Option<GameRow>, StoreError> {
        let locked = lock_running_game(self.connection(), channel).await?;
        Ok(locked.map(|game| game.for_channel(channel)))
    }

    /// Makes a change, and raises the boards that show it. `seen` is the game as the caller read it. Changes
    /// nothing if the game has changed since then.
    ///
    /// # Errors
    /// Any database error.
    pub async fn change_game(
        &mut self,
        seen: &GameRow,
        change: Change<'_>,
    ) -> Result<ChangeOutcome, StoreError> {
        let kept = seen.plies.saturating_sub(change.taken_back);
        let numbered: Vec<_> = (i64::from(kept) + 1..).zip(change.plies).collect();
        let count = numbered.last().map_or(i64::from(kept), |&(number, _)| number);
        let state = change.ending.map_or(GameState::Running, GameState::Ended);
        let state = StateColumns::of(state);
        let clock = if change.ending.is_some() { stopped(change.clock) } else { change.clock };
        let game = update_game(self.connection(), seen, &change, kept, count, &state, &clock);
        let Some(ChangedGame { mut game, followers }) = game.await? else {
            return Ok(ChangeOutcome::Stale);
        };
        for post in self.raise_boards(game.id, kept, change.at).await? {
            match &mut game.other {
                Some(other) if post.key == PostKey::board(game.id, true) => {
                    other.known_plies = post.known;
                }
                _ => game.known_plies = post.known,
            }
        }
        if kept < seen.plies {
            plies::remove_after(self.connection(), seen.id, kept).await?;
        }
        for (number, &ply) in numbered {
            let interaction = change.interaction;
            plies::insert(self.connection(), seen.id, number, ply, interaction, change.at).await?;
        }
        let has_ended = change.ending.is_some();
        if has_ended {
            activity::count(self.connection(), &game).await?;
        }
        let is_news = has_ended || count != i64::from(kept) || kept < seen.plies;
        if is_news && followers > 0 {
            self.raise_updates(seen.id, kept, has_ended, change.at).await?;
        }
        Ok(ChangeOutcome::Done(game))
    }

    /// Sets the clock of a running game, without a new board: the deadline on its board is corrected. The
    /// caller must have locked the game with [`Tx::lock_game`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_clock(
        &mut self,
        game: GameId,
        clock: &ClockRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        set_clock_of(self.connection(), game, clock).await?;
        self.raise_deadlines(game, clock, at).await
    }

    /// Moves a game to another channel or thread, where it has no board yet. The caller must have
    /// locked it with [`Tx::lock_game`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn move_game(&mut self, game: GameId, to: &Venue) -> Result<(), StoreError> {
        set_venue(self.connection(), game, to).await?;
        forget_messages(self.connection(), game).await
    }

    /// Changes the name of a player in a game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn rename_player(
        &mut self,
        game: GameId,
        player: Color,
        name: &str,
    ) -> Result<(), StoreError> {
        let name = without_controls(name);
        match player {
            Color::White => rename_white(self.connection(), game, name).await,
            Color::Black => rename_black(self.connection(), game, name).await,
        }
    }

    /// Replaces a player of a game. The game is then unrated, and no longer for a ladder place. The
    /// caller must have locked the game with [`Tx::lock_game`], and must change it afterwards so
    /// that the board shows the replacement.
    ///
    /// # Errors
    /// Any database error.
    pub async fn replace_player(
        &mut self,
        game: GameId,
        side: Color,
        player: &Person,
    ) -> Result<(), StoreError> {
        match side {
            Color::White => replace_white(self.connection(), game, player).await,
            Color::Black => replace_black(self.connection(), game, player).await,
        }
    }
}

/// Returns the clock of a game that has ended.
fn stopped(clock: ClockRow) -> ClockRow {
    ClockRow { deadline: None, remind_at: None, weekend: None, paused: false, ..clock }
}
