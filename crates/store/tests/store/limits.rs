//! The limits of ids, names and times.

use dvonn_model::{ChallengeState, NewChallenge, NewGame, Person, PostKey, Venue};
use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;

use crate::database::on_each_database;
use crate::samples::{
    append, board, challenge, channel, id, moment, new_challenge, new_game, ply, start,
};

#[tokio::test]
async fn ids_of_sixty_three_bits_round_trip() {
    const LARGEST: u64 = i64::MAX.unsigned_abs();
    on_each_database(async |database| {
        let store = database.store().await;
        let venue = Venue {
            guild: Some(id(LARGEST)),
            channel: id(LARGEST),
            parent: Some(id(LARGEST)),
            guest: true,
        };
        let players = ByColor {
            white: Person::new(id(LARGEST), "a").into(),
            black: Person::new(id(1), "b").into(),
        };
        let game = start(&store, NewGame { venue, players, ..new_game(channel(2)) }).await;

        let mut tx = store.begin().await.unwrap();
        assert!(tx.record_interaction(id(LARGEST), moment(0)).await.unwrap());
        let plies = [ply("D3", LARGEST)];
        append(&mut tx, &game, &plies, Some(id(LARGEST)), moment(0), None).await.unwrap();
        let post = tx.post(PostKey::board(game.id, false)).await.unwrap().unwrap();
        assert!(tx.record_post(&post, &board(&game, Some(LARGEST)), false).await.unwrap());
        let kept = tx.running_game_in(id(LARGEST)).await.unwrap().unwrap();
        assert_eq!(kept.venue, game.venue);
        assert_eq!(kept.players, game.players);
        assert_eq!(kept.board_message, Some(id(LARGEST)));
        assert_eq!(tx.game(i64::MAX.into()).await.unwrap(), None);
        assert_eq!(tx.game(i64::MIN.into()).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn names_in_any_script_round_trip_without_control_characters() {
    let names = [
        ("", ""),
        ("Zoë 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👩‍👧", "Zoë 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍👩‍👧"),
        ("مرحبا \u{202e}kcab", "مرحبا \u{202e}kcab"),
        ("Z̸̧͓a̵lg̷o", "Z̸̧͓a̵lg̷o"),
        ("'; DROP TABLE games; -- $1 ?1 %s", "'; DROP TABLE games; -- $1 ?1 %s"),
        ("\u{10ffff}\u{fffd}\u{feff}", "\u{10ffff}\u{fffd}\u{feff}"),
        ("nul\0line\nescape\u{1b}next\u{85}", "nullineescapenext"),
        ("\0", ""),
    ];
    on_each_database(async |database| {
        let store = database.store().await;
        for (number, (given, kept)) in (20..).zip(names) {
            let given = Person::new(id(11), given);
            let players = ByColor { white: given.clone().into(), black: given.clone().into() };
            let locale = Some(given.name.clone());
            let new = NewGame { players, locale: locale.clone(), ..new_game(channel(number)) };
            let game = start(&store, new).await;
            assert_eq!(game.players.white.person().unwrap().name, kept);
            assert_eq!(game.players.black.person().unwrap().name, kept);
            assert_eq!(game.locale.as_deref(), Some(kept));

            let mut tx = store.begin().await.unwrap();
            tx.rename_player(game.id, Color::White, &given.name).await.unwrap();
            assert_eq!(
                tx.game(game.id).await.unwrap().unwrap().players.white.person().unwrap().name,
                kept
            );
            let new = NewChallenge { challenger: given, locale, ..new_challenge(channel(20)) };
            let challenge = challenge(&mut tx, new, ChallengeState::Open).await;
            assert_eq!(challenge.challenger.name, kept);
            assert_eq!(challenge.locale.as_deref(), Some(kept));
        }
    })
    .await;
}

#[tokio::test]
async fn times_round_trip_to_the_millisecond() {
    on_each_database(async |database| {
        let store = database.store().await;
        let times = ["-009999-01-02T01:59:59Z", "1969-12-31T23:59:59.999Z", "9999-12-30T22:00:00Z"];
        for (number, time) in (20..).zip(times) {
            let at: Timestamp = time.parse().unwrap();
            let game = start(&store, NewGame { at, ..new_game(channel(number)) }).await;
            assert_eq!(game.created_at, at);
        }
    })
    .await;
}
