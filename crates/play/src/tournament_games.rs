//! Games without a challenge, for tournaments.

use dvonn_model::{
    Created, Ending, GameId, NewGame, Player, ServerSettings, SetupKind, Terms, TimeControl,
    UserId, Venue,
};
use dvonn_rules::{ByColor, Color, Seed};
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::challenge::first_clock;
use crate::{Match, PlayError, Refusal};

/// A game to start without a challenge.
#[derive(Clone, Debug)]
pub struct NewTournamentGame {
    /// The channel or thread.
    pub venue: Venue,
    /// The players.
    pub players: ByColor<Player>,
    /// The setup. It must not need a given position.
    pub layout: SetupKind,
    /// Random bits for the board's seed.
    pub bits: u64,
    /// The time control.
    pub control: TimeControl,
    /// Whether the game is rated, if the server allows it. Games between computers are never rated.
    pub rated: bool,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The current time.
    pub at: Timestamp,
}

/// Starts an arranged game.
///
/// # Errors
/// [`Refusal::ChannelBusy`] if a game is running there, and
/// [`Refusal::InvalidTerms`] for a setup that needs a given position.
pub async fn arrange(tx: &mut Tx, arrangement: NewTournamentGame) -> Result<Match, PlayError> {
    let NewTournamentGame { venue, players, layout, control, at, .. } = arrangement;
    let dealt = layout.deal(Seed::from_bits(arrangement.bits));
    let (setup, start) =
        dealt.ok_or(crate::challenge::options::InvalidTerms::NoPosition).map_err(Refusal::from)?;
    let computers = Color::ALL.into_iter().filter(|&color| players[color].is_computer());
    let settled = match venue.guild {
        Some(guild) => tx.server(guild).await?,
        None => ServerSettings::default(),
    };
    let counts = match computers.count() {
        0 => settled.rated,
        1 => settled.rated && settled.computer_rated,
        _ => false,
    };
    let terms = Terms { setup, start, control, rated: arrangement.rated && counts };
    let clock = first_clock(tx, &terms, &players, at).await?;
    let locale = arrangement.locale;
    let new = NewGame { venue, players, terms, clock, rematch_of: None, locale, at };
    match tx.create_game(new).await? {
        Created::Game(row) => Ok(Match::new(row, &[])?),
        Created::ChannelBusy(running) => Err(Refusal::ChannelBusy(Box::new(running)).into()),
    }
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

/// Ends a game because its round is over. The side to move loses if the last ply was played `patience`
/// ago or longer, whatever else the players did since, unless the clock is stopped because the board could not
/// be shown to them; otherwise the game is drawn. The computer never
/// loses this way. Returns
/// `None` if the game is already over.
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
    let waited = at.duration_since(tx.turn_began_at(&game.row).await?) >= patience;
    let person = game.to_move().is_some_and(|player| player.person().is_some());
    let shown = !game.is_stopped_by_mute(at);
    let late = waited && person && shown && !game.row.computer_chooses;
    let position = game.position();
    let ending =
        Ending::Deadline { loser: late.then(|| position.side_to_move()), score: position.score() };
    game.end_now(&mut tx, ending, None, at).await?;
    tx.commit().await?;
    Ok(Some(game))
}
