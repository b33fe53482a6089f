//! The control protocol of `PROTOCOL.md`: the methods of the handle over HTTP, for tests in another process.

use std::sync::Arc;

use axum::Router;

use crate::hub::Hub;

/// Everything below `/playground/control`.
pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
}
