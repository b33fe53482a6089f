//! Matches between the teams of two servers. One server offers a match, and a moderator of another accepts it with a
//! code. Until it starts by itself, each side enters its own people. The strongest play on the first board, and so
//! on, as far as both teams reach; the others are on the reserve. Each board has two games, with both colours.
//!
//! An entrant of the guests has a home there. Nobody decides about the other team: see `TournamentRequest::check_own`.

use dvonn_model::{
    Action, Decision, EntrantRow, GuestTeam, GuildId, Home, InteractionId, InviteCode, NewPairing,
    PairingRow, Person, Points, TournamentAction, TournamentRow, TournamentState, UserId,
};
use dvonn_play::begin_once;
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::record::{EntrantResults, against, boards};
use super::state::Tournament;
use super::{TournamentError, TournamentRefusal, TournamentRequest, seeds};

/// The number of games on each board.
pub(super) const GAMES: u32 = 2;

/// The two entrants of a board, and their points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamBoard {
    /// The entrant of the server that offered the match.
    pub own: u32,
    /// The entrant of the guests.
    pub guest: u32,
    /// The half points of both in the games that are decided.
    pub points: [u32; 2],
}

/// Why a request about a match between two servers was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum TeamRefusal {
    /// It needs a moderator and a date, and cannot be repeated.
    Terms,
    /// It starts by itself at its date.
    StartsByItself(Box<TournamentRow>),
    /// While it runs, it is not ended by one of the two servers.
    NotEndedAlone(Box<TournamentRow>),
    /// This person plays for the other server.
    OtherTeam(UserId),
    /// Only the moderators of the guests may do this there.
    ModeratorsOnly,
    /// The team is full.
    Full {
        /// The maximum number of its people.
        most: u32,
    },
    /// Computers do not play in it.
    PeopleOnly,
    /// No server offers a match with this code.
    UnknownCode,
    /// The server offers this match itself: another one accepts it.
    OwnInvitation,
    /// Another server has accepted it.
    Accepted,
    /// The server does not let its people play on other servers.
    NotAbroad,
    /// The operator does not let this person play on other servers.
    Barred(UserId),
}

