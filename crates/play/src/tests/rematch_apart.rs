//! Rematches of games between two venues.

use dvonn_model::{OfferKind, OfferState, PostKey};
use dvonn_rules::Seed;
use jiff::SignedDuration;

use super::seeks::sought;
use super::*;
use crate::offers::OfferAnswer::{Accept, Decline};
use crate::{offers, people};

impl Table {
    /// A game between Ben, with White, and Ada in another venue, which Ada has resigned.
    async fn ended_apart(&mut self, rated: bool) -> Match {
        let game = self.game_of_two_venues(rated).await;
        let (interaction, ada) = (self.interaction(), self.ada.id);
        resign(&self.store, game.row.id, ada, interaction, now()).await.unwrap()
    }

    async fn wants_again(&mut self, game: &Match, person: UserId) -> Result<Offered, PlayError> {
        let request = GameRequest {
            game: game.row.id.into(),
            person,
            interaction: self.interaction(),
            at: now(),
        };
        let made = offers::make(&self.store, request, OfferKind::Rematch, None, None, 42).await;
        Ok(offered(made?))
    }

    async fn is_posted(&self, offer: &Offered) -> bool {
        self.store.post(PostKey::offer(offer.offer.id)).await.unwrap().is_some()
    }

    pub(super) async fn avoids(&self, person: UserId, other: UserId) {
        let other = Person::new(other, String::from("Somebody"));
        people::ignore(&self.store, person, &other, now()).await.unwrap();
    }
}

#[tokio::test]
async fn a_rematch_is_played_in_the_same_venues_with_the_sides_changed() {
    for rated in [false, true] {
        let mut table = Table::new().await;
        let old = table.ended_apart(rated).await;
        let (ada, ben) = (table.ada.id, table.ben.id);
        let asked = table.wants_again(&old, ada).await.unwrap();
        assert!(asked.rematch.is_none() && table.is_posted(&asked).await);
        let (store, interaction) = (table.store.clone(), table.interaction());
        let answered =
            offers::answer(&store, asked.offer.id, Accept, ben, interaction, now(), 7).await;
        let new = answered.unwrap().changed().clone();
        assert_eq!(
            (new.row.rematch_of, new.row.terms.clone()),
            (Some(old.row.id), old.row.terms.clone())
        );
        assert_eq!(new.row.is_global, rated);
        for side in Color::ALL {
            assert_eq!(new.row.players[side].id(), old.row.players[side.other()].id());
            let player = |row: &GameRow| row.venue_of(side).channel;
            assert_eq!(new.row.venue_of(side.other()).channel, player(&old.row));
        }
        assert_eq!(new.row.venue, old.row.venue, "it belongs to the same venue");
        for person in [ada, ben] {
            let again = refused(table.wants_again(&old, person).await);
            assert!(
                matches!(again, Refusal::Offer(OfferRefusal::RematchBegan(game)) if game == new.row.id)
            );
        }
    }
}

#[tokio::test]
async fn a_random_board_is_dealt_again() {
    let mut table = Table::new().await;
    let [one, other] = [sought(&table.ada, 10), sought(&table.ben, 11)];
    let first = table.interaction();
    seek(&table.store, one, None, first, 1).await.unwrap();
    let second = table.interaction();
    let found = seek(&table.store, other, None, second, 1).await.unwrap();
    let SeekOutcome::Found(game) = found else { panic!("Ada fits") };
    let (interaction, ada, ben) = (table.interaction(), table.ada.id, table.ben.id);
    let game = resign(&table.store, game.row.id, ada, interaction, now()).await.unwrap();
    table.wants_again(&game, ada).await.unwrap();
    let both = table.wants_again(&game, ben).await.unwrap();
    assert_eq!(both.changed().row.terms.setup, Setup::Random(Seed::from_bits(42)));
}

#[tokio::test]
async fn two_people_who_want_a_rematch_at_once_start_one_game() {
    let mut table = Table::new().await;
    let game = table.ended_apart(false).await;
    let requests = [table.ada.id, table.ben.id].map(|person| GameRequest {
        game: game.row.id.into(),
        person,
        interaction: table.interaction(),
        at: now(),
    });
    let make = |request| offers::make(&table.store, request, OfferKind::Rematch, None, None, 1);
    let (one, other) = tokio::join!(make(requests[0]), make(requests[1]));
    let begun = [one, other].map(|made| offered(made.unwrap()).rematch.is_some());
    assert_eq!(begun.into_iter().filter(|begun| *begun).count(), 1);
}

