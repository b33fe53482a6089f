//! Roles for ladder places and titles.

use std::collections::BTreeMap;

use dvonn_model::{Action, Decision, GrantState, RewardCheck, RoleGrant, RoleReward};
use dvonn_store::{Store, Tx};
use sqlx::Executor as _;

use crate::database::on_each_database;
use crate::deletions::connect;
use crate::dump::rows_of_person;
use crate::samples::{ANN, BOB, CID, id, moment};

const ROLE: u64 = 40;
const OTHER_ROLE: u64 = 41;

async fn change(store: &Store, change: impl AsyncFnOnce(&mut Tx)) {
    let mut tx = store.begin().await.unwrap();
    change(&mut tx).await;
    tx.commit().await.unwrap();
}

async fn choose(store: &Store, guild: u64, reward: RoleReward, role: Option<u64>) {
    change(store, async |tx| {
        tx.set_reward_role(id(guild), reward, role.map(id), moment(0)).await.unwrap();
    })
    .await;
}

fn grant(person: u64, role: u64, state: GrantState) -> RoleGrant {
    RoleGrant { person: id(person), role: id(role), state, at: moment(5) }
}

async fn save(store: &Store, guild: u64, grants: &[RoleGrant]) {
    change(store, async |tx| {
        for grant in grants {
            tx.save_role_grant(id(guild), grant).await.unwrap();
        }
    })
    .await;
}

