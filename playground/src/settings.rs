//! What a playground can be told at its start.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// How to start a playground. The default is what `dvonn-bot playground` uses.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any free port. Default: `127.0.0.1:8049`.
    pub listen: SocketAddr,
    /// The bot's token. Default: a fixed word, as nothing here is worth a secret.
    pub token: String,
    /// How long an interaction waits for its answer. Discord's 3 s by default.
    pub answer_within: Duration,
    /// How many requests a second the bot may make, answers to interactions not counted; `None` for any number. Discord's 50 by default.
    pub requests_per_second: Option<u32>,
    /// A file that always holds how many seconds the playground's clock is ahead of the machine's, as digits and a line's end: so a
    /// bot in another process knows the time. Default: none.
    pub clock_file: Option<PathBuf>,
    /// Whether the bot may ask for privileged intents: members, presences, content of messages. Default: no.
    pub privileged_intents: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8049)),
            token: "playground-token".to_owned(),
            answer_within: Duration::from_secs(3),
            requests_per_second: Some(50),
            clock_file: None,
            privileged_intents: false,
        }
    }
}

impl Options {
    /// The default on any free port of this machine, for tests.
    pub fn on_free_port() -> Self {
        Self { listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), ..Self::default() }
    }

    /// Whether an `Authorization` header or a gateway token is the bot's, with or without `Bot `.
    pub(crate) fn accepts_token(&self, given: &str) -> bool {
        given.strip_prefix("Bot ").unwrap_or(given) == self.token
    }
}
