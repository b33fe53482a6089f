//! The challenge ladder: players hold places instead of being ranked by rating.
//!
//! A player may challenge anybody up to [`REACH`] places above, not counting players who have not
//! played within [`IDLE`]. Players without a place start below everybody. If the challenger wins,
//! the two swap places, provided that the opponent is still above when the game ends. A player
//! without a place gets the last one when their first game for a place ends with any result. While
//! nobody has a place, anybody may challenge anybody, and both get one: first place goes to the
//! winner, or to the challenged player after a draw.
//!
//! Short games count too, so that players cannot keep their place by resigning at once. So does a
//! game that was voided because the challenged player never moved. Ratings ignore both. After any
//! of these games, the same two players must wait before the next one.
//!
//! If the result is voided, the two swap back, unless one of them has moved to another place in the
//! meantime. Then places stay as they are.

use dvonn_model::{
    Attempt, AttemptId, ChallengeId, GameRow, GuildId, LadderKind, Person, PlaceRow, PlayerId,
    Points, Scope, SwapRow, UserId,
};
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use super::standing::IDLE;

/// How many places up a player may challenge.
pub const REACH: usize = 3;

/// The maximum number of players who may challenge the same player at a time.
pub const MAX_CHALLENGERS: usize = 2;

/// How long two players must wait after a game for a place before the next one.
pub const REMATCH_WAIT: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Why a player cannot challenge another player for their place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceChallengeError {
    /// The server has no challenge ladder.
    NoPlaces,
    /// The player challenged themselves.
    Oneself {
        /// The players that they can challenge.
        reach: Vec<UserId>,
    },
    /// The opponent has no place, or is inactive.
    NoPlace {
        /// The players that the challenger can challenge.
        reach: Vec<UserId>,
    },
    /// The opponent is below the challenger.
    Below {
        /// The players that the challenger can challenge.
        reach: Vec<UserId>,
    },
    /// The opponent is too far above the challenger.
    TooFar {
        /// The players that the challenger can challenge.
        reach: Vec<UserId>,
    },
    /// The challenger has another open challenge or running game for a place.
    Outgoing(Attempt),
    /// This many others have already challenged the opponent.
    Incoming(usize),
    /// The two have recently played for a place and must wait until this time.
    TooSoon(Timestamp),
}

/// Checks that a player may challenge another player for their place, and locks the ladder so that
/// this stays true until the end of the transaction. Ignores the challenge `answered`, which is
/// being accepted.
///
/// # Errors
/// Any database error.
pub async fn check(
    tx: &mut Tx,
    guild: GuildId,
    challenger: UserId,
    opponent: UserId,
    answered: Option<ChallengeId>,
    at: Timestamp,
) -> Result<Result<(), PlaceChallengeError>, StoreError> {
    tx.lock_ladder(guild.into()).await?;
    if tx.server(guild).await?.ladder != LadderKind::Places {
        return Ok(Err(PlaceChallengeError::NoPlaces));
    }
    if let Err(why) = check_reach(&tx.places(guild).await?, challenger, opponent, at) {
        return Ok(Err(why));
    }
    let mut attempts = tx.attempts(guild, at).await?;
    attempts.retain(|one| answered.map(AttemptId::Challenge) != Some(one.id));
    if let Some(own) = attempts.iter().find(|one| one.challenger == challenger) {
        return Ok(Err(PlaceChallengeError::Outgoing(*own)));
    }
    let incoming = attempts.iter().filter(|one| one.opponent == opponent).count();
    if incoming >= MAX_CHALLENGERS {
        return Ok(Err(PlaceChallengeError::Incoming(incoming)));
    }
    Ok(match tx.last_attempt(guild, challenger, opponent, at - REMATCH_WAIT).await? {
        Some(ended) => Err(PlaceChallengeError::TooSoon(ended + REMATCH_WAIT)),
        None => Ok(()),
    })
}

/// Returns the places of active players, from the top.
pub fn active(rows: &[PlaceRow], at: Timestamp) -> Vec<&PlaceRow> {
    rows.iter().filter(|row| row.last_at > at - IDLE).collect()
}

