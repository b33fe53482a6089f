//! Challenges: creating, answering and drafting them; games against the computer.

mod answer;
mod background;
mod click;
mod command;
mod draft;
mod place;
mod play;
mod setup;

use dvonn_model::PostKind;

use crate::discord::kit::challenge::post::challenge_face;
use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::ids::challenge::ChallengeClick;
use crate::discord::kit::ids::start::StartClick;
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::challenge),
        CommandPlace::Under("dvonn", play::play),
        CommandPlace::Under("ladder", place::challenge),
        CommandPlace::Menu(command::challenge_person),
    ],
    clicks: &[ClickHandler::of::<ChallengeClick>(), ClickHandler::of::<StartClick>()],
    background: &[Work::Decide(|app, now| Box::pin(background::expire(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Challenge,
        face: |app, post| Box::pin(challenge_face(app, post)),
    }],
    ..Feature::EMPTY
};
