//! Puzzles: attempts are decided once, daily puzzles posted once, and tallies counted per server.

use dvonn_model::{
    Day, GuildId, PostKey, PostRow, PostShown, PuzzleAttempt, PuzzleId, PuzzleResult, Rating,
    ServerSetting, Solver, Tally,
};
use dvonn_store::{Store, StreakRow};

use crate::database::on_each_database;
use crate::dump::rows_of_person;
use crate::samples::{ANN, BOB, id, moment};

const TODAY: i64 = 19_675;

fn puzzle(number: i64) -> PuzzleId {
    number.into()
}

fn attempt(number: i64, guild: Option<GuildId>, day: Option<Day>) -> PuzzleAttempt {
    PuzzleAttempt {
        puzzle: puzzle(number),
        guild,
        themed: false,
        day,
        hinted: false,
        result: None,
        seen_at: moment(number),
    }
}

async fn open(store: &Store, person: u64, attempt: &PuzzleAttempt) {
    let mut tx = store.begin().await.unwrap();
    tx.open_puzzle(id(person), attempt).await.unwrap();
    tx.commit().await.unwrap();
}

async fn decide(store: &Store, person: u64, number: i64, result: PuzzleResult) -> bool {
    let mut tx = store.begin().await.unwrap();
    let first = tx.decide_puzzle(id(person), puzzle(number), result).await.unwrap();
    tx.commit().await.unwrap();
    first
}

#[tokio::test]
async fn an_attempt_is_decided_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = attempt(3, Some(id(1)), None);
        open(&store, ANN, &first).await;
        open(&store, ANN, &PuzzleAttempt { themed: true, ..first }).await;
        assert_eq!(store.puzzle_attempt(id(ANN), puzzle(3)).await.unwrap(), Some(first));
        let mut tx = store.begin().await.unwrap();
        tx.hint_puzzle(id(ANN), puzzle(3)).await.unwrap();
        tx.commit().await.unwrap();
        assert!(decide(&store, ANN, 3, PuzzleResult::Hinted).await);
        assert!(!decide(&store, ANN, 3, PuzzleResult::Solved).await);
        assert!(!decide(&store, BOB, 3, PuzzleResult::Solved).await, "Bob has not seen it");
        let expected = PuzzleAttempt { hinted: true, result: Some(PuzzleResult::Hinted), ..first };
        assert_eq!(store.puzzle_attempts_of(id(ANN)).await.unwrap(), [expected]);
    })
    .await;
}

#[tokio::test]
async fn solvers_are_listed_in_each_server_where_they_have_seen_a_puzzle() {
    on_each_database(async |database| {
        let store = database.store().await;
        let ann =
            Solver { tried: 4, streak: 2, last_day: Some(TODAY.into()), ..Solver::new(id(ANN)) };
        let bob = Solver { rating: Rating::new(1700.0, 80.0, 0.06), ..Solver::new(id(BOB)) };
        let mut tx = store.begin().await.unwrap();
        for solver in [&Solver::new(id(ANN)), &ann, &bob] {
            tx.save_solver(solver).await.unwrap();
        }
        tx.save_puzzle_rating(puzzle(3), bob.rating).await.unwrap();
        tx.commit().await.unwrap();
        open(&store, ANN, &attempt(3, Some(id(1)), None)).await;
        open(&store, BOB, &attempt(3, Some(id(1)), None)).await;
        open(&store, BOB, &attempt(4, Some(id(2)), None)).await;
        assert_eq!(store.solvers_in(id(1), 5).await.unwrap(), [bob, ann]);
        assert_eq!(store.solvers_in(id(2), 5).await.unwrap(), [bob]);
        assert_eq!(store.solver(id(ANN)).await.unwrap(), Some(ann));
        assert_eq!(store.solver_in(id(1), id(ANN)).await.unwrap(), Some(ann));
        assert_eq!(store.solver_in(id(2), id(ANN)).await.unwrap(), None);
        assert_eq!(store.puzzle_ratings().await.unwrap(), [(puzzle(3), bob.rating)]);
        assert_eq!(store.puzzle_rating(puzzle(4)).await.unwrap(), None);

        let mut tx = store.begin().await.unwrap();
        tx.delete_person(id(ANN)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.solvers_in(id(1), 5).await.unwrap(), [bob]);
        assert!(store.puzzle_attempts_of(id(ANN)).await.unwrap().is_empty());
        assert_eq!(rows_of_person(&store, BOB).await["puzzles"].len(), 2);
    })
    .await;
}

