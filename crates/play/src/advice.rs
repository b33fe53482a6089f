//! Who may get advice, and where. Serious games, rated or in a tournament, are played without help.
//!
//! Positions are compared by their canonical forms: a board that is turned, mirrored or played with
//! exchanged colours is the same board. The computer is no way around this: nobody can lead it to
//! such a board. This slows cheating down. It cannot prevent it: anyone can
//! use another program.
//!
//! In a running game only the player to move may get advice, and nobody if the game is rated or in
//! a tournament. A position is compared with those of the person's rated and tournament games. The
//! same check refuses turns that lead the computer to such a board; plans and conditional moves
//! that would do so are deleted when the computer plays.

use dvonn_model::{GameId, GameRow, GuildId, NewPly, Player, PlyOrigin, UserId};
use dvonn_rules::{Canonical, Cell, Color, Game, Outcome, Position};
use dvonn_store::{Store, StoreError, Tx};

use crate::{Match, PlayError, Refusal};

/// Positions with fewer pieces occur in many games, so they are not compared.
const COMMON_PIECES: usize = 4;

/// Why a person does not get advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdviceRefusal {
    /// The game is running and rated.
    Rated(GameId),
    /// The game is running and part of a tournament.
    InTournament(GameId),
    /// The position is too close to that of a serious game that the person is playing.
    OfSeriousGame(GameId),
    /// The position is too close to that of this running serious game, whose players could see the
    /// advice.
    OfRunning(GameId),
    /// Neither side can move.
    Over(Outcome),
    /// Both a position and a game were given, or a ply number without a game.
    TwoSubjects,
    /// The game is running and it is not the person's turn.
    NotOfRunning,
    /// The game has fewer plies.
    NoSuchPly {
        /// The number of plies in the game.
        plies: usize,
    },
}

impl From<AdviceRefusal> for Refusal {
    fn from(refusal: AdviceRefusal) -> Refusal {
        Refusal::Advice(refusal)
    }
}

impl Match {
    /// Checks that a person may get advice in this running game: it must not be
    /// serious, and it must be their turn.
    ///
    /// # Errors
    /// The [`Refusal`] to show to the person.
    pub fn check_advice(&self, person: UserId) -> Result<Color, Refusal> {
        self.check_player(person)?;
        if self.row.terms.rated {
            return Err(AdviceRefusal::Rated(self.row.id).into());
        }
        if self.row.in_tournament {
            return Err(AdviceRefusal::InTournament(self.row.id).into());
        }
        self.check_turn(person, None)
    }

    /// Returns true if somebody may get advice in this game: a person has to choose a ply, and the
    /// game is not serious.
    pub fn may_ask_for_hint(&self) -> bool {
        let person = self.to_move().and_then(Player::id);
        person.is_some() && !self.row.computer_chooses && !self.row.is_serious()
    }
}

/// Checks that a person may get advice on a position, or play it against the computer. The game
/// must not be over, and the position must not be the current one of a serious game they are playing.
/// After the first placements, it must not have occurred in such a game or be one ply ahead of it.
/// Symmetric positions count as the same.
///
/// # Errors
/// The [`Refusal`] to show to the person, and any database error.
pub async fn check_position(
    store: &Store,
    position: &Position,
    person: UserId,
) -> Result<(), PlayError> {
    if let Some(outcome) = position.result() {
        return Err(Refusal::from(AdviceRefusal::Over(outcome)).into());
    }
    check_none_of_serious_games(store, person, |game| is_near(game, position)).await
}

impl Match {
    /// Returns another serious game of the person if the current position is too close to it, so that
    /// the engine must not choose a ply here.
    pub(super) async fn serious_game_near(
        &self,
        tx: &mut Tx,
        person: UserId,
    ) -> Result<Option<GameId>, StoreError> {
        if is_common(self.position()) {
            return Ok(None);
        }
        for row in tx.running_serious_games_of(person).await? {
            let id = row.id;
            if id != self.row.id && is_near(&Match::load(tx, row).await?.history, self.position()) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Checks that the computer may answer these new plies: a person must not lead it to the board
    /// of a serious game to copy its answer. Plies without a choice are always answered.
    ///
    /// # Errors
    /// [`AdviceRefusal::OfSeriousGame`], and any database error.
    pub(super) async fn check_answer_to(
        &self,
        tx: &mut Tx,
        plies: &[NewPly],
    ) -> Result<(), PlayError> {
        let answers = matches!(self.to_move(), Some(Player::Computer(_)));
        if !answers || self.position().result().is_some() {
            return Ok(());
        }
        let mut choices = plies.iter().filter(|ply| ply.origin != PlyOrigin::OnlyPly);
        let Some(person) = choices.find_map(|ply| ply.by) else { return Ok(()) };
        match self.serious_game_near(tx, person).await? {
            Some(game) => Err(Refusal::from(AdviceRefusal::OfSeriousGame(game)).into()),
            None => Ok(()),
        }
    }
}

/// Returns true if a position is the current one of a game, or has occurred in it or is one ply
/// ahead of it after the first placements.
fn is_near(game: &Game, position: &Position) -> bool {
    let wanted = position.canonical();
    game.position().canonical() == wanted
        || !is_common(position)
            && (contains_position(game, wanted) || leads_to(game.position(), wanted))
}

/// Returns true if the position, or a symmetric one, has occurred in the game.
fn contains_position(game: &Game, wanted: Canonical) -> bool {
    (0..).map_while(|after| game.position_after(after)).any(|past| past.canonical() == wanted)
}

/// Returns true if one ply leads from `from` to a position like `to`.
fn leads_to(from: &Position, to: Canonical) -> bool {
    let plies = from.legal_plies();
    plies.iter().any(|&ply| from.after(ply).is_ok_and(|next| next.canonical() == to))
}

fn is_common(position: &Position) -> bool {
    position.empty().len() + COMMON_PIECES > Cell::COUNT
}

/// Checks that a person may see advice about every position of a game that is not running here, such
/// as a review. It must not contain the current position of a serious game that they are playing.
/// Positions with few pieces are allowed, because many games share them.
///
/// # Errors
/// The [`Refusal`] to show to the person, and any database error.
pub async fn check_finished(store: &Store, game: &Game, person: UserId) -> Result<(), PlayError> {
    check_none_of_serious_games(store, person, |played| {
        let position = played.position();
        !is_common(position) && contains_position(game, position.canonical())
    })
    .await
}

/// Checks that an analysis of a position may be shown to everyone on a server: no running serious game
/// there may be close to it.
///
/// # Errors
/// [`AdviceRefusal::OfRunning`], and any database error.
pub async fn check_shared_position(
    store: &Store,
    position: &Position,
    guild: GuildId,
) -> Result<(), PlayError> {
    for row in store.running_games_in_guild(guild).await?.into_iter().filter(GameRow::is_serious) {
        let game = Match::read(store, row).await?;
        if is_near(&game.history, position) {
            return Err(Refusal::from(AdviceRefusal::OfRunning(game.row.id)).into());
        }
    }
    Ok(())
}

/// Checks that no serious game that the person is playing matches a condition. Looks at all of their
/// games, however many: a limit would be a way around the check.
async fn check_none_of_serious_games(
    store: &Store,
    person: UserId,
    holds: impl Fn(&Game) -> bool,
) -> Result<(), PlayError> {
    for row in store.running_serious_games_of(person).await? {
        let game = Match::read(store, row).await?;
        if holds(&game.history) {
            return Err(Refusal::from(AdviceRefusal::OfSeriousGame(game.row.id)).into());
        }
    }
    Ok(())
}
