//! Server settings.

use dvonn_model::{
    GuildId, LadderKind, Limit, SeasonLength, ServerLimits, ServerSetting, ServerSettings,
};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::id;

async fn set(store: &Store, guild: GuildId, setting: ServerSetting) -> ServerSettings {
    let mut tx = store.begin().await.unwrap();
    tx.set_server_setting(guild, &setting).await.unwrap();
    tx.commit().await.unwrap();
    store.server(guild).await.unwrap()
}

#[tokio::test]
async fn a_server_without_settings_has_no_restrictions() {
    on_each_database(async |database| {
        let store = database.store().await;
        assert_eq!(store.server(id(1)).await.unwrap(), ServerSettings::default());
        // A row created by another setting has the same values.
        let kept = set(&store, id(1), ServerSetting::StarterRole(None)).await;
        assert_eq!(kept, ServerSettings::default());
    })
    .await;
}

#[tokio::test]
async fn server_settings_are_stored_independently() {
    on_each_database(async |database| {
        let store = database.store().await;
        for setting in [
            ServerSetting::ModeratorRole(Some(id(5))),
            ServerSetting::StarterRole(Some(id(6))),
            ServerSetting::Rated(false),
            ServerSetting::ComputerRated(true),
            ServerSetting::Ladder(LadderKind::Places),
            ServerSetting::Season(SeasonLength::Year),
            ServerSetting::Announcements(Some(id(7))),
            ServerSetting::Puzzles(Some(id(8))),
            ServerSetting::Digest(Some(id(11))),
            ServerSetting::Lobby(Some(id(9))),
            ServerSetting::LobbyRole(Some(id(10))),
            ServerSetting::Language(Some(String::from("en"))),
            ServerSetting::Theme(Some(String::from("slate"))),
            ServerSetting::Seeks(true),
            ServerSetting::Limit(Limit::Challenges, 5),
            ServerSetting::Limit(Limit::Opponent, 6),
            ServerSetting::Limit(Limit::Threads, 7),
            ServerSetting::Limit(Limit::Tournaments, 8),
            ServerSetting::Limit(Limit::TournamentWait, 9),
        ] {
            set(&store, id(1), setting).await;
        }
        let expected = ServerSettings {
            moderator_role: Some(id(5)),
            starter_role: Some(id(6)),
            rated: false,
            computer_rated: true,
            seeks: true,
            ladder: LadderKind::Places,
            season: SeasonLength::Year,
            announcements: Some(id(7)),
            puzzles: Some(id(8)),
            digest: Some(id(11)),
            lobby: Some(id(9)),
            lobby_role: Some(id(10)),
            language: Some(String::from("en")),
            theme: Some(String::from("slate")),
            limits: (5..)
                .zip(Limit::ALL)
                .fold(ServerLimits::default(), |limits, (value, limit)| limits.with(limit, value)),
            channels: Vec::new(),
        };
        assert_eq!(store.server(id(1)).await.unwrap(), expected);
        assert_eq!(store.server(id(2)).await.unwrap(), ServerSettings::default());
        for setting in [
            ServerSetting::ModeratorRole(None),
            ServerSetting::StarterRole(None),
            ServerSetting::Announcements(None),
            ServerSetting::Puzzles(None),
            ServerSetting::Language(None),
            ServerSetting::Theme(None),
        ] {
            set(&store, id(1), setting).await;
        }
        let kept = store.server(id(1)).await.unwrap();
        let nothing = (None, None, None, None);
        let named = (kept.moderator_role, kept.starter_role, kept.announcements, kept.language);
        assert_eq!(named, nothing);
        assert_eq!(kept.theme, None);
        assert!(!kept.rated && kept.computer_rated);
    })
    .await;
}

#[tokio::test]
async fn ladder_kinds_and_season_lengths_round_trip() {
    on_each_database(async |database| {
        let store = database.store().await;
        for kind in LadderKind::ALL {
            assert_eq!(set(&store, id(1), ServerSetting::Ladder(kind)).await.ladder, kind);
        }
        for length in SeasonLength::ALL {
            assert_eq!(set(&store, id(1), ServerSetting::Season(length)).await.season, length);
        }
    })
    .await;
}

#[tokio::test]
async fn channels_are_added_and_removed_one_by_one() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        assert!(tx.add_channel(id(1), id(22)).await.unwrap());
        assert!(tx.add_channel(id(1), id(21)).await.unwrap());
        assert!(!tx.add_channel(id(1), id(22)).await.unwrap());
        assert!(tx.add_channel(id(2), id(23)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(store.server(id(1)).await.unwrap().channels, [id(21), id(22)]);

        let mut tx = store.begin().await.unwrap();
        assert!(tx.remove_channel(id(1), id(22)).await.unwrap());
        assert!(!tx.remove_channel(id(1), id(23)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(store.server(id(1)).await.unwrap().channels, [id(21)]);
        assert_eq!(store.server(id(2)).await.unwrap().channels, [id(23)]);
    })
    .await;
}
