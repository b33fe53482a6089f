//! Server settings: allowed channels, blocks, and rated games.

use dvonn_model::{Action, Decision, GuildId, RoleId, ServerSetting, ServerSettings};

use super::*;

/// Changes a setting of a server.
pub(super) async fn set(store: &Store, guild: GuildId, setting: ServerSetting) {
    let mut tx = store.begin().await.unwrap();
    tx.set_server_setting(guild, &setting).await.unwrap();
    tx.commit().await.unwrap();
}

fn guild() -> GuildId {
    GuildId::try_from(7_u64).unwrap()
}

fn channel(number: u64) -> ChannelId {
    ChannelId::try_from(number).unwrap()
}

impl Table {
    async fn in_server() -> Table {
        let mut table = Table::new().await;
        table.venue.guild = Some(guild());
        table
    }

    /// Cleo manages the server.
    fn server_request(&mut self) -> ServerRequest {
        ServerRequest {
            guild: guild(),
            decision: Decision { moderator: Some(self.cleo.id), reason: String::from("peace") },
            interaction: self.interaction(),
            at: now(),
        }
    }

    /// Ada's challenge to anybody.
    fn challenge(&mut self, terms: Terms) -> NewChallenge {
        NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: Opponent::Anyone,
            color: WantedColor::White,
            terms,
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        }
    }

    async fn block(&mut self, person: UserId) {
        let by = self.server_request();
        block(&self.store, by, person).await.unwrap();
    }

    async fn actions(&self) -> Vec<Action> {
        let rows = self.store.actions(guild(), 0, 99).await.unwrap();
        assert!(rows.iter().all(|row| row.decision.moderator == Some(self.cleo.id)));
        rows.into_iter().map(|row| row.action).collect()
    }
}

fn blocked() -> Refusal {
    ServerRefusal::Blocked { reason: String::from("peace") }.into()
}

#[test]
fn threads_count_as_their_channel() {
    let server = ServerSettings { channels: vec![channel(10)], ..ServerSettings::default() };
    let venue = |channel, parent| Venue { guild: Some(guild()), channel, parent, guest: false };
    let everywhere = ServerSettings::default();
    assert_eq!(check_channel(&everywhere, &venue(channel(3), None)), Ok(()));
    assert_eq!(check_channel(&server, &venue(channel(10), None)), Ok(()));
    assert_eq!(check_channel(&server, &venue(channel(11), Some(channel(10)))), Ok(()));
    let refused = Err(ServerRefusal::ChannelNotAllowed(vec![channel(10)]));
    assert_eq!(check_channel(&server, &venue(channel(11), None)), refused);
    assert_eq!(check_channel(&server, &venue(channel(12), Some(channel(11)))), refused);
}

#[test]
fn anybody_can_start_games_unless_a_role_is_set() {
    let role = RoleId::try_from(5_u64).unwrap();
    let server = ServerSettings { starter_role: Some(role), ..ServerSettings::default() };
    assert_eq!(check_starter(&ServerSettings::default(), |_| false), Ok(()));
    assert_eq!(check_starter(&server, |own| own == role), Ok(()));
    assert_eq!(check_starter(&server, |_| false), Err(ServerRefusal::NotAStarter(role)));
}

#[tokio::test]
async fn games_can_start_only_in_allowed_channels() {
    let mut table = Table::in_server().await;
    let waiting = table.challenges(None).await.unwrap();
    let by = table.server_request();
    set_channels(&table.store, by, &[channel(50)]).await.unwrap();
    let elsewhere = Refusal::from(ServerRefusal::ChannelNotAllowed(vec![channel(50)]));
    assert_eq!(refused(table.challenges(None).await), elsewhere);
    let ben = table.ben.clone();
    assert_eq!(refused(table.accept(&waiting, &ben, now()).await), elsewhere);

    let by = table.server_request();
    set_channels(&table.store, by, &[channel(10)]).await.unwrap();
    table.accept(&waiting, &ben, now()).await.unwrap();
    let (added, removed) = (Action::ChannelAdded, Action::ChannelRemoved);
    let told = [added(channel(10)), removed(channel(50)), added(channel(50))];
    assert_eq!(table.actions().await, told);
}

