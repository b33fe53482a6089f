//! Weekends: clocks are stopped on them, and run again afterwards.

use dvonn_model::{ClockRow, OfferKind, Settings, TimeControl};
use jiff::SignedDuration;

use super::pair::Pair;
use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// [`now`] is on a Friday at 8:00 in UTC.
const TO_SATURDAY: SignedDuration = SignedDuration::from_hours(16);

impl Table {
    async fn sets(&self, person: UserId, change: impl FnOnce(&mut Settings), at: Timestamp) {
        let change = |settings: &mut Settings| {
            change(settings);
            Ok::<_, PlayError>(())
        };
        settings::change(&self.store, person, at, change).await.unwrap();
    }

    /// Lets weekends stop this person's clocks, as if they had chosen that weeks ago.
    async fn has_weekends(&self, person: UserId) {
        let weekends = |settings: &mut Settings| settings.weekends = Some(Timestamp::UNIX_EPOCH);
        self.sets(person, weekends, now() - DAY * 30).await;
    }

    /// Stops and starts the clocks for which weekends begin and end, as the bot does.
    async fn weekends(&self, at: Timestamp) {
        let shard = dvonn_model::Shard { number: 0, of: 1 };
        for game in self.store.games_at_weekend(at, shard, 9).await.unwrap() {
            weekend::change(&self.store, game.id, at).await.unwrap();
        }
    }

    async fn stored(&self, game: &Match) -> Match {
        Match::find(&self.store, game.row.id).await.unwrap()
    }

    async fn stored_clock(&self, game: &Match) -> ClockRow {
        self.stored(game).await.row.clock
    }
}

#[tokio::test]
async fn a_clock_is_stopped_from_saturday_to_monday() {
    let mut table = Table::new().await;
    table.has_weekends(table.ada.id).await;
    let game = table.game_by(TimeControl::PerTurn(HOUR * 20)).await;
    let (saturday, monday) = (now() + TO_SATURDAY, now() + TO_SATURDAY + DAY * 2);
    let runs = ClockState::Runs { until: now() + HOUR * 20, weekend: Some(saturday) };
    assert_eq!(game.clock_state(), Some(runs));
    table.weekends(saturday - HOUR).await;
    assert_eq!(table.stored(&game).await.clock_state(), Some(runs));

    table.weekends(saturday).await;
    let until = monday;
    assert_eq!(table.stored(&game).await.clock_state(), Some(ClockState::Weekend { until }));
    assert_eq!(table.out_of_time(&game, saturday + DAY).await, None);
    table.weekends(monday - HOUR).await;
    assert_eq!(table.stored_clock(&game).await.deadline, None);

    table.weekends(monday).await;
    let until = monday + HOUR * 4;
    let runs = ClockState::Runs { until, weekend: None };
    assert_eq!(table.stored(&game).await.clock_state(), Some(runs));
    assert!(table.out_of_time(&game, until).await.is_some());
    assert_eq!(table.stored_clock(&game).await.weekend, None, "the game is over");
}

#[tokio::test]
async fn a_turn_that_starts_on_a_weekend_waits_for_monday() {
    let mut table = Table::new().await;
    let game = table.game_by(TimeControl::PerTurn(DAY * 3)).await;
    table.has_weekends(table.ben.id).await;
    assert_eq!(table.stored_clock(&game).await.weekend, None, "it is Ada's turn");
    let ada = table.ada.clone();
    let request = TurnRequest { at: now() + DAY, ..table.request(&game, &ada, "D3") };
    let game = play(&table.store, request).await.unwrap();
    let until = now() + TO_SATURDAY + DAY * 2;
    assert_eq!(game.clock_state(), Some(ClockState::Weekend { until }));
    let ben = table.ben.clone();
    let request = TurnRequest { at: now() + DAY, ..table.request(&game, &ben, "E3") };
    let game = play(&table.store, request).await.unwrap();
    assert_eq!(game.row.clock.deadline, Some(now() + DAY * 4), "Ada plays on weekends");
}

