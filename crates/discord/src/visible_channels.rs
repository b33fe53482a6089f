//! Which channels all readers of another channel can see, kept in memory for a while: a message that lists places
//! changes often, and each place costs a request.
//!
//! Nothing becomes visible for long that should not be: [`VisibleChannels::forget`] is called when a channel or a role
//! of the server changes, and after five minutes Discord is asked again. That limit counts where the events of a server
//! go to another process.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use serenity::all::{ChannelId, GuildId, Http};

use crate::send::SendError;
use crate::visibility::seen_by_readers;

/// How long the answers about a server are kept, from the first one on.
const KEPT_FOR: SignedDuration = SignedDuration::from_mins(5);
/// The maximum number of servers whose answers are kept.
const MAX_SERVERS: usize = 1_000;

/// What Discord has answered lately, for each server.
#[derive(Debug, Default)]
pub struct VisibleChannels(Mutex<HashMap<GuildId, Answers>>);

/// The answers about a server.
#[derive(Debug)]
struct Answers {
    since: Timestamp,
    /// Whether all readers of the first channel can see the second one.
    seen: HashMap<(ChannelId, ChannelId), bool>,
}

impl VisibleChannels {
    /// Returns which of these channels and threads every reader of the channel `from` can also see. Asks Discord only
    /// about those that it has not asked about lately.
    ///
    /// # Errors
    /// [`SendError::Temporary`], or if Discord does not tell about `from` or its server.
    pub async fn seen_by_readers(
        &self,
        http: &Http,
        guild: GuildId,
        from: ChannelId,
        places: &HashSet<ChannelId>,
        now: Timestamp,
    ) -> Result<HashSet<ChannelId>, SendError> {
        let known = self.known(guild, from, now);
        let unknown: Vec<_> = places.iter().copied().filter(|it| !known.contains_key(it)).collect();
        let mut seen: HashSet<_> =
            places.iter().copied().filter(|it| known.get(it) == Some(&true)).collect();
        if !unknown.is_empty() {
            let found = seen_by_readers(http, guild, from, unknown.iter().copied()).await?;
            self.keep(guild, from, unknown.iter().map(|place| (*place, found.contains(place))));
            seen.extend(found);
        }
        Ok(seen)
    }

    /// Forgets the answers about a server: one of its channels or roles has changed.
    pub fn forget(&self, guild: GuildId) {
        self.lock().remove(&guild);
    }

    /// Returns what is known for readers of a channel. From now on, answers about its server are kept.
    fn known(&self, guild: GuildId, from: ChannelId, now: Timestamp) -> HashMap<ChannelId, bool> {
        let mut servers = self.lock();
        servers.retain(|_, answers| now < answers.since + KEPT_FOR);
        if servers.len() >= MAX_SERVERS && !servers.contains_key(&guild) {
            let oldest = servers.iter().min_by_key(|(_, answers)| answers.since).map(|(&id, _)| id);
            oldest.map(|guild| servers.remove(&guild));
        }
        let answers =
            servers.entry(guild).or_insert_with(|| Answers { since: now, seen: HashMap::new() });
        let of_readers = answers.seen.iter().filter(|((reader, _), _)| *reader == from);
        of_readers.map(|(&(_, place), &is_seen)| (place, is_seen)).collect()
    }

    /// Keeps answers, unless something has changed since Discord was asked: they may be from before.
    fn keep(
        &self,
        guild: GuildId,
        from: ChannelId,
        answers: impl IntoIterator<Item = (ChannelId, bool)>,
    ) {
        if let Some(kept) = self.lock().get_mut(&guild) {
            let answers = answers.into_iter();
            kept.seen.extend(answers.map(|(place, is_seen)| ((from, place), is_seen)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GuildId, Answers>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOBBY: ChannelId = ChannelId::new(10);
    const OPEN: ChannelId = ChannelId::new(11);
    const CLOSED: ChannelId = ChannelId::new(12);

    fn guild(id: u64) -> GuildId {
        GuildId::new(id)
    }

    fn minute(minute: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minute)
    }

    #[test]
    fn an_answer_is_known_for_some_minutes_to_readers_of_that_channel() {
        let channels = VisibleChannels::default();
        let answers = HashMap::from([(OPEN, true), (CLOSED, false)]);
        assert!(channels.known(guild(1), LOBBY, minute(0)).is_empty());
        channels.keep(guild(1), LOBBY, answers.clone());
        assert_eq!(channels.known(guild(1), LOBBY, minute(4)), answers);
        assert!(channels.known(guild(1), OPEN, minute(4)).is_empty());
        assert!(channels.known(guild(2), LOBBY, minute(4)).is_empty());
        assert!(channels.known(guild(1), LOBBY, minute(5)).is_empty(), "it is too old");
    }

    #[test]
    fn an_answer_from_before_a_change_is_not_kept() {
        let channels = VisibleChannels::default();
        channels.known(guild(1), LOBBY, minute(0));
        channels.forget(guild(1));
        channels.keep(guild(1), LOBBY, [(OPEN, true)]);
        assert!(channels.known(guild(1), LOBBY, minute(1)).is_empty());
    }

    #[test]
    fn the_oldest_server_makes_room_for_a_new_one() {
        let channels = VisibleChannels::default();
        let most = MAX_SERVERS as u64;
        for id in 1..=most + 1 {
            channels.known(guild(id), LOBBY, minute(i64::from(id > 1)));
            channels.keep(guild(id), LOBBY, [(OPEN, true)]);
        }
        assert!(channels.known(guild(1), LOBBY, minute(2)).is_empty());
        assert_eq!(channels.known(guild(most + 1), LOBBY, minute(2)).len(), 1);
    }
}
