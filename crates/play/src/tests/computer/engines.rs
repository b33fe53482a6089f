//! Engines as opponents.

use dvonn_model::{ComputerKind, GameEvent, NamedEngine, Player};

use super::*;

/// Starts a rated game of Ada (Black) against an engine.
async fn against_engine() -> (Bout, NamedEngine) {
    let mut table = Table::new().await;
    table.venue.guild = Some(guild());
    servers::set(&table.store, guild(), ServerSetting::ComputerRated(true)).await;
    let mut tx = table.store.begin().await.unwrap();
    let engine = tx.engine_named("Holtz").await.unwrap();
    tx.commit().await.unwrap();
    let offer = table.wish(Terms { rated: true, ..Terms::sample() }, WantedColor::Black);
    let computer = ComputerKind::from(engine.clone());
    let game = crate::computer::start(&table.store, offer, computer, White).await.unwrap();
    (Bout { id: game.row.id, at: now(), table }, engine)
}

#[tokio::test]
async fn an_engine_chooses_from_the_whole_game() {
    let (mut bout, engine) = against_engine().await;
    assert_eq!(bout.choice().await.unwrap().chooser, ComputerKind::from(engine.clone()));
    bout.answers("D3").await;
    let game = bout.play("E3").await;
    let choice = bout.choice().await.unwrap();
    assert_eq!((&choice.record, choice.game()), (&game.history, bout.id));
    assert_eq!(game.row.players.white, Player::from(engine.clone()));
    bout.resigns(bout.id).await;
    let again = bout.rematch().await;
    assert_eq!(again.opponent, ComputerKind::from(engine).opponent());
}

#[tokio::test]
async fn a_level_replaces_an_engine_that_failed_and_the_game_becomes_unrated() {
    let (mut bout, _) = against_engine().await;
    let choice = bout.choice().await.unwrap();
    let store = bout.table.store.clone();
    let level = Level::BEGINNER;
    let replaced = replace_engine(&store, &choice, level, now()).await.unwrap().unwrap();
    assert_eq!(replaced.row.event, Some(GameEvent::EngineReplaced { side: White }));
    assert_eq!(replaced.row.players.white, Player::from(level));
    let game = bout.game().await;
    assert!(!game.row.terms.rated && game.row.computer_chooses);
    assert_eq!(game.row.players, replaced.row.players);
    assert_eq!(bout.choice().await.unwrap().chooser, level.into());
    bout.answers("D3").await;
    // No board has told it yet, so that of the next ply must.
    assert_eq!(bout.game().await.row.event, replaced.row.event);
    bout.play("E3").await;
    // The search for the engine's ply is over: it was for an older revision.
    assert!(replace_engine(&store, &choice, level, now()).await.unwrap().is_none());
    let choice = bout.choice().await.unwrap();
    assert!(replace_engine(&store, &choice, level, now()).await.unwrap().is_none());
}