#[tokio::test]
async fn weekends_do_not_stop_live_games_and_games_without_a_clock() {
    for control in [TimeControl::Live(HOUR), TimeControl::Unlimited] {
        let mut table = Table::new().await;
        table.has_weekends(table.ada.id).await;
        let game = table.game_by(control).await;
        assert_eq!(game.row.clock.weekend, None);
    }
}

#[tokio::test]
async fn a_player_who_timed_out_before_the_weekend_loses() {
    let mut table = Table::new().await;
    table.has_weekends(table.ada.id).await;
    let game = table.game_by(TimeControl::PerTurn(HOUR * 16)).await;
    let late = now() + TO_SATURDAY + HOUR;
    table.weekends(late).await;
    assert!(table.out_of_time(&game, late).await.is_some_and(|it| it != GameState::Running));
}

#[tokio::test]
async fn a_weekend_that_begins_while_the_bot_is_offline_takes_no_time() {
    let mut table = Table::new().await;
    table.has_weekends(table.ada.id).await;
    let game = table.game_by(TimeControl::PerTurn(HOUR * 20)).await;
    let shard = dvonn_model::Shard { number: 0, of: 1 };
    let heard = [Heartbeat { shard, before: None }];
    for hours in [10, 30] {
        record_heartbeats(&table.store, &heard, now() + HOUR * hours).await.unwrap();
    }
    table.weekends(now() + HOUR * 30).await;
    let game = table.stored(&game).await;
    let until = now() + TO_SATURDAY + DAY * 2;
    assert_eq!(game.clock_state(), Some(ClockState::Weekend { until }));
    assert_eq!(game.row.clock.left.white, HOUR * 10);
}

#[tokio::test]
async fn a_weekend_after_a_vacation_keeps_the_clock_stopped_and_so_the_other_way_round() {
    let mut table = Table::new().await;
    table.has_weekends(table.ada.id).await;
    let game = table.game_by(TimeControl::PerTurn(DAY * 3)).await;
    let (saturday, monday) = (now() + TO_SATURDAY, now() + TO_SATURDAY + DAY * 2);
    let (ada, first, second) = (table.ada.id, table.interaction(), table.interaction());
    vacation::start(&table.store, ada, 1, first, now()).await.unwrap();
    table.weekends(saturday).await;
    assert_eq!(table.stored(&game).await.clock_state(), Some(ClockState::Vacation));
    let over = table.store.vacations_ended_by(now() + DAY, 9).await.unwrap();
    vacation::expire(&table.store, &over[0], now() + DAY).await.unwrap();
    let weekend = ClockState::Weekend { until: monday };
    assert_eq!(table.stored(&game).await.clock_state(), Some(weekend));

    vacation::start(&table.store, ada, 2, second, saturday + DAY).await.unwrap();
    assert_eq!(table.stored(&game).await.clock_state(), Some(weekend));
    table.weekends(monday).await;
    assert_eq!(table.stored(&game).await.clock_state(), Some(ClockState::Vacation));
}

#[tokio::test]
async fn an_automatic_vacation_spends_no_days_on_weekends_off() {
    let mut table = Table::new().await;
    let ada = table.ada.id;
    table.has_weekends(ada).await;
    table.sets(ada, |settings| settings.auto_vacation = true, now() - DAY * 29).await;
    let game = table.game_by(TimeControl::PerTurn(HOUR)).await;
    let (saturday, monday) = (now() + TO_SATURDAY, now() + TO_SATURDAY + DAY * 2);
    let mut days_left = Vec::new();
    let first_hour = now() + HOUR;
    // Hour by hour, the bot does what it does in the background.
    let mut at = first_hour;
    while at < monday + DAY * 2 {
        for vacation in table.store.vacations_ended_by(at, 9).await.unwrap() {
            vacation::expire(&table.store, &vacation, at).await.unwrap();
        }
        table.weekends(at).await;
        let clock = table.stored_clock(&game).await;
        if clock.deadline.is_some_and(|deadline| deadline <= at) {
            assert_eq!(table.out_of_time(&game, at).await, Some(GameState::Running));
        }
        let status = vacation::status(&table.store, ada, at).await.unwrap();
        let is_new = days_left.last().is_none_or(|&(_, left)| left != status.days_left);
        if is_new {
            days_left.push((at, status.days_left));
        }
        at += HOUR;
    }
    let expected = [(first_hour, 29), (monday, 28), (monday + DAY, 27)];
    assert_eq!(days_left, expected, "Saturday begins at {saturday}");
}

