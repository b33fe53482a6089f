//! Rematches.

use dvonn_model::{GameId, Setup, TimeControl};
use dvonn_rules::{Position, Seed};

use super::*;

impl Table {
    async fn ended(&mut self, terms: Terms) -> GameId {
        let game = self.game_on(terms).await;
        let (interaction, ada) = (self.interaction(), self.ada.id);
        resign(&self.store, game.row.id, ada, interaction, now()).await.unwrap();
        game.row.id
    }

    async fn wants(&mut self, game: GameId, person: UserId) -> Result<NewChallenge, PlayError> {
        let game = Match::find(&self.store, game).await?;
        Ok(challenge::rematch(&game, person, self.interaction(), now(), 42)?)
    }

    async fn asks_again(
        &mut self,
        game: GameId,
        person: UserId,
    ) -> Result<ChallengeRow, PlayError> {
        let wanted = self.wants(game, person).await?;
        challenge::make(&self.store, wanted).await
    }
}

fn refusal<T: std::fmt::Debug>(result: Result<T, PlayError>) -> OfferRefusal {
    match refused(result) {
        Refusal::Offer(refusal) => refusal,
        other => panic!("refused for another reason: {other:?}"),
    }
}

#[tokio::test]
async fn a_rematch_has_the_same_terms_and_swapped_colours() {
    let mut table = Table::new().await;
    let terms = Terms { rated: true, control: TimeControl::DEFAULT, ..Terms::sample() };
    let game = table.ended(terms.clone()).await;
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    for (asking, other, color) in
        [(&ada, &ben, WantedColor::Black), (&ben, &ada, WantedColor::White)]
    {
        let wanted = table.wants(game, asking.id).await.unwrap();
        assert_eq!((&wanted.challenger, wanted.opponent), (asking, Opponent::Person(other.id)));
        assert_eq!((wanted.color, wanted.terms), (color, terms.clone()));
        assert_eq!((wanted.rematch_of, wanted.venue), (Some(game), table.venue.clone()));
    }
}

#[tokio::test]
async fn a_rematch_gets_a_new_board_or_keeps_the_given_position() {
    let (old, new) = (Seed::from_bits(7), Seed::from_bits(42));
    let given = Position::dealt(old);
    for (setup, start, expected) in [
        (Setup::Random(old), given, (Setup::Random(new), Position::dealt(new))),
        (Setup::Reds(old), Position::new(), (Setup::Reds(new), Position::new())),
        (Setup::Given, given, (Setup::Given, given)),
    ] {
        let mut table = Table::new().await;
        let game = table.ended(Terms { setup, start, ..Terms::sample() }).await;
        let ada = table.ada.id;
        let terms = table.wants(game, ada).await.unwrap().terms;
        assert_eq!((terms.setup, terms.start), expected);
    }
}

#[tokio::test]
async fn a_second_rematch_request_points_to_the_first() {
    let mut table = Table::new().await;
    let game = table.ended(Terms::sample()).await;
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    let challenge = table.asks_again(game, ada.id).await.unwrap();
    let again = refusal(table.asks_again(game, ada.id).await);
    assert_eq!(again, OfferRefusal::RematchWaits);
    let other = refusal(table.asks_again(game, ben.id).await);
    assert_eq!(other, OfferRefusal::RematchOffered(challenge.id));

    let begun = table.accept(&challenge, &ben, now()).await.unwrap().game;
    assert_eq!(begun.color_of(ada.id), Some(Color::Black));
    assert_eq!(begun.row.rematch_of, Some(game));
    let late = refusal(table.asks_again(game, ben.id).await);
    assert_eq!(late, OfferRefusal::RematchBegan(begun.row.id));
}

#[tokio::test]
async fn a_declined_rematch_can_be_requested_again() {
    let mut table = Table::new().await;
    let game = table.ended(Terms::sample()).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    let challenge = table.asks_again(game, ada).await.unwrap();
    decline(&table.store, challenge.id, ben, now()).await.unwrap();
    table.asks_again(game, ben).await.unwrap();
}

#[tokio::test]
async fn only_one_of_two_concurrent_rematch_requests_counts() {
    let mut table = Table::new().await;
    let game = table.ended(Terms::sample()).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    let one = table.wants(game, ada).await.unwrap();
    let other = table.wants(game, ben).await.unwrap();
    let (one, other) =
        tokio::join!(challenge::make(&table.store, one), challenge::make(&table.store, other));
    let asked = [&one, &other].into_iter().filter(|asked| asked.is_ok()).count();
    assert_eq!(asked, 1, "{one:?} {other:?}");
}

#[tokio::test]
async fn a_rematch_draft_cannot_be_published_once_the_opponent_has_asked() {
    let mut table = Table::new().await;
    let game = table.ended(Terms::sample()).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    let wanted = table.wants(game, ada).await.unwrap();
    let drafted = draft::make(&table.store, wanted).await.unwrap();
    let challenge = table.asks_again(game, ben).await.unwrap();
    let publication = Publication {
        challenge: drafted.id,
        person: ada,
        venue: table.venue.clone(),
        board: DraftBoard::Own,
        interaction: table.interaction(),
        at: now(),
    };
    let late = refusal(publish(&table.store, publication).await);
    assert_eq!(late, OfferRefusal::RematchOffered(challenge.id));
}

#[tokio::test]
async fn only_the_players_of_an_ended_game_can_request_a_rematch() {
    let mut table = Table::new().await;
    let (ada, cleo) = (table.ada.id, table.cleo.id);
    let running = table.game().await;
    let early = refusal(table.wants(running.row.id, ada).await);
    assert_eq!(early, OfferRefusal::NotOver);
    let interaction = table.interaction();
    resign(&table.store, running.row.id, ada, interaction, now()).await.unwrap();
    let stranger = refused(table.wants(running.row.id, cleo).await);
    assert!(matches!(stranger, Refusal::NotAPlayer(_)));
}
