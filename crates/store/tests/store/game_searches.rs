//! Searches for games that have ended.

use dvonn_model::{
    Ending, GameSearch, Level, NewGame, OtherVenue, Player, SearchedPlayer, SearchedResult, Setup,
    SetupKind, Terms, Venue, VoidReason, Whose,
};
use dvonn_rules::{ByColor, Color, Position, Seed};
use dvonn_store::Store;
use jiff::Timestamp;

use crate::database::on_each_database;
use crate::samples::{
    self, ANN, BOB, CID, append, channel, done, id, moment, new_game, person, ply, start, terms,
};

/// Starts a game, plays these plies, and ends it unless `ending` is `None`.
async fn ended(store: &Store, new: NewGame, plies: &[&str], ending: impl Into<Option<Ending>>) {
    let game = start(store, new).await;
    let mut tx = store.begin().await.unwrap();
    let plies: Vec<_> = plies.iter().map(|text| ply(text, ANN)).collect();
    let game = done(append(&mut tx, &game, &plies, None, moment(5), None).await.unwrap());
    if let Some(ending) = ending.into() {
        samples::end(&mut tx, &game, ending, moment(9)).await.unwrap();
    }
    tx.commit().await.unwrap();
}

fn played(white: u8, black: u8) -> Ending {
    Ending::Played { score: ByColor { white, black } }
}

fn resigned(by: Color) -> Ending {
    Ending::Resigned { by, score: ByColor { white: 5, black: 5 } }
}

fn void() -> Ending {
    Ending::Void { reason: VoidReason::Aborted }
}

fn between(white: impl Into<Player>, black: impl Into<Player>, venue: Venue) -> NewGame {
    NewGame { players: ByColor { white: white.into(), black: black.into() }, ..new_game(venue) }
}

fn all(whose: Whose) -> GameSearch {
    GameSearch {
        whose,
        result: None,
        setup: None,
        from: Timestamp::MIN,
        until: Timestamp::MAX,
        plies: 0..=u32::MAX,
    }
}

fn own(person: u64) -> GameSearch {
    all(Whose::Own { person: id(person), against: None })
}

fn on_server(guild: u64) -> GameSearch {
    all(Whose::Server { guild: id(guild), player: None })
}

async fn found(store: &Store, search: &GameSearch) -> Vec<i64> {
    let games = store.found_games(search, 0, 100).await.unwrap();
    games.iter().map(|game| game.id.into()).collect()
}

#[tokio::test]
async fn a_persons_games_are_found_by_opponent_and_result() {
    on_each_database(async |database| {
        let store = database.store().await;
        let elsewhere = Venue { guild: Some(id(2)), ..channel(30) };
        let direct = Venue { guild: None, ..channel(31) };
        let games = [
            (between(person(ANN), person(BOB), channel(20)), played(9, 4)),
            (between(person(BOB), person(ANN), channel(20)), resigned(Color::White)),
            (between(person(ANN), person(CID), elsewhere), resigned(Color::White)),
            (between(person(ANN), Level::BEGINNER, direct), played(4, 4)),
            (between(person(BOB), person(CID), channel(20)), played(1, 2)),
            (between(person(ANN), person(BOB), channel(21)), void()),
        ];
        for (new, ending) in games {
            ended(&store, new, &["D3"], ending).await;
        }
        ended(&store, between(person(ANN), person(BOB), channel(22)), &["D3"], None).await;
        assert_eq!(found(&store, &own(ANN)).await, [6, 4, 3, 2, 1], "a running game is not found");
        let against = async |player| {
            let whose = Whose::Own { person: id(ANN), against: Some(player) };
            found(&store, &all(whose)).await
        };
        assert_eq!(against(SearchedPlayer::Person(id(BOB))).await, [6, 2, 1]);
        assert_eq!(against(SearchedPlayer::Computer).await, [4]);
        let with =
            async |result| found(&store, &GameSearch { result: Some(result), ..own(ANN) }).await;
        assert_eq!(with(SearchedResult::Won).await, [2, 1]);
        assert_eq!(with(SearchedResult::Lost).await, [3]);
        assert_eq!(with(SearchedResult::Drawn).await, [4]);
        assert_eq!(with(SearchedResult::Void).await, [6]);
        let newest = store.found_games(&own(ANN), 0, 2).await.unwrap();
        assert_eq!(newest.iter().map(|game| i64::from(game.id)).collect::<Vec<_>>(), [6, 4]);
    })
    .await;
}

