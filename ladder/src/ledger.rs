//! What results come to, one after the other. The record is counted in the same way when a game
//! ends and when it is counted again from nothing, which is how both come to the same.

use std::collections::HashMap;

use dvonn_model::{
    Account, ChangeRow, GameResult, PlayerId, Points, Rating, ResultRow, Score, SeasonRow,
    Uncounted, Weight,
};
use dvonn_rules::{ByColor, Color};
use jiff::{SignedDuration, Timestamp};

use super::glicko::{odds, played};

/// So many plies of the movement phase a game that counts has.
pub const MOVES: u32 = 6;

/// So many games of the same two count in full within [`PAIR_DAYS`].
const PAIR_GAMES: u32 = 3;

/// Games of the same two count less if they come in so many days.
pub(super) const PAIR_DAYS: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Within so long, what one loses on time counts once.
const TIME_LOSSES: SignedDuration = SignedDuration::from_hours(24);

/// No game counts less than this part.
const SMALLEST: u32 = 1 << 10;

/// What is known of the players whose results are to be counted.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    accounts: HashMap<PlayerId, Account>,
    /// When the games of two ended that counted.
    meetings: HashMap<[PlayerId; 2], Vec<Timestamp>>,
    /// All seasons, the first one first.
    seasons: Vec<SeasonRow>,
    /// When they began, except the first.
    starts: Vec<Timestamp>,
}

/// What a result came to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Counted {
    pub(super) weight: Weight,
    /// White's, and Black's; nothing of a game that counts nothing.
    pub(super) changes: Option<[ChangeRow; 2]>,
}

impl Ledger {
    pub(super) fn new(seasons: Vec<SeasonRow>) -> Ledger {
        let starts = seasons.iter().skip(1).map(|season| season.began_at).collect();
        Ledger { seasons, starts, ..Ledger::default() }
    }

    /// Notes what is known of a player.
    pub(super) fn open(&mut self, player: PlayerId, account: Account) {
        self.accounts.insert(player, account);
    }

    /// Notes that these two have met.
    pub(super) fn met(&mut self, players: ByColor<PlayerId>, ended: Vec<Timestamp>) {
        self.meetings.insert(pair(players), ended);
    }

    pub(super) fn account(&self, player: PlayerId) -> Option<&Account> {
        self.accounts.get(&player)
    }

    pub(super) fn into_accounts(self) -> HashMap<PlayerId, Account> {
        self.accounts
    }

    /// Counts a result, which is the next one of the record.
    pub(super) fn count(&mut self, row: &ResultRow) -> Counted {
        let result = &row.result;
        let weight = match row.weight {
            Weight::Nothing(Uncounted::Voided) => row.weight,
            _ => self.weigh(result),
        };
        let Weight::Part(part) = weight else { return Counted { weight, changes: None } };
        let before = ByColor {
            white: self.rating(result.players.white, result.ended_at),
            black: self.rating(result.players.black, result.ended_at),
        };
        let after = played(before, result.points, part);
        let odds = odds(before);
        let changes = Color::ALL.map(|color| ChangeRow {
            result: row.id,
            game: result.game,
            player: result.players[color],
            opponent: result.players[color.other()],
            color,
            points: points_of(result, color),
            setup: result.setup.clone(),
            part,
            odds: if color == Color::White { odds } else { 1000 - odds },
            before: before[color],
            after: after[color],
            ended_at: result.ended_at,
        });
        for color in Color::ALL {
            self.book(row, color, after[color], before[color.other()]);
        }
        self.meetings.entry(pair(result.players)).or_default().push(result.ended_at);
        Counted { weight, changes: Some(changes) }
    }

    fn weigh(&self, result: &GameResult) -> Weight {
        if result.moves < MOVES {
            return Weight::Nothing(Uncounted::Short);
        }
        let loser = match result.points {
            Points::Win => result.players.black,
            Points::Loss | Points::Draw => result.players.white,
        };
        let lost_before = self.account(loser).and_then(|account| account.last_loss_on_time);
        if result.on_time && lost_before.is_some_and(|lost| result.ended_at < lost + TIME_LOSSES) {
            return Weight::Nothing(Uncounted::OnTime);
        }
        let meetings = self.meetings.get(&pair(result.players)).map_or(&[][..], Vec::as_slice);
        let since = result.ended_at - PAIR_DAYS;
        let recent = meetings.iter().filter(|&&ended| ended >= since).count();
        let halvings =
            u32::try_from(recent + 1).map_or(u32::MAX, |games| games.saturating_sub(PAIR_GAMES));
        Weight::Part(2_u32.checked_pow(halvings).map_or(SMALLEST, |part| part.min(SMALLEST)))
    }

    fn rating(&self, player: PlayerId, at: Timestamp) -> Rating {
        match self.account(player) {
            None => Rating::first(player),
            Some(account) => account.rating_at(at, &self.starts),
        }
    }

    /// The number of the season of a result; 0 before the first.
    fn season_of(&self, result: i64) -> u32 {
        let season = self.seasons.iter().rfind(|season| season.after_result < result);
        season.map_or(0, |season| season.number)
    }

    /// Writes a result into the account of one of its players.
    fn book(&mut self, row: &ResultRow, color: Color, rating: Rating, other: Rating) {
        let result = &row.result;
        let season = self.season_of(row.id);
        let before = self.accounts.remove(&result.players[color]);
        let lost_on_time = result.on_time && points_of(result, color) == Points::Loss;
        let mut account = Account {
            rating,
            games: 1,
            streak: 0,
            longest_streak: 0,
            best_win: None,
            last_at: result.ended_at,
            last_loss_on_time: lost_on_time.then_some(result.ended_at),
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

/// How many games of the same two had counted within 30 days before one of which one part in
/// `part` counts; of the smallest part, at least so many.
pub fn met_before(part: u32) -> u32 {
    PAIR_GAMES - 1 + part.max(1).ilog2()
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
