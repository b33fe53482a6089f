//! The bytes of attachments, and uploading files.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Denied;
use crate::hub::Hub;
use crate::ids::{AttachmentId, UserId};
use crate::world::NewFile;

/// The types that a browser may display. Others are only downloaded, because they would run on the
/// page's own origin.
const SHOWN: [&str; 5] =
    ["image/png", "image/gif", "image/jpeg", "image/webp", "text/plain; charset=utf-8"];

pub(super) async fn file(
    State(hub): State<Arc<Hub>>,
    Path((id, _)): Path<(AttachmentId, String)>,
) -> Response {
    let Some(file) = hub.with(|world| world.files.get(id).cloned()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let shown = SHOWN.contains(&file.content_type.as_str());
    let kind = HeaderValue::from_str(&file.content_type)
        .unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers = [
        (CONTENT_TYPE, kind),
        (
            CONTENT_DISPOSITION,
            HeaderValue::from_static(if shown { "inline" } else { "attachment" }),
        ),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600, immutable")),
    ];
    (headers, file.bytes).into_response()
}

/// The picture of the welcome.
pub(super) async fn welcome_picture(State(hub): State<Arc<Hub>>) -> Response {
    let welcome = hub.options.welcome.as_ref();
    let Some(picture) = welcome.and_then(|welcome| welcome.picture.as_ref()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    ([(CONTENT_TYPE, "image/png"), (X_CONTENT_TYPE_OPTIONS, "nosniff")], picture.png)
        .into_response()
}

#[derive(Deserialize)]
pub(super) struct Naming {
    user: UserId,
    filename: String,
}

/// Takes a file for a command option.
pub(super) async fn store_option_file(
    State(hub): State<Arc<Hub>>,
    Query(naming): Query<Naming>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Json<Value>, Denied> {
    let content_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let content_type = content_type.unwrap_or_default().to_owned();
    let file = NewFile { filename: naming.filename, description: None, content_type, bytes };
    let attachment = hub.with(|world| {
        world.user(naming.user)?;
        world.store_option_file(file)
    })?;
    Ok(Json(json!({ "attachment": attachment })))
}
