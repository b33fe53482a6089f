//! Rematches: another game between the same players with swapped colours.

use dvonn_model::{
    ComputerKind, GameId, GameRow, GameState, InteractionId, Level, NewChallenge, Opponent, Player,
    SetupKind, Terms, UserId, WantedColor,
};
use dvonn_rules::{Color, Seed};
use dvonn_store::Tx;
use jiff::Timestamp;

use crate::offers::OfferRefusal;
use crate::{Match, PlayError, Refusal};

/// Returns the level to play next on these terms, if a person has beaten a level that is not the strongest.
pub fn next_level(game: &Match) -> Option<Level> {
    let GameState::Ended(ending) = game.row.state else { return None };
    let winner = ending.winner()?;
    let players = &game.row.players;
    match (&players[winner], &players[winner.other()]) {
        (Player::Person(_), Player::Computer(beaten)) => match beaten.kind {
            ComputerKind::Level(level) => level.next(),
            ComputerKind::Engine(_) => None,
        },
        _ => None,
    }
}

/// Returns the challenge for a rematch on the same terms. A dealt board is dealt again from the
/// random `bits`. Stores nothing: the caller makes the challenge.
///
/// # Errors
/// A [`Refusal`] if the person did not play or the game is still running.
pub fn rematch(
    game: &Match,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
    bits: u64,
) -> Result<NewChallenge, Refusal> {
    if game.row.is_running() {
        return Err(OfferRefusal::NotOver.into());
    }
    if game.row.is_relayed() {
        return Err(OfferRefusal::NoRematch.into());
    }
    let players = &game.row.players;
    let color = game.color_of(person);
    let not_a_player = || Refusal::NotAPlayer(Box::new(game.row.clone()));
    let color = color.ok_or_else(not_a_player)?;
    let person = players[color].person().ok_or_else(not_a_player)?;
    Ok(NewChallenge {
        venue: game.row.venue.clone(),
        challenger: person.clone(),
        opponent: match &players[color.other()] {
            Player::Person(other) => Opponent::Person(other.id),
            Player::Computer(computer) => computer.kind.opponent(),
            Player::Deleted(_) => return Err(OfferRefusal::OpponentDeleted.into()),
        },
        color: match color.other() {
            Color::White => WantedColor::White,
            Color::Black => WantedColor::Black,
        },
        terms: again(&game.row, Seed::from_bits(bits)),
        rated_by_default: false,
        rematch_of: Some(game.row.id),
        for_place: false,
        locale: game.row.locale.clone(),
        interaction,
        at,
    })
}

/// Returns the terms of a rematch.
pub(crate) fn again(row: &GameRow, seed: Seed) -> Terms {
    let terms = &row.terms;
    let (setup, start) =
        SetupKind::of(terms.setup).deal(seed).unwrap_or((terms.setup, terms.start));
    Terms { setup, start, ..terms.clone() }
}

/// Checks that this rematch has not been requested or started, and locks the game so that this
/// stays true until the end of the transaction.
///
/// # Errors
/// A [`Refusal`] that names the existing rematch or challenge.
pub(crate) async fn check_rematch(
    tx: &mut Tx,
    of: GameId,
    person: UserId,
) -> Result<(), PlayError> {
    tx.lock_game(of).await?;
    if let Some(game) = tx.rematch_of(of).await? {
        return Err(OfferRefusal::RematchBegan(game).into());
    }
    let Some(challenge) = tx.rematch_challenge(of).await? else { return Ok(()) };
    let refusal = if challenge.challenger.id == person {
        OfferRefusal::RematchWaits
    } else {
        OfferRefusal::RematchOffered(challenge.id)
    };
    Err(refusal.into())
}
