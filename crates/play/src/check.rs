//! Checks everything that is stored, for the operator: replays each game, and recomputes its result
//! and all ratings.

use std::panic::resume_unwind;
use std::thread;

use dvonn_ladder as ladder;
use dvonn_ladder::RatingMistake;
use dvonn_model::{Ending, GameRow, GameState, ResultRow, Uncounted, Weight};
use dvonn_rules::{Game, Ply};
use dvonn_store::{StoreError, StoredGame, Tx};

/// The number of games that are read at once.
const GAMES_AT_ONCE: u32 = 500;

/// A mistake in the database, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// In the database's file.
    File(String),
    /// A reference to a missing row.
    Reference(String),
    /// A counter that would give a number again.
    Counter(String),
    /// In a game or its result.
    Game(String),
    /// In a rating.
    Rating(String),
    /// In the activity of a week.
    Week(String),
}

/// The number of things that were checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Games.
    pub games: usize,
    /// Results.
    pub results: usize,
}

/// Checks the whole database, and calls `report` for each mistake. Reads some hundred games at a
/// time, and the results of a ladder one after the other.
///
/// # Errors
/// Any database error.
pub async fn check_database(
    tx: &mut Tx,
    mut report: impl FnMut(Mistake),
) -> Result<Checked, StoreError> {
    // First, since a damaged file may fail everything that follows.
    tx.file_faults().await?.into_iter().map(Mistake::File).for_each(&mut report);
    tx.dangling_references().await?.into_iter().map(Mistake::Reference).for_each(&mut report);
    tx.low_counters().await?.into_iter().map(Mistake::Counter).for_each(&mut report);
    let mut checked = Checked::default();
    let mut games = tx.games_to_check(0, GAMES_AT_ONCE).await?;
    while let Some(last) = games.last() {
        let last = last.id;
        checked.games += games.len();
        // Another core replays these games while the next ones are read.
        let replays = thread::spawn(move || games.iter().flat_map(check_game).collect::<Vec<_>>());
        games = tx.games_to_check(last, GAMES_AT_ONCE).await?;
        let mistakes = replays.join().unwrap_or_else(|panic| resume_unwind(panic));
        mistakes.into_iter().map(Mistake::Game).for_each(&mut report);
    }
    tx.wrong_weeks().await?.into_iter().map(Mistake::Week).for_each(&mut report);
    for scope in tx.ladders().await? {
        let found = |mistake| report(Mistake::Rating(format!("{scope}: {}", explain(mistake))));
        checked.results += ladder::verify(tx, scope, found).await?;
    }
    Ok(checked)
}

fn explain(mistake: RatingMistake) -> String {
    match mistake {
        RatingMistake::Weight(game) => format!("the weight of game {game} differs"),
        RatingMistake::Changes(game) => format!("the rating changes from game {game} on differ"),
        RatingMistake::Account(player) => {
            format!("the rating of player {} differs", i64::from(player))
        }
    }
}

/// Replays a game, and returns a line for each mistake in what is stored about it.
fn check_game(game: &StoredGame) -> Vec<String> {
    let name = |mistake| format!("game {}: {mistake}", game.id);
    mistakes_in(game).into_iter().map(name).collect()
}

fn mistakes_in(stored: &StoredGame) -> Vec<String> {
    let row = match &stored.row {
        Ok(row) => row,
        Err(error) => return vec![error.to_string()],
    };
    if !stored.is_numbered {
        return vec!["its moves are not numbered from 1 without gaps".to_owned()];
    }
    let (game, moves) = match replay(row, &stored.line) {
        Ok(replayed) => replayed,
        Err(mistake) => return vec![mistake],
    };
    let mut mistakes = Vec::new();
    if game.plies().len() != row.plies as usize {
        mistakes.push(format!("its row counts {} plies, not {}", row.plies, game.plies().len()));
    }
    mistakes.extend(state_mistake(row, &game));
    match &stored.result {
        Ok(result) => mistakes.extend(result_mistake(row, moves, result.as_ref())),
        Err(error) => mistakes.push(error.to_string()),
    }
    mistakes
}

/// Returns the game, and how many of its plies are moves of stacks.
fn replay(row: &GameRow, line: &str) -> Result<(Game, u32), String> {
    let mut game = Game::from_position(row.terms.start);
    let mut moves = 0;
    for (number, text) in (1..).zip(line.split_whitespace()) {
        let ply: Ply = text.parse().map_err(|_| format!("ply {number} is {text:?}"))?;
        game.play(ply).map_err(|illegal| format!("ply {number}, {ply}: {illegal}"))?;
        moves += u32::from(matches!(ply, Ply::Move { .. }));
    }
    Ok((game, moves))
}

fn state_mistake(row: &GameRow, game: &Game) -> Option<String> {
    let position = game.position();
    let score = match row.state {
        GameState::Running => {
            return position.result().map(|_| "it is running, but nobody can move".to_owned());
        }
        GameState::Ended(Ending::Played { .. }) if position.result().is_none() => {
            return Some("it was played to the end, but somebody can move".to_owned());
        }
        GameState::Ended(ending) => match ending {
            Ending::Played { score }
            | Ending::Resigned { score, .. }
            | Ending::OutOfTime { score, .. }
            | Ending::Drawn { score }
            | Ending::Awarded { score, .. }
            | Ending::Deadline { score, .. } => score,
            Ending::Void { .. } => return None,
        },
    };
    let actual = position.score();
    (score != actual).then(|| {
        format!(
            "its score is {}-{}, but the board says {}-{}",
            score.white, score.black, actual.white, actual.black
        )
    })
}

fn result_mistake(row: &GameRow, moves: u32, stored: Option<&ResultRow>) -> Option<String> {
    let expected = ladder::result_of(row, moves);
    match (stored, expected) {
        (None, None) => None,
        (None, Some(_)) => Some("it is rated and over, but has no result".to_owned()),
        // Whatever became of the game, its result does not count.
        (Some(stored), None) => (stored.weight != Weight::Nothing(Uncounted::Voided))
            .then(|| "it has a result, but is not a rated game that is over".to_owned()),
        (Some(stored), Some(mut expected)) => {
            // These do not follow from the game as it is now.
            expected.former_games = stored.result.former_games;
            expected.absent = stored.result.absent;
            expected.ended_at = stored.result.ended_at;
            (stored.result != expected).then(|| "its result is not that of the game".to_owned())
        }
    }
}
