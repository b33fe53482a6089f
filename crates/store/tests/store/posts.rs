//! Posts: raised with what they tell, held, due until they are seen, taken over from dead processes.

use dvonn_model::{PostKey, PostRow, PostShown, ShardRange};
use dvonn_store::{ChangedPosts, Process, Store, held_post, held_posts_for, hold_posts};
use futures::FutureExt as _;
use jiff::{SignedDuration, Timestamp};

use crate::database::{on_each_database, on_postgres};
use crate::samples::{id, moment};

const ALL: ShardRange = ShardRange { first: 0, last: 0, of: 1 };

fn hello(guild: u64) -> PostKey {
    PostKey::hello(id(guild))
}

async fn add(store: &Store, key: PostKey, at: Timestamp) {
    let mut tx = store.begin().await.unwrap();
    tx.raise_post(key, at).await.unwrap();
    tx.commit().await.unwrap();
}

async fn delete(store: &Store, post: &PostRow) {
    let mut tx = store.begin().await.unwrap();
    tx.delete_post(post).await.unwrap();
    tx.commit().await.unwrap();
}

/// The keys of this process's posts that are due.
async fn due(store: &Store, at: Timestamp, doubtful: bool) -> Vec<PostKey> {
    let limits = if doubtful { [0, 9] } else { [9, 0] };
    let due = store.posts_due(at, limits).await.unwrap();
    due.posts.into_iter().map(|post| post.key).collect()
}

#[tokio::test]
async fn a_post_is_due_until_it_is_deleted() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(3)).await;
        add(&store, PostKey::season(id(7), 2), moment(2)).await;
        assert_eq!(due(&store, moment(1), false).await, []);
        assert_eq!(store.posts_due(moment(1), [9, 9]).await.unwrap().next, Some(moment(2)));
        assert_eq!(due(&store, moment(3), false).await, [PostKey::season(id(7), 2), hello(7)]);
        let posts = store.posts_due(moment(3), [1, 0]).await.unwrap().posts;
        delete(&store, &posts[0]).await;
        assert_eq!(due(&store, moment(3), false).await, [hello(7)]);
        assert_eq!(store.posts_due(moment(3), [9, 9]).await.unwrap().next, None);
    })
    .await;
}

#[tokio::test]
async fn a_post_of_a_change_that_is_undone_is_never_due() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.raise_post(hello(7), moment(1)).await.unwrap();
        drop(tx);
        assert_eq!(due(&store, moment(9), false).await, []);
    })
    .await;
}

#[tokio::test]
async fn a_post_that_was_raised_again_meanwhile_stays() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(1)).await;
        let sent = store.posts_due(moment(1), [9, 0]).await.unwrap().posts;
        add(&store, hello(7), moment(2)).await;
        delete(&store, &sent[0]).await;
        assert_eq!(due(&store, moment(2), false).await, [hello(7)]);
    })
    .await;
}

#[tokio::test]
async fn a_postponed_post_may_have_been_sent() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(1)).await;
        let post = store.posts_due(moment(1), [9, 0]).await.unwrap().posts.remove(0);
        let mut tx = store.begin().await.unwrap();
        tx.postpone_post(&post, moment(8), true).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.posts_due(moment(1), [9, 9]).await.unwrap().next, Some(moment(8)));
        assert_eq!(due(&store, moment(7), true).await, []);
        assert_eq!(due(&store, moment(8), true).await, [hello(7)]);
        assert_eq!(due(&store, moment(8), false).await, []);
        add(&store, hello(7), moment(9)).await;
        assert_eq!(due(&store, moment(9), true).await, [hello(7)], "also once it has changed");
    })
    .await;
}

#[tokio::test]
async fn a_message_that_stays_is_due_again_with_each_change() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(1)).await;
        let new = store.posts_due(moment(1), [9, 0]).await.unwrap().posts.remove(0);
        add(&store, hello(7), moment(2)).await;
        let seen = PostShown {
            issue: 1,
            channel: Some(id(1)),
            message: Some(id(2)),
            ..PostShown::default()
        };
        let mut tx = store.begin().await.unwrap();
        assert!(!tx.delete_post(&new).await.unwrap());
        assert!(tx.record_post(&new, &seen, false).await.unwrap());
        tx.commit().await.unwrap();
        let changed = store.posts_due(moment(2), [9, 0]).await.unwrap().posts.remove(0);
        assert_eq!((changed.message, changed.shown, changed.wanted), (seen.message, 1, 2));
        let mut tx = store.begin().await.unwrap();
        assert!(tx.record_post(&changed, &seen, false).await.unwrap());
        assert!(!tx.record_post(&new, &PostShown::default(), false).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(due(&store, moment(9), false).await, []);
        assert_eq!(store.post(hello(7)).await.unwrap().unwrap().message, seen.message);
    })
    .await;
}

