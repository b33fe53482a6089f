//! Challenges from creation to answer.

use dvonn_model::{
    ChallengeRow, ChallengeState, Level, NewChallenge, Opponent, PostKey, PostShown, Setup, Terms,
    WantedColor,
};
use dvonn_rules::{Position, Seed};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{
    ANN, BOB, challenge, channel, id, moment, new_challenge, new_game, person, start, terms, thread,
};

async fn make(store: &Store, new: NewChallenge) -> ChallengeRow {
    let mut tx = store.begin().await.unwrap();
    let challenge = challenge(&mut tx, new, ChallengeState::Open).await;
    tx.commit().await.unwrap();
    challenge
}

async fn draft(store: &Store, new: NewChallenge) -> ChallengeRow {
    let mut tx = store.begin().await.unwrap();
    let draft = challenge(&mut tx, new, ChallengeState::Draft).await;
    tx.commit().await.unwrap();
    draft
}

async fn close(store: &Store, challenge: &ChallengeRow, state: ChallengeState) -> bool {
    let mut tx = store.begin().await.unwrap();
    let closed = tx.close_challenge(challenge.id, state).await.unwrap();
    tx.commit().await.unwrap();
    closed
}

#[tokio::test]
async fn a_new_challenge_is_stored_as_requested_and_open() {
    on_each_database(async |database| {
        let store = database.store().await;
        let colors = [WantedColor::White, WantedColor::Black, WantedColor::Random];
        let opponents =
            [Opponent::Person(id(BOB)), Opponent::Anyone, Opponent::Computer(Level::MASTER)];
        for (number, (color, opponent)) in (1..).zip(colors.into_iter().zip(opponents)) {
            let locale = Some("de".to_owned());
            let asked = NewChallenge { opponent, color, locale, ..new_challenge(thread(21, 20)) };
            let expected = ChallengeRow {
                id: number.into(),
                venue: thread(21, 20),
                challenger: person(ANN),
                opponent,
                color,
                terms: terms(),
                rated_by_default: false,
                rematch_of: None,
                for_place: false,
                state: ChallengeState::Open,
                locale: Some("de".into()),
                created_at: moment(0),
                expires_at: moment(86_400),
            };
            assert_eq!(make(&store, asked).await, expected);
            assert_eq!(store.challenge(number.into()).await.unwrap(), Some(expected));
        }
        assert_eq!(store.challenge(4.into()).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_challenge_is_closed_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let ways = [
            ChallengeState::Accepted(game.id),
            ChallengeState::Declined,
            ChallengeState::Cancelled,
            ChallengeState::Expired,
        ];
        for state in ways {
            let challenge = make(&store, new_challenge(channel(20))).await;
            assert!(close(&store, &challenge, state).await);
            for later in ways {
                assert!(!close(&store, &challenge, later).await);
            }
            assert_eq!(store.challenge(challenge.id).await.unwrap().unwrap().state, state);
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_of_several_concurrent_answers_counts() {
    on_each_database(async |database| {
        let [one, other] = database.stores().await;
        let challenge = make(&one, new_challenge(channel(20))).await;
        let answers = [
            (one.clone(), ChallengeState::Declined),
            (other.clone(), ChallengeState::Cancelled),
            (one.clone(), ChallengeState::Expired),
        ];
        let tasks = answers.map(|(store, state)| {
            let challenge = challenge.clone();
            tokio::spawn(async move { close(&store, &challenge, state).await.then_some(state) })
        });
        let mut counted = Vec::new();
        for task in tasks {
            counted.extend(task.await.unwrap());
        }
        let kept = one.challenge(challenge.id).await.unwrap().unwrap().state;
        assert_eq!(counted, [kept]);
    })
    .await;
}

#[tokio::test]
async fn open_challenges_expire_in_order() {
    on_each_database(async |database| {
        let store = database.store().await;
        assert_eq!(store.next_due(moment(0)).await.unwrap(), None);
        let until = async |second| {
            let mut tx = store.begin().await.unwrap();
            let new = new_challenge(channel(20));
            let made = tx.create_challenge(new, ChallengeState::Open, moment(second)).await;
            tx.commit().await.unwrap();
            made.unwrap()
        };
        let late = until(300).await;
        let early = until(100).await;
        let closed = until(50).await;
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(moment(50)));
        assert!(close(&store, &closed, ChallengeState::Declined).await);
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(moment(100)));

        let expired = async |second, limit| {
            let rows = store.challenges_expired_by(moment(second), limit).await.unwrap();
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(expired(99, 10).await, []);
        assert_eq!(expired(100, 10).await, [early.id]);
        assert_eq!(expired(300, 10).await, [early.id, late.id]);
        assert_eq!(expired(300, 1).await, [early.id]);
    })
    .await;
}

#[tokio::test]
async fn open_challenges_under_a_channel_include_its_threads() {
    on_each_database(async |database| {
        let store = database.store().await;
        let own = make(&store, new_challenge(channel(20))).await;
        let threads = make(&store, new_challenge(thread(21, 20))).await;
        make(&store, new_challenge(channel(22))).await;
        let closed = make(&store, new_challenge(channel(20))).await;
        assert!(close(&store, &closed, ChallengeState::Cancelled).await);
        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.open_challenges_under(id(20)).await.unwrap(), [own, threads]);
    })
    .await;
}

#[tokio::test]
async fn a_draft_gets_a_new_board_and_is_published_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let draft = draft(&store, new_challenge(channel(20))).await;
        assert_eq!(draft.state, ChallengeState::Draft);
        let seed = Seed::new(999_999_999_999).unwrap();
        let terms =
            Terms { setup: Setup::Cut(seed), start: Position::dealt(seed), ..draft.terms.clone() };

        let mut tx = store.begin().await.unwrap();
        let held = tx.lock_challenge(draft.id).await.unwrap();
        assert_eq!(held.as_ref(), Some(&draft));
        let dealt = tx.set_draft_board(draft.id, &terms).await.unwrap().unwrap();
        assert_eq!(dealt, ChallengeRow { terms: terms.clone(), ..draft });
        let (at, until) = (moment(50), moment(150));
        let opened = tx.publish_challenge(draft.id, &thread(21, 20), at, until).await.unwrap();
        let expected = ChallengeRow {
            venue: thread(21, 20),
            state: ChallengeState::Open,
            created_at: at,
            expires_at: until,
            ..dealt
        };
        assert_eq!(opened, Some(expected.clone()));
        assert_eq!(tx.set_draft_board(draft.id, &terms).await.unwrap(), None);
        assert_eq!(tx.publish_challenge(draft.id, &channel(20), at, until).await.unwrap(), None);
        tx.commit().await.unwrap();
        assert_eq!(store.challenge(draft.id).await.unwrap(), Some(expected));
    })
    .await;
}

