//! The log on standard error.
//!
//! Two guards keep tokens, and what people write, out of it. Libraries may log no more than the
//! level info, whatever the settings say, except those that are known to log no data. And every
//! line passes through a [`Redactor`].
//!
//! A panic is logged with its place and without what its message quotes (`panics`). Libraries log
//! no spans either.

mod panics;

use std::io::{self, IsTerminal, Write};
use std::sync::LazyLock;

use dvonn_discord::repairs::gateway_log;
use dvonn_discord::repairs::gateway_log::NoRoutineCloses;
use regex_lite::{Captures, Regex};
use tracing::Subscriber;
use tracing_subscriber::filter::{FilterExt as _, LevelFilter, Targets, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::prelude::*;

use crate::config::{BotToken, Config, Log, LogFormat};
pub(crate) use panics::panic_text;

/// The prefix of the names of this workspace's crates.
const OURS: &str = "dvonn";

/// The most verbose level of libraries: below it, many log whole events and payloads.
const CAP: LevelFilter = LevelFilter::INFO;

/// Libraries that may be more verbose than `CAP`: sqlx logs statements, which contain no values.
const VERBOSE: [&str; 1] = ["sqlx"];

/// Modules that log payloads even at the levels info and warn: serenity's gateway logs each message
/// that it cannot read.
const SILENT: [&str; 1] = ["serenity::gateway::ws"];

/// Modules whose warnings repeat what the bot says once: sqlx's pool warns of each lost connection.
const REPEATING: [&str; 1] = ["sqlx_core::pool"];

/// Starts the log of the whole process. Does nothing if it has started already.
pub fn start(config: &Config) {
    let redactor = Redactor::new(config.discord.token.as_ref());
    let colored = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if let Err(error) = subscriber(&config.log, colored, Stderr(redactor)).try_init() {
        tracing::debug!("log has started already: {error}");
    } else {
        panics::log_all();
    }
}

fn subscriber<W>(log: &Log, colored: bool, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    // A line repeats the fields of the spans around it, and in serenity's, these are whole requests
    // and events. The bot itself has no spans.
    let no_spans = filter_fn(|metadata| !metadata.is_span());
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    let lines = match log.format {
        LogFormat::Text => lines.with_ansi(colored).boxed(),
        // A line is one object, with the fields of the event beside its time and level.
        LogFormat::Json => lines.with_ansi(false).json().flatten_event(true).boxed(),
    };
    let lines = lines.with_filter(filter(log).and(no_spans).and(NoRoutineCloses));
    tracing_subscriber::registry().with(lines).with(gateway_log::layer())
}

fn filter(log: &Log) -> Targets {
    Targets::new()
        .with_default(log.libraries.min(CAP))
        .with_targets(VERBOSE.map(|target| (target, log.libraries)))
        .with_targets(REPEATING.map(|target| (target, log.libraries.min(LevelFilter::ERROR))))
        .with_targets(SILENT.map(|target| (target, LevelFilter::OFF)))
        .with_target(OURS, log.level)
}

/// Matches a token after a path of Discord's API or in a field named `token`.
static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    let path = r"/interactions/\d+/|/webhooks/\d+/";
    let field = r#"\btoken\\?"?\s*[:=]\s*(?:Some\()?\\?""#;
    let token = r#"[^\s"/?\\)]+"#;
    Regex::new(&format!("({path}|{field}){token}")).expect("the tests compile it")
});

/// Removes secrets from text: the bot's token, and the interaction tokens in URLs and events.
#[derive(Clone)]
pub struct Redactor {
    bot_token: Option<BotToken>,
}

impl Redactor {
    const REPLACEMENT: &str = "[redacted]";

    /// Creates a redactor for `bot_token` and all interaction tokens.
    pub fn new(bot_token: Option<&BotToken>) -> Self {
        Self { bot_token: bot_token.cloned() }
    }

    /// Returns `text` without tokens.
    pub fn redact(&self, text: &str) -> String {
        let text = match &self.bot_token {
            Some(token) => text.replace(token.expose(), Self::REPLACEMENT),
            None => text.to_owned(),
        };
        let redacted = |found: &Captures<'_>| format!("{}{}", &found[1], Self::REPLACEMENT);
        TOKEN.replace_all(&text, redacted).into_owned()
    }
}

