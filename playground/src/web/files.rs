//! The bytes of attachments.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::hub::Hub;
use crate::ids::AttachmentId;

/// Types that a browser may show; anything else is only offered for saving, since it runs on the page's own origin.
const SHOWN: [&str; 4] = ["image/png", "image/gif", "image/jpeg", "image/webp"];

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
