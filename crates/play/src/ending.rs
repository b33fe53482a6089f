//! Ending games early.

use dvonn_ladder as ladder;
use dvonn_ladder::places;
use dvonn_model::{
    Action, Change, ChangeOutcome, ChannelId, Decision, Ending, GameEvent, GameId, GameRow,
    GameState, InteractionId, PostKey, UserId, Venue, VoidReason,
};
use dvonn_rules::{Color, Ply};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::{Match, PlayError, Refusal, begin_once};

/// Resigns the game for a player.
///
/// # Errors
/// A [`Refusal`] if the person does not play in it or it has ended.
pub async fn resign(
    store: &Store,
    game: GameId,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Match, PlayError> {
    end(store, game, person, interaction, at, |game, by| Ending::Resigned {
        by,
        score: game.position().score(),
    })
    .await
}

/// Ends the game without a result because the opponent has left the server, as the caller must have
/// checked.
///
/// # Errors
/// The same as [`resign`].
pub async fn close(
    store: &Store,
    game: GameId,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Match, PlayError> {
    end(store, game, person, interaction, at, |_, _| Ending::Void {
        reason: VoidReason::PlayerLeft,
    })
    .await
}

/// Ends a game without a result because both players have left the server. Returns `None` if it has
/// changed since `seen`.
///
/// # Errors
/// Any database error.
pub async fn end_deserted(
    store: &Store,
    seen: &GameRow,
    at: Timestamp,
) -> Result<Option<Match>, StoreError> {
    let mut tx = store.begin().await?;
    let mut game = Match::load(&mut tx, seen.clone()).await?;
    if !game.finish(&mut tx, Ending::Void { reason: VoidReason::PlayerLeft }, None, at).await? {
        return Ok(None);
    }
    tx.commit().await?;
    Ok(Some(game))
}

/// Ends a game between two computers without a result because its tournament is over. Returns
/// `None` if it has ended.
///
/// # Errors
/// Any database error.
pub async fn end_without_tournament(
    store: &Store,
    game: GameId,
    at: Timestamp,
) -> Result<Option<Match>, StoreError> {
    let mut tx = store.begin().await?;
    let row = tx.lock_game(game).await?.filter(GameRow::is_running);
    let Some(row) = row else { return Ok(None) };
    let mut game = Match::load(&mut tx, row).await?;
    let ending = Ending::Void { reason: VoidReason::TournamentOver };
    if !game.finish(&mut tx, ending, None, at).await? {
        return Ok(None);
    }
    tx.commit().await?;
    Ok(Some(game))
}

async fn end(
    store: &Store,
    game: GameId,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
    ending: impl FnOnce(&Match, Color) -> Ending,
) -> Result<Match, PlayError> {
    let mut tx = begin_once(store, interaction, at).await?;
    let mut game = Match::lock(&mut tx, game).await?;
    let color = game.check_player(person)?;
    let ending = ending(&game, color);
    game.end_now(&mut tx, ending, None, at).await?;
    tx.commit().await?;
    Ok(game)
}

impl Match {
    /// Ends the game early. Returns `false` if the game has changed since it was read.
    pub(super) async fn finish(
        &mut self,
        tx: &mut Tx,
        ending: Ending,
        decision: Option<Decision>,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        let change = Change {
            clock: clock.row,
            ending: Some(ending),
            decision,
            ..Change::none(&self.row, at)
        };
        let ChangeOutcome::Done(row) = tx.change_game(&self.row, change).await? else {
            return Ok(false);
        };
        self.row = row;
        tx.delete_intentions(self.row.id).await?;
        self.lapse_all_offers(tx, at).await?;
        self.count(tx).await?;
        Ok(true)
    }

    /// Returns the number of moves after the placement, without passes.
    pub(super) fn moves(&self) -> u32 {
        let moves =
            self.history.plies().iter().filter(|ply| matches!(ply, Ply::Move { .. })).count();
        u32::try_from(moves).unwrap_or(u32::MAX)
    }

    /// Updates the ladder after the game has ended. The caller must have locked the game with
    /// [`Tx::lock_game`].
    pub(super) async fn count(&mut self, tx: &mut Tx) -> Result<(), StoreError> {
        if self.row.is_running() {
            return Ok(());
        }
        if self.row.state == GameState::Ended(Ending::Void { reason: VoidReason::OutOfTime }) {
            places::forfeit(tx, &self.row, self.position().side_to_move()).await?;
        }
        ladder::count(tx, &self.row, self.moves()).await?;
        self.note_milestones(tx).await?;
        self.read_outcome(tx).await
    }

    /// Ends the game. The caller must have locked it with [`Tx::lock_game`].
    pub(super) async fn end_now(
        &mut self,
        tx: &mut Tx,
        ending: Ending,
        decision: Option<Decision>,
        at: Timestamp,
    ) -> Result<(), PlayError> {
        if self.finish(tx, ending, decision, at).await? {
            Ok(())
        } else {
            Err(Refusal::OldBoard(Box::new(self.row.clone())).into())
        }
    }
}

/// What became of the games of a deleted channel.
#[derive(Debug, Default)]
pub struct DeletedChannel {
    /// How many games ended.
    pub ended: usize,
    /// The games that go on and need another venue: see [`GameRow::is_homeless`].
    pub homeless: Vec<Match>,
}

/// Ends the games and cancels the challenges of a deleted channel and its threads. Nothing is
/// shown there, because there is nowhere to post. Nobody looks for an opponent from there any
/// more.
///
/// Games with something at stake go on, so that nobody escapes a loss by deleting their thread: their
/// clock is stopped until they have a new venue, and the server's log says so, as something that the `bot`
/// did.
///
/// # Errors
/// Any database error.
pub async fn end_games_of_deleted_channel(
    store: &Store,
    channel: ChannelId,
    bot: UserId,
    at: Timestamp,
) -> Result<DeletedChannel, StoreError> {
    // Threads are deleted all the time, and few ever had a game, so avoid taking the write lock for
    // nothing.
    let idle = store.running_games_under(channel).await?.is_empty()
        && store.open_challenges_under(channel).await?.is_empty()
        && !store.has_seeks_under(channel).await?;
    if idle {
        return Ok(DeletedChannel::default());
    }
    let mut tx = store.begin().await?;
    tx.remove_seeks_under(channel).await?;
    let mut games = Vec::new();
    for row in tx.running_games_under(channel).await? {
        // A ply may have been played since the row was read.
        let row = tx.lock_game(row.id).await?.filter(GameRow::is_running);
        let Some(row) = row else { continue };
        games.push(Match::load(&mut tx, row).await?);
    }
    // Ending a game may lock its ladder. All games are locked before any ladder, and ladders in
    // order.
    games.sort_by_key(|game| game.row.scope());
    let mut found = DeletedChannel::default();
    for mut game in games {
        if game.outlives_its_venue() {
            if !game.row.is_homeless() && game.lose_venue(&mut tx, bot, at).await? {
                found.homeless.push(game);
            }
            continue;
        }
        let ending = game.ending_without_channel(channel);
        if game.finish(&mut tx, ending, None, at).await? {
            // In the other venue, people are told.
            let away = game.row.is_relayed() && !is_under(&game.row.venue, channel);
            tx.give_up_board(PostKey::board(game.row.id, away), game.row.revision).await?;
            found.ended += 1;
        }
    }
    for challenge in tx.open_challenges_under(channel).await? {
        tx.close_challenge(challenge.id, dvonn_model::ChallengeState::Cancelled).await?;
    }
    tx.commit().await?;
    Ok(found)
}

/// Moves a game whose venue was deleted to this one, where it goes on once its board is shown.
/// Returns `None` if it no longer needs a venue.
///
/// # Errors
/// Any database error.
pub async fn move_homeless(
    tx: &mut Tx,
    game: GameId,
    to: &Venue,
) -> Result<Option<Match>, StoreError> {
    if tx.lock_game(game).await?.is_none_or(|row| !row.is_homeless()) {
        return Ok(None);
    }
    tx.move_game(game, to).await?;
    let Some(row) = tx.game(game).await? else { return Ok(None) };
    Ok(Some(Match::load(tx, row).await?))
}

impl Match {
    /// Returns true if the game goes on when its channel is deleted: it is rated, for a place or in a
    /// tournament. Of a game in two venues, one is left: see `ending_without_channel`.
    fn outlives_its_venue(&self) -> bool {
        let row = &self.row;
        let has_stakes = row.is_serious() || row.challenger_side.is_some();
        has_stakes && row.venue.guild.is_some() && !row.is_relayed()
    }

    /// Stops the clock until the game has another venue. Returns `false` if the game has changed since
    /// it was read.
    async fn lose_venue(
        &mut self,
        tx: &mut Tx,
        bot: UserId,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        let event = Some(GameEvent::PlaceLost);
        let change = Change { clock: clock.row, event, ..Change::none(&self.row, at) };
        let ChangeOutcome::Done(row) = tx.change_game(&self.row, change).await? else {
            return Ok(false);
        };
        self.row = row;
        tx.mute_game(self.row.id, at).await?;
        self.row.muted_since = Some(at);
        if let Some(guild) = self.row.venue.guild {
            let decision = Decision { moderator: Some(bot), reason: String::new() };
            tx.record_action(guild, &Action::PlaceLost(self.row.id), &decision, at).await?;
        }
        Ok(true)
    }

    /// Returns how the game ends when this channel is deleted. A game that counts, or is of a tournament, and goes on in
    /// another venue is lost by the player who was here, so that nobody escapes a loss by deleting
    /// their own thread.
    fn ending_without_channel(&self, channel: ChannelId) -> Ending {
        let counts = self.counts_by_now() || self.row.in_tournament;
        let stays = |&side: &Color| !is_under(self.row.venue_of(side), channel);
        let mut left = Color::ALL.into_iter().filter(stays).filter(|_| counts);
        match left.next() {
            Some(winner) => Ending::Resigned { by: winner.other(), score: self.position().score() },
            None => Ending::Void { reason: VoidReason::ChannelDeleted },
        }
    }
}

fn is_under(venue: &Venue, channel: ChannelId) -> bool {
    venue.channel == channel || venue.parent == Some(channel)
}
