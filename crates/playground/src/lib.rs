//! A local Discord emulator for the DVONN bot, in memory: the part of the REST API and the gateway
//! that the bot uses, and a page where made-up people use it. `PROTOCOL.md` describes the
//! requests of the page and of tests.
//!
//! Knows Discord's published behaviour, and nothing of DVONN.

mod act;
mod clock;
mod deadline;
mod faults;
mod gateway;
mod hub;
mod ids;
mod journal;
pub mod limits;
mod listener;
mod page;
mod permissions;
mod playground;
mod rate_limit;
mod reading;
mod rest;
mod settings;
mod web;
mod welcome;
mod wire;
mod world;

pub use act::{
    BotAnswer, Click, CommandCall, ForgedForm, FormSubmission, Invocation, MenuCall, NoReply,
    Refused, Suggestion,
};
pub use clock::ClockError;
pub use deadline::deadline;
pub use faults::{Effect, Fault};
pub use gateway::GatewayDrop;
pub use ids::{
    AttachmentId, ChannelId, CommandId, EventId, GuildId, InteractionId, MessageId, NotAnId,
    RoleId, UserId,
};
pub use journal::JournalEntry;
pub use permissions::{Permissions, UnknownPermission};
pub use playground::{NewUser, Playground, StartError, WaitTimeout};
pub use settings::Options;
pub use welcome::{Welcome, WelcomeAction, WelcomePicture};
pub use world::{Attachment, Callback, Message, Revision, ScheduledEvent, Target};
