//! Buttons below a tournament's messages.

use dvonn_model::{TournamentId, UserId};
use serenity::all::ComponentInteraction;

use crate::discord::features::tournament::ask::{
    end_tournament, join_tournament, keep_tournament, leave_tournament, show_pairings,
    show_standings, start_tournament, stay_in_tournament, withdraw_from_tournament,
};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

custom_ids! {
    /// A button below a message about a tournament.
    pub(crate) enum TournamentClick {
        /// Join the tournament.
        "t-join" => Join { of: TournamentId },
        /// Leave the tournament before it starts.
        "t-leave" => Leave { of: TournamentId },
        /// Start the tournament.
        "t-start" => Start { of: TournamentId },
        /// Withdraw a person from a running tournament, after being asked.
        "t-withdraw" => Withdraw { of: TournamentId, who: UserId },
        /// Withdraw nobody.
        "t-stay" => Stay,
        /// End the tournament, or cancel it before it starts, after being asked.
        "t-end" => End { of: TournamentId },
        /// Let the tournament go on.
        "t-keep" => Keep,
        /// Show a page of the standings.
        "t-standings" => Standings { of: TournamentId, page: usize },
        /// Show a page of the pairings of a round.
        "t-pairings" => Pairings { of: TournamentId, round: u32, page: usize },
    }
}

impl Click for TournamentClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            TournamentClick::Join { of } => join_tournament(app, caller, of).await,
            TournamentClick::Leave { of } => leave_tournament(app, caller, of).await,
            TournamentClick::Start { of } => start_tournament(app, caller, of).await,
            TournamentClick::Withdraw { of, who } => {
                withdraw_from_tournament(app, caller, of, who).await
            }
            TournamentClick::Stay => stay_in_tournament(caller).await,
            TournamentClick::End { of } => end_tournament(app, caller, of).await,
            TournamentClick::Keep => keep_tournament(caller).await,
            TournamentClick::Standings { of, page } => show_standings(app, caller, of, page).await,
            TournamentClick::Pairings { of, round, page } => {
                show_pairings(app, caller, of, round, page).await
            }
        }
    }
}
