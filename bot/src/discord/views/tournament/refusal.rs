//! Why something cannot be done in a tournament, and what to do instead.

use dvonn_model::{TournamentRow, TournamentState};
use dvonn_tournament::{LONGEST_NAME, MOST_ROUNDS, TournamentRefusal};

use super::super::super::tournaments::{Astray, Purpose};
use super::super::super::view::{View, plain};
use super::super::refusal::echo;
use super::{mention, terms, title};
use crate::say;
use crate::text::Text;

/// The sentence for a refusal.
pub(in crate::discord) fn refused(text: Text, refusal: &TournamentRefusal) -> View {
    View::new(match refusal {
        TournamentRefusal::Unknown(number) => {
            say!(text, "refuse-tournament-unknown", typed = number.to_string())
        }
        TournamentRefusal::Name => say!(text, "refuse-tournament-name", most = LONGEST_NAME),
        TournamentRefusal::Setup => say!(text, "refuse-tournament-setup"),
        TournamentRefusal::Rounds => say!(text, "refuse-tournament-rounds", most = MOST_ROUNDS),
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
        TournamentRefusal::NotTheOrganiser(organiser) => {
            say!(
                text,
                "refuse-tournament-organiser",
                organiser = super::organiser(text, *organiser)
            )
        }
        TournamentRefusal::NotOpen(row) => match row.state {
            TournamentState::Running => {
                say!(text, "refuse-tournament-begun", name = title(row))
            }
            _ => over(text, row),
        },
        TournamentRefusal::NotRunning(row) => match row.state {
            TournamentState::Open => say!(text, "refuse-tournament-not-begun", name = title(row)),
            _ => over(text, row),
        },
        TournamentRefusal::IsOver(row) => over(text, row),
        TournamentRefusal::Blocked { reason } => {
            say!(text, "refuse-tournament-blocked", reason = plain(reason))
        }
        TournamentRefusal::Full { most } => say!(text, "refuse-tournament-full", most = *most),
        TournamentRefusal::NoComputer => say!(text, "refuse-tournament-no-computer"),
        TournamentRefusal::TooManyComputers { most } => {
            say!(text, "refuse-tournament-computers", most = *most)
        }
        TournamentRefusal::Joined => say!(text, "refuse-tournament-joined"),
        TournamentRefusal::NotIn(person) => {
            say!(text, "refuse-tournament-not-in", player = mention(*person))
        }
        TournamentRefusal::Withdrawn(person) => {
            say!(text, "refuse-tournament-withdrawn", player = mention(*person))
        }
        TournamentRefusal::TooFew => say!(text, "refuse-tournament-few"),
    })
}

fn over(text: Text, row: &TournamentRow) -> String {
    say!(text, "refuse-tournament-over", name = title(row))
}

/// The sentence for somebody who means no tournament that there is.
pub(in crate::discord) fn astray(text: Text, astray: &Astray) -> View {
    View::new(match astray {
        Astray::Nothing(Purpose::Join | Purpose::Leave | Purpose::Direct) => {
            say!(text, "refuse-tournament-none-open")
        }
        Astray::Nothing(Purpose::Withdraw) => say!(text, "refuse-tournament-none-running"),
        Astray::Nothing(Purpose::End | Purpose::Look) => say!(text, "refuse-tournament-none"),
        Astray::Several => say!(text, "refuse-tournament-several"),
        Astray::Unknown(typed) => {
            say!(text, "refuse-tournament-unknown", typed = echo(typed))
        }
    })
}