/// A request to accept a match.
#[derive(Clone, Debug)]
pub struct Acceptance {
    /// The code of the match.
    pub code: InviteCode,
    /// The server that accepts.
    pub guest: GuestTeam,
    /// The moderator, as the caller must have checked.
    pub person: Person,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Returns the code with which another server accepts a match.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators of the server that offers it, and if it is no
/// open match that waits for another server.
pub async fn read_code(
    store: &Store,
    request: &TournamentRequest,
) -> Result<InviteCode, TournamentError> {
    let row = store.tournament(request.tournament).await?;
    let row = row.filter(|row| row.guild == request.guild);
    let row = row.ok_or(TournamentRefusal::Unknown(request.tournament))?;
    request.check_organiser(&row)?;
    if row.state != TournamentState::Open {
        return Err(TournamentRefusal::NotOpen(Box::new(row)).into());
    }
    Ok(row.teams.and_then(|teams| teams.code).ok_or(TeamRefusal::Accepted)?)
}

/// Records on which side of a pairing no thread could be opened for the game. If that stays so until the round is over,
/// that side loses.
///
/// # Errors
/// Any database error.
pub async fn record_refusal(
    store: &Store,
    pairing: &PairingRow,
    side: Color,
) -> Result<(), StoreError> {
    let entrant = match side {
        Color::White => pairing.white,
        Color::Black => pairing.black.unwrap_or(pairing.white),
    };
    let mut tx = store.begin().await?;
    tx.refuse_pairing(pairing, entrant).await?;
    tx.commit().await
}

/// Returns the match that a server can accept with this code. [`accept`] checks this again.
///
/// # Errors
/// A [`TournamentRefusal`] if there is none, or this server offers it itself.
pub async fn find_invitation(
    store: &Store,
    code: InviteCode,
    guild: GuildId,
) -> Result<TournamentRow, TournamentError> {
    Ok(check_invitation(store.invitation(code).await?, guild)?)
}

fn check_invitation(
    found: Option<TournamentRow>,
    guild: GuildId,
) -> Result<TournamentRow, TeamRefusal> {
    let row = found.ok_or(TeamRefusal::UnknownCode)?;
    if row.guild == guild { Err(TeamRefusal::OwnInvitation) } else { Ok(row) }
}

/// Accepts a match for another server.
///
/// # Errors
/// A [`TournamentRefusal`] if no server offers a match with this code, or this server does itself;
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn accept(store: &Store, by: Acceptance) -> Result<TournamentRow, TournamentError> {
    let guild = by.guest.home.guild;
    let mut tx = begin_once(store, by.interaction, by.at).await?;
    let row = check_invitation(tx.invitation(by.code).await?, guild)?;
    let row = tx.lock_tournament(row.id).await?.filter(|row| {
        row.state == TournamentState::Open
            && row.teams.as_ref().is_some_and(|teams| teams.code == Some(by.code))
    });
    let row = row.ok_or(TeamRefusal::UnknownCode)?;
    let request = TournamentRequest {
        tournament: row.id,
        guild,
        person: by.person,
        moderates: true,
        interaction: by.interaction,
        at: by.at,
    };
    let row = tx.accept_match(row.id, &by.guest, by.at).await?;
    request.log_action(&mut tx, &row, TournamentAction::Accepted, &[]).await?;
    request.log_for_others(&mut tx, &row, TournamentAction::Accepted).await?;
    tx.commit().await?;
    Ok(row)
}

impl TournamentRequest {
    /// Returns the home of those who enter from the server of the request: `None` on the tournament's own.
    pub(super) fn home<'row>(&self, row: &'row TournamentRow) -> Option<&'row Home> {
        row.teams.as_ref()?.guest_on(self.guild)
    }

    /// Returns how many entrants a tournament has; of a match, those of the server of the request.
    pub(super) fn count_own(&self, row: &TournamentRow, entrants: &[EntrantRow]) -> usize {
        let is_own =
            |entrant: &&EntrantRow| row.teams.is_none() || row.server_of(entrant) == self.guild;
        entrants.iter().filter(is_own).count()
    }

    /// Adds to the log of the other server of a match what was done on this one.
    pub(super) async fn log_for_others(
        &self,
        tx: &mut Tx,
        row: &TournamentRow,
        what: TournamentAction,
    ) -> Result<(), StoreError> {
        let guest = row.teams.as_ref().and_then(|teams| teams.guest.as_ref());
        let Some(guest) = guest else { return Ok(()) };
        let other = if self.guild == row.guild { guest.home.guild } else { row.guild };
        let action = Action::TournamentManaged { what, tournament: row.id, people: Vec::new() };
        // There, nobody knows who it was.
        let decision = Decision { moderator: None, reason: String::new() };
        tx.record_action(other, &action, &decision, self.at).await
    }

    /// Checks that an entrant is one of the server on which the request is made.
    pub(super) fn check_own(
        &self,
        row: &TournamentRow,
        entrant: &EntrantRow,
        who: UserId,
    ) -> Result<(), TournamentRefusal> {
        if row.teams.is_some() && row.server_of(entrant) != self.guild {
            return Err(TeamRefusal::OtherTeam(who).into());
        }
        Ok(())
    }
}

/// Checks that the operator lets a person play on other servers, if a tournament is a match between two. They are known
/// on the other one by their name.
pub(super) async fn check_abroad(
    tx: &mut Tx,
    row: &TournamentRow,
    person: UserId,
) -> Result<(), TournamentError> {
    if row.teams.is_none() {
        return Ok(());
    }
    tx.recognise(person).await?;
    if tx.is_barred(person).await? {
        return Err(TeamRefusal::Barred(person).into());
    }
    Ok(())
}

/// Takes a person off the reserve of the server on which the request is made, also while a match runs. Returns false
/// if they are not on it.
pub(super) async fn leave_reserve(
    tx: &mut Tx,
    request: &TournamentRequest,
    row: &TournamentRow,
    who: UserId,
) -> Result<bool, StoreError> {
    let reserve = tx.reserve_of(row.id).await?;
    let own = reserve.iter().filter(|entrant| row.server_of(entrant) == request.guild);
    if !own.into_iter().any(|entrant| entrant.player.is(who)) {
        return Ok(false);
    }
    tx.remove_entrant(row.id, who).await
}

/// Returns on how many boards two teams of these entrants can play.
pub(super) fn size(entrants: &[EntrantRow]) -> usize {
    let guests = entrants.iter().filter(|entrant| entrant.home.is_some()).count();
    guests.min(entrants.len() - guests)
}

