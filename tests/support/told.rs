//! What a person is told when they do something.

use dvonn_playground::{Callback, ChannelId, Invocation, Message, Outcome};

use super::scene::{PATIENCE, Scene, has_picture, wait};

/// The answer to a command or a click.
pub(crate) struct Told {
    /// How the bot answered.
    pub(crate) outcome: Outcome,
    message: Option<Message>,
}

impl Told {
    /// Waits for the answer, and for what comes in its place if it is deferred.
    pub(crate) fn of(scene: &Scene, channel: ChannelId, invocation: &Invocation) -> Told {
        let outcome = wait(invocation.answer());
        let message = match outcome.answer {
            Some(Callback::Deferred | Callback::DeferredUpdate) => {
                wait(invocation.reply(PATIENCE)).ok()
            }
            _ => outcome.message.and_then(|id| scene.playground.message(channel, id)),
        };
        Told { outcome, message }
    }

    /// The message that came of it.
    #[track_caller]
    pub(crate) fn message(&self) -> &Message {
        self.message.as_ref().unwrap_or_else(|| panic!("no message came: {:?}", self.outcome))
    }

    /// What the message says.
    #[track_caller]
    pub(crate) fn text(&self) -> &str {
        &self.message().content
    }

    /// What stands in a field of the form that opened.
    #[track_caller]
    pub(crate) fn prefilled(&self, field: &str) -> &str {
        let form = self.outcome.modal.as_ref();
        let form = form.unwrap_or_else(|| panic!("no form opened: {:?}", self.outcome));
        let rows = form["components"].as_array().into_iter().flatten();
        let mut inputs = rows.filter_map(|row| row["components"].get(0));
        let input = inputs.find(|input| input["custom_id"] == field);
        input.unwrap_or_else(|| panic!("no {field} in {form:#}"))["value"].as_str().unwrap_or("")
    }

    /// Asserts that the person alone sees it, and that it says this.
    #[track_caller]
    pub(crate) fn in_private(self, words: &str) -> Told {
        assert!(self.text().contains(words), "{words:?} is not in {:?}", self.text());
        assert!(self.outcome.ephemeral, "everybody sees: {:?}", self.text());
        let message = self.message();
        // In direct messages everything notifies its reader.
        let called = message.pings.iter().find(|person| Some(**person) != message.visible_to);
        assert!(called.is_none(), "it calls somebody: {message:?}");
        self
    }

    /// Asserts that everybody sees it, and that it says this.
    #[track_caller]
    pub(crate) fn in_public(self, words: &str) -> Told {
        assert!(self.text().contains(words), "{words:?} is not in {:?}", self.text());
        assert!(!self.outcome.ephemeral, "only one person sees: {:?}", self.text());
        self
    }

    /// Asserts that a picture of a board comes with it, with a description in words.
    #[track_caller]
    pub(crate) fn with_picture(self) -> Told {
        assert!(has_picture(self.message()), "no picture comes with {:?}", self.text());
        let alt = self.message().attachments[0].description.as_deref().unwrap_or_default();
        assert!(alt.contains("White: "), "the picture is not described: {alt:?}");
        self
    }

    /// Asserts that the only thing to press in it is the button of this label.
    #[track_caller]
    pub(crate) fn offering_only(self, label: &str) -> Told {
        let button = self.message().button_labelled(label);
        let button =
            button.unwrap_or_else(|| panic!("no button {label:?} in {:?}", self.message()));
        assert_eq!(self.message().enabled_controls(), [button]);
        self
    }

    /// Asserts that nothing can be pressed or chosen in it.
    #[track_caller]
    pub(crate) fn without_controls(self) -> Told {
        let controls = self.message().enabled_controls();
        assert!(controls.is_empty(), "there are controls: {controls:?}");
        self
    }
}
