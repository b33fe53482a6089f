//! Limits on how much a person may start.

use dvonn_model::{GuildId, Level, Limit, OfferKind, PostKey, PostShown, ServerSetting};
use jiff::SignedDuration;

use super::pair::Pair;
use super::seeks::sought;
use super::servers::set;
use super::*;
use crate::offers::OfferAnswer;

impl Table {
    async fn limited() -> Table {
        let mut table = Table::new().await;
        table.venue.guild = Some(guild());
        table
    }

    /// A challenge by Ada.
    fn new_challenge(&mut self, opponent: Option<UserId>, at: Timestamp) -> NewChallenge {
        NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: opponent.map_or(Opponent::Anyone, Opponent::Person),
            color: WantedColor::White,
            terms: Terms::sample(),
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at,
        }
    }

    async fn posts(&mut self, opponent: Option<UserId>, at: Timestamp) -> Result<(), PlayError> {
        let new = self.new_challenge(opponent, at);
        let made = challenge::make(&self.store, new).await?;
        // People have seen it.
        let post = self.store.post(PostKey::challenge(made.id)).await?;
        let mut tx = self.store.begin().await?;
        let seen = PostShown { issue: 1, ..PostShown::default() };
        tx.record_post(&post.expect("a new challenge has a post"), &seen, false).await?;
        Ok(tx.commit().await?)
    }
}

fn guild() -> GuildId {
    GuildId::try_from(7_u64).unwrap()
}

fn minutes(minutes: i64) -> SignedDuration {
    SignedDuration::from_mins(minutes)
}

fn too_many(most: u32) -> Refusal {
    ServerRefusal::TooManyChallenges { most }.into()
}

#[tokio::test]
async fn a_person_has_at_most_three_open_challenges_in_a_server() {
    let mut table = Table::limited().await;
    for _ in 0..3 {
        table.posts(None, now()).await.unwrap();
    }
    assert_eq!(refused(table.posts(None, now()).await), too_many(3));
    table.venue.guild = GuildId::try_from(8_u64).ok();
    table.posts(None, now()).await.unwrap();
    table.venue.guild = Some(guild());
    set(&table.store, guild(), ServerSetting::Limit(Limit::Challenges, 4)).await;
    table.posts(None, now()).await.unwrap();
    assert_eq!(refused(table.posts(None, now()).await), too_many(4));
    table.posts(None, now() + SignedDuration::from_hours(24)).await.unwrap();
}

#[tokio::test]
async fn cancelled_and_declined_challenges_count_for_ten_minutes() {
    let mut table = Table::limited().await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    for turn in 0..3 {
        table.posts((turn == 0).then_some(ben), now()).await.unwrap();
        let id = ChallengeId::from(turn + 1);
        match turn {
            0 => decline(&table.store, id, ben, now()).await.unwrap(),
            _ => cancel(&table.store, id, ada, now()).await.unwrap(),
        };
    }
    assert_eq!(refused(table.posts(None, now() + minutes(9)).await), too_many(3));
    table.posts(None, now() + minutes(10)).await.unwrap();
}

#[tokio::test]
async fn an_opponent_has_one_open_challenge_from_the_same_person() {
    let mut table = Table::limited().await;
    let (ben, cleo) = (table.ben.id, table.cleo.id);
    table.posts(Some(ben), now()).await.unwrap();
    let again = ServerRefusal::AlreadyChallenged { opponent: ben, most: 1, until: None };
    assert_eq!(refused(table.posts(Some(ben), now()).await), again.into());
    table.posts(Some(cleo), now()).await.unwrap();
}

#[tokio::test]
async fn an_opponent_is_not_notified_again_within_an_hour_after_a_cancelled_challenge() {
    let mut table = Table::limited().await;
    let (ada, ben) = (table.ada.id, table.ben.id);
    table.posts(Some(ben), now()).await.unwrap();
    cancel(&table.store, ChallengeId::from(1), ada, now()).await.unwrap();
    let until = Some(now() + minutes(60));
    let again = ServerRefusal::AlreadyChallenged { opponent: ben, most: 1, until };
    assert_eq!(refused(table.posts(Some(ben), now() + minutes(59)).await), again.into());
    table.posts(Some(ben), now() + minutes(60)).await.unwrap();
    decline(&table.store, ChallengeId::from(2), ben, now() + minutes(61)).await.unwrap();
    let until = Some(now() + minutes(120));
    let again = ServerRefusal::AlreadyChallenged { opponent: ben, most: 1, until };
    assert_eq!(refused(table.posts(Some(ben), now() + minutes(62)).await), again.into());
}

#[tokio::test]
async fn a_fourth_draft_replaces_the_oldest_and_publishing_is_limited() {
    let mut table = Table::limited().await;
    let mut drafts = Vec::new();
    for _ in 0..4 {
        let new = table.new_challenge(None, now());
        drafts.push(draft::make(&table.store, new).await.unwrap().id);
    }
    let state = table.store.challenge(drafts[0]).await.unwrap().unwrap().state;
    assert_eq!(state, ChallengeState::Expired);
    for _ in 0..3 {
        table.posts(None, now()).await.unwrap();
    }
    let publication = Publication {
        challenge: drafts[1],
        person: table.ada.id,
        venue: table.venue.clone(),
        board: DraftBoard::Own,
        interaction: table.interaction(),
        at: now(),
    };
    assert_eq!(refused(publish(&table.store, publication).await), too_many(3));
}

impl Table {
    /// Lets a person play this many games at once.
    fn allow(&mut self, most: u32) {
        self.store = self.store.clone().with_games_per_person(most);
    }

