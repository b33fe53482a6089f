//! What repairs serenity 0.12 and poise 0.7. Each file says what is wrong there; the end-to-end tests fail if a newer
//! version behaves differently.
//!
//! | Here | What is wrong upstream | It may go when |
//! |---|---|---|
//! | [`edits`] | serenity waits out each 429 by itself, or drops how long Discord asks to wait. | a request can be made without its rate limiter, and a refusal has the response's headers |
//! | `public_reply` | serenity's builder does not ask for the id of the message that a reply makes. | `create_response` returns Discord's callback resource |
//! | `entry_points` | serenity reads commands without all fields, so an Activity's command cannot be written back. | `Command` keeps `handler` |
//! | [`gateway_log`] | Close codes 4003, 4010, 4011 and 4012 are only logged. Close code 1001, which is routine, is a warning. | the runner returns the code |
//! | [`links`] | A shard's stage stays "connected" while serenity opens a new connection, and the manager does not tell when a heartbeat was acknowledged. | the manager's state says both |
//! | [`reconnect`] | The first restart of a shard takes five seconds; a shard stays deaf after 4003. | a restart does not wait for its own report |
//! | `default_values` | serenity writes the ids of what is chosen in a menu of channels or roles as numbers. | it writes them as text |
//! | [`ranges`] | poise passes on numbers outside the range that it has registered. | it refuses them |
//!
//! Smaller ones stand where they are used: a proxy needs a client without rate limiter ([`connect`](crate::connect)); the id
//! of a form says that the bot is a guest, which serenity does not read ([`form`](crate::form)).

pub(crate) mod default_values;
pub mod edits;
pub(crate) mod entry_points;
pub mod gateway_log;
pub mod links;
pub(crate) mod public_reply;
pub mod ranges;
pub mod reconnect;
