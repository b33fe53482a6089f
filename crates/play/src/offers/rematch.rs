//! Rematches of games between two venues: offered and answered where each player is.
//!
//! If the opponent may not meet the person, nobody sees the offer: to the person, that looks like an
//! opponent who does not answer.

use dvonn_model::{Created, NewGame, OfferRow, OfferState, OtherVenue, UserId};
use dvonn_rules::{ByColor, Color, Seed};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::OfferRefusal;
use crate::challenge::first_clock;
use crate::challenge::rematch::again;
use crate::seek::{SeekRefusal, check_seeker};
use crate::{Match, PlayError, Refusal};

/// Lapses an offer that nobody has answered in time.
///
/// # Errors
/// Any database error.
pub async fn lapse(store: &Store, offer: &OfferRow, at: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.close_offer(offer.id, OfferState::Lapsed, at).await?;
    tx.commit().await
}

impl Match {
    /// Checks that a person may play this game again. Returns their side.
    pub(super) async fn check_rematch(
        &self,
        tx: &mut Tx,
        person: UserId,
        at: Timestamp,
    ) -> Result<Color, PlayError> {
        let row = &self.row;
        let by = self.color_of(person).ok_or_else(|| Refusal::NotAPlayer(Box::new(row.clone())))?;
        if row.is_running() {
            return Err(OfferRefusal::NotOver.into());
        }
        if !row.is_relayed() {
            return Err(OfferRefusal::NoRematch.into());
        }
        let other = row.players[by.other()].id().ok_or(OfferRefusal::OpponentDeleted)?;
        if let Some(game) = tx.rematch_of(row.id).await? {
            return Err(OfferRefusal::RematchBegan(game).into());
        }
        let venue = row.venue_of(by);
        let server = check_seeker(tx, venue, person, at).await?;
        if venue.guild.is_some() && !server.seeks {
            return Err(OfferRefusal::NoRematch.into());
        }
        if tx.avoids(person, other).await? {
            return Err(SeekRefusal::Avoided.into());
        }
        Ok(by)
    }

    /// Returns true if nothing keeps the players apart.
    pub(super) async fn may_be_asked_again(&self, tx: &mut Tx) -> Result<bool, StoreError> {
        let row = &self.row;
        let guilds = Color::ALL.map(|side| row.venue_of(side).guild);
        match Color::ALL.map(|side| row.players[side].id()) {
            [Some(white), Some(black)] => tx.may_meet([white, black], guilds).await,
            _ => Ok(false),
        }
    }

    /// Starts the rematch, which the player of the side `by` accepts: on the same terms in the same
    /// venues, with the sides changed.
    pub(super) async fn begin_rematch(
        &self,
        tx: &mut Tx,
        by: Color,
        bits: u64,
        at: Timestamp,
    ) -> Result<Match, PlayError> {
        tx.lock_seeks().await?;
        let person = self.row.players[by].id().ok_or(OfferRefusal::NoRematch)?;
        self.check_rematch(tx, person, at).await?;
        let other = self.row.players[by.other()].id().ok_or(OfferRefusal::OpponentDeleted)?;
        // What keeps the other from playing is not told.
        match check_seeker(tx, self.row.venue_of(by.other()), other, at).await {
            Ok(_) if self.may_be_asked_again(tx).await? => {}
            Ok(_) | Err(PlayError::Refused(_)) => return Err(OfferRefusal::NoRematch.into()),
            Err(error) => return Err(error),
        }
        // Seen from the venue to which it belongs.
        let row = self.row.from_other_venue().filter(|_| self.row.is_away());
        let row = row.as_ref().unwrap_or(&self.row);
        let away = row.other.as_deref().ok_or(OfferRefusal::NoRematch)?;
        let terms = again(row, Seed::from_bits(bits));
        let players = ByColor::from_fn(|side| row.players[side.other()].clone());
        let clock = first_clock(tx, &terms, &players, at).await?;
        let new = NewGame {
            venue: row.venue.clone(),
            players,
            terms,
            clock,
            rematch_of: Some(row.id),
            locale: row.locale.clone(),
            at,
        };
        let Created::Game(game) = tx.create_game(new).await? else {
            return Err(OfferRefusal::NoRematch.into());
        };
        let there = OtherVenue {
            side: away.side.other(),
            shown: 0,
            known_plies: 0,
            board_message: None,
            ..away.clone()
        };
        let game = tx.add_other_venue(game.id, &there, at).await?;
        Ok(Match::new(game, &[])?)
    }
}
