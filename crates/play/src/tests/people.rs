//! Ignored people and favourite opponents.

use dvonn_model::TimeControl;

use super::*;
use crate::people;
use crate::people::{MOST_LISTED, add_favourite, ignore, stop_ignoring};

#[tokio::test]
async fn two_people_play_no_new_game_while_one_ignores_the_other() {
    for ignored_by_challenger in [false, true] {
        let mut table = Table::new().await;
        let (ada, ben) = (table.ada.clone(), table.ben.clone());
        let open = table.challenges(None).await.unwrap();
        let told = if ignored_by_challenger {
            ignore(&table.store, ada.id, &ben, now()).await.unwrap();
            [SeekRefusal::Avoided, SeekRefusal::NotNow]
        } else {
            ignore(&table.store, ben.id, &ada, now()).await.unwrap();
            [SeekRefusal::NotNow, SeekRefusal::Avoided]
        };
        let asking = refused(table.challenges(Some(ben.id)).await);
        assert!(matches!(asking, Refusal::Seek(refusal) if refusal == told[0]), "{asking:?}");
        let accepting = refused(table.accept(&open, &ben, now()).await);
        assert!(matches!(accepting, Refusal::Seek(refusal) if refusal == told[1]), "{accepting:?}");
        stop_ignoring(&table.store, ada.id, ben.id).await.unwrap();
        stop_ignoring(&table.store, ben.id, ada.id).await.unwrap();
        table.accept(&open, &ben, now()).await.unwrap();
    }
}

#[tokio::test]
async fn nobody_keeps_a_place_by_ignoring_a_challenger() {
    let mut table = Table::new().await;
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    ignore(&table.store, ben.id, &ada, now()).await.unwrap();
    let challenge = table.offer_for_place(TimeControl::DEFAULT).await.unwrap();
    table.accept(&challenge, &ben, now()).await.unwrap();
}

#[tokio::test]
async fn deleting_ones_data_does_not_end_being_ignored() {
    let mut table = Table::new().await;
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    ignore(&table.store, ben.id, &ada, now()).await.unwrap();
    let interaction = table.interaction();
    delete_person(&table.store, ada.id, interaction, now()).await.unwrap();
    assert_eq!(table.store.avoided_by(ben.id, 0, MOST_LISTED).await.unwrap(), []);
    let asking = refused(table.challenges(Some(ben.id)).await);
    assert!(matches!(asking, Refusal::Seek(SeekRefusal::NotNow)), "{asking:?}");
}

#[tokio::test]
async fn a_person_has_so_many_favourites_and_ignores_none_of_them() {
    let table = Table::new().await;
    let (store, ada) = (&table.store, table.ada.id);
    let others = (10..).map(|number: u64| Person::new(number.try_into().unwrap(), "Somebody"));
    let others: Vec<_> = others.take(MOST_LISTED as usize + 1).collect();
    let (last, first) = others.split_last().unwrap();
    for other in first {
        add_favourite(store, ada, other, now()).await.unwrap();
        add_favourite(store, ada, other, now()).await.unwrap();
    }
    let full = refused(add_favourite(store, ada, last, now()).await);
    assert!(matches!(full, Refusal::Seek(SeekRefusal::TooManyFavourites(MOST_LISTED))));
    ignore(store, ada, &first[0], now()).await.unwrap();
    assert!(!store.is_favourite(ada, first[0].id).await.unwrap());
    let ignored = refused(add_favourite(store, ada, &first[0], now()).await);
    assert!(matches!(ignored, Refusal::Seek(SeekRefusal::Avoided)));
    add_favourite(store, ada, last, now()).await.unwrap();
    people::remove_favourite(store, ada, last.id).await.unwrap();
    assert_eq!(store.favourites_of(ada, 99).await.unwrap().len(), MOST_LISTED as usize - 1);
}
