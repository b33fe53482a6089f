//! Offers between the players of a game: a draw, a takeback, a pause, a rematch between two venues.
//!
//! An offer is open until it is answered or withdrawn, or until the opponent plays a ply instead. A
//! takeback request is about one turn, so it lapses with any ply. A player who makes the same offer
//! as the opponent accepts theirs.

mod draw;
mod pause;
mod rematch;
mod takeback;

pub use draw::ComputerAnswer;
pub use pause::{gift, give_time, resume};
pub use rematch::lapse;

use dvonn_model::{
    ChallengeId, Ending, GameId, InteractionId, OfferId, OfferKind, OfferRow, OfferState, Player,
    PostKey, TimeControl, UserId,
};
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use crate::{BoardVersion, GameRequest, Match, PlayError, Refusal, begin_once};

/// The number of plies before a player may repeat a draw offer that was not accepted.
const PLIES_BETWEEN_DRAWS: u32 = 10;

/// Why an offer cannot be made or answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRefusal {
    /// It has been answered or withdrawn, or has lapsed.
    Gone(OfferRow),
    /// It is the person's own offer, so only the opponent can answer it.
    Own,
    /// It is the opponent's offer, so only they can withdraw it.
    NotOwn,
    /// The person has an open offer of the same kind.
    Waiting(OfferKind),
    /// The opponent has asked for a takeback, which must be answered first.
    AnswerFirst,
    /// The last such offer was not accepted, and was made too recently.
    TooSoon {
        /// The kind of offer.
        kind: OfferKind,
        /// The number of plies to wait.
        plies: u32,
    },
    /// The person has not chosen a ply yet.
    NothingToTakeBack,
    /// The opponent's plan or conditional moves have been revealed since that turn.
    Revealed,
    /// The game has no clock.
    NoClock,
    /// The game is already paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// The opponent already has a lot of time.
    EnoughTime,
    /// The opponent is the computer, whose clock never runs.
    ComputerHasNoClock,
    /// The game is still running, so there is no rematch.
    NotOver,
    /// A rematch is not possible now.
    NoRematch,
    /// The person has offered a rematch of this game before.
    RematchAsked,
    /// The person's own rematch challenge is still open.
    RematchWaits,
    /// The opponent has deleted their data.
    OpponentDeleted,
    /// The opponent has already asked for the rematch with this challenge.
    RematchOffered(ChallengeId),
    /// The rematch has already started. This is the game.
    RematchBegan(GameId),
}

/// An offer, and the game as it is now.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The offer.
    pub offer: OfferRow,
    /// The game.
    pub game: Match,
    /// The game that has started, if it is an accepted rematch.
    pub rematch: Option<Box<Match>>,
}

impl Offered {
    /// Returns the game that an accepted offer has changed or started.
    pub fn changed(&self) -> &Match {
        self.rematch.as_deref().unwrap_or(&self.game)
    }
}

/// The outcome of making an offer.
#[derive(Clone, Debug)]
pub enum OfferOutcome {
    /// The offer was made. The computer has already answered it.
    Offered(Box<Offered>),
    /// Nothing has changed. The computer's answer depends on the position of this game, so make the
    /// offer again with its answer.
    Undecided(Box<Match>),
}

