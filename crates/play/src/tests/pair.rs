//! Two players of a game, and their offers.

use dvonn_model::{
    Change, ChangeOutcome, GameId, NewPly, OfferId, OfferKind, OfferState, PlyOrigin, TimeControl,
};
use jiff::SignedDuration;

use super::*;
use crate::offers;
use crate::offers::OfferAnswer;

/// Ada, with White, and Ben play with three days plus twelve hours per ply.
pub(super) struct Pair {
    pub(super) table: Table,
    pub(super) id: GameId,
    pub(super) at: Timestamp,
}

impl Pair {
    pub(super) async fn new() -> Pair {
        Pair::on(TimeControl::DEFAULT).await
    }

    pub(super) async fn on(control: TimeControl) -> Pair {
        let mut table = Table::new().await;
        let game = table.game_on(Terms { control, ..Terms::sample() }).await;
        Pair { id: game.row.id, at: now(), table }
    }

    /// After the first plies of a placement.
    pub(super) async fn after(plies: &str) -> Pair {
        let mut pair = Pair::new().await;
        for ply in plies.split(' ') {
            pair.play(ply).await;
        }
        pair
    }

    pub(super) async fn game(&self) -> Match {
        Match::find(&self.table.store, self.id).await.unwrap()
    }

    pub(super) fn pass_hours(&mut self, hours: i32) {
        self.at += SignedDuration::from_hours(1) * hours;
    }

    pub(super) async fn play(&mut self, ply: &str) -> Match {
        let game = self.game().await;
        let person = game.to_move().and_then(Player::person).unwrap().clone();
        let request = TurnRequest { at: self.at, ..self.table.request(&game, &person, ply) };
        play(&self.table.store, request).await.unwrap()
    }

    pub(super) fn person(&self, color: Color) -> UserId {
        if color == Color::White { self.table.ada.id } else { self.table.ben.id }
    }

    pub(super) fn asks(&mut self, color: Color) -> GameRequest {
        let (game, person, at) = (self.id.into(), self.person(color), self.at);
        GameRequest { game, person, interaction: self.table.interaction(), at }
    }

    pub(super) async fn offers(
        &mut self,
        color: Color,
        kind: OfferKind,
    ) -> Result<Offered, PlayError> {
        let request = self.asks(color);
        Ok(offered(offers::make(&self.table.store, request, kind, None, None, 7).await?))
    }

    pub(super) async fn offered(&mut self, color: Color, kind: OfferKind) -> OfferId {
        let made = self.offers(color, kind).await.unwrap();
        assert_eq!(made.offer.state, OfferState::Open);
        made.offer.id
    }

    pub(super) async fn answers(
        &mut self,
        color: Color,
        offer: OfferId,
        answer: OfferAnswer,
    ) -> Result<Offered, PlayError> {
        let GameRequest { person, interaction, at, .. } = self.asks(color);
        offers::answer(&self.table.store, offer, answer, person, interaction, at, 7).await
    }

    pub(super) async fn accepts(
        &mut self,
        color: Color,
        offer: OfferId,
    ) -> Result<Offered, PlayError> {
        self.answers(color, offer, OfferAnswer::Accept).await
    }

    pub(super) async fn state(&self, offer: OfferId) -> OfferState {
        self.table.store.offer(offer).await.unwrap().unwrap().state
    }

    /// Adds automatic plies.
    pub(super) async fn reveals(&mut self, plies: &[(&str, PlyOrigin)]) {
        let game = self.game().await;
        let plies: Vec<_> = plies
            .iter()
            .map(|(ply, origin)| NewPly { ply: ply.parse().unwrap(), by: None, origin: *origin })
            .collect();
        let mut tx = self.table.store.begin().await.unwrap();
        let change = Change { plies: &plies, ..Change::none(&game.row, self.at) };
        let changed = tx.change_game(&game.row, change).await.unwrap();
        assert!(matches!(changed, ChangeOutcome::Done(_)));
        tx.commit().await.unwrap();
    }
}

impl Table {
    /// Starts a game on these terms: Ada with White against Ben.
    pub(super) async fn game_on(&mut self, terms: Terms) -> Match {
        let new = NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: Opponent::Anyone,
            color: WantedColor::White,
            terms,
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        let challenge = challenge::make(&self.store, new).await.unwrap();
        let ben = self.ben.clone();
        self.accept(&challenge, &ben, now()).await.unwrap().game
    }
}

pub(super) fn refusal(result: Result<Offered, PlayError>) -> OfferRefusal {
    match refused(result) {
        Refusal::Offer(refusal) => refusal,
        other => panic!("refused for another reason: {other:?}"),
    }
}
