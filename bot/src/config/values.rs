//! The types that a setting can have, each of which can hold only what makes sense.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use toml::de::DeValue;
use url::Url;

/// A value as it was read, before it is known what it should be.
#[derive(Clone, Copy)]
pub(super) enum Raw<'a> {
    /// From the environment, where everything is text.
    Text(&'a str),
    /// From a settings file.
    Toml(&'a DeValue<'a>),
}

/// What the type of a setting can do.
pub(super) trait Value: Sized {
    /// What the value may be, to follow "it must be".
    const EXPECTS: &'static str;

    /// Reads the value, or says what is wrong with it, to follow the setting's name. Neither says
    /// anything that could be a secret.
    fn parse(text: &str) -> Result<Self, String>;

    /// The value as people may see it: without secrets.
    fn show(&self) -> String;

    /// The value as the example of a settings file holds it.
    fn in_file(&self) -> String {
        format!("{:?}", self.show())
    }

    /// Reads the value as [`Value::parse`] does, from wherever it is. A type that is not written
    /// as text in a settings file says so by a reader of its own.
    fn read(raw: Raw<'_>) -> Result<Self, String> {
        match raw {
            Raw::Text(text) => Self::parse(text),
            Raw::Toml(DeValue::String(text)) => Self::parse(text),
            Raw::Toml(other) => Err(format!("is of type {}, not text in quotes", other.type_str())),
        }
    }
}

/// Names a wrong value, at a length and in a form that suits one line.
pub(super) fn is(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("is {short:?}")
}

/// Text that must not be seen: a bot's token.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The token that `text` holds. A leading `Bot `, as it stands in a request's header, and
    /// blanks around it are not part of it.
    ///
    /// # Errors
    /// What is wrong with text that cannot be a token, to follow its name; never the text itself.
    pub fn new(text: &str) -> Result<Self, &'static str> {
        let text = text.trim();
        let token = text.strip_prefix("Bot ").unwrap_or(text).trim_start();
        if token.is_empty() || token == "Bot" {
            Err("is empty")
        } else if token.contains(char::is_whitespace) {
            Err("has blanks inside")
        } else if !token.chars().all(|c| c.is_ascii_graphic()) {
            Err("has characters that no token has")
        } else {
            Ok(Self(token.to_owned()))
        }
    }

    /// The text, for whoever has to hand it on.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[redacted]")
    }
}

impl Value for Option<Secret> {
    const EXPECTS: &'static str = "a bot's token, as Discord's developer portal shows it";

    fn parse(text: &str) -> Result<Self, String> {
        Ok(Some(Secret::new(text)?))
    }

    fn show(&self) -> String {
        self.as_ref().map_or_else(|| "not set".to_owned(), Secret::to_string)
    }

    fn in_file(&self) -> String {
        r#""""#.to_owned()
    }
}

/// A server other than Discord that speaks Discord's API over HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiUrl(String);

impl ApiUrl {
    /// The version of Discord's API that the bot speaks.
    const VERSION: &str = "v10";

    /// The server's address, without the `/api/v10` that every path of the API begins with and
    /// without a slash at the end.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ApiUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for ApiUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let url = Url::parse(text.trim()).map_err(|_| is(text))?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err("has a user name or password in it".to_owned());
        }
        if !matches!(url.scheme(), "http" | "https") {
            return Err(format!("{}, which begins with neither http:// nor https://", is(text)));
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err(format!("{}, which goes on after the path", is(text)));
        }
        let mut path = url.path().trim_end_matches('/');
        if let Some((before, version)) = path.rsplit_once("/api/") {
            if version != Self::VERSION {
                return Err(format!("{}, but the bot speaks {}", is(text), Self::VERSION));
            }
            path = before;
        }
        let path = path.strip_suffix("/api").unwrap_or(path).trim_end_matches('/');
        Ok(Self(format!("{}{path}", url.origin().ascii_serialization())))
    }
}

/// None stands for Discord itself, however it was written.
impl Value for Option<ApiUrl> {
    const EXPECTS: &'static str = "an address such as http://127.0.0.1:8049";

    fn parse(text: &str) -> Result<Self, String> {
        let url: ApiUrl = text.parse()?;
        Ok((url.as_str() != "https://discord.com").then_some(url))
    }

    fn show(&self) -> String {
        self.as_ref().map_or_else(|| "https://discord.com".to_owned(), ApiUrl::to_string)
    }
}

impl Value for Option<PathBuf> {
    const EXPECTS: &'static str = "the path of a file";

    fn parse(text: &str) -> Result<Self, String> {
        let path = text.trim();
        Ok((!path.is_empty()).then(|| PathBuf::from(path)))
    }

    fn show(&self) -> String {
        self.as_ref().map_or_else(|| "not set".to_owned(), |path| path.display().to_string())
    }

    fn in_file(&self) -> String {
        r#""""#.to_owned()
    }
}

/// Which database holds the games. Shown without its password.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl DatabaseUrl {
    /// The SQLite file at this path.
    pub fn file(path: impl fmt::Display) -> Self {
        Self(format!("sqlite:{path}"))
    }

    /// The address, for whoever connects; a PostgreSQL one may hold a password.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const HIDDEN: &str = "***";
        let Some(mut url) = Url::parse(&self.0).ok().filter(|_| !self.0.starts_with("sqlite:"))
        else {
            return f.write_str(&self.0);
        };
        if url.password().is_some() && url.set_password(Some(HIDDEN)).is_err() {
            return f.write_str(HIDDEN);
        }
        if url.query_pairs().any(|(key, _)| key == "password") {
            let pairs: Vec<_> = url.query_pairs().into_owned().collect();
            url.query_pairs_mut().clear().extend_pairs(
                pairs
                    .iter()
                    .map(|(key, value)| (key, if key == "password" { HIDDEN } else { value })),
            );
        }
        f.write_str(url.as_str())
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Value for DatabaseUrl {
    const EXPECTS: &'static str =
        "sqlite:FILE, such as sqlite:dvonn.db, or postgres://USER:PASSWORD@HOST/DATABASE";

    fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim();
        match text.split_once(':') {
            Some(("sqlite", file)) if file.trim_start_matches('/').is_empty() => {
                Err("names no file".to_owned())
            }
            Some(("sqlite", _)) => Ok(Self(text.to_owned())),
            Some(("postgres" | "postgresql", _)) => match Url::parse(text) {
                Ok(_) => Ok(Self(text.to_owned())),
                Err(error) => Err(format!("cannot be read as an address ({error})")),
            },
            Some((kind, _)) => Err(format!("is of the unknown kind {kind:?}")),
            None => Err(is(text)),
        }
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

/// How much to say in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogLevel {
    /// Only what needs someone's attention now.
    Error,
    /// And what may need it soon.
    Warn,
    /// And what the bot did.
    Info,
    /// And how.
    Debug,
    /// And everything else.
    Trace,
}

impl LogLevel {
    const ALL: [Self; 5] = [Self::Error, Self::Warn, Self::Info, Self::Debug, Self::Trace];

    fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Debug => "debug",
            Self::Trace => "trace",
        }
    }
}

impl From<LogLevel> for tracing::Level {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
            LogLevel::Trace => Self::TRACE,
        }
    }
}

impl Value for LogLevel {
    const EXPECTS: &'static str = "error, warn, info, debug or trace";

    fn parse(text: &str) -> Result<Self, String> {
        let name = text.trim();
        Self::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| is(text))
    }

    fn show(&self) -> String {
        self.name().to_owned()
    }
}
