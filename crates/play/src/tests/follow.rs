//! Following games: who may, how many, and when updates are due.

use dvonn_model::{Decision, FollowRow, GuildId, Quiet, Settings, Updates};
use jiff::SignedDuration;

use super::*;

fn guild() -> GuildId {
    GuildId::try_from(7_u64).unwrap()
}

impl Table {
    /// A table on a server, where others watch.
    async fn watched() -> Table {
        let mut table = Table::new().await;
        table.venue.guild = Some(guild());
        table
    }

    async fn follows(
        &self,
        game: &Match,
        person: u64,
        updates: Updates,
    ) -> Result<FollowRow, FollowError> {
        crate::follow::start(&self.store, request_to_follow(game, person, updates)).await
    }

    /// A running game in a channel of its own.
    async fn game_in(&mut self, channel: u64) -> Match {
        self.venue.channel = ChannelId::try_from(channel).unwrap();
        self.game().await
    }

    async fn board_is_shown(&self, game: &Match) {
        let row = self.store.game(game.row.id).await.unwrap().unwrap();
        show(&self.store, &row, None, now()).await;
    }

    /// When the follower is to get an update.
    async fn next(&self, follow: FollowRow, at: Timestamp) -> NextUpdate {
        next_update(&self.store, follow.game, follow.person, at).await.unwrap()
    }

    /// The number of plies that the follower is told of now, if an update is due.
    async fn told(&self, follow: FollowRow, at: Timestamp) -> Option<u32> {
        match self.next(follow, at).await {
            NextUpdate::Now(update) => Some(update.game.row.plies),
            _ => None,
        }
    }

    async fn ends(&mut self, game: &Match) {
        let (person, interaction) = (self.ada.id, self.interaction());
        resign(&self.store, game.row.id, person, interaction, now()).await.unwrap();
        self.board_is_shown(game).await;
    }
}

fn request_to_follow(game: &Match, person: u64, updates: Updates) -> FollowRequest {
    FollowRequest {
        game: game.row.id,
        channel: game.row.venue.channel,
        person: person.try_into().unwrap(),
        updates,
    }
}

