//! Timeouts, and outages during which nobody times out.

use dvonn_model::{Shard, TimeControl};
use jiff::SignedDuration;

use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const ONLY: Shard = Shard { number: 0, of: 1 };

impl Table {
    /// A game of Ada, who is to move, against Ben, with an hour per turn.
    pub(super) async fn timed_game(&mut self) -> Match {
        self.game_by(TimeControl::PerTurn(HOUR)).await
    }

    /// The same with another time control.
    pub(super) async fn game_by(&mut self, control: TimeControl) -> Match {
        let terms = Terms { control, ..Terms::sample() };
        let interaction = self.interaction();
        let new = NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: Opponent::Anyone,
            color: WantedColor::White,
            terms,
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction,
            at: now(),
        };
        let challenge = challenge::make(&self.store, new).await.unwrap();
        let ben = self.ben.clone();
        self.accept(&challenge, &ben, now()).await.unwrap().game
    }

    /// The same from a movement position.
    async fn timed_game_of_moves(&mut self) -> Match {
        let mut game = self.timed_game().await;
        while let Some(cell) = game.position().empty().iter().next() {
            game = self.play(&game, &cell.to_string()).await.unwrap();
        }
        let ply = game.position().legal_plies()[0];
        self.play(&game, &ply.to_string()).await.unwrap()
    }

    pub(super) async fn out_of_time(&self, game: &Match, at: Timestamp) -> Option<GameState> {
        let ended = out_of_time(&self.store, game.row.id, at).await.unwrap();
        ended.map(|ended| ended.row.state)
    }

    async fn hear(&self, at: Timestamp) -> u64 {
        record_heartbeats(&self.store, &[Heartbeat { shard: ONLY, before: None }], at)
            .await
            .unwrap()
    }
}

#[tokio::test]
async fn a_timeout_before_the_first_move_voids_the_game() {
    let mut table = Table::new().await;
    let game = table.timed_game().await;
    let void = GameState::Ended(Ending::Void { reason: VoidReason::OutOfTime });
    assert_eq!(table.out_of_time(&game, now() + HOUR).await, Some(void));
    assert_eq!(table.out_of_time(&game, now() + HOUR).await, None);
}

#[tokio::test]
async fn a_timeout_after_a_move_loses_the_game() {
    let mut table = Table::new().await;
    let game = table.timed_game_of_moves().await;
    let (loser, score) = (game.position().side_to_move(), game.position().score());
    let lost = GameState::Ended(Ending::OutOfTime { loser, score });
    assert_eq!(table.out_of_time(&game, now() + HOUR).await, Some(lost));
}

#[tokio::test]
async fn a_late_ply_counts_if_the_timeout_was_not_handled_yet() {
    let mut table = Table::new().await;
    let game = table.timed_game().await;
    let late =
        TurnRequest { at: now() + HOUR * 2, ..table.request(&game, &table.ada.clone(), "D3") };
    let game = play(&table.store, late).await.unwrap();
    assert_eq!(table.out_of_time(&game, now() + HOUR * 2).await, None);
}

#[tokio::test]
async fn a_clock_does_not_run_during_an_outage() {
    let mut table = Table::new().await;
    let game = table.timed_game().await;
    let (half, later) = (now() + HOUR / 2, now() + HOUR * 240);
    assert_eq!(table.hear(half).await, 0);
    assert_eq!(table.hear(later).await, 1);
    let clock = table.store.game(game.row.id).await.unwrap().unwrap().clock;
    assert_eq!(clock.deadline, Some(later + HOUR / 2));
    assert_eq!(clock.deadline.unwrap().duration_since(clock.since), HOUR);
    assert_eq!(table.out_of_time(&game, later).await, None);
    assert_eq!(table.hear(later).await, 0);
}

#[tokio::test]
async fn deadlines_move_by_the_length_of_an_outage() {
    let mut table = Table::new().await;
    let game = table.game_by(TimeControl::Live(HOUR)).await;
    let second = SignedDuration::from_secs(1);
    table.hear(now()).await;
    assert_eq!(table.hear(now() + second * 3).await, 1);
    let clock = table.store.game(game.row.id).await.unwrap().unwrap().clock;
    assert_eq!(clock.deadline, Some(now() + HOUR + second * 3));
}

#[tokio::test]
async fn missing_heartbeats_are_an_outage_but_late_ones_are_not() {
    let mut table = Table::new().await;
    table.timed_game().await;
    let after = async |seconds| {
        let heard_since = [Heartbeat { shard: ONLY, before: Some(now()) }];
        let at = now() + SignedDuration::from_secs(seconds);
        record_heartbeats(&table.store, &heard_since, at).await.unwrap()
    };
    assert_eq!(after(20).await, 0);
    assert_eq!(after(31).await, 1);
}

#[tokio::test]
async fn a_clock_set_back_costs_nobody_time() {
    let mut table = Table::new().await;
    let game = table.timed_game().await;
    table.hear(now() + HOUR).await;
    assert_eq!(table.hear(now() + HOUR / 2).await, 0);
    assert_eq!(table.store.game(game.row.id).await.unwrap().unwrap().clock, game.row.clock);
}

#[tokio::test]
async fn a_clock_started_during_an_outage_gains_the_rest_of_it() {
    let mut table = Table::new().await;
    table.hear(now() - HOUR * 5).await;
    let game = table.timed_game().await;
    assert_eq!(table.hear(now() + HOUR * 3).await, 1);
    let clock = table.store.game(game.row.id).await.unwrap().unwrap().clock;
    assert_eq!(clock.deadline, Some(now() + HOUR * 4));
}
