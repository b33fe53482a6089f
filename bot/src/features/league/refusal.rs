//! Messages for refused requests about leagues: the reason, and what to do instead.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_tournament::league::{LeagueError, LeagueRefusal, MAX_LEAGUE_NAME};

use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::words::league::title;
use crate::show::words::links::mention;
use crate::text::Text;

impl Explain for LeagueRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(sentence(text, self))
    }
}

impl From<LeagueError> for Failure {
    fn from(error: LeagueError) -> Failure {
        match error {
            LeagueError::Refused(refusal) => refusal.into(),
            LeagueError::Play(error) => error.into(),
        }
    }
}

fn sentence(text: Text, refusal: &LeagueRefusal) -> String {
    match refusal {
        LeagueRefusal::Unknown => say!(text, "refuse-league-none"),
        LeagueRefusal::NoChampionship => say!(text, "refuse-championship-none"),
        LeagueRefusal::NotAbroad => say!(text, "refuse-championship-off"),
        LeagueRefusal::Exists(row) => say!(text, "refuse-league-exists", name = title(row)),
        LeagueRefusal::Name => say!(text, "refuse-league-name", most = MAX_LEAGUE_NAME),
        LeagueRefusal::Start => say!(text, "refuse-league-start"),
        LeagueRefusal::Options => say!(text, "refuse-league-options"),
        LeagueRefusal::Closed(row) => say!(text, "refuse-league-closed", name = title(row)),
        LeagueRefusal::Paused(row) => say!(text, "refuse-league-paused", name = title(row)),
        LeagueRefusal::NotPaused(row) => say!(text, "refuse-league-not-paused", name = title(row)),
        LeagueRefusal::Blocked { reason } => {
            say!(text, "refuse-tournament-blocked", reason = plain(reason))
        }
        LeagueRefusal::Joined(row) => {
            say!(text, "refuse-league-joined", name = title(row), cycle = row.cycle + 1)
        }
        LeagueRefusal::Full { most } => say!(text, "refuse-league-full", most = *most),
        LeagueRefusal::NotEntered(row, person) => say!(
            text,
            "refuse-league-not-entered",
            player = mention(*person),
            name = title(row),
            cycle = row.cycle + 1
        ),
        LeagueRefusal::NotPlaying(row) => {
            say!(text, "refuse-league-not-playing", name = title(row))
        }
    }
}
