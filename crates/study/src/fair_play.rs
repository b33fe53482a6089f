//! How much people lose per move compared with others of their rating: a hint for moderators.
//!
//! The *loss* of a move is its cost in a review: the winning chance that it gave away. Only reviewed
//! rated games that are over are used, and only moves after the placement that were chosen among
//! several. A person's loss is the mean over all their moves. Its standard error is that of a ratio
//! of sums over games, since the moves of one game are alike.
//!
//! *Peers* are other people on the same server whose mean rating is at most [`PEER_RANGE`] away. The
//! uncertainty of the difference includes how much peers differ among themselves, so a person is
//! [unusual](FairPlay::is_unusual) only if few peers would be as far away.

use std::collections::BTreeMap;

use dvonn_model::{GuildId, Person, Player, Source};
use dvonn_play::Match;
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError};

use crate::Reviewable;

/// The maximum number of reviewed games to look at, newest first.
const MAX_GAMES: u32 = 500;
/// The minimum number of reviewed games for a comparison.
pub const MIN_GAMES: u32 = 5;
/// The minimum number of peers for a comparison.
pub const MIN_PEERS: u32 = 5;
/// How far the ratings of peers may be from a person's rating.
pub const PEER_RANGE: f64 = 200.0;
/// A difference is unusual from this many times its uncertainty.
const UNUSUAL_ERRORS: f64 = 3.0;

/// The losses of a person in one game.
#[derive(Clone, Debug)]
struct GameLosses {
    person: Person,
    /// The rating before the game.
    rating: f64,
    /// The number of moves. At least one.
    moves: u32,
    /// The sum of their losses, from 0 to 1 each.
    sum: f64,
}

/// How much a person loses per move.
#[derive(Clone, Debug, PartialEq)]
pub struct FairPlay {
    /// The person.
    pub person: Person,
    /// Their mean rating before the games.
    pub rating: f64,
    /// The number of games.
    pub games: u32,
    /// The number of moves.
    pub moves: u32,
    /// The mean loss per move, from 0 to 1.
    pub loss: f64,
    /// Its standard error. `None` if there are fewer than [`MIN_GAMES`] games.
    pub error: Option<f64>,
    /// The peers. `None` if there are fewer than [`MIN_PEERS`].
    pub peers: Option<Peers>,
}

/// The peers of a person who have enough games themselves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Peers {
    /// How many there are.
    pub count: u32,
    /// The mean of their losses.
    pub loss: f64,
    /// The standard deviation of their losses.
    pub spread: f64,
}

impl FairPlay {
    /// Returns how much less than their peers the person loses per move, and its uncertainty as a
    /// standard error. `None` with too little data.
    pub fn advantage(&self) -> Option<(f64, f64)> {
        let (error, peers) = (self.error?, self.peers?);
        let among_peers = peers.spread.powi(2) * (1.0 + 1.0 / f64::from(peers.count));
        Some((peers.loss - self.loss, (error.powi(2) + among_peers).sqrt()))
    }

    /// Returns true if the person loses so much less than their peers that chance rarely explains
    /// it: a reason to look at the games, never a proof.
    pub fn is_unusual(&self) -> bool {
        self.advantage().is_some_and(|(less, error)| less > UNUSUAL_ERRORS * error)
    }

    /// Returns the order in the list: the advantage in standard errors, or nothing.
    fn rank(&self) -> f64 {
        self.advantage().map_or(f64::NEG_INFINITY, |(less, error)| less / error.max(f64::EPSILON))
    }
}

/// Returns how much people lose per move in the newest reviewed rated games of a server, the most
/// unusual first. Leaves out the computer, deleted people and games in which a player was replaced.
///
/// # Errors
/// Any database error.
pub async fn compare(store: &Store, guild: GuildId) -> Result<Vec<FairPlay>, StoreError> {
    let mut losses = Vec::new();
    for game in store.reviewed_rated_games(guild, MAX_GAMES).await? {
        let Some(review) = store.review(Source::Game(game)).await? else { continue };
        let Some(row) = store.game(game).await? else { continue };
        let game = Match::read(store, row).await?;
        let Some(changes) = game.counted.as_ref().and_then(|counted| counted.changes.as_ref())
        else {
            continue;
        };
        let Ok(reviewable) = Reviewable::played(&game) else { continue };
        let Some(sums) = reviewable.study(&review)?.losses() else { continue };
        for color in Color::ALL {
            let (Player::Person(person), (moves @ 1.., sum)) =
                (&game.row.players[color], sums[color])
            else {
                continue;
            };
            let rating = changes[color].before.rating();
            losses.push(GameLosses { person: person.clone(), rating, moves, sum });
        }
    }
    Ok(compare_losses(&losses))
}

/// Compares each person with their peers.
fn compare_losses(losses: &[GameLosses]) -> Vec<FairPlay> {
    let mut people: BTreeMap<_, Vec<&GameLosses>> = BTreeMap::new();
    for game in losses {
        people.entry(game.person.id).or_default().push(game);
    }
    let alone: Vec<FairPlay> = people.values().filter_map(|games| without_peers(games)).collect();
    let mut compared: Vec<FairPlay> =
        alone.iter().map(|one| FairPlay { peers: Peers::of(one, &alone), ..one.clone() }).collect();
    compared.sort_by(|one, other| {
        other.rank().total_cmp(&one.rank()).then(other.moves.cmp(&one.moves))
    });
    compared
}

