//! How much people lose per move, from stored reviews.

use dvonn_engine::{Analysis, Line, Value};
use dvonn_model::{GuildId, Source};

use super::*;
use crate::{delete_person, fair_play};

fn guild() -> GuildId {
    GuildId::try_from(20_u64).unwrap()
}

impl Table {
    /// A game of Ada against Ben with eight moves, resigned by Ben.
    async fn ended_game(&mut self, rated: bool) -> Match {
        let games = include_str!("../../../rules/tests/data/games.txt");
        let line = games.lines().find(|line| !line.starts_with('#')).unwrap();
        let plies = line.parse::<Game>().unwrap().plies()[..57].to_vec();
        self.place.guild = Some(guild());
        let mut game = self.game_on(Terms { rated, ..Terms::sample() }).await;
        for ply in plies {
            game = self.play(&game, &ply.to_string()).await.unwrap();
        }
        let (ben, interaction) = (self.ben.id, self.interaction());
        resign(&self.store, game.row.id, ben, interaction, now()).await.unwrap()
    }

    /// Reviews a game. In each position, the side to move wins six times out of ten with its first
    /// legal ply.
    async fn review(&self, game: &Match) {
        let reviewable = Reviewable::played(game).unwrap();
        request_review(&self.store, &reviewable, self.ada.id, now()).await.unwrap();
        let row = self.store.review(Source::Game(game.row.id)).await.unwrap().unwrap();
        let mut study = reviewable.study(&row).unwrap();
        while let Some(position) = study.next_to_search() {
            let line = Line { plies: vec![position.legal_plies()[0]], value: Value::Chance(0.6) };
            study.note(Some(Analysis { lines: vec![line], depth: 1, nodes: 1 }));
        }
        store_study(&self.store, &row, &study).await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn losses_come_from_reviewed_rated_games_of_people_who_are_still_here() {
    let mut table = Table::new().await;
    let unrated = table.ended_game(false).await;
    table.review(&unrated).await;
    let rated = table.ended_game(true).await;
    assert_eq!(fair_play(&table.store, guild()).await.unwrap(), [], "the rated one has no review");
    table.review(&rated).await;

    let found = fair_play(&table.store, guild()).await.unwrap();
    assert_eq!(found.len(), 2);
    for one in &found {
        assert_eq!((one.games, one.moves, one.error), (1, 4, None));
        // A move costs nothing if it was the first legal one, and 0.6 - 0.4 otherwise.
        let costly = one.loss * 4.0 / 0.2;
        assert!((costly - costly.round()).abs() < 1e-6 && (0.0..=4.01).contains(&costly));
        assert!((one.rating - 1500.0).abs() < 1e-6);
    }
    let elsewhere = GuildId::try_from(21_u64).unwrap();
    assert_eq!(fair_play(&table.store, elsewhere).await.unwrap(), []);

    let (ada, interaction) = (table.ada.id, table.interaction());
    delete_person(&table.store, ada, interaction, now()).await.unwrap();
    let found = fair_play(&table.store, guild()).await.unwrap();
    assert_eq!(found.iter().map(|one| one.person.id).collect::<Vec<_>>(), [table.ben.id]);
}
