//! The lobby of a server: who looks for an opponent there, which games can be watched, and which
//! tournaments can be joined. One post shows it.
//!
//! What the post shows is part of its row, in short. Background work compares that with what there is now
//! and raises the post if they differ: so nothing else needs to know that there are lobbies.

use std::cmp::Reverse;
use std::collections::HashSet;

use dvonn_model::{
    ChallengeRow, GameRow, GuildId, OpenTournament, Person, PostKey, PostRow, SeekRow,
    ServerSettings, Venue,
};
use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

/// The most people that a lobby shows.
const MOST_LOOKING: usize = 10;
/// The most games, and the most tournaments.
const MOST: usize = 5;
/// How many of each are read: not all of them may be shown.
const READ: usize = 50;
/// The shortest time between two changes of a lobby.
const PAUSE: SignedDuration = SignedDuration::from_secs(15);
/// The shortest time between two notices that somebody looks for an opponent.
const PING_PAUSE: SignedDuration = SignedDuration::from_hours(6);

/// Somebody who looks for an opponent.
#[derive(Clone, Debug, PartialEq)]
pub enum Looking {
    /// On this server, with a challenge to anyone.
    Here(Box<ChallengeRow>),
    /// On any server.
    Anywhere(Box<SeekRow>),
}

impl Looking {
    /// Returns who it is.
    pub fn person(&self) -> &Person {
        match self {
            Looking::Here(challenge) => &challenge.challenger,
            Looking::Anywhere(seek) => &seek.person,
        }
    }

    /// Returns since when they have looked.
    pub fn since(&self) -> Timestamp {
        match self {
            Looking::Here(challenge) => challenge.created_at,
            Looking::Anywhere(seek) => seek.made_at,
        }
    }

    /// Returns where they wait, if others have to go there.
    pub fn venue(&self) -> Option<&Venue> {
        match self {
            Looking::Here(challenge) => Some(&challenge.venue),
            Looking::Anywhere(_) => None,
        }
    }

    /// Returns a key that nothing else has that anybody looks for. It does not say who it is.
    pub fn key(&self) -> String {
        match self {
            Looking::Here(challenge) => format!("c{}", challenge.id),
            Looking::Anywhere(seek) => {
                format!("s{}.{}", seek.venue.channel, seek.made_at.as_second())
            }
        }
    }
}

/// What a lobby shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lobby {
    /// Who looks for an opponent, the latest first, each once.
    pub looking: Vec<Looking>,
    /// Running games between people, as they are seen on the server, newest first.
    pub games: Vec<GameRow>,
    /// Tournaments that can be joined, newest first.
    pub tournaments: Vec<OpenTournament>,
}

impl Lobby {
    /// Returns what there is on a server at `at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, guild: GuildId, at: Timestamp) -> Result<Lobby, StoreError> {
        let challenges = store.challenges_to_anyone(guild, at, READ).await?;
        let seeks = store.seeks_from(guild, at, READ).await?;
        let challenges = challenges.into_iter().map(|it| Looking::Here(Box::new(it)));
        let seeks = seeks.into_iter().map(|it| Looking::Anywhere(Box::new(it)));
        let mut looking: Vec<_> = challenges.chain(seeks).collect();
        looking.sort_by_key(|looking| Reverse(looking.since()));
        let games = store.games_to_watch(guild, READ).await?.into_iter();
        Ok(Lobby {
            looking,
            games: games.map(|game| game.seen_on(guild)).collect(),
            tournaments: store.tournaments_to_join(guild, READ).await?,
        })
    }

    /// Leaves what has room in a message.
    pub fn cut(&mut self) {
        let mut people = HashSet::new();
        self.looking.retain(|looking| people.insert(looking.person().id));
        self.looking.truncate(MOST_LOOKING);
        self.games.truncate(MOST);
        self.tournaments.truncate(MOST);
    }

    /// Says what it shows, in short.
    fn summary(&self) -> String {
        let looking = self.looking.iter().map(Looking::key);
        let games = self.games.iter().map(|game| format!("g{}", game.id));
        let tournaments =
            self.tournaments.iter().map(|OpenTournament { row, entrants, message }| {
                format!("t{}.{entrants}.{}", row.id, message.map_or(0, i64::from))
            });
        looking.chain(games).chain(tournaments).collect::<Vec<_>>().join(" ")
    }

    /// Returns the keys of those who have begun to look since the lobby showed this, if any.
    fn newcomers(&self, last: &PostRow) -> Option<String> {
        let shown = last.detail.as_deref()?;
        let is_new = |it: &&Looking| {
            let key = it.key();
            it.since() >= last.since && shown.split(' ').all(|known| known != key)
        };
        let keys: Vec<_> = self.looking.iter().filter(is_new).map(Looking::key).collect();
        (!keys.is_empty()).then(|| keys.join(" "))
    }
}

/// Brings the lobby of a server up to date, if it has changed, and tells those who want to know that
/// somebody looks for an opponent. Returns false if there is nothing left to do.
///
/// # Errors
/// Any database error.
pub async fn refresh(store: &Store, guild: GuildId, at: Timestamp) -> Result<bool, StoreError> {
    let ServerSettings { lobby: Some(_), lobby_role, .. } = store.server(guild).await? else {
        return Ok(false);
    };
    let lobby = Lobby::read(store, guild, at).await?;
    let post = store.post(PostKey::lobby(guild)).await?;
    let (shown, now) = (post.as_ref().and_then(|post| post.detail.as_deref()), lobby.summary());
    if shown == Some(now.as_str()) {
        return Ok(false);
    }
    if post.as_ref().is_some_and(|post| at < post.since + PAUSE) {
        return Ok(true);
    }
    let newcomers = post.filter(|_| lobby_role.is_some()).and_then(|post| lobby.newcomers(&post));
    let mut tx = store.begin().await?;
    tx.raise_post_with(PostKey::lobby(guild), None, Some(&now), at).await?;
    if let Some(newcomers) = newcomers {
        let key = PostKey::lobby_ping(guild);
        if tx.post(key).await?.is_none_or(|last| last.since + PING_PAUSE <= at) {
            tx.raise_post_with(key, None, Some(&newcomers), at).await?;
        }
    }
    tx.commit().await?;
    Ok(true)
}
