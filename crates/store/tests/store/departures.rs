//! Servers that the bot has left, and deleting everything about them.

use dvonn_model::{
    Decision, GameRow, OtherVenue, Person, PostKind, PostSubject, SeekRow, ServerSetting, Venue,
};
use dvonn_rules::Color;
use dvonn_store::Store;
use sqlx::{AnyConnection, Connection as _, Row as _};
use tempfile::tempdir;

use crate::copies::{fill, rows_by_table};
use crate::database::on_each_database;
use crate::samples::{ANN, BOB, CID, channel, id, moment, new_game, person, start};

#[tokio::test]
async fn the_first_time_of_leaving_is_kept_until_the_bot_is_back() {
    on_each_database(async |database| {
        let store = database.store().await;
        start(&store, new_game(channel(20))).await;
        let server = |number: u64| id(number);
        for at in [5, 9] {
            let mut tx = store.begin().await.unwrap();
            tx.record_departure(server(1), moment(at)).await.unwrap();
            tx.record_departure(server(2), moment(at)).await.unwrap();
            tx.commit().await.unwrap();
        }
        let mut tx = store.begin().await.unwrap();
        tx.forget_departure(server(2)).await.unwrap();
        tx.lock_server(server(3)).await.unwrap();
        tx.commit().await.unwrap();
        assert!(store.has_left(server(1)).await.unwrap());
        assert!(!store.has_left(server(2)).await.unwrap());
        let known = store.known_servers().await.unwrap();
        let known: Vec<_> = known
            .iter()
            .map(|it| (u64::from(it.guild), it.games, it.running, it.last_activity, it.left_at))
            .collect();
        let expected = [(1, 1, 1, Some(moment(0)), Some(moment(5))), (3, 0, 0, None, None)];
        assert_eq!(known, expected);
        let shard = dvonn_model::Shard { number: 0, of: 1 };
        assert_eq!(store.servers_of_shard(shard).await.unwrap(), [server(3)]);
        let other = dvonn_model::Shard { number: 1, of: 2 };
        assert_eq!(store.servers_of_shard(other).await.unwrap(), []);
    })
    .await;
}

/// What belongs to people or to the bot, and not to a server.
const KEPT: [&str; 24] = [
    "avoided",
    "barred",
    "clock_checks",
    "counters",
    "deleted_players",
    "engines",
    "favourites",
    "former_avoided",
    "former_barred",
    "global_players",
    "heartbeats",
    "hello_start",
    "identity_key",
    "imports",
    "interactions",
    "lessons",
    "openings",
    "puzzle_attempts",
    "puzzle_ratings",
    "puzzles",
    "race_bests",
    "settings",
    "solvers",
    "vacations",
];

#[tokio::test]
async fn deleting_a_server_deletes_all_its_rows_and_no_others() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("dvonn.db");
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    store.migrate().await.unwrap();
    fill(&file).await;
    let before = rows_by_table(&file).await;
    let mut tx = store.begin().await.unwrap();
    tx.delete_server(id(2)).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(rows_by_table(&file).await, before);
    let mut tx = store.begin().await.unwrap();
    tx.delete_server(id(1)).await.unwrap();
    tx.commit().await.unwrap();
    let after = rows_by_table(&file).await;
    let kept = after.iter().filter(|(_, rows)| !rows.is_empty()).map(|(table, _)| table.as_str());
    assert_eq!(kept.collect::<Vec<_>>(), KEPT);
}

#[tokio::test]
async fn deleting_a_server_deletes_its_posts_of_every_kind() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("dvonn.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url).await.unwrap();
    store.migrate().await.unwrap();
    fill(&file).await;
    let mut other = AnyConnection::connect(&url).await.unwrap();
    for kind in PostKind::ALL.map(<&str>::from) {
        let insert = "INSERT OR IGNORE INTO posts (kind, subject, part, wanted, shown, issue, known,
                          since, owner, doubtful, retry_at)
                      SELECT $1, subject, part, 1, 0, 0, 0, 0, 1, 0, 0 FROM posts WHERE kind = 'hello'";
        sqlx::query(insert).bind(kind).execute(&mut other).await.unwrap();
    }
    let mut tx = store.begin().await.unwrap();
    tx.delete_server(id(1)).await.unwrap();
    tx.commit().await.unwrap();
    let left = sqlx::query("SELECT kind FROM posts").fetch_all(&mut other).await.unwrap();
    let left: Vec<String> = left.iter().map(|row| row.get(0)).collect();
    let of_people = PostKind::ALL.into_iter().filter(|it| it.subject() == PostSubject::Person);
    let mut of_people: Vec<_> = of_people.map(<&str>::from).collect();
    of_people.sort_unstable();
    assert_eq!(left, of_people);
}

