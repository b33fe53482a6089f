//! A league with its entries and the divisions of a cycle, and requests about it.

use dvonn_model::{
    ChannelId, EntrantRow, EntryRow, GuildId, Home, InteractionId, LeagueId, LeagueRow,
    LeagueState, Person, Player, TournamentState, UserId,
};
use dvonn_play::PlayError;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::{Zones, movers};
use crate::state::Tournament;

/// A league, who is in for its next cycle, and the divisions of one cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct League {
    /// The stored row.
    pub row: LeagueRow,
    /// Who is in for the next cycle, in the order in which they entered.
    pub entries: Vec<EntryRow>,
    /// The divisions of the cycle, the first division first.
    pub divisions: Vec<Tournament>,
}

impl League {
    /// Returns a league with the divisions of this cycle.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, row: LeagueRow, cycle: u32) -> Result<League, StoreError> {
        let entries = store.league_entries(row.id).await?;
        let mut divisions = Vec::new();
        for division in store.divisions(row.id, cycle).await? {
            divisions.extend(Tournament::read(store, division.id).await?);
        }
        Ok(League { row, entries, divisions })
    }

    /// Returns true if a person is in for the next cycle.
    pub fn is_in(&self, person: UserId) -> bool {
        self.entries.iter().any(|entry| entry.person.id == person)
    }

    /// Returns true if a person plays in the cycle and has not left it.
    pub fn plays(&self, person: UserId) -> bool {
        let active = |entrant: &EntrantRow| entrant.player.is(person) && !entrant.is_out();
        let is_played = |division: &&Tournament| division.row.state == TournamentState::Running;
        self.divisions.iter().filter(is_played).any(|it| it.entrants.iter().any(active))
    }

    /// Returns from which places of a division, counted from 0, people move.
    pub fn zones(&self, index: usize) -> Zones {
        let size = |index: usize| self.divisions.get(index).map(|it| it.entrants.len());
        let between = |upper: usize| {
            let two = size(upper).zip(size(upper + 1));
            two.map_or(0, |(upper, lower)| movers(upper, lower, self.row.moves as usize))
        };
        Zones { up: index.checked_sub(1).map(between), down: between(index) }
    }

    /// Returns the people of the cycle who have not left it and are not in for the next, in the order of
    /// the league: those who play on its own server or, with `abroad`, from this channel of another.
    pub fn unanswered(&self, abroad: Option<ChannelId>) -> Vec<&Player> {
        let active = self.players_from(abroad).filter(|entrant| !entrant.is_out());
        let people = active.map(|entrant| &entrant.player);
        people.filter(|it| it.id().is_some_and(|person| !self.is_in(person))).collect()
    }

    /// Returns the league as people of a server see it: those who play on others are strangers.
    #[must_use]
    pub fn seen_from(mut self, guild: GuildId) -> League {
        let own = self.row.guild;
        let is_stranger =
            |home: &Option<Home>| home.as_ref().map_or(own, |home| home.guild) != guild;
        for entry in &mut self.entries {
            entry.person.stranger = is_stranger(&entry.home);
        }
        for entrant in self.divisions.iter_mut().flat_map(|it| &mut it.entrants) {
            entrant.player.set_stranger(is_stranger(&entrant.home));
        }
        self
    }

    /// Returns those of the cycle who play on the league's own server or, with `abroad`, from this channel of
    /// another.
    pub fn players_from(&self, abroad: Option<ChannelId>) -> impl Iterator<Item = &EntrantRow> {
        let entrants = self.divisions.iter().flat_map(|division| &division.entrants);
        entrants.filter(move |it| it.home.as_ref().map(|home| home.channel) == abroad)
    }
}

/// A request about a league.
#[derive(Clone, Debug)]
pub struct LeagueRequest {
    /// The league.
    pub league: LeagueId,
    /// The server in which the request is made.
    pub guild: GuildId,
    /// The person who makes the request.
    pub person: Person,
    /// Where they play if the request is made on another server than the league's.
    pub home: Option<Home>,
    /// The interaction behind the request. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Why a request about a league was refused. The person sees it as a sentence, and nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum LeagueRefusal {
    /// The server has no such league.
    Unknown,
    /// The bot has no championship.
    NoChampionship,
    /// The server does not let its people play on others.
    NotAbroad,
    /// The server has a league already.
    Exists(Box<LeagueRow>),
    /// The name is empty, or has more than [`MAX_LEAGUE_NAME`](super::MAX_LEAGUE_NAME) characters.
    Name,
    /// The first cycle begins too soon or too late: see [`LEAGUE_START`](super::LEAGUE_START).
    Start,
    /// Another option is out of range.
    Options,
    /// The league is closed.
    Closed(Box<LeagueRow>),
    /// The league is paused already.
    Paused(Box<LeagueRow>),
    /// The league is not paused.
    NotPaused(Box<LeagueRow>),
    /// The person is blocked in this server.
    Blocked {
        /// The moderator's reason.
        reason: String,
    },
    /// The person is in already.
    Joined(Box<LeagueRow>),
    /// The league is full.
    Full {
        /// The maximum number of people.
        most: usize,
    },
    /// This person is not in for the next cycle.
    NotEntered(Box<LeagueRow>, UserId),
    /// The person does not play in the present cycle.
    NotPlaying(Box<LeagueRow>),
}

/// Why a request about a league failed.
#[derive(Debug, thiserror::Error)]
pub enum LeagueError {
    /// The request was refused.
    #[error("refused: {0:?}")]
    Refused(LeagueRefusal),
    /// The interaction was already processed, the person plays too much, or the database failed.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl From<LeagueRefusal> for LeagueError {
    fn from(refusal: LeagueRefusal) -> LeagueError {
        LeagueError::Refused(refusal)
    }
}

impl From<StoreError> for LeagueError {
    fn from(error: StoreError) -> LeagueError {
        LeagueError::Play(error.into())
    }
}

impl LeagueRequest {
    /// Returns the league of the server of the request, unless it is closed, and locks it until the end of the
    /// transaction.
    pub(super) async fn lock_open(&self, tx: &mut Tx) -> Result<LeagueRow, LeagueError> {
        let row = self.lock_enterable(tx).await?;
        if row.guild == self.guild { Ok(row) } else { Err(LeagueRefusal::Unknown.into()) }
    }

    /// As [`lock_open`](Self::lock_open), but the championship from any server.
    pub(super) async fn lock_enterable(&self, tx: &mut Tx) -> Result<LeagueRow, LeagueError> {
        let row = tx.lock_league(self.league).await?;
        let is_here = |row: &LeagueRow| row.everywhere || row.guild == self.guild;
        let row = row.filter(is_here).ok_or(LeagueRefusal::Unknown)?;
        if row.state == LeagueState::Closed {
            return Err(LeagueRefusal::Closed(Box::new(row)).into());
        }
        Ok(row)
    }
}
