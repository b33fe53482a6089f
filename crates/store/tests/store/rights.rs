//! Moderators' decisions, and game events.

use dvonn_model::{Change, Decision, DecisionRow, GameEvent, ModeratorAction, Person};
use dvonn_rules::{ByColor, Color};

use crate::database::on_each_database;
use crate::samples::{BOB, CID, channel, done, id, moment, new_game, person, play, start};

fn decision() -> Decision {
    Decision { moderator: Some(id(CID)), reason: String::from("he asked for it") }
}

#[tokio::test]
async fn decisions_are_listed_in_order() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let actions =
            [ModeratorAction::HandedOver, ModeratorAction::Ended, ModeratorAction::Voided];
        let mut expected = Vec::new();
        for (second, action) in (1..).zip(actions) {
            let mut tx = store.begin().await.unwrap();
            tx.record_decision(game.id, action, &decision(), moment(second)).await.unwrap();
            tx.commit().await.unwrap();
            expected.push(DecisionRow { action, decision: decision(), at: moment(second) });
        }
        assert_eq!(store.decisions(game.id).await.unwrap(), expected);
        assert_eq!(store.decisions(2.into()).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn an_event_lasts_until_the_next_change() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let event = Some(GameEvent::HandedOver {
            side: Color::Black,
            from: Some(id(BOB)),
            was_rated: true,
        });
        let mut tx = store.begin().await.unwrap();
        tx.replace_player(game.id, Color::Black, &Person::new(id(CID), "Cid\n")).await.unwrap();
        let change = Change { event, decision: Some(decision()), ..Change::none(&game, moment(5)) };
        let game = done(tx.change_game(&game, change).await.unwrap());
        tx.commit().await.unwrap();
        let seated = Person::new(id(CID), "Cid");
        assert_eq!(
            game.players,
            ByColor { white: game.players.white.clone(), black: seated.into() }
        );
        assert_eq!((game.event, &game.decision, game.revision), (event, &Some(decision()), 2));
        assert_eq!(store.game(game.id).await.unwrap().as_ref(), Some(&game));
        assert_eq!(store.running_games_of(person(BOB).id, None, 9).await.unwrap(), []);

        let game = play(&store, &game, "D3", moment(6)).await;
        assert_eq!((game.event, game.decision), (None, None));
    })
    .await;
}
