//! Tournaments: creating, joining, announcing and finding them.

use dvonn_model::{
    EntryRules, Level, NewPairing, NewTournamentRow, Person, Player, Points, PostKey, PostRow,
    PostShown, TournamentId, TournamentKind, TournamentRow, TournamentSetup, TournamentState,
};
use dvonn_rules::ByColor;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, CID, hours, id, moment, person, terms};

pub(crate) fn new(name: &str) -> NewTournamentRow {
    NewTournamentRow {
        guild: id(1),
        channel: id(20),
        name: String::from(name),
        kind: TournamentKind::Swiss,
        organiser: id(ANN),
        by_moderator: false,
        rounds: Some(5),
        setup: TournamentSetup::Symmetric,
        control: terms().control,
        rated: true,
        round_length: hours(72),
        entry: EntryRules::default(),
        series: None,
        edition: 0,
        locale: Some(String::from("de")),
        teams: None,
        at: moment(0),
    }
}

pub(crate) async fn create(store: &Store, name: &str) -> TournamentRow {
    let mut tx = store.begin().await.unwrap();
    let row = tx.create_tournament(new(name)).await.unwrap();
    tx.commit().await.unwrap();
    row
}

pub(crate) async fn enter(store: &Store, tournament: TournamentId, player: Player) -> bool {
    let mut tx = store.begin().await.unwrap();
    let entered = tx.add_entrant(tournament, &player, None).await.unwrap();
    tx.commit().await.unwrap();
    entered
}

/// A tournament that somebody has joined.
pub(crate) async fn joined_by(store: &Store, person: Person) -> TournamentId {
    let made = create(store, "Autumn").await;
    enter(store, made.id, person.into()).await;
    made.id
}

/// A tournament in its first round: 1 against 2, and a bye for 3.
pub(crate) async fn running(store: &Store) -> TournamentRow {
    let made = create(store, "Autumn").await;
    for number in [ANN, BOB, CID] {
        enter(store, made.id, person(number).into()).await;
    }
    let bye = ByColor { white: Points::Win, black: Points::Loss };
    let pairings = [
        NewPairing { board: 1, white: 1, black: Some(2), points: None },
        NewPairing { board: 2, white: 3, black: None, points: Some(bye) },
    ];
    let mut tx = store.begin().await.unwrap();
    tx.add_pairings(made.id, 1, &pairings).await.unwrap();
    let row = TournamentRow {
        state: TournamentState::Running,
        round: 1,
        round_ends_at: Some(moment(1000)),
        ..made
    };
    let row = tx.change_tournament(&row, moment(1)).await.unwrap();
    tx.commit().await.unwrap();
    row
}

fn names(rows: &[TournamentRow]) -> Vec<&str> {
    rows.iter().map(|row| row.name.as_str()).collect()
}

#[tokio::test]
async fn a_tournament_round_trips_after_each_change() {
    on_each_database(async |database| {
        let store = database.store().await;
        let made = create(&store, "Autumn").await;
        assert_eq!(store.tournament(made.id).await.unwrap(), Some(made.clone()));
        assert_eq!(
            (made.name.as_str(), made.kind, made.state, made.rounds, made.round, made.setup),
            (
                "Autumn",
                TournamentKind::Swiss,
                TournamentState::Open,
                Some(5),
                0,
                TournamentSetup::Symmetric
            )
        );
        assert_eq!((made.control, made.rated), (terms().control, true));
        assert_eq!((made.round_length, made.round_ends_at), (hours(72), None));
        let row = running(&store).await;
        assert_eq!((row.state, row.round), (TournamentState::Running, 1));
        assert_eq!((row.round_ends_at, row.updated_at), (Some(moment(1000)), moment(1)));
        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.lock_tournament(row.id).await.unwrap(), Some(row));
        assert_eq!(tx.lock_tournament(99.into()).await.unwrap(), None);
    })
    .await;
}

/// Records that readers see a stage as it is wanted now, in a message.
async fn show(store: &Store, key: PostKey, message: u64) {
    let post = store.post(key).await.unwrap().unwrap();
    record(store, &post, message).await;
}

/// Records that readers see a stage as it is in `post`, in a message. Returns false if that is out of date.
async fn record(store: &Store, post: &PostRow, message: u64) -> bool {
    let seen = PostShown {
        issue: 1,
        channel: Some(id(20)),
        message: Some(id(message)),
        ..PostShown::default()
    };
    let mut tx = store.begin().await.unwrap();
    let is_recorded = tx.record_post(post, &seen, false).await.unwrap();
    tx.commit().await.unwrap();
    is_recorded
}

#[tokio::test]
async fn each_change_raises_its_stage_and_a_new_stage_the_one_before() {
    on_each_database(async |database| {
        let store = database.store().await;
        let made = create(&store, "Autumn").await;
        let change = async |round, at| {
            let state = TournamentState::Running;
            let row = TournamentRow { state, round, ..made.clone() };
            let mut tx = store.begin().await.unwrap();
            tx.change_tournament(&row, moment(at)).await.unwrap();
            tx.commit().await.unwrap();
        };
        let due = async || {
            let posts = store.posts_due(moment(9), [9, 0]).await.unwrap().posts;
            let mut keys: Vec<_> = posts.into_iter().map(|post| post.key).collect();
            keys.sort_by_key(|key| (key.kind.name(), key.part));
            keys
        };
        let [entrants, first, third] = [0, 1, 3].map(|stage| PostKey::tournament(made.id, stage));
        assert_eq!(due().await, [entrants], "nobody is invited to what no moderator has made");
        show(&store, entrants, 70).await;
        change(1, 1).await;
        assert_eq!(due().await, [entrants, first]);
        show(&store, entrants, 70).await;
        show(&store, first, 71).await;
        change(1, 2).await;
        assert_eq!(due().await, [first]);
        show(&store, first, 71).await;
        let newest = store.tournament_message(made.id).await.unwrap();
        assert_eq!(newest, Some((id(20), id(71))));
        // The second round was over before anybody could play in it.
        change(3, 3).await;
        assert_eq!(due().await, [first, third, PostKey::tournament_news(made.id, 3)]);
    })
    .await;
}

