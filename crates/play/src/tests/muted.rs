//! Games whose board cannot be shown.

use dvonn_model::{Action, GameEvent, TimeControl};
use jiff::SignedDuration;

use super::deletion::plies_until;

use super::*;

#[tokio::test]
async fn all_mutes_of_a_live_game_stop_the_clock_no_longer_than_a_player_has() {
    let minute = SignedDuration::from_mins(1);
    let mut table = Table::new().await;
    let control = TimeControl::Live(minute * 10);
    let mut game = table.game_on(Terms { control, ..Terms::sample() }).await;
    let (mut at, mut stood) = (now(), Vec::new());
    for ply in ["D3", "E3", "F3", "G3", "H3"] {
        // The board is hidden for four minutes. Once it is shown, the player moves at once.
        let (mover, shown) = (game.position().side_to_move(), at + minute * 4);
        hide(&table.store, &game.row, at).await;
        // It is tried again each minute.
        for minutes in 1..4 {
            let row = Match::find(&table.store, game.row.id).await.unwrap().row;
            hide(&table.store, &row, at + minute * minutes).await;
        }
        at = shown;
        show(&table.store, &game.row, None, at).await;
        let person = game.to_move().and_then(Player::person).unwrap().clone();
        let request = TurnRequest { at, ..table.request(&game, &person, ply) };
        let left = game.row.clock.left[mover];
        game = play(&table.store, request).await.unwrap();
        stood.push((minute * 4 - (left - game.row.clock.left[mover])).as_mins());
    }
    assert_eq!(stood, [4, 4, 2, 0, 0]);
}

/// A rated game in a thread, with six moves after the placement.
async fn rated_game(table: &mut Table) -> Match {
    table.venue.parent = ChannelId::try_from(9_u64).ok();
    let terms = Terms { rated: true, control: TimeControl::DEFAULT, ..Terms::sample() };
    let mut game = table.game_on(terms).await;
    for ply in plies_until(6) {
        game = table.play(&game, &ply.to_string()).await.unwrap();
    }
    show(&table.store, &game.row, None, now()).await;
    game
}

#[tokio::test]
async fn deleting_the_thread_of_a_rated_game_gains_nothing() {
    let mut table = Table::new().await;
    let honest = rated_game(&mut table).await;
    let left = honest.row.clock.left;
    let deleted = table.deletes(table.venue.channel).await;
    assert_eq!((deleted.ended, deleted.homeless.len()), (0, 1));
    let homeless = Match::find(&table.store, honest.row.id).await.unwrap();
    assert!(homeless.row.is_homeless());
    assert_eq!(homeless.clock_state(), Some(ClockState::Muted));
    // Once more, as by an event that comes twice.
    assert!(table.deletes(table.venue.channel).await.homeless.is_empty());
    // It stands for longer than any other mute.
    let month = now() + SignedDuration::from_hours(24 * 30);
    hide(&table.store, &homeless.row, month).await;
    let waiting = Match::find(&table.store, honest.row.id).await.unwrap();
    assert_eq!((waiting.row.clock.deadline, waiting.row.clock.left), (None, left));

    let thread = Venue { channel: ChannelId::try_from(77_u64).unwrap(), ..table.venue.clone() };
    let moved = table.moves(honest.row.id, &thread).await.unwrap();
    assert_eq!(moved.row.venue, thread);
    show(&table.store, &moved.row, None, month).await;
    let goes_on = Match::find(&table.store, honest.row.id).await.unwrap();
    assert!(!goes_on.row.is_homeless());
    assert_eq!((goes_on.row.clock.left, goes_on.row.event), (left, Some(GameEvent::PlaceChanged)));
    assert!(goes_on.row.clock.deadline.is_some());
    assert_eq!(goes_on.history, honest.history);
    assert!(table.moves(honest.row.id, &thread).await.is_none());

    let log = table.store.actions(thread.guild.unwrap(), 0, 9).await.unwrap();
    assert_eq!(log.len(), 1);
    assert_eq!(log[0].action, Action::PlaceLost(honest.row.id));
}

#[tokio::test]
async fn a_moderator_decides_a_game_that_has_no_place() {
    let mut table = Table::new().await;
    let game = rated_game(&mut table).await;
    table.deletes(table.venue.channel).await;
    let moderation = Moderation {
        game: game.row.id.into(),
        guild: table.venue.guild.unwrap(),
        order: Order::End { winner: Some(Color::Black) },
        decision: dvonn_model::Decision {
            moderator: Some(table.cleo.id),
            reason: String::from("White deleted the thread"),
        },
        interaction: table.interaction(),
        at: now(),
    };
    let ended = moderate(&table.store, moderation).await.unwrap();
    assert!(!ended.row.is_running());
    assert!(table.store.result_of(game.row.id).await.unwrap().is_some());
}
