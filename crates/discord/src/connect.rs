//! Before the first connection: the REST client, whether Discord answers and accepts the token, and the registration of
//! commands.

use serde::{Deserialize, Serialize};
use serenity::all::{
    CommandId, CreateAllowedMentions, CreateCommand, Error, Http, HttpBuilder, HttpError,
    LightMethod, Request, Route,
};

use crate::cause::Remedy;
use crate::repairs::entry_points::entry_points;
use crate::route::RestRoute;
use crate::send;
use crate::send::{PATIENT, SendError};

/// Why the bot cannot connect.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// Discord does not accept the token.
    #[error("the token is not accepted")]
    TokenRejected,
    /// What answers is not Discord's API.
    #[error("the answer is not Discord's: {0}")]
    NotDiscord(String),
    /// Nothing answers.
    #[error("no answer: {0}")]
    Unreachable(String),
}

impl From<Error> for ConnectError {
    fn from(error: Error) -> ConnectError {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                match answer.status_code.as_u16() {
                    401 => ConnectError::TokenRejected,
                    status => ConnectError::NotDiscord(format!("status {status}")),
                }
            }
            Error::Http(HttpError::Request(fault)) if fault.is_decode() => {
                ConnectError::NotDiscord(String::from("not JSON"))
            }
            Error::Http(HttpError::Request(fault)) => {
                ConnectError::Unreachable(root_cause(&fault.without_url()))
            }
            Error::Json(_) => ConnectError::NotDiscord(String::from("unexpected JSON")),
            other => ConnectError::Unreachable(other.to_string()),
        }
    }
}

/// Returns a client for Discord's REST API, or for the server at `proxy`. Its messages ping nobody unless they say so.
pub fn http(token: &str, proxy: Option<String>) -> Http {
    let http = HttpBuilder::new(token).default_allowed_mentions(CreateAllowedMentions::new());
    match proxy {
        None => http.build(),
        // serenity's rate limiter ignores the proxy and talks to Discord itself. The proxy has its
        // own limits.
        Some(base) => http.proxy(base).ratelimiter_disabled(true).build(),
    }
}

/// Checks that Discord answers and accepts the token, and returns how many shards it recommends. Without this check,
/// serenity would carry on silently.
///
/// # Errors
/// [`ConnectError`] if it does not.
pub async fn recommended_shards(http: &Http) -> Result<u32, ConnectError> {
    let user = send::measured(RestRoute::ReadSelf, http.get_current_user()).await?;
    tracing::debug!(bot = user.name, "token accepted");
    match http.get_bot_gateway().await {
        Ok(gateway) => Ok(gateway.shards.max(1)),
        // A server that replaces Discord may only have the plain gateway route.
        Err(Error::Http(HttpError::UnsuccessfulRequest(answer)))
            if answer.status_code.as_u16() == 404 =>
        {
            http.get_gateway().await?;
            Ok(1)
        }
        Err(error) => Err(error.into()),
    }
}

/// Returns the innermost cause, such as "Connection refused (os error 111)".
fn root_cause(error: &dyn std::error::Error) -> String {
    let mut cause = error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    cause.to_string()
}

/// A command as Discord has it.
#[derive(Deserialize)]
pub struct RegisteredCommand {
    /// The id, with which messages mention it.
    pub id: CommandId,
    /// The name in English.
    pub name: String,
}

/// Registers the commands with Discord. An application with an Activity has a command of its own to
/// launch it, which stays. Returns all commands, or none if Discord's response was lost.
///
/// # Errors
/// Then the commands of the last start stay. A new application has none.
pub async fn register_commands(
    http: &Http,
    commands: &[CreateCommand],
) -> Result<Vec<RegisteredCommand>, SendError> {
    match overwrite_commands(http, &commands).await {
        Err(error) if error.cause().is_some_and(|it| it.remedy() == Remedy::AddEntryPoint) => {
            let mut all = entry_points(http).await?;
            tracing::info!(kept = all.len(), "keeping the application's Entry Point command");
            let own = commands.iter().map(serde_json::to_value);
            all.extend(own.collect::<Result<Vec<_>, _>>().map_err(unsendable)?);
            overwrite_commands(http, &all).await
        }
        registered => registered,
    }
}

/// Reads the commands that are registered.
///
/// # Errors
/// [`SendError`] if Discord does not tell.
pub async fn registered_commands(http: &Http) -> Result<Vec<RegisteredCommand>, SendError> {
    let read = || async { http.fire(commands_request(http, LightMethod::Get)?).await };
    send::read(RestRoute::ReadCommands, PATIENT, read).await
}

fn unsendable(error: serde_json::Error) -> SendError {
    SendError::Refused(Box::new(error.into()))
}

async fn overwrite_commands(
    http: &Http,
    commands: &(impl Serialize + Sync),
) -> Result<Vec<RegisteredCommand>, SendError> {
    let body = serde_json::to_vec(commands).map_err(unsendable)?;
    let overwrite = || async {
        let request = commands_request(http, LightMethod::Put)?;
        http.fire(request.body(Some(body.clone()))).await
    };
    Ok(send::send(RestRoute::RegisterCommands, PATIENT, overwrite).await?.unwrap_or_default())
}

fn commands_request(http: &Http, method: LightMethod) -> Result<Request<'static>, HttpError> {
    let application_id = http.application_id().ok_or(HttpError::ApplicationIdMissing)?;
    Ok(Request::new(Route::Commands { application_id }, method))
}
