//! Computes ratings from results, one by one. Counting a new game and recomputing everything use
//! the same code, so both give the same ratings.

use std::collections::HashMap;

use dvonn_model::{
    Account, GameResult, PlayerId, Points, Rating, RatingChange, ResultRow, Score, SeasonRow,
    Uncounted, Weight,
};
use dvonn_rules::{ByColor, Color};
use jiff::{SignedDuration, Timestamp};

use super::glicko::{odds, rate_game};

/// The minimum number of movement plies for a game to count.
pub const MIN_MOVES: u32 = 6;

/// How many games between the same two players count in full within [`PAIR_WINDOW`].
const FULL_WEIGHT_GAMES: u32 = 3;

/// The period in which further games between the same two players count less.
pub(super) const PAIR_WINDOW: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The period in which only the first game counts that a player loses by being away.
const ABSENCE_WINDOW: SignedDuration = SignedDuration::from_hours(24);

/// The denominator of the smallest weight of a game.
const MAX_PART: u32 = 1 << 10;

/// The accounts and earlier games of the players whose results are counted.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    accounts: HashMap<PlayerId, Account>,
    /// When the counted games of each pair of players ended, sorted.
    meetings: HashMap<[PlayerId; 2], Vec<Timestamp>>,
    /// All seasons in order.
    seasons: Vec<SeasonRow>,
    /// When the seasons started, except the first.
    starts: Vec<Timestamp>,
}

/// The effect of a result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ResultEffect {
    pub(super) weight: Weight,
    /// White's and Black's rating changes. `None` if the game does not count.
    pub(super) changes: Option<[RatingChange; 2]>,
}

impl Ledger {
    pub(super) fn new(seasons: Vec<SeasonRow>) -> Ledger {
        let starts = seasons.iter().skip(1).map(|season| season.began_at).collect();
        Ledger { seasons, starts, ..Ledger::default() }
    }

    /// Sets the account of a player.
    pub(super) fn set_account(&mut self, player: PlayerId, account: Account) {
        self.accounts.insert(player, account);
    }

    /// Adds earlier games between two players.
    pub(super) fn set_meetings(&mut self, players: ByColor<PlayerId>, mut ended: Vec<Timestamp>) {
        ended.sort_unstable();
        self.meetings.insert(pair(players), ended);
    }

    pub(super) fn account(&self, player: PlayerId) -> Option<&Account> {
        self.accounts.get(&player)
    }

    pub(super) fn into_accounts(self) -> HashMap<PlayerId, Account> {
        self.accounts
    }

    /// Counts the next result.
    pub(super) fn count(&mut self, row: &ResultRow) -> ResultEffect {
        let result = &row.result;
        let weight = match row.weight {
            Weight::Nothing(Uncounted::Voided) => row.weight,
            _ => self.weigh(result),
        };
        let Weight::Part(divisor) = weight else { return ResultEffect { weight, changes: None } };
        let before = ByColor {
            white: self.rating(result.players.white, result.ended_at),
            black: self.rating(result.players.black, result.ended_at),
        };
        let after = rate_game(before, result.points, divisor);
        let odds = odds(before);
        let changes = Color::ALL.map(|color| RatingChange {
            result: row.id,
            game: result.game,
            player: result.players[color],
            opponent: result.players[color.other()],
            color,
            points: points_of(result, color),
            setup: result.setup.clone(),
            divisor,
            odds: if color == Color::White { odds } else { 1000 - odds },
            before: before[color],
            after: after[color],
            ended_at: result.ended_at,
        });
        for color in Color::ALL {
            self.update_account(row, color, after[color], before[color.other()]);
        }
        let meetings = self.meetings.entry(pair(result.players)).or_default();
        // The end, unless the clock was set back between two games.
        let index = meetings.partition_point(|&ended| ended <= result.ended_at);
        meetings.insert(index, result.ended_at);
        ResultEffect { weight, changes: Some(changes) }
    }

    fn weigh(&self, result: &GameResult) -> Weight {
        if result.moves < MIN_MOVES {
            return Weight::Nothing(Uncounted::Short);
        }
        let loser = match result.points {
            Points::Win => result.players.black,
            Points::Loss | Points::Draw => result.players.white,
        };
        let lost_before = self.account(loser).and_then(|account| account.last_loss_on_time);
        if result.absent && lost_before.is_some_and(|lost| result.ended_at < lost + ABSENCE_WINDOW)
        {
            return Weight::Nothing(Uncounted::OnTime);
        }
        let meetings = self.meetings.get(&pair(result.players)).map_or(&[][..], Vec::as_slice);
        let since = result.ended_at - PAIR_WINDOW;
        let recent = meetings.len() - meetings.partition_point(|&ended| ended < since);
        let recent = u32::try_from(recent).unwrap_or(u32::MAX).saturating_add(result.former_games);
        let halvings = recent.saturating_add(1).saturating_sub(FULL_WEIGHT_GAMES);
        Weight::Part(2_u32.checked_pow(halvings).map_or(MAX_PART, |part| part.min(MAX_PART)))
    }

    fn rating(&self, player: PlayerId, at: Timestamp) -> Rating {
        match self.account(player) {
            None => Rating::first(player),
            Some(account) => account.rating_at(at, &self.starts),
        }
    }

    /// Returns the number of the season of a result; 0 before the first.
    fn season_of(&self, result: i64) -> u32 {
        let season = self.seasons.iter().rfind(|season| season.after_result < result);
        season.map_or(0, |season| season.number)
    }

    /// Updates the account of one player of a result.
    fn update_account(&mut self, row: &ResultRow, color: Color, rating: Rating, other: Rating) {
        let result = &row.result;
        let season = self.season_of(row.id);
        let before = self.accounts.remove(&result.players[color]);
        let was_absent = result.absent && points_of(result, color) == Points::Loss;
        let mut account = Account {
            rating,
            games: 1,
            streak: 0,
            longest_streak: 0,
            best_win: None,
            last_at: result.ended_at,
            last_loss_on_time: was_absent.then_some(result.ended_at),
            season,
            score: Score::default(),
        };
        if let Some(before) = before {
            account.games += before.games;
            account.streak = before.streak;
            account.longest_streak = before.longest_streak;
            account.best_win = before.best_win;
            account.last_loss_on_time = account.last_loss_on_time.or(before.last_loss_on_time);
            if before.season == season {
                account.score = before.score;
            }
        }
        account.score.add(points_of(result, color), 1);
        if points_of(result, color) == Points::Win {
            account.streak += 1;
            account.longest_streak = account.longest_streak.max(account.streak);
            let best = account.best_win.map_or(i64::MIN, |(_, rating)| rating);
            if other.thousandths() > best {
                account.best_win = Some((result.game, other.thousandths()));
            }
        } else {
            account.streak = 0;
        }
        self.accounts.insert(result.players[color], account);
    }
}

/// Returns how many games of the same two players counted in the 30 days before a game of weight
/// 1/`divisor`. At the smallest weight, there may have been more.
pub fn earlier_games(divisor: u32) -> u32 {
    FULL_WEIGHT_GAMES - 1 + divisor.max(1).ilog2()
}

fn points_of(result: &GameResult, color: Color) -> Points {
    match color {
        Color::White => result.points,
        Color::Black => result.points.of_other(),
    }
}

fn pair(players: ByColor<PlayerId>) -> [PlayerId; 2] {
    let mut pair = [players.white, players.black];
    pair.sort_unstable();
    pair
}
