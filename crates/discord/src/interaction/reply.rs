//! Ways to reply to an interaction. Each works also if the reply has been deferred meanwhile.

use serenity::all::{
    CreateAllowedMentions, CreateInteractionResponse, EditInteractionResponse, Message, MessageId,
};

use super::Interaction;
use crate::answer::{AnswerPlace, Deferral};
use crate::draw_queue::Requester;
use crate::form::FormView;
use crate::send;
use crate::send::{PROMPT, SendError, Shown};
use crate::view::{Drawn, View};

impl Interaction {
    /// Returns true if the interaction has a reply, so that only edits and follow-ups are possible.
    pub fn has_replied(&self) -> bool {
        self.answer.is_given()
    }

    /// Replies privately.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn reply_private(&self, view: &View) -> Result<(), SendError> {
        self.respond(self.asker(), view, AnswerPlace::Private).await.map(drop)
    }

    /// Replies privately. If the button or menu is in a private message, updates that message
    /// instead.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn reply_in_place(&self, view: &View) -> Result<(), SendError> {
        if self.in_private {
            self.update_message(view).await
        } else {
            self.reply_private(view).await
        }
    }

    /// Replies publicly.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn reply(&self, view: &View) -> Result<(), SendError> {
        self.respond(self.asker(), view, AnswerPlace::Public).await.map(drop)
    }

    /// Replies with what the bot announces. Returns the reply, if its id is known.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn reply_with_id(&self, view: &View) -> Result<Option<Shown>, SendError> {
        self.respond(Requester::Bot, view, AnswerPlace::Public).await
    }

    /// Updates the message whose button or menu was used.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn update_message(&self, view: &View) -> Result<(), SendError> {
        self.respond(self.asker(), view, AnswerPlace::Update).await.map(drop)
    }

    /// Returns true if the message whose button or menu was used can still be changed by the reply.
    pub fn may_update(&self) -> bool {
        self.answer.may_update()
    }

    /// Removes the buttons and menus of the message of which one was used, and changes its text if `text` is
    /// given. It keeps its picture. What the person is told follows.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn remove_used_controls(&self, text: Option<String>) -> Result<(), SendError> {
        // With the answer itself, serenity would remove the picture.
        let edit = EditInteractionResponse::new().components(Vec::new());
        let edit = edit.allowed_mentions(CreateAllowedMentions::new());
        let text = text.map(|text| self.client.commands.mention(&text));
        self.answer.change_used(text.into_iter().fold(edit, EditInteractionResponse::content)).await
    }

    /// Opens a form. Returns false after a deferral: then Discord opens none.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn show_form(&self, form: &FormView) -> Result<bool, SendError> {
        let modal = CreateInteractionResponse::Modal(form.as_modal(self.guest));
        let is_open = self.answer.respond(modal).await?;
        if is_open {
            self.record_reply();
        }
        Ok(is_open)
    }

    /// Shows at once that a private reply follows. Only for what takes long: any other reply is
    /// deferred when it is late.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn defer_private(&self) -> Result<(), SendError> {
        self.answer.defer(Deferral::Private).await.map(drop)
    }

    /// As [`defer_private`](Interaction::defer_private), before a public reply.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn defer_public(&self) -> Result<(), SendError> {
        self.answer.defer(Deferral::Public).await.map(drop)
    }

    /// As [`defer_private`](Interaction::defer_private), before a reply
    /// [in place](Interaction::reply_in_place).
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn defer_in_place(&self) -> Result<(), SendError> {
        let deferral = if self.in_private { Deferral::InPlace } else { Deferral::Private };
        self.answer.defer(deferral).await.map(drop)
    }

    /// Returns true if the person sees, or will soon see, that the reply follows.
    pub fn is_deferred(&self) -> bool {
        self.answer.is_deferred()
    }

    /// Edits the earlier reply, which keeps its files.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn edit_reply(&self, view: &View) -> Result<(), SendError> {
        self.answer.edit(view).await
    }

    /// Tells the person what went wrong after the reply: in its place, unless the reply is a message
    /// that people still need.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn report_after_reply(&self, view: &View) -> Result<(), SendError> {
        if self.answer.is_update() && !self.in_private {
            self.follow_up_private(view).await
        } else {
            self.edit_reply(view).await
        }
    }

    /// Sends a public follow-up after the reply. If the response to an attempt is lost, Discord shows
    /// the follow-up twice.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn follow_up(&self, view: &View) -> Result<(), SendError> {
        self.send_follow_up(self.asker(), view, false, PROMPT).await.map(drop)
    }

    /// Sends a public follow-up that the bot announces something with, without retries.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn follow_up_once(&self, view: &View) -> Result<Option<Message>, SendError> {
        self.send_follow_up(Requester::Bot, view, false, &[]).await
    }

    /// Sends a private follow-up after the reply.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn follow_up_private(&self, view: &View) -> Result<(), SendError> {
        self.send_follow_up(self.asker(), view, true, PROMPT).await.map(drop)
    }

    async fn send_follow_up(
        &self,
        asker: Requester,
        view: &View,
        private: bool,
        pauses: &[u64],
    ) -> Result<Option<Message>, SendError> {
        let drawn = self.client.drawings.draw_view(asker, view).await?;
        if self.guest {
            self.client.guests.spend(self.channel, &self.token);
        }
        let follow_up = async |drawn| self.answer.follow_up(&drawn, private, pauses).await;
        let sent = send::with_or_without_picture(&drawn, Drawn::clone, follow_up).await?;
        self.record_sent(sent.as_ref().map(|message| message.id));
        Ok(sent)
    }

    /// Draws a view and sends it as the reply. Returns its message, if the bot announces something and
    /// the id is known.
    async fn respond(
        &self,
        asker: Requester,
        view: &View,
        place: AnswerPlace,
    ) -> Result<Option<Shown>, SendError> {
        let drawn = self.client.drawings.draw_view(asker, view).await?;
        // Discord would show each of two announcements, so none is repeated here: the caller looks for it first.
        let is_announced = matches!(asker, Requester::Bot);
        let pauses = if is_announced { &[] } else { PROMPT };
        let give = async |drawn| self.answer.give(&drawn, place, pauses).await;
        let given = send::with_or_without_picture(&drawn, Drawn::clone, give).await?;
        self.record_reply();
        if given.is_follow_up && self.guest {
            self.client.guests.spend(self.channel, &self.token);
        }
        let shown = match given.shown {
            None if is_announced && !given.is_follow_up => {
                Shown::of(self.answer.read().await.ok().as_ref())
            }
            shown => shown,
        };
        self.record_sent(shown.map(|shown| shown.id));
        Ok(shown)
    }

    fn asker(&self) -> Requester {
        Requester::Person(self.user.get())
    }

    /// Notes that the interaction's token can be used.
    fn record_reply(&self) {
        if self.guest {
            self.client.guests.add(self.channel, &self.token);
        }
    }

    /// Notes that this message can be edited with the interaction's token.
    fn record_sent(&self, message: Option<MessageId>) {
        if let Some(message) = message.filter(|_| self.guest) {
            self.client.guests.record_sent(self.channel, &self.token, message);
        }
    }
}
