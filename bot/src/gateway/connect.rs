//! Connecting to Discord with the operator's settings.

use dvonn_discord::connect;
use dvonn_discord::connect::ConnectError;
use dvonn_model::ShardRange;
use serenity::all::Http;

use crate::config::{Config, Shards};
use crate::start::StartError;

/// Returns a client for Discord's REST API, or for the server named in the settings.
pub(crate) fn http(config: &Config) -> Result<Http, StartError> {
    let token = config.discord.token.as_ref().ok_or(StartError::TokenMissing)?;
    let proxy = config.discord.api_url.proxy().map(ToString::to_string);
    Ok(connect::http(token.expose(), proxy))
}

/// Checks that the server answers and accepts the token, and returns which shards to connect.
pub(crate) async fn check(config: &Config, http: &Http) -> Result<ShardRange, StartError> {
    let recommended = connect::recommended_shards(http).await.map_err(|error| match error {
        ConnectError::TokenRejected => StartError::token_rejected(config),
        ConnectError::NotDiscord(answer) => StartError::not_discord(config, answer),
        ConnectError::Unreachable(cause) => StartError::unreachable(config, cause),
    })?;
    Ok(match config.discord.shards {
        Shards::Auto => {
            ShardRange { first: 0, last: recommended.saturating_sub(1), of: recommended }
        }
        Shards::Range { first, last, of } => ShardRange { first, last, of: of.get() },
    })
}
