//! The handle: starting and stopping a playground, and what tests do with it.

mod bot;
mod clock;
mod control;
mod people;
mod places;
mod roles;
mod wait;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use tokio::task::JoinHandle;

pub use people::NewUser;
pub use wait::WaitedInVain;

use crate::clock::{Clock, ClockError};
use crate::gateway;
use crate::hub::Hub;
use crate::listener::{self, Peer};
use crate::rest;
use crate::settings::Options;
use crate::web;

/// How long connections get to end by themselves when the playground stops.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why a playground could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Another program listens there.
    #[error("{0} is in use by another program")]
    PortInUse(SocketAddr),
    /// This machine does not let us listen there.
    #[error("cannot listen on {address}: {source}")]
    CannotListen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system said.
        source: io::Error,
    },
    /// The file that tells of the clock cannot be written.
    #[error(transparent)]
    Clock(#[from] ClockError),
}

/// A running pocket Discord. It stops when this is dropped.
pub struct Playground {
    hub: Arc<Hub>,
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Playground {
    /// Starts one with a guild, a channel, two people and the bot.
    ///
    /// # Errors
    /// That the address cannot be listened on, or the clock's file not written.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let asked = options.listen;
        let bound = listener::bind(asked).await;
        let (listener, address) = bound.map_err(|source| match source.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(asked),
            _ => StartError::CannotListen { address: asked, source },
        })?;
        let clock = Clock::told_to(options.clock_file.as_deref())?;
        let base_url = format!("http://{}", reachable(address));
        let hub = Arc::new(Hub::new(options, base_url, clock));
        let mut stopping = hub.stopping();
        let service = routes(Arc::clone(&hub)).into_make_service_with_connect_info::<Peer>();
        let serve = axum::serve(listener, service)
            .with_graceful_shutdown(async move { stopping.wait().await });
        let server = tokio::spawn(async move {
            if let Err(error) = serve.await {
                tracing::error!(%error, "the playground stopped");
            }
        });
        Ok(Self { hub, address, server })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.address
    }

    /// The base for the bot's API, such as `http://127.0.0.1:8049`; the page is there too.
    pub fn api_base(&self) -> String {
        self.hub.with(|world| world.base_url.clone())
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.hub.options.token
    }

    /// Stops it: connections end, the address is free.
    pub async fn shutdown(mut self) {
        self.hub.stop();
        if tokio::time::timeout(FAREWELL, &mut self.server).await.is_err() {
            self.server.abort();
        }
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.hub.stop();
    }
}

/// An address at which this machine itself reaches what listens on `address`.
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
        .merge(web::routes())
        .layer(DefaultBodyLimit::max(rest::LARGEST_REQUEST))
        .with_state(hub)
}

async fn open_gateway(State(hub): State<Arc<Hub>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::connect(hub, socket))
}