/// What a person looks for on a server.
fn seek(number: u64, guild: u64) -> SeekRow {
    SeekRow {
        person: person(number),
        venue: Venue { guild: Some(id(guild)), ..channel(100 + number) },
        locale: None,
        layout: None,
        control: None,
        rated: false,
        rating: None,
        width: None,
        made_at: moment(0),
        expires_at: moment(9),
    }
}

#[tokio::test]
async fn nobody_looks_for_an_opponent_on_a_server_that_is_left_or_does_not_allow_it() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        for (number, guild) in [(ANN, 1), (BOB, 2), (CID, 3)] {
            assert!(tx.add_seek(&seek(number, guild)).await.unwrap());
        }
        tx.record_departure(id(1), moment(1)).await.unwrap();
        for (guild, yes) in [(2, false), (3, true)] {
            tx.set_server_setting(id(guild), &ServerSetting::Seeks(yes)).await.unwrap();
        }
        tx.commit().await.unwrap();
        let left = store.seeks(moment(1), 9).await.unwrap();
        assert_eq!(left.iter().map(|seek| seek.person.id).collect::<Vec<_>>(), [id(CID)]);
    })
    .await;
}

#[tokio::test]
async fn people_meet_unless_something_keeps_them_apart() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (people, guilds) = ([id(ANN), id(BOB)], [id(1), id(2)].map(Some));
        let decision = Decision { moderator: None, reason: String::from("rude") };
        let mut tx = store.begin().await.unwrap();
        assert!(!tx.may_meet(people, guilds).await.unwrap(), "no server allows it");
        for guild in [1, 2] {
            assert!(
                !tx.may_meet(people, guilds).await.unwrap(),
                "server {guild} does not allow it"
            );
            tx.set_server_setting(id(guild), &ServerSetting::Seeks(true)).await.unwrap();
        }
        assert!(tx.may_meet(people, guilds).await.unwrap());
        tx.block_person(id(2), id(ANN), &decision, moment(1)).await.unwrap();
        assert!(!tx.may_meet(people, guilds).await.unwrap(), "she is blocked on his server");
        assert!(tx.unblock_person(id(2), id(ANN)).await.unwrap());
        assert!(tx.bar(id(BOB), moment(1)).await.unwrap());
        assert!(!tx.may_meet(people, guilds).await.unwrap(), "he is barred");
        assert!(tx.unbar(id(BOB)).await.unwrap());
        assert!(tx.may_meet([id(BOB), id(ANN)], [id(2), id(1)].map(Some)).await.unwrap());
        tx.avoid(id(BOB), &Person::new(id(ANN), String::from("Ann")), moment(1)).await.unwrap();
        assert!(!tx.may_meet(people, guilds).await.unwrap(), "he avoids her");
    })
    .await;
}

/// Starts a game on server 1 whose other venue is on server 2.
pub(crate) async fn start_on_two_servers(store: &Store) -> GameRow {
    let mut new = new_game(channel(30));
    new.terms.rated = false;
    let game = start(store, new).await;
    let other = OtherVenue {
        venue: Venue { guild: Some(id(2)), parent: Some(id(32)), ..channel(31) },
        side: Color::Black,
        locale: None,
        shown: 0,
        known_plies: 0,
        board_message: None,
        is_home: false,
    };
    let mut tx = store.begin().await.unwrap();
    let game = tx.add_other_venue(game.id, &other, moment(1)).await.unwrap();
    tx.commit().await.unwrap();
    game
}

#[tokio::test]
async fn deleting_a_server_keeps_a_game_of_somebody_elsewhere() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start_on_two_servers(&store).await;
        for (guild, expected) in [(2, [Some(id(1)), None]), (1, [None, None])] {
            let mut tx = store.begin().await.unwrap();
            tx.add_report(game.id, id(ANN), id(BOB), moment(1)).await.unwrap();
            tx.delete_server(id(guild)).await.unwrap();
            tx.commit().await.unwrap();
            let kept = store.game(game.id).await.unwrap().unwrap();
            let other = kept.other.as_ref().unwrap();
            assert_eq!([kept.venue.guild, other.venue.guild], expected);
            assert!(kept.is_running() && kept.is_in(id(30)) && kept.is_in(id(31)));
            assert_eq!(store.reports(9).await.unwrap().len(), 1);
        }
    })
    .await;
}
