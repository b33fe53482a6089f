//! Roles for ladder places and titles: `/dvonn-admin roles` chooses them, and the bot gives and takes
//! them as the ladder moves.
//!
//! `server_roles` knows what Discord and the server allow, `holders` who has which reward, and
//! `changes` compares that with what the bot has given. Only roles that the bot gave are taken away.

mod background;
mod changes;
mod click;
mod command;
mod holders;
mod server_roles;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn-admin", command::roles)],
    clicks: &[ClickHandler::of::<click::RolesClick>()],
    background: &[Work::Send {
        name: "roles",
        round: |app, now| Box::pin(background::update_roles(app, now)),
    }],
    ..Feature::EMPTY
};
