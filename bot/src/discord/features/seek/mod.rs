//! Finding an opponent on any server: `/seek`, its button, and matching those who wait.

mod background;
mod click;
mod command;
mod venue;
mod view;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::ids::seek::SeekClick;
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<SeekClick>()],
    background: &[Work::Send {
        name: "seeks",
        round: |app, now| Box::pin(background::match_and_end(app, now)),
    }],
    posts: &[PostHandler {
        kind: PostKind::Seek,
        face: |app, post| Box::pin(background::face(app, post)),
    }],
    ..Feature::EMPTY
};
