//! A reply that can be edited, until fifteen minutes after the interaction.

use serenity::all::Http;
use serenity::builder::Builder as _;

use crate::discord::kit::route::RestRoute;
use crate::discord::kit::send;
use crate::discord::kit::send::{PROMPT, SendError};
use crate::discord::kit::view::View;

/// What it takes to edit a reply.
pub(crate) struct ReplyHandle {
    token: String,
}

impl ReplyHandle {
    pub(crate) fn new(token: String) -> ReplyHandle {
        ReplyHandle { token }
    }

    pub(crate) async fn edit(&self, http: &Http, view: &View) -> Result<(), SendError> {
        let edit = view.as_reply_edit();
        let attempt = || edit.clone().execute(http, self.token.as_str());
        send::send(RestRoute::EditAnswer, PROMPT, attempt).await.map(drop)
    }
}
