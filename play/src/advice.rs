//! Who may get advice, and where. Rated games are played without help.

use dvonn_model::{GameId, UserId};
use dvonn_rules::{Cell, Color, Game, Outcome, Position};
use dvonn_store::Store;

use super::{Match, PlayError, Refusal};

/// The maximum number of running games of a person to compare with a position.
const MAX_GAMES: u32 = 100;
/// Positions with fewer pieces occur in many games, so they are not compared.
const COMMON_PIECES: usize = 4;

/// Why a person does not get advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdviceRefusal {
    /// The game is running and rated.
    Rated(GameId),
    /// The position is too close to that of a rated game that the person is playing.
    OfRatedGame(GameId),
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
    /// Checks that a person may get advice in this running game: it must be unrated and their turn.
    ///
    /// # Errors
    /// The [`Refusal`] to show to the person.
    pub fn check_advice(&self, person: UserId) -> Result<Color, Refusal> {
        self.check_player(person)?;
        if self.row.terms.rated {
            return Err(AdviceRefusal::Rated(self.row.id).into());
        }
        self.check_turn(person, None)
    }
}

/// Checks that a person may get advice on a position, or play it against the computer. The game
/// must not be over, and the position must not be the current one of a rated game they are playing.
/// After the first placements, it must not have occurred in such a game or be one ply ahead of it.
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
    check_none_of_rated_games(store, person, |game| {
        let is_near = || contains_position(game, position) || leads_to(game.position(), position);
        game.position() == position || !is_common(position) && is_near()
    })
    .await
}

/// Returns true if the position has occurred in the game.
fn contains_position(game: &Game, position: &Position) -> bool {
    (0..).map_while(|after| game.position_after(after)).any(|past| past == position)
}

/// Returns true if one ply leads from `from` to `to`.
fn leads_to(from: &Position, to: &Position) -> bool {
    from.legal_plies().iter().any(|&ply| {
        let mut next = *from;
        next.play(ply).is_ok() && next == *to
    })
}

fn is_common(position: &Position) -> bool {
    position.empty().len() + COMMON_PIECES > Cell::COUNT
}

/// Checks that a person may get a review of a game that they imported. It must not contain the
/// current position of a rated game that they are playing. Positions with few pieces are allowed,
/// because many games share them.
///
/// # Errors
/// The [`Refusal`] to show to the person, and any database error.
pub async fn check_import(store: &Store, game: &Game, person: UserId) -> Result<(), PlayError> {
    check_none_of_rated_games(store, person, |played| {
        !is_common(played.position()) && contains_position(game, played.position())
    })
    .await
}

/// Checks that no rated game that the person is playing matches a condition.
async fn check_none_of_rated_games(
    store: &Store,
    person: UserId,
    holds: impl Fn(&Game) -> bool,
) -> Result<(), PlayError> {
    let games = store.running_games_of(person, None, MAX_GAMES).await?;
    for row in games.into_iter().filter(|row| row.terms.rated) {
        let game = Match::read(store, row).await?;
        if holds(&game.game) {
            return Err(Refusal::from(AdviceRefusal::OfRatedGame(game.row.id)).into());
        }
    }
    Ok(())
}
