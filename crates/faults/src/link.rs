//! A connection to PostgreSQL that can break on request.

use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use url::Url;

use super::Result;

/// The port of a PostgreSQL server whose URL names none.
const PORT: u16 = 5432;

/// What happens to what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// It arrives.
    Up,
    /// Connections break, and no new one is made: the server is stopped.
    Down,
    /// Nothing arrives, and nobody is told: a cable is unplugged.
    Silent,
}

/// A port that leads to a PostgreSQL server.
pub struct Link {
    /// The URL of the database through this port.
    pub url: String,
    network: watch::Sender<Network>,
}

impl Link {
    /// Opens a port that leads to the server of this database.
    ///
    /// # Errors
    /// If this is not the URL of a server on the network, or no port is free.
    pub async fn to(url: &str) -> Result<Link> {
        let mut url: Url = url.parse()?;
        let host = url.host_str().ok_or("the URL of the database names no server")?;
        // IPv6 addresses have brackets only in URLs.
        let host = host.trim_matches(['[', ']']).to_owned();
        let target = Arc::new((host, url.port().unwrap_or(PORT)));
        let (network, state) = watch::channel(Network::Up);
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        url.set_host(Some("127.0.0.1"))?;
        let port = listener.local_addr()?.port();
        url.set_port(Some(port)).map_err(|()| "the URL of the database can have no port")?;
        let accept = async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, Arc::clone(&target), state.clone()));
            }
        };
        tokio::spawn(accept);
        Ok(Link { url: url.into(), network })
    }

    /// Changes what happens to what is sent.
    pub fn set(&self, network: Network) {
        self.network.send_replace(network);
    }

    /// Breaks all connections, as a server does that restarts.
    pub async fn restart(&self) {
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
