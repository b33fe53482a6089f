//! Vacations: clocks are stopped during them, and run again afterwards.

use dvonn_model::{ClockRow, GameEvent, Settings, TimeControl};
use jiff::SignedDuration;

use super::*;

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

impl Table {
    async fn start_vacation(
        &mut self,
        person: UserId,
        days: u32,
        at: Timestamp,
    ) -> Result<VacationStatus, PlayError> {
        let interaction = self.interaction();
        vacation::start(&self.store, person, days, interaction, at).await
    }

    async fn end_vacation(
        &mut self,
        person: UserId,
        at: Timestamp,
    ) -> Result<VacationStatus, PlayError> {
        let interaction = self.interaction();
        vacation::end(&self.store, person, interaction, at).await
    }

    /// Ends the vacations that are over at this time, as the bot does.
    async fn end_vacations(&self, at: Timestamp) {
        for vacation in self.store.vacations_ended_by(at, 9).await.unwrap() {
            vacation::expire(&self.store, &vacation, at).await.unwrap();
        }
    }

    /// Lets the clocks follow, as the bot does.
    async fn check_clocks(&self, at: Timestamp) {
        for person in self.store.clock_checks(9).await.unwrap() {
            while !go_on_checking_clocks(&self.store, person, at).await.unwrap() {}
        }
    }

    async fn clock(&self, game: &Match) -> ClockRow {
        self.store.game(game.row.id).await.unwrap().unwrap().clock
    }

    async fn uses_automatic_vacations(&self, person: UserId) {
        let mut tx = self.store.begin().await.unwrap();
        let settings = Settings { auto_vacation: true, ..Settings::default() };
        tx.save_settings(person, &settings).await.unwrap();
        tx.commit().await.unwrap();
    }
}

#[tokio::test]
async fn clocks_are_stopped_during_a_vacation() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    let begin = now() + HOUR / 4;
    let leave = table.start_vacation(ada, 3, begin).await.unwrap();
    assert_eq!((leave.until, leave.days_left), (Some(begin + DAY * 3), 27));
    assert_eq!(table.clock(&game).await.deadline, None);
    assert_eq!(table.out_of_time(&game, begin + DAY).await, None);

    table.end_vacations(begin + DAY * 2).await;
    assert_eq!(table.clock(&game).await.deadline, None);
    table.end_vacations(begin + DAY * 3).await;
    assert_eq!(table.clock(&game).await.deadline, Some(begin + DAY * 3 + HOUR * 3 / 4));
    assert!(table.store.vacations_ended_by(begin + DAY * 9, 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_turn_that_starts_during_a_vacation_waits_for_its_end() {
    let mut table = Table::new().await;
    let (game, ben) = (table.timed_game().await, table.ben.id);
    table.start_vacation(ben, 1, now()).await.unwrap();
    assert!(table.clock(&game).await.deadline.is_some(), "it is not Ben's turn");
    let game = table.play(&game, "D3").await.unwrap();
    assert_eq!(game.clock_state(), Some(ClockState::Vacation));
    let leave = table.end_vacation(ben, now() + HOUR).await.unwrap();
    assert_eq!((leave.until, leave.days_left), (None, 29));
    assert_eq!(table.clock(&game).await.deadline, Some(now() + HOUR * 2));
}

#[tokio::test]
async fn vacations_do_not_stop_live_games() {
    let mut table = Table::new().await;
    let game = table.game_by(TimeControl::Live(HOUR)).await;
    let ada = table.ada.id;
    table.uses_automatic_vacations(ada).await;
    table.start_vacation(ada, 1, now()).await.unwrap();
    assert_eq!(table.clock(&game).await, game.row.clock);
    assert!(
        table
            .out_of_time(&game, now() + HOUR)
            .await
            .is_some_and(|state| state != GameState::Running)
    );
}

#[tokio::test]
async fn a_vacation_can_be_extended_until_no_days_are_left() {
    let mut table = Table::new().await;
    let ada = table.ada.id;
    table.start_vacation(ada, 20, now()).await.unwrap();
    let refusal = refused(table.start_vacation(ada, 11, now() + DAY).await);
    assert_eq!(refusal, Refusal::Vacation(VacationRefusal::TooLong { days_left: 10 }));
    let leave = table.start_vacation(ada, 10, now() + DAY).await.unwrap();
    assert_eq!((leave.until, leave.days_left), (Some(now() + DAY * 30), 0));
}

#[tokio::test]
async fn only_a_started_vacation_can_be_ended() {
    let mut table = Table::new().await;
    let ada = table.ada.id;
    let refusal = refused(table.end_vacation(ada, now()).await);
    assert_eq!(refusal, Refusal::Vacation(VacationRefusal::NotOnVacation));
}

#[tokio::test]
async fn an_automatic_vacation_is_extended_and_announced_once() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    table.uses_automatic_vacations(ada).await;
    let mut at = now() + HOUR;
    assert_eq!(table.out_of_time(&game, at).await, Some(GameState::Running));
    let row = table.store.game(game.row.id).await.unwrap().unwrap();
    assert_eq!(row.event, Some(GameEvent::VacationBegan { side: Color::White }));
    for day in 1..=vacation::DAYS_A_YEAR {
        let now = table.store.game(game.row.id).await.unwrap().unwrap();
        assert_eq!((now.clock.deadline, now.clock.left.white), (None, SignedDuration::ZERO));
        assert_eq!(now.revision, row.revision, "day {day} is not announced");
        assert_eq!(
            vacation::status(&table.store, ada, at).await.unwrap().days_left,
            vacation::DAYS_A_YEAR - day
        );
        at += DAY;
        table.end_vacations(at).await;
    }
    let told = notices(&table.store, game.row.id).await;
    assert_eq!(told, [(ada, AutoEvent::VacationBegan { days_left: vacation::DAYS_A_YEAR - 1 })]);
    let void = GameState::Ended(Ending::Void { reason: VoidReason::OutOfTime });
    assert_eq!(table.out_of_time(&game, at).await, Some(void));
}

#[tokio::test]
async fn an_automatic_vacation_is_not_extended_once_its_owner_has_played() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    table.uses_automatic_vacations(ada).await;
    let at = now() + HOUR;
    table.out_of_time(&game, at).await;
    let game = Match::find(&table.store, game.row.id).await.unwrap();
    table.play(&game, "D3").await.unwrap();
    table.end_vacations(at + DAY).await;
    let now = vacation::status(&table.store, ada, at + DAY).await.unwrap();
    assert_eq!((now.until, now.days_left), (None, vacation::DAYS_A_YEAR - 1));
}