#[tokio::test]
async fn blocked_people_cannot_start_or_join_games() {
    let mut table = Table::in_server().await;
    let (ada, ben) = (table.ada.clone(), table.ben.clone());
    let waiting = table.challenges(None).await.unwrap();
    table.block(ben.id).await;
    assert_eq!(refused(table.accept(&waiting, &ben, now()).await), blocked());
    table.block(ada.id).await;
    assert_eq!(refused(table.challenges(None).await), blocked());
    let cleo = table.cleo.clone();
    let gone = refused(table.accept(&waiting, &cleo, now()).await);
    assert_eq!(gone, ServerRefusal::ChallengerBlocked(ada.id).into());

    let by = table.server_request();
    unblock(&table.store, by, ada.id).await.unwrap();
    let by = table.server_request();
    let again = unblock(&table.store, by, ada.id).await;
    assert_eq!(refused(again), ServerRefusal::NotBlocked(ada.id).into());
    table.accept(&waiting, &cleo, now()).await.unwrap();
    let blocked = |person: &Person| Action::Blocked(Some(person.id));
    let told = [Action::Unblocked(Some(ada.id)), blocked(&ada), blocked(&ben)];
    assert_eq!(table.actions().await, told);
}

#[tokio::test]
async fn a_blocked_person_cannot_be_challenged() {
    let mut table = Table::in_server().await;
    let ben = table.ben.id;
    table.block(ben).await;
    let challenge = table.challenges(Some(ben)).await;
    assert_eq!(refused(challenge), ServerRefusal::OpponentBlocked(ben).into());
    table.challenges(None).await.unwrap();
}

#[tokio::test]
async fn blocked_people_can_finish_their_running_games() {
    let mut table = Table::in_server().await;
    let game = table.game().await;
    table.block(table.ada.id).await;
    table.play(&game, "D3").await.unwrap();
}

#[tokio::test]
async fn blocked_people_cannot_publish_drafts() {
    let mut table = Table::in_server().await;
    let new = table.challenge(Terms::sample());
    let drafted = draft::make(&table.store, new).await.unwrap();
    table.block(table.ada.id).await;
    let publication = Publication {
        challenge: drafted.id,
        person: table.ada.id,
        venue: table.venue.clone(),
        board: DraftBoard::Own,
        interaction: table.interaction(),
        at: now(),
    };
    assert_eq!(refused(publish(&table.store, publication).await), blocked());
}

#[tokio::test]
async fn games_are_unrated_while_rated_games_are_off() {
    let mut table = Table::in_server().await;
    let ben = table.ben.clone();
    let rated = || Terms { rated: true, ..Terms::sample() };
    let new = table.challenge(rated());
    let waiting = challenge::make(&table.store, new).await.unwrap();
    assert!(waiting.terms.rated);
    let by = table.server_request();
    change_setting(&table.store, by, ServerSetting::Rated(false)).await.unwrap();
    let new = table.challenge(rated());
    assert!(!challenge::make(&table.store, new).await.unwrap().terms.rated);
    let accepted = table.accept(&waiting, &ben, now()).await.unwrap();
    assert!(!accepted.game.row.terms.rated);
    assert_eq!(table.actions().await, [Action::SettingChanged(ServerSetting::Rated(false))]);
}

#[tokio::test]
async fn a_setting_delivered_twice_is_logged_once() {
    let mut table = Table::in_server().await;
    let by = table.server_request();
    let setting = ServerSetting::Rated(false);
    change_setting(&table.store, by.clone(), setting.clone()).await.unwrap();
    let again = change_setting(&table.store, by, setting).await;
    assert!(matches!(again, Err(PlayError::Repeated)), "{again:?}");
    assert_eq!(table.actions().await.len(), 1);
}
