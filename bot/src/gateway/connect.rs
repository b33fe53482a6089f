//! Connecting to Discord: the REST client, the checks before the first connection, command
//! registration.

use dvonn_discord::cause::Remedy;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, SendError};
use dvonn_model::ShardRange;
use serde::Serialize;
use serde_json::Value;
use serenity::all::{
    CommandType, CreateAllowedMentions, CreateCommand, Error, Http, HttpBuilder, HttpError,
    LightMethod, Request, Route,
};

use crate::config::{Config, Shards};
use crate::start::StartError;

/// The fields of an Entry Point command that its owner chooses.
const ENTRY_POINT_FIELDS: [&str; 11] = [
    "id",
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "default_member_permissions",
    "nsfw",
    "contexts",
    "integration_types",
    "handler",
];

/// Returns a client for Discord's REST API, or for the server named in the settings.
pub(crate) fn http(config: &Config) -> Result<Http, StartError> {
    let token = config.discord.token.as_ref().ok_or(StartError::TokenMissing)?;
    let http =
        HttpBuilder::new(token.expose()).default_allowed_mentions(CreateAllowedMentions::new());
    let http = match config.discord.api_url.proxy() {
        None => http,
        // serenity's rate limiter ignores the proxy and talks to Discord itself. The proxy has its
        // own limits.
        Some(base) => http.proxy(base.to_string()).ratelimiter_disabled(true),
    };
    Ok(http.build())
}

/// Checks that the server answers and accepts the token, and returns which shards to connect.
/// Without this check, serenity would carry on silently.
pub(crate) async fn check(config: &Config, http: &Http) -> Result<ShardRange, StartError> {
    let recommended = recommended_shards(config, http).await?;
    Ok(match config.discord.shards {
        Shards::Auto => {
            ShardRange { first: 0, last: recommended.saturating_sub(1), of: recommended }
        }
        Shards::Range { first, last, of } => ShardRange { first, last, of: of.get() },
    })
}

async fn recommended_shards(config: &Config, http: &Http) -> Result<u32, StartError> {
    let user = send::measured(RestRoute::ReadSelf, http.get_current_user()).await;
    let user = user.map_err(|error| explain(config, error))?;
    tracing::debug!(bot = user.name, "token accepted");
    match http.get_bot_gateway().await {
        Ok(gateway) => Ok(gateway.shards.max(1)),
        // A server that replaces Discord may only have the plain gateway route.
        Err(Error::Http(HttpError::UnsuccessfulRequest(answer)))
            if answer.status_code.as_u16() == 404 =>
        {
            http.get_gateway().await.map_err(|error| explain(config, error))?;
            Ok(1)
        }
        Err(error) => Err(explain(config, error)),
    }
}

fn explain(config: &Config, error: Error) -> StartError {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(answer)) => match answer.status_code.as_u16() {
            401 => StartError::token_rejected(config),
            status => StartError::not_discord(config, format!("status {status}")),
        },
        Error::Http(HttpError::Request(fault)) if fault.is_decode() => {
            StartError::not_discord(config, "not JSON")
        }
        Error::Http(HttpError::Request(fault)) => {
            StartError::unreachable(config, root_cause(&fault.without_url()))
        }
        Error::Json(_) => StartError::not_discord(config, "unexpected JSON"),
        other => StartError::unreachable(config, other.to_string()),
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

/// Registers the commands with Discord. An application with an Activity has a command of its own to
/// launch it, which stays.
///
/// # Errors
/// Then the commands of the last start stay. A new application has none.
pub(crate) async fn register_commands(
    http: &Http,
    commands: &[CreateCommand],
) -> Result<(), SendError> {
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

fn unsendable(error: serde_json::Error) -> SendError {
    SendError::Refused(Box::new(error.into()))
}

async fn overwrite_commands(
    http: &Http,
    commands: &(impl Serialize + Sync),
) -> Result<(), SendError> {
    send::send(RestRoute::RegisterCommands, PATIENT, || http.create_global_commands(commands))
        .await
        .map(drop)
}

/// Reads the commands that launch the application's Activity, as Discord takes them back.
async fn entry_points(http: &Http) -> Result<Vec<Value>, SendError> {
    let read = || async {
        let application_id = http.application_id().ok_or(HttpError::ApplicationIdMissing)?;
        let translated = vec![("with_localizations", String::from("true"))];
        let request = Request::new(Route::Commands { application_id }, LightMethod::Get);
        http.fire::<Vec<Value>>(request.params(Some(translated))).await
    };
    let mut commands = send::read(RestRoute::ReadCommands, PATIENT, read).await?;
    commands.retain(|command| command["type"] == u8::from(CommandType::PrimaryEntryPoint));
    for command in &mut commands {
        if let Some(fields) = command.as_object_mut() {
            fields.retain(|name, value| ENTRY_POINT_FIELDS.contains(&&**name) && !value.is_null());
        }
    }
    Ok(commands)
}
