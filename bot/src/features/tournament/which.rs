//! Finds the tournament that a command refers to, or says why there is none.

use dvonn_discord::view::{CHOICES, View};
use dvonn_model::{ChannelId, GuildId, TournamentKind, TournamentRow, TournamentState};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::words::typed::echo;
use crate::text::Text;

/// The maximum number of tournaments searched. Unfinished ones come first.
const MAX_SEARCHED: u32 = 50;

/// The purpose of a command. It decides which tournaments qualify.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Join it.
    Join,
    /// Leave it before it starts, or take a break from an arena.
    Leave,
    /// Prepare or start it.
    Direct,
    /// Withdraw a player.
    Withdraw,
    /// End or move it.
    End,
    /// View it.
    Look,
}

/// Why a command did not find exactly one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
enum TournamentLookupError {
    /// No tournament qualifies.
    Nothing(Purpose),
    /// Several tournaments qualify.
    Several,
    /// No tournament has this number or name.
    Unknown(String),
}

impl Explain for TournamentLookupError {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            TournamentLookupError::Nothing(Purpose::Join | Purpose::Leave | Purpose::Direct) => {
                say!(text, "refuse-tournament-none-open")
            }
            TournamentLookupError::Nothing(Purpose::Withdraw) => {
                say!(text, "refuse-tournament-none-running")
            }
            TournamentLookupError::Nothing(Purpose::End | Purpose::Look) => {
                say!(text, "refuse-tournament-none")
            }
            TournamentLookupError::Several => say!(text, "refuse-tournament-several"),
            TournamentLookupError::Unknown(typed) => {
                say!(text, "refuse-tournament-unknown", typed = echo(typed))
            }
        })
    }
}

impl Purpose {
    fn qualifies(self, row: &TournamentRow) -> bool {
        match self {
            Purpose::Join | Purpose::Leave => {
                let is_arena = row.kind == TournamentKind::Arena;
                row.state == TournamentState::Open
                    || (is_arena && row.state == TournamentState::Running)
            }
            Purpose::Direct => row.state == TournamentState::Open,
            Purpose::Withdraw => row.state == TournamentState::Running,
            Purpose::End => {
                matches!(row.state, TournamentState::Open | TournamentState::Running)
            }
            Purpose::Look => row.state != TournamentState::Cancelled,
        }
    }
}

/// Finds a tournament by its typed number or name or, if nothing was typed, the only one that
/// qualifies in the channel or the server.
///
/// # Errors
/// [`TournamentLookupError`], and the store's.
pub(super) async fn find_tournament(
    app: &App,
    caller: &Caller,
    typed: Option<&str>,
    purpose: Purpose,
) -> Result<TournamentRow, Failure> {
    let guild = caller.guild()?;
    if let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) {
        if let Ok(number) = typed.trim_start_matches('#').parse::<i64>() {
            let row = app.store.tournament(number.into()).await?;
            if let Some(row) = row.filter(|row| row.home_on(guild).is_some()) {
                return Ok(row);
            }
        }
        let found = app.store.tournaments_matching(guild, typed, MAX_SEARCHED).await?;
        return find_by_name(found, typed, purpose).map_err(Failure::from);
    }
    if let Some(game) = app.store.latest_game_in(caller.venue.channel).await?
        && let Some(row) = app.store.tournament_of_game(game.id).await?
        && purpose.qualifies(&row)
    {
        return Ok(row);
    }
    let all = app.store.tournaments_of(guild, MAX_SEARCHED, 0).await?;
    let own = match purpose {
        Purpose::Leave | Purpose::Withdraw => {
            app.store.tournaments_with(guild, caller.person.id, MAX_SEARCHED).await?
        }
        Purpose::Direct | Purpose::End => {
            let organiser = caller.person.id;
            all.iter().filter(|row| row.organiser == Some(organiser)).cloned().collect()
        }
        Purpose::Join | Purpose::Look => Vec::new(),
    };
    let channel = caller.venue.parent.unwrap_or(caller.venue.channel);
    only(&all, &own, (guild, channel), purpose).map_err(Failure::from)
}

/// Returns the qualifying tournaments whose number or name matches the typed text.
pub(super) async fn matching_tournaments(
    app: &App,
    caller: &Caller,
    typed: &str,
    purpose: Purpose,
) -> Result<Vec<TournamentRow>, Failure> {
    let (guild, typed) = (caller.guild()?, typed.trim());
    let mut found = match typed {
        "" => app.store.tournaments_of(guild, MAX_SEARCHED, 0).await?,
        typed => app.store.tournaments_matching(guild, typed, MAX_SEARCHED).await?,
    };
    if let Ok(number) = typed.parse::<i64>()
        && let Some(row) = app.store.tournament(number.into()).await?
        && row.home_on(guild).is_some()
        && !found.iter().any(|known| known.id == row.id)
    {
        found.insert(0, row);
    }
    found.retain(|row| purpose.qualifies(row));
    found.truncate(CHOICES);
    Ok(found)
}

/// Returns the tournament with this name, or the only one whose name contains the typed text.
/// Qualifying ones take precedence.
fn find_by_name(
    mut called: Vec<TournamentRow>,
    typed: &str,
    purpose: Purpose,
) -> Result<TournamentRow, TournamentLookupError> {
    if called.iter().any(|row| purpose.qualifies(row)) {
        called.retain(|row| purpose.qualifies(row));
    }
    let wanted = typed.to_lowercase();
    if let Some(index) = called.iter().position(|row| row.name.to_lowercase() == wanted) {
        return Ok(called.swap_remove(index));
    }
    match <[TournamentRow; 1]>::try_from(called) {
        Ok([row]) => Ok(row),
        Err(none) if none.is_empty() => Err(TournamentLookupError::Unknown(typed.to_owned())),
        Err(_) => Err(TournamentLookupError::Several),
    }
}

/// Returns the only qualifying tournament: among all, the unfinished ones, those in this channel,
/// or the person's own.
fn only(
    all: &[TournamentRow],
    own: &[TournamentRow],
    (guild, channel): (GuildId, ChannelId),
    purpose: Purpose,
) -> Result<TournamentRow, TournamentLookupError> {
    let qualifying: Vec<_> = all.iter().filter(|row| purpose.qualifies(row)).collect();
    let is_own = |row: &TournamentRow| own.iter().any(|own| own.id == row.id);
    let unfinished = |row: &TournamentRow| Purpose::End.qualifies(row);
    let filters: [&dyn Fn(&TournamentRow) -> bool; 5] = [
        &|_| true,
        &unfinished,
        &|row| unfinished(row) && row.channel_on(guild) == channel,
        &is_own,
        &|row| is_own(row) && row.channel_on(guild) == channel,
    ];
    for matches in filters {
        let mut matching = qualifying.iter().filter(|row| matches(row));
        if let (Some(row), None) = (matching.next(), matching.next()) {
            return Ok((*row).clone());
        }
    }
    // If all are finished, show the latest.
    if purpose == Purpose::Look
        && !qualifying.iter().any(|row| unfinished(row))
        && let Some(last) = qualifying.first()
    {
        return Ok((*last).clone());
    }
    Err(if qualifying.is_empty() {
        TournamentLookupError::Nothing(purpose)
    } else {
        TournamentLookupError::Several
    })
}
