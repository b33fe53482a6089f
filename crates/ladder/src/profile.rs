//! Player profiles, and comparisons of two players.

use std::collections::BTreeMap;

use dvonn_model::{
    Account, GameId, GuildId, Player, PlayerId, Rating, RatingChange, Scope, Score, TallyRow,
    TitleRow,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use super::glicko::odds;
use super::places;
use super::standing::{List, Rank, rank, table};

/// The maximum number of rating changes in a profile's rating chart.
const CHART_GAMES: u32 = 400;

/// The maximum number of games listed between two players.
const MAX_MEETINGS: u32 = 10;

/// Games won, drawn and lost, in total and by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreBreakdown {
    /// All games.
    pub all: Score,
    /// By the player's colour.
    pub by_color: ByColor<Score>,
    /// By the name of the setup. Setups without games are omitted.
    pub by_setup: BTreeMap<String, Score>,
}

/// A player's profile in a server.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The player, with the name they had when they last played.
    pub player: Player,
    /// Their rating account.
    pub account: Account,
    /// The current rating.
    pub rating: Rating,
    /// The rank by rating.
    pub rank: Rank,
    /// The place on the challenge ladder, if the server has one.
    pub place: Option<usize>,
    /// Their rated games.
    pub record: ScoreBreakdown,
    /// The win against the highest-rated opponent.
    pub best_win: Option<BestWin>,
    /// The latest rating changes, newest first, at most 400.
    pub changes: Vec<RatingChange>,
    /// The seasons in which they were in the top three, latest first.
    pub titles: Vec<TitleRow>,
}

/// A win against a strong opponent.
#[derive(Clone, Debug)]
pub struct BestWin {
    /// The winner's rating change.
    pub change: RatingChange,
    /// The loser.
    pub opponent: Player,
    /// The loser's rating before the game.
    pub beaten: Rating,
}

impl Profile {
    /// Reads the profile of a player. Returns `None` if they have no rated game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Profile>, StoreError> {
        let scope = Scope::from(guild);
        let Some(row) = store.account(scope, player).await? else { return Ok(None) };
        let list = if player.is_computer() { List::Computer } else { List::People };
        let table = table(store, scope, list, now).await?;
        let best_win = match row.account.best_win {
            Some((game, _)) => BestWin::read(store, game, player).await?,
            None => None,
        };
        Ok(Some(Profile {
            rating: row.account.rating_at(now, &store.season_starts(scope).await?),
            rank: rank(store, scope, &table, player).await?,
            place: places::place(store, guild, player, now).await?,
            record: ScoreBreakdown::of(&store.tallies_of(scope, player).await?),
            best_win,
            changes: store.changes_of(scope, player, CHART_GAMES).await?,
            titles: store.titles_of(guild, player).await?,
            player: row.player,
            account: row.account,
        }))
    }
}

impl BestWin {
    async fn read(
        store: &Store,
        game: GameId,
        winner: PlayerId,
    ) -> Result<Option<BestWin>, StoreError> {
        let (counted, row) = (store.result_with_changes(game).await?, store.game(game).await?);
        let Some(((_, changes), row)) = counted.zip(row) else { return Ok(None) };
        let (own, others): (Vec<_>, Vec<_>) =
            changes.into_iter().partition(|change| change.player == winner);
        let both = own.into_iter().next().zip(others.into_iter().next());
        Ok(both.map(|(change, other)| BestWin {
            opponent: row.players[other.color].clone(),
            beaten: other.before,
            change,
        }))
    }
}

/// A comparison of two players of a server.
#[derive(Clone, Debug)]
pub struct HeadToHead {
    /// The first player's games against the second.
    pub record: ScoreBreakdown,
    /// The first player's rating changes in their latest games, newest first.
    pub meetings: Vec<RatingChange>,
    /// The current ratings. `None` for a player without a rated game.
    pub ratings: [Option<Rating>; 2],
    /// The first player's expected score now, in thousandths. A draw counts as half a win.
    pub odds: u32,
}

impl HeadToHead {
    /// Reads the comparison of two players.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        players: [PlayerId; 2],
        now: Timestamp,
    ) -> Result<HeadToHead, StoreError> {
        let scope = Scope::from(guild);
        let seasons = store.season_starts(scope).await?;
        let mut ratings = [None; 2];
        for (rating, player) in ratings.iter_mut().zip(players) {
            let row = store.account(scope, player).await?;
            *rating = row.map(|row| row.account.rating_at(now, &seasons));
        }
        let [one, other] = players;
        let first = |index: usize| ratings[index].unwrap_or_else(|| Rating::first(players[index]));
        Ok(HeadToHead {
            record: ScoreBreakdown::of(&store.tallies_against(scope, one, other).await?),
            meetings: store.changes_against(scope, one, other, MAX_MEETINGS).await?,
            ratings,
            odds: odds(ByColor { white: first(0), black: first(1) }),
        })
    }
}

impl ScoreBreakdown {
    fn of(tallies: &[TallyRow]) -> ScoreBreakdown {
        let mut record = ScoreBreakdown::default();
        for tally in tallies {
            let by_color = match tally.color {
                Color::White => &mut record.by_color.white,
                Color::Black => &mut record.by_color.black,
            };
            let by_setup = record.by_setup.entry(tally.setup.clone()).or_default();
            for score in [&mut record.all, by_color, by_setup] {
                score.add(tally.points, tally.games);
            }
        }
        record
    }
}
