//! Messages for refused tournament requests: the reason, and what to do instead.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{TournamentRow, TournamentState};
use dvonn_tournament::{
    MAX_ROUNDS, MAX_TOURNAMENT_NAME, TeamRefusal, TournamentError, TournamentRefusal,
};

use crate::features::tournament::calendar::range_name;
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::words::links::{mention, role as role_link};
use crate::show::words::terms;
use crate::show::words::tournament::{organiser as organiser_name, title};
use crate::text::Text;

impl Explain for TournamentRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(sentence(text, self))
    }
}

impl From<TournamentError> for Failure {
    fn from(error: TournamentError) -> Failure {
        match error {
            TournamentError::Refused(refusal) => refusal.into(),
            TournamentError::Play(error) => error.into(),
        }
    }
}

fn sentence(text: Text, refusal: &TournamentRefusal) -> String {
    match refusal {
        TournamentRefusal::Unknown(number) => {
            say!(text, "refuse-tournament-unknown", typed = number.to_string())
        }
        TournamentRefusal::Name => say!(text, "refuse-tournament-name", most = MAX_TOURNAMENT_NAME),
        TournamentRefusal::ArenaClock => say!(text, "refuse-arena-clock"),
        TournamentRefusal::Setup => say!(text, "refuse-tournament-setup"),
        TournamentRefusal::Rounds => say!(text, "refuse-tournament-rounds", most = MAX_ROUNDS),
        TournamentRefusal::RoundsFixed(kind) => {
            let kind = say!(text, "tournament-kind", kind = kind.name());
            say!(text, "refuse-tournament-rounds-fixed", kind = kind)
        }
        TournamentRefusal::RoundLength { shortest } => {
            let shortest = terms::length(text, *shortest);
            say!(text, "refuse-tournament-length", shortest = shortest)
        }
        TournamentRefusal::TooMany { most, own } => {
            let whose = if *own { "yours" } else { "all" };
            say!(text, "refuse-tournament-many", whose = whose, most = *most)
        }
        TournamentRefusal::TooSoon { until } => {
            let until = format!("<t:{}:R>", until.as_second());
            say!(text, "refuse-tournament-soon", until = until)
        }
        TournamentRefusal::NotTheOrganiser(organiser) => {
            say!(text, "refuse-tournament-organiser", organiser = organiser_name(text, *organiser))
        }
        TournamentRefusal::Division(row) => {
            say!(text, "refuse-tournament-division", name = title(text, row))
        }
        TournamentRefusal::NotOpen(row)
        | TournamentRefusal::NotRunning(row)
        | TournamentRefusal::IsOver(row) => wrong_state(text, row),
        TournamentRefusal::Blocked { reason } => {
            say!(text, "refuse-tournament-blocked", reason = plain(reason))
        }
        TournamentRefusal::Full { most } => say!(text, "refuse-tournament-full", most = *most),
        TournamentRefusal::NoComputer => say!(text, "refuse-tournament-no-computer"),
        TournamentRefusal::TooManyComputers { most } => {
            say!(text, "refuse-tournament-computers", most = *most)
        }
        TournamentRefusal::Players { least, most } => {
            say!(text, "refuse-tournament-players", least = *least, most = *most)
        }
        TournamentRefusal::Reversed { low, high } => {
            say!(text, "refuse-tournament-reversed", range = format!("{low}-{high}"))
        }
        TournamentRefusal::StartTime => say!(text, "refuse-tournament-start-time"),
        TournamentRefusal::RepeatsWithoutStart => say!(text, "refuse-tournament-repeat-start"),
        TournamentRefusal::RepeatsForModerators => say!(text, "refuse-tournament-repeat"),
        TournamentRefusal::OutOfRange { person, own, from, to } => say!(
            text,
            "refuse-tournament-out-of-range",
            player = mention(*person),
            own = *own,
            range = range_name(*from, *to)
        ),
        TournamentRefusal::WithoutRole { person, role } => {
            say!(text, "refuse-tournament-role", player = mention(*person), role = role_link(*role))
        }
        TournamentRefusal::NotInvited(organiser) => {
            say!(text, "refuse-tournament-invited", organiser = organiser_name(text, *organiser))
        }
        TournamentRefusal::Joined => say!(text, "refuse-tournament-joined"),
        TournamentRefusal::Entered(person) => {
            say!(text, "refuse-tournament-entered", player = mention(*person))
        }
        TournamentRefusal::EntrantBusy(person) => {
            say!(text, "refuse-tournament-entrant-busy", player = mention(*person))
        }
        TournamentRefusal::NotIn(person) => {
            say!(text, "refuse-tournament-not-in", player = mention(*person))
        }
        TournamentRefusal::Withdrawn(person) => {
            say!(text, "refuse-tournament-withdrawn", player = mention(*person))
        }
        TournamentRefusal::NotLate => say!(text, "refuse-tournament-not-late"),
        TournamentRefusal::Reminded { person, until } => {
            let until = format!("<t:{}:R>", until.as_second());
            say!(text, "refuse-tournament-reminded", player = mention(*person), until = until)
        }
        TournamentRefusal::OwnOpponent(person) => {
            say!(text, "refuse-tournament-own-opponent", player = mention(*person))
        }
        TournamentRefusal::Irreplaceable(person) => {
            say!(text, "refuse-tournament-irreplaceable", player = mention(*person))
        }
        TournamentRefusal::ReplacesThemselves => say!(text, "refuse-tournament-replace-self"),
        TournamentRefusal::Teams(refusal) => team_sentence(text, refusal),
        TournamentRefusal::TooFew => say!(text, "refuse-tournament-few"),
        TournamentRefusal::TooFewPeople => say!(text, "refuse-tournament-few-people"),
    }
}

/// Returns the message for a refused request about a match between two servers.
fn team_sentence(text: Text, refusal: &TeamRefusal) -> String {
    match refusal {
        TeamRefusal::Terms => say!(text, "refuse-teams-terms"),
        TeamRefusal::StartsByItself(row) => {
            say!(text, "refuse-teams-starts", name = title(text, row))
        }
        TeamRefusal::NotEndedAlone(row) => {
            say!(text, "refuse-teams-end", name = title(text, row))
        }
        TeamRefusal::OtherTeam(person) => {
            say!(text, "refuse-teams-other", player = mention(*person))
        }
        TeamRefusal::ModeratorsOnly => say!(text, "refuse-teams-moderators"),
        TeamRefusal::Full { most } => say!(text, "refuse-teams-full", most = *most),
        TeamRefusal::PeopleOnly => say!(text, "refuse-teams-people"),
        TeamRefusal::UnknownCode => say!(text, "refuse-teams-code"),
        TeamRefusal::OwnInvitation => say!(text, "refuse-teams-own"),
        TeamRefusal::Accepted => say!(text, "refuse-teams-accepted"),
        TeamRefusal::NotAbroad => say!(text, "refuse-championship-off"),
        TeamRefusal::Barred(person) => {
            say!(text, "refuse-teams-barred", player = mention(*person))
        }
    }
}

/// Says in which state a tournament is.
fn wrong_state(text: Text, row: &TournamentRow) -> String {
    let name = title(text, row);
    match row.state {
        TournamentState::Open => say!(text, "refuse-tournament-not-started", name = name),
        TournamentState::Running => say!(text, "refuse-tournament-started", name = name),
        TournamentState::Over | TournamentState::Cancelled => {
            say!(text, "refuse-tournament-over", name = name)
        }
    }
}
