//! Plans and conditional moves.

use dvonn_model::{FillRow, GameRow, IntentionRow, PlanText};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{channel, moment, new_game, start};

fn plan() -> IntentionRow {
    let plan = PlanText { wishes: String::from("D3, row 2"), stops: String::new() };
    IntentionRow { plan: Some(plan), ..none() }
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
async fn a_plan_that_has_stopped_is_kept_beside_the_others() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let stopped = IntentionRow { stopped: plan().plan, ..none() };
        save(&store, &game, Color::White, &stopped).await;
        save(&store, &game, Color::Black, &stopped).await;
        let kept = store.intentions(game.id).await.unwrap();
        assert_eq!(kept, ByColor { white: stopped.clone(), black: stopped.clone() });
        let mut tx = store.begin().await.unwrap();
        tx.clear_intentions(game.id, Color::White).await.unwrap();
        tx.commit().await.unwrap();
        let kept = store.intentions(game.id).await.unwrap();
        assert_eq!(kept, ByColor { white: none(), black: stopped });
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

#[tokio::test]
async fn placements_to_finish_are_due_in_order_of_their_start_and_go_with_the_plans() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let other = start(&store, new_game(channel(21))).await;
        let fill =
            |game: &GameRow, color, at| FillRow { game: game.id, color, starts_at: moment(at) };
        let white = fill(&game, Color::White, 3);
        let (black, third) = (fill(&game, Color::Black, 2), fill(&other, Color::White, 4));
        let mut tx = store.begin().await.unwrap();
        for fill in [&fill(&game, Color::White, 1), &white, &black, &third] {
            tx.save_fill(fill).await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_eq!(store.fills_due(moment(3), 9).await.unwrap(), [black, white]);
        assert_eq!(store.fills_due(moment(3), 1).await.unwrap(), [black]);
        assert_eq!(store.next_due(moment(3)).await.unwrap(), Some(moment(4)));

        let mut tx = store.begin().await.unwrap();
        assert!(tx.delete_fill(other.id, Color::White).await.unwrap());
        assert!(!tx.delete_fill(other.id, Color::White).await.unwrap());
        tx.clear_intentions(game.id, Color::White).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.fills_due(moment(9), 9).await.unwrap(), [black]);

        let mut tx = store.begin().await.unwrap();
        tx.delete_intentions(game.id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.fills_due(moment(9), 9).await.unwrap(), []);
    })
    .await;
}
