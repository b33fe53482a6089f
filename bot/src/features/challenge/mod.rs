//! Challenges: creating, answering and drafting them; games against the computer.

mod answer;
mod command;
mod draft;

use std::sync::Arc;

use dvonn_model::{PostKind, SetupKind, UserId};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::challenge::draft::DraftBoard;
use jiff::Timestamp;
use serenity::all::ComponentInteraction;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work, chosen};
use crate::runtime::posts::PostHandler;
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::show::challenge::post::challenge_face;
use crate::show::challenge::rematch::{next_level, rematch};
use crate::show::choices::LevelChoice;
use crate::show::ids::challenge::ChallengeClick;
use crate::show::ids::start::StartClick;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::challenge),
        CommandPlace::Under("dvonn", command::play),
        CommandPlace::Under("ladder", command::challenge_for_place),
        CommandPlace::Menu(command::challenge_person),
    ],
    clicks: &[ClickHandler::of::<ChallengeClick>(), ClickHandler::of::<StartClick>()],
    background: &[Work::Decide(|app, now| Box::pin(expire(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Challenge,
        face: |app, post| Box::pin(challenge_face(app, post)),
    }],
    ..Feature::EMPTY
};

impl Click for ChallengeClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ChallengeClick::Accept { challenge, side } => {
                answer::accept(app, caller, challenge, side).await
            }
            ChallengeClick::AcceptInThread { challenge, side } => {
                answer::accept_in_thread(app, caller, challenge, side).await
            }
            ChallengeClick::AcceptThere { challenge, side } => {
                answer::accept_there(app, caller, challenge, side).await
            }
            ChallengeClick::Decline { challenge } => answer::decline(app, caller, challenge).await,
            ChallengeClick::Cancel { challenge } => answer::cancel(app, caller, challenge).await,
            ChallengeClick::ChooseSetup { draft, layout } => {
                draft::choose_setup(app, caller, draft, layout).await
            }
            ChallengeClick::ShowSetups { draft, all } => {
                draft::show_setups(app, caller, draft, all).await
            }
            ChallengeClick::SetRated { draft, rated } => {
                draft::set_rated(app, caller, draft, rated).await
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
            ChallengeClick::ChallengeChosen => {
                let person = UserId::try_from(chosen::<u64>(press)?)?;
                Box::pin(command::challenge_member(app, caller, person)).await
            }
            ChallengeClick::NextLevel { game } => {
                let game = Match::find(&app.store, game).await?;
                next_level(app, caller, &game).await
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
            StartClick::PlayComputer => {
                // Below the hello, which stands where others talk.
                let in_thread = caller.venue.guild.is_some() && !caller.is_in_private();
                command::play_slowly(app, caller, LevelChoice::Beginner, None, in_thread).await
            }
            StartClick::PlaceBoard => {
                let setup = Some(SetupKind::Full);
                command::play_slowly(app, caller, LevelChoice::Casual, setup, false).await
            }
            StartClick::FindOpponent => Box::pin(command::challenge_anyone(app, caller)).await,
        }
    }
}

/// Expires challenges past their deadline.
async fn expire(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let expired = app.store.challenges_expired_by(now, BATCH).await?;
    let expiring = expired.into_iter().map(|challenge| {
        (
            challenge.id,
            async move { Ok(play::challenge::expire(&app.store, challenge, now).await?) },
        )
    });
    Ok(in_turn(app, "expire challenge", expiring).await)
}
