//! Counts and measures what `dvonn_discord` does: requests to Discord, and pictures.

use std::time::Duration;

use dvonn_discord::picture::Lane;
use dvonn_discord::route::RestRoute;

use crate::metrics::names::{DRAWING_SECONDS, REQUEST_SECONDS, REQUESTS};

/// Counts a request.
pub(crate) fn request(route: RestRoute, status: &str, time: Option<Duration>) {
    REQUESTS.count([route.into(), status]);
    if let Some(time) = time {
        REQUEST_SECONDS.add(time, [route.into()]);
    }
}

/// Measures a picture that was drawn.
pub(crate) fn drawing(lane: Lane, time: Duration) {
    let lane = match lane {
        Lane::Turn => "turn",
        Lane::Other => "other",
    };
    DRAWING_SECONDS.add(time, [lane]);
}
