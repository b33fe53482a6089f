//! The files of the page, embedded.

use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};

/// The files that `index.html` needs, by name.
const FILES: &[(&str, &str, &str)] = &[];

const INDEX: &str = "(the page is being written)";
const HTML: &str = "text/html; charset=utf-8";

/// Nothing but the playground's own files and pictures, and no inline script, whatever people write.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:";

/// The page.
pub(crate) async fn index() -> Response {
    embedded(HTML, INDEX)
}

/// A file of the page.
pub(crate) async fn file(axum::extract::Path(name): axum::extract::Path<String>) -> Response {
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((_, kind, text)) => embedded(kind, text),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn embedded(kind: &'static str, text: &'static str) -> Response {
    let headers: [(HeaderName, &'static str); 3] = [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (headers, text).into_response()
}