#[tokio::test]
async fn a_task_holds_what_it_raises_until_it_ends_or_releases_it() {
    on_each_database(async |database| {
        let store = database.store().await;
        let work = async {
            add(&store, hello(7), moment(1)).await;
            add(&store, hello(8), moment(1)).await;
            let mut tx = store.begin().await.unwrap();
            let (reader, notice) = (id(5), PostKey::notice(9.into(), 1));
            tx.raise_notice(reader, 9.into(), "word", moment(1)).await.unwrap();
            tx.commit().await.unwrap();
            let held = held_posts_for(reader);
            assert_eq!(held.iter().map(|post| post.key).collect::<Vec<_>>(), [notice]);
            assert_eq!(due(&store, moment(1), false).await, []);
            store.release_post(hello(8));
            assert_eq!(due(&store, moment(1), false).await, [hello(8)]);
        };
        hold_posts(work).await;
        let free = store.posts_due(moment(1), [9, 0]).await.unwrap().posts;
        assert_eq!(free.len(), 3);
        let notice = free.iter().find(|post| post.reader == Some(id(5))).unwrap();
        assert_eq!(notice.detail.as_deref(), Some("word"));
        assert_eq!(held_posts_for(id(5)), []);
    })
    .await;
}

#[tokio::test]
async fn what_is_released_while_the_loop_reads_is_read_again() {
    on_each_database(async |database| {
        let store = database.store().await;
        let work = async {
            add(&store, hello(7), moment(1)).await;
            // Its holder may have recorded it after the loop has read it.
            let (read, ()) = tokio::join!(due(&store, moment(1), false), async {
                store.release_post(hello(7));
            });
            assert_eq!(read, []);
            assert_eq!(due(&store, moment(1), false).await, [hello(7)]);
        };
        hold_posts(work).await;
    })
    .await;
}

#[tokio::test]
async fn what_its_holder_has_recorded_is_not_read_again_and_its_old_message_is_left_to_the_loop() {
    on_each_database(async |database| {
        let store = database.store().await;
        let seen = |issue, message| PostShown {
            issue,
            message: Some(id(message)),
            ..PostShown::default()
        };
        let show = async |issue, message| {
            add(&store, hello(7), moment(1)).await;
            assert!(store.posts_changed().now_or_never().is_none());
            let post = held_post(hello(7)).unwrap();
            let mut tx = store.begin().await.unwrap();
            assert!(tx.record_post(&post, &seen(issue, message), false).await.unwrap());
            tx.commit().await.unwrap();
            assert!(store.posts_changed().now_or_never().is_none(), "it is still held");
        };
        hold_posts(show(1, 101)).await;
        assert!(store.posts_changed().now_or_never().is_none(), "nothing is left to do");
        hold_posts(show(2, 102)).await;
        let changed = store.posts_changed().now_or_never().unwrap();
        let post = store.post(hello(7)).await.unwrap().unwrap();
        assert_eq!(post.old, Some((id(101), None)));
        assert_eq!(changed, ChangedPosts { old: vec![post], others: false });
        // Another task raises it again before the first one has put it down.
        hold_posts(async {
            show(3, 103).await;
            hold_posts(add(&store, hello(7), moment(2))).await;
        })
        .await;
        assert!(store.posts_changed().now_or_never().unwrap().others);
        // The first one records what it has raised only after that.
        hold_posts(async {
            add(&store, hello(7), moment(3)).await;
            let post = held_post(hello(7)).unwrap();
            hold_posts(add(&store, hello(7), moment(4))).await;
            let mut tx = store.begin().await.unwrap();
            assert!(tx.record_post(&post, &seen(4, 104), false).await.unwrap());
            tx.commit().await.unwrap();
        })
        .await;
        assert!(store.posts_changed().now_or_never().unwrap().others);
    })
    .await;
}

