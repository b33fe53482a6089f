//! The bot's application.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};

use super::RestResult;
use crate::hub::Hub;
use crate::wire;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/applications/@me", get(application))
        .route("/oauth2/applications/@me", get(application))
}

async fn application(State(hub): State<Arc<Hub>>) -> RestResult {
    Ok(Json(hub.with(|world| wire::application(world))))
}
