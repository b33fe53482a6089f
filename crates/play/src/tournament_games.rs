//! Games without a challenge, for tournaments.

use dvonn_model::{
    Created, Ending, GameId, NewGame, OtherVenue, Player, ServerSettings, SetupKind, Terms,
    TimeControl, UserId, Venue,
};
use dvonn_rules::{ByColor, Color, Seed};
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::challenge::first_clock;
use crate::{Match, PlayError, Refusal};

/// Where a game is played that starts without a challenge.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The channel or thread.
    pub venue: Venue,
    /// The language of public messages there.
    pub locale: Option<String>,
}

/// A game to start without a challenge.
#[derive(Clone, Debug)]
pub struct NewTournamentGame {
    /// Where each player plays: the same for both, or in two servers. The game then belongs to that of White.
    pub seats: ByColor<Seat>,
    /// The players.
    pub players: ByColor<Player>,
    /// The setup. It must not need a given position.
    pub layout: SetupKind,
    /// Random bits for the board's seed.
    pub bits: u64,
    /// The time control.
    pub control: TimeControl,
    /// Whether the game is rated, if the server allows it. Games between computers are never rated. A game
    /// between two servers counts for the global ladder.
    pub rated: bool,
    /// The current time.
    pub at: Timestamp,
}

/// Starts an arranged game.
///
/// # Errors
/// [`Refusal::ChannelBusy`] if a game is running there, and
/// [`Refusal::InvalidTerms`] for a setup that needs a given position.
pub async fn arrange(tx: &mut Tx, arrangement: NewTournamentGame) -> Result<Match, PlayError> {
    let NewTournamentGame { seats, players, layout, control, at, .. } = arrangement;
    let is_relayed = seats.white.venue != seats.black.venue;
    let (Seat { venue, locale }, other) = (seats.white, seats.black);
    let dealt = layout.deal(Seed::from_bits(arrangement.bits));
    let (setup, start) =
        dealt.ok_or(crate::challenge::options::InvalidTerms::NoPosition).map_err(Refusal::from)?;
    let computers = Color::ALL.into_iter().filter(|&color| players[color].is_computer());
    let settled = match venue.guild {
        Some(guild) if !is_relayed => tx.server(guild).await?,
        _ => ServerSettings::default(),
    };
    let counts = match computers.count() {
        0 => settled.rated,
        1 => settled.rated && settled.computer_rated,
        _ => false,
    };
    let terms = Terms { setup, start, control, rated: arrangement.rated && counts };
    let clock = first_clock(tx, &terms, &players, at).await?;
    if is_relayed && let Some(running) = tx.running_game_in(other.venue.channel).await? {
        return Err(Refusal::ChannelBusy(Box::new(running)).into());
    }
    let new = NewGame { venue, players, terms, clock, rematch_of: None, locale, at };
    let row = match tx.create_game(new).await? {
        Created::Game(row) => row,
        Created::ChannelBusy(running) => return Err(Refusal::ChannelBusy(Box::new(running)).into()),
    };
    if !is_relayed {
        return Ok(Match::new(row, &[])?);
    }
    let other = OtherVenue::new(other.venue, Color::Black, other.locale);
    Ok(Match::new(tx.add_other_venue(row.id, &other, at).await?, &[])?)
}

/// Ends a game as a loss for a player who withdraws. Returns `None` if it is over or this person
/// does not play in it.
///
/// # Errors
/// Any database error.
pub async fn give_up(
    tx: &mut Tx,
    game: GameId,
    person: UserId,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let mut game = Match::lock(tx, game).await?;
    let Ok(by) = game.check_player(person) else { return Ok(None) };
    let ending = Ending::Resigned { by, score: game.position().score() };
    game.end_now(tx, ending, None, at).await?;
    Ok(Some(game))
}

/// Returns the player to move of a running game, if the last ply was played `patience` ago or longer, whatever else
/// the players did since. `None` if the clock is stopped because the board could not be shown to them, and for
/// the computer.
///
/// # Errors
/// Any database error.
pub async fn late_player(
    tx: &mut Tx,
    game: &Match,
    patience: SignedDuration,
    at: Timestamp,
) -> Result<Option<UserId>, PlayError> {
    let is_late = at.duration_since(tx.turn_began_at(&game.row).await?) >= patience;
    let is_shown = !game.is_stopped_by_mute(at) && !game.row.computer_chooses;
    Ok(game.to_move().and_then(Player::id).filter(|_| is_late && is_shown))
}

/// Ends a game because its round is over. A [`late_player`] loses; otherwise the game is drawn. Returns `None` if
/// the game is already over.
///
/// # Errors
/// Any database error.
pub async fn end_at_round_deadline(
    store: &Store,
    game: GameId,
    patience: SignedDuration,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let mut tx = store.begin().await?;
    let mut game = Match::lock(&mut tx, game).await?;
    if !game.row.is_running() {
        return Ok(None);
    }
    let is_late = late_player(&mut tx, &game, patience, at).await?.is_some();
    let position = game.position();
    let loser = is_late.then(|| position.side_to_move());
    let ending = Ending::Deadline { loser, score: position.score() };
    game.end_now(&mut tx, ending, None, at).await?;
    tx.commit().await?;
    Ok(Some(game))
}
