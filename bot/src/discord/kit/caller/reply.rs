//! Ways to reply to an interaction.

use std::pin::pin;

use dvonn_model::MessageId;
use serenity::all::{
    CreateAllowedMentions, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, EditInteractionResponse, Http, Message,
};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::form::FormView;
use crate::discord::kit::handling;
use crate::discord::kit::public_reply::PublicReply;
use crate::discord::kit::reply_handle::ReplyHandle;
use crate::discord::kit::route::RestRoute;
use crate::discord::kit::send;
use crate::discord::kit::send::{PROMPT, SendError, Shown};
use crate::discord::kit::studio::Requester;
use crate::discord::kit::view::{Drawn, View};

/// Where a reply appears.
#[derive(Clone, Copy)]
enum ReplyPlace {
    Public,
    Private,
    /// In place of the message whose button or menu was used.
    Update,
}

/// What the first reply to an interaction was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FirstReply {
    /// A message that this request made or replaced.
    Own,
    /// The message whose button or menu was used, unchanged so far or seen by everyone.
    Needed,
}

impl FirstReply {
    fn of(response: &CreateInteractionResponse, in_private: bool) -> FirstReply {
        match response {
            CreateInteractionResponse::Acknowledge => FirstReply::Needed,
            CreateInteractionResponse::UpdateMessage(_) if !in_private => FirstReply::Needed,
            _ => FirstReply::Own,
        }
    }
}

/// A result that a reply waits for.
enum Ready<T> {
    InTime(T),
    /// The reply has been deferred.
    Deferred(T),
}

impl ReplyPlace {
    fn response(self, view: &Drawn) -> CreateInteractionResponse {
        match self {
            ReplyPlace::Public => CreateInteractionResponse::Message(view.as_reply(false)),
            ReplyPlace::Private => CreateInteractionResponse::Message(view.as_reply(true)),
            ReplyPlace::Update => CreateInteractionResponse::UpdateMessage(view.as_reply(false)),
        }
    }

    fn deferral(self) -> CreateInteractionResponse {
        let notice = CreateInteractionResponseMessage::new();
        match self {
            ReplyPlace::Public => CreateInteractionResponse::Defer(notice),
            ReplyPlace::Private => CreateInteractionResponse::Defer(notice.ephemeral(true)),
            ReplyPlace::Update => CreateInteractionResponse::Acknowledge,
        }
    }
}

impl Caller {
    /// Returns true if the interaction has a reply, so that only edits and follow-ups are possible.
    pub(crate) fn has_replied(&self) -> bool {
        self.answer.get().is_some()
    }

