//! What can keep the bot from meeting Discord, each with the one line that tells an operator what
//! to do. It knows the settings; it does not know how Discord is reached.

use crate::config::{Config, Origin};

/// Why the bot cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Nobody set a token.
    #[error(
        "the bot has no token: take one from https://discord.com/developers/applications (your \
         application, Bot, Reset Token) and set DVONN_DISCORD_TOKEN to it, or token in [discord] \
         of dvonn.toml; to try the bot without a token, run `dvonn-bot playground`"
    )]
    TokenMissing,
    /// The server does not accept the token.
    #[error(
        "{server} refuses the token that {origin} gives: it was cut short, or has been reset \
         since; take a new one from https://discord.com/developers/applications (your application, \
         Bot, Reset Token)"
    )]
    TokenRejected {
        /// Where the token was read.
        origin: Origin,
        /// Who refused it.
        server: String,
    },
    /// The server cannot be talked to at all.
    #[error("nobody answers at {server} ({cause}): {}", .origin.advice())]
    Unreachable {
        /// Who should have answered.
        server: String,
        /// Where that address came from.
        origin: ApiOrigin,
        /// What the system says of it.
        cause: String,
    },
    /// Someone answers, but not as Discord would.
    #[error("{server} does not answer as Discord does ({answer}): {}", .origin.advice())]
    NotDiscord {
        /// Who answered.
        server: String,
        /// Where that address came from.
        origin: ApiOrigin,
        /// What came back, in a few words.
        answer: String,
    },
    /// The machine does not give the computer player its threads.
    #[error("this machine has no threads for the computer player ({0}): lower computer.threads")]
    NoThreads(#[source] std::io::Error),
}

/// Where the address of Discord's API came from: it decides what an operator can do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiOrigin(Origin);

impl ApiOrigin {
    fn advice(&self) -> String {
        match &self.0 {
            Origin::Default => "check this machine's network, then try again; Discord's own \
                                troubles are at https://discordstatus.com"
                .to_owned(),
            given => format!("check discord.api_url, which {given} gives"),
        }
    }
}

impl StartError {
    /// The server does not accept the token of these settings.
    pub fn token_rejected(config: &Config) -> Self {
        Self::TokenRejected {
            origin: config.origin("discord.token").clone(),
            server: server(config),
        }
    }

    /// The server of these settings cannot be talked to, because of `cause`.
    pub fn unreachable(config: &Config, cause: impl Into<String>) -> Self {
        Self::Unreachable {
            server: server(config),
            origin: api_origin(config),
            cause: cause.into(),
        }
    }

    /// The server of these settings said `answer`, which Discord would not.
    pub fn not_discord(config: &Config, answer: impl Into<String>) -> Self {
        Self::NotDiscord {
            server: server(config),
            origin: api_origin(config),
            answer: answer.into(),
        }
    }

    /// Whether a setting has to change before another attempt can succeed.
    pub fn is_bad_setting(&self) -> bool {
        matches!(self, Self::TokenMissing | Self::TokenRejected { .. })
    }
}

fn server(config: &Config) -> String {
    config.discord.api_url.as_ref().map_or_else(|| "Discord".to_owned(), ToString::to_string)
}

fn api_origin(config: &Config) -> ApiOrigin {
    ApiOrigin(config.origin("discord.api_url").clone())
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;

    fn config(variables: &[(&str, &str)]) -> Config {
        let variables = variables.iter().map(|(name, value)| (name.into(), value.into()));
        Config::read(None, variables.collect::<Vec<(OsString, OsString)>>()).unwrap()
    }

    #[test]
    fn a_refused_token_is_told_by_where_it_was_read_and_never_shown() {
        let config = config(&[("DVONN_DISCORD_TOKEN", "abc.def")]);
        let line = StartError::token_rejected(&config).to_string();
        let start = "Discord refuses the token that environment variable DVONN_DISCORD_TOKEN gives";
        assert!(line.starts_with(start), "{line}");
        assert!(!line.contains("abc.def"), "{line}");
    }

    #[test]
    fn silence_at_another_address_names_the_address_and_its_setting() {
        let config = config(&[("DVONN_DISCORD_API_URL", "http://127.0.0.1:9/api/v10/")]);
        assert_eq!(
            StartError::unreachable(&config, "connection refused").to_string(),
            "nobody answers at http://127.0.0.1:9 (connection refused): check discord.api_url, \
             which environment variable DVONN_DISCORD_API_URL gives"
        );
    }

    #[test]
    fn silence_of_discord_itself_points_to_the_network() {
        let line = StartError::unreachable(&config(&[]), "no route to host").to_string();
        assert!(line.starts_with("nobody answers at Discord (no route to host): check"), "{line}");
    }
}
