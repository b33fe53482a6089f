//! The routes of Discord's REST API that the bot uses, as the metrics name them.

use strum::IntoStaticStr;

/// A route of Discord's REST API, without the ids in it.
#[derive(Clone, Copy, Debug, IntoStaticStr)]
#[expect(missing_docs, reason = "its name in the metrics says it")]
pub enum RestRoute {
    #[strum(serialize = "POST /interactions/:id/:token/callback")]
    Answer,
    #[strum(serialize = "GET /webhooks/:id/:token/messages/@original")]
    ReadAnswer,
    #[strum(serialize = "PATCH /webhooks/:id/:token/messages/@original")]
    EditAnswer,
    #[strum(serialize = "DELETE /webhooks/:id/:token/messages/@original")]
    DeleteAnswer,
    #[strum(serialize = "POST /webhooks/:id/:token")]
    FollowUp,
    #[strum(serialize = "PATCH /webhooks/:id/:token/messages/:id")]
    EditFollowUp,
    #[strum(serialize = "POST /channels/:id/messages")]
    PostMessage,
    #[strum(serialize = "GET /channels/:id/messages")]
    ReadMessages,
    #[strum(serialize = "PATCH /channels/:id/messages/:id")]
    EditMessage,
    #[strum(serialize = "DELETE /channels/:id/messages/:id")]
    DeleteMessage,
    #[strum(serialize = "GET /channels/:id")]
    ReadChannel,
    #[strum(serialize = "PATCH /channels/:id")]
    EditChannel,
    #[strum(serialize = "DELETE /channels/:id")]
    DeleteChannel,
    #[strum(serialize = "POST /channels/:id/threads")]
    OpenThread,
    #[strum(serialize = "PUT /channels/:id/thread-members/:id")]
    AddThreadMember,
    #[strum(serialize = "GET /channels/:id/thread-members/:id")]
    ReadThreadMember,
    #[strum(serialize = "GET /guilds/:id/threads/active")]
    ReadThreads,
    #[strum(serialize = "GET /guilds/:id/scheduled-events")]
    ReadEvents,
    #[strum(serialize = "POST /guilds/:id/scheduled-events")]
    CreateEvent,
    #[strum(serialize = "PATCH /guilds/:id/scheduled-events/:id")]
    EditEvent,
    #[strum(serialize = "DELETE /guilds/:id/scheduled-events/:id")]
    DeleteEvent,
    #[strum(serialize = "GET /guilds/:id/members/:id")]
    ReadMember,
    #[strum(serialize = "PUT /guilds/:id/members/:id/roles/:id")]
    GiveRole,
    #[strum(serialize = "DELETE /guilds/:id/members/:id/roles/:id")]
    TakeRole,
    #[strum(serialize = "GET /guilds/:id")]
    ReadServer,
    #[strum(serialize = "GET /users/@me")]
    ReadSelf,
    #[strum(serialize = "POST /users/@me/channels")]
    OpenDirectMessages,
    #[strum(serialize = "GET /applications/:id/commands")]
    ReadCommands,
    #[strum(serialize = "PUT /applications/:id/commands")]
    RegisterCommands,
}
