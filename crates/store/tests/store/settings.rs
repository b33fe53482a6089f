//! Personal settings.

use dvonn_model::{DayMinute, Notation, Orientation, PictureSize, Quiet, Reminders, Settings};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, id, moment};

async fn save(store: &Store, user: u64, settings: &Settings) {
    let mut tx = store.begin().await.unwrap();
    tx.save_settings(id(user), settings).await.unwrap();
    tx.commit().await.unwrap();
}

fn unusual() -> Settings {
    Settings {
        language: Some(String::from("de")),
        orientation: Orientation::Black,
        theme: Some(String::from("slate")),
        picture_size: PictureSize::Large,
        notation: Notation::Dash,
        confirm_moves: false,
        only_ply: true,
        grant_takebacks: true,
        milestones: false,
        phrases: false,
        reminders: Reminders::Direct,
        quiet: Quiet::new(1_320, 420),
        time_zone: String::from("America/Argentina/Buenos_Aires"),
        auto_vacation: true,
        weekends: Some(moment(7)),
        summary: DayMinute::new(450),
    }
}

#[tokio::test]
async fn people_without_settings_have_the_defaults() {
    on_each_database(async |database| {
        let store = database.store().await;
        let usual = Settings {
            language: None,
            orientation: Orientation::White,
            theme: None,
            picture_size: PictureSize::Normal,
            notation: Notation::Arrow,
            confirm_moves: true,
            only_ply: false,
            grant_takebacks: false,
            milestones: true,
            phrases: true,
            reminders: Reminders::Channel,
            quiet: None,
            time_zone: String::from("UTC"),
            auto_vacation: false,
            weekends: None,
            summary: None,
        };
        assert_eq!(store.settings(id(ANN)).await.unwrap(), usual);
    })
    .await;
}

#[tokio::test]
async fn settings_are_stored_per_person_and_replaced() {
    on_each_database(async |database| {
        let store = database.store().await;
        save(&store, ANN, &unusual()).await;
        assert_eq!(store.settings(id(ANN)).await.unwrap(), unusual());
        assert_eq!(store.settings(id(BOB)).await.unwrap(), Settings::default());

        save(&store, ANN, &Settings::default()).await;
        assert_eq!(store.settings(id(ANN)).await.unwrap(), Settings::default());
    })
    .await;
}

#[tokio::test]
async fn settings_round_trip() {
    on_each_database(async |database| {
        let store = database.store().await;
        for number in 0..3 {
            let settings = Settings {
                orientation: Orientation::ALL[number],
                picture_size: PictureSize::ALL[number],
                notation: Notation::ALL[number],
                reminders: Reminders::ALL[number],
                ..Settings::default()
            };
            save(&store, ANN, &settings).await;
            let mut tx = store.begin().await.unwrap();
            assert_eq!(tx.settings(id(ANN)).await.unwrap(), settings);
        }
    })
    .await;
}
