//! What players of a game between two venues say to each other.

use dvonn_model::{Phrase, PostKey, Settings};

use super::*;
use crate::phrases::{PhraseOutcome, said, say};

impl Table {
    async fn says(
        &mut self,
        game: &Match,
        person: UserId,
        phrase: Phrase,
    ) -> Result<PhraseOutcome, PlayError> {
        let interaction = self.interaction();
        let request = GameRequest { game: game.row.id.into(), person, interaction, at: now() };
        say(&self.store, request, phrase).await
    }

    async fn heard(&self, game: &Match, by: Color) -> Option<Phrase> {
        let post = self.store.post(PostKey::phrase(game.row.id, by)).await.unwrap();
        post.as_ref().and_then(said)
    }
}

#[tokio::test]
async fn each_player_says_one_thing_a_turn_and_one_after_the_game() {
    let mut table = Table::new().await;
    let game = table.game_of_two_venues(false).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    for (person, by) in [(ada, Color::Black), (ben, Color::White)] {
        let shown = table.says(&game, person, Phrase::Hello).await.unwrap();
        assert_eq!(shown, PhraseOutcome::Shown);
        let again = refused(table.says(&game, person, Phrase::Bye).await);
        assert!(matches!(again, Refusal::SaidEnough), "{again:?}");
        assert_eq!(table.heard(&game, by).await, Some(Phrase::Hello));
    }
    let game = table.play(&game, "D3").await.unwrap();
    let again = refused(table.says(&game, ben, Phrase::Luck).await);
    assert!(matches!(again, Refusal::SaidEnough), "the turn goes on until both have played");
    let game = table.play(&game, "E3").await.unwrap();
    table.says(&game, ben, Phrase::Move).await.unwrap();
    let interaction = table.interaction();
    let game = resign(&table.store, game.row.id, ada, interaction, now()).await.unwrap();
    table.says(&game, ben, Phrase::Thanks).await.unwrap();
    assert_eq!(table.heard(&game, Color::White).await, Some(Phrase::Thanks));
    let again = refused(table.says(&game, ben, Phrase::Bye).await);
    assert!(matches!(again, Refusal::SaidEnough));
}

#[tokio::test]
async fn nobody_learns_why_a_phrase_is_not_shown() {
    let mut table = Table::new().await;
    let game = table.game_of_two_venues(false).await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    let mut tx = table.store.begin().await.unwrap();
    let hidden = Settings { phrases: false, ..Settings::default() };
    tx.save_settings(ada, &hidden).await.unwrap();
    tx.commit().await.unwrap();
    let told = table.says(&game, ben, Phrase::Hello).await.unwrap();
    assert_eq!(told, PhraseOutcome::NotReceived);
    table.avoids(ben, ada).await;
    let told = table.says(&game, ada, Phrase::Hello).await.unwrap();
    assert_eq!(told, PhraseOutcome::NotReceived);
    for by in Color::ALL {
        assert_eq!(table.heard(&game, by).await, None);
    }
}

#[tokio::test]
async fn only_players_of_a_game_between_two_venues_say_something() {
    let mut table = Table::new().await;
    let (ada, cleo) = (table.ada.id, table.cleo.id);
    let apart = table.game_of_two_venues(false).await;
    let stranger = refused(table.says(&apart, cleo, Phrase::Hello).await);
    assert!(matches!(stranger, Refusal::NotAPlayer(_)));
    let mut table = Table::new().await;
    let together = table.game().await;
    let refused = refused(table.says(&together, ada, Phrase::Hello).await);
    assert!(matches!(refused, Refusal::Seek(SeekRefusal::NobodyToAvoid)));
}
