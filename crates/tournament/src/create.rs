//! Creating a tournament: its options, and how many there may be.

use dvonn_model::{
    ChannelId, EntryRules, GuildId, InteractionId, InviteCode, Limit, NewTournamentRow,
    ServerLimits, SetupKind, TimeControl, TournamentKind, TournamentRow, TournamentSetup,
    TournamentState, UserId,
};
use dvonn_play::begin_once;
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};

use super::{TeamRefusal, TournamentError, TournamentRefusal};

/// The maximum number of characters in a name.
pub const MAX_TOURNAMENT_NAME: usize = 60;
/// The maximum number of rounds of a Swiss tournament.
pub const MAX_ROUNDS: u32 = 30;
/// The maximum length of a round.
pub const MAX_ROUND_LENGTH: SignedDuration = SignedDuration::from_hours(90 * 24);

/// How long before its start a tournament can be created.
const MAX_WAIT: SignedDuration = SignedDuration::from_hours(366 * 24);

/// The maximum number of unfinished tournaments in a server. Moderators may create more, so that
/// nobody can use up the places.
const MAX_PER_SERVER: u32 = 10;
/// Returns the minimum length of a round. It depends on whether the organiser is a moderator.
pub fn min_round_length(moderates: bool) -> SignedDuration {
    if moderates { SignedDuration::from_mins(1) } else { SignedDuration::from_hours(1) }
}

/// The maximum number of unfinished tournaments of one moderator.
const MAX_PER_MODERATOR: usize = 3;

/// Returns the maximum number of unfinished tournaments of one organiser.
fn max_per_organiser(moderates: bool, limits: ServerLimits) -> usize {
    if moderates { MAX_PER_MODERATOR } else { limits.of(Limit::Tournaments) as usize }
}

/// A request to create a tournament.
#[derive(Clone, Debug)]
pub struct TournamentOptions {
    /// The server.
    pub guild: GuildId,
    /// The channel for its announcements and threads.
    pub channel: ChannelId,
    /// The organiser.
    pub organiser: UserId,
    /// Whether they are a moderator of the server, as the caller must have checked. Moderators have
    /// higher limits, and the winners of their tournaments get the server's role.
    pub moderates: bool,
    /// The name.
    pub name: String,
    /// The pairing system.
    pub kind: TournamentKind,
    /// The number of rounds of a Swiss tournament. Default: enough to find a winner.
    pub rounds: Option<u32>,
    /// The setup of its boards. Each game gets a new board.
    pub layout: SetupKind,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games are rated.
    pub rated: bool,
    /// The maximum length of a round.
    pub round_length: SignedDuration,
    /// Who can enter it, and when it starts by itself.
    pub entry: EntryRules,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The name of the server and a code for another, if it is a match between two.
    pub teams: Option<(String, InviteCode)>,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Creates a tournament that people can join.
///
/// # Errors
/// A [`TournamentRefusal`] if the options are invalid or there are too many tournaments, and
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn create(
    store: &Store,
    new: TournamentOptions,
) -> Result<TournamentRow, TournamentError> {
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > MAX_TOURNAMENT_NAME {
        return Err(TournamentRefusal::Name.into());
    }
    let setup = TournamentSetup::of(new.layout).ok_or(TournamentRefusal::Setup)?;
    if new.rounds.is_some() && new.kind != TournamentKind::Swiss {
        return Err(TournamentRefusal::RoundsFixed(new.kind).into());
    }
    if new.rounds.is_some_and(|rounds| !(1..=MAX_ROUNDS).contains(&rounds)) {
        return Err(TournamentRefusal::Rounds.into());
    }
    if new.kind == TournamentKind::Arena && !matches!(new.control, TimeControl::Live(_)) {
        return Err(TournamentRefusal::ArenaClock.into());
    }
    let has_date = new.entry.starts_at.is_some() && new.entry.repeats.is_none();
    if new.kind == TournamentKind::Teams && !(new.moderates && has_date && new.teams.is_some()) {
        return Err(TeamRefusal::Terms.into());
    }
    let shortest = min_round_length(new.moderates);
    if !(shortest..=MAX_ROUND_LENGTH).contains(&new.round_length) {
        return Err(TournamentRefusal::RoundLength { shortest }.into());
    }
    check_entry_rules(&new)?;
    let mut tx = begin_once(store, new.interaction, new.at).await?;
    check_count(&mut tx, &new).await?;
    let row = tx
        .create_tournament(NewTournamentRow {
            guild: new.guild,
            channel: new.channel,
            name: name.to_owned(),
            kind: new.kind,
            organiser: new.organiser,
            by_moderator: new.moderates,
            rounds: new.rounds,
            setup,
            control: new.control,
            rated: new.rated,
            round_length: new.round_length,
            entry: new.entry,
            series: None,
            edition: new.entry.repeats.is_some().into(),
            locale: new.locale,
            teams: new.teams,
            at: new.at,
        })
        .await?;
    tx.commit().await?;
    Ok(row)
}

/// Checks when a new tournament starts, and who can enter it.
fn check_entry_rules(new: &TournamentOptions) -> Result<(), TournamentRefusal> {
    let EntryRules { starts_at, repeats, least, most, rating_from, rating_to, .. } = new.entry;
    for (from, to) in [Some(least).zip(most), rating_from.zip(rating_to)].into_iter().flatten() {
        if from > to {
            return Err(TournamentRefusal::Reversed { low: to, high: from });
        }
    }
    let (few, many) = (EntryRules::LEAST, new.kind.max_entrants());
    if least < few || least.max(most.unwrap_or(0)) > many {
        return Err(TournamentRefusal::Players { least: few, most: many });
    }
    match starts_at {
        Some(at) if at <= new.at || at > new.at + MAX_WAIT => Err(TournamentRefusal::StartTime),
        None if repeats.is_some() => Err(TournamentRefusal::RepeatsWithoutStart),
        _ if repeats.is_some() && !new.moderates => Err(TournamentRefusal::RepeatsForModerators),
        _ => Ok(()),
    }
}

/// Checks that the organiser may create one more tournament. Locks the server's row, so that of two
/// requests at once only one passes the last place.
async fn check_count(tx: &mut Tx, new: &TournamentOptions) -> Result<(), TournamentError> {
    tx.lock_server(new.guild).await?;
    // Unfinished ones come first.
    let mut rows = tx.tournaments_of(new.guild, MAX_PER_SERVER, 0).await?;
    rows.retain(|row| matches!(row.state, TournamentState::Open | TournamentState::Running));
    let is_own = |row: &&TournamentRow| row.organiser == Some(new.organiser);
    // A series runs one at a time, although people join the next one meanwhile.
    let waits = |row: &TournamentRow| row.state == TournamentState::Open && row.is_next();
    let own = rows.iter().filter(is_own).filter(|row| !waits(row)).count();
    let limits = tx.server(new.guild).await?.limits;
    let most = max_per_organiser(new.moderates, limits);
    if own >= most {
        Err(TournamentRefusal::TooMany { most, own: true }.into())
    } else if rows.len() >= MAX_PER_SERVER as usize && !new.moderates {
        Err(TournamentRefusal::TooMany { most: MAX_PER_SERVER as usize, own: false }.into())
    } else if let Some(last) = tx.last_tournament_by(new.guild, new.organiser).await?
        && let until = last + SignedDuration::from_mins(limits.of(Limit::TournamentWait).into())
        && new.at < until
        && !new.moderates
    {
        Err(TournamentRefusal::TooSoon { until }.into())
    } else {
        Ok(())
    }
}
