//! What people typed into forms that were refused, so that the form opens with it again. Kept in
//! memory for a while: a restart forgets it, and the refusal repeats it for them to copy.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use serenity::all::{ActionRowComponent, ModalInteractionData};

use crate::form::FormView;

/// How long a draft is kept.
const KEPT_FOR: SignedDuration = SignedDuration::from_mins(15);
/// The maximum number of people whose drafts are kept. A draft has some 4,000 characters at most.
const MAX_PEOPLE: usize = 500;

/// The latest refused form of each person.
#[derive(Debug, Default)]
pub struct FormDrafts(Mutex<HashMap<u64, Draft>>);

#[derive(Debug)]
struct Draft {
    subject: String,
    /// The names of the questions, and the answers.
    answers: Vec<(String, String)>,
    at: Timestamp,
}

impl FormDrafts {
    /// Keeps what a person typed into a form, in place of what they typed into another one. If too
    /// many people have drafts, the oldest is forgotten.
    pub fn keep(&self, person: impl Into<u64>, data: &ModalInteractionData, now: Timestamp) {
        let inputs = data.components.iter().flat_map(|row| &row.components);
        let answers = inputs.filter_map(|component| match component {
            ActionRowComponent::InputText(input) => {
                Some((input.custom_id.clone(), input.value.clone()?))
            }
            _ => None,
        });
        let draft =
            Draft { subject: subject(&data.custom_id), answers: answers.collect(), at: now };
        let (person, mut drafts) = (person.into(), self.lock());
        drafts.retain(|_, draft| now < draft.at + KEPT_FOR);
        if drafts.len() >= MAX_PEOPLE && !drafts.contains_key(&person) {
            let oldest = drafts.iter().min_by_key(|(_, draft)| draft.at).map(|(&person, _)| person);
            oldest.map(|person| drafts.remove(&person));
        }
        drafts.insert(person, draft);
    }

    /// Forgets what a person typed.
    pub fn forget(&self, person: impl Into<u64>) {
        self.lock().remove(&person.into());
    }

    /// Returns the form, filled with what the person typed into it when it was last refused.
    pub fn fill(&self, person: impl Into<u64>, form: &FormView, now: Timestamp) -> FormView {
        let mut form = form.clone();
        let drafts = self.lock();
        let draft = drafts.get(&person.into());
        let draft =
            draft.filter(|draft| draft.subject == subject(&form.id) && now < draft.at + KEPT_FOR);
        for (name, answer) in draft.into_iter().flat_map(|draft| &draft.answers) {
            let asked = form.questions.iter_mut().find(|question| question.name == name);
            if let Some(question) = asked {
                question.value.clone_from(answer);
            }
        }
        form
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Draft>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the kind of a form and the game it is about, without the moment: the first two parts of
/// its custom id.
fn subject(id: &str) -> String {
    id.split(':').take(2).collect::<Vec<_>>().join(":")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::form::Question;

    fn at(minutes: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minutes)
    }

    fn typed(id: &str, answer: &str) -> ModalInteractionData {
        let input = json!({"type": 4, "custom_id": "lines", "value": answer});
        let row = json!({"type": 1, "components": [input]});
        serde_json::from_value(json!({"custom_id": id, "components": [row]})).unwrap()
    }

    fn opened(drafts: &FormDrafts, who: u64, id: &str, minute: i64) -> String {
        let question = Question {
            name: "lines",
            label: String::new(),
            value: String::from("saved"),
            placeholder: String::new(),
            long: true,
            required: false,
            max_length: 800,
        };
        let (id, title) = (id.to_owned(), String::new());
        let form = FormView { id, title, questions: vec![question] };
        drafts.fill(who, &form, at(minute)).questions.remove(0).value
    }

    #[test]
    fn a_refused_form_opens_with_what_was_typed_even_on_a_newer_board() {
        let drafts = FormDrafts::default();
        drafts.keep(1_u64, &typed("if:7:3", "D3"), at(0));
        assert_eq!(opened(&drafts, 1, "if:7:4", 14), "D3");
        assert_eq!(opened(&drafts, 1, "if:7:4", 15), "saved", "it is too old");
        for (who, id) in [(2, "if:7:3"), (1, "if:8:3"), (1, "plan:7")] {
            assert_eq!(opened(&drafts, who, id, 1), "saved", "{who} opens {id}");
        }
        drafts.forget(1_u64);
        assert_eq!(opened(&drafts, 1, "if:7:3", 1), "saved");
    }

    #[test]
    fn the_oldest_draft_makes_room_for_a_new_one() {
        let drafts = FormDrafts::default();
        let most = MAX_PEOPLE as u64;
        for who in 1..=most + 1 {
            let minute = i64::from(who > 1);
            drafts.keep(who, &typed("quiet", "22"), at(minute));
        }
        assert_eq!(opened(&drafts, 1, "quiet", 2), "saved");
        assert_eq!(opened(&drafts, 2, "quiet", 2), "22");
        assert_eq!(opened(&drafts, most + 1, "quiet", 2), "22");
    }
}