#[tokio::test]
async fn a_cancelled_challenge_counts_for_a_while_if_people_have_seen_it() {
    on_each_database(async |database| {
        let store = database.store().await;
        let guild = channel(20).guild;
        let count = async |since| {
            let counted = store.count_challenges_by(guild, id(ANN), moment(9), moment(since));
            counted.await.unwrap()
        };
        let challenge = make(&store, new_challenge(channel(20))).await;
        let key = PostKey::challenge(challenge.id);
        let mut tx = store.begin().await.unwrap();
        tx.raise_post(key, moment(0)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(count(8).await, 1, "it is open");
        assert!(close(&store, &challenge, ChallengeState::Cancelled).await);
        assert_eq!(count(-1).await, 0, "nobody has seen it");
        let post = store.post(key).await.unwrap().unwrap();
        let mut tx = store.begin().await.unwrap();
        tx.record_post(&post, &PostShown::default(), false).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!((count(-1).await, count(0).await), (1, 0));

        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.delete_closed_challenges(moment(86_401), 9).await.unwrap(), 1);
        tx.commit().await.unwrap();
        assert_eq!(store.post(key).await.unwrap(), None, "its post goes with it");
    })
    .await;
}

#[tokio::test]
async fn a_game_has_one_open_rematch_challenge() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let rematch = || NewChallenge { rematch_of: Some(game.id), ..new_challenge(channel(20)) };
        let found = async || store.rematch_challenge(game.id).await.unwrap().map(|row| row.id);
        assert_eq!(found().await, None);
        draft(&store, rematch()).await;
        assert_eq!(found().await, None, "drafts are not open");
        let declined = make(&store, rematch()).await;
        assert_eq!(found().await, Some(declined.id));
        assert!(close(&store, &declined, ChallengeState::Declined).await);
        assert_eq!(found().await, None);
        let accepted = make(&store, rematch()).await;
        assert_eq!(found().await, Some(accepted.id));
        assert!(close(&store, &accepted, ChallengeState::Accepted(game.id)).await);
        assert_eq!(found().await, None, "accepted challenges are not open");
    })
    .await;
}
