//! Games from start to end.

use dvonn_model::{
    ChangeOutcome, Created, Ending, GameRow, GameState, NewGame, NewPly, PlyOrigin, PlyRow,
    VoidReason,
};
use dvonn_rules::{ByColor, Color, Ply};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{
    ANN, BOB, CID, append, channel, clock, done, end, hours, id, moment, new_game, person, play,
    plies as plies_of, ply, start, terms, thread,
};

#[tokio::test]
async fn a_new_game_is_stored_as_requested_and_running() {
    on_each_database(async |database| {
        let store = database.store().await;
        let new = NewGame { locale: Some("pt-BR".into()), ..new_game(thread(21, 20)) };
        let expected = GameRow {
            id: 1.into(),
            venue: thread(21, 20),
            players: ByColor { white: person(ANN).into(), black: person(BOB).into() },
            state: GameState::Running,
            decision: None,
            terms: terms(),
            clock: clock(),
            computer_chooses: false,
            rematch_of: None,
            challenger_side: None,
            in_tournament: false,
            plies: 0,
            known_plies: 0,
            event: None,
            plan_stopped: false,
            takebacks: 0,
            revision: 1,
            shown: 0,
            board_message: None,
            muted_since: None,
            muted_for: hours(0),
            locale: Some("pt-BR".into()),
            other: None,
            is_global: false,
            created_at: moment(0),
            updated_at: moment(0),
        };
        assert_eq!(start(&store, new).await, expected);
        assert_eq!(store.game(1.into()).await.unwrap(), Some(expected.clone()));
        assert_eq!(store.running_game_in(id(21)).await.unwrap(), Some(expected));
        assert_eq!(store.running_game_in(id(20)).await.unwrap(), None);
        assert_eq!(store.game(2.into()).await.unwrap(), None);
        assert_eq!(store.plies(1.into()).await.unwrap(), Vec::new());
    })
    .await;
}

