//! What monitoring reads: `/metrics` for Prometheus, `/healthz` and `/readyz`; and what systemd is
//! told.
//!
//! - `listener` limits the connections;
//! - `sample` reads the gauges when somebody asks for the metrics;
//! - `queries` measures the database;
//! - `supervisor` tells systemd that the bot is ready and alive.

mod listener;
pub(crate) mod queries;
mod sample;
pub(crate) mod supervisor;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use crate::config;
use crate::metrics;
use crate::monitor::listener::Limited;
use crate::monitor::sample::LastAsked;
use crate::runtime::app::{App, AppSlot};
use crate::start::StartError;

/// The pause between two rounds of sorting what was measured.
const TIDY_PAUSE: Duration = Duration::from_secs(5);

/// The address where monitoring asks, if the settings name one.
pub(crate) struct Monitor(Option<TcpListener>);

impl Monitor {
    /// Listens at the address in the settings, and starts to count and measure. Does nothing
    /// without an address.
    ///
    /// # Errors
    /// [`StartError::CannotListen`] if the address cannot be used.
    pub(crate) async fn listen(settings: &config::Metrics) -> Result<Monitor, StartError> {
        let Some(address) = settings.listen else { return Ok(Monitor(None)) };
        let address = address.get();
        let failed = |cause: String| StartError::CannotListen { address, cause };
        let listener =
            TcpListener::bind(address).await.map_err(|error| failed(error.to_string()))?;
        let bound = listener.local_addr().map_err(|error| failed(error.to_string()))?;
        metrics::start().map_err(|error| failed(error.to_string()))?;
        tracing::info!(address = %bound, "answering /metrics, /healthz and /readyz");
        Ok(Monitor(Some(listener)))
    }

    /// Answers until this is dropped.
    pub(crate) async fn serve(self, app: AppSlot) {
        let Some(listener) = self.0 else { return std::future::pending().await };
        let router = Router::new()
            .route("/metrics", get(show_metrics))
            .route("/healthz", get(show_health))
            .route("/readyz", get(show_readiness))
            .with_state(Asked { app, database: Arc::default() });
        let tidy = async {
            loop {
                tokio::time::sleep(TIDY_PAUSE).await;
                metrics::tidy();
            }
        };
        tokio::select! {
            served = axum::serve(Limited::new(listener), router) => {
                tracing::error!(error = ?served.err(), "no longer answering monitoring");
            }
            () = tidy => {}
        }
        std::future::pending::<()>().await;
    }
}

/// Who is asked, and what they know.
#[derive(Clone)]
struct Asked {
    app: AppSlot,
    /// When the database was last asked. Locked while it is.
    database: Arc<Mutex<LastAsked>>,
}

async fn show_metrics(State(asked): State<Asked>) -> impl IntoResponse {
    match asked.app.get() {
        Some(app) => sample::sample(app, &asked.database).await,
        None => sample::sample_start(),
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics::export())
}

/// Alive: a restart would not help. While the bot starts, it is alive.
async fn show_health(State(Asked { app, .. }): State<Asked>) -> (StatusCode, String) {
    let problem = app.get().and_then(|app| app.health.keeper_problem());
    answer(problem.as_slice())
}

/// Ready: people can play.
async fn show_readiness(State(Asked { app, .. }): State<Asked>) -> (StatusCode, String) {
    answer(&match app.get() {
        None => vec![String::from("gateway: not connected yet")],
        Some(app) if app.serving.is_closed() => vec![String::from("stopping")],
        Some(app) => problems(app).await,
    })
}

/// Returns 200, or 503 with one line for each problem.
fn answer(problems: &[String]) -> (StatusCode, String) {
    if problems.is_empty() {
        (StatusCode::OK, String::from("ok\n"))
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, problems.join("\n") + "\n")
    }
}

/// Returns why people cannot play, one line for each part that does not work.
async fn problems(app: &App) -> Vec<String> {
    gateway_problem(app)
        .await
        .into_iter()
        .chain(database_problem(app))
        .chain(app.health.keeper_problem())
        .chain(app.health.commands_problem())
        .collect()
}

/// Returns why the database cannot be used. `None` if it can.
fn database_problem(app: &App) -> Option<String> {
    app.health.database_problem().or_else(|| app.outages.damage())
}

/// Returns which of this process's shards are not connected. `None` if all are.
async fn gateway_problem(app: &App) -> Option<String> {
    let states = app.shards.states().await;
    let lost = states.iter().filter(|state| !state.connected);
    let lost: Vec<_> = lost.map(|state| state.number.to_string()).collect();
    let total = app.shards.total();
    (!lost.is_empty())
        .then(|| format!("gateway: not connected: shard {} of {total}", lost.join(", ")))
}
