//! The handle that starts, stops and controls a playground.

mod bot;
mod clock;
mod control;
mod guilds;
mod people;
mod roles;
mod wait;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tokio::task::JoinHandle;

pub use people::NewUser;
pub use wait::WaitTimeout;

use crate::clock::{Clock, ClockError};
use crate::gateway;
use crate::hub::Hub;
use crate::listener::{self, Peer};
use crate::rest;
use crate::settings::Options;
use crate::web;

/// How long connections may take to end when the playground stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// The reason why a playground cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program listens there.
    #[error("{0} is in use by another program")]
    PortInUse(SocketAddr),
    /// The system refuses to listen there.
    #[error("cannot listen on {address}: {source}")]
    CannotListen {
        /// The requested address.
        address: SocketAddr,
        /// The system's error.
        source: io::Error,
    },
    /// The clock cannot be set, or its file cannot be written.
    #[error(transparent)]
    Clock(#[from] ClockError),
}

/// A running local Discord emulator. It stops when dropped.
pub struct Playground {
    hub: Arc<Hub>,
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Playground {
    /// Starts a playground with a guild, a channel, two people and the bot.
    ///
    /// # Errors
    /// If the playground cannot listen on the address or write the clock file.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let asked = options.listen;
        let bound = listener::bind(asked).await;
        let (listener, address) = bound.map_err(|source| match source.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(asked),
            _ => StartError::CannotListen { address: asked, source },
        })?;
        let clock = Clock::ahead_by(options.clock_ahead, options.clock_file.as_deref())?;
        let base_url = format!("http://{}", reachable(address));
        let hub = Arc::new(Hub::new(options, base_url, clock));
        let mut stopping = hub.stopping();
        let service = routes(Arc::clone(&hub)).into_make_service_with_connect_info::<Peer>();
        let serve = axum::serve(listener, service)
            .with_graceful_shutdown(async move { stopping.wait().await });
        let server = tokio::spawn(async move {
            if let Err(error) = serve.await {
                tracing::error!(%error, "failed to serve the playground");
            }
        });
        Ok(Self { hub, address, server })
    }

    /// The address that it listens on.
    pub fn addr(&self) -> SocketAddr {
        self.address
    }

    /// The base URL of the bot's API and of the page, such as `http://127.0.0.1:8049`.
    pub fn api_base(&self) -> String {
        self.hub.with(|world| world.base_url.clone())
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.hub.options.token
    }

    /// Stops the playground: connections end, and the address is free.
    pub async fn shutdown(mut self) {
        self.hub.stop();
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, &mut self.server).await.is_err() {
            self.server.abort();
        }
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.hub.stop();
    }
}

/// The address that reaches `address` from this machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    let ip = if address.is_ipv4() {
        std::net::Ipv4Addr::LOCALHOST.into()
    } else {
        std::net::Ipv6Addr::LOCALHOST.into()
    };
    SocketAddr::new(ip, address.port())
}

fn routes(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/gateway", get(open_gateway))
        .nest("/api/v10", rest::routes(Arc::clone(&hub)))
        .nest("/playground/control", control::routes())
        .merge(web::routes(Arc::clone(&hub)))
        .layer(DefaultBodyLimit::max(rest::MAX_REQUEST_SIZE))
        .with_state(hub)
}

async fn open_gateway(State(hub): State<Arc<Hub>>, upgrade: WebSocketUpgrade) -> Response {
    if hub.gateway_refused.load(Ordering::Relaxed) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::connect(hub, socket))
}