#[tokio::test]
async fn a_channel_has_one_running_game_at_a_time() {
    on_each_database(async |database| {
        let store = database.store().await;
        let running = start(&store, new_game(channel(20))).await;

        let mut tx = store.begin().await.unwrap();
        let second = tx.create_game(new_game(channel(20))).await.unwrap();
        assert_eq!(second, Created::ChannelBusy(running.clone()));
        drop(tx);

        start(&store, new_game(channel(21))).await;
        let mut tx = store.begin().await.unwrap();
        let ending = Ending::Void { reason: VoidReason::PlayerLeft };
        done(end(&mut tx, &running, ending, moment(1)).await.unwrap());
        tx.commit().await.unwrap();
        start(&store, new_game(channel(20))).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_of_several_concurrent_games_in_a_channel_starts() {
    async fn try_to_start(store: &Store) -> bool {
        let mut tx = store.begin().await.unwrap();
        let created = tx.create_game(new_game(channel(20))).await.unwrap();
        tx.commit().await.unwrap();
        matches!(created, Created::Game(_))
    }
    on_each_database(async |database| {
        // As in two processes with two tasks each.
        let [one, other] = database.stores().await;
        let tasks = [one.clone(), other.clone(), one.clone(), other.clone()]
            .map(|store| tokio::spawn(async move { try_to_start(&store).await }));
        let mut started = 0;
        for task in tasks {
            started += u32::from(task.await.unwrap());
        }
        assert_eq!(started, 1);
        assert_eq!(one.running_games_in_guild(id(1)).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn plies_are_returned_in_order() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let game = play(&store, &game, "D3", moment(10)).await;

        let mut tx = store.begin().await.unwrap();
        let forced = NewPly { ply: Ply::Pass, by: None, origin: PlyOrigin::Forced };
        let plies = [ply("D3F3", BOB), forced, ply("a1", ANN)];
        let appended = append(&mut tx, &game, &plies, Some(id(77)), moment(20), None).await;
        let game = done(appended.unwrap());
        let all = ["D3", "D3F3", "PASS", "A1"].map(|ply| ply.parse::<Ply>().unwrap());
        let added = tx.plies(game.id).await.unwrap();
        assert_eq!(added[2], PlyRow { ply: Ply::Pass, origin: PlyOrigin::Forced });
        tx.commit().await.unwrap();

        assert_eq!((game.plies, game.revision, game.updated_at), (4, 3, moment(20)));
        assert_eq!(store.game(game.id).await.unwrap(), Some(game.clone()));
        assert_eq!(plies_of(&store, &game).await, all);
    })
    .await;
}

#[tokio::test]
async fn changes_based_on_an_old_revision_are_stale() {
    on_each_database(async |database| {
        let store = database.store().await;
        let seen = start(&store, new_game(channel(20))).await;
        let now = play(&store, &seen, "D3", moment(1)).await;

        let mut tx = store.begin().await.unwrap();
        let late = append(&mut tx, &seen, &[ply("E3", BOB)], None, moment(2), None).await.unwrap();
        assert_eq!(late, ChangeOutcome::Stale);
        let ending = Ending::Void { reason: VoidReason::PlayerLeft };
        assert_eq!(end(&mut tx, &seen, ending, moment(2)).await.unwrap(), ChangeOutcome::Stale);
        tx.commit().await.unwrap();

        assert_eq!(store.game(now.id).await.unwrap(), Some(now.clone()));
        assert_eq!(store.plies(now.id).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_of_several_concurrent_plies_counts() {
    on_each_database(async |database| {
        let [one, other] = database.stores().await;
        let game = start(&one, new_game(channel(20))).await;
        let tasks = ["A1", "B1", "C1", "D1"].into_iter().zip([&one, &other, &one, &other]).map(
            |(text, store)| {
                let (store, game) = (store.clone(), game.clone());
                tokio::spawn(async move {
                    let mut tx = store.begin().await.unwrap();
                    let plies = [ply(text, ANN)];
                    let appended = append(&mut tx, &game, &plies, None, moment(1), None).await;
                    tx.commit().await.unwrap();
                    matches!(appended.unwrap(), ChangeOutcome::Done(_)).then_some(text)
                })
            },
        );
        let mut played = Vec::new();
        for task in tasks.collect::<Vec<_>>() {
            played.extend(task.await.unwrap());
        }
        let kept = plies_of(&one, &game).await;
        assert_eq!(played.len(), 1, "{played:?}");
        assert_eq!(kept.iter().map(Ply::to_string).collect::<Vec<_>>(), played);
    })
    .await;
}

#[tokio::test]
async fn endings_round_trip_and_are_final() {
    on_each_database(async |database| {
        let store = database.store().await;
        let most = ByColor { white: 49, black: 0 };
        let endings = [
            Ending::Played { score: most },
            Ending::Played { score: ByColor { white: 12, black: 12 } },
            Ending::Resigned { by: Color::White, score: most },
            Ending::Resigned { by: Color::Black, score: ByColor::default() },
            Ending::Void { reason: VoidReason::ChannelDeleted },
            Ending::Void { reason: VoidReason::PlayerLeft },
        ];
        for ending in endings {
            let game = start(&store, new_game(channel(20))).await;
            let mut tx = store.begin().await.unwrap();
            let last = [ply("D3F3", ANN)];
            let ended = append(&mut tx, &game, &last, None, moment(1), Some(ending)).await;
            let ended = done(ended.unwrap());
            assert_eq!(ended.state, GameState::Ended(ending));
            assert_eq!((ended.plies, ended.revision), (1, 2));
            let more = append(&mut tx, &ended, &last, None, moment(2), None).await.unwrap();
            assert_eq!(more, ChangeOutcome::Stale);
            tx.commit().await.unwrap();
            assert_eq!(store.game(ended.id).await.unwrap(), Some(ended));
        }
    })
    .await;
}

#[tokio::test]
async fn an_uncommitted_transaction_leaves_no_trace() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;

        let mut tx = store.begin().await.unwrap();
        let plies = [ply("D3", ANN)];
        done(append(&mut tx, &game, &plies, None, moment(1), None).await.unwrap());
        tx.create_game(new_game(channel(21))).await.unwrap();
        drop(tx);

        assert_eq!(store.game(game.id).await.unwrap(), Some(game.clone()));
        assert_eq!(plies_of(&store, &game).await, []);
        assert_eq!(store.running_game_in(id(21)).await.unwrap(), None);
        assert_eq!(start(&store, new_game(channel(21))).await.id, 2.into());
    })
    .await;
}

#[tokio::test]
async fn uncommitted_changes_are_invisible_to_others() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let mut tx = store.begin().await.unwrap();
        let plies = [ply("D3", ANN)];
        let changed = done(append(&mut tx, &game, &plies, None, moment(1), None).await.unwrap());
        assert_eq!(store.game(game.id).await.unwrap(), Some(game));
        assert_eq!(tx.game(changed.id).await.unwrap(), Some(changed.clone()));
        tx.commit().await.unwrap();
        assert_eq!(store.game(changed.id).await.unwrap(), Some(changed));
    })
    .await;
}

#[tokio::test]
async fn a_player_is_renamed_in_one_game() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let other = start(&store, new_game(channel(21))).await;
        let mut tx = store.begin().await.unwrap();
        tx.rename_player(game.id, Color::White, "Anna").await.unwrap();
        tx.rename_player(game.id, Color::Black, "Robert").await.unwrap();
        tx.commit().await.unwrap();
        let renamed = store.game(game.id).await.unwrap().unwrap();
        assert_eq!(
            renamed.players.map(|player| player.person().unwrap().name.clone()),
            ByColor { white: "Anna".into(), black: "Robert".into() }
        );
        assert_eq!(store.game(other.id).await.unwrap(), Some(other));
    })
    .await;
}

#[tokio::test]
async fn everything_survives_reopening() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let game = play(&store, &game, "D3", moment(1)).await;
        store.close().await;

        let store = database.store().await;
        assert_eq!(store.game(game.id).await.unwrap(), Some(game.clone()));
        assert_eq!(plies_of(&store, &game).await, ["D3".parse::<Ply>().unwrap()]);
        let next = NewGame {
            players: ByColor { white: person(CID).into(), black: person(ANN).into() },
            ..new_game(channel(21))
        };
        assert_eq!(start(&store, next).await.id, 2.into());
    })
    .await;
}

#[tokio::test]
async fn a_rematch_is_found_by_the_previous_game() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = start(&store, new_game(channel(20))).await.id;
        assert_eq!(store.rematch_of(first).await.unwrap(), None);
        let rematch = NewGame { rematch_of: Some(first), ..new_game(channel(21)) };
        let rematch = start(&store, rematch).await.id;
        assert_eq!(store.rematch_of(first).await.unwrap(), Some(rematch));
        assert_eq!(store.rematch_of(rematch).await.unwrap(), None);
    })
    .await;
}