#[tokio::test]
async fn a_tournament_that_moves_has_no_message_in_its_new_channel() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = create(&store, "Autumn").await;
        let key = PostKey::tournament(row.id, 0);
        show(&store, key, 70).await;
        let mut tx = store.begin().await.unwrap();
        tx.change_tournament(&row, moment(1)).await.unwrap();
        tx.commit().await.unwrap();
        let on_its_way = store.post(key).await.unwrap().unwrap();
        let mut tx = store.begin().await.unwrap();
        tx.move_tournament(&row, row.guild, id(99), moment(2)).await.unwrap();
        tx.change_tournament(&row, moment(2)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.tournament(row.id).await.unwrap().unwrap().channel, id(99));
        assert!(!record(&store, &on_its_way, 70).await, "it is in the old channel");
        let post = store.post(key).await.unwrap().unwrap();
        assert_eq!((post.issue, post.channel, post.message), (0, None, None));
        assert!(post.shown < post.wanted);
        assert_eq!(store.tournament_message(row.id).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_person_joins_once_and_the_computer_any_number_of_times() {
    on_each_database(async |database| {
        let store = database.store().await;
        let made = create(&store, "Autumn").await;
        let level = Level::new(3).unwrap();
        assert!(enter(&store, made.id, person(ANN).into()).await);
        assert!(!enter(&store, made.id, person(ANN).into()).await);
        assert!(enter(&store, made.id, Player::from(level)).await);
        assert!(enter(&store, made.id, Player::from(level)).await);
        let mut tx = store.begin().await.unwrap();
        tx.seed_entrant(made.id, 3, 1).await.unwrap();
        tx.withdraw_entrant(made.id, 2, 4).await.unwrap();
        tx.withdraw_entrant(made.id, 2, 5).await.unwrap();
        assert!(tx.remove_entrant(made.id, id(ANN)).await.unwrap());
        assert!(!tx.remove_entrant(made.id, id(ANN)).await.unwrap());
        tx.commit().await.unwrap();
        let entrants = store.entrants(made.id).await.unwrap();
        let rows = entrants.iter().map(|entrant| (entrant.number, entrant.seed, entrant.withdrew));
        assert_eq!(rows.collect::<Vec<_>>(), [(2, None, Some(4)), (3, Some(1), None)]);
        assert!(enter(&store, made.id, person(BOB).into()).await);
        assert_eq!(store.entrants(made.id).await.unwrap()[2].number, 4);
    })
    .await;
}

#[tokio::test]
async fn people_in_the_same_running_game_or_tournament_are_opponents() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (ann, bob, cid) = (id(ANN), id(BOB), id(CID));
        let made = create(&store, "Winter").await;
        for number in [ANN, BOB] {
            enter(&store, made.id, person(number).into()).await;
        }
        assert!(!store.are_opponents(id(1), ann, bob).await.unwrap(), "it has not started");
        let tournament = running(&store).await;
        assert!(store.are_opponents(id(1), ann, cid).await.unwrap());
        assert!(!store.are_opponents(id(2), ann, cid).await.unwrap(), "on another server");
        let mut tx = store.begin().await.unwrap();
        tx.withdraw_entrant(tournament.id, 1, 1).await.unwrap();
        tx.commit().await.unwrap();
        assert!(!store.are_opponents(id(1), ann, cid).await.unwrap());
        assert!(store.are_opponents(id(1), bob, cid).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn tournaments_are_found_by_server_name_and_person() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = running(&store).await;
        let over = create(&store, "100% Spring_Cup!").await;
        let mut tx = store.begin().await.unwrap();
        let row = TournamentRow { state: TournamentState::Over, ..over };
        tx.change_tournament(&row, moment(2)).await.unwrap();
        tx.commit().await.unwrap();
        let last = create(&store, "autumn again").await;
        enter(&store, last.id, person(ANN).into()).await;

        let of = store.tournaments_of(id(1), 10, 0).await.unwrap();
        assert_eq!(names(&of), ["autumn again", "Autumn", "100% Spring_Cup!"]);
        let of = store.tournaments_of(id(1), 1, 1).await.unwrap();
        assert_eq!(names(&of), ["Autumn"]);
        assert_eq!(store.count_tournaments_of(id(1)).await.unwrap(), 3);
        assert_eq!(store.tournaments_of(id(2), 10, 0).await.unwrap(), []);
        for (text, found) in [
            ("AUTUMN", &["autumn again", "Autumn"][..]),
            ("%", &["100% Spring_Cup!"]),
            ("g_C", &["100% Spring_Cup!"]),
            ("p!", &["100% Spring_Cup!"]),
            ("a_t", &[]),
        ] {
            let called = store.tournaments_matching(id(1), text, 10).await.unwrap();
            assert_eq!(names(&called), found, "{text}");
        }
        let with = store.tournaments_with(id(1), id(ANN), 10).await.unwrap();
        assert_eq!(with.iter().map(|row| row.id).collect::<Vec<_>>(), [last.id, first.id]);
        assert_eq!(store.tournaments_with(id(1), id(99), 10).await.unwrap(), []);
    })
    .await;
}
