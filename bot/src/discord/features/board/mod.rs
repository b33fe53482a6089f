//! Viewing games: the board, a person's games, the moves of a game.

mod background;
mod click;
mod command;
mod lists;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::game::announce::board_face;
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::board),
        CommandPlace::Under("dvonn", command::games),
        CommandPlace::Under("game", command::moves),
    ],
    clicks: &[ClickHandler::of::<click::GamesClick>()],
    background: &[Work::Decide(|app, now| Box::pin(background::delete_old_rows(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Board,
        face: |app, post| Box::pin(board_face(app, post)),
    }],
    ..Feature::EMPTY
};