/// Returns a player's place among active players. `None` if the server has no challenge ladder.
pub(super) async fn place(
    store: &Store,
    guild: GuildId,
    player: PlayerId,
    at: Timestamp,
) -> Result<Option<usize>, StoreError> {
    if store.server(guild).await?.ladder != LadderKind::Places {
        return Ok(None);
    }
    let rows = store.places(guild).await?;
    let index = active(&rows, at).iter().position(|row| PlayerId::from(row.person.id) == player);
    Ok(index.map(|index| index + 1))
}

/// Checks that the opponent is within reach.
fn check_reach(
    rows: &[PlaceRow],
    challenger: UserId,
    opponent: UserId,
    at: Timestamp,
) -> Result<(), PlaceChallengeError> {
    let active_places = active(rows, at);
    if active_places.is_empty() && challenger != opponent {
        return Ok(());
    }
    let own = rows.iter().find(|row| row.person.id == challenger);
    let above = own.map_or(active_places.len(), |own| {
        active_places.iter().take_while(|row| row.place < own.place).count()
    });
    let reach =
        active_places[above.saturating_sub(REACH)..above].iter().map(|row| row.person.id).collect();
    match active_places.iter().position(|row| row.person.id == opponent) {
        _ if challenger == opponent => Err(PlaceChallengeError::Oneself { reach }),
        None => Err(PlaceChallengeError::NoPlace { reach }),
        Some(place) if place >= above => Err(PlaceChallengeError::Below { reach }),
        Some(place) if place + REACH < above => Err(PlaceChallengeError::TooFar { reach }),
        Some(_) => Ok(()),
    }
}

/// Updates the ladder after a rated game: when both players last played and, if it was for a place,
/// their places. The caller must have locked the ladder with [`Tx::lock_ladder`].
pub(super) async fn count(
    tx: &mut Tx,
    guild: GuildId,
    game: &GameRow,
    points: Points,
) -> Result<(), StoreError> {
    let at = game.updated_at;
    for color in Color::ALL {
        if let Some(person) = game.players[color].person() {
            tx.touch_place(guild, person, at).await?;
        }
    }
    let Some((challenger, opponent, side)) = place_players(game) else { return Ok(()) };
    let mut rows = tx.places(guild).await?;
    // If both are new, the challenged player gets the better place.
    let [mut theirs, mut own] = [opponent, challenger].map(|person| {
        let known = rows.iter().find(|row| row.person.id == person.id).cloned();
        known.unwrap_or_else(|| {
            let place = rows.iter().map(|row| row.place).max().unwrap_or(0) + 1;
            let row = PlaceRow { person: person.clone(), place, last_at: at };
            rows.push(row.clone());
            row
        })
    });
    let won = if side == Color::White { points } else { points.of_other() } == Points::Win;
    if won && theirs.place < own.place {
        std::mem::swap(&mut theirs.place, &mut own.place);
        let above = active(&rows, at).iter().filter(|row| row.place < own.place).count();
        let shown = u32::try_from(above + 1).unwrap_or(u32::MAX);
        let swap = SwapRow { won: own.place, left_for: theirs.place, shown };
        tx.record_swap(game.id, swap).await?;
    }
    tx.set_place(guild, &theirs).await?;
    tx.set_place(guild, &own).await
}

/// Updates the places after a game for a place was voided because `late` ran out of time before the
/// first move. That counts as a loss if `late` is the challenged player. The caller must have
/// locked the game with [`Tx::lock_game`].
///
/// # Errors
/// Any database error.
pub async fn forfeit(tx: &mut Tx, game: &GameRow, late: Color) -> Result<(), StoreError> {
    let Some(Scope::Server(guild)) = game.scope() else { return Ok(()) };
    if game.challenger_side != Some(late.other()) {
        return Ok(());
    }
    tx.lock_ladder(guild.into()).await?;
    let points = if late == Color::White { Points::Loss } else { Points::Win };
    count(tx, guild, game, points).await
}

