//! The privacy notice, and the question before a deletion.

use dvonn_model::UserId;
use serenity::all::ButtonStyle;

use crate::discord::features::privacy::click::PrivacyClick;
use crate::discord::kit::view::{View, button};
use crate::say;
use crate::text::Text;

/// Returns the privacy notice: what data the bot stores, for how long, and who sees it.
pub(crate) fn privacy_notice(text: Text) -> View {
    View::new(say!(text, "privacy-info"))
}

/// Explains the deletion of a person with this many running games, and asks to confirm.
pub(crate) fn delete_person(text: Text, person: UserId, games: usize) -> View {
    let delete = PrivacyClick::Delete { person };
    View::new(say!(text, "delete-person", games = games)).buttons([
        button(delete, &say!(text, "button-delete-person"), ButtonStyle::Danger),
        button(PrivacyClick::Export, &say!(text, "button-export-person"), ButtonStyle::Primary),
        button(PrivacyClick::Keep, &say!(text, "button-keep-person"), ButtonStyle::Secondary),
    ])
}