/// Returns true if a game of these two may be rated. In a match between two servers it counts for the global ladder, so
/// both have to be on that.
pub(super) async fn may_be_rated(
    tx: &mut Tx,
    row: &TournamentRow,
    players: [&EntrantRow; 2],
) -> Result<bool, StoreError> {
    if row.teams.is_none() {
        return Ok(true);
    }
    for player in players {
        let Some(person) = player.player.id() else { return Ok(false) };
        if !tx.is_on_global_ladder(person).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the numbers of the entrants on the boards, and then of those on the reserve, all strongest first by the
/// ladder of their own server.
pub(super) async fn line_up(
    tx: &mut Tx,
    row: &TournamentRow,
    entrants: &[EntrantRow],
    at: Timestamp,
) -> Result<[Vec<u32>; 2], StoreError> {
    let (guests, own): (Vec<_>, Vec<_>) =
        entrants.iter().cloned().partition(|entrant| entrant.home.is_some());
    let mut line_up = [Vec::new(), Vec::new()];
    for team in [own, guests] {
        let Some(first) = team.first() else { continue };
        let ladder = row.server_of(first).into();
        let mut order = seeds::strongest_first(tx, ladder, &team, at).await?;
        let rest = order.split_off(size(entrants).min(order.len()));
        line_up[0].extend(order);
        line_up[1].extend(rest);
    }
    Ok(line_up)
}

/// Returns the pairings of a round. The guests have White on the second board and every other one; in the second round,
/// colours are swapped.
pub(super) fn pair(
    records: &[EntrantResults],
    entrants: &[EntrantRow],
    round: u32,
) -> Vec<NewPairing> {
    let is_guest = |record: &&EntrantResults| {
        let mut all = entrants.iter();
        all.any(|entrant| entrant.number == record.number && entrant.home.is_some())
    };
    let (guests, own): (Vec<_>, Vec<_>) = records.iter().partition(is_guest);
    let pairing = |(board, (own, guest)): (u32, (&EntrantResults, &EntrantResults))| {
        if (board + round).is_multiple_of(2) {
            against(board, own, guest)
        } else {
            against(board, guest, own)
        }
    };
    boards(own.into_iter().zip(guests)).map(pairing).collect()
}

impl Tournament {
    /// Returns on how many boards the teams of a match can play: as many as the smaller one has people.
    pub fn team_size(&self) -> usize {
        size(&self.entrants)
    }

    /// Returns the boards of a match between two teams.
    pub fn team_boards(&self) -> Vec<TeamBoard> {
        let is_guest =
            |number: u32| self.entrant(number).is_some_and(|entrant| entrant.home.is_some());
        let mut found = Vec::<TeamBoard>::new();
        for pairing in &self.pairings {
            let Some(black) = pairing.black else { continue };
            let sides = if is_guest(black) { Color::ALL } else { [Color::Black, Color::White] };
            let numbers = [pairing.white, black];
            let [own, guest] = if is_guest(black) { numbers } else { [black, pairing.white] };
            let known = found.iter().position(|board| board.own == own && board.guest == guest);
            let index = known.unwrap_or_else(|| {
                found.push(TeamBoard { own, guest, points: [0, 0] });
                found.len() - 1
            });
            if let (Some(board), Some(points)) = (found.get_mut(index), pairing.points) {
                for (sum, side) in board.points.iter_mut().zip(sides) {
                    *sum += u32::from(points[side].halves());
                }
            }
        }
        found
    }

    /// Returns the half points of both teams so far: of the server that offered the match, then of the guests.
    pub fn team_points(&self) -> [u32; 2] {
        self.team_boards()
            .iter()
            .fold([0, 0], |[own, guest], board| [own + board.points[0], guest + board.points[1]])
    }

    /// Returns the points of a game that could not begin because there was no thread for one of the two: they lose, so
    /// that nobody can keep a game from beginning.
    pub(super) fn without_place(pairing: &PairingRow) -> Option<ByColor<Points>> {
        let refusing = pairing.refusing?;
        let white = if refusing == pairing.white { Points::Loss } else { Points::Win };
        Some(ByColor { white, black: white.of_other() })
    }

    /// Returns the tournament as people of a server see it: those who play on another one are strangers, and each game
    /// is in its thread here.
    #[must_use]
    pub fn seen_from(mut self, guild: GuildId) -> Tournament {
        let row = &self.row;
        let here = self.entrants.iter().filter(|entrant| row.server_of(entrant) == guild);
        let here: Vec<u32> = here.map(|entrant| entrant.number).collect();
        for entrant in &mut self.entrants {
            entrant.player.set_stranger(!here.contains(&entrant.number));
        }
        let away = |pairing: &&mut PairingRow| !here.contains(&pairing.white);
        for pairing in self.pairings.iter_mut().filter(away) {
            pairing.thread = pairing.away.or(pairing.thread);
        }
        self
    }
}
