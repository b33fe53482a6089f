//! Settings that are text in a certain format. No error repeats the text: it may contain a secret.

use std::fmt;
use std::net::SocketAddr;

use serde::{Deserialize, Deserializer, de::Error as _};
use tracing::level_filters::LevelFilter;
use url::Url;

/// A bot token. It has neither `Debug` nor `Display`, so that nothing can print it.
#[derive(Clone, Deserialize)]
#[serde(try_from = "String")]
pub struct BotToken(String);

impl BotToken {
    /// Returns the token in clear text.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for BotToken {
    type Error = &'static str;

    /// Accepts a token with or without the prefix `Bot ` of HTTP headers.
    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        let token = text.strip_prefix("Bot ").unwrap_or(text).trim_start();
        if token.is_empty() || token == "Bot" {
            return Err("the token is empty; copy it from Discord's developer portal");
        }
        if !token.chars().all(|c| c.is_ascii_graphic()) {
            return Err("the token contains a space or special character; copy it again from \
                        Discord's developer portal");
        }
        Ok(Self(token.to_owned()))
    }
}

/// The URL of a server that offers Discord's API, without `/api/v10` and without a trailing slash.
#[derive(Clone, Deserialize)]
#[serde(try_from = "String")]
pub struct ApiUrl(String);

impl ApiUrl {
    const DISCORD: &str = "https://discord.com";

    /// Returns the URL, or `None` if it is Discord's own.
    pub fn proxy(&self) -> Option<&str> {
        Some(self.0.as_str()).filter(|url| *url != Self::DISCORD)
    }
}

impl Default for ApiUrl {
    fn default() -> Self {
        Self(Self::DISCORD.to_owned())
    }
}

impl TryFrom<String> for ApiUrl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const EXPECTED: &str = "expected a URL such as http://127.0.0.1:8049";
        let url = Url::parse(text.trim()).map_err(|_| EXPECTED)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(EXPECTED);
        }
        if !url.username().is_empty() || url.password().is_some() || url.query().is_some() {
            return Err("the URL must not contain a user name, a password or a query");
        }
        let path = url.path().trim_end_matches('/');
        let path = path.strip_suffix("/api/v10").or(path.strip_suffix("/api")).unwrap_or(path);
        if path.contains("/api/") {
            return Err("the bot uses version v10 of the API; leave /api/… out of the URL");
        }
        Ok(Self(url.origin().ascii_serialization() + path.trim_end_matches('/')))
    }
}

impl fmt::Display for ApiUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The parameter of a database URL that holds a password.
const PASSWORD: &str = "password";

/// The URL of a database. `Display` hides its password.
#[derive(Clone, Deserialize)]
#[serde(try_from = "String")]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// Returns the URL of the SQLite file at `path`.
    pub fn file(path: impl fmt::Display) -> Self {
        Self(format!("sqlite:{path}"))
    }

    /// Returns true if the URL contains a password.
    pub(super) fn has_password(&self) -> bool {
        Url::parse(&self.0).is_ok_and(|url| {
            url.password().is_some() || url.query_pairs().any(|(key, _)| key == PASSWORD)
        })
    }

    /// Returns the URL in clear text, possibly with a password.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for DatabaseUrl {
    fn default() -> Self {
        Self::file("dvonn.db")
    }
}

impl TryFrom<String> for DatabaseUrl {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let text = text.trim();
        let mistake = match text.split_once(':') {
            Some(("sqlite", file)) if file.trim_start_matches('/').is_empty() => {
                "the file name is missing".to_owned()
            }
            Some(("sqlite", _)) => return Ok(Self(text.to_owned())),
            Some(("postgres" | "postgresql", _)) => match Url::parse(text) {
                Ok(_) => return Ok(Self(text.to_owned())),
                Err(error) => error.to_string(),
            },
            _ => "unknown kind of database".to_owned(),
        };
        let expected =
            "sqlite:FILE, such as sqlite:dvonn.db, or postgres://USER:PASSWORD@HOST/DATABASE";
        Err(format!("{mistake}; expected {expected}"))
    }
}

/// Hides the password too.
impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const HIDDEN: &str = "***";
        let Some(mut url) = Url::parse(&self.0).ok().filter(|_| self.has_password()) else {
            return f.write_str(&self.0);
        };
        if url.password().is_some() && url.set_password(Some(HIDDEN)).is_err() {
            return f.write_str(HIDDEN);
        }
        let mut pairs: Vec<(String, String)> = url.query_pairs().into_owned().collect();
        for (_, password) in pairs.iter_mut().filter(|(key, _)| key == PASSWORD) {
            HIDDEN.clone_into(password);
        }
        if !pairs.is_empty() {
            url.query_pairs_mut().clear().extend_pairs(pairs);
        }
        f.write_str(url.as_str())
    }
}

/// An address of this machine, with a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct ListenAddress(SocketAddr);

impl ListenAddress {
    /// Returns the address. Port 0 means any free port.
    pub const fn get(self) -> SocketAddr {
        self.0
    }
}

impl TryFrom<String> for ListenAddress {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let expected = "expected an address and a port such as 127.0.0.1:9100";
        text.trim().parse().map(Self).map_err(|_| expected)
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How the lines of the log are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: each line is a JSON object.
    Json,
}

impl TryFrom<String> for LogFormat {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match text.trim() {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err("expected text or json"),
        }
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Json => "json",
        })
    }
}

/// Reads a log level.
pub(super) fn log_level<'de, D: Deserializer<'de>>(source: D) -> Result<LevelFilter, D::Error> {
    let expected = "expected error, warn, info, debug, trace or off";
    let text = String::deserialize(source)?;
    text.trim().parse().map_err(|_| D::Error::custom(expected))
}
