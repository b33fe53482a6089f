//! Reads from serenity's log what it reports nowhere else: when Discord last answered (`links`), and
//! the close codes after which serenity 0.12 neither reconnects nor returns an error.
//!
//! After 4003 (the session was invalidated), a shard stays deaf until its next heartbeat fails. After
//! 4010 and 4011 it also tries again forever, and after 4012 without a pause. The end-to-end tests
//! close the gateway with each code and make it silent, so they fail if a newer serenity words its log
//! differently.
//!
//! And keeps out of the log that a gateway "goes away" (1001), as Discord's do whenever they restart. serenity
//! warns of it, and resumes the session.

use std::fmt;
use std::fmt::Write as _;
use std::sync::LazyLock;

use tokio::sync::broadcast;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{FilterExt as _, Targets, filter_fn};
use tracing_subscriber::layer::{Context, Filter};
use tracing_subscriber::registry::LookupSpan;

use super::links;

/// How a gateway connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayEnd {
    /// The session of this shard was invalidated (4003).
    Invalidated {
        /// The number of the shard.
        shard: u32,
    },
    /// Discord rejects the number of shards (4010).
    InvalidShards,
    /// The bot needs more shards (4011).
    TooFewShards,
    /// Discord no longer supports this version of its gateway (4012).
    OldVersion,
}

/// The module of serenity that logs how connections end.
const SOURCE: &str = "serenity::gateway::shard";

/// Enough for every shard of a large bot.
const CAPACITY: usize = 1_024;

static ENDS: LazyLock<broadcast::Sender<GatewayEnd>> =
    LazyLock::new(|| broadcast::channel(CAPACITY).0);

/// Returns the ends of gateway connections from now on, if the log has started.
pub fn gateway_ends() -> broadcast::Receiver<GatewayEnd> {
    ENDS.subscribe()
}

/// Returns the layer that reads serenity's log.
pub fn layer<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    let source = Targets::new().with_target(SOURCE, Level::TRACE);
    // A span has the whole event as a field.
    GatewayLayer.with_filter(source.and(filter_fn(|metadata| !metadata.is_span())))
}

/// Keeps out of the log that Discord has closed a connection with 1001.
pub struct NoRoutineCloses;

impl<S> Filter<S> for NoRoutineCloses {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        if event.metadata().target() != SOURCE {
            return true;
        }
        let mut message = Message::default();
        event.record(&mut message);
        !message.0.contains("Unknown unclean close 1001")
    }
}

struct GatewayLayer;

impl<S: Subscriber> Layer<S> for GatewayLayer {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut message = Message::default();
        event.record(&mut message);
        let Some((shard, text)) = split(&message.0) else { return };
        links::note(shard, text);
        if let Some(end) = read(shard, text) {
            // Without a receiver, the bot is not connected yet or any more.
            ENDS.send(end).ok();
        }
    }
}

/// The text of an event.
#[derive(Default)]
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            // Writing to a string cannot fail.
            write!(self.0, "{value:?}").ok();
        }
    }
}

/// Splits `[ShardInfo { id: ShardId(12), total: 16 }] Text` into the number of the shard and the text.
fn split(message: &str) -> Option<(u32, &str)> {
    let (shard, text) = message.split_once("] ")?;
    let (_, number) = shard.split_once("ShardId(")?;
    Some((number.split_once(')')?.0.parse().ok()?, text))
}

fn read(shard: u32, text: &str) -> Option<GatewayEnd> {
    if text.contains("Sent no authentication") {
        Some(GatewayEnd::Invalidated { shard })
    } else if text.contains("Sent invalid shard data") {
        Some(GatewayEnd::InvalidShards)
    } else if text.contains("Shard has too many guilds") {
        Some(GatewayEnd::TooFewShards)
    } else if text.contains("Unknown unclean close 4012") {
        Some(GatewayEnd::OldVersion)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shard_is_read_from_the_message() {
        let message = "[ShardInfo { id: ShardId(12), total: 16 }] Sent no authentication.";
        let (shard, text) = split(message).unwrap();
        assert_eq!(read(shard, text), Some(GatewayEnd::Invalidated { shard: 12 }));
        assert_eq!(read(shard, "Gateway ratelimited."), None);
        assert_eq!(split("Sent no authentication."), None);
    }
}
