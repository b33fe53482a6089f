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

impl Club {
    /// A member deletes their data, as the bot does it.
    pub(super) async fn deletes(&self, number: u64) {
        let person = UserId::try_from(number).unwrap();
        let mut tx = self.store.begin().await.unwrap();
        let stand_in = tx.delete_person(person).await.unwrap();
        remember_deleted_player(&mut tx, person, &stand_in, self.at).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Member 1 beats member 2 eight times, once a day. After each game, member 2 deletes their data
    /// if `deleting`.
    async fn eight_wins(deleting: bool) -> (Club, Vec<Weight>) {
        let mut club = Club::new().await;
        let mut weights = Vec::new();
        for _ in 0..8 {
            let game = club.game([1, 2], white_wins()).await;
            weights.push(club.weight(game).await);
            if deleting {
                club.deletes(2).await;
            }
            club.pass(24);
        }
        (club, weights)
    }
}

#[tokio::test]
async fn wins_against_an_account_that_deletes_its_data_count_less_and_less() {
    let (_, plain) = Club::eight_wins(false).await;
    let (mut club, weights) = Club::eight_wins(true).await;
    assert_eq!(weights, plain);
    assert_eq!(weights, [1, 1, 1, 2, 4, 8, 16, 32].map(Weight::Part));
    assert_eq!(club.recomputed().await, 0, "recomputing changes nothing");

    let before = club.accounts().await;
    club.pass(31 * 24);
    forget_deleted_players(&club.store, club.at).await.unwrap();
    let two = PlayerId::from(&member(2));
    assert_eq!(club.store.former_ids(two).await.unwrap(), []);
    assert_eq!(club.recomputed().await, 0, "nor once the hashes have gone");
    assert_eq!(club.accounts().await, before);
    let game = club.game([1, 2], white_wins()).await;
    assert_eq!(club.weight(game).await, Weight::Part(1), "the pair window is over");
}

#[tokio::test]
async fn a_former_player_is_remembered_for_thirty_days_and_only_after_rated_games() {
    let mut club = Club::new().await;
    let two = PlayerId::from(&member(2));
    club.game([1, 2], white_wins()).await;
    club.pass(31 * 24);
    club.deletes(2).await;
    assert_eq!(club.store.former_ids(two).await.unwrap(), [], "no rated game for 31 days");

    club.game([1, 2], white_wins()).await;
    club.deletes(2).await;
    assert_eq!(club.store.former_ids(two).await.unwrap(), [PlayerId::from(&Player::Deleted(2))]);
    club.pass(29 * 24);
    forget_deleted_players(&club.store, club.at).await.unwrap();
    assert_eq!(club.store.former_ids(two).await.unwrap().len(), 1);
    club.pass(2 * 24);
    forget_deleted_players(&club.store, club.at).await.unwrap();
    assert_eq!(club.store.former_ids(two).await.unwrap(), []);
}

#[tokio::test]
async fn games_against_other_deleted_players_count_in_full() {
    let mut club = Club::new().await;
    for _ in 0..3 {
        club.game([1, 2], white_wins()).await;
    }
    club.deletes(2).await;
    let game = club.game([1, 3], white_wins()).await;
    assert_eq!(club.weight(game).await, Weight::Part(1));
}
