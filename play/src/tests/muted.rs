//! Games whose board cannot be shown.

use dvonn_model::TimeControl;
use jiff::SignedDuration;

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
        mute(&table.store, &game.row, "", at).await.unwrap();
        loop {
            let row = Match::find(&table.store, game.row.id).await.unwrap().row;
            let retry = row.mute.unwrap().retry_at;
            if retry >= shown {
                break;
            }
            mute(&table.store, &row, "", retry).await.unwrap();
        }
        at = shown;
        mark_announced(&table.store, &game.row, None, at).await.unwrap();
        let person = game.to_move().and_then(Player::person).unwrap().clone();
        let request = TurnRequest { at, ..table.request(&game, &person, ply) };
        let left = game.row.clock.left[mover];
        game = play(&table.store, request).await.unwrap();
        stood.push((minute * 4 - (left - game.row.clock.left[mover])).as_mins());
    }
    assert_eq!(stood, [4, 4, 2, 0, 0]);
}
