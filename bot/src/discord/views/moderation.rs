//! What moderators see of what they do.

use serenity::all::ButtonStyle;

use super::super::ask::Ask;
use super::super::click::Click;
use super::super::view::{View, button};
use super::link;
use crate::play::Match;
use crate::say;
use crate::store::RoleId;
use crate::text::Text;

/// A game of another channel has been decided about.
pub(in crate::discord) fn moderated(text: Text, game: &Match) -> View {
    let number = game.row.id.to_string();
    let place = link(&game.row).unwrap_or_else(|| format!("<#{}>", game.row.place.channel));
    View::new(say!(text, "moderated", number = number, place = place))
}

/// Whether games against the computer count in this server.
pub(in crate::discord) fn computer_counts(text: Text, rated: bool) -> View {
    View::new(if rated { say!(text, "computer-rated") } else { say!(text, "computer-unrated") })
}

/// The role whose holders decide about games, with a button to name none any more.
pub(in crate::discord) fn moderator_role(text: Text, role: Option<RoleId>) -> View {
    let Some(role) = role else { return View::new(say!(text, "role-none")) };
    let clear = say!(text, "button-clear-role");
    View::new(say!(text, "role-is", role = format!("<@&{role}>"))).buttons([button(
        Click::Ask(Ask::ClearModeratorRole),
        &clear,
        ButtonStyle::Secondary,
    )])
}
