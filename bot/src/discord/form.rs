//! Forms: what they ask, and what a form that was sent in means.
//!
//! A form's custom id carries everything its answers need, as that of a [`Click`](super::click::Click)
//! does, so that a form that was open during a restart can still be sent in.

use std::fmt;
use std::str::FromStr;

use serenity::all::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
    ModalInteractionData,
};

use super::click::UnknownClick;
use super::view::fit;

/// Discord's limits, in Unicode code points.
const TITLE: usize = 45;
const LABEL: usize = 45;
const PLACEHOLDER: usize = 100;

/// What a form is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Quiet hours, and the time zone that they are meant in.
    QuietHours,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Form::QuietHours => f.write_str("quiet"),
        }
    }
}

impl FromStr for Form {
    type Err = UnknownClick;

    fn from_str(id: &str) -> Result<Form, UnknownClick> {
        match id {
            "quiet" => Ok(Form::QuietHours),
            _ => Err(UnknownClick),
        }
    }
}

/// A form to be filled in.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) form: Form,
    pub(super) title: String,
    /// At most five.
    pub(super) questions: Vec<Question>,
}

/// One question of a form.
#[derive(Clone, Debug)]
pub(super) struct Question {
    /// By which the answer is found.
    pub(super) name: &'static str,
    pub(super) label: String,
    /// What stands there already.
    pub(super) value: String,
    /// What is shown while nothing stands there.
    pub(super) placeholder: String,
    /// Whether the answer may have several lines.
    pub(super) long: bool,
    pub(super) required: bool,
    /// How long the answer may be, at most 4,000 code points.
    pub(super) most: u16,
}

impl Sheet {
    pub(super) fn as_modal(&self) -> CreateModal {
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
        CreateModal::new(self.form.to_string(), fit(&self.title, TITLE)).components(rows.collect())
    }
}

/// The answer to the question of this name; nothing where it was left open.
pub(super) fn answer<'a>(data: &'a ModalInteractionData, name: &str) -> &'a str {
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
    fn every_form_reads_back_from_its_id() {
        let forms = [Form::QuietHours];
        assert_eq!(forms.map(|form| form.to_string().parse()), forms.map(Ok));
        assert_eq!("".parse::<Form>(), Err(UnknownClick));
    }
}