#[tokio::test]
async fn games_are_found_by_setup_start_and_length_with_their_first_plies() {
    on_each_database(async |database| {
        let store = database.store().await;
        let seed = Seed::from_bits(7);
        let dealt = Terms { setup: Setup::Random(seed), start: Position::dealt(seed), ..terms() };
        ended(&store, new_game(channel(20)), &["D3", "E4", "F5"], void()).await;
        ended(&store, NewGame { terms: dealt, ..new_game(channel(20)) }, &[], void()).await;
        let later = NewGame { at: moment(100), ..new_game(channel(20)) };
        ended(&store, later, &["D3"], void()).await;

        let random = GameSearch { setup: Some(SetupKind::Random), ..own(ANN) };
        let [game] = &store.found_games(&random, 9, 9).await.unwrap()[..] else { panic!("one") };
        assert_eq!((i64::from(game.id), game.start), (2, Some(Position::dealt(seed))));
        let search = GameSearch { plies: 2..=3, ..own(BOB) };
        let [game] = &store.found_games(&search, 2, 9).await.unwrap()[..] else { panic!("one") };
        assert_eq!((i64::from(game.id), game.start), (1, None));
        assert_eq!(game.plies, ["D3", "E4"].map(|ply| ply.parse().unwrap()));
        for whose in [own(ANN), on_server(1)] {
            let from = GameSearch { from: moment(100), ..whose.clone() };
            assert_eq!(found(&store, &from).await, [3]);
            let until = GameSearch { until: moment(100), ..whose };
            assert_eq!(found(&store, &until).await, [2, 1]);
        }
    })
    .await;
}

#[tokio::test]
async fn a_server_finds_its_own_games_and_no_strangers_by_name() {
    on_each_database(async |database| {
        let store = database.store().await;
        ended(&store, between(person(ANN), person(BOB), channel(20)), &[], played(1, 2)).await;
        let elsewhere = Venue { guild: Some(id(2)), ..channel(30) };
        ended(&store, between(person(ANN), person(CID), elsewhere.clone()), &[], void()).await;
        let other = OtherVenue {
            venue: Venue { channel: id(40), ..elsewhere },
            side: Color::Black,
            locale: None,
            shown: 0,
            known_plies: 0,
            board_message: None,
            is_home: false,
        };
        let relayed = start(&store, between(person(ANN), person(CID), channel(21))).await;
        let mut tx = store.begin().await.unwrap();
        let relayed = tx.add_other_venue(relayed.id, &other, moment(1)).await.unwrap();
        samples::end(&mut tx, &relayed, played(3, 3), moment(2)).await.unwrap();
        tx.commit().await.unwrap();

        assert_eq!(found(&store, &on_server(1)).await, [3, 1]);
        assert_eq!(found(&store, &on_server(2)).await, [3, 2]);
        assert_eq!(found(&store, &on_server(3)).await, [0; 0]);
        let of = async |guild, player| {
            let player = Some(SearchedPlayer::Person(id(player)));
            found(&store, &all(Whose::Server { guild: id(guild), player })).await
        };
        assert_eq!(of(1, ANN).await, [1]);
        assert_eq!(of(2, CID).await, [2]);
        assert_eq!(found(&store, &own(CID)).await, [3, 2]);
        let whose = Whose::Own { person: id(CID), against: Some(SearchedPlayer::Person(id(ANN))) };
        assert_eq!(found(&store, &all(whose)).await, [2], "a stranger is not found by their id");
        for (result, games) in [(SearchedResult::Won, vec![1]), (SearchedResult::Drawn, vec![3])] {
            let search = GameSearch { result: Some(result), ..on_server(1) };
            assert_eq!(found(&store, &search).await, games);
        }
        assert!(!store.has_older_games(&on_server(1)).await.unwrap());
    })
    .await;
}