    /// Ada challenges anyone in this channel.
    async fn challenges_in(&mut self, channel: u64) -> ChallengeRow {
        self.venue.channel = ChannelId::try_from(channel).unwrap();
        self.challenges(None).await.unwrap()
    }
}

#[tokio::test]
async fn a_person_with_as_many_games_as_allowed_starts_no_other_until_one_is_over() {
    let mut table = Table::new().await;
    table.allow(2);
    let (ben, cleo) = (table.ben.clone(), table.cleo.clone());
    let first = table.challenges_in(10).await;
    let second = table.challenges_in(11).await;
    let third = table.challenges_in(12).await;
    let game = table.accept(&first, &ben, now()).await.unwrap().game;
    table.accept(&second, &ben, now()).await.unwrap();
    let full = Refusal::from(ServerRefusal::TooManyGames { most: 2 });
    assert_eq!(refused(table.accept(&third, &ben, now()).await), full);
    let challenger = ServerRefusal::ChallengerTooManyGames(table.ada.id);
    assert_eq!(refused(table.accept(&third, &cleo, now()).await), challenger.into());
    table.venue.channel = ChannelId::try_from(13_u64).unwrap();
    assert_eq!(refused(table.challenges(None).await), full);
    let new = table.wish(Terms::sample(), WantedColor::White);
    let computer = crate::computer::start(&table.store, new, Level::MASTER.into(), Color::White);
    assert_eq!(refused(computer.await), full);

    let interaction = table.interaction();
    resign(&table.store, game.row.id, table.ada.id, interaction, now()).await.unwrap();
    table.accept(&third, &cleo, now()).await.unwrap();
}

#[tokio::test]
async fn people_with_as_many_games_as_allowed_find_no_opponent() {
    let mut table = Table::new().await;
    let (ada, ben) = (sought(&table.ada, 20), sought(&table.ben, 21));
    table.waits(ada.clone()).await;
    table.waits(ben).await;
    let cleo = table.cleo.clone();
    let challenge = table.challenges_in(10).await;
    table.accept(&challenge, &cleo, now()).await.unwrap();
    table.allow(1);
    assert!(match_waiting(&table.store, 1, now()).await.unwrap().is_none());
    seek::stop(&table.store, ada.person.id).await.unwrap();
    let interaction = table.interaction();
    let sought = seek(&table.store, ada.clone(), None, interaction, 1).await;
    assert_eq!(refused(sought), ServerRefusal::TooManyGames { most: 1 }.into());
    table.allow(2);
    let interaction = table.interaction();
    let sought = seek(&table.store, ada, None, interaction, 1).await.unwrap();
    assert!(matches!(sought, SeekOutcome::Found(_)));
}

#[tokio::test]
async fn a_person_has_at_most_three_open_challenges_in_all_places_outside_servers() {
    let mut table = Table::new().await;
    let (ben, cleo) = (table.ben.id, table.cleo.id);
    for channel in [91_u64, 92, 93] {
        let channel_id = channel.try_into().unwrap();
        table.venue = Venue { guild: None, channel: channel_id, parent: None, guest: true };
        table.posts((channel == 91).then_some(ben), now()).await.unwrap();
    }
    assert_eq!(refused(table.posts(Some(cleo), now()).await), too_many(3));
    let again = ServerRefusal::AlreadyChallenged { opponent: ben, most: 1, until: None };
    assert_eq!(refused(table.posts(Some(ben), now()).await), again.into());
    let mut drafts = Vec::new();
    for _ in 0..4 {
        let new = NewChallenge {
            opponent: Opponent::Computer(Level::ALL[0]),
            ..table.new_challenge(None, now())
        };
        drafts.push(draft::make(&table.store, new).await.unwrap().id);
    }
    let state = table.store.challenge(drafts[0]).await.unwrap().unwrap().state;
    assert_eq!(state, ChallengeState::Expired);
    table.venue.guild = Some(guild());
    table.posts(None, now()).await.unwrap();
}

#[tokio::test]
async fn closed_challenges_and_offers_of_ended_games_are_deleted_after_a_month() {
    let mut pair = Pair::after("D3").await;
    let accepted = ChallengeId::from(1);
    pair.table.venue.channel = 91_u64.try_into().unwrap();
    let later = pair.table.new_challenge(None, now() + days(30));
    let later = challenge::make(&pair.table.store, later).await.unwrap().id;
    let offer = pair.offered(Color::White, OfferKind::Draw).await;
    pair.answers(Color::Black, offer, OfferAnswer::Decline).await.unwrap();
    let store = pair.table.store.clone();
    let post = store.post(PostKey::offer(offer)).await.unwrap().unwrap();
    let mut tx = store.begin().await.unwrap();
    tx.delete_post(&post).await.unwrap();
    tx.commit().await.unwrap();

    // A challenge could be accepted for a day.
    assert!(!delete_old_rows(&store, now() + days(31), 9).await.unwrap());
    assert!(store.challenge(accepted).await.unwrap().is_some());
    let after = now() + days(31) + minutes(1);
    assert!(delete_old_rows(&store, after, 1).await.unwrap(), "there may be more");
    assert!(!delete_old_rows(&store, after, 1).await.unwrap());
    assert_eq!(store.challenge(accepted).await.unwrap(), None);
    assert!(store.challenge(later).await.unwrap().is_some());
    assert!(store.offer(offer).await.unwrap().is_some(), "the game is running");

    let (ada, interaction) = (pair.table.ada.id, pair.table.interaction());
    resign(&store, pair.id, ada, interaction, after).await.unwrap();
    delete_old_rows(&store, after, 9).await.unwrap();
    assert_eq!(store.offer(offer).await.unwrap(), None);
}

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}
