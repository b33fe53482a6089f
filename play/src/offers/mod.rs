//! What one player offers the other: a draw, to take a turn back, a pause.
//!
//! An offer stands until it is answered or withdrawn, or until the other player chooses a ply
//! instead of an answer. An offer to take a turn back is about a certain turn, and lapses with any
//! ply. Whoever asks for what the other has offered accepts it.

mod draw;
mod pause;
mod takeback;

pub use draw::Verdict;
pub use pause::{gift, give_time, resume};

use dvonn_model::{
    ChallengeId, Ending, GameId, InteractionId, MessageId, OfferId, OfferKind, OfferRow,
    OfferState, Player, TimeControl, UserId,
};
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::{Match, Moment, PlayError, Refusal, Request, begin};

/// So many plies pass before a player may offer a draw again that was not accepted.
const PLIES_BETWEEN_DRAWS: u32 = 10;

/// Why an offer is not made, or not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRefusal {
    /// It has been answered or withdrawn, or the game went on without an answer.
    Gone(OfferRow),
    /// It is one's own; the other player answers it.
    Own,
    /// It is the other player's to withdraw.
    NotOwn,
    /// One's own offer of the same kind still waits for an answer.
    Waiting(OfferKind),
    /// The other player asks for a turn back, which is to be answered first.
    AnswerFirst,
    /// The last such offer was not accepted, and was made only just now.
    TooSoon {
        /// What is offered.
        kind: OfferKind,
        /// So many plies are to be played first.
        plies: u32,
    },
    /// One has chosen no ply yet.
    NothingToTakeBack,
    /// Since that turn the other's plan or conditional moves have shown themselves.
    Revealed,
    /// The game has no clock.
    NoClock,
    /// The clocks stand already.
    Paused,
    /// The clocks do not stand by agreement.
    NotPaused,
    /// The other player has more time than anybody could want.
    EnoughTime,
    /// The other player is the computer, whose clock never runs.
    TimelessComputer,
    /// A rematch of a game that is still played.
    NotOver,
    /// One's own wish for a rematch waits for an answer.
    RematchWaits,
    /// The other player is not there any more to play it.
    OpponentDeleted,
    /// The other player has asked for the rematch, by this challenge.
    RematchOffered(ChallengeId),
    /// The rematch has begun, or is over: this is it.
    RematchBegan(GameId),
}

/// An offer, and the game as it is now.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The offer.
    pub offer: OfferRow,
    /// The game.
    pub game: Match,
}

/// Checks all that [`make`] would, for whoever has to think before they can give it a verdict; nothing
/// changes. Answers the game.
///
/// # Errors
/// As [`make`].
pub async fn check(
    store: &Store,
    request: Request,
    kind: OfferKind,
    seen: Option<Moment>,
) -> Result<Match, PlayError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let game = Match::hold(&mut tx, request.game).await?;
    let by = game.check_player(request.person)?;
    game.check_seen(seen)?;
    game.check_new_offer(&mut tx, kind, by).await?;
    Ok(game)
}

/// Offers the other player something. If they have offered the same, that is accepted instead, and
/// the computer answers at once: [`OfferRow::state`] says what came of it. `seen` is the moment of the
/// board that the person clicked on; `verdict` is what the computer says, if it is the other player.
///
/// # Errors
/// A [`Refusal`] to someone who does not play, about an old board or an ended game, and as
/// [`OfferRefusal`] says; [`PlayError::Repeated`].
pub async fn make(
    store: &Store,
    request: Request,
    kind: OfferKind,
    seen: Option<Moment>,
    verdict: Verdict,
) -> Result<Offered, PlayError> {
    let mut tx = begin(store, request.interaction, request.at).await?;
    let mut game = Match::hold(&mut tx, request.game).await?;
    let by = game.check_player(request.person)?;
    game.check_seen(seen)?;
    let open = tx.open_offers(game.row.id).await?;
    let offer = match open.into_iter().find(|offer| offer.kind == kind) {
        Some(offer) if offer.by == by => return Err(OfferRefusal::Waiting(kind).into()),
        Some(_) if kind == OfferKind::Takeback => return Err(OfferRefusal::AnswerFirst.into()),
        Some(offer) => game.agree(&mut tx, offer, request.at).await?,
        None => {
            let offer = game.make_offer(&mut tx, kind, by, request.at).await?;
            match (&game.row.players[by.other()], verdict) {
                (Player::Person(_), _) => offer,
                (Player::Computer(_) | Player::Deleted(_), Verdict::Yes) => {
                    game.agree(&mut tx, offer, request.at).await?
                }
                (Player::Computer(_) | Player::Deleted(_), Verdict::No) => {
                    close(&mut tx, offer, OfferState::Declined).await?
                }
            }
        }
    };
    tx.commit().await?;
    Ok(Offered { offer, game })
}

/// What a player does about an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The other player says yes: what was offered happens.
    Accept,
    /// The other player says no.
    Decline,
    /// Who made it takes it back.
    Withdraw,
}

