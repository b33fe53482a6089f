//! A connection to PostgreSQL that a test can break.

use std::sync::Arc;

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What happens to what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Network {
    /// It arrives.
    Up,
    /// Connections break, and no new one is made: the server is stopped.
    Down,
    /// Nothing arrives, and nobody is told: a cable is unplugged.
    Silent,
}

/// A port that leads to a PostgreSQL server.
pub(crate) struct Link {
    /// The URL of the database through this port.
    pub(crate) url: String,
    network: watch::Sender<Network>,
}

impl Link {
    /// Opens a port that leads to the server of this database.
    pub(crate) async fn to(url: &str) -> Link {
        let server: PgConnectOptions = url.parse().expect("the URL of a PostgreSQL database");
        let target = Arc::new((server.get_host().to_owned(), server.get_port()));
        let (network, state) = watch::channel(Network::Up);
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let port = listener.local_addr().expect("a bound port").port();
        let url = server.host("127.0.0.1").port(port).to_url_lossy().to_string();
        let accept = async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, Arc::clone(&target), state.clone()));
            }
        };
        tokio::spawn(accept);
        Link { url, network }
    }

    /// Changes what happens to what is sent.
    pub(crate) fn set(&self, network: Network) {
        self.network.send_replace(network);
    }

    /// Breaks all connections, as a server does that restarts.
    pub(crate) async fn restart(&self) {
        self.set(Network::Down);
        // Each connection sees this before it sees the next change.
        tokio::task::yield_now().await;
        self.set(Network::Up);
    }
}

async fn serve(client: TcpStream, target: Arc<(String, u16)>, state: watch::Receiver<Network>) {
    let mut down = state.clone();
    let connected = async {
        let server = TcpStream::connect((target.0.as_str(), target.1)).await?;
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        tokio::try_join!(
            pass(from_client, to_server, state.clone()),
            pass(from_server, to_client, state.clone()),
        )
    };
    tokio::select! {
        _ = connected => {}
        _ = down.wait_for(|network| *network == Network::Down) => {}
    }
}

/// Passes bytes on while the network is up.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut state: watch::Receiver<Network>,
) -> std::io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let length = from.read(&mut bytes).await?;
        state.wait_for(|network| *network == Network::Up).await.map_err(std::io::Error::other)?;
        if length == 0 {
            return to.shutdown().await;
        }
        to.write_all(&bytes[..length]).await?;
    }
}
