//! Plans and conditional moves.

use dvonn_model::{GameRow, IntentionRow, PlanText};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{channel, new_game, start};

fn plan() -> IntentionRow {
    let plan = PlanText { wishes: String::from("D3, row 2"), stops: String::new() };
    IntentionRow { plan: Some(plan), conditions: None }
}

fn both() -> IntentionRow {
    IntentionRow { conditions: Some(String::from("D3:E4\n*:E5")), ..plan() }
}

fn none() -> IntentionRow {
    IntentionRow::default()
}

async fn save(store: &Store, game: &GameRow, color: Color, intention: &IntentionRow) {
    let mut tx = store.begin().await.unwrap();
    tx.save_intention(game.id, color, intention).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn players_have_separate_intentions() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let other = start(&store, new_game(channel(21))).await;
        save(&store, &game, Color::White, &plan()).await;
        save(&store, &game, Color::Black, &plan()).await;
        save(&store, &game, Color::Black, &both()).await;
        let kept = store.intentions(game.id).await.unwrap();
        assert_eq!(kept, ByColor { white: plan(), black: both() });
        let kept = store.intentions(other.id).await.unwrap();
        assert_eq!(kept, ByColor { white: none(), black: none() });
        save(&store, &game, Color::Black, &none()).await;
        let kept = store.intentions(game.id).await.unwrap();
        assert_eq!(kept, ByColor { white: plan(), black: none() });
    })
    .await;
}

#[tokio::test]
async fn a_takeback_keeps_only_the_opponents_plan() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        save(&store, &game, Color::White, &both()).await;
        save(&store, &game, Color::Black, &both()).await;
        let mut tx = store.begin().await.unwrap();
        tx.clear_intentions(game.id, Color::White).await.unwrap();
        let kept = tx.intentions(game.id).await.unwrap();
        assert_eq!(kept, ByColor { white: none(), black: plan() });
        tx.delete_intentions(game.id).await.unwrap();
        let kept = tx.intentions(game.id).await.unwrap();
        assert_eq!(kept, ByColor { white: none(), black: none() });
    })
    .await;
}
