//! Buttons below challenges, drafts of challenges and finished games, and those that start a first
//! game.

use dvonn_play::Match;
use dvonn_play::challenge::draft::DraftBoard;
use serenity::all::ComponentInteraction;

use crate::discord::features::challenge::{answer, command, draft, play, setup};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::rematch::rematch;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::challenge::ChallengeClick;
use crate::discord::kit::ids::start::StartClick;

impl Click for ChallengeClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ChallengeClick::Accept { challenge, side } => {
                answer::accept(app, caller, challenge, side).await
            }
            ChallengeClick::AcceptInThread { challenge, side } => {
                answer::accept_in_thread(app, caller, challenge, side).await
            }
            ChallengeClick::Decline { challenge } => answer::decline(app, caller, challenge).await,
            ChallengeClick::Cancel { challenge } => answer::cancel(app, caller, challenge).await,
            ChallengeClick::ChooseSetup { draft, layout } => {
                setup::choose(app, caller, draft, layout).await
            }
            ChallengeClick::ShowSetups { draft, all } => setup::show(app, caller, draft, all).await,
            ChallengeClick::SetRated { draft, rated } => {
                setup::set_rated(app, caller, draft, rated).await
            }
            ChallengeClick::OfferBoard { draft, seed } => {
                draft::offer(app, caller, draft, DraftBoard::Seen(seed)).await
            }
            ChallengeClick::DealAgain { draft, seed } => {
                draft::deal_again(app, caller, draft, seed).await
            }
            ChallengeClick::Discard { draft } => draft::discard(app, caller, draft).await,
            ChallengeClick::OpenThread { draft } => {
                draft::challenge_in_thread(app, caller, draft).await
            }
            ChallengeClick::Rematch { game } => {
                let game = Match::find(&app.store, game).await?;
                rematch(app, caller, &game).await
            }
        }
    }
}

impl Click for StartClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            StartClick::PlayComputer => play::play_first(app, caller).await,
            StartClick::FindOpponent => command::challenge_anyone(app, caller).await,
        }
    }
}
