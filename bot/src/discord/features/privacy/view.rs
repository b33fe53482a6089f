//! The privacy notice, and the question before a deletion.

use dvonn_discord::view::{CONTENT, View, button};
use dvonn_model::UserId;
use serenity::all::ButtonStyle;

use crate::discord::features::privacy::click::PrivacyClick;
use crate::say;
use crate::text::Text;

/// Returns the privacy notice: what data the bot stores, for how long, and who sees it. It has as
/// many messages as it needs in this language.
pub(crate) fn privacy_notice(text: Text) -> Vec<View> {
    notice_messages(text).into_iter().map(View::new).collect()
}

fn notice_messages(text: Text) -> Vec<String> {
    let paragraphs = [
        say!(text, "privacy-stored"),
        say!(text, "privacy-kept"),
        say!(text, "privacy-seen"),
        say!(text, "privacy-choices"),
    ];
    let mut messages: Vec<String> = Vec::new();
    for paragraph in paragraphs {
        match messages.last_mut() {
            Some(last) if last.chars().count() + 1 + paragraph.chars().count() <= CONTENT => {
                last.push('\n');
                last.push_str(&paragraph);
            }
            _ => messages.push(paragraph),
        }
    }
    messages
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_messages_of_the_privacy_notice_fit_in_every_language() {
        for text in Text::all() {
            let messages = notice_messages(text);
            assert!(messages.iter().all(|message| message.chars().count() <= CONTENT));
            assert!(messages.join("\n").ends_with(&say!(text, "privacy-choices")));
        }
    }
}