fn refused_to_follow(result: Result<FollowRow, FollowError>) -> FollowRefusal {
    match result {
        Err(FollowError::Refused(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

fn refusing_play(result: Result<FollowRow, FollowError>) -> Refusal {
    match result {
        Err(FollowError::Play(error)) => refused::<()>(Err(error)),
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test]
async fn an_update_waits_for_the_board() {
    let mut table = Table::watched().await;
    let game = table.game().await;
    let follow = table.follows(&game, 9, Updates::Moves).await.unwrap();
    let game = table.play(&game, "D3").await.unwrap();
    assert!(matches!(table.next(follow, now()).await, NextUpdate::AfterBoard));
    table.board_is_shown(&game).await;
    assert_eq!(table.told(follow, now()).await, Some(1));
    let stranger = FollowRow { person: 8_u64.try_into().unwrap(), ..follow };
    assert!(matches!(table.next(stranger, now()).await, NextUpdate::Never));
}

#[tokio::test]
async fn followers_of_the_result_hear_of_the_end_only() {
    let mut table = Table::watched().await;
    let game = table.game().await;
    let [moves, end] = [Updates::Moves, Updates::End];
    let [moves, end] = [
        table.follows(&game, 8, moves).await.unwrap(),
        table.follows(&game, 9, end).await.unwrap(),
    ];
    let game = table.play(&game, "D3").await.unwrap();
    table.board_is_shown(&game).await;
    assert!(matches!(table.next(end, now()).await, NextUpdate::Never));
    table.ends(&game).await;
    for follow in [moves, end] {
        assert_eq!(table.told(follow, now()).await, Some(1));
        crate::follow::end(&table.store, follow.game, follow.person).await.unwrap();
        assert_eq!(table.store.follow(follow.id).await.unwrap(), None);
    }
    let late = refusing_play(table.follows(&game, 7, Updates::End).await);
    assert!(matches!(late, Refusal::Ended(_)));
}

#[tokio::test]
async fn an_update_in_quiet_hours_waits_for_their_end() {
    assert!(now().to_string().contains("T08:00"), "{}", now());
    let mut table = Table::watched().await;
    let game = table.game().await;
    let person = UserId::try_from(9_u64).unwrap();
    let quiet = Quiet::new(7 * 60, 10 * 60);
    let mut tx = table.store.begin().await.unwrap();
    tx.save_settings(person, &Settings { quiet, ..Settings::default() }).await.unwrap();
    tx.commit().await.unwrap();
    let follow = table.follows(&game, 9, Updates::Moves).await.unwrap();
    let game = table.play(&game, "D3").await.unwrap();
    table.board_is_shown(&game).await;
    let end = now() + SignedDuration::from_hours(2);
    let next = table.next(follow, now()).await;
    assert!(matches!(next, NextUpdate::At(time) if time == end), "{next:?}");
    assert_eq!(table.told(follow, end).await, Some(1));
}

#[tokio::test]
async fn people_follow_others_games_in_their_channel() {
    let mut table = Table::watched().await;
    let game = table.game().await;
    for player in [1, 2] {
        let own = refused_to_follow(table.follows(&game, player, Updates::End).await);
        assert_eq!(own, FollowRefusal::OwnGame);
    }
    table.venue.guild = None;
    let private = table.game_in(99).await;
    let unknown = refused_to_follow(table.follows(&private, 9, Updates::End).await);
    assert_eq!(unknown, FollowRefusal::NotOnServer);
    let elsewhere = ChannelId::try_from(77_u64).unwrap();
    let request = request_to_follow(&game, 9, Updates::End);
    let far = FollowRequest { channel: elsewhere, ..request };
    let unseen = refusing_play(crate::follow::start(&table.store, far).await);
    assert_eq!(unseen, Refusal::UnknownGame(game.row.id));
    let none = FollowRequest { game: 99.into(), ..request };
    assert_eq!(
        refusing_play(crate::follow::start(&table.store, none).await),
        Refusal::UnknownGame(99.into())
    );
}

#[tokio::test]
async fn a_blocked_person_cannot_follow_and_a_follower_who_is_blocked_hears_no_more() {
    let mut table = Table::watched().await;
    let game = table.game().await;
    let follow = table.follows(&game, 9, Updates::Moves).await.unwrap();
    let decision = Decision { moderator: Some(table.cleo.id), reason: String::from("noise") };
    let mut tx = table.store.begin().await.unwrap();
    tx.block_person(guild(), 9_u64.try_into().unwrap(), &decision, now()).await.unwrap();
    tx.commit().await.unwrap();
    let blocked = refusing_play(table.follows(&game, 9, Updates::End).await);
    assert_eq!(blocked, ServerRefusal::Blocked { reason: String::from("noise") }.into());
    let game = table.play(&game, "D3").await.unwrap();
    table.board_is_shown(&game).await;
    assert!(matches!(table.next(follow, now()).await, NextUpdate::Never));
    assert_eq!(table.store.follow(follow.id).await.unwrap(), None);
}

#[tokio::test]
async fn only_the_follower_can_stop() {
    let mut table = Table::watched().await;
    let game = table.game().await;
    let follow = table.follows(&game, 9, Updates::Moves).await.unwrap();
    crate::follow::stop(&table.store, follow.id, 8_u64.try_into().unwrap()).await.unwrap();
    assert_eq!(table.store.follow(follow.id).await.unwrap(), Some(follow));
    crate::follow::stop(&table.store, follow.id, follow.person).await.unwrap();
    assert_eq!(table.store.follow(follow.id).await.unwrap(), None);
}

#[tokio::test]
async fn a_person_follows_few_games_and_a_game_has_few_followers() {
    let mut table = Table::watched().await;
    let mut games = Vec::new();
    for channel in 0..=MAX_FOLLOWED as u64 {
        games.push(table.game_in(100 + channel).await);
    }
    let last = games.pop().unwrap();
    for game in &games {
        table.follows(game, 1_000, Updates::End).await.unwrap();
    }
    let many = refused_to_follow(table.follows(&last, 1_000, Updates::End).await);
    let FollowRefusal::TooManyGames(followed) = many else { panic!("{many:?}") };
    assert_eq!(followed.len(), MAX_FOLLOWED);
    let changed = table.follows(&games[0], 1_000, Updates::Moves).await.unwrap();
    assert_eq!(changed.updates, Updates::Moves);

    for person in 0..crate::follow::MAX_FOLLOWERS as u64 {
        table.follows(&last, 2_000 + person, Updates::End).await.unwrap();
    }
    let full = refused_to_follow(table.follows(&last, 3_000, Updates::End).await);
    assert_eq!(full, FollowRefusal::TooManyFollowers);
    table.follows(&last, 2_000, Updates::Moves).await.unwrap();
}
