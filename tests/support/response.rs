//! The bot's response to an action.

use dvonn_playground::{BotAnswer, Callback, ChannelId, Invocation, Message};

use super::scene::{Scene, TIMEOUT, has_picture, wait};

/// The response to a command or a click.
pub(crate) struct Response {
    /// The outcome of the interaction.
    pub(crate) outcome: BotAnswer,
    message: Option<Message>,
}

impl Response {
    /// Waits for the response and, if it is deferred, for the message that completes it.
    pub(crate) fn of(scene: &Scene, channel: ChannelId, invocation: &Invocation) -> Response {
        let mut outcome = wait(invocation.answer());
        let message = match outcome.answer {
            Some(Callback::Deferred | Callback::DeferredUpdate) => {
                let message = wait(invocation.reply(TIMEOUT)).ok();
                // A deferral is private whatever follows.
                let private = message.as_ref().map(|message| message.visible_to.is_some());
                outcome.ephemeral = private.unwrap_or(outcome.ephemeral);
                message
            }
            _ => outcome.message.and_then(|id| scene.playground.message(channel, id)),
        };
        Response { outcome, message }
    }

    /// The message of the response.
    #[track_caller]
    pub(crate) fn message(&self) -> &Message {
        self.message.as_ref().unwrap_or_else(|| panic!("no message: {:?}", self.outcome))
    }

    /// Whether there was no response, or a deferral that no message completed.
    pub(crate) fn has_no_message(&self) -> bool {
        self.message.is_none()
    }

    /// The response with the public message that followed it, in place of its own.
    pub(super) fn followed_by(mut self, message: Message) -> Response {
        self.outcome.ephemeral = false;
        Response { message: Some(message), ..self }
    }

    /// The text of the message.
    #[track_caller]
    pub(crate) fn text(&self) -> &str {
        &self.message().content
    }

    /// The label of what is chosen in each menu of the message.
    #[track_caller]
    pub(crate) fn chosen(&self) -> Vec<String> {
        let options = self.message().controls().filter_map(|menu| menu["options"].as_array());
        let chosen = options.flatten().filter(|option| option["default"] == true);
        chosen.map(|option| option["label"].as_str().expect("a label").to_owned()).collect()
    }

    /// The value of a field in the form that opened.
    #[track_caller]
    pub(crate) fn prefilled(&self, field: &str) -> &str {
        let form = self.outcome.modal.as_ref();
        let form = form.unwrap_or_else(|| panic!("no form opened: {:?}", self.outcome));
        let rows = form["components"].as_array().into_iter().flatten();
        let mut inputs = rows.filter_map(|row| row["components"].get(0));
        let input = inputs.find(|input| input["custom_id"] == field);
        input.unwrap_or_else(|| panic!("no {field} in {form:#}"))["value"].as_str().unwrap_or("")
    }

    /// Asserts that only this person sees the message, and that it contains `words`.
    #[track_caller]
    pub(crate) fn in_private(self, words: &str) -> Response {
        assert!(self.text().contains(words), "{words:?} is not in {:?}", self.text());
        assert!(self.outcome.ephemeral, "this is public: {:?}", self.text());
        let message = self.message();
        // In direct messages, every message notifies its reader.
        let called = message.pings.iter().find(|person| Some(**person) != message.visible_to);
        assert!(called.is_none(), "it notifies somebody: {message:?}");
        self
    }

    /// Asserts that everyone sees the message, and that it contains `words`.
    #[track_caller]
    pub(crate) fn in_public(self, words: &str) -> Response {
        assert!(self.text().contains(words), "{words:?} is not in {:?}", self.text());
        assert!(!self.outcome.ephemeral, "this is private: {:?}", self.text());
        self
    }

    /// Returns true if the message says this, or did before an edit: a board loses a part of its text
    /// as soon as there is a newer one, and a computer may answer before a test reads.
    pub(crate) fn has_said(&self, words: &str) -> bool {
        let earlier = self.message().revisions.iter().map(|revision| &revision.content);
        earlier.chain([&self.message().content]).any(|text| text.contains(words))
    }

    /// Asserts that everyone sees the message, and that this [computer](Response::has_said) thinks or
    /// thought.
    #[track_caller]
    pub(crate) fn with_thinking(self, computer: &str) -> Response {
        let thinks = self.has_said(&format!("({computer}) is thinking …"));
        assert!(thinks, "{computer:?} does not think in {:?}", self.text());
        self.in_public("")
    }

    /// Asserts that the message has a picture of a board with a description.
    #[track_caller]
    pub(crate) fn with_picture(self) -> Response {
        assert!(has_picture(self.message()), "no picture in {:?}", self.text());
        let alt = self.message().attachments[0].description.as_deref().unwrap_or_default();
        assert!(
            alt.contains("White: ") || alt.contains("Score: White"),
            "the picture is not described: {alt:?}"
        );
        self
    }

    /// Asserts that the only enabled control is the button with this label.
    #[track_caller]
    pub(crate) fn offering_only(self, label: &str) -> Response {
        let button = self.message().button_labelled(label);
        let button =
            button.unwrap_or_else(|| panic!("no button {label:?} in {:?}", self.message()));
        assert_eq!(self.message().enabled_controls(), [button]);
        self
    }

    /// Asserts that the message has no enabled buttons or menus.
    #[track_caller]
    pub(crate) fn without_controls(self) -> Response {
        let controls = self.message().enabled_controls();
        assert!(controls.is_empty(), "there are controls: {controls:?}");
        self
    }
}
