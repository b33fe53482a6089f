//! Puzzle races: who is in one, who was challenged, and the best score of each person.

use dvonn_model::{RaceRow, RaceState, RacerRow, UserId};
use dvonn_store::{NewRace, Store};
use jiff::SignedDuration;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, channel, id, moment};

/// Makes a race of these people.
async fn make(store: &Store, people: &[u64], state: RaceState) -> (RaceRow, Vec<RacerRow>) {
    let venue = channel(20);
    let people: Vec<UserId> = people.iter().map(|&person| id(person)).collect();
    let new = NewRace {
        venue: (people.len() > 1).then_some(&venue),
        people: &people,
        locale: None,
        seed: -7,
        state,
        at: moment(0),
        ends_at: moment(9),
    };
    let mut tx = store.begin().await.unwrap();
    let made = tx.create_race(&new).await.unwrap();
    tx.commit().await.unwrap();
    made
}

#[tokio::test]
async fn a_race_is_read_as_it_was_made_and_begins_with_the_best_scores_so_far() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        for score in [4, 6, 5] {
            tx.save_best_race(id(ANN), score, moment(1)).await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_eq!(store.best_race(id(ANN)).await.unwrap(), 6);
        assert_eq!(store.best_race(id(BOB)).await.unwrap(), 0);
        let (race, racers) = make(&store, &[BOB, ANN], RaceState::Open).await;
        assert_eq!(race.venue.as_ref().and_then(|venue| venue.guild), Some(id(1)));
        assert_eq!(store.race(race.id).await.unwrap().as_ref(), Some(&race));
        assert_eq!(store.racers(race.id).await.unwrap(), racers);
        assert_eq!(racers.iter().map(|it| it.best_before).collect::<Vec<_>>(), [0, 6]);
        // Somebody may race alone before the race of two begins.
        let mut tx = store.begin().await.unwrap();
        tx.save_best_race(id(BOB), 4, moment(2)).await.unwrap();
        tx.note_bests_before(race.id).await.unwrap();
        let racers = tx.racers(race.id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(racers.iter().map(|it| it.best_before).collect::<Vec<_>>(), [4, 6]);
        let challenged = store.race_challenges(id(1), id(BOB), moment(-1)).await.unwrap();
        assert_eq!(challenged, [id(ANN)]);
        assert_eq!(store.race_challenges(id(1), id(BOB), moment(0)).await.unwrap(), []);
        assert_eq!(store.race_challenges(id(1), id(ANN), moment(-1)).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_person_is_in_a_running_race_until_its_end_or_the_third_mistake() {
    on_each_database(async |database| {
        let store = database.store().await;
        let running = async |second| store.running_race_of(id(ANN), moment(second)).await.unwrap();
        make(&store, &[ANN, BOB], RaceState::Open).await;
        assert_eq!(running(0).await, None);
        let (race, racers) = make(&store, &[ANN], RaceState::Running).await;
        assert_eq!(race.venue, None);
        assert_eq!((running(8).await, running(9).await), (Some(race.id), None));
        let mut tx = store.begin().await.unwrap();
        let out = RacerRow { done: 3, mistakes: RacerRow::MISTAKES, ..racers[0] };
        tx.save_racer(&out).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.racers(race.id).await.unwrap(), [out]);
        assert_eq!(running(8).await, None);
    })
    .await;
}

#[tokio::test]
async fn races_are_due_at_their_end_and_deleted_once_they_are_over() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (open, _) = make(&store, &[ANN, BOB], RaceState::Open).await;
        let (alone, _) = make(&store, &[ANN], RaceState::Running).await;
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(moment(9)));
        assert_eq!(store.races_due(moment(8), 9).await.unwrap(), []);
        assert_eq!(store.races_due(moment(9), 9).await.unwrap(), [open.id, alone.id]);
        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.lock_race(alone.id).await.unwrap().as_ref(), Some(&alone));
        tx.save_race(&RaceRow { state: RaceState::Over, ..alone.clone() }).await.unwrap();
        let later = moment(9) + SignedDuration::from_secs(1);
        assert_eq!(tx.delete_old_races(moment(9), 9).await.unwrap(), 0);
        assert_eq!(tx.delete_old_races(later, 9).await.unwrap(), 1);
        tx.commit().await.unwrap();
        assert_eq!(store.race(alone.id).await.unwrap(), None);
        assert_eq!(store.racers(alone.id).await.unwrap(), []);
        assert_eq!(store.races_due(moment(9), 9).await.unwrap(), [open.id]);
    })
    .await;
}