/// Answers or withdraws an offer.
///
/// # Errors
/// A [`Refusal`] to anyone but the player whose answer it is, and once the offer is gone;
/// [`PlayError::Repeated`].
pub async fn answer(
    store: &Store,
    offer: OfferId,
    answer: Answer,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Offered, PlayError> {
    let mut tx = begin(store, interaction, at).await?;
    let game = tx.offer(offer).await?.ok_or(Refusal::NoGame)?.game;
    let mut game = Match::hold(&mut tx, game).await?;
    // Read again: until the game was held, somebody else could close it.
    let offer = tx.offer(offer).await?.ok_or(Refusal::NoGame)?;
    game.check_answer(&offer, answer, person)?;
    let offer = match answer {
        Answer::Accept => game.agree(&mut tx, offer, at).await?,
        Answer::Decline => close(&mut tx, offer, OfferState::Declined).await?,
        Answer::Withdraw => close(&mut tx, offer, OfferState::Withdrawn).await?,
    };
    tx.commit().await?;
    Ok(Offered { offer, game })
}

/// Remembers that people have been shown an offer as it is in `shown`, and by which message.
/// Answers what has become of it meanwhile.
///
/// # Errors
/// The store's.
pub async fn told(
    store: &Store,
    shown: &OfferRow,
    message: Option<MessageId>,
) -> Result<Option<OfferRow>, StoreError> {
    let mut tx = store.begin().await?;
    let now = tx.mark_offer_told(shown, message).await?;
    tx.commit().await?;
    Ok(now)
}

async fn close(tx: &mut Tx, offer: OfferRow, state: OfferState) -> Result<OfferRow, PlayError> {
    if !tx.close_offer(offer.id, state).await? {
        return Err(OfferRefusal::Gone(offer).into());
    }
    Ok(OfferRow { state, ..offer })
}

impl Match {
    fn check_answer(
        &self,
        offer: &OfferRow,
        answer: Answer,
        person: UserId,
    ) -> Result<(), Refusal> {
        let players = &self.row.players;
        let color = self.color_of(person).ok_or_else(|| Refusal::NotAPlayer(players.clone()))?;
        if offer.state != OfferState::Open {
            return Err(OfferRefusal::Gone(offer.clone()).into());
        }
        match answer {
            Answer::Withdraw if color != offer.by => Err(OfferRefusal::NotOwn.into()),
            Answer::Accept | Answer::Decline if color == offer.by => Err(OfferRefusal::Own.into()),
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
        made.ok_or_else(|| OfferRefusal::Waiting(kind).into())
    }

    async fn check_new_offer(
        &self,
        tx: &mut Tx,
        kind: OfferKind,
        by: Color,
    ) -> Result<(), PlayError> {
        self.check_offer(kind, by)?;
        if let Some(last) = tx.last_unaccepted_offer(self.row.id, kind, by).await? {
            let between = if kind == OfferKind::Draw { PLIES_BETWEEN_DRAWS } else { 1 };
            let plies = (last.plies + between).saturating_sub(self.row.plies);
            if plies > 0 {
                return Err(OfferRefusal::TooSoon { kind, plies }.into());
            }
        }
        Ok(())
    }

    /// Whether this could be offered now, were it not for earlier offers.
    ///
    /// # Errors
    /// Why not.
    pub fn check_offer(&self, kind: OfferKind, by: Color) -> Result<(), OfferRefusal> {
        match kind {
            OfferKind::Takeback => self.turn_to_take_back(by).map(drop),
            OfferKind::Pause if self.row.terms.control == TimeControl::Unlimited => {
                Err(OfferRefusal::NoClock)
            }
            OfferKind::Pause if self.row.clock.paused => Err(OfferRefusal::Paused),
            OfferKind::Draw | OfferKind::Pause => Ok(()),
        }
    }

    /// Does what was offered.
    async fn agree(
        &mut self,
        tx: &mut Tx,
        offer: OfferRow,
        at: Timestamp,
    ) -> Result<OfferRow, PlayError> {
        let offer = close(tx, offer, OfferState::Accepted).await?;
        match offer.kind {
            OfferKind::Draw => {
                let ending = Ending::Drawn { score: self.position().score() };
                self.end_now(tx, ending, None, at).await?;
            }
            OfferKind::Takeback => self.take_back(tx, offer.by, at).await?,
            OfferKind::Pause => self.pause(tx, at).await?,
        }
        Ok(offer)
    }

    /// Lets the offers lapse that a ply chosen by `mover` leaves without an answer.
    pub(super) async fn leave_offers(&self, tx: &mut Tx, mover: Color) -> Result<(), StoreError> {
        for offer in tx.open_offers(self.row.id).await? {
            if offer.by != mover || offer.kind == OfferKind::Takeback || !self.row.is_running() {
                tx.close_offer(offer.id, OfferState::Lapsed).await?;
            }
        }
        Ok(())
    }

    /// Lets all offers lapse.
    pub(super) async fn end_offers(&self, tx: &mut Tx) -> Result<(), StoreError> {
        for offer in tx.open_offers(self.row.id).await? {
            tx.close_offer(offer.id, OfferState::Lapsed).await?;
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
