//! The settings of a playground.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use crate::welcome::Welcome;

/// How to start a playground. The defaults are those of `dvonn-bot playground`.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes any free port. Default: `127.0.0.1:8049`.
    pub listen: SocketAddr,
    /// The bot's token. Default: a fixed word, because nothing here needs a secret.
    pub token: String,
    /// How long an interaction waits for its answer. Default: 3 s, as on Discord.
    pub answer_within: Duration,
    /// The number of requests per second that the bot may make, not counting interaction responses;
    /// `None` for no limit. Default: 50, as on Discord.
    pub requests_per_second: Option<u32>,
    /// How often the bot has to send a heartbeat on the gateway. Default: 41.25 s, as on Discord.
    pub heartbeat_interval: Duration,
    /// The number of shards that Discord recommends. Default: 1.
    pub shards: u32,
    /// How many shards may identify within [`identify_interval`](Options::identify_interval), as
    /// Discord's `max_concurrency`: shards with the same remainder share one place. Default: 1.
    pub max_concurrency: NonZeroU32,
    /// The time between two identifies of one place. One that is too early gets op 9. Default: 5 s,
    /// as on Discord. For tests, zero.
    pub identify_interval: Duration,
    /// How far the clock is ahead of the machine's at the start, in whole seconds, at most 100
    /// years: a test that sets the date does not depend on the day it runs. Default: zero.
    pub clock_ahead: Duration,
    /// A file that always contains how many seconds the playground's clock is ahead of the
    /// machine's, as digits and a newline. A bot in another process reads the time from it.
    /// Default: none.
    pub clock_file: Option<PathBuf>,
    /// Whether the bot may use privileged intents: members, presences, message content. Default:
    /// no.
    pub privileged_intents: bool,
    /// What the page shows at the start of the first channel. Default: nothing.
    pub welcome: Option<Welcome>,
    /// What the methods of [`Playground`](crate::Playground) apply to each text of the bot that they return,
    /// so that a test can read a bot that writes another language. Default: nothing.
    pub reading: Option<fn(&str) -> String>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8049)),
            token: "playground-token".to_owned(),
            answer_within: Duration::from_secs(3),
            requests_per_second: Some(50),
            heartbeat_interval: Duration::from_millis(41_250),
            shards: 1,
            max_concurrency: NonZeroU32::MIN,
            identify_interval: Duration::from_secs(5),
            clock_ahead: Duration::ZERO,
            clock_file: None,
            privileged_intents: false,
            welcome: None,
            reading: None,
        }
    }
}

impl Options {
    /// The defaults on any free port of this machine, for tests: a bot may start again at once.
    pub fn on_free_port() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            identify_interval: Duration::ZERO,
            ..Self::default()
        }
    }

    /// Returns true if an `Authorization` header or a gateway token is the bot's, with or without
    /// `Bot `.
    pub(crate) fn accepts_token(&self, given: &str) -> bool {
        given.strip_prefix("Bot ").unwrap_or(given) == self.token
    }
}
