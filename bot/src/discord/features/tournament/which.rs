//! Which tournament somebody means.

use dvonn_model::{TournamentRow, TournamentState};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::view::CHOICES;

/// So many tournaments of a server are looked at: those that are not over come first.
const LOOKED_AT: u32 = 50;

/// What somebody wants a tournament for: says which come into question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To join it.
    Join,
    /// To leave it before it begins.
    Leave,
    /// To get it ready, or to let it begin.
    Direct,
    /// To take somebody out of it.
    Withdraw,
    /// To end or to move it.
    End,
    /// To look at it.
    Look,
}

/// Why it is not clear which tournament is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TournamentLookupError {
    /// There is none that this can be done to.
    Nothing(Purpose),
    /// There are several.
    Several,
    /// There is none of this number or name.
    Unknown(String),
}

impl Purpose {
    fn suits(self, row: &TournamentRow) -> bool {
        match self {
            Purpose::Join | Purpose::Leave | Purpose::Direct => row.state == TournamentState::Open,
            Purpose::Withdraw => row.state == TournamentState::Running,
            Purpose::End => {
                matches!(row.state, TournamentState::Open | TournamentState::Running)
            }
            Purpose::Look => row.state != TournamentState::Cancelled,
        }
    }
}

/// The tournament that somebody means: the one whose number or name they typed; else the only one
/// that suits, here or in the server.
///
/// # Errors
/// [`TournamentLookupError`], and the store's.
pub(crate) async fn tournament_meant(
    app: &App,
    caller: &Caller,
    typed: Option<&str>,
    purpose: Purpose,
) -> Result<TournamentRow, Failure> {
    let guild = caller.guild()?;
    if let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) {
        if let Ok(number) = typed.trim_start_matches('#').parse::<i64>() {
            let row = app.store.tournament(number.into()).await?;
            if let Some(row) = row.filter(|row| row.guild == guild) {
                return Ok(row);
            }
        }
        let found = app.store.tournaments_called(guild, typed, LOOKED_AT).await?;
        return named(found, typed, purpose).map_err(Failure::from);
    }
    if let Some(game) = app.store.latest_game_in(caller.place.channel).await?
        && let Some(row) = app.store.tournament_of_game(game.id).await?
        && purpose.suits(&row)
    {
        return Ok(row);
    }
    let all = app.store.tournaments_of(guild, LOOKED_AT, 0).await?;
    let own = match purpose {
        Purpose::Leave | Purpose::Withdraw => {
            app.store.tournaments_with(guild, caller.person.id, LOOKED_AT).await?
        }
        Purpose::Direct | Purpose::End => {
            let organiser = caller.person.id;
            all.iter().filter(|row| row.organiser == Some(organiser)).cloned().collect()
        }
        Purpose::Join | Purpose::Look => Vec::new(),
    };
    let here = caller.place.parent.unwrap_or(caller.place.channel);
    only(&all, &own, here, purpose).map_err(Failure::from)
}

/// The tournaments that suit and whose number or name begins with, or holds, what is typed.
pub(crate) async fn tournaments_like(
    app: &App,
    caller: &Caller,
    typed: &str,
    purpose: Purpose,
) -> Result<Vec<TournamentRow>, Failure> {
    let (guild, typed) = (caller.guild()?, typed.trim());
    let mut found = match typed {
        "" => app.store.tournaments_of(guild, LOOKED_AT, 0).await?,
        typed => app.store.tournaments_called(guild, typed, LOOKED_AT).await?,
    };
    if let Ok(number) = typed.parse::<i64>()
        && let Some(row) = app.store.tournament(number.into()).await?
        && row.guild == guild
        && !found.iter().any(|known| known.id == row.id)
    {
        found.insert(0, row);
    }
    found.retain(|row| purpose.suits(row));
    found.truncate(CHOICES);
    Ok(found)
}

/// The one of this name, or the only one whose name holds what is typed; those that suit go first.
fn named(
    mut called: Vec<TournamentRow>,
    typed: &str,
    purpose: Purpose,
) -> Result<TournamentRow, TournamentLookupError> {
    if called.iter().any(|row| purpose.suits(row)) {
        called.retain(|row| purpose.suits(row));
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

/// The only one that suits: of one's own, in this channel, of all, or of those that are not over.
fn only(
    all: &[TournamentRow],
    own: &[TournamentRow],
    here: dvonn_model::ChannelId,
    purpose: Purpose,
) -> Result<TournamentRow, TournamentLookupError> {
    let suiting: Vec<_> = all.iter().filter(|row| purpose.suits(row)).collect();
    let is_own = |row: &TournamentRow| own.iter().any(|own| own.id == row.id);
    let unfinished = |row: &TournamentRow| Purpose::End.suits(row);
    let narrower: [&dyn Fn(&TournamentRow) -> bool; 5] =
        [&|_| true, &unfinished, &|row| unfinished(row) && row.channel == here, &is_own, &|row| {
            is_own(row) && row.channel == here
        }];
    for holds in narrower {
        let mut held = suiting.iter().filter(|row| holds(row));
        if let (Some(row), None) = (held.next(), held.next()) {
            return Ok((*row).clone());
        }
    }
    // Of those that are over one looks at the last.
    if purpose == Purpose::Look
        && !suiting.iter().any(|row| unfinished(row))
        && let Some(last) = suiting.first()
    {
        return Ok((*last).clone());
    }
    Err(if suiting.is_empty() {
        TournamentLookupError::Nothing(purpose)
    } else {
        TournamentLookupError::Several
    })
}
