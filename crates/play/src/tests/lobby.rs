//! What a lobby shows, and when it changes.

use dvonn_model::{SeekRow, ServerSetting};
use jiff::SignedDuration;

use super::seeks::sought;
use super::*;
use crate::lobby::{Lobby, refresh};

impl Table {
    /// Sets the channel of the lobby and the role that it notifies.
    async fn opens_lobby(&self) {
        let mut tx = self.store.begin().await.unwrap();
        let role = 7_u64.try_into().ok();
        for setting in
            [ServerSetting::Lobby(Some(self.venue.channel)), ServerSetting::LobbyRole(role)]
        {
            tx.set_server_setting(self.guild(), &setting).await.unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// Returns true if the lobby has been raised, or waits until it may be.
    async fn refreshes(&self, at: Timestamp) -> bool {
        refresh(&self.store, self.guild(), at).await.unwrap()
    }

    /// How often a post of the server was raised.
    async fn raised(&self, key: PostKey) -> i64 {
        self.store.post(key).await.unwrap().map_or(0, |post| post.wanted)
    }
}

#[tokio::test]
async fn a_lobby_shows_who_looks_and_games_of_people() {
    let mut table = Table::new().await;
    let guild = table.guild();
    let challenge = table.challenges(None).await.unwrap();
    let mut seek = sought(&table.cleo, 12);
    seek.venue.guild = Some(guild);
    seek.made_at = now() - SignedDuration::from_mins(5);
    table.waits(seek).await;
    table.waits(sought(&table.ben, 13)).await;
    let lobby = Lobby::read(&table.store, guild, now()).await.unwrap();
    let people: Vec<_> = lobby.looking.iter().map(|it| it.person().name.as_str()).collect();
    assert_eq!(people, ["Ada", "Cleo"], "the latest first, and nobody from elsewhere");
    let ben = table.ben.clone();
    table.accept(&challenge, &ben, now()).await.unwrap();
    let lobby = Lobby::read(&table.store, guild, now()).await.unwrap();
    assert_eq!((lobby.looking.len(), lobby.games.len()), (1, 1));
    let later = now() + SignedDuration::from_hours(48);
    assert!(Lobby::read(&table.store, guild, later).await.unwrap().looking.is_empty());
}

#[tokio::test]
async fn a_game_between_two_servers_is_in_the_lobbies_of_both() {
    let mut table = Table::new().await;
    let guilds = [table.guild(), 99_u64.try_into().unwrap()];
    let [mut ada, mut ben] = [sought(&table.ada, 10), sought(&table.ben, 11)];
    for (seek, guild) in [&mut ada, &mut ben].into_iter().zip(guilds) {
        seek.venue.guild = Some(guild);
        let mut tx = table.store.begin().await.unwrap();
        tx.set_server_setting(guild, &ServerSetting::Seeks(true)).await.unwrap();
        tx.commit().await.unwrap();
    }
    table.waits(ben).await;
    let interaction = table.interaction();
    let found = crate::seek::seek(&table.store, ada, None, interaction, 1).await.unwrap();
    assert!(matches!(found, crate::seek::SeekOutcome::Found(_)));
    for (guild, channel) in guilds.into_iter().zip([10, 11]) {
        let lobby = Lobby::read(&table.store, guild, now()).await.unwrap();
        let channels = lobby.games.iter().map(|game| u64::from(game.venue.channel));
        assert_eq!(channels.collect::<Vec<_>>(), [channel]);
    }
}

#[tokio::test]
async fn a_challenge_to_one_person_is_not_in_the_lobby() {
    let mut table = Table::new().await;
    let ben = table.ben.id;
    table.challenges(Some(ben)).await.unwrap();
    let lobby = Lobby::read(&table.store, table.guild(), now()).await.unwrap();
    assert!(lobby.looking.is_empty());
}

#[tokio::test]
async fn a_lobby_changes_only_if_what_it_shows_does_and_not_at_once_again() {
    let mut table = Table::new().await;
    let (guild, later) = (table.guild(), |seconds| now() + SignedDuration::from_secs(seconds));
    assert!(!table.refreshes(now()).await, "there is none");
    table.opens_lobby().await;
    assert!(table.refreshes(now()).await);
    assert!(!table.refreshes(later(60)).await, "nothing has changed");
    table.challenges(None).await.unwrap();
    assert!(table.refreshes(later(1)).await);
    assert_eq!(table.raised(PostKey::lobby(guild)).await, 1, "it was raised a second ago");
    assert!(table.refreshes(later(20)).await);
    assert_eq!(table.raised(PostKey::lobby(guild)).await, 2);
    assert!(!table.refreshes(later(21)).await);
}

#[tokio::test]
async fn the_role_is_notified_of_somebody_new_and_rarely() {
    let mut table = Table::new().await;
    let (guild, later) = (table.guild(), |hours| now() + SignedDuration::from_hours(hours));
    table.opens_lobby().await;
    let first = table.challenges(None).await.unwrap();
    table.refreshes(now()).await;
    assert_eq!(table.raised(PostKey::lobby_ping(guild)).await, 0, "they looked before the lobby");
    let ben = table.ben.clone();
    table.accept(&first, &ben, now()).await.unwrap();
    for (hours, person, pings) in [(1, &ben, 1), (2, &table.cleo.clone(), 1), (8, &ben, 2)] {
        let mut seek = sought(person, 12);
        (seek.venue.guild, seek.made_at) = (Some(guild), later(hours));
        seek.expires_at = later(99);
        let mut tx = table.store.begin().await.unwrap();
        tx.remove_seek(person.id).await.unwrap();
        tx.commit().await.unwrap();
        table.waits(seek).await;
        assert!(table.refreshes(later(hours)).await);
        assert_eq!(table.raised(PostKey::lobby_ping(guild)).await, pings, "after {hours} hours");
    }
}

#[tokio::test]
async fn a_game_begins_with_the_one_who_was_chosen_or_nobody() {
    let mut table = Table::new().await;
    let (ben, cleo) = (sought(&table.ben, 11), sought(&table.cleo, 12));
    table.waits(ben).await;
    table.waits(cleo).await;
    let mine = sought(&table.ada, 10);
    let (interaction, only) = (table.interaction(), Some(table.cleo.id));
    let found = seek(&table.store, mine.clone(), only, interaction, 1).await.unwrap();
    let SeekOutcome::Found(game) = found else { panic!("Cleo looks for an opponent") };
    assert!(game.color_of(table.cleo.id).is_some());
    let interaction = table.interaction();
    let mine = SeekRow {
        venue: Venue { channel: ChannelId::try_from(19_u64).unwrap(), ..mine.venue },
        ..mine
    };
    table.waits(mine.clone()).await;
    let gone = seek(&table.store, mine.clone(), only, interaction, 1).await.unwrap_err();
    assert!(matches!(gone, PlayError::Refused(Refusal::Seek(SeekRefusal::NotLooking))), "{gone}");
    assert_eq!(table.store.seek_of(table.ada.id).await.unwrap(), Some(mine), "Ada goes on looking");
}
