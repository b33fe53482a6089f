//! The handshake that gives a connection its session: IDENTIFY or RESUME.

use serde::Deserialize;
use serde_json::json;

use super::sessions::Subscription;
use super::{Intent, Sessions};
use crate::settings::Options;
use crate::wire;
use crate::world::World;

/// The data of op 2, as far as the playground uses it.
#[derive(Debug, Deserialize)]
pub(crate) struct Identify {
    token: String,
    intents: u64,
    #[serde(default)]
    shard: Option<(u64, u64)>,
    #[serde(default)]
    pub(crate) compress: bool,
}

/// The data of op 6.
#[derive(Debug, Deserialize)]
pub(crate) struct Resume {
    token: String,
    session_id: String,
    seq: u64,
}

/// The reason why a connection gets no session.
#[derive(Debug)]
pub(crate) enum HandshakeError {
    /// The connection is closed with Discord's code and reason.
    Close(u16, &'static str),
    /// Op 9: the session cannot be resumed, identify again.
    InvalidSession,
}

const WRONG_TOKEN: HandshakeError = HandshakeError::Close(4004, "Authentication failed.");

impl Identify {
    /// Opens a session: READY, then a `GUILD_CREATE` for each guild of its shard.
    pub(super) fn perform(
        &self,
        world: &mut World,
        options: &Options,
    ) -> Result<Subscription, HandshakeError> {
        if !options.accepts_token(&self.token) {
            return Err(WRONG_TOKEN);
        }
        let shard = self.shard.unwrap_or((0, 1));
        if shard.0 >= shard.1 {
            return Err(HandshakeError::Close(4010, "Invalid shard."));
        }
        let asked_privileged = self.intents & Intent::PRIVILEGED.0 != 0;
        if asked_privileged && !options.privileged_intents {
            return Err(HandshakeError::Close(4014, "Disallowed intent(s)."));
        }
        let place = shard.0 % u64::from(options.max_concurrency.get());
        if !world.gateway.may_identify(place, world.clock.unix_millis(), options.identify_interval)
        {
            return Err(HandshakeError::InvalidSession);
        }
        let mine: Vec<_> = world
            .guilds
            .values()
            .filter(|guild| world.has_bot(guild.id))
            .filter(|guild| (guild.id.get() >> 22) % shard.1 == shard.0)
            .map(|guild| (guild.id, wire::guild_create(world, guild)))
            .collect();
        let ready = json!({
            "v": 10,
            "user": wire::current_user(world),
            "guilds": mine.iter().map(|(id, _)| json!({ "id": id, "unavailable": true })).collect::<Vec<_>>(),
            "shard": [shard.0, shard.1],
            "application": { "id": world.bot, "flags": 0 },
            "resume_gateway_url": wire::gateway_url(&world.base_url),
        });
        let open = |sessions: &mut Sessions| {
            sessions.open(self.intents, shard, |session| {
                let mut ready = ready;
                ready["session_id"] = json!(session);
                ready
            })
        };
        let subscription = open(&mut world.gateway);
        if Intent::GUILDS.is_in(self.intents) {
            for (_, guild) in &mine {
                world.gateway.send(&subscription.session, "GUILD_CREATE", guild);
            }
        }
        world.mark_changed();
        Ok(subscription)
    }
}

impl Resume {
    /// Resumes a session: the missed events, then RESUMED.
    pub(super) fn perform(
        &self,
        world: &mut World,
        options: &Options,
    ) -> Result<Subscription, HandshakeError> {
        if !options.accepts_token(&self.token) {
            return Err(WRONG_TOKEN);
        }
        let resumed = world.gateway.resume(&self.session_id, self.seq);
        world.mark_changed();
        resumed.ok_or(HandshakeError::InvalidSession)
    }
}
