//! Why the bot cannot start. Each error is one line that tells the operator what to do.
//!
//! Errors in settings are a `config::ConfigError`, those of the database an `OpenError` of the
//! store, and those of the command line are in `cli::failure`.

use crate::config::Config;

/// How to try the bot without a token, if this program can.
const PLAYGROUND: &str = if cfg!(feature = "playground") {
    "; to try the bot without a token, run `dvonn-bot playground`"
} else {
    ""
};

/// Why the bot cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// No token is set.
    #[error(
        "the bot has no token: copy one from https://discord.com/developers/applications (your \
         application, Bot, Reset Token) to DVONN_DISCORD_TOKEN, to token in [discord] of \
         dvonn.toml, or to a file that DVONN_DISCORD_TOKEN_FILE names{}",
        PLAYGROUND
    )]
    TokenMissing,
    /// The server rejected the token.
    #[error(
        "{server} rejected the token in {origin}: it is incomplete, or was reset since; copy a new \
         one from https://discord.com/developers/applications (your application, Bot, Reset Token)"
    )]
    TokenRejected {
        /// Where the token comes from.
        origin: String,
        /// The server that rejected it.
        server: String,
    },
    /// The server cannot be reached.
    #[error("cannot connect to {server} ({cause}): {advice}")]
    Unreachable {
        /// The server.
        server: String,
        /// What the operator can do.
        advice: String,
        /// The system's error.
        cause: String,
    },
    /// The server responded, but not like Discord.
    #[error("{server} does not respond like Discord ({answer}): {advice}")]
    NotDiscord {
        /// The server.
        server: String,
        /// What the operator can do.
        advice: String,
        /// A short description of the response.
        answer: String,
    },
    /// The system could not start threads for the computer player.
    #[error("cannot start threads for the computer player ({0}): lower computer.threads")]
    NoThreads(#[source] std::io::Error),
    /// The address for monitoring cannot be used.
    #[error("cannot answer monitoring at {address} ({cause}): change or remove metrics.listen")]
    CannotListen {
        /// The address.
        address: std::net::SocketAddr,
        /// The system's error.
        cause: String,
    },
}

impl StartError {
    /// Makes the error for a token that the server rejected.
    pub fn token_rejected(config: &Config) -> Self {
        Self::TokenRejected {
            origin: config.origin("discord.token").unwrap_or_default().to_owned(),
            server: server(config),
        }
    }

    /// Makes the error for a configured server that cannot be reached because of `cause`.
    pub fn unreachable(config: &Config, cause: impl Into<String>) -> Self {
        Self::Unreachable { server: server(config), advice: advice(config), cause: cause.into() }
    }

    /// Makes the error for a configured server that responds with `answer`, unlike Discord.
    pub fn not_discord(config: &Config, answer: impl Into<String>) -> Self {
        Self::NotDiscord { server: server(config), advice: advice(config), answer: answer.into() }
    }

    /// Returns true if no attempt can succeed until a setting changes.
    pub fn is_bad_setting(&self) -> bool {
        matches!(self, Self::TokenMissing | Self::TokenRejected { .. })
    }
}

fn server(config: &Config) -> String {
    config.discord.api_url.proxy().unwrap_or("Discord").to_owned()
}

fn advice(config: &Config) -> String {
    match config.origin("discord.api_url") {
        Some(origin) => format!("check discord.api_url in {origin}"),
        None => "check the network of this machine and https://discordstatus.com, then try again"
            .to_owned(),
    }
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
    fn a_rejected_token_is_named_by_its_source_and_never_shown() {
        let config = config(&[("DVONN_DISCORD_TOKEN", "abc.def")]);
        let line = StartError::token_rejected(&config).to_string();
        let start = "Discord rejected the token in environment variable DVONN_DISCORD_TOKEN: ";
        assert!(line.starts_with(start), "{line}");
        assert!(!line.contains("abc.def"), "{line}");
    }

    #[test]
    fn an_unreachable_server_is_named_with_its_setting() {
        let config = config(&[("DVONN_DISCORD_API_URL", "http://127.0.0.1:9/api/v10/")]);
        assert_eq!(
            StartError::unreachable(&config, "connection refused").to_string(),
            "cannot connect to http://127.0.0.1:9 (connection refused): check discord.api_url in \
             environment variable DVONN_DISCORD_API_URL"
        );
    }

    #[test]
    fn if_discord_is_unreachable_the_advice_is_to_check_the_network() {
        let line = StartError::unreachable(&config(&[]), "no route to host").to_string();
        assert!(line.starts_with("cannot connect to Discord (no route to host): check"), "{line}");
    }
}