/// Returns the loss of a person in these games, newest first.
fn without_peers(games: &[&GameLosses]) -> Option<FairPlay> {
    let person = games.first()?.person.clone();
    let count = u32::try_from(games.len()).ok()?;
    let moves: u32 = games.iter().map(|game| game.moves).sum();
    let loss = games.iter().map(|game| game.sum).sum::<f64>() / f64::from(moves);
    let squares = games.iter().map(|game| (game.sum - loss * f64::from(game.moves)).powi(2));
    let error = (count >= MIN_GAMES).then(|| {
        let correction = f64::from(count) / f64::from(count - 1);
        (squares.sum::<f64>() * correction).sqrt() / f64::from(moves)
    });
    let rating = games.iter().map(|game| game.rating).sum::<f64>() / f64::from(count);
    Some(FairPlay { person, rating, games: count, moves, loss, error, peers: None })
}

impl Peers {
    fn of(person: &FairPlay, all: &[FairPlay]) -> Option<Peers> {
        let is_peer = |other: &&FairPlay| {
            other.person.id != person.person.id
                && other.error.is_some()
                && (other.rating - person.rating).abs() <= PEER_RANGE
        };
        let losses: Vec<f64> = all.iter().filter(is_peer).map(|other| other.loss).collect();
        let count = u32::try_from(losses.len()).ok().filter(|&count| count >= MIN_PEERS)?;
        let loss = losses.iter().sum::<f64>() / f64::from(count);
        let squares: f64 = losses.iter().map(|other| (other - loss).powi(2)).sum();
        Some(Peers { count, loss, spread: (squares / f64::from(count - 1)).sqrt() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of a person with 20 moves each, from the losses per move.
    fn games(number: u64, rating: f64, losses: &[f64]) -> Vec<GameLosses> {
        let person = Person::new(number.try_into().unwrap(), format!("Member {number}"));
        let game = |&loss: &f64| GameLosses {
            person: person.clone(),
            rating,
            moves: 20,
            sum: 20.0 * loss,
        };
        losses.iter().map(game).collect()
    }

    /// Six ordinary players who lose 5 to 7 per cent per move.
    fn club() -> Vec<GameLosses> {
        (1..=6)
            .flat_map(|number| {
                let loss = 0.05 + 0.004 * f64::from(u32::try_from(number).unwrap() - 1);
                let spread = [-0.01, -0.005, 0.0, 0.005, 0.01].map(|more| loss + more);
                games(number, 1500.0, &spread)
            })
            .collect()
    }

    fn of(number: u64, all: &[FairPlay]) -> &FairPlay {
        all.iter().find(|one| u64::from(one.person.id) == number).unwrap()
    }

    #[test]
    fn a_loss_has_a_standard_error_over_games() {
        let all = compare_losses(&games(1, 1500.0, &[0.04, 0.06, 0.05, 0.05, 0.05]));
        let one = of(1, &all);
        assert_eq!((one.games, one.moves), (5, 100));
        assert!((one.loss - 0.05).abs() < 1e-9);
        // The standard deviation of the games is the root of 0.00005, by the root of 5.
        assert!((one.error.unwrap() - (0.00005_f64 / 5.0).sqrt()).abs() < 1e-9);
        assert_eq!((one.peers, one.advantage()), (None, None));
    }

    #[test]
    fn ordinary_players_are_not_unusual() {
        let all = compare_losses(&club());
        assert_eq!(all.len(), 6);
        assert!(all.iter().all(|one| one.advantage().is_some() && !one.is_unusual()));
    }

    #[test]
    fn a_player_who_loses_much_less_than_peers_comes_first_and_is_unusual() {
        let mut losses = club();
        losses.extend(games(9, 1550.0, &[0.004, 0.006, 0.005, 0.003, 0.007, 0.005]));
        let all = compare_losses(&losses);
        assert_eq!(u64::from(all[0].person.id), 9);
        assert!(all[0].is_unusual(), "{:?}", all[0]);
        let (less, error) = all[0].advantage().unwrap();
        assert!(less > 0.05 && error > 0.0);
        assert!(all[1..].iter().all(|one| !one.is_unusual()));
    }

    #[test]
    fn few_games_few_peers_or_another_rating_give_no_comparison() {
        let mut losses = club();
        losses.extend(games(7, 1500.0, &[0.0, 0.0, 0.0, 0.0]));
        losses.extend(games(8, 2000.0, &[0.0; 9]));
        let all = compare_losses(&losses);
        assert_eq!((of(7, &all).error, of(7, &all).advantage()), (None, None));
        assert_eq!((of(8, &all).peers, of(8, &all).advantage()), (None, None));
        assert_eq!(of(1, &all).peers.unwrap().count, 5, "players with few games are no peers");
    }
}