#[tokio::test]
async fn a_post_that_is_due_too_early_to_fit_is_not_the_next_one() {
    on_each_database(async |database| {
        let store = database.store().await;
        for guild in 1..=3 {
            add(&store, hello(guild), moment(i64::try_from(guild).unwrap())).await;
        }
        let due = store.posts_due(moment(2), [9, 9]).await.unwrap();
        assert_eq!((due.posts.len(), due.are_all, due.next), (2, true, Some(moment(3))));
        let due = store.posts_due(moment(3), [2, 9]).await.unwrap();
        assert_eq!((due.posts.len(), due.are_all, due.next), (2, false, None));
        let due = store.posts_due(moment(3), [0, 9]).await.unwrap();
        assert_eq!((due.posts.len(), due.are_all), (0, false));
    })
    .await;
}

#[tokio::test]
async fn only_commits_that_background_work_may_follow_from_count_as_changes() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(1)).await;
        let before = store.changes();
        drop(store.begin().await.unwrap());
        store.begin_unsynced().await.unwrap().commit().await.unwrap();
        let mut tx = store.begin().await.unwrap();
        tx.is_routine();
        tx.commit().await.unwrap();
        assert_eq!(store.changes(), before);
        add(&store, hello(8), moment(1)).await;
        assert_eq!(store.changes(), before + 1);
    })
    .await;
}

#[tokio::test]
async fn an_attempt_of_which_nothing_was_recorded_is_doubtful() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(1)).await;
        let post = store.posts_due(moment(1), [9, 0]).await.unwrap().posts.remove(0);
        assert!(!post.doubtful);
        store.attempt_post(&post);
        assert!(store.posts_due(moment(1), [9, 0]).await.unwrap().posts[0].doubtful);
        add(&store, hello(7), moment(1)).await;
        let changed = store.posts_due(moment(1), [9, 0]).await.unwrap().posts.remove(0);
        assert!(changed.doubtful, "also once it has changed");
        store.settle_post(&changed);
        assert!(!store.posts_due(moment(1), [9, 0]).await.unwrap().posts[0].doubtful);
    })
    .await;
}

#[tokio::test]
async fn what_an_ended_process_left_is_taken_over_at_the_start_once_its_requests_have_arrived() {
    on_each_database(async |database| {
        let before = database.store().await;
        add(&before, hello(7), moment(1)).await;
        before.close().await;
        let store = database.store().await;
        assert_eq!(due(&store, moment(99), false).await, []);
        let start = moment(50);
        Process::join(&store, ALL, start).await.unwrap();
        store.take_over_posts(start).await.unwrap();
        let settled = start + SignedDuration::from_secs(3);
        assert_eq!(store.posts_due(start, [9, 9]).await.unwrap().next, Some(settled));
        assert_eq!(due(&store, settled, true).await, [hello(7)]);
        assert_eq!(due(&store, settled, false).await, []);
    })
    .await;
}

#[tokio::test]
async fn posts_of_a_living_process_are_left_to_it() {
    on_postgres(async |database| {
        let [one, other] = database.stores().await;
        let process = Process::join(&one, ALL, moment(0)).await.unwrap();
        add(&one, hello(7), moment(1)).await;
        let successor = Process::join(&other, ALL, moment(2)).await.unwrap();
        assert_eq!(due(&other, moment(99), true).await, []);
        assert_eq!(due(&one, moment(99), false).await, [hello(7)]);
        process.leave().await.unwrap();
        successor.beat(moment(3)).await.unwrap();
        assert_eq!(due(&one, moment(99), false).await, []);
        assert_eq!(due(&other, moment(99), true).await, [hello(7)]);
    })
    .await;
}

#[tokio::test]
async fn whoever_waits_for_posts_is_woken_by_one_that_was_raised_before() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, hello(7), moment(1)).await;
        store.posts_changed().await;
        let (woken, ()) = tokio::join!(
            tokio::time::timeout(std::time::Duration::from_mins(1), store.posts_changed()),
            add(&store, hello(8), moment(1)),
        );
        woken.expect("the new post wakes it");
    })
    .await;
}