/// Standard error behind a redactor. Each write is a whole line.
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
    use std::sync::Arc;

    use tracing::Level;

    use super::*;

    const BOT: &str = "MTA.GqH7.x-_y";

    fn redact(text: &str) -> String {
        Redactor::new(Some(&BotToken::try_from(BOT.to_owned()).unwrap())).redact(text)
    }

    #[test]
    fn tokens_are_redacted() {
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
    fn other_text_is_unchanged() {
        for line in [
            "game 7: A1 was placed in channel 12",
            "https://discord.com/api/v10/channels/12/messages",
            "the bot has no token: copy one",
        ] {
            assert_eq!(redact(line), line);
        }
    }

    #[test]
    fn libraries_log_no_payloads_whatever_the_settings_say() {
        let log =
            Log { level: LevelFilter::TRACE, libraries: LevelFilter::TRACE, ..Log::default() };
        let filter = filter(&log);
        for target in ["tungstenite::protocol", "serenity::gateway::shard", "poise", "new_library"]
        {
            assert!(!filter.would_enable(target, &Level::DEBUG), "{target}");
            assert!(filter.would_enable(target, &Level::INFO), "{target}");
        }
        assert!(!filter.would_enable("serenity::gateway::ws", &Level::WARN));
        assert!(filter.would_enable("sqlx::query", &Level::TRACE));
        assert!(filter.would_enable("dvonn_bot", &Level::TRACE));
    }

    #[test]
    fn lines_do_not_repeat_the_events_that_libraries_handle() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let writer = Arc::new(file.reopen().unwrap());
        let log =
            Log { level: LevelFilter::TRACE, libraries: LevelFilter::TRACE, ..Log::default() };
        tracing::subscriber::with_default(subscriber(&log, false, writer), || {
            let event = "seCRet";
            let span = tracing::info_span!(target: "serenity::gateway::shard", "handle", event);
            let _entered = span.enter();
            tracing::warn!(target: "serenity::gateway::shard", "sequence off");
            tracing::warn!(target: "serenity::gateway::ws", "cannot read seCRet");
            tracing::debug!(target: "serenity::http::ratelimiting", "seCRet");
        });
        let written = std::fs::read_to_string(file.path()).unwrap();
        assert!(written.contains("sequence off"), "{written}");
        assert!(!written.contains("seCRet"), "{written}");
    }

    #[test]
    fn a_gateway_that_goes_away_as_usual_is_no_warning() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let writer = Arc::new(file.reopen().unwrap());
        tracing::subscriber::with_default(subscriber(&Log::default(), false, writer), || {
            for code in [1001, 4000] {
                tracing::warn!(
                    target: "serenity::gateway::shard",
                    "[ShardInfo {{ id: ShardId(0), total: 1 }}] Unknown unclean close {code}: None"
                );
            }
        });
        let written = std::fs::read_to_string(file.path()).unwrap();
        assert!(written.contains("close 4000") && !written.contains("close 1001"), "{written}");
    }

    #[test]
    fn a_line_of_json_is_one_object_without_tokens() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let writer = Arc::new(file.reopen().unwrap());
        let log = Log { format: LogFormat::Json, ..Log::default() };
        tracing::subscriber::with_default(subscriber(&log, true, writer), || {
            tracing::info!(target: "dvonn_bot", game = 7, outcome = "ok", "handled \"it\"");
        });
        let written = std::fs::read_to_string(file.path()).unwrap();
        let line: serde_json::Value = serde_json::from_str(&written).unwrap();
        let expected = serde_json::json!({
            "level": "INFO", "target": "dvonn_bot", "message": "handled \"it\"", "game": 7, "outcome": "ok",
        });
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&line[key], value, "{written}");
        }
        assert!(line["timestamp"].is_string(), "{written}");
        let secret = r#"{"level":"INFO","url":"/webhooks/49/seCRet","token":"seCRet"}"#;
        let redacted: serde_json::Value = serde_json::from_str(&redact(secret)).unwrap();
        assert_eq!(redacted["token"], "[redacted]");
        assert_eq!(redacted["url"], "/webhooks/49/[redacted]");
    }

    #[test]
    fn by_default_the_bot_logs_info_and_libraries_log_warnings() {
        let filter = filter(&Log::default());
        assert!(filter.would_enable("dvonn_bot::gateway", &Level::INFO));
        assert!(!filter.would_enable("dvonn_bot::gateway", &Level::DEBUG));
        assert!(filter.would_enable("sqlx", &Level::WARN));
        assert!(!filter.would_enable("serenity::gateway::shard", &Level::INFO));
    }
}
