//! What a form says of a person's input that was refused.

use dvonn_discord::custom_id::CustomId;
use dvonn_discord::form::answer;
use dvonn_discord::markup::{code, fit};
use dvonn_discord::view::{View, button};
use serenity::all::{ButtonStyle, CreateButton, ModalInteractionData};

use crate::say;
use crate::text::Text;

/// The maximum length of a person's text that is repeated to them, in code points.
const REPEATED_TEXT: usize = 1_700;

/// Returns a message with the person's input to a refused form, and a button that opens the form
/// with it again. `None` if they wrote nothing.
pub(crate) fn repeat_answers(
    text: Text,
    data: &ModalInteractionData,
    names: &[&str],
    again: CreateButton,
) -> Option<View> {
    let answers = names.iter().map(|name| answer(data, name).trim());
    let written: Vec<&str> = answers.filter(|answer| !answer.is_empty()).collect();
    let block = code(&fit(&written.join("\n"), REPEATED_TEXT));
    let view = View::new(format!("{}\n{block}", say!(text, "form-written"))).buttons([again]);
    (!written.is_empty()).then_some(view)
}

/// Returns the button that opens a form again.
pub(crate) fn try_again(text: Text, opens: impl CustomId) -> CreateButton {
    button(opens, &say!(text, "button-try-again"), ButtonStyle::Primary)
}
