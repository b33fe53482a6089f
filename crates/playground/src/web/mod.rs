//! The page's protocol, as described in `PROTOCOL.md`.

mod actions;
mod events;
mod files;
mod view;

use std::sync::Arc;

pub(crate) use actions::advance;
use axum::Json;
use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::act::Refused;
use crate::hub::Hub;
use crate::limits::ApiError;
use crate::page;
use crate::rest::handle_download;
use crate::welcome::PICTURE_PATH;

/// The page, its files and `/playground/api`.
pub(crate) fn routes(hub: Arc<Hub>) -> Router<Arc<Hub>> {
    let api = Router::new()
        .route("/events", get(events::stream))
        .route("/state", get(events::state))
        .route("/command", post(actions::command))
        .route("/menu-command", post(actions::menu_command))
        .route("/autocomplete", post(actions::autocomplete))
        .route("/component", post(actions::component))
        .route("/modal", post(actions::modal))
        .route("/modal-close", post(actions::close_modal))
        .route("/message", post(actions::message))
        .route("/message-delete", post(actions::delete_message))
        .route("/channel", post(actions::channel))
        .route("/upload", post(files::store_option_file))
        .route("/direct", post(actions::direct))
        .route("/guild", post(actions::guild))
        .route("/person", post(actions::person))
        .route("/member", post(actions::member))
        .route("/role", post(actions::role))
        .route("/permissions", post(actions::permissions))
        .route("/clock", post(actions::advance));
    let download = get(files::file).layer(middleware::from_fn_with_state(hub, handle_download));
    Router::new()
        .route("/", get(page::index))
        .route("/playground/page/{name}", get(page::file))
        .route("/playground/files/{id}/{name}", download)
        .route(PICTURE_PATH, get(files::welcome_picture))
        .nest("/playground/api", api)
}

/// A request of the page or a test that cannot be carried out: a status and a sentence.
pub(crate) struct Denied(StatusCode, String);

impl Denied {
    pub(crate) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Self(status, sentence.into())
    }
}

impl From<Refused> for Denied {
    fn from(refused: Refused) -> Self {
        Self(StatusCode::BAD_REQUEST, refused.to_string())
    }
}

impl From<ApiError> for Denied {
    fn from(refusal: ApiError) -> Self {
        Refused::from(refusal).into()
    }
}

impl From<JsonRejection> for Denied {
    fn from(rejection: JsonRejection) -> Self {
        Self(StatusCode::BAD_REQUEST, rejection.body_text())
    }
}

impl IntoResponse for Denied {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1 }))).into_response()
    }
}

/// A JSON body. A malformed one is refused with a sentence.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Denied;

    async fn from_request(request: Request, state: &S) -> Result<Self, Denied> {
        Ok(Self(Json::from_request(request, state).await?.0))
    }
}
