//! Weekly activity of a server.

use dvonn_model::{
    Ending, Level, NewGame, Player, PostKey, ServerSetting, Terms, Venue, VoidReason, WeekNumber,
    WeekRow,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;
use jiff::Timestamp;

use crate::database::on_each_database;
use crate::deletions::connect;
use crate::samples::{
    ANN, BOB, CID, channel, done, end, hours, id, new_game, person, start, terms,
};

const WEEK: i64 = 7 * 24;

fn monday() -> Timestamp {
    "2023-11-20T00:00:00Z".parse().unwrap()
}

/// A game in a server. White resigns this many hours after the start of the first week.
async fn play(store: &Store, guild: u64, players: [&Player; 2], rated: bool, hour: i64) {
    let ending = Ending::Resigned { by: Color::White, score: ByColor { white: 1, black: 2 } };
    play_to(ending, store, guild, players, rated, hour).await;
}

async fn play_to(
    ending: Ending,
    store: &Store,
    guild: u64,
    [white, black]: [&Player; 2],
    rated: bool,
    hour: i64,
) {
    let venue = Venue { guild: Some(id(guild)), ..channel(guild) };
    let players = ByColor { white: white.clone(), black: black.clone() };
    let terms = Terms { rated, ..terms() };
    let game = start(store, NewGame { players, terms, ..new_game(venue) }).await;
    let mut tx = store.begin().await.unwrap();
    let game = tx.lock_game(game.id).await.unwrap().unwrap();
    done(end(&mut tx, &game, ending, monday() + hours(hour)).await.unwrap());
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn ended_games_and_their_people_are_counted_per_week() {
    on_each_database(async |database| {
        let store = database.store().await;
        let [ann, bob, cid] = &[ANN, BOB, CID].map(|number| Player::from(person(number)));
        let computer = &Player::from(Level::MASTER);
        play(&store, 1, [ann, bob], true, -1).await;
        play(&store, 1, [ann, bob], true, 0).await;
        play(&store, 1, [bob, ann], false, WEEK - 1).await;
        play(&store, 1, [ann, computer], false, 2 * WEEK).await;
        play(&store, 1, [cid, ann], true, 2 * WEEK + 5).await;
        play(&store, 2, [cid, bob], true, 3).await;
        let void = Ending::Void { reason: VoidReason::Aborted };
        play_to(void, &store, 1, [ann, bob], true, 4).await;
        start(&store, new_game(channel(1))).await;

        let weeks = store.weeks_since(id(1), monday() + hours(30)).await.unwrap();
        let first = WeekRow { week: 0, games: 2, rated: 1, people: 2 };
        let third = WeekRow { week: 2, games: 2, rated: 1, people: 2 };
        assert_eq!(weeks, [first, third]);
        let all = store.weeks_since(id(2), monday()).await.unwrap();
        assert_eq!(all, [WeekRow { week: 0, games: 1, rated: 1, people: 2 }]);
        assert_eq!(store.weeks_since(id(3), monday()).await.unwrap(), []);
        assert_eq!(store.wrong_weeks().await.unwrap(), [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn a_digest_is_due_on_servers_that_want_it_and_had_a_game_until_it_is_raised() {
    on_each_database(async |database| {
        let store = database.store().await;
        let [ann, bob] = &[ANN, BOB].map(|number| Player::from(person(number)));
        for guild in [1, 2, 3] {
            if guild < 3 {
                let mut tx = store.begin().await.unwrap();
                let setting = ServerSetting::Digest(Some(id(20 + guild)));
                tx.set_server_setting(id(guild), &setting).await.unwrap();
                tx.commit().await.unwrap();
            }
            play(&store, guild, [ann, bob], true, 0).await;
        }
        play(&store, 2, [ann, bob], true, WEEK).await;
        let [first, second] = [0, WEEK].map(|hour| WeekNumber::of(monday() + hours(hour)));
        let due = async |week| store.servers_without_digest(week, 10).await.unwrap();
        assert_eq!(due(first).await, [id(1), id(2)]);
        let mut tx = store.begin().await.unwrap();
        tx.raise_post(PostKey::digest(id(2), first), monday()).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(first).await, [id(1)]);
        assert_eq!(due(second).await, [id(2)]);
        let mut tx = store.begin().await.unwrap();
        tx.delete_digests_before(id(2), second).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(first).await, [id(1), id(2)]);
    })
    .await;
}

#[tokio::test]
async fn weeks_still_follow_from_the_games_after_a_person_is_deleted() {
    on_each_database(async |database| {
        let store = database.store().await;
        let [ann, bob] = &[ANN, BOB].map(|number| Player::from(person(number)));
        play(&store, 1, [ann, bob], true, 0).await;
        play(&store, 2, [bob, ann], true, 0).await;
        let mut tx = store.begin().await.unwrap();
        tx.delete_person(id(ANN)).await.unwrap();
        tx.commit().await.unwrap();
        let week = WeekRow { week: 0, games: 1, rated: 1, people: 1 };
        assert_eq!(store.weeks_since(id(1), monday()).await.unwrap(), [week]);
        assert_eq!(store.wrong_weeks().await.unwrap(), [""; 0]);
    })
    .await;
}

#[tokio::test]
async fn weeks_that_do_not_follow_from_the_games_are_found() {
    on_each_database(async |database| {
        let store = database.store().await;
        let [ann, bob] = &[ANN, BOB].map(|number| Player::from(person(number)));
        play(&store, 1, [ann, bob], true, 0).await;
        play(&store, 2, [ann, bob], true, WEEK).await;
        let mut connection = connect(database).await;
        for change in [
            "UPDATE weeks SET rated = 0 WHERE guild_id = 1",
            "DELETE FROM week_players WHERE guild_id = 2",
        ] {
            sqlx::query(change).execute(&mut connection).await.unwrap();
        }
        let wrong = [
            "server 1, week of 2023-11-20: the games differ",
            "server 2, week of 2023-11-27: the players differ",
        ];
        assert_eq!(store.wrong_weeks().await.unwrap(), wrong);
    })
    .await;
}