#[tokio::test]
async fn an_automatic_vacation_stops_the_other_clocks_too() {
    let mut table = Table::new().await;
    let (first, ada) = (table.timed_game().await, table.ada.id);
    table.venue.channel = ChannelId::try_from(11_u64).unwrap();
    let second = table.game_by(TimeControl::PerTurn(HOUR * 2)).await;
    table.uses_automatic_vacations(ada).await;
    table.out_of_time(&first, now() + HOUR).await;
    table.check_clocks(now() + HOUR).await;
    let clock = table.clock(&second).await;
    assert_eq!((clock.deadline, clock.left.white), (None, HOUR));
}

#[tokio::test]
async fn a_vacation_cannot_be_ended_if_a_game_would_time_out_at_once() {
    let mut table = Table::new().await;
    let (game, ada) = (table.timed_game().await, table.ada.id);
    table.uses_automatic_vacations(ada).await;
    let saved = now() + HOUR;
    table.out_of_time(&game, saved).await;
    assert_eq!(table.clock(&game).await.left.white, SignedDuration::ZERO);
    let back = refused(table.end_vacation(ada, saved + HOUR).await);
    assert_eq!(back, Refusal::Vacation(VacationRefusal::NoTimeLeft));
    table.play(&game, "D3").await.unwrap();
    table.end_vacation(ada, saved + HOUR).await.unwrap();
}

impl Table {
    /// Starts so many games of Ada against Ben that one transaction is not enough for their clocks.
    async fn many_games(&mut self) -> Vec<Match> {
        let mut games = Vec::new();
        for channel in 100..145_u64 {
            self.venue.channel = ChannelId::try_from(channel).unwrap();
            games.push(self.game_by(TimeControl::PerTurn(DAY)).await);
        }
        games
    }

    async fn count_stopped(&self, games: &[Match]) -> usize {
        let mut stopped = 0;
        for game in games {
            stopped += usize::from(self.clock(game).await.deadline.is_none());
        }
        stopped
    }
}

#[tokio::test]
async fn a_vacation_stops_many_clocks_some_at_a_time_and_goes_on_after_a_crash() {
    let mut table = Table::new().await;
    let (games, ada) = (table.many_games().await, table.ada.id);
    let begin = now() + HOUR;
    table.start_vacation(ada, 3, begin).await.unwrap();
    assert_eq!(table.count_stopped(&games).await, 20);
    assert!(!go_on_checking_clocks(&table.store, ada, begin).await.unwrap());
    assert_eq!(table.count_stopped(&games).await, 40);
    // The process ends here. A clock that the vacation has not reached yet does not run out.
    let last = games.last().unwrap();
    assert_eq!(table.out_of_time(last, now() + DAY).await, Some(GameState::Running));
    assert_eq!(table.store.clock_checks(9).await.unwrap(), [ada]);
    table.check_clocks(begin).await;
    assert_eq!(table.count_stopped(&games).await, games.len());
    assert_eq!(table.store.clock_checks(9).await.unwrap(), []);
    let clock = table.clock(&games[43]).await;
    assert_eq!(clock.left.white, DAY - HOUR);

    // They all run again, even if the end comes before the clocks of the next beginning.
    let last = Match::find(&table.store, last.row.id).await.unwrap();
    table.play(&last, "D3").await.unwrap();
    table.end_vacation(ada, begin + HOUR).await.unwrap();
    table.start_vacation(ada, 1, begin + HOUR).await.unwrap();
    table.end_vacation(ada, begin + HOUR).await.unwrap();
    table.check_clocks(begin + HOUR).await;
    assert_eq!(table.count_stopped(&games).await, 0);
}

#[tokio::test]
async fn a_change_of_weekends_reaches_many_clocks_some_at_a_time() {
    let mut table = Table::new().await;
    let (games, ada) = (table.many_games().await, table.ada.id);
    let turned_on = |settings: &mut Settings| {
        settings.weekends = Some(Timestamp::UNIX_EPOCH);
        Ok::<_, PlayError>(())
    };
    settings::change(&table.store, ada, now(), turned_on).await.unwrap();
    assert_eq!(table.store.clock_checks(9).await.unwrap(), [ada]);
    table.check_clocks(now()).await;
    for game in &games {
        assert!(table.clock(game).await.weekend.is_some());
    }
    let turned_off = |settings: &mut Settings| {
        settings.weekends = None;
        Ok::<_, PlayError>(())
    };
    settings::change(&table.store, ada, now(), turned_off).await.unwrap();
    table.check_clocks(now()).await;
    for game in &games {
        assert_eq!(table.clock(game).await.weekend, None);
    }
}