    /// Replies privately.
    pub(crate) async fn reply_private(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, ReplyPlace::Private).await
    }

    /// Replies privately. If the button or menu is in a private message, updates that message
    /// instead.
    pub(crate) async fn reply_in_place(&self, view: &View) -> Result<(), SendError> {
        if self.in_private {
            self.update_message(view).await
        } else {
            self.reply_private(view).await
        }
    }

    /// Replies publicly.
    pub(crate) async fn reply(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, ReplyPlace::Public).await
    }

    /// Replies with what the bot announces. Returns the reply, if its id is known.
    pub(crate) async fn reply_with_id(&self, view: &View) -> Result<Option<Shown>, SendError> {
        let told = match self.draw_or_defer(Requester::Bot, view, ReplyPlace::Public).await? {
            Ready::Deferred(drawn) => Shown::of(self.send_deferred(&drawn).await?.as_ref()),
            Ready::InTime(drawn) => {
                handling::record_answer();
                let build = PublicReply::new;
                let sent = send::with_or_without_picture(&drawn, build, |reply| async move {
                    let reply =
                        reply.map_err(|error| SendError::Refused(Box::new(error.into())))?;
                    let attempt = || reply.execute(&self.http, self.interaction, &self.token);
                    let told = send::send(RestRoute::Answer, PROMPT, attempt).await?.flatten();
                    let id = told.and_then(|id| id.get().try_into().ok());
                    Ok(id.map(|id| Shown { id, has_picture: reply.has_file() }))
                });
                match sent.await {
                    Err(SendError::Answered) if handling::is_excused() => {
                        let late = self.reply_late(&drawn, ReplyPlace::Public).await?;
                        return Ok(Shown::of(late.as_ref()));
                    }
                    sent => sent?,
                }
            }
        };
        self.note(FirstReply::Own);
        let shown = match told {
            Some(shown) => Some(shown),
            None => Shown::of(self.read_reply().await.ok().as_ref()),
        };
        self.record_sent(shown.map(|shown| shown.id));
        Ok(shown)
    }

    /// Removes the buttons and menus of the message of which one was used, and changes its text if `text` is
    /// given. It keeps its picture. What the person is told follows.
    pub(crate) async fn remove_used_controls(&self, text: Option<String>) -> Result<(), SendError> {
        // With the answer itself, serenity would remove the picture.
        self.defer(ReplyPlace::Update).await?;
        let edit = EditInteractionResponse::new().components(Vec::new());
        let edit = edit.allowed_mentions(CreateAllowedMentions::new());
        let edit = text.into_iter().fold(edit, EditInteractionResponse::content);
        send::send(RestRoute::EditAnswer, PROMPT, || {
            edit.clone().execute_on(&self.http, &self.token)
        })
        .await
        .map(drop)
    }

    /// Updates the message whose button or menu was used.
    pub(crate) async fn update_message(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, ReplyPlace::Update).await
    }

    /// Opens a form, filled with what the person typed into it if it has just been refused.
    pub(crate) async fn open_form(&self, app: &App, form: &FormView) -> Result<(), SendError> {
        let form = app.form_drafts.fill(self.person.id, form, app.now());
        self.deliver(CreateInteractionResponse::Modal(form.as_modal(self.venue.guest))).await
    }

    /// Asks Discord for the public reply.
    async fn read_reply(&self) -> Result<Message, SendError> {
        send::read(RestRoute::ReadAnswer, PROMPT, || {
            self.http.get_original_interaction_response(&self.token)
        })
        .await
    }

    /// Shows that a private reply follows. [`complete_deferred`](Caller::complete_deferred) must
    /// send it within fifteen minutes.
    pub(crate) async fn defer_private(&self) -> Result<(), SendError> {
        self.defer(ReplyPlace::Private).await
    }

    /// Shows that a public reply follows.
    pub(crate) async fn defer_public(&self) -> Result<(), SendError> {
        self.defer(ReplyPlace::Public).await
    }

    /// Shows that a private reply follows, in the place where
    /// [`reply_in_place`](Caller::reply_in_place) would put it.
    pub(crate) async fn defer_in_place(&self) -> Result<(), SendError> {
        if self.in_private {
            self.defer(ReplyPlace::Update).await
        } else {
            self.defer_private().await
        }
    }

    /// Waits for some work. If that takes too long, shows that a private reply follows.
    pub(crate) async fn defer_private_while<T>(
        &self,
        work: impl Future<Output = T>,
    ) -> Result<T, SendError> {
        Ok(match self.defer_while(ReplyPlace::Private, work).await? {
            Ready::InTime(done) | Ready::Deferred(done) => done,
        })
    }

    /// Replies privately, or sends the deferred private reply.
    pub(crate) async fn reply_private_or_complete(&self, view: &View) -> Result<(), SendError> {
        if self.has_replied() {
            self.complete_deferred(view).await
        } else {
            self.reply_private(view).await
        }
    }

    /// Sends the deferred reply.
    pub(crate) async fn complete_deferred(&self, view: &View) -> Result<(), SendError> {
        self.send_deferred(&self.studio.draw_view(self.asker(), view).await?).await.map(drop)
    }

    async fn send_deferred(&self, view: &Drawn) -> Result<Option<Message>, SendError> {
        send::with_or_without_picture(view, Drawn::as_deferred_reply, |answer| async move {
            send::send(RestRoute::EditAnswer, PROMPT, || {
                answer.clone().execute_on(&self.http, &self.token)
            })
            .await
        })
        .await
    }

    /// Edits the earlier reply.
    pub(crate) async fn edit_reply(&self, view: &View) -> Result<(), SendError> {
        self.reply_handle().edit(&self.http, view).await
    }

    /// Returns what it takes to edit the reply later.
    pub(crate) fn reply_handle(&self) -> ReplyHandle {
        ReplyHandle::new(self.token.clone())
    }

    /// Tells the person what went wrong after the reply: in its place, unless the reply is a message
    /// that people still need.
    pub(crate) async fn report_after_reply(&self, view: &View) -> Result<(), SendError> {
        match self.answer.get() {
            Some(FirstReply::Needed) => self.follow_up_private(view).await,
            Some(FirstReply::Own) | None => self.edit_reply(view).await,
        }
    }

    /// Sends a public follow-up after the reply. If the response to an attempt is lost, Discord shows
    /// the follow-up twice.
    pub(crate) async fn follow_up(&self, view: &View) -> Result<(), SendError> {
        self.send_follow_up(self.asker(), view, false, PROMPT).await.map(drop)
    }

    /// Sends a public follow-up that the bot announces something with, without retries.
    pub(crate) async fn follow_up_once(&self, view: &View) -> Result<Option<Message>, SendError> {
        self.send_follow_up(Requester::Bot, view, false, &[]).await
    }

    /// Sends a private follow-up after the reply.
    pub(crate) async fn follow_up_private(&self, view: &View) -> Result<(), SendError> {
        self.send_follow_up(self.asker(), view, true, PROMPT).await.map(drop)
    }

    async fn send_follow_up(
        &self,
        asker: Requester,
        view: &View,
        private: bool,
        pauses: &[u64],
    ) -> Result<Option<Message>, SendError> {
        self.follow_up_with(&self.studio.draw_view(asker, view).await?, private, pauses).await
    }

    async fn follow_up_with(
        &self,
        drawn: &Drawn,
        private: bool,
        pauses: &[u64],
    ) -> Result<Option<Message>, SendError> {
        let build = |drawn: &Drawn| drawn.as_follow_up(private);
        if self.venue.guest {
            self.passes.spend(self.venue.channel, &self.token);
        }
        let sent = send::with_or_without_picture(drawn, build, |message| async move {
            send::send(RestRoute::FollowUp, pauses, || {
                message.clone().execute_on(&self.http, &self.token)
            })
            .await
        })
        .await?;
        self.record_sent(sent.as_ref().and_then(|message| message.id.get().try_into().ok()));
        Ok(sent)
    }

    /// Sends the first reply. If its picture takes too long, defers it and sends it later.
    async fn respond(&self, view: &View, place: ReplyPlace) -> Result<(), SendError> {
        match self.draw_or_defer(self.asker(), view, place).await? {
            Ready::Deferred(drawn) => self.send_deferred(&drawn).await.map(drop),
            Ready::InTime(drawn) => {
                let build = |drawn: &Drawn| place.response(drawn);
                let deliver = |reply| self.deliver(reply);
                match send::with_or_without_picture(&drawn, build, deliver).await {
                    Err(SendError::Answered) if handling::is_excused() => {
                        self.reply_late(&drawn, place).await.map(drop)
                    }
                    sent => sent,
                }
            }
        }
    }

    fn asker(&self) -> Requester {
        Requester::Person(self.person.id)
    }

    async fn draw_or_defer(
        &self,
        asker: Requester,
        view: &View,
        place: ReplyPlace,
    ) -> Result<Ready<Drawn>, SendError> {
        Ok(match self.defer_while(place, self.studio.draw_view(asker, view)).await? {
            Ready::InTime(drawn) => Ready::InTime(drawn?),
            Ready::Deferred(drawn) => Ready::Deferred(drawn?),
        })
    }

    async fn defer_while<T>(
        &self,
        place: ReplyPlace,
        work: impl Future<Output = T>,
    ) -> Result<Ready<T>, SendError> {
        let mut work = pin!(work);
        tokio::select! {
            biased;
            done = &mut work => return Ok(Ready::InTime(done)),
            () = self.defer_at.passed() => {}
        }
        match self.defer(place).await {
            Ok(()) => Ok(Ready::Deferred(work.await)),
            Err(SendError::Answered) if handling::is_excused() => Ok(Ready::InTime(work.await)),
            Err(error) => Err(error),
        }
    }

    /// Shows that a reply follows. A person who was told that it takes longer knows that already, and
    /// a private reply takes the place of those words.
    async fn defer(&self, place: ReplyPlace) -> Result<(), SendError> {
        match (self.deliver(place.deferral()).await, place) {
            (Err(SendError::Answered), ReplyPlace::Private | ReplyPlace::Update)
                if handling::is_excused() =>
            {
                self.note(FirstReply::Own);
                Ok(())
            }
            (deferred, _) => deferred,
        }
    }

    /// Replies to a person who was told that the reply takes longer: publicly by one attempt at a
    /// follow-up, otherwise in place of those private words.
    async fn reply_late(
        &self,
        view: &Drawn,
        place: ReplyPlace,
    ) -> Result<Option<Message>, SendError> {
        self.note(FirstReply::Own);
        match place {
            ReplyPlace::Public => self.follow_up_with(view, false, &[]).await,
            ReplyPlace::Private | ReplyPlace::Update => self.send_deferred(view).await,
        }
    }

    async fn deliver(&self, response: CreateInteractionResponse) -> Result<(), SendError> {
        handling::record_answer();
        let target = (self.interaction, self.token.as_str());
        send::send(RestRoute::Answer, PROMPT, || response.clone().execute(&self.http, target))
            .await?;
        self.note(FirstReply::of(&response, self.in_private));
        Ok(())
    }

    fn note(&self, answer: FirstReply) {
        // Only the first counts.
        if self.answer.set(answer).is_ok() && self.venue.guest {
            self.passes.add(self.venue.channel, &self.token);
        }
    }

    /// Notes that this message can be edited with the interaction's token.
    fn record_sent(&self, message: Option<MessageId>) {
        if let Some(message) = message.filter(|_| self.venue.guest) {
            self.passes.record_sent(self.venue.channel, &self.token, message);
        }
    }
}

