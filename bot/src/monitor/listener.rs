//! Listens for monitoring. Few connections at once, and each for a short time, so that clients that send or
//! read nothing cannot use up the process's memory and files.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Sleep, sleep};

/// The number of connections at once. Others wait until one is over.
const MOST: usize = 16;
/// The time after which a connection ends, whatever it is doing. An answer takes milliseconds.
const LIMIT: Duration = Duration::from_secs(10);

/// A listener whose connections are limited.
pub(super) struct Limited {
    listener: TcpListener,
    free: Arc<Semaphore>,
    limit: Duration,
}

impl Limited {
    pub(super) fn new(listener: TcpListener) -> Limited {
        Limited::with(listener, MOST, LIMIT)
    }

    fn with(listener: TcpListener, most: usize, limit: Duration) -> Limited {
        Limited { listener, free: Arc::new(Semaphore::new(most)), limit }
    }
}

impl Listener for Limited {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        // Nobody closes the semaphore.
        let place = Arc::clone(&self.free).acquire_owned().await.ok();
        let (stream, address) = Listener::accept(&mut self.listener).await;
        (Connection { stream, over: Box::pin(sleep(self.limit)), _place: place }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends after a while.
pub(super) struct Connection {
    stream: TcpStream,
    over: Pin<Box<Sleep>>,
    _place: Option<OwnedSemaphorePermit>,
}

impl Connection {
    /// Returns the stream, or an error if the time is over. Otherwise wakes the task at that time.
    fn stream(&mut self, context: &mut Context<'_>) -> io::Result<Pin<&mut TcpStream>> {
        match self.over.as_mut().poll(context) {
            Poll::Ready(()) => Err(io::ErrorKind::TimedOut.into()),
            Poll::Pending => Ok(Pin::new(&mut self.stream)),
        }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream(context)?.poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream(context)?.poll_write(context, buffer)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream(context)?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::task::JoinHandle;

    use super::*;

    /// Answers `ok` at an address, one connection at a time.
    async fn serve(limit: Duration) -> (SocketAddr, JoinHandle<io::Result<()>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "ok" }));
        let limited = Limited::with(listener, 1, limit);
        (address, tokio::spawn(async move { axum::serve(limited, router).await }))
    }

    async fn request(stream: &mut TcpStream) {
        let request = b"GET / HTTP/1.1\r\nHost: bot\r\nConnection: close\r\n\r\n";
        stream.write_all(request).await.unwrap();
    }

    async fn rest(mut stream: TcpStream) -> String {
        let mut text = Vec::new();
        stream.read_to_end(&mut text).await.unwrap();
        String::from_utf8(text).unwrap()
    }

    #[tokio::test]
    async fn a_connection_that_sends_nothing_is_closed() {
        let (address, serving) = serve(Duration::from_millis(20)).await;
        let silent = TcpStream::connect(address).await.unwrap();
        assert_eq!(rest(silent).await, "");
        serving.abort();
    }

    #[tokio::test]
    async fn a_connection_that_sends_half_a_request_is_closed() {
        let (address, serving) = serve(Duration::from_millis(20)).await;
        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
        assert_eq!(rest(slow).await, "");
        serving.abort();
    }

    #[tokio::test]
    async fn beyond_the_limit_a_connection_waits_until_another_is_over() {
        let (address, serving) = serve(Duration::from_mins(10)).await;
        let mut first = TcpStream::connect(address).await.unwrap();
        let mut second = TcpStream::connect(address).await.unwrap();
        request(&mut second).await;
        // An answer to the first shows that it has the only place, and it keeps that.
        first.write_all(b"GET / HTTP/1.1\r\nHost: bot\r\n\r\n").await.unwrap();
        let mut start = [0; 12];
        first.read_exact(&mut start).await.unwrap();
        assert_eq!(&start, b"HTTP/1.1 200");
        let mut waiting = Box::pin(rest(second));
        assert!(futures::poll!(&mut waiting).is_pending());
        drop(first);
        assert!(waiting.await.ends_with("ok"));
        serving.abort();
    }
}
