//! The log: what is said on standard error while the bot runs, and what never is.
//!
//! Two guards keep tokens out of it. What would show the bytes of a connection, in whatever form, is
//! never turned on, whatever the settings say. And every line passes through [`Redactor`].

use std::io::{self, IsTerminal, Write};
use std::sync::LazyLock;

use regex_lite::{Captures, Regex};
use tracing::Level;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::prelude::*;

use crate::config::{Config, Log, Secret};

/// The crates of this workspace, whose names all begin so.
const OURS: &str = "dvonn";

/// What dumps traffic below this level, headers and payloads included.
const CAPPED: [&str; 9] = [
    "h2",
    "hyper",
    "hyper_util",
    "reqwest",
    "rustls",
    "serenity::gateway::ws",
    "tokio_tungstenite",
    "tungstenite",
    "want",
];
const CAP: Level = Level::INFO;

/// Starts the log, for the whole process. A log that was started before stays as it is.
pub fn start(config: &Config) {
    let redactor = Redactor::new(config.discord.token.as_ref());
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
        .with_writer(Stderr(redactor));
    let started = tracing_subscriber::registry().with(lines).with(filter(&config.log)).try_init();
    if let Err(error) = started {
        tracing::debug!("the log runs already: {error}");
    }
}

fn filter(log: &Log) -> Targets {
    let libraries = Level::from(log.libraries);
    Targets::new()
        .with_default(libraries)
        .with_targets(CAPPED.map(|target| (target, libraries.min(CAP))))
        .with_target(OURS, LevelFilter::from_level(log.level.into()))
}

/// A token, and what it follows: a path of Discord's API, or a field of that name.
static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    let path = r"/interactions/\d+/|/webhooks/\d+/";
    let field = r#"\btoken\\?"?\s*[:=]\s*(?:Some\()?\\?""#;
    let token = r#"[^\s"/?\\)]+"#;
    Regex::new(&format!("({path}|{field}){token}")).expect("the tests compile it")
});

/// Takes out of a text what nobody may read in it: the bot's token, and the tokens with which
/// interactions are answered, which stand in addresses and in events.
#[derive(Clone, Debug)]
pub struct Redactor {
    bot_token: Option<Secret>,
}

impl Redactor {
    const INSTEAD: &str = "[redacted]";

    /// Redacts this token of the bot, and those that can be known by where they stand.
    pub fn new(bot_token: Option<&Secret>) -> Self {
        Self { bot_token: bot_token.cloned() }
    }

    /// The text without tokens.
    pub fn redact(&self, text: &str) -> String {
        let text = match &self.bot_token {
            Some(token) => text.replace(token.expose(), Self::INSTEAD),
            None => text.to_owned(),
        };
        let without = |found: &Captures<'_>| format!("{}{}", &found[1], Self::INSTEAD);
        TOKEN.replace_all(&text, without).into_owned()
    }
}

/// Standard error, behind the redactor. Each write is one whole line of the log.
struct Stderr(Redactor);

impl<'a> MakeWriter<'a> for Stderr {
    type Writer = Line<'a>;

    fn make_writer(&'a self) -> Line<'a> {
        Line(&self.0)
    }
}

struct Line<'a>(&'a Redactor);

impl Write for Line<'_> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let redacted = self.0.redact(&String::from_utf8_lossy(line));
        io::stderr().lock().write_all(redacted.as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::LogLevel;

    const BOT: &str = "MTA.GqH7.x-_y";

    fn redact(text: &str) -> String {
        Redactor::new(Some(&Secret::new(BOT).unwrap())).redact(text)
    }

    #[test]
    fn no_token_passes_the_redactor() {
        for text in [
            &format!("Authorization: Bot {BOT}"),
            &format!(r#"{{"op":2,"d":{{"token":"{BOT}","intents":1}}}}"#),
            r#"{"id":"7","token":"aW50ZXJhY3Rpb24:seCRet","type":2}"#,
            r#""{\"id\":\"7\",\"token\":\"seCRet\",\"type\":2}""#,
            r#"Interaction { id: 7, token: "seCRet", version: 1 }"#,
            r#"Request { token: Some("seCRet") }"#,
            "error sending request for url (https://discord.com/api/v10/interactions/7/seCRet/callback)",
            "https://discord.com/api/v10/webhooks/49/seCRet/messages/@original",
            "https://discord.com/api/v10/webhooks/49/seCRet?wait=true",
        ] {
            let line = redact(text);
            assert!(line.contains("[redacted]"), "{line}");
            assert!(!line.contains(BOT) && !line.contains("seCRet"), "{line}");
        }
    }

    #[test]
    fn other_words_pass_the_redactor_unchanged() {
        for line in [
            "game 7: A1 was placed in channel 12",
            "https://discord.com/api/v10/channels/12/messages",
            "the bot has no token: take one",
        ] {
            assert_eq!(redact(line), line);
        }
    }

    #[test]
    fn traffic_is_not_logged_whatever_the_settings_say() {
        let log = Log { level: LogLevel::Trace, libraries: LogLevel::Trace };
        let filter = filter(&log);
        for target in ["tungstenite::protocol", "hyper_util::client", "serenity::gateway::ws"] {
            assert!(!filter.would_enable(target, &Level::DEBUG), "{target}");
            assert!(filter.would_enable(target, &Level::INFO), "{target}");
        }
        assert!(filter.would_enable("serenity::gateway::shard", &Level::TRACE));
    }

    #[test]
    fn libraries_are_quiet_and_the_bot_is_heard_unless_settings_say_otherwise() {
        let filter = filter(&Log::default());
        assert!(filter.would_enable("dvonn_bot::discord", &Level::INFO));
        assert!(!filter.would_enable("dvonn_bot::discord", &Level::DEBUG));
        assert!(filter.would_enable("sqlx", &Level::WARN));
        assert!(!filter.would_enable("serenity::gateway::shard", &Level::INFO));
    }
}