/// Runs serenity's builders for replies, which need a token and, some of them, a message id.
trait ExecuteOn {
    async fn execute_on(self, http: &Http, token: &str) -> serenity::Result<Message>;
}

impl ExecuteOn for CreateInteractionResponseFollowup {
    async fn execute_on(self, http: &Http, token: &str) -> serenity::Result<Message> {
        self.execute(http, (None, token)).await
    }
}

impl ExecuteOn for EditInteractionResponse {
    async fn execute_on(self, http: &Http, token: &str) -> serenity::Result<Message> {
        self.execute(http, token).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_after_a_deferred_update_does_not_replace_the_board() {
        let deferred = ReplyPlace::Update.deferral();
        assert_eq!(FirstReply::of(&deferred, false), FirstReply::Needed);
        assert_eq!(FirstReply::of(&deferred, true), FirstReply::Needed, "it keeps its buttons");
        let view = View::new("The board").drawn(None);
        let updated = ReplyPlace::Update.response(&view);
        assert_eq!(FirstReply::of(&updated, false), FirstReply::Needed);
        assert_eq!(FirstReply::of(&updated, true), FirstReply::Own);
        for place in [ReplyPlace::Public, ReplyPlace::Private] {
            assert_eq!(FirstReply::of(&place.deferral(), false), FirstReply::Own);
        }
    }
}