/// Undoes the swap of places after a game, if both players still have their new places. Returns
/// `false` otherwise. The caller must have locked the ladder with [`Tx::lock_ladder`].
pub(super) async fn undo(tx: &mut Tx, guild: GuildId, game: &GameRow) -> Result<bool, StoreError> {
    let Some(swap) = tx.place_swap(game.id).await? else { return Ok(false) };
    let Some((challenger, opponent, _)) = place_players(game) else { return Ok(false) };
    let rows = tx.places(guild).await?;
    let at_place = |person: &Person, place| {
        rows.iter().find(|row| row.person.id == person.id && row.place == place).cloned()
    };
    let (winner, loser) = (at_place(challenger, swap.won), at_place(opponent, swap.left_for));
    let (Some(winner), Some(loser)) = (winner, loser) else { return Ok(false) };
    tx.set_place(guild, &PlaceRow { place: swap.left_for, ..winner }).await?;
    tx.set_place(guild, &PlaceRow { place: swap.won, ..loser }).await?;
    tx.delete_swap(game.id).await?;
    Ok(true)
}

/// Returns the challenger, the challenged player and the challenger's colour in a game for a place.
fn place_players(game: &GameRow) -> Option<(&Person, &Person, Color)> {
    let side = game.challenger_side?;
    Some((game.players[side].person()?, game.players[side.other()].person()?, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u64) -> UserId {
        UserId::try_from(number).unwrap()
    }

    fn now() -> Timestamp {
        "2026-11-21T12:00:00Z".parse().unwrap()
    }

    /// A ladder of these people in order. People with ids above 100 are inactive.
    fn ladder(people: &[u64]) -> Vec<PlaceRow> {
        let row = |(place, &number): (u32, &u64)| PlaceRow {
            person: Person::new(id(number), "Somebody"),
            place: 10 * place,
            last_at: if number > 100 { now() - IDLE } else { now() },
        };
        (1..).zip(people).map(row).collect()
    }

    fn reach(people: &[u64], challenger: u64, opponent: u64) -> Result<(), PlaceChallengeError> {
        check_reach(&ladder(people), id(challenger), id(opponent), now())
    }

    #[test]
    fn players_may_challenge_up_to_three_places_up() {
        let people = [1, 2, 3, 4, 5];
        for opponent in [2, 3, 4] {
            assert_eq!(reach(&people, 5, opponent), Ok(()));
        }
        let far = PlaceChallengeError::TooFar { reach: vec![id(2), id(3), id(4)] };
        assert_eq!(reach(&people, 5, 1), Err(far));
        let below = PlaceChallengeError::Below { reach: vec![id(1)] };
        assert_eq!(reach(&people, 2, 4), Err(below));
    }

    #[test]
    fn inactive_players_are_not_counted() {
        let people = [1, 102, 3, 103, 4, 5];
        assert_eq!(reach(&people, 5, 1), Ok(()));
        let gone = PlaceChallengeError::NoPlace { reach: vec![id(1), id(3), id(4)] };
        assert_eq!(reach(&people, 5, 102), Err(gone));
        // Inactive players keep their places.
        assert_eq!(reach(&people, 103, 1), Ok(()));
        assert!(reach(&people, 103, 4).is_err());
    }

    #[test]
    fn players_without_a_place_may_challenge_the_lowest_three() {
        let people = [1, 2, 3, 4];
        assert!(reach(&people, 9, 1).is_err());
        assert_eq!(reach(&people, 9, 2), Ok(()));
        assert_eq!(reach(&people, 9, 4), Ok(()));
        let below = PlaceChallengeError::NoPlace { reach: vec![id(2), id(3), id(4)] };
        assert_eq!(reach(&people, 9, 8), Err(below));
    }

    #[test]
    fn players_cannot_challenge_themselves() {
        for (people, above) in [(&[][..], &[][..]), (&[1, 9], &[1]), (&[1, 2], &[1, 2])] {
            let above = above.iter().copied().map(id).collect();
            assert_eq!(reach(people, 9, 9), Err(PlaceChallengeError::Oneself { reach: above }));
        }
    }

    #[test]
    fn anybody_can_open_an_empty_ladder_but_the_top_player_cannot_challenge() {
        assert_eq!(reach(&[], 1, 2), Ok(()));
        assert_eq!(reach(&[101], 1, 2), Ok(()));
        let alone = PlaceChallengeError::NoPlace { reach: Vec::new() };
        assert_eq!(reach(&[1], 1, 2), Err(alone));
        assert_eq!(reach(&[1], 2, 1), Ok(()));
    }
}
