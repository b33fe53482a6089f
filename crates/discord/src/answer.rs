//! The answer to an interaction, which Discord accepts once and within three seconds.
//!
//! The handler gives it, or [`late`](crate::late) defers it. The first of the two sends the one callback, and the other
//! waits for that. An answer that was deferred is given by whatever puts the same message in the same place: handlers do
//! not know the difference.

use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::{
    CreateAttachment, CreateInteractionResponse, CreateInteractionResponseMessage,
    EditInteractionResponse, Http, InteractionId, Message, MessageId,
};
use serenity::builder::Builder as _;
use tokio::sync::Mutex as Turns;

use crate::command_mentions::CommandMentions;
use crate::repairs::default_values::TextIds;
use crate::repairs::public_reply::PublicReply;
use crate::route::RestRoute;
use crate::send;
use crate::send::{PROMPT, SendError, Shown};
use crate::view::{Drawn, View};

/// The answer to one interaction.
pub struct Answer {
    http: Arc<Http>,
    interaction: InteractionId,
    token: String,
    commands: CommandMentions,
    /// Held while something is sent that the stage depends on.
    turns: Turns<()>,
    stage: Mutex<Stage>,
}

/// Where an answer appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerPlace {
    /// Everyone sees it.
    Public,
    /// Only the person sees it.
    Private,
    /// In place of the message whose button or menu was used.
    Update,
}

/// What people see while an answer is deferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferral {
    /// Everyone sees that the bot is thinking.
    Public,
    /// Only the person sees that the bot is thinking.
    Private,
    /// Nothing.
    InPlace,
}

/// How far an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing was sent, or the first attempt is on its way.
    None,
    Deferred(Deferral),
    Given(AnswerPlace, AnswerMessage),
}

/// The message that an answer made or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerMessage {
    /// The one that Discord calls the original response.
    Original,
    /// A follow-up. `None` if its id is unknown.
    FollowUp(Option<MessageId>),
}

/// An answer that was given.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// The message, if its id is known.
    pub shown: Option<Shown>,
    /// True if it is a follow-up, not what Discord calls the original response.
    pub is_follow_up: bool,
}

impl Deferral {
    fn callback(self) -> CreateInteractionResponse {
        let notice = CreateInteractionResponseMessage::new();
        match self {
            Deferral::Public => CreateInteractionResponse::Defer(notice),
            Deferral::Private => CreateInteractionResponse::Defer(notice.ephemeral(true)),
            Deferral::InPlace => CreateInteractionResponse::Acknowledge,
        }
    }

    /// Returns true if an answer in this place is an edit of what Discord calls the original response.
    fn becomes(self, place: AnswerPlace) -> bool {
        match self {
            Deferral::Public => place == AnswerPlace::Public,
            Deferral::Private => place != AnswerPlace::Public,
            Deferral::InPlace => place == AnswerPlace::Update,
        }
    }
}

impl Answer {
    /// Returns the answer to an interaction that has none yet.
    pub fn new(
        http: Arc<Http>,
        interaction: InteractionId,
        token: String,
        commands: CommandMentions,
    ) -> Answer {
        let stage = Mutex::new(Stage::None);
        Answer { http, interaction, token, commands, turns: Turns::default(), stage }
    }

    /// Returns true once the answer has been given.
    pub fn is_given(&self) -> bool {
        matches!(self.stage(), Stage::Given(..))
    }

    /// Returns true while the answer is deferred.
    pub fn is_deferred(&self) -> bool {
        matches!(self.stage(), Stage::Deferred(_))
    }

    /// Returns true if the answer has changed the message whose button or menu was used.
    pub fn is_update(&self) -> bool {
        matches!(self.stage(), Stage::Given(AnswerPlace::Update, _))
    }

    /// Returns true if the message whose button or menu was used can still be changed by the answer.
    pub fn may_update(&self) -> bool {
        matches!(self.stage(), Stage::None | Stage::Deferred(Deferral::InPlace))
    }

