//! A public reply to an interaction that tells the id of its message. serenity's builder does not
//! ask Discord for it.

use crate::command_mentions::CommandMentions;
use crate::view::Drawn;
use serde::Deserialize;
use serenity::all::{
    CreateAttachment, CreateInteractionResponse, Http, InteractionId, LightMethod, MessageId,
    Multipart, MultipartUpload, Request, Route,
};

/// A public reply, ready to send.
pub(crate) struct PublicReply {
    body: String,
    /// See [`Drawn::files`].
    file: Option<CreateAttachment>,
}

/// The part of Discord's response that the bot reads.
#[derive(Deserialize)]
struct CallbackResponse {
    interaction: CallbackInteraction,
}

#[derive(Deserialize)]
struct CallbackInteraction {
    response_message_id: Option<MessageId>,
}

impl PublicReply {
    /// Makes a reply of a view.
    ///
    /// # Errors
    /// If the view cannot be written as JSON.
    pub(crate) fn new(view: &Drawn, commands: &CommandMentions) -> serde_json::Result<PublicReply> {
        let response = CreateInteractionResponse::Message(view.as_reply(false, commands));
        Ok(PublicReply { body: serde_json::to_string(&response)?, file: view.files().next() })
    }

    /// Returns true if the reply has a picture or another file.
    pub(crate) fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Sends the reply. Returns the id of its message, or `None` if Discord does not tell.
    ///
    /// # Errors
    /// If Discord does not accept the reply.
    pub(crate) async fn execute(
        &self,
        http: &Http,
        interaction: InteractionId,
        token: &str,
    ) -> serenity::Result<Option<MessageId>> {
        let route = Route::InteractionResponse { interaction_id: interaction, token };
        let request = Request::new(route, LightMethod::Post)
            .params(Some(vec![("with_response", String::from("true"))]));
        let request = match &self.file {
            None => request.body(Some(self.body.clone().into_bytes())),
            Some(file) => request.multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(vec![file.clone()]),
                fields: Vec::new(),
                payload_json: Some(self.body.clone()),
            })),
        };
        let response = http.request(request).await?;
        // The reply is accepted, so an unreadable response only means that the id is unknown.
        let body = response.bytes().await.unwrap_or_default();
        let told = serde_json::from_slice::<CallbackResponse>(&body).ok();
        Ok(told.and_then(|told| told.interaction.response_message_id))
    }
}
