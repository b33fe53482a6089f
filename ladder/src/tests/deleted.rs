//! Members who delete their data.

use super::*;

#[tokio::test]
async fn deleting_a_player_keeps_the_ratings_of_others() {
    let mut club = Club::new().await;
    for players in [[1, 2], [2, 1], [1, 3], [3, 2], [2, 3]] {
        club.game(players, white_wins()).await;
        club.pass(30);
    }
    let wrong = club.game([1, 2], white_is_late()).await;
    let before = [club.account(2).await, club.account(3).await];

    let mut tx = club.store.begin().await.unwrap();
    tx.delete_person(UserId::try_from(1_u64).unwrap()).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!([club.account(2).await, club.account(3).await], before);
    assert_eq!(club.recomputed().await, 0, "recomputing changes nothing");

    club.void(wrong).await.unwrap();
    assert_ne!(club.account(2).await, before[0], "their games can still be voided");
    assert_eq!(club.recomputed().await, 0);
    let nameless = club.accounts().await.into_iter().map(|row| row.player);
    assert!(nameless.collect::<Vec<_>>().contains(&Player::Deleted(1)));
}
