//! What is kept about a person, and the question before it is deleted.

use dvonn_model::UserId;
use serenity::all::ButtonStyle;

use crate::discord::features::privacy::click::PrivacyClick;
use crate::discord::kit::view::{View, button};
use crate::say;
use crate::text::Text;

/// What is kept, for how long, and who sees it.
pub(crate) fn what_is_kept(text: Text) -> View {
    View::new(say!(text, "privacy-kept"))
}

/// What a deletion does to this person, of whom so many games run, and whether they want it.
pub(crate) fn delete_person(text: Text, person: UserId, games: usize) -> View {
    let delete = PrivacyClick::Delete { person };
    View::new(say!(text, "delete-person", games = games)).buttons([
        button(delete, &say!(text, "button-delete-person"), ButtonStyle::Danger),
        button(PrivacyClick::Export, &say!(text, "button-export-person"), ButtonStyle::Primary),
        button(PrivacyClick::Keep, &say!(text, "button-keep-person"), ButtonStyle::Secondary),
    ])
}
