//! Starting, changing, ending and announcing games.

use dvonn_model::{
    Announced, Change, ChangeOutcome, ChannelId, ClockRow, Created, GameEvent, GameId, GameRow,
    GameState, MessageId, Mute, NewGame, Person, Place,
};
use dvonn_rules::Color;
use jiff::{SignedDuration, Timestamp};

use crate::columns::{
    Columns, NO_USER, color_name, milliseconds, optional_id, player_columns, without_controls,
};
use crate::counters::{self, Counter};
use crate::events::event_column;
use crate::fetch::{Query, fetch_optional};
use crate::game_row::{StateColumns, game_columns};
use crate::terms::bind_terms;
use crate::tx::Tx;
use crate::{StoreError, activity, plies};

impl Tx {
    /// Starts a game, unless one is running in the channel. If two transactions start games in the
    /// same channel at once, the second waits until the first ends.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_game(&mut self, new: NewGame) -> Result<Created, StoreError> {
        loop {
            // First, because games are started one at a time from here on: no index can say that a
            // channel is not both the place of one running game and the other place of another.
            let id = counters::next(self.connection(), Counter::Game).await?;
            if let Some(running) = self.running_game_in(new.place.channel).await? {
                return Ok(Created::ChannelBusy(running));
            }
            if let Some(game) = self.insert_game(id, &new).await? {
                return Ok(Created::Game(game));
            }
            // Meanwhile, another transaction has started a game in the channel. The next attempt
            // returns that game, unless it has ended by then.
        }
    }

    async fn insert_game(&mut self, id: i64, new: &NewGame) -> Result<Option<GameRow>, StoreError> {
        let (white, black) =
            (player_columns(&new.players.white), player_columns(&new.players.black));
        let first = new.terms.start.side_to_move();
        let computer_begins = new.players[first].is_computer();
        let query = sqlx::query(concat!(
            "INSERT INTO games (id, guild_id, channel_id, parent_id, white_id, white_name, \
             black_id, black_name, state, plies, told_plies, takebacks, revision, announced, \
             locale, created_at, updated_at, setup, seed, start, rated, time_control, rematch_of, \
             to_move, computer_chooses, white_left, black_left, clock_since, deadline, paused, \
             remind_at, reminders, weekend_at, white_entry, black_entry, guest) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'running', 0, 0, 0, 1, 0, $9, $10, $10, $11, \
             $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29) \
             ON CONFLICT DO NOTHING RETURNING ",
            game_columns!()
        ))
        .bind(id)
        .bind(optional_id(new.place.guild))
        .bind(i64::from(new.place.channel))
        .bind(optional_id(new.place.parent))
        .bind(white.0)
        .bind(white.1)
        .bind(black.0)
        .bind(black.1)
        .bind(new.locale.as_deref().map(without_controls))
        .bind(new.at.as_millisecond());
        let query = bind_terms(query, &new.terms)
            .bind(optional_id(new.rematch_of))
            .bind(color_name(first))
            .bind(i64::from(computer_begins));
        let query = bind_clock(query, &new.clock)
            .bind(optional_id(new.players.white.entry()))
            .bind(optional_id(new.players.black.entry()))
            .bind(i64::from(new.place.guest));
        fetch_optional(self.connection(), query).await
    }

    /// Returns a game and locks it until the end of this transaction.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_game(&mut self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE games SET id = id WHERE id = $1 RETURNING ",
            game_columns!()
        ));
        fetch_optional(self.connection(), query.bind(i64::from(id))).await
    }

    /// As [`lock_game`](Tx::lock_game), for the running game of a channel.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_running_game_in(
        &mut self,
        channel: ChannelId,
    ) -> Result<Option<GameRow>, StoreError> {
        let query = sqlx::query(concat!(
            "UPDATE games SET id = id WHERE (channel_id = $1 AND state = 'running') \
             OR (other_channel_id = $1 AND state = 'running') RETURNING ",
            game_columns!()
        ));
        let locked: Option<GameRow> =
            fetch_optional(self.connection(), query.bind(i64::from(channel))).await?;
        Ok(locked.map(|game| game.seen_in(channel)))
    }

    /// Makes a change that will be announced. `seen` is the game as the caller read it. Changes
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
        let query = sqlx::query(concat!(
            "UPDATE games SET told_plies = CASE WHEN $23 = 1 THEN told_plies ELSE $3 END, plies = $4, takebacks = takebacks + CASE WHEN $3 < plies THEN 1 ELSE 0 END, \
             revision = revision + 1, updated_at = $5, state = $6, white_score = $7, \
             black_score = $8, loser = $9, void_reason = $10, decided_by = $11, decision = $12, \
             white_left = $13, black_left = $14, clock_since = $15, deadline = $16, paused = $17, \
             remind_at = $18, reminders = $19, weekend_at = $20, event = $21, \
             to_move = COALESCE($22, to_move), plan_stopped = $24 \
             WHERE id = $1 AND revision = $2 AND state = 'running' RETURNING ",
            game_columns!()
        ))
        .bind(i64::from(seen.id))
        .bind(seen.revision)
        .bind(i64::from(kept))
        .bind(count)
        .bind(change.at.as_millisecond())
        .bind(state.state)
        .bind(state.score.map(|score| i64::from(score.white)))
        .bind(state.score.map(|score| i64::from(score.black)))
        .bind(state.loser)
        .bind(state.void_reason)
        .bind(change.decision.as_ref().map(|by| optional_id(by.moderator).unwrap_or(NO_USER)))
        .bind(change.decision.as_ref().map(|decision| without_controls(&decision.reason)));
        let query = bind_clock(query, &clock)
            .bind(change.event.map(event_column))
            .bind(change.to_move.map(color_name))
            .bind(i64::from(change.continues))
            .bind(i64::from(change.plan_stopped));
        let Some(game) = fetch_optional(self.connection(), query).await? else {
            return Ok(ChangeOutcome::Stale);
        };
        if kept < seen.plies {
            plies::remove_after(self.connection(), seen.id, kept).await?;
        }
        for (number, &ply) in numbered {
            let interaction = change.interaction;
            plies::insert(self.connection(), seen.id, number, ply, interaction, change.at).await?;
        }
        if change.ending.is_some() {
            activity::count(self.connection(), &game).await?;
        }
        Ok(ChangeOutcome::Done(game))
    }

    /// Sets the clock of a running game, without an announcement. The caller must have locked the
    /// game with [`Tx::lock_game`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_clock(&mut self, game: GameId, clock: &ClockRow) -> Result<(), StoreError> {
        let query = sqlx::query(
            "UPDATE games SET white_left = $2, black_left = $3, clock_since = $4, deadline = $5, \
             paused = $6, remind_at = $7, reminders = $8, weekend_at = $9 WHERE id = $1 AND state = 'running'",
        );
        bind_clock(query.bind(i64::from(game)), clock).execute(self.connection()).await?;
        Ok(())
    }

    /// Records that a revision of a game has been announced, and by which message (`None` if it
    /// could not be announced). Does not change [`GameRow::updated_at`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_announced(
        &mut self,
        game: GameId,
        revision: i64,
        message: Option<MessageId>,
        at: Timestamp,
    ) -> Result<Announced, StoreError> {
        // Changes nothing, but locks the row until the next statement.
        let before = sqlx::query(
            "UPDATE games SET announced = announced WHERE id = $1 AND announced < $2 \
             RETURNING board_message",
        )
        .bind(i64::from(game))
        .bind(revision)
        .fetch_optional(self.connection())
        .await?;
        let Some(before) = before else {
            let shown = sqlx::query("SELECT board_message FROM games WHERE id = $1")
                .bind(i64::from(game))
                .fetch_one(self.connection())
                .await?;
            let shown: Option<MessageId> = shown.maybe_number("board_message")?;
            // Two tasks may have found the same message.
            let is_newest = message.is_some() && shown == message;
            return Ok(if is_newest {
                Announced::Newest { previous: None }
            } else {
                Announced::Stale
            });
        };
        sqlx::query(
            "UPDATE games SET announced = $2, board_message = $3, announced_at = $4 WHERE id = $1",
        )
        .bind(i64::from(game))
        .bind(revision)
        .bind(optional_id(message))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(Announced::Newest { previous: before.maybe_number("board_message")? })
    }

    /// As [`mark_announced`](Tx::mark_announced) and
    /// [`mark_deadline_shown`](Tx::mark_deadline_shown) in one statement, if nothing about the game
    /// and its board has changed since it was seen, and it is not muted. Otherwise returns `false`
    /// and records nothing.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_announced_as_seen(
        &mut self,
        seen: &GameRow,
        message: Option<MessageId>,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let noted = sqlx::query(
            "UPDATE games SET announced = $2, board_message = $4, announced_at = $5, \
             shown_deadline = $6 WHERE id = $1 AND revision = $2 AND announced < $2 \
             AND COALESCE(board_message, 0) = $3 AND muted_since IS NULL",
        )
        .bind(i64::from(seen.id))
        .bind(seen.revision)
        .bind(seen.board_message.map_or(0, i64::from))
        .bind(optional_id(message))
        .bind(at.as_millisecond())
        .bind(seen.clock.shown().map(Timestamp::as_millisecond))
        .execute(self.connection())
        .await?;
        Ok(noted.rows_affected() > 0)
    }

    /// Records that the newest board of a game cannot be shown.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mute_game(&mut self, game: GameId, mute: Mute) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET muted_since = $2, mute_retry_at = $3 WHERE id = $1")
            .bind(i64::from(game))
            .bind(mute.since.as_millisecond())
            .bind(mute.retry_at.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records that the newest board of a game has been shown, and how long it was muted in all. Returns
    /// false if it was not muted.
    ///
    /// # Errors
    /// Any database error.
    pub async fn unmute_game(
        &mut self,
        game: GameId,
        muted_for: SignedDuration,
    ) -> Result<bool, StoreError> {
        let unmuted = sqlx::query(
            "UPDATE games SET muted_since = NULL, mute_retry_at = NULL, muted_for = $2 \
             WHERE id = $1 AND muted_since IS NOT NULL",
        )
        .bind(i64::from(game))
        .bind(milliseconds(muted_for))
        .execute(self.connection())
        .await?;
        Ok(unmuted.rows_affected() > 0)
    }

    /// Records that the players are told at `at` that the game is muted. Returns false if they have
    /// been told after `since`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_mute_told(
        &mut self,
        game: GameId,
        at: Timestamp,
        since: Timestamp,
    ) -> Result<bool, StoreError> {
        let marked = sqlx::query(
            "UPDATE games SET mute_told_at = $2 \
             WHERE id = $1 AND (mute_told_at IS NULL OR mute_told_at <= $3)",
        )
        .bind(i64::from(game))
        .bind(at.as_millisecond())
        .bind(since.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(marked.rows_affected() > 0)
    }

    /// Moves a game to another channel or thread, where it has no board yet. The caller must have locked
    /// it with [`Tx::lock_game`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn move_game(&mut self, game: GameId, to: &Place) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE games SET guild_id = $2, channel_id = $3, parent_id = $4, board_message = NULL, \
             event = $5 WHERE id = $1",
        )
        .bind(i64::from(game))
        .bind(optional_id(to.guild))
        .bind(i64::from(to.channel))
        .bind(optional_id(to.parent))
        .bind(event_column(GameEvent::PlaceChanged))
        .execute(self.connection())
        .await?;
        Ok(())
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
        let query = match player {
            Color::White => "UPDATE games SET white_name = $2 WHERE id = $1",
            Color::Black => "UPDATE games SET black_name = $2 WHERE id = $1",
        };
        let query = sqlx::query(query).bind(i64::from(game)).bind(without_controls(name));
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Replaces a player of a game. The game is then unrated, and no longer for a ladder place. The caller must
    /// have locked the game with [`Tx::lock_game`], and must change it afterwards so that the
    /// replacement is announced.
    ///
    /// # Errors
    /// Any database error.
    pub async fn replace_player(
        &mut self,
        game: GameId,
        side: Color,
        player: &Person,
    ) -> Result<(), StoreError> {
        let query = match side {
            Color::White => {
                "UPDATE games SET white_id = $2, white_name = $3, rated = 0, for_place = NULL \
                 WHERE id = $1"
            }
            Color::Black => {
                "UPDATE games SET black_id = $2, black_name = $3, rated = 0, for_place = NULL \
                 WHERE id = $1"
            }
        };
        let query = sqlx::query(query).bind(i64::from(game)).bind(i64::from(player.id));
        query.bind(without_controls(&player.name)).execute(self.connection()).await?;
        Ok(())
    }
}

/// Binds the columns of a clock, in the order of [`ClockRow`]'s fields.
fn bind_clock<'q>(query: Query<'q>, clock: &ClockRow) -> Query<'q> {
    query
        .bind(milliseconds(clock.left.white))
        .bind(milliseconds(clock.left.black))
        .bind(clock.since.as_millisecond())
        .bind(clock.deadline.map(Timestamp::as_millisecond))
        .bind(i64::from(clock.paused))
        .bind(clock.remind_at.map(Timestamp::as_millisecond))
        .bind(i64::from(clock.reminders))
        .bind(clock.weekend.map(Timestamp::as_millisecond))
}

/// Returns the clock of a game that has ended.
fn stopped(clock: ClockRow) -> ClockRow {
    ClockRow { deadline: None, remind_at: None, weekend: None, paused: false, ..clock }
}
