//! Whether games are rated if nobody chose.

use dvonn_model::{Account, GuildId, Rating, Score};

use super::*;

fn guild() -> GuildId {
    GuildId::try_from(7_u64).unwrap()
}

impl Table {
    async fn on_server() -> Table {
        let mut table = Table::new().await;
        table.venue.guild = Some(guild());
        table
    }

    /// Gives a person a rating on the server.
    async fn rate(&mut self, person: &Person) {
        let account = Account {
            rating: Rating::new(1_500.0, 200.0, 0.06),
            games: 1,
            streak: 0,
            longest_streak: 0,
            best_win: None,
            last_at: now(),
            last_loss_on_time: None,
            season: 1,
            score: Score::default(),
        };
        let mut tx = self.store.begin().await.unwrap();
        tx.save_account(guild().into(), &person.clone().into(), &account).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn challenges_by_default(&mut self, opponent: Opponent) -> ChallengeRow {
        let new = NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent,
            color: WantedColor::White,
            terms: Terms { rated: true, ..Terms::sample() },
            rated_by_default: true,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        challenge::make(&self.store, new).await.unwrap()
    }
}

#[tokio::test]
async fn a_game_is_rated_by_default_only_if_both_players_have_a_rating() {
    for (ada_rated, ben_rated) in [(false, false), (true, false), (false, true), (true, true)] {
        let mut table = Table::on_server().await;
        let (ada, ben) = (table.ada.clone(), table.ben.clone());
        for (person, rated) in [(&ada, ada_rated), (&ben, ben_rated)] {
            if rated {
                table.rate(person).await;
            }
        }
        let challenge = table.challenges_by_default(Opponent::Person(ben.id)).await;
        assert_eq!(challenge.terms.rated, ada_rated && ben_rated, "{ada_rated} {ben_rated}");
        let game = table.accept(&challenge, &ben, now()).await.unwrap().game;
        assert_eq!(game.row.terms.rated, ada_rated && ben_rated);
    }
}

#[tokio::test]
async fn an_open_challenge_is_rated_if_the_person_who_accepts_has_a_rating() {
    for ben_rated in [false, true] {
        let mut table = Table::on_server().await;
        let (ada, ben) = (table.ada.clone(), table.ben.clone());
        table.rate(&ada).await;
        if ben_rated {
            table.rate(&ben).await;
        }
        let challenge = table.challenges_by_default(Opponent::Anyone).await;
        assert!(challenge.is_rated_by_acceptor());
        let game = table.accept(&challenge, &ben, now()).await.unwrap().game;
        assert_eq!(game.row.terms.rated, ben_rated);
    }
}

#[tokio::test]
async fn an_explicit_choice_makes_the_first_game_rated() {
    let mut table = Table::on_server().await;
    let (ada, ben) = (table.ada.id, table.ben.clone());
    let new = NewChallenge {
        venue: table.venue.clone(),
        challenger: table.ada.clone(),
        opponent: Opponent::Person(ben.id),
        color: WantedColor::White,
        terms: Terms { rated: true, ..Terms::sample() },
        rated_by_default: true,
        rematch_of: None,
        for_place: false,
        locale: None,
        interaction: table.interaction(),
        at: now(),
    };
    let drafted = draft::make(&table.store, new).await.unwrap();
    assert!(!drafted.terms.rated && drafted.rated_by_default);
    let choice = DraftChoice::Rated(true);
    let rated = draft::change(&table.store, drafted.id, ada, choice, now()).await.unwrap();
    assert!(rated.terms.rated && !rated.rated_by_default);
}
