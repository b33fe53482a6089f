//! The Entry Point command of an application with an Activity. It must be registered again with all others, and serenity
//! reads commands without all of its fields.

use serde_json::Value;
use serenity::all::{CommandType, Http, HttpError, LightMethod, Request, Route};

use crate::route::RestRoute;
use crate::send;
use crate::send::{PATIENT, SendError};

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

/// Reads the commands that launch the application's Activity, as Discord takes them back.
pub(crate) async fn entry_points(http: &Http) -> Result<Vec<Value>, SendError> {
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
