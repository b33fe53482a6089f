//! Finds games that have ended, also by a position that occurred in them.

use std::fmt;
use std::str::FromStr;

use dvonn_model::{GameId, GameSearch};
use dvonn_rules::{Cell, Phase, Position};
use dvonn_store::{FoundGame, Store, StoreError};

/// The maximum number of games that a search finds.
pub const MAX_FOUND: usize = 500;

/// The maximum number of games in which a search looks for a position.
const REPLAYED: usize = 2_000;

/// More plies than any game has.
const ALL_PLIES: u32 = 1_000;

/// The games that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGames {
    /// The games, newest first.
    pub games: Vec<GameId>,
    /// True if there may be older ones, which the search did not reach.
    pub has_more: bool,
}

/// A position to look for: in any game with this position, a symmetric one, or one with the colours
/// swapped. It has a text form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchedPosition {
    stacks: u32,
    placing: bool,
    fingerprint: i64,
}

impl From<&Position> for SearchedPosition {
    fn from(position: &Position) -> SearchedPosition {
        SearchedPosition {
            stacks: stacks(position),
            placing: position.phase() == Phase::Placement,
            fingerprint: position.canonical().fingerprint(),
        }
    }
}

impl SearchedPosition {
    /// Returns true if this position occurred in the game.
    fn is_in(self, game: &FoundGame) -> bool {
        let mut position = game.start.unwrap_or_default();
        if self.is(&position) {
            return true;
        }
        game.plies.iter().any(|&ply| position.play(ply).is_ok() && self.is(&position))
    }

    fn is(self, position: &Position) -> bool {
        // The number of stacks is much faster to compare.
        stacks(position) == self.stacks && position.canonical().fingerprint() == self.fingerprint
    }

    /// Returns the number of plies after which the position cannot occur any more.
    fn plies(self) -> u32 {
        if self.placing { self.stacks } else { ALL_PLIES }
    }
}

fn stacks(position: &Position) -> u32 {
    u32::try_from(Cell::COUNT - position.empty().len()).unwrap_or_default()
}

/// The error for a text that is not a [`SearchedPosition`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a position to look for: write 4p1f or 49m1f")]
pub struct BadSearchedPosition;

/// Writes the number of stacks, the phase, and the number of the position: `4p1f`.
impl fmt::Display for SearchedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phase = if self.placing { 'p' } else { 'm' };
        write!(f, "{}{phase}{:x}", self.stacks, self.fingerprint)
    }
}

impl FromStr for SearchedPosition {
    type Err = BadSearchedPosition;

    fn from_str(text: &str) -> Result<SearchedPosition, BadSearchedPosition> {
        let (stacks, number) = text.split_once(['p', 'm']).ok_or(BadSearchedPosition)?;
        let number = u64::from_str_radix(number, 16).map_err(|_| BadSearchedPosition)?;
        Ok(SearchedPosition {
            stacks: stacks.parse().map_err(|_| BadSearchedPosition)?,
            placing: text.contains('p'),
            fingerprint: number.cast_signed(),
        })
    }
}

/// Returns the games that a search finds: of those in which the position occurred, if there is one.
///
/// # Errors
/// Any database error.
pub async fn find(
    store: &Store,
    search: &GameSearch,
    position: Option<SearchedPosition>,
) -> Result<FoundGames, StoreError> {
    let (shown, most) = position.map_or((0, MAX_FOUND), |it| (it.plies(), REPLAYED));
    let limit = u32::try_from(most + 1).unwrap_or(u32::MAX);
    let mut found = store.found_games(search, shown, limit).await?;
    let mut has_more = found.len() > most || store.has_older_games(search).await?;
    found.truncate(most);
    if let Some(position) = position {
        found.retain(|game| position.is_in(game));
        has_more |= found.len() > MAX_FOUND;
        found.truncate(MAX_FOUND);
    }
    Ok(FoundGames { games: found.into_iter().map(|game| game.id).collect(), has_more })
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Game;

    use super::*;

    fn game(text: &str) -> FoundGame {
        let game: Game = text.parse().unwrap();
        FoundGame { id: 1.into(), start: None, plies: game.plies().to_vec() }
    }

    fn after(text: &str) -> SearchedPosition {
        SearchedPosition::from(text.parse::<Game>().unwrap().position())
    }

    #[test]
    fn a_position_is_found_in_any_order_of_moves_and_on_the_mirrored_board() {
        // The first three pieces are red, and A1 is K5 on the turned board.
        for same in ["A1 D3", "D3 A1", "K5 H3"] {
            assert!(after("A1 D3").is_in(&game(&format!("{same} E4"))), "{same}");
        }
        assert!(after("A1 D3 E4").is_in(&game("A1 D3 E4")), "the last position");
        assert!(!after("A1 D3").is_in(&game("A1 E4 D3")));
        assert!(!after("A1 D3").is_in(&game("A1")));
    }

    #[test]
    fn a_board_that_was_dealt_is_found() {
        let start = Position::dealt(dvonn_rules::Seed::from_bits(5));
        let dealt = FoundGame { id: 1.into(), start: Some(start), plies: Vec::new() };
        assert!(SearchedPosition::from(&start).is_in(&dealt));
        assert!(!SearchedPosition::from(&start).is_in(&game("A1 D3")));
    }

    #[test]
    fn a_position_round_trips_as_text() {
        let dealt = Position::dealt(dvonn_rules::Seed::from_bits(5));
        for position in [after("A1 D3"), SearchedPosition::from(&dealt)] {
            assert_eq!(position.to_string().parse(), Ok(position));
        }
        for text in ["", "4", "4p", "p1", "4x1", "4p1p", "-1p2"] {
            assert_eq!(text.parse::<SearchedPosition>(), Err(BadSearchedPosition), "{text}");
        }
    }
}
