//! Forms: what they ask, and what a form that was sent in means.
//!
//! A form's custom id carries everything its answers need, as that of a [`Click`](super::click::Click)
//! does, so that a form that was open during a restart can still be sent in.

use std::fmt;
use std::str::FromStr;

use dvonn_model::GameId;
use serenity::all::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle,
    ModalInteractionData,
};

use super::click::{Board, Parts, UnknownClick};
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
    /// One's own plan for the placement.
    Plan(GameId),
    /// One's own conditional moves, from this moment on.
    Conditions(Board),
    /// A game as text, to page through it.
    Import,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Form::QuietHours => f.write_str("quiet"),
            Form::Plan(game) => write!(f, "plan:{game}"),
            Form::Conditions(at) => write!(f, "if:{at}"),
            Form::Import => f.write_str("import"),
        }
    }
}

impl FromStr for Form {
    type Err = UnknownClick;

    fn from_str(id: &str) -> Result<Form, UnknownClick> {
        let mut parts = Parts::of(id);
        let form = match parts.text()? {
            "quiet" => Form::QuietHours,
            "import" => Form::Import,
            "plan" => Form::Plan(parts.game()?),
            "if" => Form::Conditions(parts.board()?),
            _ => return Err(UnknownClick),
        };
        // A second reading of the same id would be a second name for one form.
        if form.to_string() == id { Ok(form) } else { Err(UnknownClick) }
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
    use dvonn_play::Moment;

    use super::*;

    #[test]
    fn every_form_reads_back_from_its_id() {
        let at = Board { game: 7.into(), moment: Moment { plies: 12, takebacks: 1 } };
        let forms = [Form::QuietHours, Form::Import, Form::Plan(7.into()), Form::Conditions(at)];
        assert_eq!(forms.map(|form| form.to_string().parse()), forms.map(Ok));
        for id in ["", "quiet:1", "plan", "plan:x", "plan:+7", "if:7", "if:7:12.0", "row:7:12"] {
            assert_eq!(id.parse::<Form>(), Err(UnknownClick), "{id}");
        }
    }
}