#[tokio::test]
async fn each_side_asks_once() {
    let mut table = Table::new().await;
    let game = table.ended_apart(false).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    let asked = table.wants_again(&game, ada).await.unwrap();
    let waiting = refused(table.wants_again(&game, ada).await);
    let is_waiting = OfferRefusal::Waiting(OfferKind::Rematch);
    assert!(matches!(waiting, Refusal::Offer(refusal) if refusal == is_waiting));
    let (store, interaction) = (table.store.clone(), table.interaction());
    offers::answer(&store, asked.offer.id, Decline, ben, interaction, now(), 7).await.unwrap();
    let again = refused(table.wants_again(&game, ada).await);
    assert!(matches!(again, Refusal::Offer(OfferRefusal::RematchAsked)));
    // The other may change their mind.
    assert_eq!(table.wants_again(&game, ben).await.unwrap().offer.state, OfferState::Open);
}

#[tokio::test]
async fn nobody_is_asked_for_a_rematch_by_somebody_they_avoid() {
    let mut table = Table::new().await;
    let game = table.ended_apart(false).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    table.avoids(ben, ada).await;
    let asked = table.wants_again(&game, ada).await.unwrap();
    assert_eq!(asked.offer.state, OfferState::Open, "it looks as if Ben did not answer");
    assert!(!table.is_posted(&asked).await);
    let avoided = refused(table.wants_again(&game, ben).await);
    assert!(matches!(avoided, Refusal::Seek(SeekRefusal::Avoided)));
    assert_eq!(table.store.seeks(now(), 9).await.unwrap(), []);
}

#[tokio::test]
async fn who_avoids_or_is_busy_after_asking_plays_no_rematch() {
    for is_busy in [false, true] {
        let mut table = Table::new().await;
        let game = table.ended_apart(false).await;
        let (ada, ben) = (table.ada.id, table.ben.id);
        let asked = table.wants_again(&game, ada).await.unwrap();
        if is_busy {
            // Ada plays in the same channel.
            let cleo = table.cleo.clone();
            table.waits(sought(&table.ada, 10)).await;
            let interaction = table.interaction();
            seek(&table.store, sought(&cleo, 12), None, interaction, 1).await.unwrap();
        } else {
            table.avoids(ada, ben).await;
        }
        let (store, interaction) = (table.store.clone(), table.interaction());
        let answered = offers::answer(&store, asked.offer.id, Accept, ben, interaction, now(), 7);
        let told = refused(answered.await);
        assert!(matches!(told, Refusal::Offer(OfferRefusal::NoRematch)), "{told:?}");
        let offer = store.offer(asked.offer.id).await.unwrap().unwrap();
        assert_eq!(offer.state, OfferState::Open);
    }
}

#[tokio::test]
async fn only_players_of_an_ended_game_ask_and_unanswered_offers_lapse() {
    let mut table = Table::new().await;
    let running = table.game_of_two_venues(false).await;
    let (ada, ben, cleo) = (table.ada.id, table.ben.id, table.cleo.id);
    let early = refused(table.wants_again(&running, ada).await);
    assert!(matches!(early, Refusal::Offer(OfferRefusal::NotOver)));
    let interaction = table.interaction();
    let game = resign(&table.store, running.row.id, ada, interaction, now()).await.unwrap();
    let stranger = refused(table.wants_again(&game, cleo).await);
    assert!(matches!(stranger, Refusal::NotAPlayer(_)));
    let asked = table.wants_again(&game, ada).await.unwrap();
    let (store, interaction) = (table.store.clone(), table.interaction());
    let own = offers::answer(&store, asked.offer.id, Accept, ada, interaction, now(), 7).await;
    assert!(matches!(refused(own), Refusal::Offer(OfferRefusal::Own)));
    assert_eq!(
        store.rematches_offered_by(now() - SignedDuration::from_secs(1), 9).await.unwrap(),
        []
    );
    for offer in store.rematches_offered_by(now(), 9).await.unwrap() {
        offers::lapse(&store, &offer, now()).await.unwrap();
    }
    let interaction = table.interaction();
    let late = offers::answer(&store, asked.offer.id, Accept, ben, interaction, now(), 7).await;
    assert!(matches!(refused(late), Refusal::Offer(OfferRefusal::Gone(_))));
}