#[tokio::test]
async fn a_daily_puzzle_is_ordered_once_and_its_tally_is_counted_per_server() {
    on_each_database(async |database| {
        let store = database.store().await;
        let today = Day::from(TODAY);
        let mut tx = store.begin().await.unwrap();
        for guild in [1, 2] {
            let setting = ServerSetting::Puzzles(Some(id(20 + guild)));
            tx.set_server_setting(id(guild), &setting).await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_eq!(store.servers_without_daily(today, 10).await.unwrap(), [id(1), id(2)]);
        let key = PostKey::daily(id(1), today);
        let mut tx = store.begin().await.unwrap();
        tx.raise_tally(id(1), today, moment(0)).await.unwrap();
        assert_eq!(tx.post(key).await.unwrap(), None, "there is no message");
        tx.raise_post(key, moment(0)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.servers_without_daily(today, 10).await.unwrap(), [id(2)]);

        open(&store, ANN, &attempt(3, Some(id(1)), Some(today))).await;
        open(&store, BOB, &attempt(3, Some(id(1)), Some(today))).await;
        decide(&store, ANN, 3, PuzzleResult::Solved).await;
        decide(&store, BOB, 3, PuzzleResult::Failed).await;
        let tally = Tally { tried: 2, solved: 1 };
        assert_eq!(store.daily_tally(id(1), today).await.unwrap(), tally);
        assert_eq!(store.daily_tally(id(2), today).await.unwrap(), Tally::default());

        let streaks = |guild| store.streaks_on(id(guild), today, 3, 5);
        assert_eq!(streaks(1).await.unwrap(), []);
        let mut tx = store.begin().await.unwrap();
        for person in [ANN, BOB] {
            let solver = Solver::new(id(person));
            let solver = Solver { streak: 3, last_day: Some(today), ..solver };
            tx.save_solver(&solver).await.unwrap();
        }
        tx.commit().await.unwrap();
        let streak = StreakRow { person: id(ANN), days: 3 };
        assert_eq!(streaks(1).await.unwrap(), [streak], "he failed");
        assert_eq!(streaks(2).await.unwrap(), []);

        let mut tx = store.begin().await.unwrap();
        tx.delete_dailies_before(id(1), today).await.unwrap();
        assert!(tx.post(key).await.unwrap().is_some());
        tx.delete_dailies_before(id(1), Day::from(TODAY + 1)).await.unwrap();
        assert_eq!(tx.post(key).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_tally_is_brought_up_to_date_half_a_minute_after_the_first_of_several_changes() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (guild, today) = (id(1), Day::from(TODAY));
        let raise = async |second| {
            let mut tx = store.begin().await.unwrap();
            tx.raise_tally(guild, today, moment(second)).await.unwrap();
            tx.commit().await.unwrap();
        };
        let show = async |post: &PostRow| {
            let seen = PostShown { issue: 1, message: Some(id(301)), ..PostShown::default() };
            let mut tx = store.begin().await.unwrap();
            assert!(tx.record_post(post, &seen, false).await.unwrap());
            tx.commit().await.unwrap();
        };
        let mut tx = store.begin().await.unwrap();
        tx.raise_post(PostKey::daily(guild, today), moment(0)).await.unwrap();
        tx.commit().await.unwrap();
        raise(1).await;
        let due = store.posts_due(moment(1), [9, 9]).await.unwrap().posts;
        assert_eq!(due.len(), 1, "the message itself waits for nothing");
        show(&due[0]).await;
        for second in [10, 20, 39] {
            raise(second).await;
            let due = store.posts_due(moment(second), [9, 9]).await.unwrap();
            assert_eq!((due.posts.len(), due.next), (0, Some(moment(40))));
        }
        let due = store.posts_due(moment(40), [9, 9]).await.unwrap().posts;
        show(&due[0]).await;
        assert!(store.posts_due(moment(99), [9, 9]).await.unwrap().posts.is_empty());
    })
    .await;
}