    /// Answers with this callback: a form, or a message that needs no picture. Returns false if another
    /// callback was sent.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn respond(&self, response: CreateInteractionResponse) -> Result<bool, SendError> {
        let _turn = self.turns.lock().await;
        if self.stage() != Stage::None {
            return Ok(false);
        }
        self.call_back(&response, Vec::new()).await?;
        self.set(Stage::Given(AnswerPlace::Private, AnswerMessage::Original));
        Ok(true)
    }

    /// Shows that the answer follows. Returns false if another callback was sent.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn defer(&self, deferral: Deferral) -> Result<bool, SendError> {
        let _turn = self.turns.lock().await;
        if self.stage() != Stage::None {
            return Ok(false);
        }
        self.call_back(&deferral.callback(), Vec::new()).await?;
        self.set(Stage::Deferred(deferral));
        Ok(true)
    }

    /// Gives the answer. `pauses` are those between attempts at a follow-up: if the response to one is
    /// lost, Discord shows two.
    ///
    /// # Errors
    /// [`SendError::Answered`] if it has been given.
    pub async fn give(
        &self,
        view: &Drawn,
        place: AnswerPlace,
        pauses: &[u64],
    ) -> Result<Given, SendError> {
        let _turn = self.turns.lock().await;
        let (message, shown) = match self.stage() {
            Stage::None => (AnswerMessage::Original, self.answer_immediately(view, place).await?),
            Stage::Deferred(deferral) if deferral.becomes(place) => {
                let (edit, files) =
                    (view.as_deferred_reply(&self.commands), view.files().collect());
                let edited = self.edit_original(&edit, files).await?;
                (AnswerMessage::Original, Shown::of(edited.as_ref()))
            }
            Stage::Deferred(_) => {
                // Discord gives the first follow-up the privacy of a deferral that is still open.
                self.withdraw_deferral().await?;
                let private = place != AnswerPlace::Public;
                let shown = Shown::of(self.send_follow_up(view, private, pauses).await?.as_ref());
                (AnswerMessage::FollowUp(shown.map(|shown| shown.id)), shown)
            }
            Stage::Given(..) => return Err(SendError::Answered),
        };
        self.set(Stage::Given(place, message));
        Ok(Given { shown, is_follow_up: message != AnswerMessage::Original })
    }

    /// Edits the answer, which keeps its files. If it was deferred in place, changes the message whose
    /// button or menu was used.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn edit(&self, view: &View) -> Result<(), SendError> {
        let _turn = self.turns.lock().await;
        let edit = view.as_reply_edit(&self.commands);
        match self.stage() {
            Stage::Given(_, AnswerMessage::FollowUp(None)) => return Err(SendError::MessageGone),
            Stage::Given(_, AnswerMessage::FollowUp(Some(message))) => {
                send::send(RestRoute::EditFollowUp, PROMPT, || {
                    self.http.edit_followup_message(&self.token, message, &edit, Vec::new())
                })
                .await?;
            }
            stage => {
                self.edit_original(&edit, Vec::new()).await?;
                if let Stage::Deferred(_) = stage {
                    self.set(Stage::Given(AnswerPlace::Update, AnswerMessage::Original));
                }
            }
        }
        Ok(())
    }

    /// Changes the message whose button or menu was used. What the person is told follows.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn change_used(&self, edit: EditInteractionResponse) -> Result<(), SendError> {
        self.defer(Deferral::InPlace).await?;
        self.edit_original(&edit, Vec::new()).await.map(drop)
    }

    /// Sends one more message after the answer.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn follow_up(
        &self,
        view: &Drawn,
        private: bool,
        pauses: &[u64],
    ) -> Result<Option<Message>, SendError> {
        let _turn = self.turns.lock().await;
        if !private {
            self.withdraw_deferral().await?;
        }
        self.send_follow_up(view, private, pauses).await
    }

    /// Tells a person privately that the answer takes longer than usual, if they still wait for it.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn excuse(&self, view: &View) -> Result<(), SendError> {
        let _turn = self.turns.lock().await;
        match self.stage() {
            Stage::Deferred(Deferral::Private) => {
                self.edit_original(&view.as_reply_edit(&self.commands), Vec::new()).await.map(drop)
            }
            Stage::Deferred(Deferral::InPlace) => {
                self.send_follow_up(&view.drawn(None), true, PROMPT).await.map(drop)
            }
            Stage::None | Stage::Deferred(Deferral::Public) | Stage::Given(..) => Ok(()),
        }
    }

    /// Takes back that an answer follows, if it does not: the interaction was delivered twice, say.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn withdraw(&self) -> Result<(), SendError> {
        let _turn = self.turns.lock().await;
        self.withdraw_deferral().await
    }

    /// Asks Discord for the original response.
    ///
    /// # Errors
    /// If Discord does not accept it: see [`SendError`].
    pub async fn read(&self) -> Result<Message, SendError> {
        send::read(RestRoute::ReadAnswer, PROMPT, || {
            self.http.get_original_interaction_response(&self.token)
        })
        .await
    }

    /// Answers within Discord's three seconds. Only a public answer tells the id of its message.
    async fn answer_immediately(
        &self,
        view: &Drawn,
        place: AnswerPlace,
    ) -> Result<Option<Shown>, SendError> {
        let response = match place {
            AnswerPlace::Public => {
                let reply = PublicReply::new(view, &self.commands);
                let reply = reply.map_err(|error| SendError::Refused(Box::new(error.into())))?;
                let attempt = || reply.execute(&self.http, self.interaction, &self.token);
                let told = send::send(RestRoute::Answer, PROMPT, attempt).await?.flatten();
                return Ok(
                    told.map(|id| Shown { has_picture: reply.has_file(), ..Shown::known(id) })
                );
            }
            AnswerPlace::Private => {
                CreateInteractionResponse::Message(view.as_reply(true, &self.commands))
            }
            AnswerPlace::Update => {
                CreateInteractionResponse::UpdateMessage(view.as_reply(false, &self.commands))
            }
        };
        self.call_back(&response, view.files().collect()).await.map(|()| None)
    }

    async fn call_back(
        &self,
        response: &CreateInteractionResponse,
        files: Vec<CreateAttachment>,
    ) -> Result<(), SendError> {
        let (id, token, body) = (self.interaction, &self.token, TextIds(response));
        let attempt = || self.http.create_interaction_response(id, token, &body, files.clone());
        send::send(RestRoute::Answer, PROMPT, attempt).await.map(drop)
    }

    async fn edit_original(
        &self,
        edit: &EditInteractionResponse,
        files: Vec<CreateAttachment>,
    ) -> Result<Option<Message>, SendError> {
        let (token, body) = (&self.token, TextIds(edit));
        let attempt = || self.http.edit_original_interaction_response(token, &body, files.clone());
        send::send(RestRoute::EditAnswer, PROMPT, attempt).await
    }

    async fn send_follow_up(
        &self,
        view: &Drawn,
        private: bool,
        pauses: &[u64],
    ) -> Result<Option<Message>, SendError> {
        let message = view.as_follow_up(private, &self.commands);
        let attempt = || message.clone().execute(&self.http, (None, self.token.as_str()));
        send::send(RestRoute::FollowUp, pauses, attempt).await
    }

    /// Deletes the message that says that the bot is thinking, if there is one.
    async fn withdraw_deferral(&self) -> Result<(), SendError> {
        if let Stage::Deferred(Deferral::Public | Deferral::Private) = self.stage() {
            let attempt = || self.http.delete_original_interaction_response(&self.token);
            match send::send(RestRoute::DeleteAnswer, PROMPT, attempt).await {
                // People may dismiss it.
                Ok(_) | Err(SendError::MessageGone) => {}
                Err(error) => return Err(error),
            }
            self.set(Stage::Deferred(Deferral::InPlace));
        }
        Ok(())
    }

    fn stage(&self) -> Stage {
        *self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, stage: Stage) {
        *self.stage.lock().unwrap_or_else(PoisonError::into_inner) = stage;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deferral_becomes_the_answer_that_the_same_people_see() {
        use AnswerPlace::{Private, Public, Update};
        for (deferral, edited) in [
            (Deferral::Public, &[Public][..]),
            (Deferral::Private, &[Private, Update]),
            (Deferral::InPlace, &[Update]),
        ] {
            let becomes: Vec<_> = [Public, Private, Update]
                .into_iter()
                .filter(|place| deferral.becomes(*place))
                .collect();
            assert_eq!(becomes, edited, "{deferral:?}");
        }
    }
}