#[tokio::test]
async fn a_server_has_one_role_for_each_reward() {
    on_each_database(async |database| {
        let store = database.store().await;
        choose(&store, 1, RoleReward::First, Some(OTHER_ROLE)).await;
        choose(&store, 1, RoleReward::First, Some(ROLE)).await;
        choose(&store, 1, RoleReward::TopTen, Some(ROLE)).await;
        choose(&store, 1, RoleReward::Season, Some(ROLE)).await;
        choose(&store, 1, RoleReward::Season, None).await;
        choose(&store, 2, RoleReward::Season, Some(ROLE)).await;
        let expected =
            BTreeMap::from([(RoleReward::First, id(ROLE)), (RoleReward::TopTen, id(ROLE))]);
        assert_eq!(store.reward_roles(id(1)).await.unwrap(), expected);

        save(&store, 1, &[grant(ANN, ROLE, GrantState::Given)]).await;
        save(&store, 2, &[grant(ANN, ROLE, GrantState::Given)]).await;
        let mut tx = store.begin().await.unwrap();
        let mut forgotten = tx.forget_role(id(1), id(ROLE)).await.unwrap();
        forgotten.sort();
        assert_eq!(forgotten, [RoleReward::First, RoleReward::TopTen]);
        assert_eq!(tx.forget_role(id(1), id(ROLE)).await.unwrap(), []);
        tx.commit().await.unwrap();
        assert_eq!(store.reward_roles(id(1)).await.unwrap(), BTreeMap::new());
        assert_eq!(store.role_grants(id(1)).await.unwrap(), []);
        assert_eq!(store.role_grants(id(2)).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_server_is_checked_when_its_ladder_may_have_moved_or_after_a_while() {
    on_each_database(async |database| {
        let store = database.store().await;
        let due = async || store.reward_checks_due(moment(3), 9).await.unwrap();
        choose(&store, 1, RoleReward::First, Some(ROLE)).await;
        choose(&store, 2, RoleReward::First, None).await;
        let check = due().await[0];
        assert_eq!((due().await.len(), check.guild), (1, id(1)), "the other gives no role");
        let done = async |check: RewardCheck, second| {
            change(&store, async |tx| {
                tx.record_reward_check(check, moment(second)).await.unwrap();
            })
            .await;
        };
        assert_eq!(store.reward_refusal(id(1)).await.unwrap(), None);
        for refusal in [Some("two-factor"), None] {
            change(&store, async |tx| {
                tx.record_reward_refusal(id(1), refusal).await.unwrap();
            })
            .await;
            assert_eq!(store.reward_refusal(id(1)).await.unwrap().as_deref(), refusal);
        }
        done(RewardCheck { is_failing: true, ..check }, 4).await;
        assert_eq!(due().await, []);
        let later = store.reward_checks_due(moment(4), 9).await.unwrap();
        assert_eq!(later, [RewardCheck { is_failing: true, ..check }]);

        let decision = Decision { moderator: Some(id(CID)), reason: String::new() };
        change(&store, async |tx| {
            tx.record_action(id(1), &Action::BackedUp, &decision, moment(1)).await.unwrap();
        })
        .await;
        let mut connection = connect(database).await;
        for statement in [
            "INSERT INTO seasons VALUES (1, 1, 0, 0, NULL, 0)",
            "INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, \
             rounds, round, setup, time_control, rated, round_length, created_at, \
             updated_at, by_moderator) VALUES \
             (7, 1, 21, 'Cup', 'swiss', 'over', 5, 5, 5, 'full', 'none', 1, 1, 0, 0, 1), \
             (8, 1, 21, 'Ended', 'swiss', 'over', 5, 5, 4, 'full', 'none', 1, 1, 0, 1, 1), \
             (9, 1, 21, 'Friends', 'swiss', 'over', 5, 5, 5, 'full', 'none', 1, 1, 0, 2, 0)",
            "UPDATE counters SET value = value + 1 WHERE name = 'deleted'",
            "",
        ] {
            let found = due().await;
            assert_eq!(found.len(), 1, "before {statement:?}");
            assert!(found[0].stamp > check.stamp);
            done(found[0], 4).await;
            assert_eq!(due().await, []);
            if !statement.is_empty() {
                connection.execute(statement).await.unwrap();
            }
        }
        assert_eq!(store.last_tournament_with_role(id(1)).await.unwrap(), Some(7.into()));
        assert_eq!(store.last_tournament_with_role(id(2)).await.unwrap(), None);

        change(&store, async |tx| tx.record_departure(id(1), moment(1)).await.unwrap()).await;
        assert_eq!(store.reward_checks_due(moment(9), 9).await.unwrap(), [], "the bot has left");
    })
    .await;
}

#[tokio::test]
async fn a_deleted_person_is_kept_only_until_the_role_is_taken_away() {
    on_each_database(async |database| {
        let store = database.store().await;
        let states = [GrantState::Given, GrantState::Had, GrantState::Absent, GrantState::Giving];
        let grants = (ROLE..).zip(states).map(|(role, state)| grant(ANN, role, state));
        save(&store, 1, &grants.collect::<Vec<_>>()).await;
        save(&store, 1, &[grant(BOB, ROLE, GrantState::Given)]).await;
        save(&store, 2, &[grant(ANN, ROLE, GrantState::Given)]).await;
        change(&store, async |tx| tx.record_departure(id(2), moment(1)).await.unwrap()).await;
        assert_eq!(rows_of_person(&store, ANN).await["roles"].len(), 5);

        change(&store, async |tx| drop(tx.delete_person(id(ANN)).await.unwrap())).await;
        assert!(!store.has_data(id(ANN)).await.unwrap());
        assert_eq!(rows_of_person(&store, ANN).await["roles"].len(), 0);
        let left = [
            grant(ANN, ROLE, GrantState::Deleted),
            grant(ANN, ROLE + 3, GrantState::Deleted),
            grant(BOB, ROLE, GrantState::Given),
        ];
        assert_eq!(store.role_grants(id(1)).await.unwrap(), left);
        assert_eq!(store.role_grants(id(2)).await.unwrap(), [], "nobody could take it away");

        // The bot was just giving the second role.
        change(&store, async |tx| {
            tx.confirm_role_grant(id(1), id(ANN), id(ROLE + 3)).await.unwrap();
            tx.delete_role_grant(id(1), id(ANN), id(ROLE)).await.unwrap();
        })
        .await;
        assert_eq!(store.role_grants(id(1)).await.unwrap(), left[1..]);
    })
    .await;
}
