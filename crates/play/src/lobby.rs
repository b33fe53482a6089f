//! The lobby of a server: who looks for an opponent there, which games can be watched, and which
//! tournaments can be joined. One post shows it.
//!
//! What the post shows is part of its row, in short. Background work compares that with what there is now
//! and raises the post if they differ: so nothing else needs to know that there are lobbies.

use dvonn_model::{
    ChallengeRow, GameRow, GuildId, Person, PostKey, SeekRow, ServerSettings, TournamentRow, Venue,
};
use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

/// The most people that a lobby shows.
pub const MOST_LOOKING: usize = 10;
/// The most games, and the most tournaments.
const MOST: usize = 5;
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

    /// Tells this from everything else that anybody looks for.
    pub fn key(&self) -> String {
        match self {
            Looking::Here(challenge) => format!("c{}", challenge.id),
            Looking::Anywhere(seek) => format!("s{}.{}", seek.person.id, seek.made_at.as_second()),
        }
    }
}

/// What a lobby shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lobby {
    /// Who looks for an opponent, the longest waiting first.
    pub looking: Vec<Looking>,
    /// Running games between people, newest first.
    pub games: Vec<GameRow>,
    /// Tournaments that can be joined, newest first.
    pub tournaments: Vec<TournamentRow>,
}

impl Lobby {
    /// Returns what the lobby of a server shows at `at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, guild: GuildId, at: Timestamp) -> Result<Lobby, StoreError> {
        let challenges = store.challenges_to_anyone(guild, at, MOST_LOOKING).await?;
        let seeks = store.seeks_from(guild, at, MOST_LOOKING).await?;
        let challenges = challenges.into_iter().map(|it| Looking::Here(Box::new(it)));
        let seeks = seeks.into_iter().map(|it| Looking::Anywhere(Box::new(it)));
        let mut looking: Vec<_> = challenges.chain(seeks).collect();
        looking.sort_by_key(Looking::since);
        looking.truncate(MOST_LOOKING);
        Ok(Lobby {
            looking,
            games: store.games_to_watch(guild, MOST).await?,
            tournaments: store.tournaments_to_join(guild, MOST).await?,
        })
    }

    /// Says what it shows, in short.
    fn summary(&self) -> String {
        let looking = self.looking.iter().map(Looking::key);
        let games = self.games.iter().map(|game| format!("g{}", game.id));
        let tournaments = self.tournaments.iter().map(|row| format!("t{}", row.id));
        looking.chain(games).chain(tournaments).collect::<Vec<_>>().join(" ")
    }

    /// Returns the first who was not yet looking when the lobby showed this.
    fn newcomer(&self, shown: &str) -> Option<&Looking> {
        self.looking.iter().find(|looking| shown.split(' ').all(|key| key != looking.key()))
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
    let newcomer = shown.filter(|_| lobby_role.is_some()).and_then(|shown| lobby.newcomer(shown));
    let mut tx = store.begin().await?;
    tx.raise_post_with(PostKey::lobby(guild), None, Some(&now), at).await?;
    if let Some(newcomer) = newcomer {
        let key = PostKey::lobby_ping(guild);
        if tx.post(key).await?.is_none_or(|last| last.since + PING_PAUSE <= at) {
            tx.raise_post_with(key, None, Some(&newcomer.key()), at).await?;
        }
    }
    tx.commit().await?;
    Ok(true)
}
