//! What a week has changed on the ladder of a server, for the server's weekly digest.

use std::cmp::Reverse;

use dvonn_model::{
    GameId, GuildId, PlayerId, Points, Rating, RatingChange, Scope, UserId, WeekNumber,
};
use dvonn_store::{Store, StoreError};

/// How many people are named who went up, and how many who went down.
const NAMED: usize = 3;
/// How many games may be the game of the week.
const CLOSEST: usize = 3;
/// A win is an upset if at most this many of 1000 such games were expected to be won.
const UPSET: u32 = 300;
/// The number of rating changes that are read at once, and the maximum for a week.
const AT_ONCE: usize = 500;
const AT_MOST: usize = 5_000;

/// The news of a week from the ladder of a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LadderNews {
    /// The people who won most rating points, at most three.
    pub up: Vec<RatingMove>,
    /// The people who lost most rating points, at most three.
    pub down: Vec<RatingMove>,
    /// The least expected win of a person over a person.
    pub upset: Option<Upset>,
    /// The games between people that were played to their end with the closest scores, at most three.
    pub closest: Vec<GameId>,
}

/// How the rating of a person has changed within a week.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingMove {
    /// The person.
    pub person: UserId,
    /// The rating before their first game of the week.
    pub before: Rating,
    /// The rating after their last.
    pub after: Rating,
    /// The opponents they lost to, in order of the first loss.
    pub lost_to: Vec<PlayerId>,
}

/// A win that was not expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upset {
    /// The game.
    pub game: GameId,
    /// The winner.
    pub winner: UserId,
    /// The loser.
    pub loser: UserId,
    /// How many of 1000 such games the loser was expected to win.
    pub odds: u32,
}

/// Reads the news of a week.
///
/// # Errors
/// Any database error.
pub async fn ladder_news(
    store: &Store,
    guild: GuildId,
    week: WeekNumber,
) -> Result<LadderNews, StoreError> {
    let scope = Scope::from(guild);
    let changes = changes_in(store, scope, week).await?;
    let Some(first) = changes.first() else { return Ok(LadderNews::default()) };
    let until = week.after().begins_at();
    let closest = store.closest_games(scope, first.result, until, CLOSEST).await?;
    Ok(LadderNews { closest, ..news(&changes) })
}

/// Returns the rating changes of a week in order. If there are very many, the latest of them.
async fn changes_in(
    store: &Store,
    scope: Scope,
    week: WeekNumber,
) -> Result<Vec<RatingChange>, StoreError> {
    let (from, until) = (week.begins_at(), week.after().begins_at());
    let (mut found, mut before) = (Vec::new(), i64::MAX);
    while found.len() < AT_MOST {
        let some = store.changes_before(scope, before, AT_ONCE).await?;
        let Some(last) = some.last() else { break };
        before = last.result;
        let is_last = some.len() < AT_ONCE || last.ended_at < from;
        found.extend(some.into_iter().filter(|it| (from..until).contains(&it.ended_at)));
        if is_last {
            break;
        }
    }
    found.reverse();
    Ok(found)
}

/// Returns what changes mean, except for the closest games. They are in order.
fn news(changes: &[RatingChange]) -> LadderNews {
    let mut moves: Vec<RatingMove> = Vec::new();
    for change in changes {
        let Some(person) = change.player.user() else { continue };
        let index = moves.iter().position(|it| it.person == person).unwrap_or_else(|| {
            let (before, after) = (change.before, change.after);
            moves.push(RatingMove { person, before, after, lost_to: Vec::new() });
            moves.len() - 1
        });
        let Some(known) = moves.get_mut(index) else { continue };
        known.after = change.after;
        if change.points == Points::Loss && !known.lost_to.contains(&change.opponent) {
            known.lost_to.push(change.opponent);
        }
    }
    moves.sort_by_key(|it| Reverse(it.gain()));
    let up = moves.iter().filter(|it| it.gain() > 0).take(NAMED).cloned().collect();
    let down = moves.iter().rev().filter(|it| it.gain() < 0).take(NAMED).cloned().collect();
    let upsets = changes.iter().filter(|it| it.points == Points::Win && it.odds <= UPSET);
    let upsets = upsets.filter_map(|it| {
        let (winner, loser) = it.player.user().zip(it.opponent.user())?;
        Some(Upset { game: it.game, winner, loser, odds: 1_000 - it.odds })
    });
    let upset = upsets.max_by_key(|it| it.odds);
    LadderNews { up, down, upset, closest: Vec::new() }
}

impl RatingMove {
    /// Returns the rating points that were won, in thousandths.
    pub fn gain(&self) -> i64 {
        self.after.thousandths() - self.before.thousandths()
    }
}
