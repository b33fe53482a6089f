//! The bot's sessions: their events, sequence numbers, and the events kept for a resume.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::mpsc;

use super::{Event, Intent};
use crate::ids::GuildId;

/// The maximum number of events that a session keeps for a resume.
const KEPT_EVENTS: usize = 1000;
/// The maximum number of events queued for a slow connection.
const WAITING_EVENTS: usize = 4096;
/// The maximum number of sessions without a connection that are kept.
const KEPT_SESSIONS: usize = 8;

/// An instruction for a connection.
#[derive(Debug)]
pub(crate) enum Outgoing {
    Event(Arc<str>),
    /// Op 7: please reconnect.
    Reconnect,
    /// Nothing: the connection breaks.
    Cut,
    /// A close frame with this code.
    Close(u16),
}

/// How a test drops the bot's connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayDrop {
    /// The connections break. A resume is accepted.
    Cut,
    /// Discord asks to reconnect (op 7). A resume is accepted.
    Reconnect,
    /// The connections break and the sessions are forgotten: a resume gets op 9, and the bot has to
    /// identify again.
    Forget,
    /// Discord closes the connections with this code. After the codes with which Discord asks for a
    /// new session, and those that forbid to reconnect, the sessions are forgotten.
    Close(u16),
}

/// The codes after which a session can be resumed: 1001, if Discord restarts a gateway, and those of
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>.
/// After 4003 the session was invalidated, after 4007 and 4009 Discord asks for a new one.
const RESUMABLE: [u16; 6] = [1001, 4000, 4001, 4002, 4005, 4008];

/// All sessions, by id.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    by_id: BTreeMap<String, Session>,
    created: u64,
    /// When a shard last identified, by the remainder that shares a place, in milliseconds.
    identified: BTreeMap<u64, u64>,
    /// The number of upcoming interactions that are sent twice.
    pub(crate) doubled_interactions: u32,
    /// The names of events to lose, once each.
    pub(crate) swallowed: Vec<String>,
}

#[derive(Debug)]
struct Session {
    intents: u64,
    shard: (u64, u64),
    sequence: u64,
    kept: VecDeque<(u64, Arc<str>)>,
    /// The current connection.
    connection: Option<mpsc::Sender<Outgoing>>,
    connections: u64,
    /// The session's number in order of creation.
    created: u64,
}

/// The events of a session for one connection.
#[derive(Debug)]
pub(crate) struct Subscription {
    pub(crate) session: String,
    pub(crate) connection: u64,
    pub(crate) events: mpsc::Receiver<Outgoing>,
}

impl Sessions {
    /// Returns true if the bot has a connection.
    pub(crate) fn connected(&self) -> bool {
        self.by_id.values().any(|session| session.connection.is_some())
    }

    /// Returns true if a shard may identify now, and records that it does.
    pub(super) fn may_identify(&mut self, place: u64, now: u64, interval: Duration) -> bool {
        let last = self.identified.get(&place);
        if last.is_some_and(|&last| u128::from(now.saturating_sub(last)) < interval.as_millis()) {
            return false;
        }
        self.identified.insert(place, now);
        true
    }

    /// Returns how many sessions were ever opened.
    pub(crate) fn opened(&self) -> u64 {
        self.created
    }

    /// Returns true if any session gets such an event.
    pub(crate) fn wants(&self, intent: Intent, guild: Option<GuildId>) -> bool {
        self.by_id.values().any(|session| session.wants(intent, guild))
    }

    /// Sends an event to every session that gets it.
    pub(crate) fn dispatch(&mut self, event: &Event) {
        if let Some(at) = self.swallowed.iter().position(|name| name == event.name) {
            self.swallowed.remove(at);
            return;
        }
        let times = if event.name == "INTERACTION_CREATE" && self.doubled_interactions > 0 {
            self.doubled_interactions -= 1;
            2
        } else {
            1
        };
        let wanting = self.by_id.values().filter(|session| session.wants(event.needs, event.guild));
        if wanting.count() == 0 {
            return;
        }
        let open: Arc<str> = event.data.to_string().into();
        let redacted: Option<Arc<str>> =
            (!event.hidden.is_empty()).then(|| event.redacted().to_string().into());
        for session in self.by_id.values_mut() {
            if !session.wants(event.needs, event.guild) {
                continue;
            }
            let reads = Intent::MESSAGE_CONTENT.is_in(session.intents);
            let data = redacted.as_ref().filter(|_| !reads).unwrap_or(&open);
            for _ in 0..times {
                session.send(event.name, data);
            }
        }
    }

