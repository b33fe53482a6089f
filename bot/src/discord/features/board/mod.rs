//! Viewing games: the board, a person's games, the moves of a game.

mod background;
mod click;
mod command;
mod lists;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::board),
        CommandPlace::Under("dvonn", command::games),
        CommandPlace::Under("game", command::moves),
    ],
    clicks: &[ClickHandler::of::<click::GamesClick>()],
    background: &[
        Work::Send {
            name: "boards",
            round: |app, now| Box::pin(background::announce_lost(app, now)),
        },
        Work::Send {
            name: "old boards",
            round: |app, now| Box::pin(background::retire_old_boards(app, now)),
        },
        Work::Decide(|app, now| Box::pin(background::delete_old_rows(app, now))),
    ],
    ..Feature::EMPTY
};