#[tokio::test]
async fn a_vacation_may_end_on_a_weekend_off_although_no_time_is_left() {
    let mut table = Table::new().await;
    let ada = table.ada.id;
    table.has_weekends(ada).await;
    table.sets(ada, |settings| settings.auto_vacation = true, now() - DAY * 29).await;
    let game = table.game_by(TimeControl::PerTurn(HOUR)).await;
    table.out_of_time(&game, now() + HOUR).await;
    let (early, late) = (table.interaction(), table.interaction());
    let refusal = vacation::end(&table.store, ada, early, now() + HOUR * 2).await;
    assert_eq!(refused(refusal), Refusal::Vacation(VacationRefusal::NoTimeLeft));
    vacation::end(&table.store, ada, late, now() + TO_SATURDAY + HOUR).await.unwrap();
    let until = now() + TO_SATURDAY + DAY * 2;
    assert_eq!(table.stored(&game).await.clock_state(), Some(ClockState::Weekend { until }));
}

#[tokio::test]
async fn a_pause_lasts_through_a_weekend_and_may_end_on_it() {
    let mut pair = Pair::new().await;
    pair.table.has_weekends(pair.person(Color::Black)).await;
    pair.play("D3").await;
    let offer = pair.offered(Color::White, OfferKind::Pause).await;
    pair.accepts(Color::Black, offer).await.unwrap();
    pair.table.weekends(now() + TO_SATURDAY).await;
    assert_eq!(pair.game().await.clock_state(), Some(ClockState::Paused));
    pair.pass_hours(24);
    let request = pair.asks(Color::White);
    let game = crate::offers::resume(&pair.table.store, request).await.unwrap();
    let until = now() + TO_SATURDAY + DAY * 2;
    assert_eq!(game.clock_state(), Some(ClockState::Weekend { until }));
}

#[tokio::test]
async fn a_change_counts_for_weekends_that_begin_a_week_later() {
    let mut table = Table::new().await;
    let game = table.game_by(TimeControl::PerTurn(DAY * 30)).await;
    let saturday = now() + TO_SATURDAY;
    let on = |settings: &mut Settings| settings.weekends = Some(Timestamp::UNIX_EPOCH);
    let in_honolulu = |settings: &mut Settings| settings.time_zone = "Pacific/Honolulu".to_owned();
    table.sets(table.ada.id, on, now()).await;
    assert_eq!(table.stored_clock(&game).await.weekend, Some(saturday + DAY * 7));

    table.weekends(saturday + DAY * 7).await;
    let until = saturday + DAY * 9;
    let weekend = ClockState::Weekend { until };
    assert_eq!(table.stored(&game).await.clock_state(), Some(weekend));
    // Where it stays weekend ten hours longer.
    table.sets(table.ada.id, in_honolulu, saturday + DAY * 8).await;
    assert_eq!(table.stored(&game).await.clock_state(), Some(weekend));
    table.weekends(until).await;
    let clock = table.stored_clock(&game).await;
    assert!(clock.deadline.is_some());
    assert_eq!(clock.weekend, Some(saturday + DAY * 21 + HOUR * 10));

    table.sets(table.ada.id, |settings| settings.weekends = None, until).await;
    assert_eq!(table.stored_clock(&game).await.weekend, None);
    table.sets(table.ada.id, on, until).await;
    assert!(table.stored_clock(&game).await.weekend >= Some(until + DAY * 7));
}
