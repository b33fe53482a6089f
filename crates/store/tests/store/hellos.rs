//! Joined servers and hellos.

use dvonn_model::{HelloRow, Join, PostKey};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{id, moment};

async fn note(store: &Store, join: &Join) {
    let mut tx = store.begin().await.unwrap();
    tx.record_join(join).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_hello_is_said_once_where_the_bot_may_post() {
    on_each_database(async |database| {
        let store = database.store().await;
        assert_eq!(store.hello_start().await.unwrap(), None);
        for start in [moment(1), moment(2)] {
            let mut tx = store.begin().await.unwrap();
            tx.record_hello_start(start).await.unwrap();
            tx.commit().await.unwrap();
        }
        assert_eq!(store.hello_start().await.unwrap(), Some(moment(1)), "the first start counts");

        let (channel, locale) = (Some(id(20)), String::from("de"));
        let join = Join { guild: id(7), channel, locale, at: moment(3) };
        note(&store, &join).await;
        note(&store, &Join { channel: Some(id(21)), ..join.clone() }).await;
        note(&store, &Join { guild: id(8), channel: None, ..join.clone() }).await;
        let mut tx = store.begin().await.unwrap();
        tx.set_discord_locale(id(8), "pl").await.unwrap();
        tx.set_discord_locale(id(9), "pl").await.unwrap();
        tx.commit().await.unwrap();
        for (guild, locale) in [(7, Some("de")), (8, Some("pl")), (9, None)] {
            assert_eq!(store.discord_locale(id(guild)).await.unwrap().as_deref(), locale);
        }
        let said = HelloRow { guild: id(7), channel: id(20), locale: join.locale };
        assert_eq!(store.hello(id(7)).await.unwrap(), Some(said));
        assert_eq!(store.hello(id(8)).await.unwrap(), None);
        let due = store.posts_due(moment(3), [9, 0]).await.unwrap().posts;
        assert_eq!(due.iter().map(|post| post.key).collect::<Vec<_>>(), [PostKey::hello(id(7))]);
    })
    .await;
}
