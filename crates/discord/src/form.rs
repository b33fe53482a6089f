//! Forms: their questions and the answers.

use serenity::all::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
    ModalInteractionData,
};

use crate::markup::fit;

/// The beginning of the custom id of a form that was opened where the bot is a guest. serenity does not read
/// that from the interactions of forms.
const GUEST: &str = "guest!";

/// Discord's limits, in Unicode code points.
const TITLE: usize = 45;
const LABEL: usize = 45;
const PLACEHOLDER: usize = 100;

/// A form for a person to fill in.
#[derive(Clone, Debug)]
pub struct FormView {
    /// The custom id. It carries everything the handler needs, so a form that was open during a
    /// restart still works.
    pub id: String,
    /// The title.
    pub title: String,
    /// The questions, at most five.
    pub questions: Vec<Question>,
}

/// One question of a form.
#[derive(Clone, Debug)]
pub struct Question {
    /// The key of the answer.
    pub name: &'static str,
    /// The question itself.
    pub label: String,
    /// The prefilled text.
    pub value: String,
    /// The text shown while the field is empty.
    pub placeholder: String,
    /// True if the answer may have several lines.
    pub long: bool,
    /// True if the form cannot be sent without an answer.
    pub required: bool,
    /// The maximum length of the answer, at most 4,000 code points.
    pub max_length: u16,
}

impl FormView {
    /// Returns the form for Discord. `guest` says whether the bot is a guest where it is opened.
    pub fn as_modal(&self, guest: bool) -> CreateModal {
        let id = if guest { format!("{GUEST}{}", self.id) } else { self.id.clone() };
        let rows = self.questions.iter().map(|question| {
            let style =
                if question.long { InputTextStyle::Paragraph } else { InputTextStyle::Short };
            let input = CreateInputText::new(style, fit(&question.label, LABEL), question.name)
                .placeholder(fit(&question.placeholder, PLACEHOLDER))
                .required(question.required)
                .max_length(question.max_length);
            let input = if question.value.is_empty() {
                input
            } else {
                input.value(fit(&question.value, question.max_length.into()))
            };
            CreateActionRow::InputText(input)
        });
        CreateModal::new(id, fit(&self.title, TITLE)).components(rows.collect())
    }
}

/// Returns the custom id that a form was made with, and whether the bot was a guest where it was opened.
pub fn opened_form(id: &str) -> (&str, bool) {
    match id.strip_prefix(GUEST) {
        Some(id) => (id, true),
        None => (id, false),
    }
}

/// Returns the answer to the question with this name, or an empty text.
pub fn answer<'a>(data: &'a ModalInteractionData, name: &str) -> &'a str {
    let inputs = data.components.iter().flat_map(|row| &row.components);
    let mut answers = inputs.filter_map(|component| match component {
        ActionRowComponent::InputText(input) if input.custom_id == name => input.value.as_deref(),
        _ => None,
    });
    answers.next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_knows_whether_the_bot_was_a_guest_where_it_was_opened() {
        let form =
            FormView { id: String::from("plan:7"), title: String::new(), questions: Vec::new() };
        for guest in [true, false] {
            let modal = serde_json::to_value(form.as_modal(guest)).unwrap();
            assert_eq!(opened_form(modal["custom_id"].as_str().unwrap()), ("plan:7", guest));
        }
    }
}