/// Makes an offer to the opponent. If they have made the same offer, accepts theirs instead. A takeback of
/// a turn that is not answered yet is accepted at once if the opponent has granted it in their settings.
/// The computer answers at once, with `answer` if its answer depends on the position (see
/// [`OfferOutcome::Undecided`]). [`OfferRow::state`] says what happened. `seen` is the moment of
/// the board that the person clicked. A dealt board of a rematch is dealt from the random `bits`.
///
/// # Errors
/// A [`Refusal`] if the person does not play, the board is outdated, the game has ended, or for an
/// [`OfferRefusal`]; [`PlayError::Repeated`].
pub async fn make(
    store: &Store,
    request: GameRequest,
    kind: OfferKind,
    seen: Option<BoardVersion>,
    answer: Option<ComputerAnswer>,
    bits: u64,
) -> Result<OfferOutcome, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let mut game = Match::lock(&mut tx, request.game).await?;
    let by = match kind {
        OfferKind::Rematch => game.check_rematch(&mut tx, request.person, request.at).await?,
        _ => game.check_player(request.person)?,
    };
    game.check_seen(seen)?;
    let open = tx.open_offers(game.row.id).await?;
    let (offer, rematch) = match open.into_iter().find(|offer| offer.kind == kind) {
        Some(offer) if offer.by == by => return Err(OfferRefusal::Waiting(kind).into()),
        Some(_) if kind == OfferKind::Takeback => return Err(OfferRefusal::AnswerFirst.into()),
        Some(offer) => game.carry_out(&mut tx, offer, bits, request.at).await?,
        None => {
            let offer = game.make_offer(&mut tx, kind, by, request.at).await?;
            match (&game.row.players[by.other()], answer.or_else(|| game.answer_immediately(kind)))
            {
                (Player::Person(other), _)
                    if kind == OfferKind::Takeback
                        && !self::takeback::is_answered(&game, by)
                        && tx.settings(other.id).await?.grant_takebacks =>
                {
                    game.carry_out(&mut tx, offer, bits, request.at).await?
                }
                (Player::Person(_), _) => (offer, None),
                (Player::Computer(_) | Player::Deleted(_), None) => {
                    return Ok(OfferOutcome::Undecided(Box::new(game)));
                }
                (Player::Computer(_) | Player::Deleted(_), Some(ComputerAnswer::Yes)) => {
                    game.carry_out(&mut tx, offer, bits, request.at).await?
                }
                (Player::Computer(_) | Player::Deleted(_), Some(ComputerAnswer::No)) => {
                    (close(&mut tx, offer, OfferState::Declined, request.at).await?, None)
                }
            }
        }
    };
    tx.commit().await?;
    Ok(OfferOutcome::Offered(Box::new(Offered { offer, game, rematch })))
}

/// A response to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferAnswer {
    /// The opponent accepts it.
    Accept,
    /// The opponent declines it.
    Decline,
    /// The player who made it withdraws it.
    Withdraw,
}

/// Answers or withdraws an offer. A dealt board of a rematch is dealt from the random `bits`.
///
/// # Errors
/// A [`Refusal`] if the person may not do this or the offer is gone; [`PlayError::Repeated`].
pub async fn answer(
    store: &Store,
    offer: OfferId,
    answer: OfferAnswer,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
    bits: u64,
) -> Result<Offered, PlayError> {
    let mut tx = begin_once(store, interaction, at).await?;
    let game = tx.offer(offer).await?.ok_or(Refusal::NoGame)?.game;
    let mut game = Match::lock(&mut tx, game).await?;
    // Read it again: the offer may have been closed before we locked the game.
    let offer = tx.offer(offer).await?.ok_or(Refusal::NoGame)?;
    game.check_answer(&offer, answer, person)?;
    let (offer, rematch) = match answer {
        OfferAnswer::Accept => game.carry_out(&mut tx, offer, bits, at).await?,
        OfferAnswer::Decline => {
            if game.row.is_relayed() {
                tx.raise_post(PostKey::declined(offer.id), at).await?;
            }
            (close(&mut tx, offer, OfferState::Declined, at).await?, None)
        }
        OfferAnswer::Withdraw => (close(&mut tx, offer, OfferState::Withdrawn, at).await?, None),
    };
    tx.commit().await?;
    Ok(Offered { offer, game, rematch })
}

async fn close(
    tx: &mut Tx,
    offer: OfferRow,
    state: OfferState,
    at: Timestamp,
) -> Result<OfferRow, PlayError> {
    if !tx.close_offer(offer.id, state, at).await? {
        return Err(OfferRefusal::Gone(offer).into());
    }
    Ok(OfferRow { state, ..offer })
}

impl Match {
    fn check_answer(
        &self,
        offer: &OfferRow,
        answer: OfferAnswer,
        person: UserId,
    ) -> Result<(), Refusal> {
        let not_a_player = || Refusal::NotAPlayer(Box::new(self.row.clone()));
        let color = self.color_of(person).ok_or_else(not_a_player)?;
        if offer.state != OfferState::Open {
            return Err(OfferRefusal::Gone(offer.clone()).into());
        }
        match answer {
            OfferAnswer::Withdraw if color != offer.by => Err(OfferRefusal::NotOwn.into()),
            OfferAnswer::Accept | OfferAnswer::Decline if color == offer.by => {
                Err(OfferRefusal::Own.into())
            }
            _ => Ok(()),
        }
    }