    /// Opens a session. Its first event is READY, which `ready` builds from the session's id.
    pub(super) fn open(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        ready: impl FnOnce(&str) -> Value,
    ) -> Subscription {
        self.created += 1;
        let id = format!("{:032x}", u128::from(self.created) << 64 | u128::from(intents));
        let (sender, events) = mpsc::channel(WAITING_EVENTS);
        let mut session = Session {
            intents,
            shard,
            sequence: 0,
            kept: VecDeque::new(),
            connection: Some(sender),
            connections: 0,
            created: self.created,
        };
        session.send("READY", &ready(&id).to_string());
        self.by_id.insert(id.clone(), session);
        self.forget_oldest();
        Subscription { session: id, connection: 0, events }
    }

    /// Sends an event to one session.
    pub(super) fn send(&mut self, session: &str, name: &str, data: &Value) {
        if let Some(session) = self.by_id.get_mut(session) {
            session.send(name, &data.to_string());
        }
    }

    /// Resumes a session and repeats the events after `sequence`; `None` if that is not possible.
    pub(super) fn resume(&mut self, id: &str, sequence: u64) -> Option<Subscription> {
        let session = self.by_id.get_mut(id)?;
        let oldest = session.kept.front().map_or(session.sequence + 1, |(number, _)| *number);
        if sequence > session.sequence || sequence + 1 < oldest {
            return None;
        }
        let (sender, events) = mpsc::channel(WAITING_EVENTS);
        for (_, event) in session.kept.iter().filter(|(number, _)| *number > sequence) {
            sender.try_send(Outgoing::Event(Arc::clone(event))).ok()?;
        }
        session.connection = Some(sender);
        session.connections += 1;
        session.send("RESUMED", "{}");
        Some(Subscription { session: id.to_owned(), connection: session.connections, events })
    }

    /// Records that a connection ended. The session can be resumed.
    pub(super) fn detach(&mut self, session: &str, connection: u64) {
        if let Some(session) = self.by_id.get_mut(session)
            && session.connections == connection
        {
            session.connection = None;
        }
        self.forget_oldest();
    }

    /// Ends a session for good, as closing with code 1000 or 1001 does.
    pub(super) fn end(&mut self, session: &str) {
        self.by_id.remove(session);
    }

    /// Drops all connections.
    pub(crate) fn drop_all(&mut self, how: GatewayDrop) {
        for session in self.by_id.values_mut() {
            if let Some(connection) = session.connection.take() {
                let last = match how {
                    GatewayDrop::Reconnect => Outgoing::Reconnect,
                    GatewayDrop::Close(code) => Outgoing::Close(code),
                    GatewayDrop::Cut | GatewayDrop::Forget => Outgoing::Cut,
                };
                // If the queue is full, dropping the sender here ends the connection.
                let _ = connection.try_send(last);
            }
        }
        let forgotten = match how {
            GatewayDrop::Forget => true,
            GatewayDrop::Close(code) => !RESUMABLE.contains(&code),
            GatewayDrop::Cut | GatewayDrop::Reconnect => false,
        };
        if forgotten {
            self.by_id.clear();
        }
    }

    fn forget_oldest(&mut self) {
        let idle = self.by_id.iter().filter(|(_, session)| session.connection.is_none());
        if idle.clone().count() > KEPT_SESSIONS
            && let Some(oldest) = idle.min_by_key(|(_, session)| session.created)
        {
            let oldest = oldest.0.clone();
            self.by_id.remove(&oldest);
        }
    }
}

impl Session {
    fn wants(&self, intent: Intent, guild: Option<GuildId>) -> bool {
        let (shard, shards) = self.shard;
        let home = guild.map_or(0, |guild| (guild.get() >> 22) % shards);
        intent.is_in(self.intents) && home == shard
    }

    fn send(&mut self, name: &str, data: &str) {
        self.sequence += 1;
        let text: Arc<str> =
            format!(r#"{{"op":0,"s":{},"t":"{name}","d":{data}}}"#, self.sequence).into();
        if self.kept.len() == KEPT_EVENTS {
            self.kept.pop_front();
        }
        self.kept.push_back((self.sequence, Arc::clone(&text)));
        if let Some(connection) = &self.connection
            && connection.try_send(Outgoing::Event(text)).is_err()
        {
            self.connection = None;
        }
    }
}
