//! The moderation log, and blocks.

use dvonn_model::{
    Action, ActionRow, BlockRow, Decision, GuildId, LadderKind, ModeratorAction, RoleReward,
    SeasonLength, ServerSetting,
};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, CID, id, moment};

fn decision(reason: &str) -> Decision {
    Decision { moderator: Some(id(CID)), reason: reason.to_owned() }
}

async fn record(store: &Store, guild: GuildId, actions: &[Action]) {
    let mut tx = store.begin().await.unwrap();
    for action in actions {
        tx.record_action(guild, action, &decision("why\nnot"), moment(3)).await.unwrap();
    }
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn actions_round_trip() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut actions = vec![
            Action::ChannelAdded(id(20)),
            Action::ChannelRemoved(id(20)),
            Action::Blocked(Some(id(ANN))),
            Action::Unblocked(Some(id(ANN))),
            Action::GameDecided(ModeratorAction::Ended, 4.into()),
            Action::GameDecided(ModeratorAction::Voided, 4.into()),
            Action::GameDecided(ModeratorAction::HandedOver, 4.into()),
            Action::BackedUp,
            Action::RewardRoleSet(RoleReward::TopThree, Some(id(8))),
            Action::RewardRoleSet(RoleReward::Season, None),
            Action::RewardRoleGone(RoleReward::First),
        ];
        let settings = [
            ServerSetting::ModeratorRole(Some(id(5))),
            ServerSetting::ModeratorRole(None),
            ServerSetting::StarterRole(Some(id(6))),
            ServerSetting::Rated(false),
            ServerSetting::ComputerRated(true),
            ServerSetting::Ladder(LadderKind::Places),
            ServerSetting::Season(SeasonLength::Endless),
            ServerSetting::Announcements(Some(id(7))),
            ServerSetting::Language(Some(String::from("en"))),
            ServerSetting::Language(None),
            ServerSetting::Theme(Some(String::from("slate"))),
            ServerSetting::Theme(None),
        ];
        actions.extend(settings.map(Action::SettingChanged));
        record(&store, id(1), &actions).await;
        let row = |action| ActionRow { action, decision: decision("whynot"), at: moment(3) };
        let expected: Vec<_> = actions.into_iter().rev().map(row).collect();
        assert_eq!(store.actions(id(1), 0, 99).await.unwrap(), expected);
    })
    .await;
}

#[tokio::test]
async fn the_log_of_a_server_is_paged_newest_first() {
    on_each_database(async |database| {
        let store = database.store().await;
        let channels: Vec<_> = (1..=5).map(|channel| Action::ChannelAdded(id(channel))).collect();
        record(&store, id(1), &channels).await;
        record(&store, id(2), &channels[..1]).await;
        let page = async |skipped| {
            let rows = store.actions(id(1), skipped, 2).await.unwrap();
            rows.into_iter().map(|row| row.action).collect::<Vec<_>>()
        };
        assert_eq!(page(0).await, [channels[4].clone(), channels[3].clone()]);
        assert_eq!(page(4).await, [channels[0].clone()]);
        assert_eq!(page(usize::MAX).await, []);
        for (guild, count) in [(1, 5), (2, 1), (3, 0)] {
            assert_eq!(store.count_actions(id(guild)).await.unwrap(), count);
        }
    })
    .await;
}

#[tokio::test]
async fn a_block_counts_for_one_server_and_keeps_the_last_reason() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.block_person(id(1), id(ANN), &decision("spam"), moment(1)).await.unwrap();
        tx.block_person(id(1), id(BOB), &decision("flight"), moment(2)).await.unwrap();
        tx.block_person(id(1), id(ANN), &decision("spam again"), moment(3)).await.unwrap();
        tx.commit().await.unwrap();
        let block = |person, reason: &str| BlockRow { person: id(person), reason: reason.into() };
        let (ann, bob) = (block(ANN, "spam again"), block(BOB, "flight"));
        assert_eq!(store.block(id(1), id(ANN)).await.unwrap().as_ref(), Some(&ann));
        assert_eq!(store.block(id(2), id(ANN)).await.unwrap(), None);
        assert_eq!(store.blocks(id(1), 9).await.unwrap(), [ann, bob.clone()]);

        let mut tx = store.begin().await.unwrap();
        assert!(tx.unblock_person(id(1), id(ANN)).await.unwrap());
        assert!(!tx.unblock_person(id(1), id(ANN)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(store.blocks(id(1), 9).await.unwrap(), [bob]);
    })
    .await;
}
