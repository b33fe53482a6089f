//! The global ladder.

use super::*;

#[tokio::test]
async fn further_games_between_the_same_two_players_count_less_on_the_global_ladder_too() {
    let mut club = Club { scope: Scope::World, ..Club::new().await };
    let mut weights = Vec::new();
    for _ in 0..5 {
        let game = club.game([1, 2], white_wins()).await;
        weights.push(club.weight(game).await);
        club.pass(1);
        // Nor does it help to delete one's data.
        club.deletes(2).await;
    }
    assert_eq!(weights, [1, 1, 1, 2, 4].map(Weight::Part));
    let mut tx = club.store.begin().await.unwrap();
    let short = club.game_in(&mut tx, [1, 2], white_wins(), 5).await;
    tx.commit().await.unwrap();
    assert_eq!(club.weight(short).await, Weight::Nothing(Uncounted::Short));
    let first = club.game([1, 3], white_is_late()).await;
    let second = club.game([1, 4], white_is_late()).await;
    assert_eq!(club.weight(first).await, Weight::Part(1));
    assert_eq!(club.weight(second).await, Weight::Nothing(Uncounted::OnTime));
    assert_eq!(club.recomputed().await, 0);
}

#[tokio::test]
async fn games_on_a_server_and_on_the_global_ladder_are_apart() {
    let mut club = Club::new().await;
    for _ in 0..4 {
        club.game([1, 2], white_wins()).await;
    }
    let on_server = club.accounts().await;
    club.scope = Scope::World;
    let game = club.game([1, 2], white_wins()).await;
    assert_eq!(club.weight(game).await, Weight::Part(1), "their first game there");
    assert_eq!(club.account(1).await.games, 1);
    club.void(game).await.unwrap();
    assert_eq!(club.accounts().await, []);
    club.scope = guild().into();
    assert_eq!(club.accounts().await, on_server);
    assert_eq!(club.recomputed().await, 0);
}
