//! A refusal as an HTTP response.

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::limits::ApiError;

/// The body of a refusal, kept on the response for the journal.
#[derive(Clone, Debug)]
pub(super) struct Refusal(pub(super) Value);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = self.body();
        let refusal = Refusal(body.clone());
        let mut response = (status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after() {
            let headers = response.headers_mut();
            // Discord rounds up to whole seconds here; the body has the exact time.
            if let Ok(value) = format!("{:.0}", seconds.ceil()).parse() {
                headers.insert("retry-after", value);
            }
            let global = refusal.0["global"] == true;
            let scope = if global { "global" } else { "user" };
            headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
            if global {
                headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            }
        }
        response.extensions_mut().insert(refusal);
        response
    }
}
