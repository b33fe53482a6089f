//! One WebSocket connection of the bot: opcodes in, events out.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::sessions::Subscription;
use super::{HandshakeError, Outgoing};
use crate::hub::Hub;

/// The minimum size in bytes of an event to be compressed for clients that support it.
const COMPRESSED_FROM: usize = 4096;
/// The time limit for the answer to a close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The reason why a connection ends.
enum End {
    /// The other side is gone, or the connection should break.
    Gone,
    /// The other side closed the connection and will not resume.
    LoggedOut,
    Close(u16, &'static str),
}

/// Serves a connection until one side ends it.
pub(crate) async fn connect(hub: Arc<Hub>, socket: WebSocket) {
    let mut connection = Connection { hub, socket, subscription: None, compress: false };
    let end = connection.serve().await;
    if let Some(subscription) = &connection.subscription {
        connection.hub.with(|world| {
            if matches!(end, End::LoggedOut) {
                world.gateway.end(&subscription.session);
            } else {
                world.gateway.detach(&subscription.session, subscription.connection);
            }
            world.mark_changed();
        });
    }
    if let End::Close(code, reason) = end {
        close(&mut connection.socket, CloseFrame { code, reason: reason.into() }).await;
    }
}

/// Closes a connection, and waits for the other side's answer. Without that, what the other side is
/// sending would meet a connection that is gone, and it would learn so before it has read the code.
async fn close(socket: &mut WebSocket, frame: CloseFrame) {
    let answered = async {
        // The other side may already be gone.
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    let _ = timeout(CLOSE_TIMEOUT, answered).await;
}

struct Connection {
    hub: Arc<Hub>,
    socket: WebSocket,
    subscription: Option<Subscription>,
    compress: bool,
}

impl Connection {
    async fn serve(&mut self) -> End {
        let heartbeat = self.hub.options.heartbeat_interval;
        let interval = u64::try_from(heartbeat.as_millis()).unwrap_or(u64::MAX);
        if let Err(end) = self.send_op(10, json!({ "heartbeat_interval": interval })).await {
            return end;
        }
        let mut stopping = self.hub.stopping();
        let mut deadline = tokio::time::Instant::now() + heartbeat * 2;
        loop {
            let subscription = &mut self.subscription;
            let next_event = async {
                match subscription {
                    Some(subscription) => subscription.events.recv().await,
                    None => std::future::pending().await,
                }
            };
            let result = tokio::select! {
                event = next_event => match event {
                    Some(event) => self.pass_on(event).await,
                    None => Err(End::Gone),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(Message::Close(frame))) => {
                        let code = frame.map_or(1005, |frame| frame.code);
                        Err(if matches!(code, 1000 | 1001) { End::LoggedOut } else { End::Gone })
                    }
                    Some(Ok(message)) => {
                        deadline = tokio::time::Instant::now() + heartbeat * 2;
                        self.receive(&message).await
                    }
                    Some(Err(_)) | None => Err(End::Gone),
                },
                () = tokio::time::sleep_until(deadline) => Err(End::Close(4009, "Session timed out.")),
                () = stopping.wait() => Err(End::Close(1001, "Shutting down.")),
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    async fn pass_on(&mut self, event: Outgoing) -> Result<(), End> {
        match event {
            Outgoing::Event(text) => self.send(&text).await,
            Outgoing::Reconnect => {
                self.send_op(7, Value::Null).await?;
                Err(End::Close(4000, "Reconnect."))
            }
            Outgoing::Cut => Err(End::Gone),
            Outgoing::Close(code) => Err(End::Close(code, "Closed by a test.")),
        }
    }

    async fn receive(&mut self, message: &Message) -> Result<(), End> {
        let (Message::Text(_) | Message::Binary(_)) = message else { return Ok(()) };
        let text = message.to_text().unwrap_or_default();
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return Err(End::Close(4002, "Error while decoding payload."));
        };
        let malformed = || End::Close(4002, "Error while decoding payload.");
        let hub = Arc::clone(&self.hub);
        match payload["op"].as_u64() {
            Some(1) => self.send_op(11, Value::Null).await,
            Some(2 | 6) if self.subscription.is_some() => {
                Err(End::Close(4005, "Already authenticated."))
            }
            Some(2) => {
                let identify: super::Identify =
                    serde_json::from_value(payload["d"].clone()).map_err(|_| malformed())?;
                self.compress = identify.compress;
                let result = hub.with(|world| identify.perform(world, &hub.options));
                self.attach(result).await
            }
            Some(6) => {
                let resume: super::Resume =
                    serde_json::from_value(payload["d"].clone()).map_err(|_| malformed())?;
                let result = hub.with(|world| resume.perform(world, &hub.options));
                self.attach(result).await
            }
            Some(3 | 4 | 8) if self.subscription.is_some() => Ok(()),
            Some(3 | 4 | 8) => Err(End::Close(4003, "Not authenticated.")),
            _ => Err(End::Close(4001, "Unknown opcode.")),
        }
    }

    async fn attach(&mut self, result: Result<Subscription, HandshakeError>) -> Result<(), End> {
        match result {
            Ok(subscription) => {
                self.subscription = Some(subscription);
                Ok(())
            }
            Err(HandshakeError::Close(code, reason)) => Err(End::Close(code, reason)),
            Err(HandshakeError::InvalidSession) => self.send_op(9, Value::Bool(false)).await,
        }
    }

    async fn send_op(&mut self, op: u8, data: Value) -> Result<(), End> {
        self.send(&json!({ "op": op, "d": data, "s": null, "t": null }).to_string()).await
    }

    async fn send(&mut self, text: &str) -> Result<(), End> {
        if self.hub.gateway_silent.load(Ordering::Relaxed) {
            return Ok(());
        }
        let message = if self.compress && text.len() > COMPRESSED_FROM {
            Message::Binary(compressed(text).into())
        } else {
            Message::Text(text.into())
        };
        self.socket.send(message).await.map_err(|_| End::Gone)
    }
}

/// The text as a complete zlib stream, as requested with `compress` in IDENTIFY.
fn compressed(text: &str) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(text.as_bytes());
    encoder.finish().unwrap_or_default()
}
