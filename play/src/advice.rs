//! Who may be told what to play, and where. What counts is played without help.

use dvonn_model::{GameId, UserId};
use dvonn_rules::{Cell, Color, Game, Outcome, Position};
use dvonn_store::Store;

use super::{Match, PlayError, Refusal};

/// So many running games of a person are looked at for a position.
const GAMES: u32 = 100;
/// Positions with fewer pieces are those of many games.
const IN_COMMON: usize = 4;

/// Why somebody is not told what to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdviceRefusal {
    /// The game runs and is rated.
    Rated(GameId),
    /// This comes too close to a rated game that runs, in which the person plays.
    OfRatedGame(GameId),
    /// Neither side can move any more.
    Over(Outcome),
    /// Both a position and a game were given, or a moment of what has none.
    TwoSubjects,
    /// The game runs, and they are not the one to move in it.
    NotOfRunning,
    /// The game has not so many plies.
    NoSuchPly {
        /// How many it has.
        plies: usize,
    },
}

impl From<AdviceRefusal> for Refusal {
    fn from(refusal: AdviceRefusal) -> Refusal {
        Refusal::Advice(refusal)
    }
}

impl Match {
    /// Checks that this person may be advised in the game, which runs: they play in it, it is not
    /// rated, and it is their turn.
    ///
    /// # Errors
    /// The [`Refusal`] that they should read.
    pub fn check_advice(&self, person: UserId) -> Result<Color, Refusal> {
        self.check_player(person)?;
        if self.row.terms.rated {
            return Err(AdviceRefusal::Rated(self.row.id).into());
        }
        self.check_turn(person, None)
    }
}

/// Checks that somebody can be told of a position what to play, or be shown by the computer as their
/// opponent: it is not over, and it is not that of a rated game which they are playing. Where it has
/// more than the first placements, no game has come through it either, nor gets there by one ply.
///
/// # Errors
/// The [`Refusal`] that they should read, and the store's.
pub async fn check_position(
    store: &Store,
    position: &Position,
    person: UserId,
) -> Result<(), PlayError> {
    if let Some(outcome) = position.result() {
        return Err(Refusal::from(AdviceRefusal::Over(outcome)).into());
    }
    check_none_of_rated_games(store, person, |game| {
        let is_near = || comes_through(game, position) || leads_to(game.position(), position);
        game.position() == position || !is_in_common(position) && is_near()
    })
    .await
}

/// Whether this was the position of the game at some moment.
fn comes_through(game: &Game, position: &Position) -> bool {
    (0..).map_while(|after| game.position_after(after)).any(|past| past == position)
}

/// Whether one ply leads from the one position to the other.
fn leads_to(from: &Position, to: &Position) -> bool {
    from.legal_plies().iter().any(|&ply| {
        let mut next = *from;
        next.play(ply).is_ok() && next == *to
    })
}

fn is_in_common(position: &Position) -> bool {
    position.empty().len() + IN_COMMON > Cell::COUNT
}

/// Checks that somebody can be told what to think of a game that they brought: no position of it is
/// that of a rated game which they are playing. The first placements do not count, which many games
/// have in common.
///
/// # Errors
/// The [`Refusal`] that they should read, and the store's.
pub async fn check_brought(store: &Store, game: &Game, person: UserId) -> Result<(), PlayError> {
    check_none_of_rated_games(store, person, |played| {
        !is_in_common(played.position()) && comes_through(game, played.position())
    })
    .await
}

/// Checks that of no rated game that a person is playing this holds.
async fn check_none_of_rated_games(
    store: &Store,
    person: UserId,
    holds: impl Fn(&Game) -> bool,
) -> Result<(), PlayError> {
    let games = store.running_games_of(person, None, GAMES).await?;
    for row in games.into_iter().filter(|row| row.terms.rated) {
        let game = Match::read(store, row).await?;
        if holds(&game.game) {
            return Err(Refusal::from(AdviceRefusal::OfRatedGame(game.row.id)).into());
        }
    }
    Ok(())
}