    async fn make_offer(
        &self,
        tx: &mut Tx,
        kind: OfferKind,
        by: Color,
        at: Timestamp,
    ) -> Result<OfferRow, PlayError> {
        self.check_new_offer(tx, kind, by).await?;
        let made = tx.create_offer(self.row.id, kind, by, self.row.plies, at).await?;
        let offer = made.ok_or(OfferRefusal::Waiting(kind))?;
        if kind != OfferKind::Rematch || self.may_be_asked_again(tx).await? {
            tx.raise_post(PostKey::offer(offer.id), at).await?;
        }
        Ok(offer)
    }

    async fn check_new_offer(
        &self,
        tx: &mut Tx,
        kind: OfferKind,
        by: Color,
    ) -> Result<(), PlayError> {
        self.check_offer(kind, by)?;
        if let Some(last) = tx.last_unaccepted_offer(self.row.id, kind, by).await? {
            if kind == OfferKind::Rematch {
                return Err(OfferRefusal::RematchAsked.into());
            }
            let between = if kind == OfferKind::Draw { PLIES_BETWEEN_DRAWS } else { 1 };
            let plies = (last.plies + between).saturating_sub(self.row.plies);
            if plies > 0 {
                return Err(OfferRefusal::TooSoon { kind, plies }.into());
            }
        }
        Ok(())
    }

    /// Checks that an offer is possible now, ignoring earlier offers.
    ///
    /// # Errors
    /// The reason why it is not possible.
    pub fn check_offer(&self, kind: OfferKind, by: Color) -> Result<(), OfferRefusal> {
        match kind {
            OfferKind::Takeback => self.turn_to_take_back(by).map(drop),
            OfferKind::Pause if self.row.terms.control == TimeControl::Unlimited => {
                Err(OfferRefusal::NoClock)
            }
            OfferKind::Pause if self.row.clock.paused => Err(OfferRefusal::Paused),
            OfferKind::Draw | OfferKind::Pause | OfferKind::Rematch => Ok(()),
        }
    }

    /// Carries out an accepted offer. Returns the game that it has started, if it has.
    async fn carry_out(
        &mut self,
        tx: &mut Tx,
        offer: OfferRow,
        bits: u64,
        at: Timestamp,
    ) -> Result<(OfferRow, Option<Box<Match>>), PlayError> {
        let offer = close(tx, offer, OfferState::Accepted, at).await?;
        let mut rematch = None;
        match offer.kind {
            OfferKind::Draw => {
                let ending = Ending::Drawn { score: self.position().score() };
                self.end_now(tx, ending, None, at).await?;
            }
            OfferKind::Takeback => self.take_back(tx, offer.by, at).await?,
            OfferKind::Pause => self.pause(tx, at).await?,
            OfferKind::Rematch => {
                let game = self.begin_rematch(tx, offer.by.other(), bits, at).await?;
                rematch = Some(Box::new(game));
            }
        }
        Ok((offer, rematch))
    }

    /// Lapses offers after `mover` has chosen a ply: those of the opponent and all takeback
    /// requests, or all offers if the game is over.
    pub(super) async fn lapse_offers_after_ply(
        &self,
        tx: &mut Tx,
        mover: Color,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        for offer in tx.open_offers(self.row.id).await? {
            if offer.by != mover || offer.kind == OfferKind::Takeback || !self.row.is_running() {
                tx.close_offer(offer.id, OfferState::Lapsed, at).await?;
            }
        }
        Ok(())
    }

    /// Lapses all offers.
    pub(super) async fn lapse_all_offers(
        &self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        for offer in tx.open_offers(self.row.id).await? {
            tx.close_offer(offer.id, OfferState::Lapsed, at).await?;
        }
        Ok(())
    }
}

impl From<OfferRefusal> for Refusal {
    fn from(refusal: OfferRefusal) -> Refusal {
        Refusal::Offer(refusal)
    }
}

impl From<OfferRefusal> for PlayError {
    fn from(refusal: OfferRefusal) -> PlayError {
        Refusal::from(refusal).into()
    }
}
