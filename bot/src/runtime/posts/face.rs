//! What should be there now: what a feature gives for its posts.

use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{PostKind, PostRow, UserId, Venue};
use futures::future::BoxFuture;
use jiff::Timestamp;

use crate::runtime::app::App;
use crate::runtime::failure::Failure;

/// Posts of one kind: what a feature shows by itself.
#[derive(Clone, Copy)]
pub(crate) struct PostHandler {
    /// Which posts.
    pub(crate) kind: PostKind,
    /// Returns what should be there now.
    pub(crate) face: for<'a> fn(&'a App, &'a PostRow) -> BoxFuture<'a, Result<Face, Failure>>,
}

/// What should be there now.
pub(crate) enum Face {
    /// There is nothing to say any more.
    Nothing,
    /// It is not yet time.
    Later(Timestamp),
    /// The first of these messages that Discord allows. They never change, and the row of the post is
    /// deleted: if it is raised again, it is sent again.
    Once(Vec<Message>),
    /// The first of these messages that Discord allows, instead of the message that is there, which is deleted.
    /// If there is none, nothing takes its place.
    Instead(Vec<Message>),
    /// A message that may change: it is posted, and edited when it is raised again. Its row stays, until
    /// the feature deletes it: it says that the message is there.
    Lasting(Message),
    /// The last state of such a message, or of one of a series. It is posted or edited for the last time.
    Last(Message),
    /// Such a message, and others around it.
    Among(Box<Among>),
    /// One of a series of messages.
    Issue(Box<Issue>),
    /// One of these, and what is done once its message is there, or Discord does not allow it.
    Then(Box<Face>, Then),
}

/// What is done once the message of a post is there, or Discord does not allow it, for this reason. It is done
/// again if that cannot be recorded.
pub(crate) type Then =
    for<'a> fn(&'a App, &'a PostRow, Option<&'a SendError>) -> BoxFuture<'a, Result<(), Failure>>;

impl Face {
    pub(crate) fn then(self, then: Then) -> Face {
        Face::Then(Box::new(self), then)
    }
}

/// A message that changes with its subject, among others that never change. If Discord does not allow one of
/// them, the next ones are not sent. Without any, the row says that there was nothing to tell.
#[derive(Default)]
pub(crate) struct Among {
    pub(crate) before: Vec<Message>,
    /// The first of these that Discord allows.
    pub(crate) lasting: Vec<Message>,
    pub(crate) after: Vec<Message>,
}

/// One of a series of messages. When the next one is there, it loses its controls.
pub(crate) struct Issue {
    pub(crate) message: Message,
    /// Which one it is. A change of the same issue is an edit.
    pub(crate) number: i64,
    /// How many plies it tells in all.
    pub(crate) known: u32,
    /// The deadline on it.
    pub(crate) shows: Option<Timestamp>,
    /// What its text becomes when it is not the newest any more. `None` if it stays.
    pub(crate) rest: Option<View>,
    /// Without it, an issue that Discord does not allow counts as shown.
    pub(crate) refused: Option<Refused>,
}

/// What follows if Discord does not allow a message in this venue. It has to postpone or settle the post.
pub(crate) type Refused = for<'a> fn(
    &'a App,
    &'a PostRow,
    &'a Venue,
    &'a SendError,
) -> BoxFuture<'a, Result<(), Failure>>;

/// A message of the bot's own.
pub(crate) struct Message {
    /// At most 25 characters that tell it from all other messages of the channel.
    pub(crate) name: String,
    pub(crate) to: To,
    pub(crate) view: View,
}

/// Where a message goes.
pub(crate) enum To {
    Venue(Venue),
    /// The direct messages of a person.
    Person(UserId),
}
