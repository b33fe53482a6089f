//! Handles every request before its route does: reads the body, applies the rate limit and injected
//! faults, and writes the journal. Downloads of files have only the faults.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Payload;
use super::refusal::Refusal;
use crate::clock;
use crate::faults::{Effect, Fault};
use crate::hub::Hub;
use crate::journal::JournalEntry;
use crate::limits::ApiError;
use crate::listener::Peer;
use crate::rate_limit::Remaining;

/// Paths that are exempt from the rate limit, because interactions have their own.
const EXEMPT: [&str; 2] = ["/interactions/", "/webhooks/"];

pub(super) async fn handle(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let (at, started) = (hub.clock.unix_millis(), Instant::now());
    let (mut parts, body) = request.into_parts();
    let (method, path) = (parts.method.to_string(), parts.uri.path().to_owned());
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let payload = Payload::read(&parts, body).await;
    let (json, files) = match &payload {
        Ok(payload) => {
            let files = payload.uploads.iter();
            (
                payload.json.clone(),
                files.map(|file| (file.filename.clone(), file.bytes.len())).collect(),
            )
        }
        Err(_) => (serde_json::Value::Null, Vec::new()),
    };
    let perform =
        async |rate_limit: Result<Option<Remaining>, Remaining>| match (payload, rate_limit) {
            (_, Err(remaining)) => ApiError::rate_limited(remaining.seconds, true).into_response(),
            (Err(refusal), _) => refusal.into_response(),
            (Ok(payload), Ok(_)) => {
                parts.extensions.insert(payload);
                next.run(Request::from_parts(parts, axum::body::Body::empty())).await
            }
        };
    let fault = hub.faults.take(&method, &path);
    let rate_limit = check_rate_limit(&hub, &path);
    let (mut response, dropped) = match &fault {
        None => (perform(rate_limit).await, false),
        Some(fault) => inject(fault, perform(rate_limit)).await,
    };
    add_rate_limit_headers(response.headers_mut(), &method, &path, rate_limit);
    let refusal = response.extensions_mut().remove::<Refusal>();
    hub.journal.record(JournalEntry {
        at,
        method,
        path,
        query,
        body: json,
        files,
        status: if dropped { 0 } else { response.status().as_u16() },
        refusal: refusal.map(|Refusal(body)| body).unwrap_or_default(),
        faulted: fault.is_some(),
        took_us: u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX),
    });
    if dropped {
        peer.cut();
    }
    response
}

/// Handles a download, which is no request to Discord's API.
pub(crate) async fn handle_download(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let fault = hub.faults.take(request.method().as_str(), request.uri().path());
    let Some(fault) = fault else { return next.run(request).await };
    let (response, dropped) = inject(&fault, next.run(request)).await;
    if dropped {
        peer.cut();
    }
    response
}

/// Injects a fault around a request. Returns whether to drop the connection as well.
async fn inject(fault: &Fault, perform: impl Future<Output = Response>) -> (Response, bool) {
    if let Effect::Delay(milliseconds) = fault.effect {
        let delay = tokio::time::sleep(Duration::from_millis(milliseconds));
        if fault.performed {
            let response = perform.await;
            delay.await;
            return (response, false);
        }
        delay.await;
        return (perform.await, false);
    }
    if fault.effect == Effect::Unreadable {
        let response = perform.await;
        let carried_out = response.status().is_success();
        return (if carried_out { "{".into_response() } else { response }, false);
    }
    if fault.performed {
        perform.await;
    }
    match fault.effect {
        Effect::Status(status) => {
            let reason = StatusCode::from_u16(status).ok().and_then(|s| s.canonical_reason());
            let text = format!("{status}: {}", reason.unwrap_or("Error"));
            (ApiError::new(status, 0, text).into_response(), false)
        }
        Effect::Refuse(status, code) => {
            (ApiError::new(status, code, "Refused by the test").into_response(), false)
        }
        Effect::RateLimited(seconds) => {
            (ApiError::rate_limited(seconds, false).into_response(), false)
        }
        Effect::TooManyEdits(seconds) => (ApiError::too_many_edits(seconds).into_response(), false),
        Effect::Drop | Effect::Delay(_) | Effect::Unreadable => {
            (StatusCode::NO_CONTENT.into_response(), true)
        }
    }
}

fn check_rate_limit(hub: &Hub, path: &str) -> Result<Option<Remaining>, Remaining> {
    match hub.options.requests_per_second {
        Some(limit) if !EXEMPT.iter().any(|start| path.starts_with(start)) => {
            hub.rate_limit.take(limit, Instant::now()).map(Some)
        }
        _ => Ok(None),
    }
}

/// The rate limit headers of an answer.
fn add_rate_limit_headers(
    headers: &mut HeaderMap,
    method: &str,
    path: &str,
    rate_limit: Result<Option<Remaining>, Remaining>,
) {
    let remaining = match rate_limit {
        Ok(None) => Remaining { requests: 50, seconds: 1.0 },
        Ok(Some(remaining)) | Err(remaining) => remaining,
    };
    let mut bucket = DefaultHasher::new();
    (method, path).hash(&mut bucket);
    #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit exactly")]
    let now = clock::machine_millis() as f64 / 1000.0;
    let fields = [
        ("x-ratelimit-limit", "50".to_owned()),
        ("x-ratelimit-remaining", remaining.requests.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", now + remaining.seconds)),
        ("x-ratelimit-reset-after", format!("{:.3}", remaining.seconds)),
        ("x-ratelimit-bucket", format!("{:016x}", bucket.finish())),
    ];
    for (name, value) in fields {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
}
