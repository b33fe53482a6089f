//! Forms: what they ask, and what was answered.

use serenity::all::{
    ActionRowComponent, ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal,
    InputTextStyle, ModalInteractionData,
};

use crate::discord::kit::custom_id::CustomId;
use crate::discord::kit::view::{View, button, code, fit};
use crate::say;
use crate::text::Text;

/// The most of what a person wrote that is given back to them, in code points.
const GIVEN_BACK: usize = 1_700;

/// Discord's limits, in Unicode code points.
const TITLE: usize = 45;
const LABEL: usize = 45;
const PLACEHOLDER: usize = 100;

/// A form to be filled in.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    /// Its custom id, which carries everything that its answers need: a form that was open during a
    /// restart can still be sent in.
    pub(crate) id: String,
    pub(crate) title: String,
    /// At most five.
    pub(crate) questions: Vec<Question>,
}

/// One question of a form.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// By which the answer is found.
    pub(crate) name: &'static str,
    pub(crate) label: String,
    /// What stands there already.
    pub(crate) value: String,
    /// What is shown while nothing stands there.
    pub(crate) placeholder: String,
    /// Whether the answer may have several lines.
    pub(crate) long: bool,
    pub(crate) required: bool,
    /// How long the answer may be, at most 4,000 code points.
    pub(crate) most: u16,
}

impl Sheet {
    pub(crate) fn as_modal(&self) -> CreateModal {
        let rows = self.questions.iter().map(|question| {
            let style =
                if question.long { InputTextStyle::Paragraph } else { InputTextStyle::Short };
            let input = CreateInputText::new(style, fit(&question.label, LABEL), question.name)
                .placeholder(fit(&question.placeholder, PLACEHOLDER))
                .required(question.required)
                .max_length(question.most);
            let input = if question.value.is_empty() {
                input
            } else {
                input.value(fit(&question.value, question.most.into()))
            };
            CreateActionRow::InputText(input)
        });
        CreateModal::new(&self.id, fit(&self.title, TITLE)).components(rows.collect())
    }
}

/// The answer to the question of this name; nothing where it was left open.
pub(crate) fn answer<'a>(data: &'a ModalInteractionData, name: &str) -> &'a str {
    let inputs = data.components.iter().flat_map(|row| &row.components);
    let mut answers = inputs.filter_map(|component| match component {
        ActionRowComponent::InputText(input) if input.custom_id == name => input.value.as_deref(),
        _ => None,
    });
    answers.next().unwrap_or_default()
}

/// What a person wrote into a form that was not taken, to be copied, with the button that opens the form
/// again, if one does. Nothing where they wrote nothing.
pub(crate) fn give_back(
    text: Text,
    data: &ModalInteractionData,
    names: &[&str],
    again: Option<CreateButton>,
) -> Option<View> {
    let answers = names.iter().map(|name| answer(data, name).trim());
    let written: Vec<&str> = answers.filter(|answer| !answer.is_empty()).collect();
    let block = code(&fit(&written.join("\n"), GIVEN_BACK));
    let view = View::new(format!("{}\n{block}", say!(text, "form-written"))).buttons(again);
    (!written.is_empty()).then_some(view)
}

/// The button that opens a form again.
pub(crate) fn try_again(text: Text, opens: impl CustomId) -> CreateButton {
    button(opens, &say!(text, "button-try-again"), ButtonStyle::Primary)
}
